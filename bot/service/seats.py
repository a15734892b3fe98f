"""Who plays a seat of a running game: giving up, leaving it to an opponent, coming back."""

from bot.service import may, playing, showing
from bot.service.change import Change
from bot.service.changing import Changing
from bot.service.loading import Loaded
from bot.service.values import Click, Table


class Seats:
    def __init__(self, changing: Changing) -> None:
        self._changing = changing

    async def resign(self, click: Click, game: str, level: str = "normal") -> Table:
        """Give up for good: an opponent plays on, unless no person is left."""

        def resigning(loaded: Loaded) -> Change:
            may.insist(may.resign(showing.known(loaded), click))
            return playing.resign(loaded, showing.own_seat(loaded, click.user), level, click.user)

        return await self._changing.at_table(click, game, resigning)

    async def hand_over(self, click: Click, game: str, level: str = "normal", place: int | None = None) -> Table:
        """Let an opponent play one's seat (or, for host and admin, that seat) until its owner comes back."""

        def handing_over(loaded: Loaded) -> Change:
            may.insist(may.hand_over(showing.known(loaded), click, level, place))
            seat = showing.own_seat(loaded, click.user) if place is None else loaded.seated_at(place)
            return playing.hand_over(seat, loaded.row.seats, level)

        return await self._changing.at_table(click, game, handing_over)

    async def take_back(self, click: Click, game: str) -> Table:
        """Play one's own seat again."""

        def taking_back(loaded: Loaded) -> Change:
            may.insist(may.take_back(showing.known(loaded), click))
            return playing.take_back(showing.own_seat(loaded, click.user), loaded.row.seats)

        return await self._changing.at_table(click, game, taking_back)
