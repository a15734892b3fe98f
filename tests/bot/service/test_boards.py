"""A game keeps the board with which it began, whatever becomes of the map."""

from pathlib import Path

from msgspec.structs import replace

from bot.service import MapChoice, Service
from engine import Edition
from maps import edition
from tests.bot.desk import OLENA, CountedIds, SteadyClock, click, every_map, opened, store_on


def _before_the_correction() -> Edition:
    """Great Lakes as it was published first: three sea routes were rail."""
    board = edition("great_lakes").board
    wrong = ({"buffalo", "syracuse"}, {"buffalo", "erie"})
    routes = (replace(route, kind="rail") if {route.a, route.b} in wrong else route for route in board.routes)
    return Edition(replace(board, routes=tuple(routes)))


async def test_a_corrected_map_counts_for_games_that_begin_afterwards(tmp_path: Path) -> None:
    file, ids, old = tmp_path / "games.db", CountedIds(), _before_the_correction()
    async with store_on(file) as store:
        service = Service(store, [MapChoice("great_lakes", old)], SteadyClock(), ids)
        begun = await opened(service, OLENA, map="great_lakes")
    async with store_on(file) as store:
        service = Service(store, every_map(), SteadyClock(), ids)
        table = await service.looking.table(click(), begun.game)
        assert (table.edition.digest, table.edition.board) == (old.digest, old.board)
        assert {route.kind for route in table.edition.routes if {route.a, route.b} == {"buffalo", "erie"}} == {"rail"}
        user = table.awaited[0].user
        assert user is not None
        seen = await service.looking.seen(begun.game, user)
        await service.turns.act(click(user), begun.game, [seen.legal[0]], seen.move)
        assert (await service.looking.table(click(), begun.game)).edition.digest == old.digest
        later = await opened(service, OLENA, channel=77, map="great_lakes")
        assert later.edition.digest == edition("great_lakes").digest != old.digest
