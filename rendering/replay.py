"""A game as a film: one frame for every claim, station and port, the newest lit, the scores under the board."""

import io
import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

from PIL import Image, ImageDraw

from engine.edition import Edition
from engine.final import Final
from engine.history import ON_MAP, Shot, merged
from rendering import alt, fonts
from rendering.canvas import Canvas
from rendering.geometry import Box, Point, parallel
from rendering.lettering import signed, write
from rendering.palette import BRICK, FADED, INK, PAPER, RGB, rgb
from rendering.picture import Picture
from rendering.pieces import piece_sprite
from rendering.players import ShownPlayer
from rendering.results import lay_result
from rendering.scene import scene_of
from rendering.tabletop import Highlights, lay_table
from rendering.tile import stamp
from rendering.title import draw_title
from rendering.words import Words

Kind = Literal["webp", "gif"]

VERSION = 1
"""Changes with how films look, so that those kept from before are not shown any more."""
WIDTH = 960
MOST_FRAMES = 120
"""Longer games are merged to so many: nobody watches more, and a phone has to decode them."""
_CAPTION, _CELLS, _EDGE = 58, 104, 6
_ALL_MS, _SHORTEST_MS, _LONGEST_MS, _LAST_MS = 60_000, 450, 1_000, 8_000
_LINE: RGB = rgb("#c79a52")
_CELL: RGB = rgb("#faf3e0")
_HERE: RGB = rgb("#ffe9a6")
_RING: RGB = rgb("#ffe23d")


class Frame:
    """What one frame shows; with the final score it is the last one."""

    def __init__(self, shot: Shot, final: Final | None = None) -> None:
        self.view, self.turn = shot.view, shot.turn
        self.events = tuple(event for event in shot.events if isinstance(event, ON_MAP))
        self.final = final
        self.actors = {event.seat for event in self.events}


def replay(
    edition: Edition,
    shots: Sequence[Shot],
    final: Final | None,
    words: Words,
    players: Sequence[ShownPlayer],
    kind: Kind = "webp",
) -> Picture:
    """The film of a game; without the final score it ends with the table as it lies now."""
    frames = frames_of(shots, final)
    artist = Artist(edition, words, players)
    return Picture(_encoded(artist, frames, kind), f"replay.{kind}", alt.replay(edition, final, words, players))


def _encoded(artist: "Artist", frames: Sequence[Frame], kind: Kind) -> bytes:
    out = io.BytesIO()
    timing = {"save_all": True, "duration": durations(len(frames)), "loop": 0}
    if kind == "gif":
        # One palette for all, from the frame with the most on it: otherwise everything changes from frame to frame.
        palette = artist.draw(frames[-1]).quantize(256, Image.Quantize.MEDIANCUT)
        Film(artist, frames, palette).save(out, "GIF", **timing)
    else:
        # No key frame but the first: every other frame is stored as what has changed, which is an eighth of the size.
        Film(artist, frames).save(out, "WEBP", quality=75, method=4, kmin=0, kmax=0, **timing)
    return out.getvalue()


def frames_of(shots: Sequence[Shot], final: Final | None) -> list[Frame]:
    ending = [Frame(Shot(shots[-1].view, (), shots[-1].turn), final)] if final else []
    return [*map(Frame, merged(list(shots), MOST_FRAMES - len(ending))), *ending]


