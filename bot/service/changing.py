"""How a game is changed: under its lock, worked out from one row, written in one transaction on top of that row."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.errors import AlreadyDone, ChannelTaken, Crowded, Refusal
from bot.service.change import Change, after, log_rows
from bot.service.changes import Changes
from bot.service.clocks import Clocks
from bot.service.games import Games
from bot.service.loading import Loaded
from bot.service.records import deal_head, head_after
from bot.service.values import Click, Clock, Table
from bot.standings.result import result_of
from bot.store import ActionRow, ChannelBusy, ClickRepeated, MovedOn, PlanChanged, ResultRow, TimerGone

log = logging.getLogger(__name__)

_TRIES = 20
"""How often a change is worked out anew because another writer was faster."""

WorksOut = Callable[[Loaded], Change]
"""What becomes of a game as it lies there, or a Refusal; it may be asked again with a newer row."""

Meanwhile = Callable[[Loaded, list[ActionRow]], Coroutine[None, None, None]]
"""What can be made ready while a change is being written, because it reads nothing that the change has written.

It is given the game after the change and the new rows of its log, and it may be asked again, like WorksOut.
"""


async def _once_writing(meanwhile: Meanwhile, done: Loaded, rows: list[ActionRow]) -> None:
    await asyncio.sleep(0)  # The database gets its work first.
    await meanwhile(done, rows)


class Changing:
    def __init__(self, games: Games, changes: Changes, clock: Clock) -> None:
        self._games = games
        self._changes = changes
        self._clock = clock
        self._clocks = Clocks(games.store)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def alone(self, game: str) -> AsyncIterator[None]:
        """Nobody else of ours changes this game meanwhile."""
        async with self._locks.setdefault(game, asyncio.Lock()):
            yield

    async def at_table(self, click: Click, game: str, work_out: WorksOut) -> Table:
        """Change the game and show it to everybody."""
        loaded, _ = await self.change(click, game, work_out)
        return await self._games.table(loaded)

    async def change(
        self,
        click: Click | None,
        game: str,
        work_out: WorksOut,
        look_back: int = 0,
        meanwhile: Meanwhile | None = None,
    ) -> tuple[Loaded, list[ActionRow]]:
        """Load, work out and save; return the game after it and the new rows of its log.

        `look_back` is how many of the last rows of the log the change depends on.
        """
        async with self.alone(game):
            recent = self._games.recent(game)
            if recent is not None and not look_back:
                try:
                    return await self._save(click, recent, work_out, meanwhile)
                except (Refusal, MovedOn):
                    # Nothing is written on top of a row that is not the last one. A refusal may come of an old
                    # row too, so both are decided by what is stored.
                    self._games.forget(game)
            return await self._from_what_is_stored(click, game, work_out, look_back, meanwhile)

    async def _from_what_is_stored(
        self, click: Click | None, game: str, work_out: WorksOut, look_back: int, meanwhile: Meanwhile | None
    ) -> tuple[Loaded, list[ActionRow]]:
        """When another writer is faster, the change is worked out again from the row that it left."""
        for _ in range(_TRIES):
            loaded = await self._games.load(game)
            if look_back:
                loaded = replace(loaded, last=tuple(await self._games.store.log(game, limit=look_back)))
            try:
                return await self._save(click, loaded, work_out, meanwhile)
            except MovedOn:
                log.info("game %s has moved on; the change is worked out again", game)
            except Refusal:
                if click is not None and await self._games.store.was_done(click.interaction):
                    raise AlreadyDone from None
                raise
        raise Crowded

    async def _save(
        self, click: Click | None, loaded: Loaded, work_out: WorksOut, meanwhile: Meanwhile | None
    ) -> tuple[Loaded, list[ActionRow]]:
        """Work the change out and write it, if this is how the game is stored; else MovedOn."""
        change, at = work_out(loaded), self._clock.now()
        kept = change.undo_state is not None or "rest" in change.fields
        done = after(loaded, change, click, at, await self._clocks.used(loaded, at, exactly=kept))
        rows = log_rows(loaded.row.seq, change.entries, click, at)
        done = replace(done, row=replace(done.row, seal=await self._seal(loaded, done, rows)))
        ready = asyncio.create_task(_once_writing(meanwhile, done, rows)) if meanwhile is not None else None
        try:
            await self._write(click, loaded, done, rows, change)
        except BaseException:
            if ready is not None:
                ready.cancel()
            raise
        self._games.remember(done)
        if ready is not None:
            await ready
        return done, rows

    async def _write(
        self, click: Click | None, loaded: Loaded, done: Loaded, rows: list[ActionRow], change: Change
    ) -> None:
        try:
            result = await self._result(loaded, done, rows)
            await self._games.store.save(
                loaded.row,
                done.row,
                rows,
                timers=change.timers,
                ends=change.ends,
                result=result,
                plan=change.plan,
                notices=change.notices,
                passed=change.passed,
            )
        except (MovedOn, TimerGone, PlanChanged):
            raise
        except ClickRepeated:
            raise AlreadyDone from None
        except ChannelBusy:
            taken = await self._games.library.load(await self._games.store.game_in(done.row.channel_id))
            raise ChannelTaken(game=taken.row.id, status=taken.row.status) from None
        except BaseException:
            # Also when the task is cancelled while the transaction ends: looking once too often does no harm.
            self._changes.tell(loaded.row.id, click)
            raise
        self._changes.tell(loaded.row.id, click)

    async def _seal(self, before: Loaded, done: Loaded, rows: list[ActionRow]) -> str:
        """The head of the seal after these rows; empty until the cards are dealt."""
        if done.state is None:
            return ""
        if before.state is None:
            return deal_head(done.edition.board.id, done.state)
        head = before.row.seal
        if not head:  # The game began before there were seals.
            log = await self._games.store.log(before.row.id, before=before.row.seq + 1)
            head = head_after(before.row.seed, deal_head(done.edition.board.id, done.state), log)
        return head_after(before.row.seed, head, rows)

    async def _result(self, before: Loaded, done: Loaded, rows: list[ActionRow]) -> ResultRow | None:
        """What is stored together with the rows that end a game."""
        if done.row.status != "ended" or before.row.status == "ended":
            return None
        log = [*await self._games.store.log(before.row.id, before=before.row.seq + 1), *rows]
        hints = await self._games.store.results.hints(before.row.id)
        return await asyncio.to_thread(result_of, done.row, done.edition, done.playing, log, hints)
