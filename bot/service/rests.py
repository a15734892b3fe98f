"""Pausing, going on, and what becomes of tables that nobody uses or that have lost their channel."""

from msgspec import Struct

from bot.errors import WrongStatus
from bot.service import may, resting, showing
from bot.service.alarm import Alarm
from bot.service.change import Change
from bot.service.changing import Changing, WorksOut
from bot.service.games import Games
from bot.service.loading import Loaded
from bot.service.values import Click, Clock, Table, Where
from bot.store import TimerRow


class Home(Struct, frozen=True):
    """The channel of a game, and whether it was lost."""

    game: str
    channel: int
    lost: bool


class Rests:
    def __init__(self, games: Games, changing: Changing, clock: Clock, alarm: Alarm) -> None:
        self._games = games
        self._changing = changing
        self._clock = clock
        self._alarm = alarm

    async def pause(self, click: Click, game: str) -> Table:
        """Agree to a pause; the host begins one at once."""
        return await self._at_table(click, game, lambda loaded: resting.pause(loaded, click, self._clock.now()))

    async def go_on(self, click: Click, game: str) -> Table:
        def going_on(loaded: Loaded) -> Change:
            may.insist(may.go_on(showing.known(loaded), click))
            own = loaded.seat_of(click.user)
            return resting.go_on(loaded, None if own is None else own.place, self._clock.now())

        return await self._at_table(click, game, going_on)

    async def move(self, click: Click, game: str, where: Where) -> Table:
        """Take the table to another channel; ChannelTaken when a game is going on there."""
        return await self._at_table(click, game, lambda loaded: resting.move(loaded, click, where, self._clock.now()))

    async def _at_table(self, click: Click, game: str, work_out: WorksOut) -> Table:
        set_now: tuple[TimerRow, ...] = ()

        def working_out(loaded: Loaded) -> Change:
            nonlocal set_now
            change = work_out(loaded)
            set_now = change.timers
            return change

        table = await self._changing.at_table(click, game, working_out)
        self._alarm.set_for(set_now)
        return table

    async def lost_channel(self, channel: int) -> None:
        """This channel or thread was deleted."""
        row = await self._games.store.game_in(channel)
        if row is not None:
            await self.lost_home(row.id)

    async def lost_home(self, game: str) -> None:
        """The channel of this game was deleted, or the bot was removed from its server."""

        def losing(loaded: Loaded) -> Change:
            if loaded.row.rest in ("archived", "homeless") or loaded.row.status not in ("lobby", "opening", "playing"):
                raise WrongStatus("moved-on")
            return resting.lose_home(loaded, self._clock.now())

        try:
            await self._changing.change(None, game, losing)
        except WrongStatus:
            return  # It is known already.

    async def lost_server(self, guild: int) -> None:
        """The bot was removed from this server."""
        for row in await self._games.store.games_in(guild):
            await self.lost_home(row.id)

    async def is_member(self, game: str, user: int, here: bool) -> bool:
        """Whether somebody of a table is in its server; True if that was news. Who is not there is waited for no more.

        The table is told once: if it goes on all the same, that is its decision.
        """

        def learning(loaded: Loaded) -> Change:
            seat = loaded.seat_of(user)
            gone = loaded.ballot.gone
            if seat is None or seat.level or loaded.row.rest or not loaded.row.going_on:
                raise WrongStatus("moved-on")
            if here != (seat.place in gone):
                raise WrongStatus("moved-on")
            return resting.find_player(loaded, seat) if here else resting.lose_player(loaded, seat, self._clock.now())

        try:
            await self._changing.change(None, game, learning)
        except WrongStatus:
            return False
        return True

    async def servers(self) -> list[int]:
        """The servers in which games are going on, as far as we know."""
        return await self._games.store.played_in()

    async def homes_in(self, guild: int) -> list[Home]:
        """Where the games of this server are, or were when they lost their channel."""
        rows = await self._games.store.games_in(guild)
        return [Home(row.id, row.channel_id, row.rest == "homeless") for row in rows if row.rest != "archived"]

    async def found_home(self, game: str) -> None:
        """The bot sees the channel of this game again."""
        try:
            await self._changing.change(None, game, lambda loaded: resting.find_home(loaded, self._clock.now()))
        except WrongStatus:
            return  # Its host has moved it meanwhile.
