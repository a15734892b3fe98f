"""What a seat can do, as values and as one line of text."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, assert_never

from msgspec import Struct

from engine.errors import UnreadableAction


class Keep(Struct, frozen=True, tag="keep"):
    """Keep these of the tickets on offer, in the order dealt."""

    tickets: tuple[str, ...]


class Pieces(Struct, frozen=True, tag="pieces"):
    """Begin with so many of each kind of piece, in the order of the map file."""

    counts: tuple[int, ...]


class Draw(Struct, frozen=True, tag="draw"):
    """Take a card of this kind from the row; `refill` names the deck that replaces it where there are several."""

    card: str
    refill: str = ""


class DrawBlind(Struct, frozen=True, tag="blind"):
    deck: str = ""


class Tickets(Struct, frozen=True, tag="tickets"):
    """Draw tickets."""


class Claim(Struct, frozen=True, tag="claim"):
    route: str
    cards: tuple[str, ...]


class Pay(Struct, frozen=True, tag="pay"):
    """Pay the extra cards of a tunnel."""

    cards: tuple[str, ...]


class Withdraw(Struct, frozen=True, tag="withdraw"):
    """Take the cards laid down for a tunnel back."""


class Station(Struct, frozen=True, tag="station"):
    city: str
    cards: tuple[str, ...]


class Port(Struct, frozen=True, tag="port"):
    city: str
    cards: tuple[str, ...]


class Exchange(Struct, frozen=True, tag="exchange"):
    """Hand in so many pieces of this kind for as many of the other."""

    count: int
    piece: str


class Pass(Struct, frozen=True, tag="pass"):
    """Do nothing, because there is nothing to do."""


Action = Keep | Pieces | Draw | DrawBlind | Tickets | Claim | Pay | Withdraw | Station | Port | Exchange | Pass

VERBS: Final = frozenset(
    {"keep", "pieces", "draw", "tickets", "claim", "pay", "withdraw", "station", "port", "exchange", "pass"}
)
"""How the lines of actions begin."""


def cards_text(cards: Sequence[str]) -> str:
    """`blue*2+wild` for two blue cards and a wild."""
    groups = ((card, len(list(same))) for card, same in groupby(cards))
    return "+".join(card if count == 1 else f"{card}*{count}" for card, count in groups)


def _is_number(text: str) -> bool:
    """ASCII digits, and so few that nothing we make out of the number can be large."""
    return text.isascii() and text.isdecimal() and len(text) <= 3


def read_cards(text: str) -> tuple[str, ...]:
    cards: list[str] = []
    for part in text.split("+"):
        card, star, count = part.partition("*")
        if not card or (star and not (_is_number(count) and int(count) >= 2)):
            raise UnreadableAction(f'"{text}" is no list of cards; expected for example "blue*2+wild"')
        cards += [card] * (int(count) if star else 1)
    return tuple(cards)


def action_text(action: Action) -> str:
    """The action as one line; `read_action` gives it back.

    >>> action_text(Claim("paris-zurich", ("blue", "blue", "wild")))
    'claim paris-zurich blue*2+wild'
    """
    match action:
        case Keep(tickets):
            return f"keep {','.join(tickets)}"
        case Pieces(counts):
            return f"pieces {'/'.join(map(str, counts))}"
        case Draw(card, refill):
            return f"draw {card} refill {refill}" if refill else f"draw {card}"
        case DrawBlind(deck):
            return f"draw blind {deck}" if deck else "draw blind"
        case Tickets():
            return "tickets"
        case Claim(route, cards):
            return f"claim {route} {cards_text(cards)}"
        case Pay(cards):
            return f"pay {cards_text(cards)}"
        case Withdraw():
            return "withdraw"
        case Station(city, cards):
            return f"station {city} {cards_text(cards)}"
        case Port(city, cards):
            return f"port {city} {cards_text(cards)}"
        case Exchange(count, piece):
            return f"exchange {count} {piece}s"
        case Pass():
            return "pass"
        case _:
            assert_never(action)


def is_action(text: str) -> bool:
    """Whether a line of a log that tells of other things too is an action."""
    return text.partition(" ")[0] in VERBS


def read_action(text: str) -> Action:
    """The action that this line describes; whether it is legal is another question.

    >>> read_action("draw blue")
    Draw(card='blue', refill='')
    """
    match text.split(" "):
        case ["keep", tickets] if tickets:
            return Keep(tuple(tickets.split(",")))
        case ["pieces", counts] if all(_is_number(part) for part in counts.split("/")):
            return Pieces(tuple(int(part) for part in counts.split("/")))
        case ["draw", "blind"]:
            return DrawBlind()
        case ["draw", "blind", deck]:
            return DrawBlind(deck)
        case ["draw", card] if card:
            return Draw(card)
        case ["draw", card, "refill", deck]:
            return Draw(card, deck)
        case ["tickets"]:
            return Tickets()
        case ["claim", route, cards]:
            return Claim(route, read_cards(cards))
        case ["pay", cards]:
            return Pay(read_cards(cards))
        case ["withdraw"]:
            return Withdraw()
        case ["station", city, cards]:
            return Station(city, read_cards(cards))
        case ["port", city, cards]:
            return Port(city, read_cards(cards))
        case ["exchange", count, pieces] if _is_number(count) and pieces.endswith("s"):
            return Exchange(int(count), pieces[:-1])
        case ["pass"]:
            return Pass()
    raise UnreadableAction(f'"{text}" is no action; docs/game-record.md lists the forms')
