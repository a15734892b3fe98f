"""The names of things at one table in one language: cards, routes, tickets, pieces, players."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, reduce
from types import MappingProxyType
from typing import Literal
from weakref import WeakKeyDictionary

from msgspec import Struct

from bot.text.fluent import Words
from engine.board import Board
from engine.edition import Edition
from rendering.emoji import card_key, colour_key, player_key

Marks = Literal["emojis", "signs", "none"]
"""What stands before a colour: an emoji of ours where there is one; a sign, where Discord shows no emojis; or nothing,
because the emoji stands beside the text."""

_MARKDOWN = str.maketrans({sign: f"\\{sign}" for sign in "\\*_~`|>#[]<@:/"})
"""What formats, mentions or, in an address, would become a link with a preview."""

_DIRECTIONS = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Signs that turn the direction of writing, also of the text behind a name."""

_LONGEST_NAME = 32


class Called(Struct, frozen=True):
    """Who sits on a seat, as sentences name them."""

    name: str
    colour: str


def tidy(name: str) -> str:
    """A name that somebody chose as one line that leaves the text around it alone; empty if nothing is left."""
    return " ".join(name.translate(_DIRECTIONS).split())


def plain(name: str) -> str:
    """A name that somebody chose, so that it neither formats the text around it nor mentions anybody."""
    short = name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
    return " ".join(short.split()).translate(_MARKDOWN)


def quoted(text: str) -> str:
    """What somebody wrote, as a quotation that neither formats the text around it nor mentions anybody."""
    return "\n".join(f"> {tidy(line).translate(_MARKDOWN)}" for line in text.splitlines() if line.strip())


