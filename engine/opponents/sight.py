"""What a seat makes of its view: cards by pool, pieces, turns left, and what every route would cost it."""

from bisect import bisect_left

from engine.borrowing import joined_now
from engine.doubles import open_routes, second_half_closes
from engine.edition import Edition
from engine.ids import FREE
from engine.opponents.atlas import ANY, UNREACHABLE, Atlas, atlas
from engine.opponents.traits import Traits
from engine.view import SeatView, View

HELD = 0.35
"""What a card in hand counts that a route uses up, beside one that is still to be drawn."""


PLENTY = 6
"""So many routes that stand out by their points, or more, do not make a race for one of them."""


class Sight:
    """A view, worked out for one decision."""

    def __init__(self, edition: Edition, view: View, traits: Traits) -> None:
        assert view.seat is not None, "`choose` refuses the view of an onlooker"
        self.edition = edition
        self.view = view
        self.traits = traits
        self.atlas: Atlas = atlas(edition)
        self.rate = traits.rate * self.atlas.pace + traits.zeal * self.atlas.premium
        self.piece = traits.piece * self.atlas.pace + traits.thrift * _had(self.atlas.premium)
        # Without foresight a card is kept back for long routes only, so it counts as far as the board rewards those.
        self.idle = traits.idle * (1.0 if traits.foresight else min(1.0, self.atlas.premium))
        self.seat: int = view.seat
        self.others = [other for other in view.seats if other.seat != view.seat]
        self.owned = [route for route, owner in enumerate(view.routes) if owner == view.seat]
        # What the end would count now, stations included.
        self.joined = joined_now(edition, view.routes, view.seat, view.mine, view.tickets)
        self.lent = frozenset(route for offer in self.joined.idle for route in offer)
        self.supply, self.pieces = _supply(edition, view)
        self.cover, self.wilds = self._cards()
        self.offered = self._row()
        self.open = [
            claimable and length <= self.supply[kind]
            for claimable, length, kind in zip(
                open_routes(edition, view.routes, view.seat), self.atlas.length, self.atlas.piece, strict=True
            )
        ]
        self.turns = turns_left(self)
        self.danger = self._danger() if traits.contested else [0.0] * len(view.routes)
        self.net = [self._net(route) for route in range(len(view.routes))]
        self.costs = self._costs()
        self.gain = {ticket: 2 * points + self._port_bonus(ticket) for ticket, points in self.atlas.worth.items()}

    def _cards(self) -> tuple[list[int], int]:
        """Spaces that the hand covers by pool, and wilds."""
        cover = [0] * len(self.atlas.pools)
        wilds = 0
        for kind, count in enumerate(self.view.hand):
            pool = self.atlas.card_pool[kind]
            if pool == ANY:
                wilds += count
            else:
                cover[pool] += count * self.atlas.covers[kind]
        return cover, wilds

    def _row(self) -> list[int]:
        """Spaces that the cards of the row would cover, by pool."""
        offered = [0] * len(self.atlas.pools)
        for card in self.view.row if self.traits.by_hand else ():
            if card and card not in self.edition.wilds:
                kind = self.edition.card_index[card]
                offered[self.atlas.card_pool[kind]] += self.atlas.covers[kind]
        return offered

    def _danger(self) -> list[float]:
        """For each free route how much others may want it, 0 to about 1: popular, and beside their networks."""
        ends = self.edition.ends
        touched: list[set[int]] = [set() for _ in self.edition.cities]
        for route, owner in enumerate(self.view.routes):
            if owner >= 0 and owner != self.seat:
                for place in ends[route]:
                    touched[place].add(owner)
        found = []
        tempting = self._tempting()
        one_half = second_half_closes(self.edition, len(self.view.seats))
        for route, (a, b) in enumerate(ends):
            near = sum(
                (seat.seat in touched[a]) + (seat.seat in touched[b])
                for seat in self.others
                if sum(seat.supply) >= self.atlas.length[route] and sum(seat.cards) + 2 >= self.atlas.length[route]
            )
            wanted = min(1.0, 1.5 * self.atlas.popularity[route] + 0.12 * near + self.traits.greed * tempting[route])
            twin = self.edition.twins[route]
            spare = twin >= 0 and self.view.routes[twin] == FREE and not one_half
            found.append(wanted * (0.3 if spare else 1.0))
        return found

    def _tempting(self) -> list[float]:
        """For each free route, 0 to 1, how much it stands out by its points: everybody likes those few."""
        appeal = [
            max(0.0, min(1.0, worth - 1.0)) if self.view.routes[route] == FREE else 0.0
            for route, worth in enumerate(self.atlas.appeal)
        ]
        ranked = sorted(appeal)
        return [one * min(1.0, PLENTY / (len(ranked) - bisect_left(ranked, one))) if one else 0.0 for one in appeal]

    def lying_flags(self) -> set[str]:
        """The colours of the seat's unfinished flag set."""
        return {self.edition.cards[self.edition.card_index[card]].colour for card in self.view.mine.flags}

    def bonus(self, route: int) -> float:
        """Points beyond the table that claiming this route promises: a flag card, bonus goods."""
        board = self.edition.board
        if board.flag_set is not None:
            colour = self.edition.routes[route].colour
            lying = self.lying_flags()
            if colour in board.flag_set.colours and colour not in lying:
                missing = len(board.flag_set.colours) - len(lying)
                return self.traits.flags * board.flag_set.points / missing
        if board.bonus_goods is not None and self.atlas.bonus[route]:
            if sum(seat.goods for seat in self.view.seats) >= board.bonus_goods.count:
                return 0.0
            lead = self.view.mine.goods - max(seat.goods for seat in self.others)
            return self.traits.goods * (1.0 if -3 < lead < 2 else 0.4)
        return 0.0

    def _port_bonus(self, ticket: str) -> float:
        """What a ticket is worth beyond its points because of the ports that its cities may get."""
        if self.edition.board.port is None or not self.traits.extras:
            return 0.0
        return 4.0 * sum(self.edition.cities[city].port for city in self.edition.tickets[ticket].cities)

    def held(self, route: int) -> int:
        """Spaces that the hand covers of the route's colour; of a grey one, of the best colour."""
        pool = self.atlas.pool[route]
        if pool != ANY:
            return self.cover[pool]
        return max(self.cover[one] for one in self.atlas.pools_of_kind[self.atlas.piece[route]])

    def cards_for(self, route: int) -> tuple[float, float]:
        """Cards that are still to be drawn for a route, and cards in hand that it would use up."""
        shape = self.atlas
        length, kind = shape.length[route], shape.piece[route]
        held = self.held(route) if self.traits.by_hand else 0
        ferry = shape.ferry[route]
        wild_missing = max(0, ferry - self.wilds)
        used = min(held, length - ferry)
        missing = (length - ferry - used) / shape.cover_mean[kind]
        tunnel = 0.6 if shape.tunnel[route] else 0.0
        harder = 1.0 if shape.pool[route] == ANY else 1.1
        return missing * harder + tunnel + 2.2 * wild_missing, used / shape.cover_mean[kind] + (ferry - wild_missing)

    def turns_for(self, route: int) -> float:
        """About how many turns it takes to claim this route by itself, cards in hand counted for a part."""
        missing, used = self.cards_for(route)
        return 1.0 + (missing + HELD * used) / 2

    def _net(self, route: int) -> float:
        """What claiming this route costs in points, all in all; less than 0 if it pays by itself."""
        if not self.open[route]:
            return 0.0 if self.view.routes[route] == self.seat else UNREACHABLE
        shape, traits = self.atlas, self.traits
        return (
            self.rate * self.turns_for(route)
            + self.piece * shape.length[route]
            - shape.points[route]
            - self.bonus(route)
            + traits.caution * self.danger[route]
        )

    def _costs(self) -> list[float]:
        """Costs for searching ways: nothing for routes in use already; for others a share of their turns at least.

        However good a long route is by itself, a way over it takes long and should not wander.
        """
        found = []
        usable = {*self.joined.usable}
        for route in range(len(self.view.routes)):
            if route in usable:
                found.append(0.0)
            elif not self.open[route]:
                found.append(UNREACHABLE)
            else:
                least = self.traits.floor * self.rate * self.turns_for(route)
                found.append(max(least, self.net[route]))
        return found


