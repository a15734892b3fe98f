"""Several workers on one database: everything is posted once, by one of them, also when one dies in the middle."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio

from bot.others import EVERY, Others
from bot.publish import leases
from bot.publish.leases import LeaseLost, LeaseRefused, Leases
from bot.store import StoreProblem
from bot.store.address import Address
from tests.bot.desk import HANNAH, OLENA, HeldClock, click, opened
from tests.bot.publish.room import ListMessenger, Room, room
from tests.bot.publish.test_publisher import TWO_BLIND, draw_two
from tests.bot.publish.test_recovering import _forget_nonces


@pytest.fixture
def messenger() -> ListMessenger:
    return ListMessenger()


@pytest_asyncio.fixture
async def two(postgres_url: str, messenger: ListMessenger) -> AsyncIterator[tuple[Room, Room]]:
    """Two workers, and the channel that both post to."""
    async with AsyncExitStack() as stack:
        rooms = [await stack.enter_async_context(room(Address(postgres_url), messenger)) for _ in range(2)]
        yield rooms[0], rooms[1]


async def test_of_two_workers_that_want_to_post_one_does(
    two: tuple[Room, Room], messenger: ListMessenger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "SECONDS", 1.0)
    one, other = two
    table = await opened(one.service, OLENA)
    await one.settle()
    messenger.remembers_nonces = False
    for turn in range(6):
        count = len(messenger.posted)
        await one.service.turns.act(click((HANNAH, OLENA)[turn % 2]), table.game, TWO_BLIND)
        other.publisher.wake(table.game)
        await asyncio.gather(one.settle(), other.settle())
        assert len(messenger.posted) == count + 1


async def test_a_table_can_be_played_through_both(two: tuple[Room, Room], messenger: ListMessenger) -> None:
    table = await opened(two[0].service, OLENA)
    await two[0].settle()
    messenger.remembers_nonces = False
    for turn in range(6):
        await draw_two(two[turn % 2], table.game, (HANNAH, OLENA)[turn % 2])
    assert [content.split(":")[0] for content in messenger.contents[-6:]] == [f"turn {turn}" for turn in range(2, 8)]


@pytest.mark.parametrize("more", [False, True])
async def test_what_a_dead_worker_has_sent_is_found_by_the_next(
    two: tuple[Room, Room], messenger: ListMessenger, more: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "SECONDS", 0.2)
    one, other = two
    table = await opened(one.service, OLENA)
    await one.settle()
    messenger.crash_after_send = True
    await draw_two(one, table.game)
    messenger.crash_after_send = False
    one.service.changes.listeners.clear()
    if more:
        await one.service.turns.act(click(OLENA), table.game, TWO_BLIND)
    sent = len(messenger.posted)
    _forget_nonces(messenger.posted)
    other.publisher.wake(table.game)
    await other.settle()
    assert messenger.contents[sent:] == (["turn 3: BlindDrawn BlindDrawn TurnBegan"] if more else [])
    assert await other.service.ledger.behind() == []


async def test_a_worker_that_was_away_does_not_undo_what_the_next_has_noted(
    two: tuple[Room, Room], messenger: ListMessenger, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its message went out, it could not note that, and meanwhile another worker has posted the next one."""
    monkeypatch.setattr(leases, "SECONDS", 0.2)
    one, other = two
    table = await opened(one.service, OLENA)
    await one.settle()

    count, tried = len(messenger.posted), asyncio.Event()

    async def refused(*given: object) -> None:
        tried.set()
        raise StoreProblem("the line is cut")

    with monkeypatch.context() as cut:
        cut.setattr(one.service.ledger, "posted", refused)
        await one.service.turns.act(click(), table.game, TWO_BLIND)
        await tried.wait()
        first = messenger.posted[-1].id
        await draw_two(other, table.game, OLENA)
        assert len(messenger.posted) == count + 2
    await one.settle()
    untold = await one.service.ledger.untold(table.game)
    assert (untold.posted, untold.message) == (untold.table.seq, messenger.posted[-1].id)
    assert first != untold.message
    assert len(messenger.posted) == count + 2


