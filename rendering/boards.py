"""Public pictures: the board after a turn, the empty board in the lobby."""

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
from rendering.scene import scene_of
from rendering.strip import draw_seats, draw_strip
from rendering.tabletop import Highlights, draw_tabletop
from rendering.title import draw_title
from rendering.words import Words


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
    if view.last_turns > 0:  # They include this one.
        return words.say("picture-last-turns", turn=str(view.turn), count=view.last_turns - 1)
    return words.say("picture-turn", turn=str(view.turn))


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
