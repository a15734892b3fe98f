"""Standing orders play while their owner sleeps: publicly just the moves, privately what was done and why it ended."""

import asyncio
from pathlib import Path

import pytest

from bot.days.pace import DAY
from bot.errors import Refusal
from bot.opponents.seated import UNDO_PAUSE
from bot.store import PrivateRow
from engine.actions import Action, Claim, Draw, DrawBlind
from engine.orders import BlindLine, ClaimLine, CouldClaim, LastTurnsBegin, Plan, PlanStopped, RouteTaken, TakeLine
from tests.bot.desk import HANNAH, OLENA, HeldClock, click
from tests.bot.publish.room import ListMessenger
from tests.bot.timers.days import week


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "db"


async def test_a_planned_turn_is_played_at_once_and_mentions_only_who_is_next(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        plans = days.room.service.plans
        await plans.make(click(OLENA), table.game, Plan((BlindLine(turns=2),)))
        rung = len(days.rung)
        await days.two_cards(HANNAH, table.game)
        assert days.rung[rung:] == [("turn 3", (HANNAH,))], "Olena's turn rang nobody"
        seen = await days.room.service.looking.seen(table.game, OLENA)
        assert [one.action for one in seen.planned.actions] == ["draw blind", "draw blind"]
        assert seen.plan == Plan((BlindLine(turns=1),))
        await days.two_cards(HANNAH, table.game)
        await days.two_cards(HANNAH, table.game)
        seen = await days.room.service.looking.seen(table.game, OLENA)
        assert seen.plan is None
        assert seen.legal, "the plan is over, so Olena is asked"
        assert days.rung[-1] == ("turn 6", (OLENA,))


async def test_a_line_for_one_turn_is_followed_until_that_turn_ends(path: Path) -> None:
    """Between the two cards the plan is stored, though no turn is left of its only line."""
    async with week(path) as days:
        table = await days.opened()
        service = days.room.service
        while not (twice := _twice(row := (await service.looking.seen(table.game, HANNAH)).view.row)):
            changed = next(card for card in row if card != "wild")
            await service.turns.act(click(HANNAH), table.game, [Draw(changed), DrawBlind()])
            await days.two_cards(OLENA, table.game)
        card = twice[0]
        await service.plans.make(click(OLENA), table.game, Plan((TakeLine(card),)))
        await days.two_cards(HANNAH, table.game)
        seen = await service.looking.seen(table.game, OLENA)
        assert [one.action for one in seen.planned.actions] == [f"draw {card}"] * 2
        assert seen.plan is None


async def test_the_owner_reads_everything_since_their_own_last_turn(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        await days.two_cards(HANNAH, table.game)
        await days.two_cards(OLENA, table.game)
        before = await days.room.service.looking.seen(table.game, OLENA)
        await days.room.service.plans.make(click(OLENA), table.game, Plan((BlindLine(),)))
        await days.two_cards(HANNAH, table.game)
        after = await days.room.service.looking.seen(table.game, OLENA)
        assert len(after.since) > len(before.since)


async def test_a_stop_ends_the_plan_and_its_owner_is_mentioned(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        stop = CouldClaim()
        plan = Plan((BlindLine(turns=9),), (stop, LastTurnsBegin()))
        await days.room.service.plans.make(click(OLENA), table.game, plan)
        for _ in range(40):
            await days.two_cards(HANNAH, table.game)
            seen = await days.room.service.looking.seen(table.game, OLENA)
            if seen.legal:
                break
        assert seen.planned.ended == PlanStopped(stop)
        assert days.rung[-1][1] == (OLENA,)
        assert seen.plan is None


async def test_a_plan_that_can_do_nothing_asks_its_owner(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        route = table.edition.route_ids[0]
        colour = "nothing"
        await days.room.service.plans.make(click(OLENA), table.game, Plan((ClaimLine(route, colour),)))
        await days.two_cards(HANNAH, table.game)
        seen = await days.room.service.looking.seen(table.game, OLENA)
        assert seen.planned.ended == PlanStopped()
        assert seen.legal


async def test_whoever_takes_over_has_no_plan_any_more(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        plans = days.room.service.plans
        await plans.make(click(OLENA), table.game, Plan((TakeLine("red", 9), BlindLine(turns=9))))
        await plans.take_over(click(OLENA), table.game)
        await days.two_cards(HANNAH, table.game)
        assert (await days.room.service.looking.seen(table.game, OLENA)).legal


@pytest.mark.parametrize("stops", [(), (CouldClaim(),)])
async def test_a_plan_that_is_dropped_at_the_last_moment_does_nothing(
    path: Path, stops: tuple[CouldClaim, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its owner may speak to another worker than the one that follows it."""
    async with week(path) as days:
        table = await days.opened()
        service = days.room.service
        await service.plans.make(click(OLENA), table.game, Plan((BlindLine(turns=9),), stops))
        people = service._games.store.people
        read = people.private

        async def dropped_meanwhile(game: str, place: int) -> PrivateRow:
            found = await read(game, place)
            if found.plan is not None:
                await service.plans.make(click(OLENA), game, Plan(()))
            return found

        monkeypatch.setattr(people, "private", dropped_meanwhile)
        await days.two_cards(HANNAH, table.game)
        seen = await service.looking.seen(table.game, OLENA)
        assert seen.legal, "it is Olena's turn"
        assert seen.plan is None
        assert not seen.planned.actions
        assert seen.planned.ended is None


async def test_a_plan_survives_a_restart(path: Path) -> None:
    clock, messenger = HeldClock(), ListMessenger()
    async with week(path, clock, messenger) as days:
        table = await days.opened()
        await days.room.service.plans.make(click(OLENA), table.game, Plan((BlindLine(),)))
        days.room.service.changes.listeners.clear()  # The bot is killed right after Hannah's move.
        await days.room.service.turns.act(click(HANNAH), table.game, [DrawBlind(), DrawBlind()])
    async with week(path, clock, messenger) as days:
        await days.room.publisher.recover()
        await days.room.orders.recover()
        await days.settle()
        assert (await days.room.service.looking.seen(table.game, HANNAH)).legal
        assert days.rung[-1] == ("turn 3", (HANNAH,))


async def test_nonsense_is_refused(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        plans = days.room.service.plans
        for plan in (
            Plan((BlindLine(),) * 6),
            Plan((BlindLine(turns=0),)),
            Plan((ClaimLine("nowhere-at_all"),)),
            Plan((BlindLine(),), (LastTurnsBegin(),) * 9),
            Plan((TakeLine("mauve"),)),
            Plan((BlindLine("mauve"),)),
            Plan((BlindLine(),), (RouteTaken("nowhere-at_all"),)),
        ):
            with pytest.raises(Refusal):
                await plans.make(click(OLENA), table.game, plan)


async def test_a_plan_is_for_the_turns_after_ones_own(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        plans = days.room.service.plans
        for user, plan, refused in (
            (HANNAH, Plan((BlindLine(),)), "refused-plan-turn"),
            (OLENA, Plan((BlindLine(),) * 6), "refused-plan-full"),
        ):
            with pytest.raises(Refusal) as caught:
                await plans.make(click(user), table.game, plan)
            assert caught.value.key == refused


@pytest.mark.parametrize("put_back", [False, True])
async def test_a_plan_leaves_time_to_take_an_action_back(path: Path, put_back: bool) -> None:
    async with week(path) as days:
        table = await days.opened()
        service = days.room.service
        while not (claims := [one for one in (await service.looking.seen(table.game, HANNAH)).legal if _claims(one)]):
            await days.two_cards(HANNAH, table.game)
            await days.two_cards(OLENA, table.game)
        await service.plans.make(click(OLENA), table.game, Plan((BlindLine(),)))
        await service.turns.act(click(HANNAH), table.game, claims[:1])
        await asyncio.sleep(0.1)
        now = await service.looking.table(click(), table.game)
        assert [seat.user for seat in now.awaited] == [OLENA], "the plan waits, so that Hannah may take it back"
        if put_back:
            days.clock.jump(-DAY)
        days.clock.pass_by(UNDO_PAUSE)
        await days.settle()
        now = await service.looking.table(click(), table.game)
        assert [seat.user for seat in now.awaited] == [HANNAH]


async def test_whoever_takes_over_before_their_plan_plays_is_asked_like_everybody(path: Path) -> None:
    """Nobody was asked, because the plan was about to play; the channel must hear of the turn all the same."""
    async with week(path) as days:
        table = await days.opened()
        service = days.room.service
        while not (claims := [one for one in (await service.looking.seen(table.game, HANNAH)).legal if _claims(one)]):
            await days.two_cards(HANNAH, table.game)
            await days.two_cards(OLENA, table.game)
        await service.plans.make(click(OLENA), table.game, Plan((BlindLine(),)))
        await service.turns.act(click(HANNAH), table.game, claims[:1])
        await asyncio.sleep(0.1)
        rung = len(days.rung)
        await service.plans.take_over(click(OLENA), table.game)
        days.clock.pass_by(UNDO_PAUSE)
        await days.settle()
        assert [whom for _, whom in days.rung[rung:]] == [(OLENA,)]


def _claims(action: Action) -> bool:
    return isinstance(action, Claim)


def _twice(row: tuple[str, ...]) -> list[str]:
    return [card for card in row if card != "wild" and row.count(card) > 1]
