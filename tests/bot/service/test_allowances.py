"""So many times within an hour, for each person."""

from pathlib import Path

import pytest

from bot.errors import AlreadyDone, ChannelTaken, TooOften
from bot.limits import AN_HOUR, TABLES_AN_HOUR, UNDOS_AN_HOUR
from bot.service import Service, TableOptions, Where
from bot.service.allowances import Allowance
from engine.actions import Claim
from tests.bot.desk import GUILD, HANNAH, OLENA, click, opened, service_on


class SetClock:
    def __init__(self) -> None:
        self.at = 0

    def now(self) -> int:
        return self.at


def test_the_hour_of_each_person_passes_by_itself() -> None:
    clock = SetClock()
    allowed = Allowance("threads", 2, clock)
    for minutes in (0, 10):
        clock.at = minutes * 60_000
        with allowed.spending(click(HANNAH)):
            pass
    clock.at = 20 * 60_000
    with pytest.raises(TooOften) as refused, allowed.spending(click(HANNAH)):
        pass
    assert refused.value.arguments == {"most": 2, "minutes": 40}
    with allowed.spending(click(OLENA)):
        pass
    clock.at = AN_HOUR * 1000
    with allowed.spending(click(HANNAH)):
        pass
    with pytest.raises(TooOften), allowed.spending(click(HANNAH)):
        pass


def test_a_clock_that_is_put_back_refuses_nobody() -> None:
    clock = SetClock()
    clock.at = 365 * 24 * AN_HOUR * 1000
    allowed = Allowance("threads", 1, clock)
    for _ in range(2):
        with allowed.spending(click(HANNAH)):
            pass
        clock.at = 0
    with pytest.raises(TooOften), allowed.spending(click(HANNAH)):
        pass


def test_what_fails_is_not_counted_and_a_click_counts_once() -> None:
    allowed = Allowance("threads", 1, SetClock())
    for _ in range(5):
        with pytest.raises(ValueError), allowed.spending(click(HANNAH)):  # noqa: PT011 - any exception will do
            raise ValueError
    once = click(HANNAH)
    with allowed.spending(once), pytest.raises(AlreadyDone), allowed.spending(once):
        pass
    with pytest.raises(AlreadyDone):
        allowed.check(once)


def test_the_memory_of_allowances_is_bounded() -> None:
    clock = SetClock()
    allowed = Allowance("threads", 1, clock)
    for user in range(50_000):
        clock.at += 1000
        with allowed.spending(click(user)):
            pass
    assert len(allowed._spent) <= 10_001 + AN_HOUR


async def test_tables_one_after_the_other(tmp_path: Path) -> None:
    async with service_on(tmp_path / "db") as service:
        for channel in range(TABLES_AN_HOUR):
            await _table(service, channel)
        with pytest.raises(TooOften) as refused:
            await _table(service, 99)
        assert refused.value.key == "refused-too-often-tables"
        with pytest.raises(ChannelTaken):
            await service.tables.create(click(OLENA), Where(1, GUILD), TableOptions("paris"))


async def _table(service: Service, channel: int) -> None:
    await service.tables.create(click(), Where(channel, GUILD), TableOptions("paris"))


async def test_a_log_does_not_grow_by_undoing_for_ever(tmp_path: Path) -> None:
    async with service_on(tmp_path / "db") as service:
        table = await opened(service)
        user = table.awaited[0].user
        assert user is not None
        claims: list[Claim] = []
        while not claims:
            seen = await service.looking.seen(table.game, user)
            claims = [action for action in seen.legal if isinstance(action, Claim)]
            if not claims:
                await service.turns.act(click(user), table.game, [seen.legal[0]], seen.move)
                user = (await service.looking.table(click(), table.game)).awaited[0].user
                assert user is not None
        for _ in range(UNDOS_AN_HOUR):
            await service.turns.act(click(user), table.game, [claims[0]])
            await service.turns.undo(click(user), table.game)
        await service.turns.act(click(user), table.game, [claims[0]])
        with pytest.raises(TooOften):
            await service.turns.undo(click(user), table.game)
