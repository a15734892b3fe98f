"""Hints: what a strong opponent would do on somebody's seat. They are counted, and the result tells how often."""

from msgspec import Struct

from bot.service import may, playing, showing
from bot.service.games import Games
from bot.service.opponent_seats import own_seed
from bot.service.values import Click, Seen
from bot.store import OwnRows
from engine.edition import board_json


class HintWanted(Struct, frozen=True):
    """A seat that asks, as far as it may know the game, and what the strong opponent needs to think about it."""

    seen: Seen
    board: bytes
    seed: str


class Hints:
    def __init__(self, games: Games) -> None:
        self._games = games

    async def ask(self, click: Click, game: str) -> HintWanted:
        """Refused where the table has switched hints off, while it rests, and to whom has nothing to decide."""
        loaded = await self._games.load(game)
        may.insist(may.hint(showing.known(loaded), click, showing.hints_allowed(loaded)))
        own = showing.own_seat(loaded, click.user)
        playing.has_turn(loaded, own, None)
        seen = await self._games.seen(loaded, click.user, OwnRows())
        # The opponent's chance must not be the deck's, nor that of the opponent who would take the seat over.
        seed = own_seed(loaded.row.seed, 100 + own.row.place)
        return HintWanted(seen, board_json(loaded.edition.board), seed)

    async def given(self, wanted: HintWanted) -> None:
        """Count a hint that was given."""
        await self._games.store.results.note_hint(wanted.seen.table.game, wanted.seen.seat)
