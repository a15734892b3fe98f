"""What there is in the stand-in's Discord: users, guilds, channels, messages and commands, as values to be stored."""

from __future__ import annotations

import msgspec

from sandbox.clock import Clock, Snowflakes
from sandbox.errors import Json

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
EPHEMERAL, LOADING, SILENT, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15


class User(msgspec.Struct):
    """Somebody with an account: a sample user or the bot."""

    id: str
    username: str
    display_name: str
    language: str = "en-US"
    color: int = 0x5865F2
    bot: bool = False
    dm_open: bool = True
    installed: bool = False  # the bot is on this person's account, not only in servers they share


class Role(msgspec.Struct):
    id: str
    name: str
    permissions: int
    position: int = 0
    managed_by: str | None = None


class Member(msgspec.Struct):
    user_id: str
    roles: list[str]
    joined_at: str


class Guild(msgspec.Struct):
    id: str
    name: str
    language: str
    owner_id: str
    roles: dict[str, Role]
    members: dict[str, Member]


class Overwrite(msgspec.Struct):
    """What a channel grants or takes away from a role (type 0) or a member (type 1)."""

    id: str
    type: int
    allow: int = 0
    deny: int = 0


class Thread(msgspec.Struct):
    """What a thread has beyond a channel."""

    owner_id: str
    created_at: str
    archive_timestamp: str
    active_at: float
    auto_archive_duration: int = 4320
    archived: bool = False
    locked: bool = False
    members: dict[str, str] = {}  # user id -> when they joined


class Channel(msgspec.Struct):
    """A text channel, a thread or a DM with the bot."""

    id: str
    type: int
    name: str = ""
    guild_id: str | None = None
    parent_id: str | None = None
    topic: str | None = None
    position: int = 0
    overwrites: list[Overwrite] = []
    recipient: str | None = None
    thread: Thread | None = None
    last_message_id: str | None = None

    @property
    def is_thread(self) -> bool:
        return self.thread is not None


class Message(msgspec.Struct):
    """A message in Discord's JSON; `only` names the one user who sees it when it is ephemeral."""

    data: Json
    only: str | None = None
    hidden: list[Json] = []  # attachments shown inside an embed or a component
    token: str | None = None  # of the interaction it answers
    notified: list[str] = []  # the ids of those whose phone rang when it came

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def channel_id(self) -> str:
        return str(self.data["channel_id"])


class Emoji(msgspec.Struct):
    """A picture of the bot's own that its messages, buttons and options may show."""

    id: str
    name: str
    animated: bool = False


class World(msgspec.Struct):
    """Everything, by id. Commands are kept per scope: "" for global ones, else a guild's id."""

    bot_id: str
    users: dict[str, User] = {}
    guilds: dict[str, Guild] = {}
    channels: dict[str, Channel] = {}
    messages: dict[str, dict[str, Message]] = {}  # channel -> id -> message, in order
    commands: dict[str, dict[str, Json]] = {}
    emojis: dict[str, Emoji] = {}

    @property
    def bot(self) -> User:
        return self.users[self.bot_id]

    @property
    def people(self) -> list[User]:
        return [user for user in self.users.values() if not user.bot]

    def named(self, username: str) -> User | None:
        return next((user for user in self.users.values() if user.username == username), None)

    def message(self, channel_id: str, message_id: str) -> Message | None:
        return self.messages.get(channel_id, {}).get(message_id)

    def dm_with(self, user_id: str) -> Channel | None:
        return next((c for c in self.channels.values() if c.type == DM and c.recipient == user_id), None)

    def shares_guild(self, user_id: str) -> bool:
        """Whether the bot and a user are in one server."""
        return any(user_id in guild.members and self.bot_id in guild.members for guild in self.guilds.values())

    def parent(self, channel: Channel) -> Channel:
        """The channel whose permissions count: a thread's parent, else itself."""
        return self.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel


def snowflakes_after(world: World, clock: Clock) -> Snowflakes:
    """Ids that are greater than every id in a stored world, however the wall clock was set meanwhile."""
    ids = [int(key) for keys in (world.users, world.guilds, world.channels, world.emojis) for key in keys]
    ids += [int(key) for messages in world.messages.values() for key in messages]
    ids += [int(key) for commands in world.commands.values() for key in commands]
    return Snowflakes(clock, max(ids, default=0))
