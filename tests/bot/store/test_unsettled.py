"""What a sweep is told of: games in which whoever changed them should have done something more."""

from msgspec.structs import replace

from bot.store import NoticeRow, PlanRow, SeatRow, Store, TimerRow, UnsettledRow
from tests.bot.store.test_contract import game, row

PEOPLE = (SeatRow(0, None, 11, "Hannah", "red"), SeatRow(1, None, 12, "Olena", "blue"))


async def _told(store: Store, name: str, channel: int, **more: object) -> None:
    """A game of people only, changed at 1000, of which its channel has heard everything."""
    stored = replace(game(name, channel, "playing"), seats=PEOPLE)
    await store.add_game(replace(stored, **more), b"", [row(1, None)])
    await store.posted(name, 1, 7, "turn")


async def test_a_game_that_is_settled_is_left_alone(store: Store) -> None:
    await _told(store, "g1", 101)
    assert await store.unsettled(0, 2000) == []


async def test_rows_that_were_not_told(store: Store) -> None:
    await _told(store, "g1", 101, seq=2)
    assert await store.unsettled(1000, 1000) == [UnsettledRow("g1", 2)]
    assert await store.unsettled(0, 999) == [], "its worker has some time"
    assert await store.unsettled(1001, 2000) == [], "somebody has looked at it long ago"


async def test_opponents_and_plans(store: Store) -> None:
    await _told(store, "g1", 101, seats=(PEOPLE[0], replace(PEOPLE[1], user_id=None, level="easy")))
    await _told(store, "g2", 102)
    await store.people.plan("g2", 0, PlanRow(b"{}"))
    assert await store.unsettled(0, 2000) == [UnsettledRow("g1", 1), UnsettledRow("g2", 1)]


async def test_followers_of_a_game_that_has_ended(store: Store) -> None:
    await _told(store, "g1", 101)
    await _told(store, "g2", 102, status="ended")
    await store.people.follow("g1", 99)
    await store.people.follow("g2", 99)
    assert await store.unsettled(0, 2000) == [UnsettledRow("g2", 1)]


async def test_notices_however_long_ago_the_game_changed(store: Store) -> None:
    await _told(store, "g1", 101)
    await store.times.set([TimerRow("g1", 1, "remind", 0, 5000)])
    (timer,) = await store.times.due(5000)
    await store.times.carry_out(timer, [NoticeRow("g1", 1, "remind", 0, at) for at in (5000, 6000)])
    (first, second) = await store.times.notices("g1")
    assert await store.unsettled(4000, 4999) == []
    assert await store.unsettled(4000, 5500) == [UnsettledRow("g1", 0, first.id)]
    assert await store.unsettled(4000, 6000) == [UnsettledRow("g1", 0, second.id)]


async def test_the_right_to_post_is_had_and_given_back(store: Store) -> None:
    await _told(store, "g1", 101)
    for _ in range(2):
        lease = await store.lease("g1", 60.0)
        assert (lease.mine, lease.posted, lease.inherited) == (True, 1, False)
        assert lease.left == 60.0
    await store.give_back("g1")
    await store.give_back("g1")
    assert (await store.lease("g1", 60.0)).mine
