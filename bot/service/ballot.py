"""What a table decides together: whether to pause, what to do about a seat that is late, who takes over a seat."""

from typing import Literal, get_args

import msgspec
from msgspec import Struct

Choice = Literal["wait", "opponent", "substitute"]
"""What the others may choose when somebody was late twice in a row."""
CHOICES: tuple[Choice, ...] = get_args(Choice)

ANYBODY = 0
"""In place of a person: a seat is offered to everybody who has none here."""


class Offer(Struct, frozen=True, array_like=True):
    """A seat that waits for somebody to take it over."""

    place: int
    user: int


class Ballot(Struct, frozen=True, omit_defaults=True):
    agreed: tuple[int, ...] = ()
    """The places of those who want the game to pause."""
    late: int | None = None
    """The place of the seat that is voted about."""
    votes: tuple[tuple[int, Choice], ...] = ()
    """By the place of whoever votes."""
    offers: tuple[Offer, ...] = ()
    gone: tuple[int, ...] = ()
    """The places of those who are not in the server any more."""

    def offered(self, place: int) -> Offer | None:
        return next((offer for offer in self.offers if offer.place == place), None)

    def without(self, place: int) -> "Ballot":
        """Nothing about this seat is to be decided any more."""
        offers = tuple(offer for offer in self.offers if offer.place != place)
        kept = msgspec.structs.replace(self, offers=offers)
        return msgspec.structs.replace(kept, late=None, votes=()) if self.late == place else kept

    def without_gone(self, place: int) -> "Ballot":
        """Somebody who plays this seat is in the server."""
        return msgspec.structs.replace(self, gone=tuple(one for one in self.gone if one != place))


_DECODER = msgspec.json.Decoder(Ballot)


def read_ballot(data: bytes | None) -> Ballot:
    return Ballot() if data is None else _DECODER.decode(data)


def written_ballot(ballot: Ballot) -> bytes | None:
    return None if ballot == Ballot() else msgspec.json.encode(ballot)
