"""Public pictures: the board after a turn, a close-up of what just happened, the empty board in the lobby."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from engine.edition import Edition
from engine.events import AnyEvent
from engine.view import View
from rendering import alt
from rendering.base.paint import paint_base
from rendering.bases import geography_in
from rendering.camera import everything
from rendering.canvas import Canvas
from rendering.picture import Picture, encode
from rendering.places import put_names
from rendering.players import ShownPlayer
from rendering.scene import Scene, scene_of
from rendering.strip import draw_seats, draw_strip
from rendering.tabletop import Highlights, draw_tabletop
from rendering.title import draw_title
from rendering.words import Words

CLOSEUP = (1000, 667)


def board(
    edition: Edition, view: View, words: Words, players: Sequence[ShownPlayer], last: Sequence[AnyEvent] = ()
) -> Picture:
    """The whole table. Only what everybody may know is drawn, whoever's view it is."""
    image = draw_board(edition, view, words, players, last)
    return Picture(encode(image), f"board-{view.turn}.jpg", alt.board(edition, view, words, players, last))


def draw_board(
    edition: Edition, view: View, words: Words, players: Sequence[ShownPlayer], last: Sequence[AnyEvent] = ()
) -> Image.Image:
    scene = scene_of(edition)
    image = draw_tabletop(edition, view, players, last)
    draw_title(image, scene, words.board(edition.board), phase(view, words))
    draw_strip(image, edition, view, players, scene.style, Highlights(last).places)
    return image


def phase(view: View, words: Words) -> str:
    """The line below the board's name."""
    if view.ended:
        return words.say("picture-ended")
    if view.turn == 0:
        return words.say("picture-opening")
    if view.last_turns >= 0:
        return words.say("picture-last-turns", turn=str(view.turn), count=view.last_turns)
    return words.say("picture-turn", turn=str(view.turn))


def on_map(last: Sequence[AnyEvent]) -> bool:
    """Whether something of this happened on the map, so that there is a close-up of it."""
    lit = Highlights(last)
    return bool(lit.routes or lit.cities)


def closeup(
    edition: Edition, view: View, words: Words, players: Sequence[ShownPlayer], last: Sequence[AnyEvent]
) -> Picture | None:
    """What just happened, big enough for a phone; None if nothing happened on the map."""
    if not on_map(last):
        return None
    scene, lit = scene_of(edition), Highlights(last)
    image = draw_tabletop(edition, view, players, last)
    cut = image.crop(_around(edition, scene, lit))
    if cut.size != CLOSEUP:
        cut = cut.resize(CLOSEUP, Image.Resampling.LANCZOS)
    return Picture(encode(cut), f"closeup-{view.turn}.jpg", alt.closeup(edition, view, words, players, last))


def _around(edition: Edition, scene: Scene, lit: Highlights) -> tuple[int, int, int, int]:
    """The part of the map around the last moves, in the shape of the close-up."""
    points = [p for name in lit.routes for p in scene.lanes[edition.route_index[name]].line]
    points += [(d.x, d.y) for d in scene.discs if d.city in lit.cities]
    left, top, right, bottom = scene.style.window
    x = (min(p[0] for p in points) + max(p[0] for p in points)) / 2
    y = (min(p[1] for p in points) + max(p[1] for p in points)) / 2
    margin = scene.style.px(120)
    wide = max(p[0] for p in points) - min(p[0] for p in points) + 2 * margin
    high = max(p[1] for p in points) - min(p[1] for p in points) + 2 * margin
    scale = max(scene.style.unit, wide / CLOSEUP[0], high / CLOSEUP[1])
    scale = min(scale, (right - left) / CLOSEUP[0], (bottom - top) / CLOSEUP[1])
    w, h = round(CLOSEUP[0] * scale), round(CLOSEUP[1] * scale)
    x0 = min(max(left, round(x - w / 2)), right - w)
    y0 = min(max(top, round(y - h / 2)), bottom - h)
    return x0, y0, x0 + w, y0 + h


def lobby(edition: Edition, words: Words, players: Sequence[ShownPlayer]) -> Picture:
    """The empty board and who sits at the table so far."""
    image = draw_lobby(edition, words, players)
    return Picture(encode(image), "lobby.jpg", alt.lobby(edition, words, players))


def preview(edition: Edition, words: Words, folder: Path) -> Picture:
    """The empty board of a map that may be anywhere and still in the making; nothing is cached."""
    canvas = Canvas(paint_base(edition.board, geography_in(folder)), everything(scene_of(edition).style))
    put_names(canvas, edition)
    image = canvas.painted()
    _name(image, edition, words)
    return Picture(encode(image), "preview.jpg", alt.lobby(edition, words, ()))


def draw_lobby(edition: Edition, words: Words, players: Sequence[ShownPlayer]) -> Image.Image:
    image = draw_tabletop(edition, None, ())
    _name(image, edition, words)
    draw_seats(image, edition, players, scene_of(edition).style)
    return image


def _name(image: Image.Image, edition: Edition, words: Words) -> None:
    """The title of an empty board: its name and for how many it is."""
    low, high = edition.board.players
    count = words.say("picture-players", low=str(low), high=str(high))
    draw_title(image, scene_of(edition), words.board(edition.board), count)
