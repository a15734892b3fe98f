"""Long runs: no illegal move, no exception and no endless game (`make soak`)."""

import pytest

import maps
from tests.engine.opponents.matches import play

MAPS = ("europe", "great_lakes", "paris", "amsterdam")


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("name", MAPS)
def test_easy_and_normal(name: str, part: int) -> None:
    """5,000 games in all, with every number of players."""
    edition = maps.edition(name)
    least, most = edition.board.players
    for seed in range(125 * part, 125 * (part + 1)):
        seats = least + seed % (most - least + 1)
        play(edition, [("easy", "normal")[(seed + seat) % 2] for seat in range(seats)], seed)


@pytest.mark.soak
@pytest.mark.parametrize("name", MAPS)
def test_hard(name: str) -> None:
    """300 games in all; the others are of every level."""
    edition = maps.edition(name)
    least, most = edition.board.players
    for seed in range(75):
        seats = least + seed % (most - least + 1)
        others = ("hard", "normal", "random", "easy")
        play(edition, ["hard", *(others[(seed + seat) % 4] for seat in range(1, seats))], 10_000 + seed)
