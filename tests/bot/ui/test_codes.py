"""Custom ids: every action there and back, always short enough, and nothing else is understood."""

import pytest

from bot.ui import codes
from bot.ui.codes import BadCode, Spot, Wish
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
            code = codes.action_code(box, action, offer)
            assert codes.read_code(box, code, offer) == action
            spot = Spot(LONGEST_GAME, seat, 123456)
            assert codes.BUTTON.fullmatch(codes.button(spot, f"!{code}~s"))


@pytest.mark.parametrize("board", names())
def test_the_longest_payments_fit(board: str) -> None:
    box = edition(board)
    spot = Spot(LONGEST_GAME, 4, 999999)
    for action in seen_of(box, full_hand(box, playing(box))).legal:
        assert len(codes.button(spot, f"!{codes.action_code(box, action)}~s")) <= 100


@pytest.mark.parametrize(
    "code", ["", "c", "c999-0x1", "c0-99x1", "c0-", "k", "kx", "d-", "d99-", "b9", "x9-1", "?", "t1", "n"]
)
def test_what_we_never_wrote_is_refused(code: str) -> None:
    with pytest.raises(BadCode):
        codes.read_code(edition("europe"), code, ("a", "b"))


def test_a_spot_comes_back() -> None:
    spot = Spot("a1b2", 3, 42)
    match = codes.MENU.fullmatch(codes.menu(spot, "route0"))
    assert match is not None
    assert codes.read_spot(match) == spot
    assert match["step"] == "route0"


def test_the_kinds_of_click_are_told_apart() -> None:
    spot = Spot("a1", 0, 1)
    wish = codes.thread(Wish("europe"))
    written = [
        codes.opener("turn", "a1"),
        codes.opener_menu("colour", "a1"),
        codes.button(spot, "home~s"),
        codes.menu(spot, "do0"),
        codes.modal(spot, "x0"),
        wish,
    ]
    patterns = (codes.OPENER, codes.OPENER_MENU, codes.BUTTON, codes.MENU, codes.MODAL, codes.THREAD)
    for text in written:
        assert sum(pattern.fullmatch(text) is not None for pattern in patterns) == 1


def test_a_wish_with_four_people_invited_comes_back() -> None:
    wish = Wish("great_lakes", 5, ("easy", "normal", "hard"), "joined", (2**63 - 1, 2**62, 2**61, 1))
    text = codes.thread(wish)
    assert len(text) <= 100
    match = codes.THREAD.fullmatch(text)
    assert match is not None
    assert codes.read_wish(match) == wish


def test_too_long_an_id_is_our_own_fault() -> None:
    with pytest.raises(BadCode):
        codes.button(Spot("g", 0, 0), "x" * 100)


def test_cards_of_a_claim_are_counted_not_spelt() -> None:
    box = edition("great_lakes")
    claim = Claim(box.route_ids[0], ("train.red",) * 3 + ("wild",))
    assert len(codes.action_code(box, claim)) < 12
