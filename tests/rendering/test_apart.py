"""Without colour: every card colour has an emblem, every player a mark and a pattern, and all of them differ."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

import maps
from rendering.emblems import draw_emblem, draw_mark
from rendering.geometry import Box
from rendering.palette import PLAYER_COLOURS, card_colour
from rendering.pieces import piece_sprite
from rendering.tile import Tile


def _grey(sprite_rgb: Image.Image) -> Image.Image:
    return sprite_rgb.convert("L")


@pytest.mark.parametrize("name", maps.names())
def test_colours_of_a_map_have_different_emblems(name: str) -> None:
    board = maps.edition(name).board
    colours = {route.colour for route in board.routes} | {c.colour for deck in board.decks for c in deck.cards}
    emblems = [card_colour(colour).emblem for colour in sorted(colours)]
    assert len(set(emblems)) == len(emblems)


def test_players_differ_in_mark_pattern_and_name() -> None:
    assert len({player.mark for player in PLAYER_COLOURS}) == 5
    assert len({player.pattern for player in PLAYER_COLOURS}) == 5
    assert [player.name for player in PLAYER_COLOURS] == ["red", "blue", "green", "yellow", "black"]


def _shape(emblem: str, angle: float) -> Image.Image:
    tile = Tile(32, 32, 30, angle)
    draw_emblem(tile, emblem, 0, 0, 20, (0, 0, 0), (255, 255, 255))  # type: ignore[arg-type]
    sprite = tile.finish(trim=False)
    picture = Image.new("L", sprite.mask.size, 255)
    picture.paste(sprite.rgb.convert("L"), (0, 0), sprite.mask)
    return picture


def test_emblems_differ_however_they_are_turned() -> None:
    """The slot's angle must not turn one emblem into another: a square and a diamond would be the same."""
    emblems = ("bar", "cross", "star", "triangle", "ring", "bars", "crescent", "square", "dots")
    for one, two in combinations(emblems, 2):
        upright = _shape(one, 0)
        for angle in range(0, 360, 15):
            apart = ImageStat.Stat(ImageChops.difference(upright, _shape(two, angle))).mean[0]
            assert apart > 7, f"{one} and {two} turned by {angle}"


def test_pieces_of_two_players_differ_in_grey() -> None:
    box = Box(60, 60, 30, 60, 25)
    for one, two in combinations(PLAYER_COLOURS, 2):
        grey = type(one)(one.name, (128, 128, 128), one.mark, one.pattern)
        other = type(two)(two.name, (128, 128, 128), two.mark, two.pattern)
        pictures = []
        for look in (grey, other):
            sprite = piece_sprite(box, "train", look)
            canvas = Image.new("RGB", (120, 120), (230, 220, 190))
            canvas.paste(sprite.rgb, (sprite.x, sprite.y), sprite.mask)
            pictures.append(_grey(canvas))
        difference = ImageChops.difference(*pictures)
        assert ImageStat.Stat(difference).sum[0] > 8000, f"{one.name} and {two.name}"


def test_kinds_of_piece_differ_in_shape() -> None:
    box = Box(60, 60, 0, 70, 26)
    shapes = [piece_sprite(box, kind, PLAYER_COLOURS[0]) for kind in ("train", "ship", "bus", "cart")]
    for one, two in combinations(shapes, 2):
        canvases = []
        for sprite in (one, two):
            canvas = Image.new("L", (120, 120), 0)
            canvas.paste(255, (sprite.x, sprite.y), sprite.mask)
            canvases.append(canvas)
        assert ImageStat.Stat(ImageChops.difference(*canvases)).sum[0] > 10_000


def test_a_mark_has_a_dark_rim() -> None:
    for player in PLAYER_COLOURS:
        tile = Tile(20, 20, 18)
        draw_mark(tile, player.mark, 0, 0, 10)
        sprite = tile.finish(trim=False)
        colours = [pixel for count, pixel in sprite.rgb.getcolors(10_000) or () if count > 10]
        assert any(isinstance(c, tuple) and sum(c) > 700 for c in colours)
        assert any(isinstance(c, tuple) and sum(c) < 120 for c in colours)
