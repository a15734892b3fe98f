"""The bars of the final score as data: gains from a common zero, losses taken back from their end."""

from collections.abc import Sequence

from msgspec import Struct

from engine.final import SeatResult, Source


class Stretch(Struct, frozen=True):
    """Points from one source: where on the scale of points they begin and end."""

    source: Source
    points: int
    start: int
    end: int


class Bar(Struct, frozen=True):
    gains: tuple[Stretch, ...]
    """One after the other from zero."""
    losses: tuple[Stretch, ...]
    """Back from the end of the gains; the last of them ends at the total."""
    total: int

    @property
    def gained(self) -> int:
        return max((one.end for one in self.gains), default=0)


class Scale(Struct, frozen=True):
    """From points to pixels, the same for all bars."""

    low: int
    high: int
    left: float
    width: float

    def x(self, points: float) -> float:
        return self.left + (points - self.low) / (self.high - self.low) * self.width


def bar(seat: SeatResult) -> Bar:
    """The bar of a seat; whatever was lost, it ends at the total."""
    gains, losses = [], []
    at = 0
    for line in seat.lines:
        if line.points > 0:
            gains.append(Stretch(line.source, line.points, at, at + line.points))
            at += line.points
    for line in seat.lines:
        if line.points < 0:
            losses.append(Stretch(line.source, line.points, at + line.points, at))
            at += line.points
    return Bar(tuple(gains), tuple(losses), at)


def scale(bars: Sequence[Bar], left: float, width: float) -> Scale:
    """All bars in so many pixels."""
    low = min([0, *(one.total for one in bars)])
    high = max([low + 1, *(one.gained for one in bars)])
    return Scale(low, high, left, width)
