"""Ratings follow from who came where among people, in the order of the games."""

import random

from bot.standings.ratings import Ladder, counting
from bot.store import Ended, PlacedRow, RankingRow

ANNA, BRAM, CESAR, DORA = 1, 2, 3, 4


def game(*places: tuple[int | None, int] | tuple[int | None, int, Ended], number: int = 1) -> RankingRow:
    made = tuple(PlacedRow(place[0], place[2] if len(place) == 3 else "played", place[1]) for place in places)
    return RankingRow(f"g{number}", "europe", number, made)


def rated(*games: RankingRow) -> dict[int, float]:
    ladder = Ladder()
    ladder.add(games)
    return {standing.user: standing.rating for standing in ladder.standings()}


def test_who_wins_rises_above_who_loses() -> None:
    found = rated(*[game((ANNA, 1), (BRAM, 2), (CESAR, 3))] * 8)
    assert found[ANNA] > found[BRAM] > found[CESAR]
    assert found[ANNA] > 0


def test_a_shared_place_is_shared() -> None:
    found = rated(game((ANNA, 1), (BRAM, 2), (CESAR, 2), (DORA, 4)))
    assert found[BRAM] == found[CESAR]
    assert found[ANNA] > found[BRAM] > found[DORA]
    both = rated(game((ANNA, 1), (BRAM, 1)))
    assert both[ANNA] == both[BRAM]


def test_seats_that_were_given_up_or_handed_over_do_not_count() -> None:
    whole = game((ANNA, 1), (BRAM, 2), (CESAR, 3, "resigned"), (DORA, 4, "handed-over"))
    assert rated(whole) == rated(game((ANNA, 1), (BRAM, 2)))
    assert counting(game((ANNA, 1), (BRAM, 2, "resigned"))) == ()


def test_games_with_opponents_do_not_count() -> None:
    assert rated(game((ANNA, 1), (BRAM, 2), (None, 3, "opponent"))) == {}


def test_who_is_forgotten_is_not_on_the_ladder() -> None:
    assert set(rated(game((None, 1), (BRAM, 2), (CESAR, 3)))) == {BRAM, CESAR}


def test_wins_and_games_are_counted_and_shared_wins_too() -> None:
    ladder = Ladder()
    ladder.add([game((ANNA, 1), (BRAM, 1), (CESAR, 3)), game((ANNA, 2, "resigned"), (BRAM, 3), (CESAR, 4))])
    counted = {one.user: (one.wins, one.played) for one in ladder.standings()}
    assert counted == {ANNA: (1, 1), BRAM: (2, 2), CESAR: (0, 2)}
    assert ladder.games == 2


def test_games_can_be_added_bit_by_bit() -> None:
    rng = random.Random(5)
    games = [game(*zip(rng.sample((ANNA, BRAM, CESAR, DORA), 3), (1, 2, 3), strict=True), number=n) for n in range(60)]
    ladder = Ladder()
    for start in range(0, 60, 7):
        ladder.add(games[start : start + 7])
    assert {one.user: one.rating for one in ladder.standings()} == rated(*games)
    assert [one.rating for one in ladder.standings()] == sorted(rated(*games).values(), reverse=True)
