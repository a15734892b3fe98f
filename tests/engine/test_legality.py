"""`apply` accepts exactly what `legal_actions` offers, from whatever seat and however the action came about."""

import random
from functools import lru_cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import maps
from engine import Edition, State, apply, legal_actions
from engine.actions import Action
from engine.errors import GameOver, IllegalAction, NotYourTurn
from engine.ids import Seat
from tests.engine.forgeries import some_action
from tests.engine.games import POLICIES, SEATINGS, whole_game


@lru_cache(maxsize=64)
def states(name: str, seats: int, seed: int) -> tuple[State, ...]:
    game = whole_game(maps.edition(name), seats, seed, POLICIES[seed % len(POLICIES)])
    return (game[0].before, *(move.after for move in game))


def accepts(edition: Edition, state: State, seat: int, action: Action) -> bool:
    """Whether the action is carried out; a refusal has a code and a sentence."""
    try:
        apply(edition, state, Seat(seat), action)
    except IllegalAction as error:
        return not (error.code and str(error))
    return True


def agree(edition: Edition, state: State, seat: int, action: Action) -> bool:
    legal = action in legal_actions(edition, state, seat)
    assert accepts(edition, state, seat, action) == legal, f"seat {seat}: {action}"
    return legal


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(SEATINGS), st.integers(0, 2), st.floats(0, 1), st.integers(0, 2**32))
def test_apply_accepts_exactly_the_legal_actions(seating: tuple[str, int], game: int, where: float, seed: int) -> None:
    name, seats = seating
    edition, rng = maps.edition(name), random.Random(seed)
    played = states(name, seats, game)
    state = played[int(where * (len(played) - 1))]
    for _ in range(40):
        agree(edition, state, state.seat, some_action(edition, state, rng))
    for _ in range(10):
        agree(edition, state, rng.randrange(seats), some_action(edition, state, rng))


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_every_legal_action_is_accepted_and_those_of_other_moments_only_when_legal(name: str, seats: int) -> None:
    edition, rng = maps.edition(name), random.Random(seats)
    played = states(name, seats, 1)
    sample = rng.sample(played, 25)
    stale = [action for state in sample for action in legal_actions(edition, state, state.seat)]
    for state in sample:
        legal = legal_actions(edition, state, state.seat)
        for action in rng.sample(legal, min(60, len(legal))):
            assert agree(edition, state, state.seat, action)
            for other in range(seats):
                if other != state.seat and state.turn:
                    assert not agree(edition, state, other, action)
        for action in rng.sample(stale, 60):
            agree(edition, state, state.seat, action)


@pytest.mark.parametrize("name", ["europe", "great_lakes", "paris", "amsterdam"])
def test_actions_of_other_maps_are_refused(name: str) -> None:
    edition, rng = maps.edition(name), random.Random(name)
    for other in {"europe", "great_lakes", "paris", "amsterdam"} - {name}:
        foreign = states(other, 2, 0)
        for state in rng.sample(states(name, 2, 0), 20):
            for _ in range(20):
                agree(edition, state, state.seat, some_action(maps.edition(other), rng.choice(foreign), rng))


def test_the_generated_actions_are_a_good_mixture() -> None:
    """The property proves nothing if all of them are refused."""
    rng = random.Random(5)
    legal = 0
    for name, seats in SEATINGS:
        played = states(name, seats, 1)
        for state in rng.sample(played, 20):
            for _ in range(40):
                legal += agree(maps.edition(name), state, state.seat, some_action(maps.edition(name), state, rng))
    assert 300 < legal < 10_000


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_are_no_other_seats(seat: int) -> None:
    state = states("paris", 2, 0)[20]
    legal = legal_actions(maps.edition("paris"), state, state.seat)
    with pytest.raises(NotYourTurn):
        apply(maps.edition("paris"), state, Seat(seat), legal[0])


def test_after_the_end_nothing_is_accepted() -> None:
    edition, played = maps.edition("paris"), states("paris", 2, 0)
    for seat in range(2):
        assert legal_actions(edition, played[-1], seat) == ()
        for action in legal_actions(edition, played[-2], played[-2].seat):
            with pytest.raises(GameOver):
                apply(edition, played[-1], Seat(seat), action)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_a_hundred_thousand_forgeries(name: str, seats: int, part: int) -> None:
    edition, rng = maps.edition(name), random.Random(part)
    for number in range(6):
        played = states(name, seats, part * 6 + number)
        for state in rng.choices(played, k=50):
            for _ in range(6):
                agree(edition, state, rng.choice((state.seat, rng.randrange(seats))), some_action(edition, state, rng))
