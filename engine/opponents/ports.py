"""Ports: where one pays, which cards it needs, and what it adds to tickets that name its city."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from engine.actions import Port
from engine.opponents.atlas import ANY
from engine.opponents.plan import Plan
from engine.opponents.sight import Sight
from engine.opponents.thought import Reason, Thought

WANTED_ANCHOR = 0.55
"""Turns that a card with an anchor is worth which the next port lacks."""


class PortGoal(Struct, frozen=True):
    """The next port worth building: its colour, and the kinds of card that are missing for it."""

    worth: float
    colour: str
    missing: tuple[tuple[int, int], ...]
    """Pairs of a kind of card and how many of it are missing, wilds in hand not counted."""
    wilds: int
    """Wilds that are to stand for missing cards."""

    @property
    def lacking(self) -> int:
        return max(0, sum(count for _, count in self.missing) - self.wilds)


def city_worth(sight: Sight, plan: Plan) -> dict[str, float]:
    """For each city where a port can still be built, the points it promises with the tickets done and planned."""
    data = sight.edition.board.port
    if data is None or len(sight.view.mine.ports) >= data.count:
        return {}
    taken = {city for seat in sight.view.seats for city in seat.ports}
    undone = {*plan.tickets, *plan.lost}
    named: Counter[str] = Counter()
    hoped: dict[str, float] = {}
    for ticket in sight.view.tickets:
        if ticket in plan.lost:
            continue
        for city in sight.edition.tickets[ticket].cities:
            named[city] += 1
            hoped[city] = hoped.get(city, 0.0) + (0.75 if ticket in undone else 1.0)
    found = {}
    for name, place in sight.edition.cities.items():
        if place.port and name not in taken:
            steps = min(named[name], len(data.scores) - 1)
            share = hoped.get(name, 0.0) / named[name] if named[name] else 0.0
            found[name] = data.scores[steps] * share - data.unbuilt
    return found


def port_goal(sight: Sight, plan: Plan) -> PortGoal | None:
    """The port to collect cards for; None if none is worth it or left, or there is no time."""
    worth = city_worth(sight, plan)
    best = max(worth.values(), default=0.0)
    if best < 10 or sight.turns < 4:
        return None
    return min(_goals(sight, best), key=lambda goal: (goal.lacking, sum(count for _, count in goal.missing)))


def _goals(sight: Sight, worth: float) -> Iterable[PortGoal]:
    edition, data = sight.edition, sight.edition.board.port
    assert data is not None, "only asked where there are ports"
    for colour in edition.colours:
        missing = []
        for deal in data.cost:
            for kind, card in enumerate(edition.cards):
                if (
                    card.anchor
                    and card.colour == colour
                    and edition.card_deck[card.id] == edition.deck_index[deal.deck]
                ):
                    lacking = deal.count - min(deal.count, sight.view.hand[kind])
                    if lacking:
                        missing.append((kind, lacking))
        yield PortGoal(worth, colour, tuple(missing), sight.wilds)


def anchor_values(goal: PortGoal | None) -> dict[int, float]:
    """What the missing cards of the next port are worth on top, in turns."""
    return {} if goal is None or not goal.lacking else {kind: WANTED_ANCHOR for kind, _ in goal.missing}


def build(sight: Sight, plan: Plan, ports: Sequence[Port]) -> Thought | None:
    """The best port that can be built now, if it brings more than a few turns do otherwise."""
    if not ports:
        return None
    worth = city_worth(sight, plan)
    wait = max((value for city, value in worth.items()), default=0.0)

    def gain(port: Port) -> float:
        wilds = sum(card in sight.edition.wilds for card in port.cards)
        return (
            worth[port.city]
            - 1.2 * wilds
            - 0.3 * sum(sight.atlas.card_pool[kind] != ANY for kind in _kinds(sight, port))
        )

    best = max(ports, key=gain)
    enough = 2.5 if sight.turns < 3 else max(8.0, 0.6 * wait)
    if gain(best) < enough:
        return None
    return Thought(best, Reason("port-promises", city=best.city, points=round(worth[best.city])))


def _kinds(sight: Sight, port: Port) -> list[int]:
    return [sight.edition.card_index[card] for card in port.cards]


def together_bonus(sight: Sight, tickets: Iterable[str]) -> float:
    """What tickets that name the same port cities add to each other."""
    data = sight.edition.board.port
    if data is None or not sight.traits.extras:
        return 0.0
    cities = sight.edition.cities
    named = Counter(city for ticket in tickets for city in sight.edition.tickets[ticket].cities if cities[city].port)
    counts = [count for _, count in named.most_common(data.count)]
    return sum(0.65 * data.scores[min(count, len(data.scores) - 1)] for count in counts)
