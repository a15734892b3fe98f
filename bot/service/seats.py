"""Who plays a seat of a running game: giving up, leaving it to an opponent, coming back."""

from contextlib import suppress

from msgspec.structs import replace

from bot.errors import WrongStatus
from bot.service import lobby, may, playing, showing, substitutes
from bot.service.ballot import Choice
from bot.service.change import Change, changed_seat
from bot.service.changing import Changing
from bot.service.loading import Loaded
from bot.service.values import Click, Clock, Table


class Seats:
    def __init__(self, changing: Changing, clock: Clock) -> None:
        self._changing = changing
        self._clock = clock

    async def offer(self, click: Click, game: str, user: int, place: int | None = None) -> Table:
        """Offer one's own seat (or, for host and admin, that seat) to somebody who has none here."""
        now = self._clock.now()
        return await self._changing.at_table(
            click, game, lambda loaded: substitutes.offer(loaded, click, user, place, now)
        )

    async def accept(self, click: Click, game: str, place: int) -> Table:
        """Take over a seat that was offered."""
        return await self._changing.at_table(click, game, lambda loaded: substitutes.accept(loaded, click, place))

    async def decline(self, click: Click, game: str, place: int) -> Table:
        return await self._changing.at_table(click, game, lambda loaded: substitutes.decline(loaded, click, place))

    async def vote(self, click: Click, game: str, choice: Choice) -> Table:
        """What to do about a seat that was late twice in a row."""
        now = self._clock.now()
        return await self._changing.at_table(click, game, lambda loaded: substitutes.vote(loaded, click, choice, now))

    async def resign(self, click: Click, game: str, level: str = playing.STAND_IN) -> Table:
        """Give up for good: an opponent plays on, unless no person is left."""

        def resigning(loaded: Loaded) -> Change:
            may.insist(may.resign(showing.known(loaded), click))
            own = showing.own_seat(loaded, click.user)
            return lobby.give_up(loaded, own, level, own.row.place)

        return await self._changing.at_table(click, game, resigning)

    async def hand_over(
        self, click: Click, game: str, level: str = playing.STAND_IN, place: int | None = None
    ) -> Table:
        """Let an opponent play one's seat (or, for host and admin, that seat) until its owner comes back."""

        def handing_over(loaded: Loaded) -> Change:
            may.insist(may.hand_over(showing.known(loaded), click, level, place))
            seat = showing.own_seat(loaded, click.user) if place is None else loaded.seated_at(place)
            return playing.hand_over(seat, loaded.row.seats, level)

        return await self._changing.at_table(click, game, handing_over)

    async def come_back(self, user: int, game: str) -> None:
        """Return the seat of somebody who was late: what they have pressed is carried out after it."""

        def coming_back(loaded: Loaded) -> Change:
            own = showing.own_seat(loaded, user)
            if not showing.known(loaded).stood_in_for(user):
                raise WrongStatus("moved-on")
            change = playing.take_back(own, loaded.row.seats)
            return replace(change, seats=changed_seat(change.seats or loaded.row.seats, own.row.place, late=0))

        with suppress(WrongStatus):  # Pressed twice: it is theirs already.
            await self._changing.change(None, game, coming_back)

    async def take_back(self, click: Click, game: str) -> Table:
        """Play one's own seat again."""

        def taking_back(loaded: Loaded) -> Change:
            may.insist(may.take_back(showing.known(loaded), click))
            return playing.take_back(showing.own_seat(loaded, click.user), loaded.row.seats)

        return await self._changing.at_table(click, game, taking_back)
