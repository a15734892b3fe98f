"""Standing orders: making and dropping them, and following them when their seat is waited for.

Publicly a planned action is just the move. What was done and why a plan ended is told to its owner alone.
"""

import logging
from typing import assert_never

from msgspec.structs import replace

from bot.errors import NoGameHere, Refusal, WrongStatus
from bot.service import may, playing, showing
from bot.service.change import Change, changed_seat
from bot.service.changes import Changes
from bot.service.changing import Changing
from bot.service.games import Games
from bot.service.loading import Loaded, Seated
from bot.service.opponent_seats import undoable_since
from bot.service.orders import read_plan, read_planned, written
from bot.service.values import Click, Planned, PlannedAction, Seen
from bot.store import PlanChange, PlanChanged, PlanRow, PrivateRow
from engine import action_text, legal_actions, view
from engine.orders import (
    MOST_STOPS,
    MOST_TURNS,
    BlindLine,
    ClaimLine,
    Line,
    Ordered,
    Plan,
    PlanStopped,
    RouteTaken,
    TakeLine,
    follow,
)

log = logging.getLogger(__name__)

_REMEMBERED = 20
"""So many planned actions are told to their owner."""


class Plans:
    def __init__(self, games: Games, changing: Changing, changes: Changes) -> None:
        self._games = games
        self._changing = changing
        self._changes = changes

    async def make(self, click: Click, game: str, plan: Plan) -> Seen:
        """Keep these standing orders instead of what was ordered before; an empty plan drops them."""
        async with self._changing.alone(game):
            loaded = await self._games.load(game)
            own = showing.own_seat(loaded, click.user)
            may.insist(may.plan(showing.known(loaded), click, showing.deciding(loaded, own), len(plan.lines)))
            _check(loaded, plan)
            stored = PlanRow(written(plan) if plan.lines else None)
            await self._games.store.people.plan(game, own.row.place, stored)
        self._changes.tell(game, click)
        row, rows = await self._games.store.seen(game, click.user)
        return await self._games.seen(await self._games.loaded(row), click.user, rows)

    async def take_over(self, click: Click, game: str) -> None:
        """Whoever takes their turn themselves has no plan any more, and has read what it did."""
        async with self._changing.alone(game):
            loaded = await self._games.load(game)
            own = showing.own_seat(loaded, click.user)
            private = await self._games.store.people.private(game, own.row.place)
            if private.plan is not None or private.planned is not None:
                await self._games.store.people.plan(game, own.row.place, PlanRow())
        if private.plan is not None:
            self._changes.tell(game, click)  # Nobody was asked as long as the plan was about to play.

    # For whoever follows them.

    async def games(self) -> list[str]:
        """The games going on in which somebody has a plan."""
        return await self._games.store.people.with_plans()

    async def follow(self, game: str, now: int, undo_pause: int) -> int | None:
        """Do what the plan of the seat on turn says now. When to look again: 0 is at once, None is not at all.

        Whoever acted last has `undo_pause` milliseconds to take that back.
        """
        try:
            loaded = await self._games.load(game)
        except NoGameHere:
            return None
        own = _on_turn(loaded)
        if own is None:
            return None
        private = await self._games.store.people.private(game, own.row.place)
        plan = read_plan(private.plan)
        if plan is None:
            return None
        held = _held_until(loaded, own, undo_pause)
        if held - undo_pause <= now < held:  # A clock that was put back since then holds up nobody.
            return held
        sight = view(loaded.edition, loaded.playing, own.seat)
        found = follow(loaded.edition, sight, legal_actions(loaded.edition, loaded.playing, own.seat), plan)
        match found:
            case PlanStopped():
                return await self._stop(loaded, own, private, found)
            case Ordered():
                return await self._act(loaded, own, private, found)

    async def _stop(self, loaded: Loaded, own: Seated, private: PrivateRow, found: PlanStopped) -> int | None:
        """The plan is at its end: its owner is asked as usual."""
        game, place = loaded.row.id, own.row.place
        ended = PlanRow(None, written(replace(read_planned(private.planned), ended=found)))
        try:
            await self._games.store.people.plan_ends(game, PlanChange(place, ended, _before(private)))
        except PlanChanged:
            return 0
        self._changes.tell(game, None)
        return None

    async def _act(self, loaded: Loaded, own: Seated, private: PrivateRow, found: Ordered) -> int:
        planned = read_planned(private.planned)
        action = PlannedAction(loaded.playing.turn, action_text(found.action), found.line)
        told = Planned((*planned.actions, action)[-_REMEMBERED:])
        left = written(found.plan) if found.plan.lines else None

        def by_plan(now: Loaded) -> Change:
            if now.row.seq != loaded.row.seq:
                raise WrongStatus("moved-on")
            change, _ = playing.play(now, own, (found.action,))
            # Its owner has not seen what happened before this turn.
            seats = changed_seat(change.seats or now.row.seats, own.row.place, seen_seq=own.row.seen_seq)
            after = PlanRow(left or _rest_of_turn(change, own), written(told))
            return replace(change, seats=seats, plan=PlanChange(own.row.place, after, _before(private)))

        try:
            await self._changing.change(None, loaded.row.id, by_plan)
        except (Refusal, PlanChanged):
            log.info("game %s has moved on; its plan is looked at again", loaded.row.id)
        return 0


def _before(private: PrivateRow) -> PlanRow:
    return PlanRow(private.plan, private.planned)


def _held_until(loaded: Loaded, own: Seated, undo_pause: int) -> int:
    since = undoable_since(loaded)
    mine = loaded.undo_state is not None and loaded.undo_state.seat == own.seat
    return 0 if since is None or mine else since + undo_pause


def _rest_of_turn(change: Change, own: Seated) -> bytes | None:
    """A plan without lines still finishes the turn that it has begun."""
    going_on = change.state is not None and change.state.seat == own.seat and change.state.pending is not None
    return written(Plan(())) if going_on else None


def _on_turn(loaded: Loaded) -> Seated | None:
    """The seat on turn, if a person plays it and the game goes on."""
    if loaded.row.status != "playing" or loaded.row.rest:
        return None
    own = loaded.seat(loaded.playing.seat)
    return None if own.row.user_id is None or own.row.level else own


def _check(loaded: Loaded, plan: Plan) -> None:
    """Refuse what no dialog of ours asks for."""
    few = len(plan.stops) <= MOST_STOPS
    stops = all(stop.route in loaded.edition.route_index for stop in plan.stops if isinstance(stop, RouteTaken))
    if not (few and stops and all(_known(loaded, line) for line in plan.lines)):
        raise Refusal("old-button")


def _known(loaded: Loaded, line: Line) -> bool:
    edition = loaded.edition
    match line:
        case ClaimLine(route):
            return route in edition.route_index
        case TakeLine(card, turns):
            return card in edition.card_index and 1 <= turns <= MOST_TURNS
        case BlindLine(deck, turns):
            return (not deck or deck in edition.deck_index) and 1 <= turns <= MOST_TURNS
        case _:
            assert_never(line)
