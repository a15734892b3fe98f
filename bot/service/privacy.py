"""What is stored about a person, and forgetting them: seats stay, and nobody can tell any more whose they were."""

from contextlib import suppress

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.days.profile import NOBODY
from bot.service import lobby
from bot.service.change import Change, Entry, changed_seat
from bot.service.changing import Changing
from bot.service.games import Games
from bot.service.loading import Loaded
from bot.service.playing import STAND_IN
from bot.service.standings import Standings
from bot.store import KeptRows, KeptSeatRow


class _Gone(Exception):
    """This person has left the table."""


class Kept(Struct, frozen=True):
    """How much is stored about a person, for those who decide whether to delete it."""

    lobbies: int
    running: int
    over: int
    profile: bool

    @property
    def anything(self) -> bool:
        return bool(self.lobbies or self.running or self.over or self.profile)


class Privacy:
    def __init__(self, games: Games, changing: Changing, standings: Standings) -> None:
        self._games = games
        self._changing = changing
        self._standings = standings

    async def kept(self, user: int) -> Kept:
        rows = await self._games.store.people.kept(user)
        counted = [seat.status for seat in rows.seats]
        going_on = counted.count("opening") + counted.count("playing")
        over = len(counted) - counted.count("lobby") - going_on
        return Kept(counted.count("lobby"), going_on, over, rows.profile is not None or bool(rows.follows))

    async def file(self, user: int) -> bytes:
        """Everything that is stored about this person, as JSON. Hands and tickets are the game's, not the person's."""
        return msgspec.json.format(
            msgspec.json.encode(_own_data(user, await self._games.store.people.kept(user))), indent=2
        )

    async def forget(self, user: int) -> None:
        """Leave lobbies, leave running games to an opponent, and take the person out of everything else."""
        for row in await self._games.store.games_of(user):
            with suppress(_Gone):
                await self._changing.change(None, row.id, lambda loaded: _gone(loaded, user))
        for game in await self._games.store.people.forget(user):
            self._games.forget(game)
        self._games.profiles.remember(user, NOBODY)
        self._standings.somebody_is_forgotten()


def _gone(loaded: Loaded, user: int) -> Change:
    seat = loaded.seat_of(user)
    if seat is None:
        raise _Gone
    if loaded.row.status == "lobby":
        return lobby.without(loaded, seat, seat.place, removed=False)
    if seat.resigned:
        change = lobby.with_another_host(loaded, Change(()), user)
    else:
        change = lobby.give_up(loaded, loaded.seated_at(seat.place), STAND_IN, None)
    # Here and not only where everything else is deleted: who writes next must not bring the person back.
    seats = changed_seat(change.seats or loaded.row.seats, seat.place, user_id=None, name="")
    return replace(change, entries=(*change.entries, Entry("forgotten", ())), seats=seats, passed=seat.place)


def _own_data(user: int, rows: KeptRows) -> dict[str, object]:
    return {
        "discord_id": str(user),
        "profile": None if rows.profile is None else msgspec.json.decode(rows.profile),
        "games": [_seat(seat) for seat in rows.seats],
        "follows": rows.follows,
    }


def _seat(seat: KeptSeatRow) -> dict[str, object]:
    told = msgspec.to_builtins(seat)
    for name in ("plan", "planned"):
        told[name] = None if getattr(seat, name) is None else msgspec.json.decode(getattr(seat, name))
    return {**told, "server": str(seat.server), "channel": str(seat.channel)}
