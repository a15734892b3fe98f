"""Stations: a city in which a seat may borrow one route of another at the end (R-STA-1 to R-STA-4)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.actions import Action, Station
from engine.board import Board, StationData
from engine.errors import IllegalAction
from engine.events import StationBuilt
from engine.final import ScoreLine, Standing
from engine.payments import sets_of_one_colour
from engine.prices import PriceList
from engine.rule import Rule

if TYPE_CHECKING:
    from engine.draft import Draft
    from engine.edition import Edition
    from engine.state import Player, State
    from engine.view import SeatView, View


class Stations(Rule[StationData]):
    name = "station"
    performs = (Station,)

    def __init__(self, board: Board, data: StationData) -> None:
        super().__init__(board, data)
        cards = [card for deck in board.decks for card in deck.cards]
        colours = list(dict.fromkeys(card.colour for card in cards if card.colour))
        self.payments = tuple(sets_of_one_colour(cards, colours, cost) for cost in data.costs)
        self.cities = tuple(city.id for city in board.cities if city.kind == "city")
        self.prices = tuple(
            PriceList(cards, [(payment, tuple(Station(city, payment) for city in self.cities)) for payment in payments])
            for payments in self.payments
        )

    def actions(self, edition: "Edition", state: "State", seat: int) -> Sequence[Action]:
        player = state.players[seat]
        if len(player.stations) == self.data.count:
            return ()
        taken = {city for other in state.players for city in other.stations}
        found: list[Action] = []
        for affordable in self.prices[len(player.stations)].affordable(player.hand):
            for stations in affordable:
                found += [station for station in stations if station.city not in taken] if taken else stations
        return found

    def perform(self, draft: "Draft", action: Action) -> None:
        assert isinstance(action, Station)
        player = draft.player
        if len(player.stations) == self.data.count:
            raise IllegalAction("no station is left", "no-station-left")
        if action.city not in self.cities:
            raise IllegalAction(f"there is no city {action.city}", "no-such-city")
        if any(action.city in other.stations for other in draft.players):
            raise IllegalAction("there is a station in that city", "station-taken")
        if action.cards not in self.payments[len(player.stations)]:
            raise IllegalAction("these cards do not pay for a station", "wrong-payment")
        draft.change(hand=draft.spent(action.cards), stations=(*player.stations, action.city))
        draft.discard(action.cards)
        draft.events.append(StationBuilt(draft.seat, action.city, action.cards))
        draft.make_good()
        draft.finish_turn()

    def borrowed(
        self, edition: "Edition", owners: tuple[int, ...], seat: int, mine: "Player | SeatView"
    ) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(
                route
                for route, owner in enumerate(owners)
                if owner >= 0 and owner != seat and edition.city_index[city] in edition.ends[route]
            )
            for city in mine.stations
        )

    def may_borrow(self, edition: "Edition", view: "View") -> tuple[int, frozenset[str]]:
        taken = {city for seat in view.seats for city in seat.stations}
        return self.data.count - len(view.mine.stations), frozenset(self.cities) - taken

    def score(self, edition: "Edition", state: "State", standings: tuple[Standing, ...], seat: int) -> list[ScoreLine]:
        left = self.data.count - len(state.players[seat].stations)
        return [ScoreLine("stations", left * self.data.unbuilt, left)]
