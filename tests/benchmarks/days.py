"""How long games take among people who look in twice a day, with and without standing orders.

Simulated games of four people each, who wake, sleep and are away at weekends by habit, decide like the normal opponent
and, with standing orders, leave a short plan behind at the end of a turn. Prints one JSON object a line.
`python -m tests.benchmarks.days [--map europe] [--games 20] [--days 120]`
"""

import argparse
import json
import random
from collections.abc import Iterator
from statistics import mean

from msgspec import Struct

import maps
from bot.days.pace import DAY, HOUR, MINUTE
from engine import Edition, apply, final_scores, legal_actions, new_game, view
from engine.actions import Action
from engine.advice import prospects
from engine.ids import GREY, Seat
from engine.opponents import choose
from engine.orders import (
    BlindLine,
    ClaimLine,
    LastTurnsBegin,
    Line,
    Ordered,
    Plan,
    RouteTaken,
    Stop,
    TakeLine,
    TicketComplete,
    complete_tickets,
    follow,
)
from engine.state import State
from engine.view import View

PEOPLE = 4
AT_ONCE = 10 * MINUTE
"""Whoever looks in stays so long: a turn that comes back meanwhile is nothing to wait for."""


class Habit(Struct, frozen=True):
    """When somebody looks in: twice a day, some also at lunch; some not at weekends."""

    hours: tuple[float, ...]
    weekends: bool


HABITS = (
    Habit((7.5, 20.0), True),
    Habit((8.0, 22.0), True),
    Habit((12.5, 18.5), False),
    Habit((6.5, 13.0, 21.0), True),
    Habit((9.0, 23.0), False),
)


def visits(habit: Habit, days: int, chance: random.Random) -> Iterator[int]:
    """The times at which this person looks in, within forty minutes of the habit; one visit in twelve is skipped."""
    for day in range(days):
        if day % 7 >= 5 and not habit.weekends:
            continue
        for hour in habit.hours:
            if chance.random() > 1 / 12:
                yield round(day * DAY + hour * HOUR + chance.uniform(-40, 40) * MINUTE)


def plan_for(edition: Edition, seen: View) -> Plan:
    """What a person leaves behind: the next two routes of the shortest way, the colours they want, else two blind.

    It stops when one of those routes is taken, when a ticket is complete and when the last turns begin.
    """
    ways = [one.way for one in prospects(edition, seen, seen.tickets) if one.way is not None and one.way.routes]
    nearest = min(ways, key=lambda way: way.pieces, default=None)
    routes = nearest.routes[:2] if nearest is not None else ()
    colours = {edition.routes[edition.route_index[route]].colour for route in routes} - {GREY}
    takes = [TakeLine(card.id, 3) for card in edition.cards if card.colour in colours and card.covers == 1]
    lines: tuple[Line, ...] = (*(ClaimLine(route, wilds=1, extra=1) for route in routes), *takes[:2])
    stops: tuple[Stop, ...] = (
        *map(RouteTaken, routes),
        LastTurnsBegin(),
        TicketComplete(complete_tickets(edition, seen)),
    )
    return Plan((*lines, BlindLine(turns=3)), stops)


class Table:
    """One game over days: who is waited for since when."""

    def __init__(self, edition: Edition, number: int, orders: bool) -> None:
        self.edition = edition
        self.orders = orders
        self.state: State = new_game(edition, PEOPLE, number.to_bytes(32, "big"))
        self.plans: dict[Seat, Plan] = {}
        self.since: dict[Seat, int] = dict.fromkeys((Seat(seat) for seat in range(PEOPLE)), 0)
        self.waits: list[int] = []
        self.planned = 0
        self.ended_at: int | None = None

    def look_in(self, seat: Seat, now: int) -> None:
        """Take the turn if it is one's own, and see to it that the next ones get theirs."""
        if self.state.ended or not legal_actions(self.edition, self.state, seat):
            return
        waited = now - self.since.get(seat, now)
        if waited > AT_ONCE:
            self.waits.append(waited)
        self.plans.pop(seat, None)
        while legal_actions(self.edition, self.state, seat) and not self.state.ended:
            before = self.state.turn
            self._do(seat, self._decide(seat))
            if self.state.turn != before:
                break
        if self.orders and self.state.turn and not self.state.ended:
            self.plans[seat] = plan_for(self.edition, view(self.edition, self.state, seat))
        self._pass_on(now)

    def _decide(self, seat: Seat) -> Action:
        seen, legal = view(self.edition, self.state, seat), legal_actions(self.edition, self.state, seat)
        return choose("normal", self.edition, seen, legal, f"{self.state.seed}/{seat}").action

    def _do(self, seat: Seat, action: Action) -> None:
        self.state = apply(self.edition, self.state, seat, action).state

    def _pass_on(self, now: int) -> None:
        """The turns that plans take at once; then somebody is waited for."""
        while self.state.turn and not self.state.ended:
            seat = self.state.seat
            plan = self.plans.get(seat)
            if plan is None:
                break
            found = follow(
                self.edition, view(self.edition, self.state, seat), legal_actions(self.edition, self.state, seat), plan
            )
            if not isinstance(found, Ordered):
                del self.plans[seat]
                break
            turn = self.state.turn
            self.plans[seat] = found.plan
            self._do(seat, found.action)
            self.planned += self.state.turn != turn
        if self.state.ended:
            self.ended_at = now
        elif self.state.turn:
            self.since = {self.state.seat: now}


def month(name: str, games: int, days: int, orders: bool) -> dict[str, object]:
    """The figures of one month; the same people, deals and visits whether there are standing orders or not."""
    edition = maps.edition(name)
    chance = random.Random(1901)
    tables = [Table(edition, number, orders) for number in range(games)]
    agenda: list[tuple[int, int, Seat]] = []
    for number in range(games):
        people = chance.sample(HABITS, PEOPLE)
        for seat, habit in enumerate(people):
            agenda += [(when, number, Seat(seat)) for when in visits(habit, days, chance)]
    for when, number, seat in sorted(agenda):
        tables[number].look_in(seat, when)
    over = [table for table in tables if table.ended_at is not None]
    scores = [seat.total for table in over for seat in final_scores(edition, table.state).seats]
    waits = [wait for table in tables for wait in table.waits]
    return {
        "map": name,
        "standing_orders": orders,
        "games": games,
        "days_simulated": days,
        "games_over": len(over),
        "games_over_in_a_month": sum((table.ended_at or 0) <= 30 * DAY for table in over),
        "days_per_game": round(mean(table.ended_at or 0 for table in over) / DAY, 1) if over else None,
        "times_somebody_had_to_wait": round(len(waits) / games, 1),
        "mean_wait_hours": round(mean(waits) / HOUR, 1) if waits else 0,
        "turns_by_plan": round(mean(table.planned for table in tables), 1),
        "turns": round(mean(table.state.turn for table in tables), 1),
        "mean_score": round(mean(scores), 1) if scores else None,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--map", default="europe")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--days", type=int, default=120)
    given = parser.parse_args()
    without, with_orders = (month(given.map, given.games, given.days, orders) for orders in (False, True))
    for line in (without, with_orders):
        print(json.dumps(line))
    if without["days_per_game"] and with_orders["days_per_game"]:
        ratios = {
            key: round(float(str(with_orders[key])) / float(str(without[key])), 2)
            for key in ("days_per_game", "times_somebody_had_to_wait")
        }
        print(json.dumps({"with_orders_to_without": ratios}))


if __name__ == "__main__":
    main()
