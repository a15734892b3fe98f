"""Seats that pass from one person to another, and what the others decide about somebody who is late again and again."""

from pathlib import Path

import pytest

from bot.days.pace import DAY
from bot.errors import NotAPlayer, NotYours, SeatProblem
from bot.service import Table
from tests.bot.desk import HANNAH, MAREK, OLENA, VERA, click, store_on
from tests.bot.timers.days import Week, week


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "db"


async def note(path: Path, game: str, text: str) -> None:
    async with store_on(path) as store:
        await store.people.note(game, 0, text)


async def now(days: Week, table: Table) -> Table:
    return await days.room.service.looking.table(click(OLENA), table.game)


async def test_a_seat_is_offered_and_accepted(path: Path) -> None:
    async with week(path) as days:
        seats = days.room.service.seats
        table = await days.opened()
        hand = (await days.room.service.looking.seen(table.game, HANNAH)).view.hand
        await note(path, table.game, "secret")
        await seats.offer(click(), table.game, VERA)
        await days.settle()
        posted = days.room.messenger.posted[-1].message
        assert (posted.content, posted.mentions) == (f"offer 0 {VERA}", (VERA,))
        with pytest.raises(NotAPlayer):
            await days.room.service.looking.seen(table.game, VERA)
        with pytest.raises(SeatProblem):
            await seats.accept(click(MAREK), table.game, 0)
        await seats.accept(click(VERA), table.game, 0)
        await days.settle()
        after = await now(days, table)
        assert (after.seats[0].user, after.host) == (VERA, VERA)
        assert days.rung[-1] == ("turn 1", (VERA,)), "the new player is asked"
        assert (await days.room.service.looking.seen(table.game, VERA)).view.hand == hand
        assert (await days.room.service.looking.seen(table.game, VERA)).note == "", "notes are nobody else's"
        with pytest.raises(NotAPlayer):
            await days.room.service.looking.seen(table.game, HANNAH)


async def test_nobody_offers_somebody_elses_seat_but_the_host(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("1d", "remind", OLENA, MAREK)
        with pytest.raises(NotYours):
            await days.room.service.seats.offer(click(OLENA), table.game, VERA, 2)
        with pytest.raises(SeatProblem):
            await days.room.service.seats.offer(click(), table.game, OLENA, 2)
        await days.room.service.seats.offer(click(), table.game, VERA, 2)
        await days.room.service.seats.decline(click(VERA), table.game, 2)
        with pytest.raises(SeatProblem):
            await days.room.service.seats.accept(click(VERA), table.game, 2)


async def late_twice(days: Week) -> Table:
    """Hannah is late twice in a row; two cards are drawn for her each time."""
    table = await late_once(days)
    await days.pass_by(DAY)
    return table


async def late_once(days: Week) -> Table:
    """Two cards were drawn for Hannah, and it is her turn again."""
    table = await days.opened("8h", "draw", OLENA, MAREK)
    await days.pass_by(DAY)
    for other in (OLENA, MAREK):
        await days.two_cards(other, table.game)
    found = await now(days, table)
    assert found.ballot.late is None
    return found


async def test_a_vote_waits_for_the_message_about_the_move(path: Path) -> None:
    """The move is written between the look for messages about moves and the look for notices."""
    async with week(path) as days:
        before = await late_once(days)
        days.room.service.changes.listeners.clear()
        await days.pass_by(DAY)
        count = len(days.room.messenger.posted)
        assert await days.room.publisher._notices.send_next(before), "there is something to do"
        assert len(days.room.messenger.posted) == count
        days.room.publisher.wake(before.game)
        await days.settle()
        kinds = [content.split()[0] for content in days.room.messenger.contents[count:]]
        assert kinds == ["turn", "vote"]


async def test_who_is_late_twice_is_voted_about(path: Path) -> None:
    async with week(path) as days:
        vote = days.room.service.seats.vote
        table = await late_twice(days)
        assert days.room.messenger.posted[-1].message.content == "vote 0 0"
        with pytest.raises(SeatProblem):
            await vote(click(HANNAH), table.game, "wait")
        await vote(click(OLENA), table.game, "opponent")
        await vote(click(OLENA), table.game, "wait")
        assert (await vote(click(MAREK), table.game, "opponent")).seats[0].level == ""
        decided = await vote(click(OLENA), table.game, "opponent")
        assert decided.seats[0].stands_in
        assert decided.ballot.late is None
        await days.room.service.seats.come_back(HANNAH, table.game)
        assert (await now(days, table)).seats[0].level == ""


async def test_a_substitute_is_anybody_who_takes_the_seat(path: Path) -> None:
    async with week(path) as days:
        table = await late_twice(days)
        for other in (OLENA, MAREK):
            await days.room.service.seats.vote(click(other), table.game, "substitute")
        await days.settle()
        assert days.room.messenger.posted[-1].message.content == "offer 0 0"
        with pytest.raises(SeatProblem):
            await days.room.service.seats.accept(click(OLENA), table.game, 0)
        await days.room.service.seats.accept(click(VERA), table.game, 0)
        assert (await now(days, table)).seats[0].user == VERA


async def test_the_vote_is_closed_when_the_late_player_gives_up(path: Path) -> None:
    async with week(path) as days:
        table = await late_twice(days)
        await days.room.service.seats.resign(click(HANNAH), table.game)
        assert (await now(days, table)).ballot.late is None


async def test_the_vote_is_closed_when_the_late_player_moves(path: Path) -> None:
    async with week(path) as days:
        table = await late_twice(days)
        for other in (OLENA, MAREK):
            await days.two_cards(other, table.game)
        assert (await now(days, table)).ballot.late == 0
        await days.two_cards(HANNAH, table.game)
        assert (await now(days, table)).ballot.late is None
        with pytest.raises(SeatProblem):
            await days.room.service.seats.vote(click(OLENA), table.game, "opponent")
