"""The last turns: every action for what it brings at the final scoring, and nothing later."""

from collections.abc import Iterable
from random import Random
from typing import assert_never

from msgspec.structs import replace

from engine.actions import Claim, Port, Station, Tickets
from engine.borrowing import joined_now
from engine.opponents.chances import tunnel_chance
from engine.opponents.ending import trails
from engine.opponents.plan import Plan
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
        self.trails = trails(sight)
        self.now = self._worth(sight.joined.done, sight.view.mine.ports)

    def _worth(self, done: frozenset[str], ports: tuple[str, ...]) -> float:
        """Points of these tickets, twice because they would be lost else, and of the ports in their cities."""
        sight, data = self.sight, self.sight.edition.board.port
        total = 2.0 * sum(sight.atlas.worth[ticket] for ticket in done)
        if data is not None:
            joined = [sight.edition.tickets[ticket].cities for ticket in done]
            served = [sum(city in cities for cities in joined) for city in ports]
            total += sum(data.scores[min(count, len(data.scores) - 1)] for count in served)
        return total

    def _gain_of_route(self, route: int) -> float:
        """Points that owning this route adds: its own, tickets and ports, the longest path and goods."""
        sight = self.sight
        owners = (*sight.view.routes[:route], sight.seat, *sight.view.routes[route + 1 :])
        mine = sight.view.mine
        done = joined_now(sight.edition, owners, sight.seat, mine, sight.view.tickets).done
        gain = sight.atlas.points[route] + self._worth(done, mine.ports) - self.now
        return gain + self._gain_of_trail(route) + self._gain_of_goods(route)

    def _gain_of_trail(self, route: int) -> float:
        sight, data = self.sight, self.sight.edition.board.longest_path
        if data is None:
            return 0.0
        best = max(length for seat, length in enumerate(self.trails) if seat != sight.seat)
        if self.trails[sight.seat] >= max(1, best):
            return 0.0
        trail, _ = longest_path(sight.edition.ends, sight.atlas.length, [*sight.owned, route])
        return float(data.points) if trail >= best else 0.0

    def _gain_of_goods(self, route: int) -> float:
        sight, data = self.sight, self.sight.edition.board.bonus_goods
        if data is None or not sight.atlas.bonus[route]:
            return 0.0
        if sum(seat.goods for seat in sight.view.seats) >= data.count:
            return 0.0
        ranks = data.ranks[len(sight.view.seats) - sight.edition.board.players[0]]
        held = [seat.goods for seat in sight.others]
        mine = sight.view.mine.goods
        now = ranks[sum(other > mine for other in held)] if mine else 0
        return float(ranks[sum(other > mine + 1 for other in held)] - now)

    def _gain_of_cards(self, cards: tuple[str, ...]) -> float:
        """Points of the flag set that a card of this payment completes."""
        data = self.sight.edition.board.flag_set
        if data is None:
            return 0.0
        missing = {*data.colours} - self.sight.lying_flags()
        return float(data.points) if missing == {self.sight.edition.payment_colour(cards)} else 0.0

    def _gain_of_station(self, city: str) -> float:
        sight, data = self.sight, self.sight.edition.board.station
        assert data is not None, "there is a station action"
        mine = replace(sight.view.mine, stations=(*sight.view.mine.stations, city))
        done = joined_now(sight.edition, sight.view.routes, sight.seat, mine, sight.view.tickets).done
        return self._worth(done, mine.ports) - self.now - data.unbuilt

    def _gain_of_port(self, city: str) -> float:
        sight, data = self.sight, self.sight.edition.board.port
        assert data is not None, "there is a port action"
        return self._worth(sight.joined.done, (*sight.view.mine.ports, city)) - self.now - data.unbuilt

    def best(self, actions: Iterable[Claim | Station | Port | Tickets]) -> Thought | None:
        """The action with the largest gain, if there is any."""
        routes: dict[int, float] = {}
        stations: dict[str, float] = {}
        found: tuple[float, Claim | Station | Port | Tickets] | None = None
        for action in actions:
            match action:
                case Claim(name, cards):
                    route = self.sight.edition.route_index[name]
                    if route not in routes:
                        routes[route] = self._gain_of_route(route)
                    gain = routes[route] + self._gain_of_cards(cards)
                    if self.sight.atlas.tunnel[route]:
                        gain *= tunnel_chance(self.sight, cards)
                case Station(city):
                    if city not in stations:
                        stations[city] = self._gain_of_station(city)
                    gain = stations[city]
                case Port(city):
                    gain = self._gain_of_port(city)
                case Tickets():
                    gain = draw_value(self.sight, self.plan, self.chance) - 1.0
                case _:
                    assert_never(action)
            if gain > 0 and (found is None or gain > found[0]):
                found = (gain, action)
        return Thought(found[1], Reason("last-turns", points=round(found[0]))) if found else None
