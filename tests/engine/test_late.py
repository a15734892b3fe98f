"""What is played for a late seat: cards, never a decision; and a game of nothing else comes to its end."""

import pytest

import maps
from engine import apply, legal_actions, new_game, view
from engine.actions import Claim, Draw, DrawBlind, Keep, Pass, Pieces, Station, Tickets, Withdraw
from engine.ids import Seat
from engine.late import late_action
from engine.state import SecondCard
from tests.engine.positions import Game, seed_of

MAPS = ("europe", "great_lakes", "paris", "amsterdam")


def late(game: Game, seat: int = 0) -> object:
    seen = view(game.edition, game.state, Seat(seat))
    return late_action(game.edition, seen, legal_actions(game.edition, game.state, seat))


@pytest.mark.parametrize("name", MAPS)
def test_a_late_seat_keeps_all_tickets_and_the_suggested_pieces(name: str) -> None:
    game = Game(name, opening=True)
    offer = game.state.players[0].offer
    assert late(game) == Keep(offer)
    choice = game.edition.board.piece_choice
    if choice is not None:
        game.state = apply(game.edition, game.state, Seat(0), Keep(offer)).state
        assert late(game) == Pieces(choice.suggested)


@pytest.mark.parametrize("name", MAPS)
def test_a_late_turn_is_two_cards_blind(name: str) -> None:
    game = Game(name)
    seat = game.state.seat
    first = late(game, seat)
    assert isinstance(first, DrawBlind)
    game.state = apply(game.edition, game.state, seat, first).state
    assert isinstance(game.state.pending, SecondCard)
    assert isinstance(late(game, seat), DrawBlind)


def test_new_tickets_of_a_late_seat_are_the_cheapest_that_may_be_kept() -> None:
    game = Game("europe")
    seat = game.state.seat
    game.state = apply(game.edition, game.state, seat, Tickets()).state
    worth = [game.edition.tickets[ticket].points for ticket in game.state.players[seat].offer]
    kept = late(game, seat)
    assert isinstance(kept, Keep)
    assert [game.edition.tickets[ticket].points for ticket in kept.tickets] == [min(worth)]


@pytest.mark.parametrize("name", MAPS)
def test_a_game_of_late_seats_decides_nothing_while_cards_are_left(name: str) -> None:
    """Nobody claims while there is a card to draw; when every card is in a hand, the rules leave nothing else."""
    edition = maps.edition(name)
    state = new_game(edition, 2, seed_of(3))
    kinds: list[type] = []
    for _ in range(2000):
        if state.ended:
            break
        seat = next(seat for seat in range(2) if legal_actions(edition, state, seat))
        legal = legal_actions(edition, state, seat)
        action = late_action(edition, view(edition, state, Seat(seat)), legal)
        if isinstance(action, Claim | Station | Withdraw | Pass):
            assert not any(isinstance(one, Draw | DrawBlind) for one in legal)
        kinds.append(type(action))
        state = apply(edition, state, Seat(seat), action).state
    assert DrawBlind in kinds
