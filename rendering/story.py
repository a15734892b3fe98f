"""The story of a game in one picture: the points of every player over the turns, and what the end added."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from engine.edition import Edition
from engine.history import Course
from rendering import alt, fonts
from rendering.emblems import draw_mark
from rendering.geometry import Point
from rendering.lettering import signed, write
from rendering.palette import BRICK, FADED, INK, IVORY, PAPER, RGB, Pattern, PlayerColour, rgb, shade
from rendering.picture import Picture, encode
from rendering.players import ShownPlayer
from rendering.tile import Tile, stamp
from rendering.words import Words

SIZE = (1000, 860)
"""Read at 390 pixels: no letter is smaller than 30 of these."""
_LEFT, _TOP, _RIGHT, _BOTTOM = 76, 104, 640, 700
"""Where the turns are drawn; the step of the end lies between them and the names."""
_END = 722
_NAMES = 742
_ROW = 92
"""What two lines of a name and its points need."""
_FINE = 3
"""Lines are drawn so many times too big."""
_GRID: RGB = rgb("#dcc999")
_DASHES: dict[Pattern, tuple[int, ...]] = {
    "ribs": (),
    "slants": (26, 12),
    "rivets": (7, 9),
    "chevrons": (26, 9, 7, 9),
    "stripes": (13, 9),
}
"""Another pattern of dashes for every player: a cue besides colour and mark."""


def story(edition: Edition, course: Course, words: Words, players: Sequence[ShownPlayer]) -> Picture:
    """The story of a finished game."""
    chart = Chart(course)
    image = Image.new("RGB", SIZE, PAPER)
    write(image, (28, 64), words.say("picture-story"), "head", 52, BRICK, room=SIZE[0] - 56)
    _grid(image, chart, words)
    _lines(image, chart, players)
    _marks(image, chart, players)
    _names(image, chart, players)
    _key(image, words)
    return Picture(encode(image), "story.jpg", alt.story(edition, course, words, players))


class Chart:
    """Where points and turns lie in the picture."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.totals = [seat.total for seat in course.final.seats]
        every = [0, *self.totals, *(points for row in course.points for points in row)]
        self._low, self._high = min(every), max(*every, min(every) + 10)
        self.last = max(1, len(course.points) - 1)

    @property
    def order(self) -> list[int]:
        """The seats by place: of equal totals the one that won the tie is above."""
        seats = self.course.final.seats
        return sorted(range(len(seats)), key=lambda seat: (seats[seat].place, seat))

    def x(self, turn: float) -> float:
        return _LEFT + (_RIGHT - _LEFT) * turn / self.last

    def y(self, points: float) -> float:
        return _BOTTOM - (_BOTTOM - _TOP) * (points - self._low) / (self._high - self._low)

    def ticks(self) -> Iterator[int]:
        """Round numbers of points, at most seven of them."""
        spread = self._high - self._low
        step = next(step for size in (1, 10, 100, 1000) for step in (size, 2 * size, 5 * size) if spread / step <= 7)
        yield from range(-(-self._low // step) * step, self._high + 1, step)

    def line(self, seat: int) -> list[Point]:
        """Up only where points were made: a corner at the turn before, and one at the turn itself."""
        points = [row[seat] for row in self.course.points]
        found = [(self.x(0), self.y(points[0]))]
        for turn, (before, now) in enumerate(pairwise(points), 1):
            if now != before:
                found += [(self.x(turn - 1), self.y(before)), (self.x(turn), self.y(now))]
        return [*found, (self.x(self.last), self.y(points[-1])), (_END, self.y(self.totals[seat]))]


def _grid(image: Image.Image, chart: Chart, words: Words) -> None:
    pen = ImageDraw.Draw(image)
    for points in chart.ticks():
        y = chart.y(points)
        pen.line((_LEFT, y, _END, y), fill=FADED if points == 0 else _GRID, width=3 if points == 0 else 2)
        write(image, (_LEFT - 10, y + 11), signed(points), "label", 30, FADED, "r")
    pen.rectangle((_RIGHT, _TOP, _END, _BOTTOM), fill=shade(PAPER, 0.95))
    pen.line((_RIGHT, _TOP, _RIGHT, _BOTTOM), fill=_GRID, width=3)
    last = words.say("picture-turn", turn=str(chart.last))
    write(image, (_LEFT, _BOTTOM + 40), words.say("picture-turn", turn="1"), "label", 30, FADED)
    write(image, (_RIGHT - 6, _BOTTOM + 40), last, "label", 30, FADED, "r")
    write(image, (_RIGHT + 12, _BOTTOM + 40), words.say("picture-story-end"), "label", 30, FADED, room=SIZE[0] - _RIGHT)


def _lines(image: Image.Image, chart: Chart, players: Sequence[ShownPlayer]) -> None:
    """All lines on a layer drawn too big and reduced, so that they are smooth."""
    layer = Image.new("RGBA", (_END * _FINE, (_BOTTOM + 30) * _FINE), (*PAPER, 0))
    pen = ImageDraw.Draw(layer)
    for seat, player in enumerate(players):
        fine = [(x * _FINE, y * _FINE) for x, y in chart.line(seat)]
        ink = _ink(player.look)
        for part in _dashed(fine, [length * _FINE for length in _DASHES[player.look.pattern]]):
            pen.line(part, fill=(*IVORY, 255), width=10 * _FINE, joint="curve")
            pen.line(part, fill=(*ink, 255), width=6 * _FINE, joint="curve")
    small = layer.convert("RGBa").reduce(_FINE).convert("RGBA")
    image.paste(small.convert("RGB"), (0, 0), small.getchannel("A"))


def _ink(look: PlayerColour) -> RGB:
    """Yellow on paper needs to be darker to be seen."""
    return shade(look.fill, 0.82) if look.name == "yellow" else look.fill


def _dashed(line: Sequence[Point], dashes: Sequence[float]) -> Iterator[list[Point]]:
    """The line cut into dashes, in turns drawn and left out; without dashes it is whole."""
    if not dashes:
        yield list(line)
        return
    number, left, part = 0, dashes[0], [line[0]]
    for (x, y), goal in pairwise(line):
        while (away := ((goal[0] - x) ** 2 + (goal[1] - y) ** 2) ** 0.5) > left:
            x, y = x + (goal[0] - x) * left / away, y + (goal[1] - y) * left / away
            if number % 2 == 0:
                yield [*part, (x, y)]
            number, part = number + 1, [(x, y)]
            left = dashes[number % len(dashes)]
        left -= away
        part.append(goal)
    if number % 2 == 0:
        yield part


def _marks(image: Image.Image, chart: Chart, players: Sequence[ShownPlayer]) -> None:
    """A tick where a ticket was completed; of several at once the further ones look out on the left."""
    at_once = Counter((done.turn, done.seat) for done in chart.course.completed)
    for (turn, seat), count in at_once.items():
        x, y = chart.x(turn), chart.y(chart.course.points[turn][seat])
        for number in reversed(range(count)):
            _ticked(image, (x - 13 * number, y), players[seat].look)


def _ticked(image: Image.Image, at: Point, look: PlayerColour) -> None:
    tile = Tile(*at, 20)
    tile.disc(0, 0, 16, INK)
    tile.disc(0, 0, 14, look.fill)
    tile.stroke(((-7, 0), (-2, 6), (8, -6)), IVORY, 4)
    stamp(image, tile.finish())


def _names(image: Image.Image, chart: Chart, players: Sequence[ShownPlayer]) -> None:
    """Mark, name and points where each line ends, moved apart where lines end close together."""
    order = chart.order
    wanted = [chart.y(chart.totals[seat]) for seat in order]
    for seat, y in zip(order, _apart(wanted), strict=True):
        player = players[seat]
        ImageDraw.Draw(image).line(
            ((_END + 2, chart.y(chart.totals[seat])), (_NAMES, y)), fill=_ink(player.look), width=3
        )
        tile = Tile(_NAMES + 22, y, 28)
        tile.disc(0, 0, 24, INK)
        tile.disc(0, 0, 22, player.look.fill)
        draw_mark(tile, player.look.mark, 0, 0, 11)
        stamp(image, tile.finish())
        x, room = _NAMES + 56, SIZE[0] - _NAMES - 70
        write(image, (x, y - 6), player.name, "label", 34, INK, room=room)
        write(image, (x, y + 34), signed(chart.totals[seat]), "bold", 40, BRICK)


def _apart(wanted: Sequence[float]) -> list[float]:
    """From top to bottom, each at least a row below the one before, and all inside the picture."""
    placed: list[float] = []
    for y in wanted:
        placed.append(max(y, placed[-1] + _ROW) if placed else max(y, _TOP))
    low = _BOTTOM + 10.0
    for number in reversed(range(len(placed))):
        placed[number] = min(placed[number], low)
        low = placed[number] - _ROW
    return placed


def _key(image: Image.Image, words: Words) -> None:
    y = _BOTTOM + 98
    grey = PlayerColour("", FADED, "diamond", "ribs")
    _ticked(image, (_LEFT + 14, y - 10), grey)
    used = write(image, (_LEFT + 42, y), words.say("picture-story-ticket"), "label", 30, INK)
    x = _LEFT + 42 + used + 44
    text = words.say("picture-story-last")
    size = fonts.shrunk("label", 30, text, SIZE[0] - x - 52, 24)
    pen = ImageDraw.Draw(image)
    pen.rectangle((x, y - 26, x + 30, y + 6), fill=shade(PAPER, 0.95), outline=_GRID, width=3)
    write(image, (x + 42, y), text, "label", size, INK, room=round(SIZE[0] - x - 52))
