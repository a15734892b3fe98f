"""Who plays a seat of a running game: giving up, leaving it to an opponent, coming back."""

from bot.service import lobby, playing, showing
from bot.service.change import Change
from bot.service.changing import Changing
from bot.service.loading import Loaded
from bot.service.values import Click, Table


class Seats:
    def __init__(self, changing: Changing) -> None:
        self._changing = changing

    async def resign(self, click: Click, game: str, level: str = "normal") -> Table:
        """Give up for good: an opponent plays on."""

        def resigning(loaded: Loaded) -> Change:
            playing.going_on(loaded)
            return playing.resign(showing.own_seat(loaded, click.user), loaded.row.seats, level)

        return await self._changing.at_table(click, game, resigning)

    async def hand_over(self, click: Click, game: str, level: str = "normal", place: int | None = None) -> Table:
        """Let an opponent play one's seat (or, for host and admin, that seat) until its owner comes back."""

        def handing_over(loaded: Loaded) -> Change:
            playing.going_on(loaded)
            own = loaded.seat_of(click.user)
            if place is not None and (own is None or own.place != place):
                lobby.host_or_admin(loaded, click)
                return playing.hand_over(lobby.person_at(loaded, place), loaded.row.seats, level)
            return playing.hand_over(showing.own_seat(loaded, click.user), loaded.row.seats, level)

        return await self._changing.at_table(click, game, handing_over)

    async def take_back(self, click: Click, game: str) -> Table:
        """Play one's own seat again."""

        def taking_back(loaded: Loaded) -> Change:
            playing.going_on(loaded)
            return playing.take_back(showing.own_seat(loaded, click.user), loaded.row.seats)

        return await self._changing.at_table(click, game, taking_back)
