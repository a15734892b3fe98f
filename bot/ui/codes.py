"""Actions in a few characters, for the steps of buttons and menus.

They are written with the numbers that cities, routes and cards have on the board of this game, because a custom id
holds 100 characters at the most.
"""

from collections.abc import Sequence
from typing import assert_never

from bot.errors import Refusal
from engine.actions import (
    Action,
    Claim,
    Draw,
    DrawBlind,
    Exchange,
    Keep,
    Pass,
    Pay,
    Pieces,
    Port,
    Station,
    Tickets,
    Withdraw,
)
from engine.edition import Edition

_MOST_CARDS = 100


def _cards(edition: Edition, cards: tuple[str, ...]) -> str:
    return ".".join(f"{kind}x{count}" for kind, count in edition.counts(cards))


def action_code(edition: Edition, action: Action, offer: Sequence[str] = ()) -> str:
    """The action in a few characters; `offer` are the tickets on offer, which only their owner sees."""
    match action:
        case Keep(tickets):
            return f"k{sum(1 << offer.index(ticket) for ticket in tickets)}"
        case Pieces(counts):
            return f"n{'.'.join(map(str, counts))}"
        case Draw(card, refill):
            deck = str(edition.deck_index[refill]) if refill else ""
            return f"d{edition.card_index[card]}-{deck}"
        case DrawBlind(deck):
            return f"b{edition.deck_index[deck] if deck else ''}"
        case Tickets():
            return "t"
        case Claim(route, cards):
            return f"c{edition.route_index[route]}-{_cards(edition, cards)}"
        case Pay(cards):
            return f"y{_cards(edition, cards)}"
        case Withdraw():
            return "w"
        case Station(city, cards):
            return f"s{edition.city_index[city]}-{_cards(edition, cards)}"
        case Port(city, cards):
            return f"p{edition.city_index[city]}-{_cards(edition, cards)}"
        case Exchange(count, piece):
            return f"x{[kind.id for kind in edition.pieces].index(piece)}-{count}"
        case Pass():
            return "z"
        case _:
            assert_never(action)


def read_code(edition: Edition, code: str, offer: Sequence[str] = ()) -> Action:
    """The action that `action_code` wrote; anything else is refused like every button that we never made."""
    try:
        return _read(edition, code[:1], code[1:], offer)
    except (ValueError, IndexError, KeyError):
        raise Refusal("old-button") from None


def _read(edition: Edition, kind: str, rest: str, offer: Sequence[str]) -> Action:
    first, _, second = rest.partition("-")
    match kind:
        case "k":
            mask = _number(rest)
            if mask >> len(offer):
                raise ValueError(mask)
            return Keep(tuple(ticket for place, ticket in enumerate(offer) if mask >> place & 1))
        case "n":
            return Pieces(tuple(_number(part) for part in rest.split(".")))
        case "d":
            return Draw(edition.cards[_number(first)].id, edition.board.decks[_number(second)].id if second else "")
        case "b":
            return DrawBlind(edition.board.decks[_number(rest)].id if rest else "")
        case "t" if not rest:
            return Tickets()
        case "w" if not rest:
            return Withdraw()
        case "z" if not rest:
            return Pass()
        case "c":
            return Claim(edition.route_ids[_number(first)], _read_cards(edition, second))
        case "y":
            return Pay(_read_cards(edition, rest))
        case "s":
            return Station(edition.board.cities[_number(first)].id, _read_cards(edition, second))
        case "p":
            return Port(edition.board.cities[_number(first)].id, _read_cards(edition, second))
        case "x":
            return Exchange(_number(second), edition.pieces[_number(first)].id)
    raise ValueError(kind)


def _number(text: str) -> int:
    if not text.isdecimal():
        raise ValueError(text)
    return int(text)


def _read_cards(edition: Edition, text: str) -> tuple[str, ...]:
    cards: tuple[str, ...] = ()
    for part in text.split("."):
        kind, _, count = part.partition("x")
        cards += (edition.cards[_number(kind)].id,) * min(_number(count), _MOST_CARDS)
    return cards