def _had(premium: float) -> float:
    """What of the premium on long routes can be had: a little is not worth waiting, of much others get their share."""
    return max(0.0, min(premium, 0.6) - 0.2)


def _supply(edition: Edition, view: View) -> tuple[tuple[int, ...], int]:
    """Pieces by kind, and how many in all: before the choice of pieces as many of each kind as could be chosen."""
    choice = edition.board.piece_choice
    if choice is not None and not any(view.supply):
        return tuple(piece.count for piece in edition.pieces), choice.total
    return view.supply, sum(view.supply)


def own_turns(view: View) -> int:
    """How many turns the viewer still has for certain once the end is triggered, this one included."""
    return 1 + (view.last_turns - 1) // len(view.seats)


def turns_left(sight: Sight) -> float:
    """About how many turns this seat still has, this one included: until the first seat runs out of pieces."""
    view = sight.view
    if view.last_turns > 0:
        return float(own_turns(view))
    hurried = min(_turns_of(sight, seat) for seat in view.seats)
    return hurried + min(sight.traits.dawdle, sight.traits.most * hurried) + sight.edition.board.end.turns


def _turns_of(sight: Sight, seat: SeatView) -> float:
    """Turns until this seat triggers the end if it hurries: cards for its pieces, then a claim for each route."""
    pieces = sum(seat.supply) if seat.supply else sight.pieces
    left = max(0, pieces - sight.edition.board.end.pieces)
    mean = sum(sight.atlas.cover_mean) / len(sight.atlas.cover_mean)
    draws = max(0.0, left / mean - 0.8 * sum(seat.cards)) / 2
    return 1.1 * draws + left / (sight.atlas.typical_length + 0.3)
