"""What the channels have been told: all that the publisher needs to know of games, and all it may note about them."""

from msgspec import Struct

from bot.service import showing
from bot.service.games import Games
from bot.service.happenings import Happening
from bot.service.history import History
from bot.service.values import Table
from engine.history import Course


class Untold(Struct, frozen=True):
    """A table, what its channel has not heard of, and the message that changes with it."""

    table: Table
    happenings: tuple[Happening, ...]
    """What everybody may know of the rows after the last public message."""
    posted: int
    """The last row that the channel has heard of."""
    message: int | None
    kind: str
    """What that message is: lobby, opening, turn, …"""
    course: Course | None = None
    """How the game went, if it has ended."""


class Ledger:
    """Nothing in it is secret."""

    def __init__(self, games: Games, history: History) -> None:
        self._games = games
        self._history = history

    async def untold(self, game: str) -> Untold:
        """The game, and what everybody may know of the rows that its channel has not heard of."""
        loaded = await self._games.load(game)
        row = loaded.row
        rows = await self._games.store.log(game, after=row.posted_seq, before=row.seq + 1)
        table = await self._games.table(loaded)
        told, course = showing.happenings(rows), await self._history.course(loaded)
        return Untold(table, told, row.posted_seq, row.message_id, row.message_kind, course)

    async def behind(self) -> list[str]:
        """The games of which something has happened that their channel has not heard of."""
        return await self._games.store.behind()

    async def posted(self, game: str, seq: int, message: int | None, kind: str) -> None:
        """The channel has heard of everything up to this row, by this message."""
        await self._games.store.posted(game, seq, message, kind)

    async def troubled(self, game: str, trouble: str) -> None:
        """Why the channel gets no messages; the next one that it gets ends the trouble."""
        await self._games.store.trouble(game, trouble)

    async def threads(self) -> list[int]:
        """The threads in which a game is going on."""
        return await self._games.store.waiting_threads()
