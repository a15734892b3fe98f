"""A Hypothesis state machine: games that are played, stored, forged and finished in whatever order it thinks of."""

import random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import maps
from engine import Edition, Options, State, apply, decode_state, encode_state, legal_actions, new_game
from engine.ids import Seat
from tests.engine.forgeries import some_action
from tests.engine.games import POLICIES, SEATINGS, Move, moves
from tests.engine.invariants import check_secrets, check_state, check_text_and_json
from tests.engine.positions import seed_of
from tests.engine.test_games import check_replay, check_score, check_way
from tests.engine.test_legality import agree

seeds = st.integers(0, 2**64 - 1)


class Table(RuleBasedStateMachine):
    """One table on which a game goes on."""

    edition: Edition
    state: State

    def __init__(self) -> None:
        super().__init__()
        self.game: list[Move] = []

    @initialize(seating=st.sampled_from(SEATINGS), seed=seeds, order=st.sampled_from(["shuffled", "joined"]))
    def begin(self, seating: tuple[str, int], seed: int, order: str) -> None:
        self.edition = maps.edition(seating[0])
        options = Options("joined") if order == "joined" else Options()
        self.state = new_game(self.edition, seating[1], seed_of(seed), options)

    def _play(self, count: int, policy: int, seed: int) -> None:
        rng = random.Random(seed)
        for number, move in enumerate(moves(self.edition, self.state, POLICIES[policy], rng)):
            self.game.append(move)
            self.state = move.after
            check_state(self.edition, self.state)
            if number + 1 >= count:
                break

    @precondition(lambda self: not self.state.ended)
    @rule(count=st.integers(1, 30), policy=st.integers(0, 2), seed=seeds)
    def play(self, count: int, policy: int, seed: int) -> None:
        self._play(count, policy, seed)

    @precondition(lambda self: not self.state.ended)
    @rule(pick=st.floats(0, 1, exclude_max=True))
    def choose(self, pick: float) -> None:
        """One action that Hypothesis picks itself."""
        seat = next(seat for seat in range(len(self.state.players)) if legal_actions(self.edition, self.state, seat))
        legal = legal_actions(self.edition, self.state, seat)
        action = legal[int(pick * len(legal))]
        outcome = apply(self.edition, self.state, Seat(seat), action)
        self.game.append(Move(self.state, Seat(seat), action, outcome.state, outcome.events))
        self.state = outcome.state

    @precondition(lambda self: not self.state.ended)
    @rule(policy=st.integers(0, 2), seed=seeds)
    def finish(self, policy: int, seed: int) -> None:
        self._play(10**6, policy, seed)
        assert self.state.ended

    @rule()
    def restart(self) -> None:
        """The bot stops and starts again: the game goes on from the snapshot."""
        stored = decode_state(encode_state(self.state))
        assert stored == self.state
        self.state = stored

    @rule(seed=seeds)
    def forge(self, seed: int) -> None:
        rng, before = random.Random(seed), self.state
        for _ in range(30):
            seat = rng.choice((int(self.state.seat), rng.randrange(len(self.state.players))))
            agree(self.edition, self.state, seat, some_action(self.edition, self.state, rng))
        assert self.state == before

    @rule(seed=seeds)
    def spy(self, seed: int) -> None:
        rng = random.Random(seed)
        check_secrets(self.edition, self.state, rng)
        check_text_and_json(self.edition, self.state, rng)

    @invariant()
    def nothing_is_lost(self) -> None:
        check_state(self.edition, self.state)

    def teardown(self) -> None:
        if self.game:
            check_replay(self.edition, self.game)
        if self.game and self.state.ended:
            check_score(self.edition, self.game)
            check_way(self.edition, self.state)


class TestTable(Table.TestCase):  # type: ignore[misc,valid-type]
    settings = settings(max_examples=40, stateful_step_count=15, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.soak
class TestTableForLong(Table.TestCase):  # type: ignore[misc,valid-type]
    settings = settings(
        max_examples=1000, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
    )
