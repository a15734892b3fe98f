"""What the bot must be allowed to do in a server, and how to invite it with exactly that."""

import discord

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""Post boards, in channels and threads; open a thread for a second game; find one's own messages after a crash."""

SCOPES = ("bot", "applications.commands")


def missing(guild: discord.Guild) -> list[str]:
    """The permissions that the bot's roles lack in this server; a channel may still deny some.

    Of a server that Discord can't reach for a while nothing is known, not even the bot's own roles.
    """
    return [] if guild.unavailable else lacking(guild.me.guild_permissions)


def lacking(granted: discord.Permissions) -> list[str]:
    return [name for name in needed() if not getattr(granted, name)]


def needed() -> list[str]:
    """The names as Discord's settings show them; discord.py calls the first one read_messages."""
    return [name.replace("read_messages", "view_channel") for name, value in NEEDED if value]


def invitation(application_id: int) -> str:
    """The link with which somebody adds the bot to a server."""
    return discord.utils.oauth_url(application_id, permissions=NEEDED, scopes=SCOPES)
