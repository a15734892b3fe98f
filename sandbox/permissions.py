"""Who may do what in a channel, computed as Discord computes it."""

from __future__ import annotations

from typing import Final

from sandbox import errors
from sandbox.world import DM, PRIVATE_THREAD, Channel, Guild, World

NAMES: Final[dict[str, int]] = {
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}
ALL: Final = (1 << 53) - 1
IN_A_DM: Final = ALL & ~NAMES["manage_channels"] & ~NAMES["manage_threads"] & ~NAMES["administrator"]


def bits(*names: str) -> int:
    """The bits of some permissions by name."""
    unknown = [name for name in names if name not in NAMES]
    if unknown:
        raise ValueError(f"No permission is called {unknown[0]!r}; known: {', '.join(NAMES)}.")
    return sum(NAMES[name] for name in set(names))


def in_guild(guild: Guild, user_id: str) -> int:
    """The permissions of a member before the channels have their say."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    granted = guild.roles[guild.id].permissions
    for role_id in member.roles:
        granted |= guild.roles[role_id].permissions
    return ALL if user_id == guild.owner_id or granted & NAMES["administrator"] else granted


def of(world: World, channel: Channel, user_id: str) -> int:
    """The permissions of a user in a channel, a thread or a DM."""
    if channel.type == DM:
        return IN_A_DM if user_id in (channel.recipient, world.bot_id) else 0
    guild = world.guilds[channel.guild_id or ""]
    granted = in_guild(guild, user_id)
    if granted in (0, ALL):
        return granted
    overwrites = {overwrite.id: overwrite for overwrite in world.parent(channel).overwrites}
    member = guild.members[user_id]
    for layer in ([guild.id], member.roles, [user_id]):
        present = [overwrites[key] for key in layer if key in overwrites]
        for overwrite in present:
            granted &= ~overwrite.deny
        for overwrite in present:
            granted |= overwrite.allow
    visible = granted & NAMES["view_channel"] and (granted & NAMES["manage_threads"] or may_enter(channel, user_id))
    return granted if visible else 0


def may_enter(channel: Channel, user_id: str) -> bool:
    """A private thread is seen by its members only."""
    return channel.type != PRIVATE_THREAD or (channel.thread is not None and user_id in channel.thread.members)


def require(world: World, channel: Channel, user_id: str, *names: str) -> None:
    """Refuse with 50001 when the channel can't be seen, with 50013 when something else is missing."""
    granted = of(world, channel, user_id)
    if not granted & NAMES["view_channel"]:
        raise errors.missing_access()
    if any(not granted & NAMES[name] for name in names):
        raise errors.missing_permissions()
