"""Results of games: written with the rows that end them, told in order, forgotten on request."""

import pytest
from msgspec.structs import replace

from bot.store import (
    Ended,
    MovedOn,
    OwnResultRow,
    PlacedRow,
    RankingRow,
    ResultRow,
    ResultSeatRow,
    Store,
    TotalsRow,
    VersusRow,
)
from tests.bot.store.test_contract import game, row


def result(name: str, at: int, guild: int = 5, map_id: str = "paris") -> ResultRow:
    mine = ResultSeatRow(0, 11, "played", 1, 40, 2, 1, 0, b"{}")
    theirs = ResultSeatRow(1, None, "opponent", 2, 30, 1, 1, 3, b"{}")
    return ResultRow(name, guild, map_id, at, (mine, theirs))


async def test_a_result_is_written_with_the_rows_that_end_the_game(store: Store) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    ended = replace(game(), seq=2, status="ended")
    with pytest.raises(MovedOn):
        await store.save(replace(game(), seq=9), ended, [row(2, 8)], result=result("g1", 2000))
    assert await store.results.rankings(5) == []
    await store.save(game(), ended, [row(2, 8)], result=result("g1", 2000))
    seat = result("g1", 2000).seats[0]
    assert await store.results.own(11, None) == [OwnResultRow("g1", "paris", 2000, seat)]
    places = (PlacedRow(11, "played", 1), PlacedRow(None, "opponent", 2))
    assert await store.results.rankings(5) == [RankingRow("g1", "paris", 2000, places)]
    assert await store.results.missing() == []


async def test_results_are_told_in_the_order_in_which_games_ended(store: Store) -> None:
    for number, (name, at, map_id) in enumerate((("g3", 30, "paris"), ("g1", 30, "europe"), ("g2", 10, "paris"))):
        await store.add_game(game(name, 100 + number, "ended"), b"", [])
        assert await store.results.missing() == [name]
        await store.results.add(result(name, at, map_id=map_id))
        await store.results.add(result(name, 99, map_id="other"))
    assert [one.game_id for one in await store.results.rankings(5)] == ["g2", "g1", "g3"]
    assert [one.game_id for one in await store.results.rankings(5, after=(10, "g2"))] == ["g1", "g3"]
    assert [one.game_id for one in await store.results.rankings(5, after=(30, "g1"))] == ["g3"]
    assert [one.game_id for one in await store.results.rankings(5, "europe")] == ["g1"]
    assert [one.game_id for one in await store.results.own(11, 5, "paris")] == ["g2", "g3"]
    assert [one.game_id for one in await store.results.own(11, None, most=2)] == ["g1", "g3"], "the newest"
    assert (await store.results.rankings(6), await store.results.own(11, 6)) == ([], [])
    assert [await store.results.count(5), await store.results.count(5, "paris"), await store.results.count(6)] == [
        3,
        2,
        0,
    ]


async def test_forgotten_results_name_nobody(store: Store) -> None:
    await store.add_game(game("g1", status="ended"), b"", [])
    await store.results.add(result("g1", 30))
    await store.people.forget(11)
    assert await store.results.own(11, None) == []
    (found,) = await store.results.rankings(5)
    assert [place.user_id for place in found.places] == [None, None]


async def test_totals_are_of_games_played_to_the_end(store: Store) -> None:
    def seat(number: int, user: int | None, place: int, points: int, ended: Ended = "played") -> ResultSeatRow:
        return ResultSeatRow(number, user, ended, place, points, 3, 1, 0, b"{}")

    games = [
        ("paris", (seat(0, 11, 1, 40), seat(1, 12, 2, 30))),
        ("paris", (seat(0, 12, 1, 50), seat(1, 11, 2, -7))),
        ("europe", (seat(0, 11, 1, 90, "resigned"), seat(1, None, 2, 30, "opponent"))),
        ("europe", (seat(0, 11, 1, 80, "handed-over"), seat(1, 12, 2, 30))),
    ]
    for number, (map_id, seats) in enumerate(games):
        await store.add_game(game(f"g{number}", 100 + number, "ended"), b"", [])
        await store.results.add(ResultRow(f"g{number}", 5 + number // 3, map_id, number, seats))
    assert await store.results.totals(11, None) == TotalsRow(2, 2, 1, 33, 40, 6, 2)
    assert await store.results.totals(11, 5, "europe") == TotalsRow(games=0, given_up=1)
    assert await store.results.totals(99, None) == TotalsRow()
    assert [await store.results.servers(least) for least in (1, 2, 4)] == [[5, 6], [5], []]


async def test_head_to_head_counts_games_that_both_played_to_the_end(store: Store) -> None:
    def seat(number: int, user: int, place: int, ended: Ended = "played") -> ResultSeatRow:
        return ResultSeatRow(number, user, ended, place, 0, 0, 0, 0, b"{}")

    games = [
        (seat(0, 11, 1), seat(1, 12, 2), seat(2, 13, 3)),
        (seat(0, 12, 1), seat(1, 11, 2)),
        (seat(0, 12, 1), seat(1, 11, 1)),
        (seat(0, 11, 1), seat(1, 12, 2, "resigned")),
        (seat(0, 11, 2, "resigned"), seat(1, 12, 1)),
    ]
    for number, seats in enumerate(games):
        await store.add_game(game(f"g{number}", 100 + number, "ended"), b"", [])
        await store.results.add(ResultRow(f"g{number}", 5, "paris", number, seats))
    assert await store.results.versus(11, 5) == [VersusRow(12, 3, 1, 1), VersusRow(13, 1, 1, 0)]
    assert await store.results.versus(11, None, "paris", most=1) == [VersusRow(12, 3, 1, 1)]
    assert await store.results.versus(11, 6) == await store.results.versus(11, 5, "europe") == []
