"""So many clicks of one person in one channel are worked on at once."""

import pytest

from bot.errors import Refusal
from bot.limits import CLICKS_AT_ONCE
from bot.ui.at_once import AtOnce


def test_one_more_than_there_is_room_for_is_refused() -> None:
    clicks = AtOnce(2)
    with clicks.room_for(1, 10), clicks.room_for(1, 10):
        with pytest.raises(Refusal), clicks.room_for(1, 10):
            pass
        with clicks.room_for(1, 11), clicks.room_for(2, 10):
            pass
    with clicks.room_for(1, 10):
        pass
    assert not clicks._open, "nothing is kept of who has their answers"


def test_there_is_room_for_whoever_clicks_with_both_hands() -> None:
    assert CLICKS_AT_ONCE >= 4