def joined(words: Words, parts: Sequence[str], by: str = "list-more", last: str = "list-last") -> str:
    """The parts as one text: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    rest = reduce(lambda rest, part: words.say(by, rest=rest, next=part), parts[:-1])
    return words.say(last, rest=rest, next=parts[-1])


def points_counted(words: Words, count: int) -> str:
    """ "−2 points", with a minus sign instead of a hyphen."""
    return words.say("points-counted", count=count).replace("-", "−")


def board_name(words: Words, board: Board) -> str:
    return board.names.get(words.language, board.names["en"])


class _Known:
    """What was put together once about a map in a language and does not depend on who plays."""

    def __init__(self) -> None:
        self.cards: dict[str, str] = {}
        self.routes: dict[str, str] = {}
        self.colours: dict[tuple[str, ...], str] = {}


_KNOWN: WeakKeyDictionary[Words, WeakKeyDictionary[Edition, dict[Marks, _Known]]] = WeakKeyDictionary()


def _known(words: Words, edition: Edition, marks: Marks) -> _Known:
    editions = _KNOWN.setdefault(words, WeakKeyDictionary())
    return editions.setdefault(edition, {}).setdefault(marks, _Known())


class Names:
    """What things are called. `players` are the seats in turn order, `people` who sits at which place.

    `me` is the seat of the only reader, if there is one.
    """

    def __init__(
        self,
        words: Words,
        edition: Edition,
        players: Sequence[Called] = (),
        people: Mapping[int, int] = MappingProxyType({}),
        me: int | None = None,
        marks: Marks = "emojis",
    ) -> None:
        self.words = words
        self.edition = edition
        self.players = tuple(players)
        self._people = people
        self._me = me
        self._marks: Marks = marks
        self._known = _known(words, edition, marks)

    @cached_property
    def plain(self) -> "Names":
        """The names for where Discord shows no emojis of ours: labels, descriptions, suggestions, notifications."""
        return self._marked("signs")

    @cached_property
    def bare(self) -> "Names":
        """The names for a label with an emoji beside it."""
        return self._marked("none")

    def _marked(self, marks: Marks) -> "Names":
        return Names(self.words, self.edition, self.players, self._people, self._me, marks)

    def _mark(self, key: str, sign: str) -> str:
        """The emoji of this key or the sign, as these names are marked."""
        if self._marks == "none":
            return ""
        return sign if self._marks == "signs" else self.words.emblems.get(key, sign)

    # Cards.

    def _colour_word(self, kind: str, colour: str) -> str:
        key = f"{kind}-{colour}"
        return self.words.say(key) if key in self.words else self.words.say(f"{kind}-other", name=colour)

    def colour(self, colour: str) -> str:
        return self._colour_word("colour", colour)

    def _sign(self, colour: str) -> str:
        """A small sign in this colour; a wild has none."""
        return self._colour_word("swatch", colour or "wild")

    def _swatch(self, card: str) -> str:
        """What stands before the name of a card."""
        kind = self.edition.cards[self.edition.card_index[card]]
        return self._mark(card_key(self.edition.board, kind), self._sign(kind.colour))

    def card_emblem(self, card: str) -> str:
        """What stands beside a label about this card."""
        kind = self.edition.cards[self.edition.card_index[card]]
        return self.words.emblems.get(card_key(self.edition.board, kind), self._sign(kind.colour))

    def cards_emblem(self, cards: Iterable[str]) -> str:
        """What stands beside a label about these cards: the first that has a colour, else a wild."""
        kinds = self.edition.card_index
        ordered = sorted(cards, key=lambda card: (self.edition.cards[kinds[card]].wild, kinds[card]))
        return self.card_emblem(ordered[0])

    def colour_emblem(self, colour: str) -> str:
        """What stands beside a label about this colour of cards or of a route."""
        return self.words.emblems.get(colour_key(colour), self._sign(colour))

    def routes_emblem(self, routes: Sequence[str]) -> str:
        """What stands beside a label about a double route: the colour of its first half."""
        return self.colour_emblem(self.edition.routes[self.edition.route_index[routes[0]]].colour)

    def card(self, card: str) -> str:
        """ "🔵 blue"; with two decks also what is on it: "🔵 blue train ⚓"."""
        found = self._known.cards.get(card)
        if found is None:
            found = self._known.cards[card] = self._card(card)
        return found

    def _card(self, card: str) -> str:
        kind = self.edition.cards[self.edition.card_index[card]]
        if kind.wild:
            return self.words.say("card-wild", swatch=self._swatch(card)).strip()
        key = "card-plain"
        if len(self.edition.board.decks) > 1:
            deck = self.edition.board.decks[self.edition.card_deck[card]].id
            key = f"card-{deck}"
            if kind.covers > 1:
                key = f"card-{deck}-double"
            elif kind.anchor and f"card-{deck}-anchor" in self.words:
                key = f"card-{deck}-anchor"
        if key not in self.words:
            key = "card-plain"
        return self.words.say(key, swatch=self._swatch(card), colour=self.colour(kind.colour)).strip()

    def cards(self, cards: Iterable[str]) -> str:
        """ "2 🔵 blue + 1 🌈 wild", in the order of the map file."""
        counted = Counter(cards)
        ordered = sorted(counted, key=self.edition.card_index.__getitem__)
        parts = [self.counted(counted[card], card) for card in ordered]
        return joined(self.words, parts, "list-plus", "list-plus") or self.words.say("cards-none")

    def counted(self, count: int, card: str) -> str:
        """ "2 🔵 blue"; with two decks "2 × 🔵 blue train"."""
        key = "cards-counted" if len(self.edition.board.decks) == 1 else "cards-counted-kind"
        return self.words.say(key, count=count, card=self.card(card))

    def hand(self, hand: Sequence[int]) -> str:
        """A hand: how many of each kind."""
        held = zip(self.edition.cards, hand, strict=True)
        parts = [self.counted(count, kind.id) for kind, count in held if count]
        return joined(self.words, parts, "list-spaced", "list-spaced") or self.words.say("cards-none")

    def swatches(self, cards: Iterable[str]) -> str:
        """The cards as signs of their colours, where there is no room for words."""
        return "".join(map(self._swatch, cards))

    def row(self, row: Iterable[str]) -> str:
        """The face-up cards one after the other; a gap is left out."""
        parts = [self.card(card) for card in row if card]
        return joined(self.words, parts, "list-spaced", "list-spaced") or self.words.say("cards-none")

    def deck(self, deck: str) -> str:
        return self.words.say("deck-name", deck=deck)

    # Places.

    def city(self, city: str) -> str:
        """As printed on the board."""
        place = self.edition.cities[city]
        return self.words.say("junction", id=place.id) if place.kind == "junction" else place.name

    def ends(self, route: str) -> str:
        """ "Paris – Zürich". A junction is second: its name is translated, and lists go by the letters on the board."""
        data = self.edition.routes[self.edition.route_index[route]]
        first, second = sorted((data.a, data.b), key=lambda end: self.edition.cities[end].kind == "junction")
        return self.words.say("route", **{"from": self.city(first), "to": self.city(second)})

    def route(self, route: str) -> str:
        """ "Paris – Zürich (3, tunnel)"."""
        found = self._known.routes.get(route)
        if found is None:
            said = self.words.say("route-traits", route=self.ends(route), traits=self.traits(route))
            found = self._known.routes[route] = said
        return found

    def traits(self, route: str) -> str:
        data = self.edition.routes[self.edition.route_index[route]]
        parts = [self.words.say("trait-length", length=str(data.length))]
        if data.kind == "sea":
            parts.append(self.words.say("trait-sea"))
        if data.tunnel:
            parts.append(self.words.say("trait-tunnel"))
        if data.ferry:
            parts.append(self.words.say("trait-ferry", wilds=str(data.ferry)))
        if data.bonus:
            parts.append(self.words.say("trait-bonus"))
        return joined(self.words, parts, "list-more", "list-more")

    def path(self, cities: Sequence[str]) -> str:
        """ "Paris – Zürich – Venezia"."""
        return reduce(lambda rest, city: self.words.say("route", **{"from": rest, "to": city}), map(self.city, cities))

    def colour_sign(self, colour: str) -> str:
        """ "🔵 blue", or the wild for no colour."""
        swatch = self._mark(colour_key(colour), self._sign(colour))
        if not colour:
            return self.words.say("card-wild", swatch=swatch).strip()
        return self.words.say("card-plain", swatch=swatch, colour=self.colour(colour)).strip()

    def colours_of(self, routes: Sequence[str]) -> str:
        """The colours of the halves of a double route: "🔵 blue/🟡 yellow"."""
        halves = tuple(routes)
        found = self._known.colours.get(halves)
        if found is None:
            found = self._known.colours[halves] = self._colours_of(halves)
        return found

    def _colours_of(self, routes: tuple[str, ...]) -> str:
        colours = dict.fromkeys(self.edition.routes[self.edition.route_index[route]].colour for route in routes)
        return joined(self.words, [self.colour_sign(colour) for colour in colours], "list-either", "list-either")

    def ticket_cities(self, ticket: str) -> str:
        cities = [self.city(city) for city in self.edition.tickets[ticket].cities]
        return reduce(lambda rest, city: self.words.say("ticket-cities", **{"from": rest, "to": city}), cities)

    def ticket(self, ticket: str) -> str:
        """ "Paris – Wien (8)"."""
        worth = str(self.edition.tickets[ticket].points)
        return self.words.say("ticket-worth", cities=self.ticket_cities(ticket), points=worth)

    # Pieces and players.

    def pieces(self, counts: Sequence[int]) -> str:
        """ "27 trains and 23 ships"."""
        listed = zip(self.edition.pieces, counts, strict=True)
        parts = [self.words.say("piece-counted", piece=piece.id, count=count) for piece, count in listed]
        return joined(self.words, parts)

    def hand_size(self, cards: Sequence[int]) -> str:
        """ "5 train cards and 2 ship cards"."""
        listed = zip(self.edition.board.decks, cards, strict=True)
        parts = [self.words.say("cards-in-hand", deck=deck.id, count=count) for deck, count in listed]
        return joined(self.words, parts)

    def points(self, count: int) -> str:
        return points_counted(self.words, count)

    def player(self, seat: int) -> str:
        """Colour, mark and name: "🟥♥ **Hannah**"."""
        seated = self.players[seat]
        key = "player-you" if seat == self._me else "player"
        return self.words.say(key, sign=self.sign(seat), name=plain(seated.name))

    def person(self, place: int | None) -> str:
        """A mention of whoever sits at this place; who is not at the table is somebody."""
        user = None if place is None else self._people.get(place)
        return self.words.say("person-gone") if user is None else self.words.say("person-here", user=str(user))

    def sign(self, seat: int) -> str:
        return self._mark(player_key(self.players[seat].colour), self._colour_word("sign", self.players[seat].colour))
