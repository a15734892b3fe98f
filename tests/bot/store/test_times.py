"""Timers, notices, profiles and private things: the contract of every store."""

import pytest
from msgspec.structs import replace

from bot.store import (
    ActionRow,
    AskedRow,
    GameRow,
    NoticeRow,
    PlanChange,
    PlanChanged,
    PlanRow,
    PrivateRow,
    SeatRow,
    Store,
    TimerGone,
    TimerRow,
)

GAME = GameRow(
    "g1", 5, 100, False, "en", "digest", b"{}", 11, "playing", 1, 1000, 1000, seats=(SeatRow(0, 0, 11, "A", "red"),)
)
TIMER = TimerRow("g1", 1, "remind", 0, 5000, 1)
ROW = ActionRow(2, 0, 77, 0, "pass", b"[]", 2000)


@pytest.fixture
async def played(store: Store) -> Store:
    await store.add_game(GAME, b"{}", [])
    return store


async def test_the_earliest_timer_is_found(played: Store) -> None:
    times = played.times
    assert await times.next_due() is None
    await times.set([replace(TIMER, due=9000), TIMER])
    assert await times.next_due() == 5000
    assert [timer.due for timer in await times.due(4999)] == []
    assert [timer.due for timer in await times.due(10_000)] == [5000, 9000]
    assert [timer.due for timer in await times.due(10_000, limit=1)] == [5000]


async def test_after_the_clock_was_put_back_nobody_was_asked_later_than_now(played: Store) -> None:
    times = played.times
    await played.add_game(replace(GAME, id="g2", channel_id=101), b"{}", [])
    ahead = [replace(TIMER, kind=kind, due=9000) for kind in ("mention", "remind", "late", "warn", "pause", "archive")]
    await times.set([*ahead, replace(TIMER, game_id="g2", due=9000)])
    notice = NoticeRow("g1", 1, "remind", 0, 5000, 1)
    await times.delivered(notice, AskedRow(0, 1, 8000, 8500, 1))
    await times.delivered(replace(notice, game_id="g2"), AskedRow(0, 1, 6000, 0, 1))
    await times.look_again(7000, everywhere=False)
    assert [timer.kind for timer in await times.due(7000)] == ["mention", "remind", "late", "warn"]
    assert await times.asked("g1") == [AskedRow(0, 1, 7000, 7000, 1)]
    assert await times.asked("g2") == [AskedRow(0, 1, 6000, 0, 1)]
    await times.look_again(7000, everywhere=True)
    assert [timer.game_id for timer in await times.due(7000)] == ["g1"] * 4 + ["g2"]


async def test_a_timer_ends_together_with_what_it_leaves(played: Store) -> None:
    times = played.times
    await times.set([TIMER])
    (timer,) = await times.due(5000)
    assert replace(timer, id=0) == TIMER
    notice = NoticeRow("g1", 1, "remind", 0, 5000, 1)
    await times.carry_out(timer, [notice], [replace(TIMER, due=8000, number=2)])
    assert [replace(one, id=0) for one in await times.notices("g1")] == [notice]
    assert [one.number for one in await times.due(9000)] == [2]
    assert await times.with_notices() == ["g1"]
    with pytest.raises(TimerGone):
        await times.carry_out(timer, [notice])
    assert len(await times.notices("g1")) == 1


async def test_a_notice_goes_out_once_and_says_what_follows(played: Store) -> None:
    times = played.times
    await times.set([TIMER])
    (timer,) = await times.due(5000)
    await times.carry_out(timer, [NoticeRow("g1", 1, "remind", 0, 5000, 1)])
    (notice,) = await times.notices("g1")
    asked = AskedRow(0, 1, 1000, 1000, 1, 555)
    await times.delivered(notice, asked, [replace(TIMER, due=8000, number=2)])
    assert await times.notices("g1") == []
    assert await times.asked("g1") == [asked]
    assert await times.next_due() == 8000


async def test_a_move_sets_timers_and_ends_the_one_that_made_it(played: Store) -> None:
    await played.times.set([TIMER])
    (timer,) = await played.times.due(5000)
    moved = replace(GAME, seq=2)
    await played.save(GAME, moved, [ROW], [replace(TIMER, seq=2, due=7000)], timer)
    assert [one.due for one in await played.times.due(9000)] == [7000]
    again = replace(moved, seq=3)
    with pytest.raises(TimerGone):
        await played.save(moved, again, [replace(ROW, seq=3, interaction_id=78)], (), timer)
    found = await played.game("g1")
    assert found is not None
    assert found.seq == 2, "nothing is written with a timer that somebody else has carried out"


