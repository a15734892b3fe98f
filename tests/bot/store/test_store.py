"""Games in and out of the database: the same click once, the same row once, one game per channel."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store import ActionRow, ChannelBusy, ClickRepeated, GameRow, MovedOn, SeatRow, Store

SEATS = (SeatRow(0, None, 11, "Hannah", "red"), SeatRow(1, None, None, "", "blue", "easy"))


def game(name: str = "g1", channel: int = 100, status: str = "lobby") -> GameRow:
    return GameRow(name, 5, channel, 0, "en", "digest", b"{}", 11, status, 1, 1000, 1000, seats=SEATS)


def row(seq: int, interaction: int | None, part: int = 0) -> ActionRow:
    return ActionRow(seq, None, 11, interaction, part, "open", b"[]", 1000)


@pytest.fixture
async def store(tmp_path: Path):  # type: ignore[no-untyped-def]
    opened = await Store.open(tmp_path / "db")
    yield opened
    await opened.close()


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
    assert await store.seen("g1", 11) == (after, [row(3, 9)])
    assert await store.seen_in(100, 11) == (after, [row(3, 9)])
    assert await store.seen("g1", 99) == (after, [])
    assert await store.seen("g2", 11) == await store.seen_in(101, 11) == (None, [])


async def test_save_changes_game_seats_and_log_together(store: Store) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    after = replace(game(), seq=2, host_id=12, seats=(SEATS[1], SeatRow(2, None, 12, "Olena", "green")))
    await store.save(game(), after, [row(2, 8)])
    assert await store.game("g1") == after
    assert [found.seq for found in await store.log("g1", after=1)] == [2]


async def test_a_game_that_has_moved_on_is_not_overwritten(store: Store) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    await store.save(game(), replace(game(), seq=2), [row(2, 8)])
    with pytest.raises(MovedOn):
        await store.save(game(), replace(game(), seq=2, host_id=99), [row(2, 9)])
    found = await store.game("g1")
    assert found is not None
    assert found.host_id == 11
    assert not await store.was_done(9)


async def test_an_interaction_has_one_effect(store: Store) -> None:
    await store.add_game(game(), b"", [row(1, 7)])
    with pytest.raises(ClickRepeated):
        await store.save(game(), replace(game(), seq=2, host_id=99), [row(2, 7)])
    assert await store.game("g1") == game()
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
    await store.add_game(replace(game("g2", channel=101, status="playing"), thread=1), b"", [row(1, 8)])
    await store.add_game(game("g3", channel=102, status="ended"), b"", [row(1, 9)])
    assert [found.id for found in await store.games_of(11)] == ["g1", "g2"]
    assert await store.games_of(12) == []
    assert await store.with_opponents() == ["g2"]
    assert await store.waiting_threads() == [101]
