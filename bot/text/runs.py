"""A run of turns in one short line each, for a message that has little room above its picture."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.service.happenings import TableEvent
from bot.text.names import Names
from bot.text.narration import narrate
from engine.events import (
    CardLaid,
    ChoiceMade,
    DeckRenewed,
    FlagCardKept,
    LastTurns,
    OpeningEnded,
    RouteClaimed,
    RowRenewed,
    TicketsDrawn,
    TicketsKept,
    TunnelLaid,
    TunnelWithdrawn,
    TurnBegan,
)

_BESIDE = (TurnBegan, CardLaid, RowRenewed, DeckRenewed, FlagCardKept, LastTurns)
"""What the picture, the scores and a line of the message tell."""

_ANSWERS: dict[type[TableEvent], tuple[type[TableEvent], ...]] = {
    TunnelLaid: (RouteClaimed, TunnelWithdrawn),
    TicketsDrawn: (TicketsKept,),
}
"""What became of it says enough."""


def narrate_run(names: Names, events: Sequence[TableEvent]) -> list[str]:
    """What happened: of one player everything, of several a line for each turn."""
    main = [event for event in events if not isinstance(event, _BESIDE)]
    if any(isinstance(event, OpeningEnded) for event in main):
        main = [event for event in main if not isinstance(event, ChoiceMade)]
    turns = [(seat, list(turn)) for seat, turn in groupby(main, _seat)]
    if len({seat for seat, _ in turns if seat is not None}) < 2:
        return narrate(names, events)
    return [line for seat, turn in turns for line in _lines(names, seat, turn)]


def _seat(event: TableEvent) -> int | None:
    return getattr(event, "seat", None)


def _lines(names: Names, seat: int | None, turn: Sequence[TableEvent]) -> list[str]:
    told = narrate(names, list(_unanswered(turn)), briefly=True)
    return told if seat is None or not told else [" ".join(told)]


def _unanswered(turn: Sequence[TableEvent]) -> Iterator[TableEvent]:
    for number, event in enumerate(turn):
        answers = _ANSWERS.get(type(event), ())
        if not any(isinstance(later, answers) for later in turn[number + 1 :]):
            yield event
