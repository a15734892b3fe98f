"""What every store promises: the same click once, the same row once, one game per channel, all or nothing."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.store import (
    ActionRow,
    ChannelBusy,
    ClickRepeated,
    GameRow,
    MovedOn,
    NoticeRow,
    OwnRows,
    Rest,
    SeatRow,
    Status,
    Store,
    TimerRow,
)
from bot.store.rows import GameLine

SEATS = (SeatRow(0, None, 11, "Hannah", "red"), SeatRow(1, None, None, "", "blue", "easy"))
TIMERS, NOTICES = (TimerRow("g1", 2, "pause", 0, 5000),), (NoticeRow("g1", 2, "pause", 0, 1000),)


def game(name: str = "g1", channel: int = 100, status: Status = "lobby") -> GameRow:
    return GameRow(name, 5, channel, False, "en", "digest", b"{}", 11, status, 1, 1000, 1000, seats=SEATS)


def row(seq: int, interaction: int | None, part: int = 0) -> ActionRow:
    return ActionRow(seq, None, interaction, part, "open", b"[]", 1000)


CHANGED = (replace(SEATS[1], moves=5), SeatRow(2, None, 12, "Olena", "green"))
somebody_stays_or_leaves = pytest.mark.parametrize("seats", [(SEATS[0], *CHANGED), CHANGED], ids=["stays", "leaves"])


async def waiting(store: Store) -> tuple[list[TimerRow], list[NoticeRow]]:
    return await store.times.due(10_000), await store.times.notices("g1")


async def test_a_game_comes_back_as_it_was_saved(store: Store) -> None:
    await store.add_game(game(), b"{board}", [row(1, 7)])
    assert await store.game("g1") == game()
    assert await store.board("digest") == b"{board}"
    assert await store.log("g1") == [row(1, 7)]
    assert await store.game("g2") is None


async def test_what_a_person_has_not_seen_comes_with_the_game(store: Store) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    seen = replace(SEATS[0], seen_seq=2)
    after = replace(game(), seq=3, seats=(seen, SEATS[1]))
    await store.save(game(), after, [row(2, 8), row(3, 9)])
    assert await store.seen("g1", 11) == (after, OwnRows([row(3, 9)]))
    assert await store.seen_in(100, 11) == (after, OwnRows([row(3, 9)]))
    assert await store.seen("g1", 99) == (after, OwnRows())
    assert await store.seen("g2", 11) == await store.seen_in(101, 11) == (None, OwnRows())


async def test_save_changes_game_seats_and_log_together(store: Store) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    after = replace(game(), seq=2, host_id=12, seats=(SEATS[1], SeatRow(2, None, 12, "Olena", "green")))
    await store.save(game(), after, [row(2, 8)])
    assert await store.game("g1") == after
    assert [found.seq for found in await store.log("g1", after=1)] == [2]


@somebody_stays_or_leaves
async def test_a_game_that_has_moved_on_is_not_overwritten(store: Store, seats: tuple[SeatRow, ...]) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    await store.save(game(), replace(game(), seq=2), [row(2, 8)])
    with pytest.raises(MovedOn):
        await store.save(game(), replace(game(), seq=3, host_id=99, seats=seats), [row(3, 9)], TIMERS, notices=NOTICES)
    assert await store.game("g1") == replace(game(), seq=2)
    assert [found.seq for found in await store.log("g1")] == [1, 2]
    assert await waiting(store) == ([], [])


@somebody_stays_or_leaves
async def test_an_interaction_has_one_effect(store: Store, seats: tuple[SeatRow, ...]) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    after = replace(game(), seq=3, host_id=99, seats=seats)
    with pytest.raises(ClickRepeated):
        await store.save(game(), after, [row(2, 8), row(3, 7)], TIMERS, notices=NOTICES)
    assert await store.game("g1") == game()
    assert await store.log("g1") == [row(1, 7)]
    assert await waiting(store) == ([], [])
    with pytest.raises(ClickRepeated):
        await store.add_game(game("g2", channel=101), b"", [row(1, 7)])
    assert await store.game("g2") is None


async def test_one_click_may_be_several_rows_and_nobodys_rows_are_many(store: Store) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    await store.save(game(), replace(game(), seq=3), [row(2, 8), row(3, 8, part=1)])
    after = await store.game("g1")
    assert after is not None
    await store.save(after, replace(after, seq=5), [row(4, None), row(5, None)])
    assert [found.seq for found in await store.log("g1")] == [1, 2, 3, 4, 5]


async def test_one_game_going_on_per_channel(store: Store) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    with pytest.raises(ChannelBusy):
        await store.add_game(game("g2"), b"", [row(1, 8)])
    await store.save(game(), replace(game(), seq=2, status="cancelled"), [row(2, 9)])
    await store.add_game(game("g2"), b"", [row(1, 8)])
    found = await store.game_in(100)
    assert found is not None
    assert found.id == "g2"


async def test_the_game_of_a_channel_is_the_one_going_on_else_the_newest(store: Store) -> None:
    over = [replace(game(f"g{number}", status="ended"), created_at=1000 + number // 2) for number in range(9)]
    for number, one in enumerate((*over[4:], *over[:4])):
        await store.add_game(one, b"", [row(1, number)])

    async def found() -> str:
        here, (seen, _) = await store.game_in(100), await store.seen_in(100, 11)
        assert here is not None
        assert here == seen
        return here.id

    assert await found() == "g8"
    await store.add_game(replace(game("twin", status="ended"), created_at=1004), b"", [row(1, 20)])
    assert await found() == "twin", "of the same moment, the one that was stored last"
    await store.add_game(replace(game("archived"), created_at=2000, rest="archived"), b"", [row(1, 21)])
    assert await found() == "archived", "it is not going on, but it is the newest"
    await store.add_game(replace(game("open"), created_at=1), b"", [row(1, 22)])
    assert await found() == "open"
    assert await store.game_in(101) is None
    assert await store.seen_in(101, 11) == (None, OwnRows())


async def test_all_games_at_a_glance(store: Store) -> None:
    lobby = replace(game(), rest="paused", trouble="")
    running = replace(game("g2", 101, "playing"), changed_at=2000, state=b"12345", undo_state=b"123", board="other")
    over = replace(game("g3", 102, "ended"), changed_at=3000)
    log = [row(1, None), replace(row(2, None), action="претензія", events=b"[1, 2]")]
    await store.add_game(lobby, b'{"id": "paris"}', [])
    await store.add_game(replace(running, seq=2), b'{"id": "europe"}', log)
    await store.add_game(over, b"", [row(1, 9)])
    await store.trouble("g2", "no channel")
    assert await store.overview() == [
        GameLine("g2", "europe", "playing", 5, 101, 2, 2, 2000, "no channel", 8 + 4 + 2 + 9 + 6),
        GameLine("g1", "paris", "lobby", 5, 100, 2, 1, 1000, "", 0, "paused"),
        GameLine("g3", "paris", "ended", 5, 102, 2, 1, 3000, "", 4 + 2),
    ]


async def test_a_game_without_a_channel_is_not_late_in_telling_it(store: Store) -> None:
    """It is told when it has one again; until then a host who is warned of old messages has nothing to put right."""
    await store.add_game(replace(game(), rest="homeless"), b"", [row(1, 7)])
    assert (await store.figures()).oldest_unposted is None
    await store.add_game(game("g2", 101), b"", [replace(row(1, 8), at=3000)])
    assert (await store.figures()).oldest_unposted == 3000


async def test_what_is_true_or_false_comes_back_as_that(store: Store) -> None:
    """A number would pass most comparisons, and fail in JSON and in other databases."""
    given_up = replace(SEATS[0], resigned=True)
    await store.add_game(replace(game(), thread=True, seats=(given_up, SEATS[1])), b"", [row(1, 7)])
    found = await store.game("g1")
    assert found is not None
    assert found.thread is True
    assert [seat.resigned for seat in found.seats] == [True, False]
    assert all(type(seat.resigned) is bool for seat in found.seats)


async def test_whatever_is_typed_can_be_asked_for_and_kept(store: Store) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    for text in ("a\0b", "'; DROP TABLE games; --", "\U0001f682" * 100, ""):
        assert await store.game(text) is None
        await store.people.note("g1", 0, text)
        assert len((await store.people.private("g1", 0)).note) == len(text)
    assert await store.game("g1\0") is None
    assert await store.game("g1") == game()
    await store.save(game(), replace(game(), seq=2, seats=(replace(SEATS[0], name="a\0b"), SEATS[1])), [row(2, 8)])
    found = await store.game("g1")
    assert found is not None
    assert len(found.seats[0].name) == 3


async def test_two_connections_see_what_the_other_wrote(store: Store, another: Store) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    assert await another.game("g1") == game()
    await another.save(game(), replace(game(), seq=2), [row(2, 8)])
    with pytest.raises(MovedOn):
        await store.save(game(), replace(game(), seq=2, host_id=99), [row(2, 9)])


async def test_of_many_writers_of_one_row_exactly_one_succeeds(store: Store, another: Store) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    tries = [
        (store, another)[number % 2].save(game(), replace(game(), seq=2, host_id=number), [row(2, number)])
        for number in range(20, 40)
    ]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 1
    assert all(outcome is None or isinstance(outcome, MovedOn) for outcome in outcomes)
    found = await store.game("g1")
    assert found is not None
    assert outcomes[found.host_id - 20] is None
    assert await store.was_done(found.host_id)


async def test_a_rematch_is_found_in_its_lobby(store: Store) -> None:
    options = b'{"map":"paris","rematch_of":"g0"}'
    await store.add_game(replace(game(), options=options), b"", [row(1, 7)])
    assert await store.rematch_of("g0", 100) == replace(game(), options=options)
    assert await store.rematch_of("g0", 101) is None
    assert await store.rematch_of("g1", 100) is None


async def test_trouble_lasts_until_something_is_posted(store: Store) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    await store.trouble("g1", "forbidden")
    found = await store.game("g1")
    assert found is not None
    assert (found.trouble, found.message_id, found.posted_seq) == ("forbidden", None, 0)
    await store.posted("g1", 1, 6, "lobby")
    found = await store.game("g1")
    assert found is not None
    assert (found.trouble, found.message_id, found.posted_seq) == ("", 6, 1)


async def test_what_the_publisher_notes_is_not_undone_by_a_move(store: Store) -> None:
    """A move is worked out from a row that was read before the message was noted."""
    await store.add_game(game(), b"", [row(1, 7)])
    await store.posted("g1", 1, 6, "lobby")
    await store.save(game(), replace(game(), seq=2), [row(2, 8)])
    found = await store.game("g1")
    assert found is not None
    assert (found.posted_seq, found.message_id, found.message_kind) == (1, 6, "lobby")


async def test_a_store_that_works_refuses_nothing(store: Store) -> None:
    assert await store.refuses() == ""


async def test_the_log_can_be_read_in_pages(store: Store) -> None:
    await store.add_game(game(), b"", [row(1, 1)])
    await store.save(game(), replace(game(), seq=9), [row(seq, seq) for seq in range(2, 10)])
    assert [found.seq for found in await store.log("g1", limit=3)] == [7, 8, 9]
    assert [found.seq for found in await store.log("g1", before=7, limit=3)] == [4, 5, 6]
    assert [found.seq for found in await store.log("g1", after=6)] == [7, 8, 9]


async def test_what_was_told_never_goes_back(store: Store) -> None:
    await store.add_game(replace(game(), seq=4), b"", [row(seq, seq) for seq in range(1, 5)])
    assert await store.behind() == ["g1"]
    await store.posted("g1", 4, 77, "turn")
    await store.posted("g1", 2, 78, "turn")
    found = await store.game("g1")
    assert found is not None
    assert (found.posted_seq, found.message_id, found.message_kind) == (4, 78, "turn")
    assert await store.behind() == []


async def test_lists_of_games(store: Store) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    await store.add_game(replace(game("g2", channel=101, status="playing"), thread=True), b"", [row(1, 8)])
    await store.add_game(game("g3", channel=102, status="ended"), b"", [row(1, 9)])
    assert [found.id for found in await store.games_of(11)] == ["g1", "g2"]
    assert await store.games_of(12) == []
    there = game().guild_id
    assert there is not None
    assert [found.id for found in await store.games_in(there)] == ["g1", "g2"]
    assert await store.games_in(there + 1) == []
    assert await store.played_in() == [there]
    assert await store.with_opponents() == {"g2": there}
    assert await store.waiting_threads() == [101]


async def test_no_thread_is_kept_open_for_a_game_that_is_archived_or_has_lost_it(store: Store) -> None:
    rests: tuple[Rest, ...] = ("", "paused", "archived", "homeless")
    for number, rest in enumerate(rests):
        name, channel = f"g{number}", 100 + number
        one = replace(game(name, channel, "playing"), thread=True, rest=rest)
        await store.add_game(one, b"", [row(1, number)])
    assert await store.waiting_threads() == [100, 101]
