"""From a game that has ended, with its log, to the result that is stored."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter

import msgspec
from msgspec import Struct

from bot.store import ActionRow, Ended, GameRow, ResultRow, ResultSeatRow, SeatRow
from engine import Edition, State, final_scores
from engine.final import ScoreLine, SeatResult
from engine.record import belongs

_OPENING = ("keep", "pieces")
_HANDED_OVER: dict[str, Ended] = {
    "resign": "resigned",
    "hand-over": "handed-over",
    "take-back": "handed-over",
}
"""Entries of the log by which a seat was not played by its owner from beginning to end. Who was late, and stood in for,
has taken it back or not yet."""


class Details(Struct, frozen=True):
    """What only statistics read of a seat."""

    lines: tuple[ScoreLine, ...]
    routes: tuple[str, ...]
    times: tuple[int, ...]
    """For each turn that its owner took, the seconds that the others waited."""


DETAILS = msgspec.json.Decoder(Details)


def result_of(
    game: GameRow, edition: Edition, state: State, log: Sequence[ActionRow], hints: Mapping[int, int] | None = None
) -> ResultRow:
    """The result of a game whose last state and whole log these are, and how many hints each seat was given."""
    if not state.ended:
        raise ValueError(f"the game {game.id} has not ended")
    seats = {seat.seat: seat for seat in game.seats}
    return ResultRow(
        game_id=game.id,
        guild_id=game.guild_id,
        map=edition.board.id,
        ended_at=log[-1].at,
        seats=tuple(
            _seat(edition, state, log, result, seats[result.standing.seat], (hints or {}).get(result.standing.seat, 0))
            for result in final_scores(edition, state).seats
        ),
    )


def _seat(
    edition: Edition, state: State, log: Sequence[ActionRow], result: SeatResult, row: SeatRow, hints: int
) -> ResultSeatRow:
    seat = result.standing.seat
    done = result.standing.done
    routes = tuple(edition.route_ids[route] for route, owner in enumerate(state.routes) if owner == seat)
    times = tuple(taken.seconds for taken in turn_times(log) if taken.seat == seat and taken.clicked)
    return ResultSeatRow(
        seat=seat,
        user_id=row.user_id,
        ended=_ended(row, log),
        place=result.place,
        points=result.total,
        tickets_done=done,
        tickets_missed=len(result.standing.tickets) - done,
        hints=hints,
        details=msgspec.json.encode(Details(result.lines, routes, times)),
    )


def _verb(entry: ActionRow) -> str:
    return entry.action.split(" ")[0]


def _ended(row: SeatRow, log: Sequence[ActionRow]) -> Ended:
    if row.user_id is None:
        return "opponent"
    verbs = [_verb(entry) for entry in log if entry.seat == row.seat]
    since = len(verbs) - verbs[::-1].index("accept") if "accept" in verbs else 0  # What was before was another's doing.
    handed = {_HANDED_OVER[verb] for verb in verbs[since:] if verb in _HANDED_OVER}
    if row.resigned or "resigned" in handed:
        return "resigned"
    return "handed-over" if handed or row.level else "played"


class Taken(Struct, frozen=True):
    """A turn: whose it was, whether somebody's click finished it, and how long the others waited."""

    seat: int
    clicked: bool
    seconds: int


def turn_times(log: Sequence[ActionRow]) -> Iterator[Taken]:
    """The turns of a game. A turn lasts from the last entry of the one before to its own last entry.

    Opening choices are made at the same time and are no turns; undo and what came before it belong to the same turn.
    """
    moves = [(entry.seat, entry) for entry in log if entry.seat is not None and belongs(entry.action)]
    begin = next((at for at, (_, entry) in enumerate(moves) if _verb(entry) not in _OPENING), len(moves))
    since = moves[begin - 1][1].at if begin else 0
    for seat, turn in groupby(moves[begin:], key=itemgetter(0)):
        *_, (_, last) = turn
        yield Taken(seat, last.interaction_id is not None, (last.at - since) // 1000)
        since = last.at
