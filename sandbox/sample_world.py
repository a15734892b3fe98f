"""The sample world everybody starts with: five people, two guilds, the bot."""

from __future__ import annotations

from sandbox.clock import Clock, Snowflakes, moment
from sandbox.permissions import bits
from sandbox.world import DM, TEXT, Channel, Guild, Member, Overwrite, Role, User, World

PEOPLE = (
    ("host", "Hannah", "en-GB", 0x3BA55D),
    ("olena", "Olena", "uk", 0xFAA61A),
    ("marek", "Marek", "pl", 0xED4245),
    ("vera", "Vera", "ru", 0x9B59B6),
    ("admin", "Ada", "en-US", 0x1ABC9C),
)
APART = 1 << 21
"""A bit that ordinary ids have only after two million in one millisecond: ids of servers never meet them."""
EVERYONE = bits(
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "add_reactions",
    "use_application_commands",
    "create_public_threads",
    "send_messages_in_threads",
)


def sample_world(clock: Clock, ids: Snowflakes) -> World:
    """A fresh world; the first server is English, the second Polish."""
    bot = User(id=ids.next(), username="slow-train", display_name="Slow Train", bot=True)
    world = World(bot_id=bot.id, users={bot.id: bot})
    for username, shown, language, color in PEOPLE:
        add_person(world, ids, username, shown, language, color)
    everyone = [user.username for user in world.people]
    first = add_guild(world, clock, ids, "Slow Train", "en-US", everyone)
    add_channel(world, ids, first, "station", "All aboard: one game per channel or thread")
    add_channel(world, ids, first, "second-track", "Room for another game")
    notices = add_channel(world, ids, first, "notices", "The bot can read this channel but not write here")
    notices.overwrites.append(Overwrite(id=bot.id, type=1, deny=bits("send_messages", "create_public_threads")))
    second = add_guild(world, clock, ids, "Siding", "pl", ["host", "marek", "admin"])
    add_channel(world, ids, second, "peron", "Drugi serwer")
    return world


def add_person(world: World, ids: Snowflakes, username: str, shown: str, language: str, color: int) -> User:
    """One more user, with a DM channel with the bot."""
    user = User(id=ids.next(), username=username, display_name=shown, language=language, color=color)
    world.users[user.id] = user
    channel = Channel(id=ids.next(), type=DM, recipient=user.id)
    world.channels[channel.id] = channel
    return user


def add_guild(world: World, clock: Clock, ids: Snowflakes, name: str, language: str, people: list[str]) -> Guild:
    """A server in which `admin` is the owner and the bot has a role of its own."""
    guild_id, own = _guild_id(world, ids), bot_role(world, ids)
    admins = Role(id=ids.next(), name="Administrators", permissions=bits("administrator"), position=1)
    everyone = Role(id=guild_id, name="@everyone", permissions=EVERYONE)
    admin = world.named("admin")
    owner = admin.id if admin else world.bot_id
    guild = Guild(id=guild_id, name=name, language=language, owner_id=owner, roles={}, members={})
    guild.roles = {role.id: role for role in (everyone, own, admins)}
    world.guilds[guild_id] = guild
    since = moment(clock.now())
    guild.members[world.bot_id] = Member(world.bot_id, [own.id], since)
    for username in people:
        user = world.named(username)
        if user is not None:
            guild.members[user.id] = Member(user.id, [admins.id] if username == "admin" else [], since)
    return guild


def bot_role(world: World, ids: Snowflakes) -> Role:
    """The role that comes with the bot into a server."""
    return Role(id=ids.next(), name="Slow Train", permissions=EVERYONE, position=2, managed_by=world.bot_id)


def _guild_id(world: World, ids: Snowflakes) -> str:
    """Every server is a millisecond younger than the one before, so that they fall on all shards in turn."""
    if not world.guilds:
        return ids.next()
    newest = max(map(int, world.guilds))
    return str(((newest >> 22) + 1) << 22 | APART)


def add_channel(world: World, ids: Snowflakes, guild: Guild, name: str, topic: str | None = None) -> Channel:
    """A text channel at the end of the guild's list."""
    position = sum(channel.guild_id == guild.id for channel in world.channels.values())
    channel = Channel(id=ids.next(), type=TEXT, name=name, guild_id=guild.id, topic=topic, position=position)
    world.channels[channel.id] = channel
    return channel
