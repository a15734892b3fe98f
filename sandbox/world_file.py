"""The file in which the stand-in keeps its world: a second start shows the same channels, messages and pictures."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import msgspec

from sandbox.world import Channel, Emoji, Guild, Message, User, World

TABLES = """
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS things (kind TEXT, id TEXT, value TEXT NOT NULL, PRIMARY KEY (kind, id)) STRICT;
CREATE TABLE IF NOT EXISTS messages (id INTEGER PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, kind TEXT NOT NULL, data BLOB NOT NULL) STRICT;
"""
FORMAT = "1"
BUSY = 0.5


def _forget(path: Path) -> None:
    """Delete the file, unless another sandbox is using it."""
    with contextlib.closing(sqlite3.connect(path, BUSY, isolation_level=None)) as file:
        try:
            file.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:
            file.close()  # not a database at all: nobody uses it, and nobody will miss it
    for ending in ("", "-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)


class WorldFile:
    """Writes every change at once; without a path it keeps nothing.

    Ephemeral messages are not kept: Discord forgets them too.
    """

    def __init__(self, path: Path | None = None, fresh: bool = False) -> None:
        self.on_disk = path is not None
        self._file: sqlite3.Connection | None = None
        if path is None:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        if fresh and path.exists():
            _forget(path)
        self._file = sqlite3.connect(path, BUSY, isolation_level=None)
        self._file.execute("PRAGMA locking_mode=EXCLUSIVE")  # two sandboxes on one file would confuse each other
        self._file.execute("PRAGMA journal_mode=WAL")
        self._file.execute("PRAGMA synchronous=OFF")  # a toy world: speed matters more than a power cut
        self._file.executescript(TABLES)

    def load(self) -> World | None:
        """The stored world, or None when there is none yet."""
        if self._file is None:
            return None
        facts = dict(self._file.execute("SELECT name, value FROM facts"))
        if facts.get("format") != FORMAT:
            return None
        world = World(bot_id=facts["bot"])
        for kind, key, value in self._file.execute("SELECT kind, id, value FROM things ORDER BY rowid"):
            match kind:
                case "user":
                    world.users[key] = msgspec.json.decode(value, type=User)
                case "guild":
                    world.guilds[key] = msgspec.json.decode(value, type=Guild)
                case "channel":
                    world.channels[key] = msgspec.json.decode(value, type=Channel)
                case "emoji":
                    world.emojis[key] = msgspec.json.decode(value, type=Emoji)
                case "commands":
                    world.commands[key] = msgspec.json.decode(value)
        self._load_messages(world)
        return world

    def _load_messages(self, world: World) -> None:
        assert self._file is not None
        for (value,) in self._file.execute("SELECT value FROM messages ORDER BY id"):
            message = msgspec.json.decode(value, type=Message)
            world.messages.setdefault(message.channel_id, {})[message.id] = message
            if message.channel_id in world.channels:
                world.channels[message.channel_id].last_message_id = message.id

    def moved(self, world: World, base_url: str) -> None:
        """Point the addresses of stored attachments at where the stand-in listens now."""
        if self._file is None:
            return
        before = dict(self._file.execute("SELECT name, value FROM facts")).get("base", base_url)
        if before != base_url:
            self._file.execute(
                "UPDATE messages SET value = replace(value, ?, ?)", (f"{before}/cdn/", f"{base_url}/cdn/")
            )
            world.messages.clear()
            self._load_messages(world)
        self._fact("base", base_url)

    def write_world(self, world: World) -> None:
        """Write a new world."""
        if self._file is None:
            return
        for table in ("facts", "things", "messages", "files"):
            self._file.execute(f"DELETE FROM {table}")
        for user in world.users.values():
            self.thing("user", user.id, user)
        for guild in world.guilds.values():
            self.thing("guild", guild.id, guild)
        for channel in world.channels.values():
            self.thing("channel", channel.id, channel)
        self._fact("bot", world.bot_id)
        self._fact("format", FORMAT)

    def _fact(self, name: str, value: str) -> None:
        if self._file is not None:
            self._file.execute("REPLACE INTO facts VALUES (?, ?)", (name, value))

    def thing(self, kind: str, key: str, value: object) -> None:
        """A user, guild, channel, emoji, or the commands of a scope."""
        if self._file is not None:
            text = msgspec.json.encode(value).decode()
            statement = "INSERT INTO things VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value"
            self._file.execute(statement, (kind, key, text))

    def thing_gone(self, kind: str, key: str) -> None:
        if self._file is not None:
            self._file.execute("DELETE FROM things WHERE kind = ? AND id = ?", (kind, key))

    def message(self, message: Message) -> None:
        if self._file is not None and message.only is None:
            text = msgspec.json.encode(message).decode()
            self._file.execute("REPLACE INTO messages VALUES (?, ?)", (int(message.id), text))

    def message_gone(self, message: Message) -> None:
        if self._file is not None:
            self._file.execute("DELETE FROM messages WHERE id = ?", (int(message.id),))

    def put_file(self, file_id: str, kind: str, data: bytes) -> None:
        if self._file is not None:
            self._file.execute("REPLACE INTO files VALUES (?, ?, ?)", (file_id, kind, data))

    def get_file(self, file_id: str) -> tuple[str, bytes] | None:
        if self._file is None:
            return None
        found: tuple[str, bytes] | None = self._file.execute(
            "SELECT kind, data FROM files WHERE id = ?", (file_id,)
        ).fetchone()
        return found

    def remove_file(self, file_id: str) -> None:
        if self._file is not None:
            self._file.execute("DELETE FROM files WHERE id = ?", (file_id,))

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
