"""Private pictures: painted in the studio, after the text has been answered.

No picture at all: the person has asked for a newer one meanwhile, and this panel stays without.
"""

from collections.abc import Sequence

from bot.desk import Desk
from bot.publish import Drawn
from bot.service import Seen, Table
from bot.text import Words
from bot.text.pictures import PictureWords
from bot.ui.own_seat import players_at
from engine.events import AnyEvent
from rendering import RegionId, board, closeups, hand, offer, region
from rendering.players import ShownPlayer


def players(words: Words, table: Table) -> tuple[ShownPlayer, ...]:
    """The seats as pictures name them."""
    return tuple(ShownPlayer(seat.name, seat.colour) for seat in players_at(words, table))


async def own_picture(desk: Desk, person: int, words: Words, seen: Seen) -> Sequence[Drawn]:
    """The tickets on offer, or the hand."""
    paint = offer if seen.view.offer else hand
    seats = players(words, seen.table)
    drawn = await desk.studio.draw(
        person, seen.table.game, paint, seen.table.edition, seen.view, PictureWords(words), seats
    )
    return _one(drawn)


def _one(drawn: Drawn | None) -> Sequence[Drawn]:
    return () if drawn is None else (drawn,)


async def table_picture(
    desk: Desk, person: int, words: Words, table: Table, last: Sequence[AnyEvent] = ()
) -> Sequence[Drawn]:
    """The board, with what happened last marked."""
    assert table.view is not None, "a table in the lobby has no board to show"
    seats = players(words, table)
    drawn = await desk.studio.draw(
        person, table.game, board, table.edition, table.view, PictureWords(words), seats, last
    )
    return _one(drawn)


async def closer_pictures(
    desk: Desk, person: int, words: Words, table: Table, last: Sequence[AnyEvent]
) -> Sequence[Drawn]:
    """The parts of the map where this happened, the newest first."""
    assert table.view is not None, "a table in the lobby has no board to show"
    seats = players(words, table)
    drawn = await desk.studio.draw(
        person, table.game, closeups, table.edition, table.view, PictureWords(words), seats, last
    )
    return drawn or ()


async def region_picture(
    desk: Desk, person: int, words: Words, table: Table, which: RegionId, last: Sequence[AnyEvent]
) -> Sequence[Drawn]:
    """One part of the map, with what happened last marked."""
    assert table.view is not None, "a table in the lobby has no board to show"
    seats = players(words, table)
    drawn = await desk.studio.draw(
        person, table.game, region, table.edition, table.view, PictureWords(words), seats, which, last
    )
    return _one(drawn)
