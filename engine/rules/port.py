"""Ports: they score for complete tickets that name their city (R-GL-PORT-1 to R-GL-PORT-4)."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING

from engine.actions import Action, Port
from engine.board import Board, Deal, PortData
from engine.errors import IllegalAction
from engine.events import PortBuilt
from engine.final import ScoreLine, Standing
from engine.payments import Payment
from engine.rule import Rule

if TYPE_CHECKING:
    from engine.draft import Draft
    from engine.edition import Edition
    from engine.state import State


class Ports(Rule[PortData]):
    name = "port"
    performs = (Port,)

    def __init__(self, board: Board, data: PortData) -> None:
        super().__init__(board, data)
        self.cities = tuple(city.id for city in board.cities if city.port)
        self.payments = tuple(dict.fromkeys(_payments(board, data.cost)))

    def actions(self, edition: "Edition", state: "State", seat: int) -> Sequence[Action]:
        player = state.players[seat]
        if len(player.ports) == self.data.count:
            return ()
        payments = [cards for cards in self.payments if edition.affords(player.hand, cards)]
        if not payments:
            return ()
        taken = {city for other in state.players for city in other.ports}
        reached = _reached(edition, state.routes, seat)
        return [
            Port(city, cards) for city in self.cities if city in reached and city not in taken for cards in payments
        ]

    def perform(self, draft: "Draft", action: Action) -> None:
        assert isinstance(action, Port)
        if len(draft.player.ports) == self.data.count:
            raise IllegalAction("no port is left", "no-port-left")
        if action.city not in self.cities:
            raise IllegalAction(f"{action.city} is no port city", "no-port-city")
        if any(action.city in other.ports for other in draft.players):
            raise IllegalAction("there is a port in that city", "port-taken")
        if action.city not in _reached(draft.edition, draft.routes, draft.seat):
            raise IllegalAction("none of your routes reaches that city", "port-not-reached")
        if action.cards not in self.payments:
            raise IllegalAction("these cards do not pay for a port", "wrong-payment")
        draft.change(hand=draft.spent(action.cards), ports=(*draft.player.ports, action.city))
        draft.discard(action.cards)
        draft.events.append(PortBuilt(draft.seat, action.city, action.cards))
        draft.make_good()
        draft.finish_turn()

    def score(self, edition: "Edition", state: "State", standings: tuple[Standing, ...], seat: int) -> list[ScoreLine]:
        ports = state.players[seat].ports
        done = [edition.tickets[ticket.ticket].cities for ticket in standings[seat].tickets if ticket.done]
        served = [sum(city in cities for cities in done) for city in ports]
        points = sum(self.data.scores[min(count, len(self.data.scores) - 1)] for count in served)
        left = self.data.count - len(ports)
        return [ScoreLine("ports", points, len(ports)), ScoreLine("ports_unbuilt", self.data.unbuilt * left, left)]


def _payments(board: Board, cost: tuple[Deal, ...]) -> Iterator[Payment]:
    """Cards with an anchor, so many of each deck, all of one colour; wilds for any or all of them (R-GL-PORT-2)."""
    cards = [card for deck in board.decks for card in deck.cards]
    order = {card.id: index for index, card in enumerate(cards)}
    wild = next(card for card in cards if card.wild)
    anchored = [
        [card for deck in board.decks if deck.id == deal.deck for card in deck.cards if card.anchor] for deal in cost
    ]
    for colour in dict.fromkeys(card.colour for card in cards if card.colour):
        kinds = [next((card for card in listed if card.colour == colour), None) for listed in anchored]
        for real in product(*(range(deal.count + 1) if kind else (0,) for deal, kind in zip(cost, kinds, strict=True))):
            chosen = [kind.id for kind, count in zip(kinds, real, strict=True) if kind for _ in range(count)]
            chosen += [wild.id] * (sum(deal.count for deal in cost) - sum(real))
            yield tuple(sorted(chosen, key=order.__getitem__))


def _reached(edition: "Edition", owners: tuple[int, ...], seat: int) -> set[str]:
    """The cities at the ends of a seat's own routes."""
    return {
        city
        for route, owner in zip(edition.routes, owners, strict=True)
        if owner == seat
        for city in (route.a, route.b)
    }
