"""What one seat, or an onlooker, may know (R-INFO-1, R-INFO-2). Nothing else may be shown to anybody."""

from typing import Literal

from msgspec import Struct

from engine.edition import Edition
from engine.ids import Seat
from engine.legal import is_choosing
from engine.state import Pending, Player, State


class SeatView(Struct, frozen=True):
    """What everybody knows about a seat."""

    seat: Seat
    points: int
    supply: tuple[int, ...]
    """Pieces left, by kind; empty while the choice of pieces is secret."""
    box: tuple[int, ...]
    cards: tuple[int, ...]
    """Cards in hand, by deck."""
    tickets: int
    """Tickets kept; 0 until the opening choices are published."""
    choosing: bool
    """It still has to decide something: an opening choice, a second card, tickets, a tunnel."""
    stations: tuple[str, ...] = ()
    ports: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    flag_sets: int = 0
    goods: int = 0
    exchanged: int = 0


class View(Struct, frozen=True):
    """The table as `seat` sees it; None is somebody who does not play."""

    board: str
    seat: Seat | None
    turn: int
    """The public number of the turn; 0 while opening choices are made."""
    on_turn: Seat | None
    """None before the first turn and after the end."""
    order: tuple[int, ...]
    pending: Pending | None
    row: tuple[str, ...]
    """The face-up cards; an empty text is a gap."""
    decks: tuple[int, ...]
    """How many cards each draw pile holds."""
    discards: tuple[tuple[str, ...], ...]
    ticket_decks: tuple[int, ...]
    routes: tuple[int, ...]
    """The owner of each route, FREE or CLOSED."""
    seats: tuple[SeatView, ...]
    last_turns: int
    ended: Literal["", "turns", "passes"]
    hand: tuple[int, ...] = ()
    """The viewer's own cards, by kind."""
    tickets: tuple[str, ...] = ()
    offer: tuple[str, ...] = ()
    """Tickets the viewer has to choose from."""
    supply: tuple[int, ...] = ()
    """The viewer's own pieces, also while the choice is secret."""

    @property
    def mine(self) -> SeatView:
        """The viewer's own seat as everybody sees it."""
        if self.seat is None:
            raise ValueError("an onlooker has no seat")
        return self.seats[self.seat]


def _seat_view(edition: Edition, state: State, seat: Seat, player: Player) -> SeatView:
    opening = state.turn == 0
    sizes = [0] * len(edition.board.decks)
    for card, count in zip(edition.cards, player.hand, strict=True):
        if count:
            sizes[edition.card_deck[card.id]] += count
    secret_pieces = opening and edition.board.piece_choice is not None
    return SeatView(
        seat=seat,
        points=player.points,
        supply=() if secret_pieces else player.supply,
        box=() if secret_pieces else player.box,
        cards=tuple(sizes),
        tickets=0 if opening else len(player.tickets),
        choosing=is_choosing(edition, state, seat),
        stations=player.stations,
        ports=player.ports,
        flags=player.flags,
        flag_sets=player.flag_sets,
        goods=player.goods,
        exchanged=player.exchanged,
    )


def view(edition: Edition, state: State, seat: Seat | None = None) -> View:
    """The table as this seat may see it.

    >>> import maps
    >>> from engine import new_game
    >>> edition = maps.edition("europe")
    >>> seen = view(edition, new_game(edition, 3, bytes(32)), Seat(0))
    >>> len(seen.offer), [sum(seat.cards) for seat in seen.seats]
    (4, [4, 4, 4])
    """
    own = None if seat is None else state.players[seat]
    return View(
        board=state.board,
        seat=seat,
        turn=state.turn,
        on_turn=None if state.turn == 0 or state.ended else state.seat,
        order=state.order,
        pending=state.pending,
        row=state.row,
        decks=tuple(map(len, state.decks)),
        discards=state.discards,
        ticket_decks=tuple(map(len, state.ticket_decks)),
        routes=state.routes,
        seats=tuple(_seat_view(edition, state, Seat(i), player) for i, player in enumerate(state.players)),
        last_turns=state.last_turns,
        ended=state.ended,
        hand=own.hand if own else (),
        tickets=own.tickets if own else (),
        offer=own.offer if own else (),
        supply=own.supply if own else (),
    )
