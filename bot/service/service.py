"""The one door to everything people do at tables."""

from collections.abc import Callable, Sequence

from bot.service.values import Click, Clock, GameLine, Ids, LogPage, MapChoice, Played, Seen, Table, TableOptions, Where
from bot.store import Store
from engine.actions import Action


class Service:
    """`changed` is called with a game's id after every transaction: the publisher and the opponents listen."""

    def __init__(self, store: Store, maps: Sequence[MapChoice], clock: Clock, ids: Ids) -> None:
        self.store = store
        self.maps = tuple(maps)
        self.clock = clock
        self.ids = ids
        self.changed: list[Callable[[str], None]] = []

    # Looking: no lock, no change.

    async def table(self, game: str) -> Table:
        """The table with this id; NoGameHere when it is not stored."""
        raise NotImplementedError

    async def table_here(self, channel: int) -> Table:
        """The game of this channel: the one going on, else the last one that ended here; NoGameHere."""
        raise NotImplementedError

    async def seen(self, game: str, user: int) -> Seen:
        """The table as this person's seat sees it; NotAPlayer, or WrongStatus in the lobby."""
        raise NotImplementedError

    async def seen_here(self, channel: int, user: int) -> Seen:
        """The same for the game of this channel: what slash commands and autocomplete start from."""
        raise NotImplementedError

    async def log(self, game: str, user: int | None = None, before: int | None = None, limit: int = 20) -> LogPage:
        """The last `limit` rows of the log before the row `before`, as far as this person may know."""
        raise NotImplementedError

    async def games_of(self, user: int) -> tuple[GameLine, ...]:
        """This person's games that are not over: theirs to move first, then the longest waiting."""
        raise NotImplementedError

    # The lobby. `place` is a seat's place in the order of joining.

    async def create(self, click: Click, where: Where, options: TableOptions, opponents: Sequence[str] = ()) -> Table:
        """Open a table with the clicker as host and opponents of these levels; ChannelTaken, UnknownMapName.

        The lobby message is the answer to the interaction: tell `Publisher.adopt` its id, or call `Publisher.show`.
        """
        raise NotImplementedError

    async def join(self, click: Click, game: str, colour: str = "") -> Table:
        raise NotImplementedError

    async def leave(self, click: Click, game: str) -> Table:
        """Give up one's seat in the lobby; the longest-seated becomes host; with nobody left the table is cancelled."""
        raise NotImplementedError

    async def choose_colour(self, click: Click, game: str, colour: str) -> Table:
        raise NotImplementedError

    async def add_opponent(self, click: Click, game: str, level: str) -> Table:
        """Any seated player may."""
        raise NotImplementedError

    async def remove(self, click: Click, game: str, place: int) -> Table:
        """Host or admin: in the lobby the seat becomes free; in a running game an opponent plays on."""
        raise NotImplementedError

    async def change_host(self, click: Click, game: str, user: int) -> Table:
        """Host or admin: another seated person becomes host."""
        raise NotImplementedError

    async def start(self, click: Click, game: str) -> Table:
        """Host or admin: deal the cards; the opening choices begin."""
        raise NotImplementedError

    async def cancel(self, click: Click, game: str) -> Table:
        """Host or admin, in the lobby or later."""
        raise NotImplementedError

    # The game.

    async def act(self, click: Click, game: str, actions: Sequence[Action], move: int | None = None) -> Played:
        """Carry out the actions of one click in order, opening choices included.

        `move` is the move number the panel carries (None for slash commands): StaleMove when the seat has moved on. If
        the first action is refused nothing happens (IllegalMove, NotYourTurn); if a later one is, `Played.refused` says
        why.
        """
        raise NotImplementedError

    async def undo(self, click: Click, game: str) -> Played:
        """Take back one's last action; NothingToUndo."""
        raise NotImplementedError

    async def resign(self, click: Click, game: str, level: str = "normal") -> Table:
        """Give up for good: an opponent plays on."""
        raise NotImplementedError

    async def hand_over(self, click: Click, game: str, level: str = "normal", place: int | None = None) -> Table:
        """Let an opponent play one's seat (or, for host and admin, that seat) until its owner comes back."""
        raise NotImplementedError

    async def take_back(self, click: Click, game: str) -> Table:
        """Play one's own seat again."""
        raise NotImplementedError

    async def rematch(self, click: Click, game: str) -> Table:
        """A new lobby with the same map, options and opponents, the clicker as host and the others invited.

        If somebody has opened that lobby already, the clicker joins it.
        """
        raise NotImplementedError
