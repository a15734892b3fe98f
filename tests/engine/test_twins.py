"""Secrecy by twins: whatever a seat is never shown may be different, and it notices nothing to the end of the game."""

import random

import pytest

import maps
from engine import Edition, final_scores
from engine.ids import Seat
from tests.engine.games import POLICIES, SEATINGS, Move, Policy, whole_game
from tests.engine.positions import Game
from tests.engine.twins import card_twins, check_twin, hidden_tickets, swap_tickets, watch


def check_cards(edition: Edition, game: list[Move], seat: int, rng: random.Random) -> int:
    """How many twins were compared."""
    twins = 0
    for start in (0, rng.randrange(len(game)), len(game) * 3 // 4, len(game) * 9 // 10):
        for twin in card_twins(edition, game, start, seat, rng):
            check_twin(edition, game, start, seat, twin)
            twins += 1
    return twins


def check_tickets(edition: Edition, game: list[Move], seat: int, rng: random.Random) -> int:
    twins = 0
    for start in (0, rng.randrange(len(game))):
        pairs = hidden_tickets(edition, game, start, seat)
        for one, two in rng.sample(pairs, min(2, len(pairs))):
            twin = swap_tickets(game[start].before, one, two)
            check_twin(edition, game, start, seat, twin, {one: two, two: one})
            twins += 1
    return twins


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_a_seat_notices_nothing(name: str, seats: int, policy: Policy) -> None:
    edition, rng = maps.edition(name), random.Random(seats)
    cards = tickets = 0
    for seed in range(20, 22):
        game = whole_game(edition, seats, seed, policy)
        seat = rng.randrange(seats)
        cards += check_cards(edition, game, seat, rng)
        tickets += check_tickets(edition, game, seat, rng)
    assert cards >= 2
    assert tickets >= 2


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_many_twins(name: str, seats: int, part: int) -> None:
    edition, rng = maps.edition(name), random.Random(part)
    twins = 0
    for seed in range(part * 6, part * 6 + 6):
        game = whole_game(edition, seats, 100 + seed, POLICIES[seed % len(POLICIES)])
        for seat in range(seats):
            twins += check_cards(edition, game, seat, rng) + check_tickets(edition, game, seat, rng)
    assert twins >= 40


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_cards_held_to_the_end_change_no_score(name: str, seats: int) -> None:
    edition, rng = maps.edition(name), random.Random(seats)
    game = whole_game(edition, seats, 5, POLICIES[2])
    start = len(game) * 9 // 10
    for twin in card_twins(edition, game, start, 0, rng):
        end = check_twin(edition, game, start, 0, twin)
        assert final_scores(edition, end) == final_scores(edition, game[-1].after)


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_an_opening_choice_shows_nothing_before_it_is_published(name: str, seats: int) -> None:
    """Two games in which seat 1 chooses differently: the others see the same until the last of them has chosen."""
    games = [Game(name, seats, 7, opening=True) for _ in range(2)]
    shown: list[list[object]] = [[], []]
    for game, pick, log in zip(games, (0, -1), shown, strict=True):
        while choices := game.legal(1):
            events = game.do(choices[pick], 1)
            log += [watch(game.edition, seat, game.state, events) for seat in range(seats) if seat != 1]
        for seat in range(2, seats):
            while choices := game.legal(seat):
                events = game.do(choices[0], seat)
                log += [watch(game.edition, other, game.state, events) for other in (0, seat)]
        assert game.state.turn == 0
        assert game.view(0).seats[1].choosing is False
    assert games[0].state != games[1].state
    assert shown[0] == shown[1]


def test_the_comparison_can_fail() -> None:
    """A card that the seat does get to see is noticed: the next of the row, or its own next blind card."""
    game = Game("europe", 2, 3)
    twin = Game("europe", 2, 3)
    twin.table(decks=((*game.state.decks[0][:-1], "wild" if game.state.decks[0][-1] != "wild" else "red"),))
    assert watch(game.edition, 0, game.state, ()) == watch(twin.edition, 0, twin.state, ())
    events, other = game.do("draw blind"), twin.do("draw blind")
    assert watch(game.edition, 0, game.state, events) != watch(twin.edition, 0, twin.state, other)
    assert watch(game.edition, 1, game.state, events) == watch(twin.edition, 1, twin.state, other)
    assert game.state.seat == Seat(0)
