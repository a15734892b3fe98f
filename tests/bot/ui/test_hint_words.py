"""Hints in words: a sentence for every reason and every action that an opponent can have."""

from random import Random
from typing import get_args

import pytest

import maps
from bot.text import words
from bot.text.names import Names
from bot.text.reasons import reason_text
from bot.ui.hint import hint_text
from engine import apply, legal_actions, new_game, view
from engine.ids import Seat
from engine.opponents import Reason, ReasonKey, choose
from tests.engine.positions import seed_of


def test_every_reason_has_a_sentence() -> None:
    edition = maps.edition("europe")
    names = Names(words("en"), edition)
    for key in get_args(ReasonKey):
        for count in (0, 1, 2):
            tickets = edition.ticket_ids[:count]
            reason = Reason(
                key, edition.route_ids[0], "paris", "blue", tickets, count, lost=count, points=count, pieces=(count,)
            )
            said = reason_text(names, reason)
            assert said.endswith("."), said
            assert "{" not in said


@pytest.mark.parametrize("name", maps.names())
def test_what_the_hard_opponent_does_can_be_said(name: str) -> None:
    edition = maps.edition(name)
    names, rng = Names(words("en"), edition), Random(name)
    state = new_game(edition, 2, seed_of(12))
    kinds = set()
    for _ in range(70):
        if state.ended:
            break
        seat = next(Seat(seat) for seat in range(2) if legal_actions(edition, state, Seat(seat)))
        legal = legal_actions(edition, state, seat)
        thought = choose("hard", edition, view(edition, state, seat), legal, "hint")
        said = hint_text(names, thought)
        assert said.startswith("💡 **")
        assert said.count("\n") == 1
        kinds.add(type(thought.action))
        state = apply(edition, state, seat, thought.action if rng.random() < 0.8 else rng.choice(legal)).state
    assert len(kinds) >= 3
