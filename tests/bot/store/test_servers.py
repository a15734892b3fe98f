"""What every store promises about servers, and about forgetting them and people."""

from msgspec.structs import replace

from bot.store import KeptRows, SeatRow, Store, TimerRow
from tests.bot.store.test_contract import SEATS, game, row


async def test_what_is_set_for_a_server_comes_back(store: Store, another: Store) -> None:
    assert await store.servers.settings(5) is None
    await store.servers.save(5, b'{"role":7}')
    await store.servers.save(6, b"{}")
    await store.servers.save(5, b'{"role":8}')
    assert await another.servers.settings(5) == b'{"role":8}'
    assert await another.servers.settings(6) == b"{}"


async def test_a_server_is_forgotten_with_everything_of_its_games(store: Store) -> None:
    await store.add_game(game("g1"), b"", [row(1, 7)])
    await store.add_game(replace(game("g2", channel=200), guild_id=6), b"", [row(1, 8)])
    for name in ("g1", "g2"):
        await store.people.note(name, 0, "a note")
        await store.times.set([TimerRow(name, 1, "late", 0, 10)])
    await store.servers.save(5, b"{}")
    assert await store.servers.count(5) == (1, True)
    await store.servers.forget(5)
    assert await store.servers.count(5) == (0, False)
    assert await store.game("g1") is None
    assert await store.log("g1") == []
    assert [timer.game_id for timer in await store.times.due(20)] == ["g2"]
    assert (await store.people.private("g2", 0)).note == "a note"
    assert await store.board("digest") == b"", "another server's game needs it"


async def test_a_person_is_forgotten_and_the_others_are_not(store: Store) -> None:
    other = SeatRow(1, None, 12, "Olena", "blue")
    await store.add_game(replace(game("g1"), seats=(SEATS[0], other), status="ended"), b"", [row(1, 7)])
    for place in (0, 1):
        await store.people.note("g1", place, "a note")
    await store.people.save_profile(11, b"{}")
    await store.people.save_profile(12, b"{}")
    kept = await store.people.kept(11)
    assert [(seat.game, seat.name, seat.note, seat.host) for seat in kept.seats] == [("g1", "Hannah", "a note", True)]
    assert await store.people.forget(11) == ["g1"]
    found = await store.game("g1")
    assert found is not None
    assert [(seat.user_id, seat.name) for seat in found.seats] == [(None, ""), (12, "Olena")]
    assert found.host_id == 0
    assert await store.people.kept(11) == KeptRows(None, [], [])
    assert {place: one.note for place, one in (await store.people.privates("g1")).items()} == {1: "a note"}
    assert await store.people.profile(12) == b"{}"
