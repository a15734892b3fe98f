"""The seats that opponents play: what one has to decide, and carrying it out. Opponents don't click."""

import hmac
from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from bot.errors import NoGameHere, WrongStatus
from bot.service import playing, showing
from bot.service.change import Change
from bot.service.changing import Changing
from bot.service.games import Games
from bot.service.happenings import Reasoned
from bot.service.loading import Loaded
from engine import legal_actions, view
from engine.actions import Action
from engine.edition import board_json
from engine.ids import Seat
from engine.opponents import Thought
from engine.view import View


class OpponentsTurn(Struct, frozen=True):
    """What an opponent at the table has to decide, as far as its seat may know."""

    game: str
    seq: int
    seat: Seat
    level: str
    edition_digest: str
    view: View
    legal: tuple[Action, ...]
    seed: str
    undoable_since: int | None = None
    """When a person acted who could still take that back; None when nobody can."""


def own_seed(seed: str, place: int) -> str:
    """The seed of an opponent's own chance, which says nothing about the deck: nobody gets from it to the game's."""
    return hmac.digest(bytes.fromhex(seed), f"opponent {place}".encode(), "sha256").hex()


def undoable_since(loaded: Loaded) -> int | None:
    """When a person acted who could still take that back; None when nobody can."""
    undo = loaded.undo_state
    return None if undo is None or loaded.seat(undo.seat).row.level else loaded.row.changed_at


class OpponentSeats:
    def __init__(self, games: Games, changing: Changing) -> None:
        self._games = games
        self._changing = changing

    async def games(self) -> Mapping[str, int]:
        """The games going on in which an opponent plays a seat, each with its server."""
        return await self._games.store.with_opponents()

    async def board(self, digest: str) -> bytes:
        """The board with this digest, as JSON."""
        return board_json((await self._games.library.edition(digest)).board)

    async def turn(self, game: str) -> OpponentsTurn | None:
        """What an opponent has to decide now in this game, if one has."""
        try:
            loaded = await self._games.load(game)
        except NoGameHere:
            return None
        if not loaded.row.going_on:
            return None
        if loaded.row.rest or showing.known(loaded).unattended:
            return None  # Opponents never play a game to its end alone.
        for one in loaded.seated:
            level, seat = one.row.level, one.seat
            if level and (legal := legal_actions(loaded.edition, loaded.playing, seat)):
                sight = view(loaded.edition, loaded.playing, seat)
                seed = own_seed(loaded.row.seed, one.row.place)
                return OpponentsTurn(
                    game, loaded.row.seq, seat, level, loaded.row.board, sight, legal, seed, undoable_since(loaded)
                )
        return None

    async def act(self, turn: OpponentsTurn, thought: Thought) -> bool:
        """Carry out an opponent's action, unless something has happened since it was asked."""

        def opponent_plays(loaded: Loaded) -> Change:
            own = loaded.seat(turn.seat)
            if loaded.row.seq != turn.seq or not own.row.level or loaded.row.rest:
                raise WrongStatus("moved-on")
            change, _ = playing.play(loaded, own, (thought.action,))
            (entry,) = change.entries
            why = Reasoned(turn.seat, thought.reason, to=turn.seat)
            return replace(change, entries=(replace(entry, events=(*entry.events, why)),))

        try:
            await self._changing.change(None, turn.game, opponent_plays)
        except WrongStatus:
            return False
        return True
