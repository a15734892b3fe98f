"""The things in the box and the plain numbers of the game: names, players, points, card decks, pieces, the end."""

from collections.abc import Iterator

from msgspec.structs import asdict

from engine.board import Board, ByLanguage, Card, Deck
from engine.ids import GREY
from maps.checks.words import (
    COLOURS,
    DECKS,
    PIECES,
    ROUTE_KINDS,
    STYLES,
    between,
    good_card_id,
    good_id,
    good_language,
    known,
    unique,
)
from maps.problems import Flaw, listed, place

LONGEST_NAME = 40
"""Two names and the points of a ticket must fit into one line of a menu."""


def title(board: Board) -> Iterator[Flaw]:
    yield from good_id("id", board.id)
    yield from good_names("names", board.names)
    if board.style:
        yield from known("style", "style", board.style, STYLES)


def good_names(where: str, names: ByLanguage) -> Iterator[Flaw]:
    """Whether there is an English name, and every other one has the code of a language."""
    if "en" not in names:
        yield Flaw(where, "the English name is missing", 'en = "…"')
    for language, name in names.items():
        yield from good_language(where, language)
        yield from good_name(f"{where}.{language}", name)


def good_name(where: str, name: str) -> Iterator[Flaw]:
    if not name.strip() or name != name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        yield Flaw(where, f'the name "{name}" does not do', f"1 to {LONGEST_NAME} letters without spaces around them")


def players(board: Board) -> Iterator[Flaw]:
    least, most = board.players
    if not 2 <= least <= most <= 5:
        yield Flaw("players", f"the game is for {least} to {most}", "the least and the most players, from 2 to 5")
    yield from between("single_doubles", board.single_doubles, 0, 5)
    yield from between("wilds_in_row", board.wilds_in_row, 1, 20)


def points(board: Board) -> Iterator[Flaw]:
    yield from unique("points", [str(length) for length, _ in board.points])
    for index, (length, worth) in enumerate(board.points):
        yield from between(f"points[{index}] length", length, 1, 50)
        yield from between(f"points[{index}] points", worth, 0, 1000)


def decks(board: Board) -> Iterator[Flaw]:
    if not board.decks:
        yield Flaw("decks", "there is no deck", "at least one")
    yield from unique("decks", [deck.id for deck in board.decks])
    yield from unique("cards", [card.id for deck in board.decks for card in deck.cards])
    wilds = [card.id for deck in board.decks for card in deck.cards if card.wild]
    if len(wilds) > 1:
        yield Flaw(
            "decks", f"there are {len(wilds)} kinds of wild ({', '.join(wilds)})", "at most one in the whole box"
        )
    for number, deck in enumerate(board.decks):
        yield from _deck(board, deck, place("decks", number, asdict(deck)))


def _deck(board: Board, deck: Deck, where: str) -> Iterator[Flaw]:
    yield from known(where, "deck", deck.id, DECKS)
    yield from between(f"{where}: all cards", sum(card.count for card in deck.cards), 1, 1000)
    for number, card in enumerate(deck.cards):
        here = place(f"{where}.cards", number, asdict(card))
        yield from _card(board, card, here)
        if card.wild and number != len(deck.cards) - 1:
            yield Flaw(
                here, "the wild is not the last card of its deck", "it after all others, where records look for it"
            )


def _card(board: Board, card: Card, where: str) -> Iterator[Flaw]:
    yield from good_card_id(where, card.id)
    yield from between(f"{where}: count", card.count, 1, 200)
    if card.wild:
        if card.covers != 1:
            yield Flaw(where, f"the wild covers {card.covers} spaces", "1, as a wild stands for one card")
    else:
        yield from known(where, "colour", card.colour, COLOURS)
        yield from between(f"{where}: covers", card.covers, 1, 5)
    kinds = [piece.route for piece in board.pieces]
    yield from unique(f"{where}: serves", card.serves)
    if not card.serves:
        yield Flaw(where, "it serves no kind of route", listed(kinds))
    for kind in card.serves:
        yield from known(where, "kind of route", kind, kinds)


def pieces(board: Board) -> Iterator[Flaw]:
    if not board.pieces:
        yield Flaw("pieces", "there are no pieces", "at least one kind")
    yield from unique("pieces", [piece.id for piece in board.pieces])
    yield from unique("pieces: kinds of route", [piece.route for piece in board.pieces])
    for number, piece in enumerate(board.pieces):
        where = place("pieces", number, asdict(piece))
        yield from known(where, "piece", piece.id, PIECES)
        yield from known(where, "kind of route", piece.route, ROUTE_KINDS)
        yield from between(f"{where}: count", piece.count, 1, 200)


def supply(board: Board) -> int:
    """The pieces with which a seat begins."""
    return board.piece_choice.total if board.piece_choice else sum(piece.count for piece in board.pieces)


def end(board: Board) -> Iterator[Flaw]:
    if not 0 <= board.end.pieces < supply(board):
        wrong = f"the end is triggered at {board.end.pieces} pieces, and a seat begins with {supply(board)}"
        yield Flaw("end.pieces", wrong, "0 or more, and fewer than a seat begins with")
    yield from between("end.turns", board.end.turns, 1, 10)


def colours_of(board: Board, kind: str) -> tuple[str, ...]:
    """The colours whose cards pay for this kind of route."""
    cards = (card for deck in board.decks for card in deck.cards)
    return tuple(dict.fromkeys(card.colour for card in cards if card.colour not in ("", GREY) and kind in card.serves))


CHECKS = (title, players, points, decks, pieces, end)
