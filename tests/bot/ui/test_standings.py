"""Figures of a person and of a server, as each language writes numbers."""

import pytest

from bot.standings.ratings import Standing
from bot.standings.statistics import Statistics
from bot.text import languages, words
from bot.ui.standings import leaderboard_text, statistics_text

USER = 7


def played(mean: float, best: int) -> Statistics:
    return Statistics(
        games=2,
        wins=0,
        given_up=0,
        mean_points=mean,
        best_points=best,
        tickets_done=1,
        tickets_missed=9,
        seconds_a_turn=None,
        favourites=(),
        rivals=(),
    )


@pytest.mark.parametrize("language", languages())
def test_decimals_and_minus_signs_are_those_of_the_language(language: str) -> None:
    mark = "." if language == "en" else ","
    points = statistics_text(words(language), USER, played(-61.25, -10), None, ()).splitlines()[2]
    assert f"−61{mark}2" in points
    assert "−10" in points
    places = leaderboard_text(
        words(language), [Standing(USER, 1, 1, 3.44), Standing(8, 0, 1, -1.76)], None, USER
    ).splitlines()
    assert places[1].endswith(f" 3{mark}4")
    assert places[2].endswith(f" −1{mark}8")