async def test_posting_notes_who_was_asked(played: Store) -> None:
    asked = AskedRow(0, 1, 1500, 1500)
    await played.posted("g1", 1, 900, "turn", [asked], [TIMER])
    assert await played.times.asked("g1") == [asked]
    assert await played.times.next_due() == 5000
    await played.posted("g1", 1, 901, "turn", [replace(asked, asked_at=1600)])
    assert [one.asked_at for one in await played.times.asked("g1")] == [1600]


async def test_profiles(store: Store) -> None:
    people = store.people
    assert await people.profile(11) is None
    await people.save_profile(11, b"{}")
    await people.save_profile(12, b'{"next":true}')
    assert await people.profile(11) == b"{}"
    assert dict(await people.profiles((11, 12, 13))) == {11: b"{}", 12: b'{"next":true}'}
    assert dict(await people.profiles(())) == {}


async def test_private_things_stay_when_the_game_moves_on(played: Store) -> None:
    people = played.people
    assert await people.private("g1", 0) == PrivateRow()
    mine = PrivateRow(True, "Take Wien first", b"{}", None)
    await people.mute("g1", 0, True)
    await people.note("g1", 0, "Take Wien first")
    await people.plan("g1", 0, PlanRow(b"[]"))
    await played.save(GAME, replace(GAME, seq=2), [ROW], plan=PlanChange(0, PlanRow(b"{}"), PlanRow(b"[]")))
    assert await people.private("g1", 0) == mine
    assert dict(await people.privates("g1")) == {0: mine}
    assert await people.with_plans() == ["g1"]


async def test_a_plan_that_its_owner_has_changed_is_not_followed(played: Store) -> None:
    people, followed = played.people, PlanRow(b"{}", None)
    await people.plan("g1", 0, PlanRow(b"{}", b"[]"))
    change = PlanChange(0, PlanRow(None, b"[1]"), followed)
    with pytest.raises(PlanChanged):
        await people.plan_ends("g1", change)
    with pytest.raises(PlanChanged):
        await played.save(GAME, replace(GAME, seq=2), [ROW], plan=change)
    with pytest.raises(PlanChanged):
        await people.plan_ends("g1", replace(change, place=1))
    assert await people.private("g1", 0) == PrivateRow(plan=b"{}", planned=b"[]")
    assert await played.game("g1") == GAME
    await people.plan("g1", 0, followed)
    await people.plan_ends("g1", change)
    assert await people.private("g1", 0) == PrivateRow(planned=b"[1]")


async def test_a_game_that_was_put_away_leaves_its_channel_free(played: Store) -> None:
    await played.save(GAME, replace(GAME, seq=2, rest="archived"), [ROW])
    await played.add_game(replace(GAME, id="g2", created_at=2000), b"{}", [])
    found = await played.game_in(100)
    assert found is not None
    assert found.id == "g2"


async def test_muting_and_noting_leave_the_rest_of_what_is_private(played: Store) -> None:
    people = played.people
    await people.note("g1", 0, "a note")
    assert await people.private("g1", 0) == PrivateRow(note="a note")
    await people.plan("g1", 0, PlanRow(b"{}", b"[]"))
    await people.mute("g1", 0, True)
    await people.note("g1", 0, "another")
    assert await people.private("g1", 0) == PrivateRow(True, "another", b"{}", b"[]")
    await people.mute("g1", 0, False)
    assert not (await people.private("g1", 0)).muted


async def test_the_games_that_wait_for_somebody(played: Store) -> None:
    assert await played.waiting_for(11, 9) == []
    waited = replace(GAME.seats[0], awaited_seq=2, awaited_since=2000)
    await played.save(GAME, replace(GAME, seq=2, seats=(waited,)), [ROW])
    earlier = replace(waited, awaited_since=1000)
    await played.add_game(replace(GAME, id="g2", channel_id=101, seats=(earlier,)), b"{}", [])
    await played.add_game(replace(GAME, id="g3", channel_id=102, rest="paused", seats=(earlier,)), b"{}", [])
    assert await played.waiting_for(11, 9) == ["g2", "g1"]
    assert await played.waiting_for(11, 1) == ["g2"]
    assert await played.waiting_for(12, 9) == []
    assert [(await played.seen(game, 11))[1].others for game in ("g1", "g2", "g3")] == [1, 1, 2]
    assert (await played.seen_in(GAME.channel_id, 12))[1].others == 0
    assert (await played.own("g1", 11)).others == 1
