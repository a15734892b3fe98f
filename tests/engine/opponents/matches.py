"""Whole games between opponents, every action checked against the legal ones; tests and the benchmark play these."""

import random
import time
from collections.abc import Sequence
from typing import get_args

from msgspec import Struct

from engine import Edition, apply, final_scores, legal_actions, new_game, view
from engine.final import Final
from engine.ids import Seat
from engine.opponents import Reason, ReasonKey, choose

LONGEST = 6000
"""Actions after which a game is given up: seats that think end theirs long before."""


class Match(Struct, frozen=True):
    final: Final
    actions: int
    reasons: tuple[Reason, ...]
    took: tuple[tuple[str, float], ...]
    """The level and the seconds of every decision that had an alternative."""


def play(edition: Edition, levels: Sequence[str], seed: int) -> Match:
    """One game; an action that is not legal, an empty reason or a game without end is an AssertionError."""
    state = new_game(edition, len(levels), random.Random(seed).randbytes(32))
    reasons: list[Reason] = []
    took: list[tuple[str, float]] = []
    while not state.ended:
        assert len(reasons) < LONGEST, f"{edition.board.id} {levels} {seed}: no end after {LONGEST} actions"
        seat = (
            state.seat if state.turn else Seat(next(s for s in range(len(levels)) if legal_actions(edition, state, s)))
        )
        legal = legal_actions(edition, state, seat)
        seen = view(edition, state, seat)
        start = time.perf_counter()
        choice = choose(levels[seat], edition, seen, legal, seed)
        if len(legal) > 1:
            took.append((levels[seat], time.perf_counter() - start))
        assert choice.action in legal, f"{edition.board.id} {levels} {seed}: {choice} is not legal"
        assert choice.reason.key in get_args(ReasonKey), f"{edition.board.id} {levels} {seed}: no reason for {choice}"
        reasons.append(choice.reason)
        state = apply(edition, state, seat, choice.action).state
    return Match(final_scores(edition, state), len(reasons), tuple(reasons), tuple(took))
