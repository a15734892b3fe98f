"""What is dealt at the start and drawn later: decks that exist, and enough in them for the fullest table."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import asdict

from engine.board import Board, Deal
from maps.checks.words import TICKET_DECKS, between, known, unique
from maps.problems import Flaw, place


def cards(board: Board) -> Iterator[Flaw]:
    held = {deck.id: sum(card.count for card in deck.cards) for deck in board.decks}
    yield from deals("opening.hand", board.opening.hand, list(held))
    yield from deals("opening.row", board.opening.row, list(held))
    yield from between("opening.row: all cards", sum(deal.count for deal in board.opening.row), 1, 10)
    needed: Counter[str] = Counter()
    for deal in board.opening.hand:
        needed[deal.deck] += deal.count * board.players[1]
    for deal in board.opening.row:
        needed[deal.deck] += deal.count
    for deck, count in needed.items():
        if deck in held and count > held[deck]:
            wrong = f'{board.players[1]} players and the row need {count} cards of the deck "{deck}"'
            yield Flaw("opening", wrong, f"no more than the {held[deck]} that it holds")


def deals(where: str, dealt: Sequence[Deal], decks: Sequence[str]) -> Iterator[Flaw]:
    """Whether the decks exist, each named once, with a number of cards."""
    yield from unique(where, [deal.deck for deal in dealt])
    for number, deal in enumerate(dealt):
        here = place(where, number, asdict(deal))
        yield from known(here, "deck", deal.deck, decks)
        yield from between(f"{here}: count", deal.count, 1, 50)


def ticket_decks(board: Board) -> Iterator[Flaw]:
    yield from unique("ticket_decks", board.ticket_decks)
    reached = {deal.deck for deal in board.opening.tickets} | {board.ticket_draw.deck}
    for number, deck in enumerate(board.ticket_decks):
        where = f"ticket_decks[{number}] {deck}"
        yield from known(where, "deck of tickets", deck, TICKET_DECKS)
        if not any(ticket.deck == deck for ticket in board.tickets):
            yield Flaw(where, "no ticket is in this deck", "at least one")
        if deck not in reached:
            yield Flaw(where, "nobody is ever dealt a ticket of this deck", "it in opening.tickets or in ticket_draw")


def opening_tickets(board: Board) -> Iterator[Flaw]:
    opening = board.opening
    dealt = sum(deal.count for deal in opening.tickets)
    yield from deals("opening.tickets", opening.tickets, board.ticket_decks)
    yield from between("opening.tickets: all tickets", dealt, 1, 10)
    if not 1 <= opening.keep <= dealt:
        yield Flaw(
            "opening.keep",
            f"{opening.keep} of {dealt} tickets are to be kept",
            "at least 1, and no more than are dealt",
        )
    held = Counter(ticket.deck for ticket in board.tickets)
    for deal in opening.tickets:
        needed = deal.count * board.players[1]
        if deal.deck in board.ticket_decks and needed > held[deal.deck]:
            wrong = f'{board.players[1]} players need {needed} tickets of the deck "{deal.deck}"'
            yield Flaw("opening.tickets", wrong, f"no more than the {held[deal.deck]} that it holds")
    for deck in opening.gone:
        yield from known("opening.gone", "deck of tickets", deck, board.ticket_decks)


def ticket_draw(board: Board) -> Iterator[Flaw]:
    draw = board.ticket_draw
    yield from known("ticket_draw", "deck of tickets", draw.deck, board.ticket_decks)
    yield from between("ticket_draw.count", draw.count, 1, 10)
    if not 1 <= draw.keep <= draw.count:
        yield Flaw(
            "ticket_draw.keep",
            f"{draw.keep} of {draw.count} tickets are to be kept",
            "at least 1, and no more than are drawn",
        )
    if draw.deck in board.opening.gone:
        yield Flaw(
            "ticket_draw", f'the deck "{draw.deck}" leaves the game at the start (opening.gone)', "a deck that stays"
        )


CHECKS = (cards, ticket_decks, opening_tickets, ticket_draw)
