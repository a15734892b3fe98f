"""How normal and hard decide a turn: a plan for the tickets, then claim, station, tickets or cards."""

from collections.abc import Sequence
from random import Random

from engine.actions import Action, Claim, Draw, DrawBlind, Exchange, Keep, Pay, Pieces, Port, Station, Tickets, Withdraw
from engine.borrowing import complete
from engine.edition import Edition
from engine.ids import GREY
from engine.opponents.cards import blind_values, card_values, payment_price, thrifty, turns_lost
from engine.opponents.chances import tunnel_chance
from engine.opponents.demand import Demand
from engine.opponents.ending import lead
from engine.opponents.fill import fillers
from engine.opponents.last import LastTurn
from engine.opponents.pieces import choose_pieces, exchange
from engine.opponents.plan import Plan, make_plan, stations_left
from engine.opponents.ports import anchor_values, build, port_goal
from engine.opponents.sight import Sight
from engine.opponents.thought import Reason, Thought
from engine.opponents.tickets import draw_value, keep
from engine.opponents.traits import Traits
from engine.state import SecondCard
from engine.view import View


def think(edition: Edition, view: View, legal: Sequence[Action], chance: Random, traits: Traits) -> Thought:
    sight = Sight(edition, view, traits)
    first = legal[0]
    if isinstance(first, Keep):
        return keep(sight, [action for action in legal if isinstance(action, Keep)], chance)
    if isinstance(first, Pieces):
        return choose_pieces(sight, [action for action in legal if isinstance(action, Pieces)], chance)
    plan = make_plan(sight, view.tickets, chance, sight.traits.stubborn)
    if any(isinstance(action, Withdraw) for action in legal):
        return _tunnel(sight, plan, legal)
    return Turn(sight, plan, legal, chance).decide()


def _tunnel(sight: Sight, plan: Plan, legal: Sequence[Action]) -> Thought:
    pays = [action for action in legal if isinstance(action, Pay)]
    if not pays:
        return Thought(Withdraw(), Reason("tunnel-too-dear"))
    rest = Demand(sight, plan.routes)
    best = min(pays, key=lambda pay: payment_price(sight, 0.0, rest, pay.cards))
    return Thought(best, Reason("tunnel-worth"))


SAFE = 0.75
"""The chance of a tunnel from which on it is tried without waiting."""


ENOUGH = 4
"""Cards in hand for each piece left with which a seat does not hold the end of the game back any longer."""


NEARLY = 3
"""Routes and stations that may still be missing for tickets that are said to be nearly done."""