async def test_a_lease_is_kept_while_the_work_lasts(two: tuple[Room, Room], monkeypatch: pytest.MonkeyPatch) -> None:
    game = (await opened(two[0].service, OLENA)).game
    await two[0].settle()
    monkeypatch.setattr(leases, "SECONDS", 2)
    monkeypatch.setattr(leases, "_KEPT", 1.8)
    monkeypatch.setattr(leases, "_RENEWED", 0.1)
    mine, theirs = (Leases(one.service.ledger) for one in two)
    async with mine.on(game):
        await asyncio.sleep(2.5)
        with pytest.raises(LeaseRefused) as caught:
            async with theirs.on(game):
                pass
        assert 0 <= caught.value.left <= 2
    async with theirs.on(game) as lease:
        assert not lease.inherited


async def test_work_ends_with_a_lease_that_could_not_be_kept(
    two: tuple[Room, Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = (await opened(two[0].service, OLENA)).game
    await two[0].settle()
    mine, theirs = (Leases(one.service.ledger) for one in two)
    with monkeypatch.context() as short:
        short.setattr(leases, "SECONDS", 0.4)
        short.setattr(leases, "_KEPT", 0.2)
        short.setattr(leases, "_RENEWED", 3600)
        with pytest.raises(LeaseLost):
            async with mine.on(game):
                await asyncio.Event().wait()
    await asyncio.sleep(0.4)
    async with theirs.on(game) as lease:
        assert lease.inherited


async def test_a_sweep_finds_what_nobody_did(two: tuple[Room, Room], messenger: ListMessenger) -> None:
    """The worker that wrote the change is gone before it posts, and before an opponent thinks."""
    one, other = two
    table = await opened(one.service, OLENA)
    await one.settle()
    one.service.changes.listeners.clear()
    await one.service.seats.resign(click(), table.game)
    count = len(messenger.posted)
    changed = (await other.service.looking.table(click(OLENA), table.game)).waiting_since
    clock = HeldClock(changed + EVERY - 1)
    others = Others(
        other.service.ledger, other.service.changed_elsewhere, [other.publisher.wake, other.opponents.wake], clock
    )
    await others.sweep_once()
    await other.settle()
    assert len(messenger.posted) == count, "its worker has some time for it"
    clock.pass_by(1)
    await others.sweep_once()
    await other.settle()
    assert messenger.contents[-1].startswith("turn 2: Resigned")
    woken: list[str] = []
    again = Others(other.service.ledger, other.service.changed_elsewhere, [woken.append], clock)
    clock.pass_by(EVERY)
    for _ in range(2):
        await again.sweep_once()
    assert woken == [table.game], "once for each change: an opponent sits at the table"


async def test_a_worker_hears_what_another_changes(two: tuple[Room, Room]) -> None:
    one, other = two
    table = await opened(one.service, OLENA)
    await asyncio.gather(one.settle(), other.settle())
    await other.service.looking.table(click(OLENA), table.game)
    others = Others(other.service.ledger, other.service.changed_elsewhere, (), HeldClock(0))
    listening = asyncio.create_task(others.listen())
    try:
        changed = other.service.changes.following(table.game)
        while not changed.is_set():  # Who begins to listen does not say when they do.
            await draw_two(one, table.game, HANNAH)
            await draw_two(one, table.game, OLENA)
            await asyncio.sleep(0.01)
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)


async def test_an_answer_is_waited_for_until_another_worker_has_posted(
    two: tuple[Room, Room], messenger: ListMessenger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.publish.publisher._OTHERS_POST", 0.01)
    game = (await opened(two[0].service, OLENA)).game
    await two[0].settle()
    count = len(messenger.posted)
    async with Leases(two[0].service.ledger).on(game):
        asked = asyncio.create_task(two[1].publisher.post_again(game))
        await asyncio.sleep(0.1)
        assert len(messenger.posted) == count
    await asked
    assert len(messenger.posted) == count + 1
