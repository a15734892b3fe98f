"""The last turns: every action for what it brings at the final scoring, and nothing later."""

from collections.abc import Iterable
from random import Random
from typing import assert_never

from engine.actions import Claim, Port, Station, Tickets
from engine.borrowing import complete
from engine.opponents.chances import tunnel_chance
from engine.opponents.ending import trails
from engine.opponents.plan import Plan
from engine.opponents.ports import city_worth
from engine.opponents.sight import Sight
from engine.opponents.thought import Reason, Thought
from engine.opponents.tickets import draw_value
from engine.paths import longest_path


class LastTurn:
    """What can still be gained with one turn."""

    def __init__(self, sight: Sight, plan: Plan, chance: Random) -> None:
        self.sight = sight
        self.plan = plan
        self.chance = chance
        self.usable = [*sight.joined.usable, *(route for route in plan.borrowed if route in sight.lent)]
        self.done = self._points(self.usable)
        self.trails = trails(sight)

    def _points(self, routes: Iterable[int]) -> int:
        """Points of the tickets that these routes join."""
        worth = self.sight.atlas.worth
        return sum(worth[ticket] for ticket in complete(self.sight.edition, routes, self.sight.view.tickets))

    def gain_of_route(self, route: int) -> float:
        """Points that owning this route adds: its own, tickets twice, the longest path, flags and goods."""
        sight = self.sight
        gain = sight.atlas.points[route] + 2.0 * (self._points([*self.usable, route]) - self.done)
        data = sight.edition.board.longest_path
        if data is not None and sight.traits.extras:
            best = max(length for seat, length in enumerate(self.trails) if seat != sight.seat)
            mine = self.trails[sight.seat]
            if mine < best <= mine + sight.atlas.length[route]:
                trail, _ = longest_path(sight.edition.ends, sight.atlas.length, [*sight.owned, route])
                gain += data.points if trail >= best else 0.0
        return gain + self._extra(route)

    def _extra(self, route: int) -> float:
        board, sight = self.sight.edition.board, self.sight
        if board.flag_set is not None:
            colour = sight.edition.routes[route].colour
            lying = sight.lying_flags()
            completes = len(lying) == len(board.flag_set.colours) - 1 and colour not in lying
            return float(board.flag_set.points) if completes and colour in board.flag_set.colours else 0.0
        if board.bonus_goods is not None and sight.atlas.bonus[route]:
            ranks = board.bonus_goods.ranks[len(sight.view.seats) - board.players[0]]
            held = [seat.goods for seat in sight.others]
            mine = sight.view.mine.goods
            now = ranks[sum(other > mine for other in held)] if mine else 0
            return float(ranks[sum(other > mine + 1 for other in held)] - now)
        return 0.0

    def best(self, actions: Iterable[Claim | Station | Port | Tickets]) -> Thought | None:
        """The action with the largest gain, if there is any."""
        ports = city_worth(self.sight, self.plan)
        routes: dict[str, float] = {}
        found: tuple[float, Claim | Station | Port | Tickets] | None = None
        for action in actions:
            match action:
                case Claim(name, cards):
                    route = self.sight.edition.route_index[name]
                    if name not in routes:
                        routes[name] = self.gain_of_route(route)
                    gain = routes[name]
                    if self.sight.atlas.tunnel[route]:
                        gain *= tunnel_chance(self.sight, cards)
                case Station(city):
                    gain = self._gain_of_station(self.sight.edition.city_index[city])
                case Port(city):
                    gain = ports[city]
                case Tickets():
                    gain = draw_value(self.sight, self.plan, self.chance) - 1.0
                case _:
                    assert_never(action)
            if gain > 0 and (found is None or gain > found[0]):
                found = (gain, action)
        return Thought(found[1], Reason("last-turns", points=round(found[0]))) if found else None

    def _gain_of_station(self, city: int) -> float:
        data = self.sight.edition.board.station
        assert data is not None, "there is a station action"
        best = max(
            (
                self._points([*self.usable, route]) - self.done
                for route, _ in self.sight.atlas.around[city]
                if self.sight.view.routes[route] >= 0 and self.sight.view.routes[route] != self.sight.seat
            ),
            default=0,
        )
        return 2.0 * best - data.unbuilt
