"""Tables for tests of panels and words: made from an engine state, without store or Discord."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from bot.service import COLOURS, Happening, SeatAt, Seen, Status, Table, TableOptions, Where
from bot.service.ballot import Ballot
from engine import Edition, State, apply, final_scores, legal_actions, new_game, view
from engine.actions import Action
from engine.ids import Seat

PEOPLE = ("Hannah", "Olena", "Marek", "Vera", "Ada")
ME = Seat(0)


def status_of(state: State) -> Status:
    return "ended" if state.ended else "opening" if state.turn == 0 else "playing"


def table_of(edition: Edition, state: State) -> Table:
    seats = tuple(
        SeatAt(place, Seat(place), place + 1, PEOPLE[place], COLOURS[place]) for place in range(len(state.players))
    )
    return Table(
        game="g1",
        where=Where(10, 20),
        status=status_of(state),
        edition=edition,
        options=TableOptions(edition.board.id),
        host=1,
        seats=seats,
        limit=len(seats),
        role=0,
        rest="",
        rest_until=0,
        ballot=Ballot(),
        seq=1,
        created=0,
        waiting_since=0,
        message=None,
        trouble="",
        commitment="c0ffee",
        view=view(edition, state),
        final=final_scores(edition, state) if state.ended else None,
        seed=state.seed if state.ended else "",
    )


def seen_of(edition: Edition, state: State, seat: int = 0, since: Sequence[Happening] = (), move: int = 0) -> Seen:
    table = table_of(edition, state)
    place = Seat(seat)
    return Seen(
        table=table,
        seat=place,
        me=table.seats[seat],
        view=view(edition, state, place),
        legal=legal_actions(edition, state, place),
        move=move,
        since=tuple(since),
        undoable=False,
    )


def playing(edition: Edition, seats: int = 2, seed: int = 0) -> State:
    """A game whose opening choices are made."""
    state = new_game(edition, seats, bytes([seed]) * 32)
    while state.turn == 0:
        seat = next(seat for seat in range(seats) if legal_actions(edition, state, seat))
        state = apply(edition, state, Seat(seat), legal_actions(edition, state, seat)[0]).state
    return state


def with_hand(state: State, hand: tuple[int, ...], seat: int = 0) -> State:
    players = list(state.players)
    players[seat] = replace(players[seat], hand=hand)
    return replace(state, players=tuple(players))


def full_hand(edition: Edition, state: State) -> State:
    """The seat on turn holds every card of the box: the most that can ever be offered."""
    return with_hand(state, tuple(card.count for card in edition.cards), state.seat)


def whole_game(edition: Edition, seats: int, seed: int) -> Iterator[tuple[State, Seat, tuple[Action, ...], Action]]:
    """The states of a game of random moves, with the seat that moves, what is legal and what it does."""
    chance = Random(seed)
    state = new_game(edition, seats, bytes([seed]) * 32)
    for _ in range(3000):
        if state.ended:
            return
        seat = Seat(next(seat for seat in range(seats) if legal_actions(edition, state, seat)))
        legal = legal_actions(edition, state, seat)
        by_kind: dict[type, list[Action]] = {}
        for action in legal:
            by_kind.setdefault(type(action), []).append(action)
        action = chance.choice(by_kind[chance.choice(sorted(by_kind, key=lambda kind: kind.__name__))])
        yield state, seat, legal, action
        state = apply(edition, state, seat, action).state
