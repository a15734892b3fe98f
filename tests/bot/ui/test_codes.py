"""Actions in a few characters: every one there and back, always short enough, and nothing else is understood."""

import pytest

from bot.errors import Refusal
from bot.ui.codes import action_code, read_code
from bot.ui.custom_ids import Spot, custom_id, read
from bot.ui.steps import Do
from engine.actions import Claim
from maps import edition, names
from tests.bot.ui.tables import full_hand, playing, seen_of, whole_game

LONGEST_GAME = "w" * 10


@pytest.mark.parametrize("board", names())
def test_every_legal_action_of_a_game_comes_back(board: str) -> None:
    box = edition(board)
    for state, seat, legal, _ in whole_game(box, 2, 4):
        offer = state.players[seat].offer
        for action in legal[::7]:
            step = Do(action_code(box, action, offer))
            assert read(custom_id(Spot(LONGEST_GAME, seat, 123456), step)).step == step
            assert read_code(box, step.code, offer) == action


@pytest.mark.parametrize("board", names())
def test_the_longest_payments_fit(board: str) -> None:
    box = edition(board)
    spot = Spot(LONGEST_GAME, 4, 999999)
    for action in seen_of(box, full_hand(box, playing(box))).legal:
        step = Do(action_code(box, action), 9)
        assert read(custom_id(spot, step)).step == step


@pytest.mark.parametrize(
    "code", ["", "c", "c999-0x1", "c0-99x1", "c0-", "k", "kx", "k4", "d-", "d99-", "b9", "x9-1", "?", "t1", "n"]
)
def test_what_we_never_wrote_is_refused(code: str) -> None:
    with pytest.raises(Refusal, match="old-button"):
        read_code(edition("europe"), code, ("a", "b"))


def test_cards_of_a_claim_are_counted_not_spelt() -> None:
    box = edition("great_lakes")
    claim = Claim(box.route_ids[0], ("train.red",) * 3 + ("wild",))
    assert len(action_code(box, claim)) < 12
