"""What the admins of a server have set for the tables that are opened there."""

from collections.abc import Callable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.days.pace import USUAL_PACE, IfLate, Pace
from bot.service import may
from bot.service.values import Click, TableOptions
from bot.store import Store


class ServerSettings(Struct, frozen=True, omit_defaults=True):
    """The defaults are those of a server whose admins have never set anything."""

    language: str = ""
    """Of public messages; empty for the one that the server has in Discord."""
    pace: Pace = USUAL_PACE
    if_late: IfLate = "remind"
    reminders: int = 0
    """After how many milliseconds somebody is reminded; 0 is what suits the pace, NO_REMINDERS not at all."""
    channels: tuple[int, ...] = ()
    """Where games may be started, threads in these channels included; none means everywhere."""
    role: int = 0
    """Whoever has it may open tables, and start or cancel any game; 0 lets everybody open tables."""
    threads: bool = False
    """Whether a game gets a thread of its own unless its host says otherwise."""
    maps: tuple[str, ...] = ()
    """The maps on offer, by their names on the shelf; none means all."""
    hints: bool = True


_SETTINGS = msgspec.json.Decoder(ServerSettings)

Sets = Callable[[ServerSettings], ServerSettings]


def under(settings: ServerSettings, options: TableOptions) -> TableOptions:
    """What a host chose, with what the server adds to it. It stays so, whatever is set later."""
    return replace(
        options,
        hints=options.hints if settings.hints else "off",
        reminders=options.reminders or settings.reminders,
        role=settings.role,
    )


class Servers:
    def __init__(self, store: Store) -> None:
        self._store = store.servers

    async def settings(self, guild: int) -> ServerSettings:
        found = await self._store.settings(guild)
        return ServerSettings() if found is None else _SETTINGS.decode(found)

    async def seen(self, click: Click) -> tuple[int, ServerSettings]:
        """The server of the click and its settings, for those who may change them."""
        may.insist(may.set_up_server(click))
        assert click.guild is not None, "who may set up a server is in one"
        return click.guild, await self.settings(click.guild)

    async def set(self, click: Click, sets: Sets) -> ServerSettings:
        guild, before = await self.seen(click)
        after = sets(before)
        await self._store.save(guild, msgspec.json.encode(after))
        return after
