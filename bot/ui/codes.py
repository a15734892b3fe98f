"""Custom ids: what a click carries. Openers name only the game; parts of a panel also seat, move number and a step.

A step is a short word, or `!` and an action. Actions are written with the numbers that cities, routes and cards have on
the board of this game, because a custom id holds 100 characters at the most.
"""

import re
from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

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

LONGEST: Final = 100
GAME: Final = r"(?P<game>[A-Za-z0-9]{1,20})"
OPENER: Final = re.compile(rf"o:(?P<what>[a-z]+[0-9]*):{GAME}")
_PART = rf"{GAME}:(?P<seat>[0-9]):(?P<move>[0-9]{{1,6}}):(?P<step>[!-~]{{1,60}})"
BUTTON: Final = re.compile(rf"b:{_PART}")
MENU: Final = re.compile(rf"m:{_PART}")
OPENER_MENU: Final = re.compile(rf"q:(?P<what>[a-z]+):{GAME}")
THREAD: Final = re.compile(
    r"t:(?P<map>[a-z0-9_]{1,24}):(?P<seats>[0-9]):(?P<levels>[enh]{0,4}):(?P<order>[sj]):(?P<invited>[0-9a-z.]{0,56})"
)
MODAL: Final = re.compile(rf"f:{_PART}")


class BadCode(ValueError):
    """A custom id or a value of a menu that we never wrote, or that fits no board."""


class Spot(Struct, frozen=True):
    """Where a panel belongs: a game, a seat and the number of the seat's next move."""

    game: str
    seat: int
    move: int


class Wish(Struct, frozen=True):
    """The table that somebody wanted to open."""

    map: str
    seats: int = 0
    opponents: tuple[str, ...] = ()
    order: Literal["shuffled", "joined"] = "shuffled"
    invited: tuple[int, ...] = ()


def opener(what: str, game: str) -> str:
    return _checked(f"o:{what}:{game}")


def opener_menu(what: str, game: str) -> str:
    return _checked(f"q:{what}:{game}")


_LEVELS = {"e": "easy", "n": "normal", "h": "hard"}
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def thread(wish: Wish) -> str:
    """The people invited are written in base 36: four ids of Discord would not fit otherwise."""
    levels = "".join(level[:1] for level in wish.opponents)
    invited = ".".join(_base36(user) for user in wish.invited)
    return _checked(f"t:{wish.map}:{wish.seats}:{levels}:{wish.order[:1]}:{invited}")


def read_wish(match: re.Match[str]) -> Wish:
    return Wish(
        match["map"],
        int(match["seats"]),
        tuple(_LEVELS[letter] for letter in match["levels"]),
        "joined" if match["order"] == "j" else "shuffled",
        tuple(int(user, 36) for user in match["invited"].split(".") if user),
    )


def _base36(number: int) -> str:
    text = ""
    while number:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
    return text or "0"


def button(spot: Spot, step: str) -> str:
    return _checked(f"b:{spot.game}:{spot.seat}:{spot.move}:{step}")


def menu(spot: Spot, step: str) -> str:
    return _checked(f"m:{spot.game}:{spot.seat}:{spot.move}:{step}")


def modal(spot: Spot, step: str) -> str:
    return _checked(f"f:{spot.game}:{spot.seat}:{spot.move}:{step}")


def _checked(text: str) -> str:
    if len(text) > LONGEST:
        raise BadCode(f"{text!r} is longer than {LONGEST} characters")
    return text


def read_spot(match: re.Match[str]) -> Spot:
    return Spot(match["game"], int(match["seat"]), int(match["move"]))


# Actions.


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


def read_code(edition: Edition, code: str, offer: Sequence[str] = ()) -> Action:
    """The action that `action_code` wrote; anything else is a BadCode."""
    try:
        return _read(edition, code[:1], code[1:], offer)
    except (ValueError, IndexError, KeyError) as error:
        raise BadCode(f"{code!r} is no action here") from error


def _read(edition: Edition, kind: str, rest: str, offer: Sequence[str]) -> Action:
    first, _, second = rest.partition("-")
    match kind:
        case "k":
            mask = _number(rest)
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
        cards += (edition.cards[_number(kind)].id,) * min(_number(count), LONGEST)
    return cards
