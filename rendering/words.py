"""What pictures need to be told in the reader's language; bot/text answers."""

from collections.abc import Sequence
from typing import Literal, Protocol

from engine.board import Board, Card, City
from engine.events import AnyEvent
from engine.final import Source
from rendering.players import ShownPlayer

Phrase = Literal[
    "picture-turn",
    "picture-opening",
    "picture-last-turns",
    "picture-ended",
    "picture-players",
    "picture-hand",
    "picture-tickets",
    "picture-offer",
    "picture-done",
    "picture-away",
    "picture-away-station",
    "picture-station",
    "picture-blocked",
    "picture-result",
    "picture-story",
    "picture-story-ticket",
    "picture-story-end",
    "picture-story-last",
    "picture-place",
    "picture-decided",
    "picture-longest",
    "picture-ways",
    "alt-board",
    "alt-closeup",
    "alt-region",
    "alt-owned",
    "region",
    "alt-lobby",
    "alt-hand",
    "alt-offer",
    "alt-result",
    "alt-replay",
    "alt-standing",
    "alt-story",
    "alt-story-player",
    "alt-story-ticket",
    "alt-on-turn",
    "alt-opening",
    "alt-last-turns",
    "alt-ended",
    "alt-last",
    "alt-row",
    "alt-row-empty",
    "alt-player",
    "alt-player-opening",
    "alt-seated",
    "alt-nobody",
    "alt-hand-cards",
    "alt-hand-empty",
    "alt-ticket",
    "alt-ticket-offered",
    "alt-no-tickets",
    "alt-place",
    "alt-line",
    "alt-and-more",
    "extra-station",
    "extra-port",
    "extra-flags",
    "extra-goods",
]


class Words(Protocol):
    """The words of one language."""

    def say(self, key: Phrase, /, **values: str | int) -> str:
        """A phrase; numbers that choose a plural are passed as int, all others as text."""

    def board(self, board: Board, /) -> str:
        """The name of a board."""

    def city(self, city: City, /) -> str:
        """The name of a city or a junction."""

    def colour(self, colour: str, /) -> str:
        """The name of a card colour, a route colour or a player's colour."""

    def mark(self, mark: str, /) -> str:
        """The name of a player's mark."""

    def card(self, board: Board, card: Card, /) -> str:
        """The name of a kind of card, in plain letters."""

    def pieces(self, board: Board, counts: Sequence[int], /) -> str:
        """Numbers of pieces by kind: "27 trains and 23 ships"."""

    def cards(self, board: Board, counts: Sequence[int], /) -> str:
        """Numbers of cards by deck: "5 cards"."""

    def tickets(self, count: int, /) -> str:
        """A number of tickets."""

    def points(self, count: int, /) -> str:
        """A number of points."""

    def source(self, source: Source, /) -> str:
        """Where points come from."""

    def listed(self, parts: Sequence[str], /) -> str:
        """Several things one after the other."""

    def happened(self, board: Board, events: Sequence[AnyEvent], players: Sequence[ShownPlayer], /) -> str:
        """What the events tell that everybody may know, in plain sentences."""
