"""A finished or unfinished game looked back at: what everybody could see, moment by moment."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from engine.edition import Edition
from engine.events import AnyEvent, PortBuilt, RouteClaimed, StationBuilt
from engine.record import Record
from engine.replay import Step, first_state, replay
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
