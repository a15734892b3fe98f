"""Without colour: every card colour has an emblem, every player a mark and a pattern, and all of them differ."""

from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

import maps
from engine.final import Source
from rendering.badges import TRAIL
from rendering.emblems import draw_cup, draw_emblem, draw_mark
from rendering.geometry import Box
from rendering.palette import PLAYER_COLOURS, RGB, Emblem, Mark, card_colour
from rendering.pieces import piece_sprite, port_sprite, station_sprite
from rendering.sources import SOURCES, TEXTURES, pattern
from rendering.tile import Sprite, Tile

EMBLEMS: tuple[Emblem, ...] = (
    "bar", "cross", "star", "triangle", "ring", "bars", "crescent", "square", "dots", "wheel"
)  # fmt: skip
BLIND = {
    "protanopia": (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    "deuteranopia": (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
}
"""What is left of a colour for those who don't see red, or green (Machado, Oliveira and Fernandes, 2009)."""


def seen(picture: Image.Image, blindness: str) -> Image.Image:
    """The picture in the eyes of somebody with this blindness; the matrices are for light, not for stored values."""
    bright = [round(255 * (value / 255) ** 2.2) for value in range(256)]
    stored = [round(255 * (value / 255) ** (1 / 2.2)) for value in range(256)]
    m = BLIND[blindness]
    light = picture.point(bright * 3)
    return light.convert("RGB", (*m[:3], 0, *m[3:6], 0, *m[6:], 0)).point(stored * 3)


def apart(one: Image.Image, two: Image.Image) -> float:
    """How much two pictures differ, on average of all pixels."""
    return ImageStat.Stat(ImageChops.difference(one, two).convert("L")).mean[0]


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


def _drawn(tile: Tile) -> Image.Image:
    sprite = tile.finish(trim=False)
    picture = Image.new("L", sprite.mask.size, 255)
    picture.paste(sprite.rgb.convert("L"), (0, 0), sprite.mask)
    return picture


def _emblem(emblem: Emblem, angle: float) -> Image.Image:
    tile = Tile(32, 32, 30, angle)
    draw_emblem(tile, emblem, 0, 0, 20, (0, 0, 0), (255, 255, 255))
    return _drawn(tile)


def _mark(mark: Mark, angle: float) -> Image.Image:
    """A mark in the ink of an emblem: only its shape counts."""
    tile = Tile(32, 32, 30, angle)
    draw_mark(tile, mark, 0, 0, 20, (0, 0, 0), (255, 255, 255))
    return _drawn(tile)


def test_emblems_differ_however_they_are_turned() -> None:
    """The slot's angle must not turn one emblem into another: a square and a diamond would be the same."""
    for one, two in combinations(EMBLEMS, 2):
        upright = _emblem(one, 0)
        for angle in range(0, 360, 15):
            assert apart(upright, _emblem(two, angle)) > 7, f"{one} and {two} turned by {angle}"


def test_no_shape_means_two_things() -> None:
    """A player's mark is neither another player's nor any card's, however it is turned."""
    for player in PLAYER_COLOURS:
        upright = _mark(player.mark, 0)
        for angle in range(0, 360, 15):
            for emblem in EMBLEMS:
                assert apart(upright, _emblem(emblem, angle)) > 14, f"{player.mark} and {emblem} turned by {angle}"
            for other in PLAYER_COLOURS:
                if other != player:
                    assert apart(upright, _mark(other.mark, angle)) > 18, f"{player.mark}, {other.mark} at {angle}"


def test_the_sign_of_points_is_no_emblem_and_no_mark() -> None:
    tile = Tile(32, 32, 30)
    draw_cup(tile, 0, 0, 20, (0, 0, 0), (255, 255, 255))
    cup = _drawn(tile)
    for angle in range(0, 360, 15):
        for emblem in EMBLEMS:
            assert apart(cup, _emblem(emblem, angle)) > 14, f"{emblem} turned by {angle}"
        for player in PLAYER_COLOURS:
            assert apart(cup, _mark(player.mark, angle)) > 14, f"{player.mark} turned by {angle}"


def _on_paper(sprite: Sprite) -> Image.Image:
    canvas = Image.new("RGB", (120, 120), (230, 220, 190))
    canvas.paste(sprite.rgb, (sprite.x, sprite.y), sprite.mask)
    return canvas


@pytest.mark.parametrize("blindness", BLIND)
def test_players_differ_for_the_colour_blind(blindness: str) -> None:
    """Wagons, stations and ports of any two players, in colour, as somebody with this blindness sees them."""
    for one, two in combinations(PLAYER_COLOURS, 2):
        for kind in ("train", "ship", "bus", "cart"):
            pieces = [
                seen(_on_paper(piece_sprite(Box(60, 60, 30, 60, 25), kind, look)), blindness) for look in (one, two)
            ]
            assert apart(*pieces) > 1.9, f"{kind}s of {one.name} and {two.name}"
        for sprite in (station_sprite, port_sprite):
            houses = [seen(_on_paper(sprite(60, 60, 22, look)), blindness) for look in (one, two)]
            assert apart(*houses) > 1.9, f"{sprite.__name__} of {one.name} and {two.name}"


def test_the_simulation_takes_red_and_green_for_the_same() -> None:
    """The check itself: for normal eyes far apart, for these nearly alike."""
    red, green = (Image.new("RGB", (4, 4), colour) for colour in ((176, 66, 40), (112, 104, 34)))
    for blindness in BLIND:
        colours = zip(seen(red, blindness).getpixel((0, 0)), seen(green, blindness).getpixel((0, 0)), strict=True)  # type: ignore[arg-type]
        assert max(abs(a - b) for a, b in colours) < 40


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


ROWS: tuple[tuple[Source, ...], ...] = (
    ("routes", "tickets_done", "stations", "longest_path"),
    ("routes", "tickets_done", "ports"),
    ("routes", "tickets_done", "flag_sets"),
    ("routes", "tickets_done", "goods"),
    ("tickets_missed", "ports_unbuilt", "exchange"),
)
"""Sources of points that stand beside each other on one of our boards."""


def test_every_source_of_points_has_a_pattern_of_its_own() -> None:
    assert set(SOURCES) == set(get_args(Source))
    assert len({texture for _, texture in SOURCES.values()}) == len(SOURCES)
    patterns = [pattern(texture, (90, 48)) for texture in TEXTURES]
    for one, two in combinations(patterns, 2):
        assert apart(one, two) > 6


def _plain(colour: RGB, blindness: str) -> tuple[int, ...]:
    found = seen(Image.new("RGB", (1, 1), colour), blindness).getpixel((0, 0))
    assert isinstance(found, tuple)
    return found


@pytest.mark.parametrize("blindness", BLIND)
def test_sources_and_tickets_differ_in_colour_too(blindness: str) -> None:
    rows = [[SOURCES[source][0] for source in row] for row in ROWS]
    for row in (*rows, list(TRAIL)):
        for one, two in combinations(row, 2):
            difference = [abs(a - b) for a, b in zip(_plain(one, blindness), _plain(two, blindness), strict=True)]
            assert max(difference) > 45, f"{one} and {two}"


def test_a_mark_has_a_dark_rim() -> None:
    for player in PLAYER_COLOURS:
        tile = Tile(20, 20, 18)
        draw_mark(tile, player.mark, 0, 0, 10)
        sprite = tile.finish(trim=False)
        colours = [pixel for count, pixel in sprite.rgb.getcolors(10_000) or () if count > 10]
        assert any(isinstance(c, tuple) and sum(c) > 700 for c in colours)
        assert any(isinstance(c, tuple) and sum(c) < 120 for c in colours)
