"""Which cards a set of routes asks for, and how long it takes to come by those that a hand lacks."""

from collections.abc import Sequence

from engine.opponents.atlas import ANY
from engine.opponents.sight import Sight

GREY_USEFUL = 1.85
"""Useful cards that a turn of drawing brings for a grey route, which takes any colour."""

OFFERED = 0.4
"""What a card of the row counts beside one in hand."""

WILD_TURNS = 1.15
"""Turns it takes to come by a wild."""


class Demand:
    """What some routes ask for together, whatever the hand: looked at with many hands, so it is worked out once."""

    def __init__(self, sight: Sight, routes: Sequence[int]) -> None:
        shape = sight.atlas
        self.sight = sight
        self.coloured = [0] * len(shape.pools)
        self.greys: list[tuple[int, tuple[int, ...]]] = []
        self.ferries = 0
        self.risk = 0.0
        for route in routes:
            spaces = shape.length[route] - shape.ferry[route]
            self.ferries += shape.ferry[route]
            self.risk += 0.3 if shape.tunnel[route] else 0.0
            if shape.pool[route] == ANY:
                self.greys.append((spaces, shape.pools_of_kind[shape.piece[route]]))
            else:
                self.coloured[shape.pool[route]] += spaces
        self.greys.sort(reverse=True)
        self.wanted = [pool for pool, spaces in enumerate(self.coloured) if spaces]

    def draws(self, cover: Sequence[int], wilds: int, taken: int = ANY) -> float:
        """About how many turns of drawing a hand still needs. Many colours at once come quickly, the last ones slowly.

        Coloured routes take their colour, grey ones the colour that is left over most, the longest first; spare wilds
        shorten the longest wait. `taken` is the pool of a card that has just left the row.
        """
        mean, kind = self.sight.atlas.cover_mean, self.sight.atlas.kind_of_pool
        missing = sorted(
            lacking / mean[kind[pool]] for pool in self.wanted if (lacking := self.coloured[pool] - cover[pool]) > 0
        )
        flexible = self._grey(cover, taken) if self.greys else 0.0
        turns = self.risk
        spare = wilds - self.ferries
        if spare < 0:
            turns -= WILD_TURNS * spare
        while spare > 0 and missing:
            spare -= 1
            missing[-1] -= 1.0
            if missing[-1] <= 0:
                missing.pop()
            else:
                missing.sort()
        flexible = max(0.0, flexible - max(0, spare))
        before = 0.0
        for done, count in enumerate(missing):
            waiting = len(missing) - done
            turns += (count - before) * waiting / self.sight.atlas.useful[waiting]
            before = count
        return turns + flexible / GREY_USEFUL

    def _grey(self, cover: Sequence[int], taken: int) -> float:
        """Cards that are missing for the grey routes; those of the row count in part, so that equal ones attract."""
        mean, kind = self.sight.atlas.cover_mean, self.sight.atlas.kind_of_pool
        offered = self.sight.offered
        left = [
            max(0, held - wanted) + OFFERED * min(4, row)
            for held, wanted, row in zip(cover, self.coloured, offered, strict=True)
        ]
        if taken != ANY:
            left[taken] -= OFFERED
        lacking = 0.0
        for spaces, pools in self.greys:
            pool = max(pools, key=left.__getitem__)
            if left[pool] < spaces:
                lacking += (spaces - left[pool]) / mean[kind[pool]]
            left[pool] = max(0.0, left[pool] - spaces)
        return lacking


def draws_for(sight: Sight, routes: Sequence[int]) -> float:
    """Turns of drawing that these routes still need with the present hand."""
    return Demand(sight, routes).draws(sight.cover, sight.wilds)