class Turn:
    """One decision of a seat on turn."""

    def __init__(self, sight: Sight, plan: Plan, legal: Sequence[Action], chance: Random) -> None:
        self.sight = sight
        self.plan = plan
        self.legal = legal
        self.chance = chance
        self.hesitates = chance.random() < 0.5
        self.slack = sight.turns - plan.turns
        # What is kept for later is worth less and less towards the end.
        self.fade = min(1.0, sight.turns / sight.traits.fade) if sight.traits.fade else 1.0
        self.fillers = fillers(sight, plan.routes, self.slack, sight.traits.fillers)
        self.claims: dict[int, list[Claim]] = {}
        for claim in thrifty(sight, (action for action in legal if isinstance(action, Claim))):
            self.claims.setdefault(sight.edition.route_index[claim.route], []).append(claim)

    def decide(self) -> Thought:
        if isinstance(self.sight.view.pending, SecondCard):
            return self.draw()
        if self.sight.traits.endgame and self.sight.view.last_turns > 0:
            return self.last_turn() or self.draw()
        return (
            self.port()
            or self.finish()
            or self.claim_contested()
            or self.claim_planned()
            or self.station()
            or self.tickets()
            or self.claim_filler()
            or self.exchange()
            or self.draw()
        )

    def last_turn(self) -> Thought | None:
        """With one turn left what brings the most; with more, the plan if it can still be done."""
        if self.sight.turns > 1 and self.plan.tickets:
            choice = self.port() or self.claim_planned() or self.station()
            if choice is not None:
                return choice
        ending = LastTurn(self.sight, self.plan, self.chance)
        claims = [claim for listed in self.claims.values() for claim in listed]
        others = [action for action in self.legal if isinstance(action, Station | Port | Tickets)]
        return ending.best([*claims, *others])

    def port(self) -> Thought | None:
        if not self.sight.traits.extras:
            return None
        return build(self.sight, self.plan, [action for action in self.legal if isinstance(action, Port)])

    def exchange(self) -> Thought | None:
        if not self.sight.traits.extras:
            return None
        return exchange(self.sight, [action for action in self.legal if isinstance(action, Exchange)])

    def _too_risky(self, route: int, claim: Claim) -> bool:
        """A tunnel that may well ask for more than the hand holds can wait for another card while there is time.

        Later it is tried every other time at the most: laid in vain for ever, it would never let a game end.
        """
        sight = self.sight
        if not sight.atlas.tunnel[route] or tunnel_chance(sight, claim.cards) >= SAFE:
            return False
        return (sight.traits.foresight and self.slack > 2) or self.hesitates

    def claim_planned(self) -> Thought | None:
        sight, planned = self.sight, self.plan.routes
        before = Demand(sight, planned).draws(sight.cover, sight.wilds)
        best: tuple[float, Claim] | None = None
        for route in planned:
            rest = Demand(sight, [other for other in planned if other != route])
            for claim in self.claims.get(route, ()):
                if self._too_risky(route, claim):
                    continue
                price = payment_price(sight, before, rest, claim.cards)
                score = sight.danger[route] - price + 0.1 * sight.atlas.length[route]
                if best is not None and score <= best[0]:
                    continue
                # What the cards themselves are worth must not count here, or long routes would never be claimed.
                if turns_lost(sight, before, rest, claim.cards) <= sight.traits.hurry + sight.danger[route]:
                    best = (score, claim)
        if best is None:
            return None
        payable = sum(route in self.claims for route in planned)
        return Thought(best[1], Reason("planned", route=best[1].route, count=payable))

    def station(self) -> Thought | None:
        if not self.plan.borrowed or (self.plan.routes and self.slack > 1):
            return None
        wanted = [route for route in self.plan.borrowed if route not in self.sight.lent]
        cities = {place for route in wanted for place in self.sight.edition.ends[route]}
        rest = Demand(self.sight, (*self.plan.routes, *self.fillers))
        options = [
            action
            for action in self.legal
            if isinstance(action, Station) and self.sight.edition.city_index[action.city] in cities
        ]
        if not options:
            return None
        best = min(options, key=lambda action: payment_price(self.sight, 0.0, rest, action.cards))
        saved = self._saved(best.city, wanted)
        return Thought(best, Reason("station-rescues", city=best.city, tickets=saved)) if saved else None

    def _saved(self, city: str, wanted: Sequence[int]) -> tuple[str, ...]:
        """The tickets for which a station in this city borrows one of the wanted routes."""
        place, ends = self.sight.edition.city_index[city], self.sight.edition.ends
        found = [self._missed({route}) for route in wanted if place in ends[route]]
        best = max(found, key=lambda tickets: sum(self.sight.atlas.worth[ticket] for ticket in tickets))
        # Where either of two stations would do, no route is missed alone.
        return best or self._missed({*wanted})

    def _missed(self, without: set[int]) -> tuple[str, ...]:
        """The pursued tickets that the plan joins with these routes alone."""
        network = {*self.sight.joined.usable, *self.plan.routes, *self.plan.borrowed} - without
        done = complete(self.sight.edition, network, self.plan.tickets)
        return tuple(ticket for ticket in self.plan.tickets if ticket not in done)

    def tickets(self) -> Thought | None:
        if Tickets() not in self.legal:
            return None
        if not self.sight.traits.more_tickets and (self.plan.routes or self.plan.borrowed):
            return None
        value = draw_value(self.sight, self.plan, self.chance)
        # The best of many tickets looks better than it is, so a larger draw has to promise more.
        doubt = (self.sight.edition.board.ticket_draw.count / 3) ** 2
        rescued = self.sight.traits.rescue if stations_left(self.sight) else 1.0
        if value > self.sight.rate * self.sight.traits.ticket_margin * doubt * rescued:
            points, missing = round(value), len(self.plan.routes) + len(self.plan.borrowed)
            if self.plan.tickets and not self.plan.lost and missing <= NEARLY:
                return Thought(Tickets(), Reason("more-tickets", points=points))
            return Thought(Tickets(), Reason("tickets-promise", points=points))
        return None

    def _ends(self, route: int) -> bool:
        """Whether claiming this route brings the last turns."""
        sight = self.sight
        return sum(sight.supply) - sight.atlas.length[route] <= sight.edition.board.end.pieces

    def _would_lose(self, route: int) -> bool:
        """Whether claiming this route would end the game while somebody else is ahead.

        With many cards in hand there is nothing to wait for: if everybody waited for ever, no game would end.
        """
        sight = self.sight
        if not sight.traits.endgame or not self._ends(route) or sum(sight.view.hand) >= ENOUGH * sum(sight.supply):
            return False
        return lead(sight, sure=False) + sight.atlas.points[route] < 0

    def finish(self) -> Thought | None:
        """The claim that brings the last turns, if nobody else would win now and waiting hardly brings more."""
        sight, shape = self.sight, self.sight.atlas
        if not sight.traits.endgame or self.plan.tickets:
            return None
        routes = [route for route in self.claims if self._ends(route) and not shape.tunnel[route]]
        if not routes:
            return None
        best = max(routes, key=lambda route: shape.points[route] + sight.bonus(route))
        most = max(shape.points[route] for route, free in enumerate(sight.open) if free)
        ahead = lead(sight, sure=True) + shape.points[best]
        if ahead <= 0 or shape.points[best] < 0.6 * most:
            return None
        rest = Demand(sight, ())
        claim = min(self.claims[best], key=lambda claim: payment_price(sight, 0.0, rest, claim.cards))
        return Thought(claim, Reason("ends-ahead", route=claim.route, points=round(ahead)))

    def claim_contested(self) -> Thought | None:
        """A route for its points that will not wait as long as the planned ones do."""
        sight = self.sight
        if not sight.traits.contested:
            return None
        best = self.best_filler()
        if best is None:
            return None
        danger = sight.danger[sight.edition.route_index[best.route]]
        if danger <= sight.traits.grab + max((sight.danger[route] for route in self.plan.routes), default=0.0):
            return None
        return Thought(best, Reason("before-others", route=best.route))

    def claim_filler(self) -> Thought | None:
        best = self.best_filler()
        if best is None:
            return None
        if self.plan.tickets or self.plan.lost:
            return Thought(best, Reason("points-meanwhile", route=best.route))
        return Thought(best, Reason("for-points", route=best.route))

    def best_filler(self) -> Claim | None:
        sight, shape = self.sight, self.sight.atlas
        left = list(sight.supply)
        for route in self.plan.routes:
            left[shape.piece[route]] -= shape.length[route]
        rest = Demand(sight, self.plan.routes)
        before = rest.draws(sight.cover, sight.wilds)
        best: tuple[float, Claim] | None = None
        for route, claims in self.claims.items():
            length = shape.length[route]
            if route in self.plan.routes or length > left[shape.piece[route]] or self.slack < 1:
                continue
            if self._would_lose(route):
                continue
            for claim in claims:
                if self._too_risky(route, claim):
                    continue
                price = payment_price(sight, before, rest, claim.cards) + self.fade * sight.idle * len(claim.cards)
                gain = shape.points[route] + sight.bonus(route) - self.fade * sight.piece * length
                gain -= self.fade * sight.rate * (1 + price)
                if gain > 0 and (best is None or gain > best[0]):
                    best = (gain, claim)
        return best[1] if best else None

    def draw(self) -> Thought:
        sight = self.sight
        anchors = anchor_values(port_goal(sight, self.plan)) if sight.traits.extras else {}
        values = card_values(sight, self.plan.routes, self.fillers, anchors, True)
        blind = blind_values(sight, card_values(sight, self.plan.routes, self.fillers, anchors, False))
        options: list[tuple[float, str, Action]] = []
        for action in self.legal:
            if isinstance(action, Draw):
                kind = sight.edition.card_index[action.card]
                refill = blind[sight.edition.deck_index[action.refill]] if action.refill else 0.0
                sort = "wild" if action.card in sight.edition.wilds else "row"
                options.append((values[kind] + 0.01 * refill, sort, action))
            elif isinstance(action, DrawBlind):
                deck = sight.edition.deck_index[action.deck] if action.deck else 0
                options.append((blind[deck], "blind", action))
        if not options:
            return self.without_cards()
        if sight.view.pending is None:
            options = _with_second(options, max(blind))
        best = max(options, key=lambda option: option[0])
        if best[1] == "blind":
            return Thought(best[2], Reason("deck-better"))
        assert isinstance(best[2], Draw)
        helped = sum(self._serves(best[2].card, route) for route in self.plan.routes or self.fillers)
        if not helped:
            return Thought(best[2], Reason("card-promises", card=best[2].card))
        return Thought(best[2], Reason("card-helps", card=best[2].card, count=helped))

    def _serves(self, name: str, route: int) -> bool:
        edition = self.sight.edition
        card, place = edition.cards[edition.card_index[name]], edition.routes[route]
        return place.kind in card.serves and (card.wild or place.colour in (card.colour, GREY))

    def without_cards(self) -> Thought:
        """No card can be drawn: the route with the most points, else anything."""
        claims = [claim for listed in self.claims.values() for claim in listed]
        if not claims:
            return Thought(self.chance.choice(self.legal), Reason("nothing-useful"))
        points, index = self.sight.atlas.points, self.sight.edition.route_index
        best = max(claims, key=lambda claim: points[index[claim.route]])
        return Thought(best, Reason("no-cards-left", route=best.route))


def _with_second(options: list[tuple[float, str, Action]], blind: float) -> list[tuple[float, str, Action]]:
    """First cards with what a second one adds; a wild of the row has none."""
    ordinary = sorted((value for value, sort, _ in options if sort != "wild"), reverse=True)
    second = max(blind, ordinary[1] if len(ordinary) > 1 else 0.0)
    return [(value + (0.0 if sort == "wild" else second), sort, action) for value, sort, action in options]
