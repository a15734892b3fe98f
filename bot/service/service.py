"""The one door to everything people do at tables: its parts, put together."""

from collections.abc import Sequence

from bot.service.alarm import Alarm
from bot.service.allowances import Allowances
from bot.service.changes import Changes
from bot.service.changing import Changing
from bot.service.days import Days
from bot.service.games import Games
from bot.service.hints import Hints
from bot.service.history import History
from bot.service.ledger import Ledger
from bot.service.looking import Looking
from bot.service.opponent_seats import OpponentSeats
from bot.service.people import People
from bot.service.plans import Plans
from bot.service.privacy import Privacy
from bot.service.rests import Rests
from bot.service.seats import Seats
from bot.service.server_settings import Servers
from bot.service.standings import Standings
from bot.service.tables import Tables
from bot.service.turns import Turns
from bot.service.values import Clock, Ids, MapChoice
from bot.store import Store


class Service:
    def __init__(self, store: Store, maps: Sequence[MapChoice], clock: Clock, ids: Ids) -> None:
        games = Games(store, maps, clock)
        self.changes = Changes()
        changing = Changing(games, self.changes, clock)
        self.allowances = Allowances(clock)
        self.servers = Servers(store)
        self.tables = Tables(games, changing, clock, ids, self.allowances, self.servers)
        self.turns = Turns(games, changing, self.allowances)
        self.seats = Seats(changing, clock)
        self.looking = Looking(games)
        self.history = History(games)
        self.standings = Standings(games)
        self.hints = Hints(games)
        self.alarm = Alarm()
        self.ledger = Ledger(games, self.history, clock, self.alarm)
        self.people = People(games, clock, self.alarm)
        self.days = Days(games, changing, self.changes, clock, self.alarm)
        self.rests = Rests(games, changing, clock, self.alarm)
        self.plans = Plans(games, changing, self.changes)
        self.opponents = OpponentSeats(games, changing)
        self._games = games
        self.privacy = Privacy(games, changing, self.standings)

    def changed_elsewhere(self, game: str) -> None:
        """Another worker has changed this game: what is remembered of it is old. Empty: of any game, and of results."""
        if not game:
            self._games.forget_all()
            self.standings.somebody_is_forgotten()
            return
        self._games.forget(game)
        self.changes.elsewhere(game)
