"""Whether a seat was played to the end by its owner, as the log tells it."""

import pytest

from bot.standings.result import _ended
from bot.store import ActionRow, Ended, SeatRow


def log(*actions: str) -> list[ActionRow]:
    return [ActionRow(seq, 0, None, 0, action, b"[]", 0) for seq, action in enumerate(actions, 1)]


@pytest.mark.parametrize(
    ("actions", "level", "ended"),
    [
        (("draw blind", "draw blind"), "", "played"),
        (("time-out", "draw blind"), "", "played"),
        (("time-out", "draw blind"), "normal", "handed-over"),
        (("time-out", "draw blind", "take-back", "draw blind"), "", "handed-over"),
        (("hand-over easy", "take-back"), "", "handed-over"),
        (("resign normal", "draw blind"), "normal", "resigned"),
        (("resign normal", "draw blind", "accept", "draw blind"), "", "played"),
        (("accept", "hand-over easy", "take-back"), "", "handed-over"),
        (("hand-over easy", "accept", "draw blind", "accept", "draw blind"), "", "played"),
    ],
)
def test_who_played_a_seat(actions: tuple[str, ...], level: str, ended: Ended) -> None:
    """Somebody who takes a seat over answers for what was done since."""
    seat = SeatRow(place=0, seat=0, user_id=11, name="Hannah", colour="red", level=level)
    assert _ended(seat, log(*actions)) == ended