def durations(frames: int) -> list[int]:
    """Milliseconds per frame: about a minute for a long game, and time to look at the end."""
    each = min(_LONGEST_MS, max(_SHORTEST_MS, _ALL_MS // frames))
    return [each] * (frames - 1) + [_LAST_MS]


class Film(Image.Image):
    """A picture with frames, as Pillow's encoders want it; each is drawn when it is asked for, one is in memory."""

    def __init__(self, artist: "Artist", frames: Sequence[Frame], palette: Image.Image | None = None) -> None:
        super().__init__()
        self._artist, self._frames, self._palette = artist, frames, palette
        self.n_frames, self._at = len(frames), 0
        first = self._drawn(0)
        self.im, self._mode, self._size, self.palette = first.im, first.mode, first.size, first.palette

    def _drawn(self, frame: int) -> Image.Image:
        picture = self._artist.draw(self._frames[frame])
        return picture if self._palette is None else _in_palette(picture, self._palette)

    def seek(self, frame: int) -> None:
        if not 0 <= frame < self.n_frames:
            raise EOFError("there is no such frame")
        if frame != self._at:
            self.paste(self._drawn(frame))
            self._at = frame

    def tell(self) -> int:
        return self._at


def _in_palette(picture: Image.Image, palette: Image.Image) -> Image.Image:
    """Without dither: dots that dance from frame to frame are ugly and big."""
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


def _outline(table: Image.Image, loop: Sequence[Point], px: Callable[[float], int]) -> None:
    pen = ImageDraw.Draw(table)
    for colour, width in ((INK, px(15)), (_RING, px(9))):
        pen.line(loop, fill=colour, width=width, joint="curve")


def _circle(x: float, y: float, radius: float) -> list[Point]:
    turns = [math.tau * step / 48 for step in range(50)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


class Artist:
    """Draws the frames of one game."""

    def __init__(self, edition: Edition, words: Words, players: Sequence[ShownPlayer]) -> None:
        self._edition, self._words, self._players = edition, words, players
        self._window = scene_of(edition).style.window
        left, top, right, bottom = self._window
        self.map_height = round((bottom - top) * WIDTH / (right - left))

    def draw(self, frame: Frame) -> Image.Image:
        if frame.final is not None:
            canvas = lay_result(self._edition, frame.view, frame.final, self._players)
        else:
            canvas = lay_table(self._edition, frame.view, self._players, frame.events)
        self._ring(canvas, frame)
        table = canvas.painted()
        draw_title(table, scene_of(self._edition), self._words.board(self._edition.board), "")
        picture = Image.new("RGB", (WIDTH, self.map_height + _EDGE + _CAPTION + _CELLS), PAPER)
        small = table.resize((WIDTH, self.map_height), Image.Resampling.BOX, self._window, reducing_gap=1.0)
        picture.paste(small)
        ImageDraw.Draw(picture).rectangle((0, self.map_height, WIDTH, self.map_height + _EDGE - 1), fill=_LINE)
        self._caption(picture, frame)
        self._cells(picture, frame)
        return picture

    def _ring(self, canvas: Canvas, frame: Frame) -> None:
        """A line around what is new: the light alone is too small to be found on a phone within a second."""
        scene, lit = scene_of(self._edition), Highlights(frame.events)
        away = scene.style.slot[1] * 1.2
        for name in lit.routes:
            line = scene.lanes[self._edition.route_index[name]].line
            loop = (*parallel(line, away), *reversed(parallel(line, -away)))
            canvas.put("rings", partial(_outline, loop=(*loop, *loop[:2]), px=scene.style.px))
        for city in lit.cities:
            disc = scene.discs[self._edition.city_index[city]]
            loop = tuple(_circle(disc.x, disc.y, disc.radius * 2.4))
            canvas.put("rings", partial(_outline, loop=loop, px=scene.style.px))

    def _caption(self, picture: Image.Image, frame: Frame) -> None:
        """What happened, and at the right end the turn."""
        baseline, right = self.map_height + _EDGE + 40, WIDTH - 16
        told = self._words.happened(self._edition.board, frame.events, self._players)
        if frame.events:
            turn = self._words.say("picture-turn", turn=str(frame.turn))
            right -= round(write(picture, (right, baseline), turn, "label", 28, FADED, "r")) + 20
        else:
            told = self._words.say("picture-result" if frame.final else "picture-opening")
        size = fonts.shrunk("label", 32, told, right - 16, 24)
        write(picture, (16, baseline), told, "label", size, INK, room=right - 16)

    def _cells(self, picture: Image.Image, frame: Frame) -> None:
        width = (WIDTH - 12) / len(self._players)
        for number, player in enumerate(self._players):
            self._cell(picture, frame, number, player, (round(8 + width * number), round(width) - 4))

    def _cell(
        self, picture: Image.Image, frame: Frame, number: int, player: ShownPlayer, room: tuple[int, int]
    ) -> None:
        """Piece, name and points of a player; at the end the place too."""
        (left, width), top = room, self.map_height + _EDGE + _CAPTION
        seat = frame.final.seats[number] if frame.final else None
        lit = seat.place == 1 if seat else number in frame.actors
        box = (left, top, left + width, top + _CELLS - 10)
        ImageDraw.Draw(picture).rounded_rectangle(
            box, 10, fill=_HERE if lit else _CELL, outline=BRICK if lit else _LINE, width=3
        )
        name = f"{self._words.say('picture-place', place=str(seat.place))} {player.name}" if seat else player.name
        write(picture, (left + 14, top + 38), name, "label", 32, INK, room=width - 28)
        stamp(picture, piece_sprite(Box(left + 46, top + 66, 0, 58, 26), self._edition.pieces[0].id, player.look))
        points = seat.total if seat else frame.view.seats[number].points
        write(picture, (left + 88, top + 80), signed(points), "bold", 44, BRICK)
