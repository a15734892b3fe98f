"""A finished or unfinished game looked back at: what everybody could see, moment by moment."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from engine.borrowing import complete
from engine.edition import Edition
from engine.events import AnyEvent, PortBuilt, RouteClaimed, StationBuilt
from engine.final import Final
from engine.ids import Seat
from engine.record import Record
from engine.replay import Step, first_state, replay
from engine.scoring import final_scores
from engine.state import State
from engine.view import View, view

ON_MAP = RouteClaimed, StationBuilt, PortBuilt
"""What lies on the map from then on."""


class Shot(Struct, frozen=True):
    """The table as an onlooker sees it, and what had just happened that everybody may know."""

    view: View
    events: tuple[AnyEvent, ...]
    turn: int
    """The turn in which it happened; the view may be of the next."""


def standing(steps: Iterable[Step]) -> Iterator[Step]:
    """The steps without those that were taken back."""
    last: Step | None = None
    for step in steps:
        if step.action is None:
            last = None
        else:
            if last is not None:
                yield last
            last = step
    if last is not None:
        yield last


def shots(edition: Edition, record: Record) -> list[Shot]:
    """The table as it was dealt, then after every claim, station and port."""
    turn = 0
    taken = [Shot(view(edition, first_state(edition, record)), (), turn)]
    for step in standing(replay(edition, record)):
        public = tuple(event for event in step.events if event.to is None)
        if any(isinstance(event, ON_MAP) for event in public):
            taken.append(Shot(view(edition, step.state), public, turn))
        turn = step.state.turn
    return taken


def merged(taken: list[Shot], most: int) -> list[Shot]:
    """At most so many shots: neighbours become one that shows what happened in all of them."""
    if len(taken) <= most:
        return taken
    ends = [len(taken) * (number + 1) // most for number in range(most)]
    groups = [taken[start:end] for start, end in zip([0, *ends], ends, strict=False)]
    return [
        Shot(group[-1].view, tuple(event for shot in group for event in shot.events), group[-1].turn)
        for group in groups
    ]


class Completed(Struct, frozen=True):
    """A ticket that was complete at the end, and the turn since when it was."""

    turn: int
    seat: Seat
    ticket: str
    points: int


class Course(Struct, frozen=True):
    """How a finished game went. Only the end tells who had which tickets, so there is none of a game going on."""

    points: tuple[tuple[int, ...], ...]
    """After every turn from 0 on, the points of each seat; a complete ticket counts from when it was complete."""
    completed: tuple[Completed, ...]
    """Without those that only a borrowed route completes: they count when the game has ended."""
    final: Final


def course(edition: Edition, record: Record) -> Course | None:
    """The course of a finished game; None while it goes on."""
    states = [first_state(edition, record), *(step.state for step in standing(replay(edition, record)))]
    if not states[-1].ended:
        return None
    final = final_scores(edition, states[-1])
    begun = {state.turn: state for state in reversed(states)}
    after = [*(begun[turn + 1] for turn in range(states[-1].turn)), states[-1]]
    completed = tuple(_completed(edition, after, final))
    points = tuple(
        tuple(
            player.points + sum(done.points for done in completed if done.seat == seat and done.turn <= turn)
            for seat, player in enumerate(state.players)
        )
        for turn, state in enumerate(after)
    )
    return Course(points, completed, final)


def _completed(edition: Edition, after: Sequence[State], final: Final) -> Iterator[Completed]:
    """Routes and tickets are never lost: once complete, a ticket stays so, and the first turn is found by halving."""
    for result in final.seats:
        seat = result.standing.seat
        for ticket in result.standing.tickets:
            turn = bisect_left(after, True, key=lambda state: _is_complete(edition, state, seat, ticket.ticket))
            if turn < len(after):
                yield Completed(turn, seat, ticket.ticket, ticket.points)


def _is_complete(edition: Edition, state: State, seat: Seat, ticket: str) -> bool:
    own = (route for route, owner in enumerate(state.routes) if owner == seat)
    return ticket in state.players[seat].tickets and ticket in complete(edition, own, (ticket,))
