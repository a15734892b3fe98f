"""Playing: the actions of a click, and taking the last one back."""

from collections.abc import Callable, Coroutine, Sequence

from msgspec.structs import replace

from bot.errors import Refusal
from bot.service import may, playing, showing
from bot.service.allowances import Allowances
from bot.service.change import Change
from bot.service.changing import Changing
from bot.service.games import Games
from bot.service.loading import Loaded
from bot.service.values import Click, Played, Seen
from bot.store import ActionRow
from engine.actions import Action

_UNDO_LOOKS_BACK = 60
"""Rows of the log that are read to find out what an undo would take back."""

Decides = Callable[[Seen], Sequence[Action]]
"""What somebody does, worked out from what their seat sees, or a Refusal; it may be asked again about a newer move."""

Prepares = Callable[[Played], Coroutine[None, None, None]]
"""What is made ready for a player whose turn is over while that is being written."""


class Turns:
    def __init__(self, games: Games, changing: Changing, allowances: Allowances) -> None:
        self._games = games
        self._changing = changing
        self._allowances = allowances

    async def act(
        self,
        click: Click,
        game: str,
        actions: Sequence[Action],
        move: int | None = None,
        prepare: Prepares | None = None,
    ) -> Played:
        """Carry out the actions of one click in order, opening choices included; the rest is as `decide` has it."""
        return await self.decide(click, game, lambda seen: actions, move, prepare)

    async def decide(
        self,
        click: Click,
        game: str,
        decide: Decides,
        move: int | None = None,
        prepare: Prepares | None = None,
    ) -> Played:
        """Carry out what is decided by the game as it lies there when it is written.

        `move` is the move number the panel carries (None for slash commands): StaleMove when the seat has moved on. If
        the first action is refused nothing happens (IllegalMove, NotYourTurn); if a later one is, `Played.refused` says
        why.

        `prepare` is called, perhaps again, with what will have come of it if the turn is over; nothing of that may be
        shown before `decide` returns.
        """
        refused: Refusal | None = None

        def playing_on(loaded: Loaded) -> Change:
            nonlocal refused
            may.insist(may.act(showing.known(loaded), click))
            own = showing.own_seat(loaded, click.user)
            playing.has_turn(loaded, own, move)
            change, refused = playing.play(loaded, own, decide(self._games.glance(loaded, click.user)))
            return change

        over: Played | None = None

        async def meanwhile(loaded: Loaded, rows: list[ActionRow]) -> None:
            nonlocal over
            over = None
            if prepare is not None and _has_seen_all(loaded, click):
                over = await self._played(loaded, click, rows, refused)
                await prepare(over)

        loaded, rows = await self._changing.change(click, game, playing_on, meanwhile=meanwhile if prepare else None)
        return over or await self._played(loaded, click, rows, refused)

    async def undo(self, click: Click, game: str) -> Played:
        """Take back one's last action; NothingToUndo."""

        def taking_back(loaded: Loaded) -> Change:
            may.insist(may.act(showing.known(loaded), click))
            return playing.undo(loaded, showing.own_seat(loaded, click.user))

        with self._allowances.undos.spending(click):
            loaded, rows = await self._changing.change(click, game, taking_back, _UNDO_LOOKS_BACK)
        return await self._played(loaded, click, rows, None)

    async def waive_undo(self, click: Click, game: str) -> Played:
        """Let the opponents play who wait in case one's last action is taken back; NothingToUndo."""

        def waiving(loaded: Loaded) -> Change:
            may.insist(may.play(showing.known(loaded), click))
            return playing.waive_undo(loaded, showing.own_seat(loaded, click.user))

        loaded, rows = await self._changing.change(click, game, waiving)
        return await self._played(loaded, click, rows, None)

    async def _played(self, loaded: Loaded, click: Click, rows: Sequence[ActionRow], refused: Refusal | None) -> Played:
        own = await self._games.store.own(loaded.row.id, click.user)
        if _has_seen_all(loaded, click):
            own = replace(own, since=[])  # The change that says so may not be written yet.
        seen = await self._games.seen(loaded, click.user, own)
        return Played(seen, showing.happenings(rows, seen.seat), refused)


def _has_seen_all(loaded: Loaded, click: Click) -> bool:
    """Whose turn has just ended has seen everything."""
    return showing.own_seat(loaded, click.user).row.seen_seq >= loaded.row.seq
