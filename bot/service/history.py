"""Looking back at a game: its record, the proof of it, the film and the story."""

import asyncio

from msgspec import Struct
from msgspec.structs import replace

from bot.offloop import off_the_loop
from bot.service import may, showing
from bot.service.games import Games
from bot.service.loading import Loaded
from bot.service.records import made_record
from bot.service.values import Click, Table
from engine import Edition, Final
from engine.history import Course, Shot, course, shots
from engine.record import Record, encode_record
from engine.replay import check_record


class Proof(Struct, frozen=True):
    """What a check of a game that has ended has found true."""

    actions: int
    seal: str
    commitment: str


class Film(Struct, frozen=True):
    """What the film of a game shows; nothing in it is secret."""

    table: Table
    shots: tuple[Shot, ...]
    final: Final | None


class History:
    def __init__(self, games: Games) -> None:
        self._games = games

    async def record(self, click: Click, game: str) -> bytes:
        """The record of a game that has ended, as a file; WrongStatus before, because it tells every hidden card."""
        record, edition = await self._ended(click, game)
        ours = any(choice.edition.digest == edition.digest for choice in self._games.maps)
        return encode_record(record if ours else replace(record, board_data=edition.board))

    async def verify(self, click: Click, game: str) -> Proof:
        """Play the record of a game that has ended again; BrokenRecord if something in it does not hold."""
        record, edition = await self._ended(click, game)

        def check() -> None:
            off_the_loop("checking a record")
            check_record(edition, record)

        await asyncio.to_thread(check)
        return Proof(len(record.actions), record.seal, record.commitment)

    async def film(self, click: Click, game: str) -> Film:
        """What everybody could see, of a game that has begun."""
        loaded = await self._games.load(game)
        may.insist(may.film(showing.known(loaded), click))
        record = await self._record(loaded)
        taken = await asyncio.to_thread(shots, loaded.edition, record)
        table = await self._games.table(loaded)
        return Film(table, tuple(taken), table.final)

    async def course(self, loaded: Loaded) -> Course | None:
        """How a game went that has ended."""
        if loaded.row.status != "ended":
            return None
        return await asyncio.to_thread(course, loaded.edition, await self._record(loaded))

    async def _ended(self, click: Click, game: str) -> tuple[Record, Edition]:
        loaded = await self._games.load(game)
        may.insist(may.unseal(showing.known(loaded), click))
        return await self._record(loaded), loaded.edition

    async def _record(self, loaded: Loaded) -> Record:
        """With its secrets: what of it is shown is decided by the methods above."""
        return made_record(loaded, await self._games.store.log(loaded.row.id, before=loaded.row.seq + 1))
