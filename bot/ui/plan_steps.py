"""What the clicks on the panel of standing orders do: each changes the plan at once and shows it."""

from collections.abc import Sequence
from functools import partial
from typing import TypeVar, assert_never

from msgspec.structs import replace

from bot.errors import Refusal
from bot.service import Seen
from bot.ui.answer import Answer
from bot.ui.coming_back import own_seat_of
from bot.ui.own_seat import names_at
from bot.ui.plan_panel import plan_of, plan_panel, stops_chosen
from bot.ui.show import laid_out
from bot.ui.steps import DropPlan, PlanBlind, PlanChange, PlanClaim, PlanStep, PlanStops, PlanTake, ShowPlan
from engine.doubles import halves, may_claim
from engine.orders import MOST_TURNS, BlindLine, ClaimLine, Line, Plan, RouteTaken, TakeLine

T = TypeVar("T")


async def carry_out(answer: Answer, game: str, step: PlanStep) -> None:
    """Show or change the standing orders of the clicker's seat."""
    seen = await own_seat_of(answer, game)
    plan, edition = plan_of(seen), seen.table.edition
    match step:
        case ShowPlan():
            await show_plan(answer, seen)
        case PlanClaim(route):
            await add_line(answer, seen, ClaimLine(_nth(edition.route_ids, route)))
        case PlanTake(card):
            await add_line(answer, seen, TakeLine(_nth(edition.cards, card).id))
        case PlanBlind(deck):
            await add_line(answer, seen, BlindLine("" if deck is None else _nth(edition.board.decks, deck).id))
        case PlanChange(line, what, value):
            await _save(answer, seen, _changed(seen, plan, line, what, value))
        case PlanStops(mask):
            await _save(answer, seen, replace(plan, stops=stops_chosen(seen, plan, mask)))
        case DropPlan():
            await _save(answer, seen, Plan(()), answer.words.say("plan-dropped"))
        case _:
            assert_never(step)


async def show_plan(answer: Answer, seen: Seen, note: str = "") -> None:
    answer.table = seen.table
    panel = plan_panel(names_at(answer.words, seen.table), seen, note)
    await answer.show(partial(laid_out, panel, seen.me.colour, seen.table.game))


async def add_line(answer: Answer, seen: Seen, line: Line) -> None:
    """One line more at the end of the plan."""
    plan = plan_of(seen)
    if isinstance(line, ClaimLine) and not _claimable(seen, line.route):
        raise Refusal("plan-route", route=names_at(answer.words, seen.table).route(line.route))
    await _save(answer, seen, replace(plan, lines=(*plan.lines, line)))


def _claimable(seen: Seen, route: str) -> bool:
    """Whether this seat may claim it, cards and pieces apart; of a double route either half will do."""
    edition, owners = seen.table.edition, seen.view.routes
    return any(may_claim(edition, owners, seen.seat, edition.route_index[half]) for half in halves(edition, route))


async def _save(answer: Answer, seen: Seen, plan: Plan, note: str = "") -> None:
    now = await answer.desk.service.plans.make(answer.click, seen.table.game, plan)
    await show_plan(answer, now, note)


def _changed(seen: Seen, plan: Plan, number: int, what: str, value: int) -> Plan:
    """The plan with one line changed or removed; what no menu of ours offers is refused."""
    line = _nth(plan.lines, number)
    if what == "remove":
        lines = (*plan.lines[:number], *plan.lines[number + 1 :])
        routes = {one.route for one in lines if isinstance(one, ClaimLine)}
        stops = tuple(stop for stop in plan.stops if not isinstance(stop, RouteTaken) or stop.route in routes)
        return Plan(lines, stops)
    return replace(plan, lines=(*plan.lines[:number], _line(seen, line, what, value), *plan.lines[number + 1 :]))


def _line(seen: Seen, line: Line, what: str, value: int) -> Line:
    match line, what:
        case ClaimLine(), "wilds":
            return replace(line, wilds=value)
        case ClaimLine(), "extra":
            return replace(line, extra=value)
        case ClaimLine(), "colour":
            return replace(line, colour=_nth(seen.table.edition.colours, value - 1))
        case ((TakeLine() | BlindLine()), "turns") if 1 <= value <= MOST_TURNS:
            return replace(line, turns=value)
    raise Refusal("old-button")


def _nth(listed: Sequence[T], number: int) -> T:
    if not 0 <= number < len(listed):
        raise Refusal("old-button")
    return listed[number]
