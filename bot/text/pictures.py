"""The words that pictures ask for (`rendering.words`): plain letters, no signs that a screen reader would spell out."""

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from bot.text.fluent import Words as Sentences
from bot.text.names import board_name, joined, points_counted
from engine import events as happened
from engine.board import Board, Card, City
from engine.edition import route_ids
from engine.events import AnyEvent
from engine.final import Source
from rendering.players import ShownPlayer
from rendering.words import Phrase


class PictureWords:
    """One language, as `rendering` needs it."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences

    def say(self, key: Phrase, /, **values: str | int) -> str:
        return self._sentences.say(key, **values)

    def _named(self, kind: str, name: str) -> str:
        """The word for a colour or a mark; one that we have no word for is called what the map file calls it."""
        key = f"{kind}-{name}"
        return self._sentences.say(key) if key in self._sentences else name

    def board(self, board: Board, /) -> str:
        return board_name(self._sentences, board)

    def city(self, city: City, /) -> str:
        return city.name or self._sentences.say("junction", id=city.id)

    def colour(self, colour: str, /) -> str:
        return self._named("colour", colour)

    def mark(self, mark: str, /) -> str:
        return self._named("mark", mark)

    def card(self, board: Board, card: Card, /) -> str:
        if card.wild:
            return self._sentences.say("plain-card-wild")
        key = "plain-card"
        if len(board.decks) > 1:
            deck = next(deck.id for deck in board.decks if card in deck.cards)
            tail = "-double" if card.covers > 1 else "-anchor" if card.anchor else ""
            wanted = (f"plain-card-{deck}{tail}", f"plain-card-{deck}", key)
            key = next(name for name in wanted if name in self._sentences)
        return self._sentences.say(key, colour=self.colour(card.colour))

    def seat(self, number: int) -> str:
        """What somebody is called whose name nobody knows."""
        return self._sentences.say("plain-seat", number=str(number))

    def pieces(self, board: Board, counts: Sequence[int], /) -> str:
        listed = [
            self._sentences.say("piece-counted", piece=piece.id, count=count)
            for piece, count in zip(board.pieces, counts, strict=False)
        ]
        some = [text for text, count in zip(listed, counts, strict=False) if count]
        return joined(self._sentences, some or listed)

    def cards(self, board: Board, counts: Sequence[int], /) -> str:
        listed = zip(board.decks, counts, strict=False)
        return joined(
            self._sentences, [self._sentences.say("cards-in-hand", deck=deck.id, count=count) for deck, count in listed]
        )

    def tickets(self, count: int, /) -> str:
        return self._sentences.say("tickets-counted", count=count)

    def points(self, count: int, /) -> str:
        return points_counted(self._sentences, count)

    def source(self, source: Source, /) -> str:
        return self._sentences.say(f"picture-source-{source}")

    def listed(self, parts: Sequence[str], /) -> str:
        return joined(self._sentences, list(parts), "list-more", "list-more")

    def happened(self, board: Board, events: Sequence[AnyEvent], players: Sequence[ShownPlayer], /) -> str:
        public = [event for event in events if event.to is None]
        cards = {card.id: card for deck in board.decks for card in deck.cards}
        brief: list[str] = []
        blind: Counter[int] = Counter(event.seat for event in public if isinstance(event, happened.BlindDrawn))
        for event in public:
            if isinstance(event, happened.BlindDrawn):
                if count := blind.pop(event.seat, 0):
                    brief.append(self._sentences.say("brief-blind", name=players[event.seat].name, count=count))
            else:
                brief += self._brief(board, event, players, cards)
        return " ".join(brief)

    def _brief(
        self, board: Board, event: AnyEvent, players: Sequence[ShownPlayer], cards: dict[str, Card]
    ) -> list[str]:
        say = self._sentences.say
        name = players[event.seat].name if hasattr(event, "seat") and event.seat < len(players) else ""
        match event:
            case happened.CardDrawn(card=card):
                return [say("brief-drew", name=name, cards=self.card(board, cards[card]))]
            case happened.RouteClaimed(route=route, points=points):
                return [say("brief-claimed", name=name, route=self._route(board, route), points=points)]
            case happened.TunnelLaid(route=route, extra=extra):
                return [say("brief-tunnel", name=name, route=self._route(board, route), extra=extra)]
            case happened.TunnelWithdrawn(route=route):
                return [say("brief-withdrawn", name=name, route=self._route(board, route))]
            case happened.TicketsKept(count=count):
                return [say("brief-tickets", name=name, count=count)]
            case happened.StationBuilt(city=city):
                return [say("brief-station", name=name, city=self._city(board, city))]
            case happened.PortBuilt(city=city):
                return [say("brief-port", name=name, city=self._city(board, city))]
            case happened.Exchanged(piece=piece, count=count):
                pieces = say("piece-counted", piece=piece, count=count)
                return [say("brief-exchanged", name=name, pieces=pieces)]
            case happened.FlagSetScored():
                return [say("brief-flag-set", name=name)]
            case happened.GoodsEarned():
                return [say("brief-goods", name=name)]
            case happened.Passed():
                return [say("brief-passed", name=name)]
            case happened.OpeningEnded():
                return [say("brief-opening-ended")]
            case happened.GameEnded():
                return [say("brief-ended")]
            case (
                happened.ChoiceMade()
                | happened.TurnBegan()
                | happened.BlindDrawn()
                | happened.BlindCard()
                | happened.CardLaid()
                | happened.RowRenewed()
                | happened.DeckRenewed()
                | happened.TicketsDrawn()
                | happened.TicketsOffered()
                | happened.KeptTickets()
                | happened.FlagCardKept()
                | happened.LastTurns()
            ):
                return []
            case _:
                assert_never(event)

    def _city(self, board: Board, name: str) -> str:
        return self.city(next(city for city in board.cities if city.id == name))

    def _route(self, board: Board, name: str) -> str:
        route = board.routes[route_ids(board).index(name)]
        ends = {"from": self._city(board, route.a), "to": self._city(board, route.b)}
        return self._sentences.say("route", **ends)
