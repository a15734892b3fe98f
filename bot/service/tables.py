"""Opening a table, sitting down at it, starting and cancelling the game."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.errors import AlreadyDone, ChannelTaken
from bot.service import lobby, may, showing
from bot.service.allowances import Allowances
from bot.service.change import Entry, log_rows
from bot.service.changing import Changing
from bot.service.games import Games
from bot.service.happenings import SeatTaken, TableEvent, TableOpened
from bot.service.loading import Loaded
from bot.service.resting import looked_after
from bot.service.server_settings import Servers, ServerSettings, under
from bot.service.values import Click, Clock, Ids, MapChoice, Table, TableOptions, Where
from bot.store import ChannelBusy, ClickRepeated, GameRow, SeatRow
from engine.edition import board_json


class Tables:
    """`place` is a seat's place in the order of joining."""

    def __init__(
        self, games: Games, changing: Changing, clock: Clock, ids: Ids, allowances: Allowances, servers: Servers
    ) -> None:
        self._games = games
        self._changing = changing
        self._clock = clock
        self._ids = ids
        self._allowances = allowances
        self._servers = servers

    async def create(self, click: Click, where: Where, options: TableOptions, opponents: Sequence[str] = ()) -> Table:
        """Open a table with the clicker as host and opponents of these levels; ChannelTaken, UnknownMapName.

        The lobby message is the answer to the interaction: tell `Publisher.adopt` its id, or call `Publisher.show`.
        """
        server = await self._servers.settings(where.guild)
        may.insist(may.open_here(server, click, where) or may.choose(server, options))
        return await self._create(click, where, options, opponents, server)

    async def _create(
        self,
        click: Click,
        where: Where,
        options: TableOptions,
        opponents: Sequence[str],
        server: ServerSettings,
    ) -> Table:
        may.insist(may.create(self._games.maps, options, opponents))
        options = under(server, options)
        choice = next(choice for choice in self._games.maps if choice.name == options.map)
        seats: list[SeatRow] = [lobby.new_seat((), 0, click.user, click.name)]
        for place, level in enumerate(opponents, 1):
            seats.append(lobby.new_seat(seats, place, None, "", level=level))
        with self._allowances.tables.spending(click):
            return await self._open(click, where, options, choice, tuple(seats))

    async def _open(
        self, click: Click, where: Where, options: TableOptions, choice: MapChoice, seats: tuple[SeatRow, ...]
    ) -> Table:
        at = self._clock.now()
        events: tuple[TableEvent, ...] = (
            TableOpened(seats[0].place),
            *(SeatTaken(seat.place, seat.user_id is None) for seat in seats),
        )
        row = GameRow(
            id=self._ids.game(),
            guild_id=where.guild,
            channel_id=where.channel,
            thread=where.thread,
            language=where.language,
            board=choice.edition.digest,
            options=msgspec.json.encode(options),
            host_id=click.user,
            status="lobby",
            seq=1,
            created_at=at,
            changed_at=at,
            places=len(seats),
            seats=seats,
        )
        rows = log_rows(0, [Entry("open", events)], click, at)
        try:
            await self._games.store.add_game(
                row, board_json(choice.edition.board), rows, (looked_after(row.id, row.seq, at),)
            )
        except ChannelBusy:
            taken = await self._games.library.load(await self._games.store.game_in(where.channel))
            raise ChannelTaken(game=taken.row.id, status=taken.row.status) from None
        except ClickRepeated:
            raise AlreadyDone from None
        return await self._games.table(self._games.remember(Loaded(row, choice.edition, options, None)))

    async def join(self, click: Click, game: str, colour: str = "") -> Table:
        return await self._changing.at_table(click, game, lambda loaded: lobby.join(loaded, click, colour))

    async def leave(self, click: Click, game: str) -> Table:
        """Give up one's seat in the lobby; the longest-seated becomes host; with nobody left the table is cancelled."""
        return await self._changing.at_table(click, game, lambda loaded: lobby.leave(loaded, click))

    async def choose_colour(self, click: Click, game: str, colour: str) -> Table:
        return await self._changing.at_table(click, game, lambda loaded: lobby.choose_colour(loaded, click, colour))

    async def add_opponent(self, click: Click, game: str, level: str) -> Table:
        return await self._changing.at_table(click, game, lambda loaded: lobby.add_opponent(loaded, click, level))

    async def remove(self, click: Click, game: str, place: int) -> Table:
        return await self._changing.at_table(click, game, lambda loaded: lobby.remove(loaded, click, place))

    async def change_host(self, click: Click, game: str, user: int) -> Table:
        """Another seated person becomes host."""
        return await self._changing.at_table(click, game, lambda loaded: lobby.change_host(loaded, click, user))

    async def start(self, click: Click, game: str) -> Table:
        """Deal the cards; the opening choices begin."""
        return await self._changing.at_table(click, game, lambda loaded: lobby.start(loaded, click, self._ids.seed()))

    async def cancel(self, click: Click, game: str) -> Table:
        """In the lobby or later."""
        return await self._changing.at_table(click, game, lambda loaded: lobby.cancel(loaded, click))

    async def call_off(self, game: str) -> None:
        """Cancel a table whose lobby Discord refuses to show: nobody could find it."""
        await self._changing.change(None, game, lobby.call_off)

    async def rematch(self, click: Click, game: str) -> Table:
        """A new lobby with the same map, options and opponents, the clicker as host and the others invited.

        If somebody has opened that lobby already, the clicker joins it.
        """
        old = await self._games.load(game)
        there = await self._games.store.rematch_of(game, old.row.channel_id)
        if there is not None:
            return await self.join(click, there.id)
        may.insist(may.rematch(showing.known(old), click))
        others = tuple(s.user_id for s in old.row.seats if s.user_id is not None and s.user_id != click.user)
        options = replace(old.options, invited=others, rematch_of=game)
        where = Where(old.row.channel_id, old.row.guild_id, old.row.language, old.row.thread)
        opponents = [s.level for s in old.row.seats if s.user_id is None and s.level]
        try:
            # Where they have played they may play again, whatever the server has set since.
            server = await self._servers.settings(where.guild)
            return await self._create(click, where, options, opponents, server)
        except ChannelTaken:
            there = await self._games.store.rematch_of(game, old.row.channel_id)
            if there is None:
                raise
            return await self.join(click, there.id)  # Somebody else was faster by a moment.
