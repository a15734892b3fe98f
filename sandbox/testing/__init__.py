"""The test side: people who use the bot in the stand-in, and what they see. `async with Sandbox(bot) as discord: …`"""

from sandbox.testing.bots import Bot, BotProcess, InProcessBot, RunsBot
from sandbox.testing.sandbox import Sandbox
from sandbox.testing.screen import Answer, Button, Modal, NotSeen, Option, Picture, Seen, Select
from sandbox.testing.user import User

__all__ = [
    "Answer",
    "Bot",
    "BotProcess",
    "Button",
    "InProcessBot",
    "Modal",
    "NotSeen",
    "Option",
    "Picture",
    "RunsBot",
    "Sandbox",
    "Seen",
    "Select",
    "User",
]
