"""Public messages: one queue per game brings the channel up to date with what is stored."""

from bot.publish.post import Drawn, Found, Message, Messenger, Post, Speaker, Spoken
from bot.publish.publisher import Publisher
from bot.publish.studio import Studio

__all__ = [
    "Drawn",
    "Found",
    "Message",
    "Messenger",
    "Post",
    "Publisher",
    "Speaker",
    "Spoken",
    "Studio",
]
