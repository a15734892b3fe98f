"""The text form of actions."""

from typing import get_args

import pytest

from engine import action_text, read_action
from engine.actions import (
    VERBS,
    Action,
    Claim,
    Draw,
    DrawBlind,
    Exchange,
    Keep,
    Pass,
    Pay,
    Pieces,
    Port,
    Station,
    Tickets,
    Withdraw,
    is_action,
)
from engine.errors import UnreadableAction

FORMS: list[tuple[str, Action]] = [
    ("keep london-wien,paris-wien", Keep(("london-wien", "paris-wien"))),
    ("keep london-wien", Keep(("london-wien",))),
    ("pieces 27/23", Pieces((27, 23))),
    ("draw blue", Draw("blue")),
    ("draw train.red.anchor refill ship", Draw("train.red.anchor", "ship")),
    ("draw blind", DrawBlind()),
    ("draw blind train", DrawBlind("train")),
    ("tickets", Tickets()),
    ("claim paris-zurich blue*2+wild", Claim("paris-zurich", ("blue", "blue", "wild"))),
    ("pay blue+wild", Pay(("blue", "wild"))),
    ("withdraw", Withdraw()),
    ("station roma blue", Station("roma", ("blue",))),
    ("port chicago train.red.anchor*2+wild*2", Port("chicago", ("train.red.anchor",) * 2 + ("wild",) * 2)),
    ("exchange 3 trains", Exchange(3, "train")),
    ("pass", Pass()),
]


@pytest.mark.parametrize(("text", "action"), FORMS, ids=lambda value: value if isinstance(value, str) else "")
def test_every_kind_of_action_has_one_line(text: str, action: Action) -> None:
    assert action_text(action) == text
    assert read_action(text) == action


def test_every_kind_of_action_is_known_by_its_first_word() -> None:
    assert {type(action) for _, action in FORMS} == set(get_args(Action))
    assert {text.partition(" ")[0] for text, _ in FORMS} == VERBS
    assert not is_action("take-back")


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "dance", "keep", "keep ", "pieces", "pieces a/b", "pieces 27/", "pieces -1/51", "pieces 1000/1"),
        *("draw", "draw ", "draw blue refill", "draw blue ship", "draw blue refill ship now", "tickets please"),
        *("claim", "claim paris-zurich", "claim paris-zurich ", "claim paris-zurich blue*", "claim a b c"),
        *("claim paris-zurich blue*1", "claim paris-zurich blue*0", "claim paris-zurich *2", "claim a blue++wild"),
        *("claim paris-zurich blue*9999999999", "claim a blue*٢", "pay", "pay +", "withdraw all", "station roma"),
        *("exchange three trains", "exchange 3 train", "exchange -1 trains", "exchange 3", "pass on", "PASS", "pass\n"),
    ],
)
def test_anything_else_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(UnreadableAction, match="is no"):
        read_action(text)
