"""Ratings from results in their order (openskill, Plackett–Luce): who came where among people, nothing else."""

from collections.abc import Iterable

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store import PlacedRow, RankingRow

_MODEL = PlackettLuce()


class Standing(Struct, frozen=True):
    """Where somebody stands among the people of a server."""

    user: int
    wins: int
    played: int
    rating: float
    """What they are worth at least, with great certainty: it begins at 0 and grows with games won and played."""


class Ladder:
    """The ratings after so many games; games are added in the order in which they ended."""

    def __init__(self) -> None:
        self.games = 0
        self._rated: dict[int, PlackettLuceRating] = {}
        self._wins: dict[int, int] = {}
        self._played: dict[int, int] = {}

    def add(self, games: Iterable[RankingRow]) -> None:
        for game in games:
            self.games += 1
            self._rate(counting(game))

    def _rate(self, places: tuple[PlacedRow, ...]) -> None:
        if not places:
            return
        people = [place.user_id for place in places if place.user_id is not None]
        before = [[self._rated.get(user) or _MODEL.rating()] for user in people]
        after = _MODEL.rate(before, ranks=[float(place.place) for place in places])
        best = min(place.place for place in places)
        for user, (rating,), place in zip(people, after, places, strict=True):
            self._rated[user] = rating
            self._played[user] = self._played.get(user, 0) + 1
            self._wins[user] = self._wins.get(user, 0) + (place.place == best)

    def standings(self) -> list[Standing]:
        """The best first; who shares a rating is sorted by wins, then by fewer games."""
        found = [
            Standing(user, self._wins[user], self._played[user], round(rating.ordinal(), 2))
            for user, rating in self._rated.items()
        ]
        return sorted(found, key=lambda one: (-one.rating, -one.wins, one.played, one.user))


def counting(game: RankingRow) -> tuple[PlacedRow, ...]:
    """The places that count: seats that their owners played to the end, at tables of people alone.

    Somebody alone has beaten nobody, so one such seat counts as none.
    """
    if any(place.ended == "opponent" for place in game.places):
        return ()
    places = tuple(place for place in game.places if place.ended == "played" and place.user_id is not None)
    return places if len(places) > 1 else ()
