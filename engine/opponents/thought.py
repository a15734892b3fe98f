"""What an opponent does, and why."""

from typing import Literal

from msgspec import Struct

from engine.actions import Action

ReasonKey = Literal[
    "any",
    "before-others",
    "card-helps",
    "card-promises",
    "deck-better",
    "ends-ahead",
    "exchange-for",
    "for-points",
    "keep-network",
    "keep-shortest",
    "last-turns",
    "more-tickets",
    "next-colour",
    "no-cards-left",
    "nothing-else",
    "nothing-in-row",
    "nothing-useful",
    "on-the-way",
    "only-row-left",
    "pay-tunnel",
    "pieces-planned",
    "pieces-suggested",
    "planned",
    "points-meanwhile",
    "port-promises",
    "station-rescues",
    "tickets-promise",
    "tunnel-too-dear",
    "tunnel-worth",
]


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why, for those who turn it into a sentence: a key, and what the sentence names, as ids and numbers.

    It may name the seat's secrets, so it stays private until the game has ended.
    """

    key: ReasonKey
    route: str = ""
    city: str = ""
    card: str = ""
    tickets: tuple[str, ...] = ()
    count: int = 0
    """Actions, tickets, routes or pieces, as the key says."""
    lost: int = 0
    """Tickets that are given up."""
    points: int = 0
    pieces: tuple[int, ...] = ()
    """Pieces by kind."""


class Thought(Struct, frozen=True):
    action: Action
    reason: Reason
