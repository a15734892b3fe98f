"""The painter of land and sea, for Europe and the Great Lakes: shores, water lines, rivers, hills or woods."""

import math
import random
from itertools import pairwise

from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw

from rendering import fonts
from rendering.base.ground import Ground
from rendering.geometry import Point
from rendering.palette import RGB, rgb
from rendering.texture import band, blended, coloured, noise, scaled, soft, tint


class Atlas(Struct, frozen=True):
    """The colours of a land-and-sea board."""

    sea: tuple[RGB, RGB, RGB]
    shelf: RGB
    water_line: RGB
    land: tuple[RGB, RGB, RGB]
    wood: RGB
    shore: RGB
    ink: RGB
    river: RGB
    water_name: RGB


EUROPE = Atlas(
    sea=(rgb("#749ea0"), rgb("#8fb4b3"), rgb("#a9c8c2")),
    shelf=rgb("#d3dfca"),
    water_line=rgb("#4f7f86"),
    land=(rgb("#cdb884"), rgb("#eadbb4"), rgb("#f8eed2")),
    wood=rgb("#b9bd86"),
    shore=rgb("#a9864f"),
    ink=rgb("#543c20"),
    river=rgb("#5c848a"),
    water_name=rgb("#34585e"),
)
GREAT_LAKES = Atlas(
    sea=(rgb("#3f7fa6"), rgb("#5b9cc0"), rgb("#82b9d3")),
    shelf=rgb("#bfe0e2"),
    water_line=rgb("#2b6288"),
    land=(rgb("#a9b382"), rgb("#ccd2a4"), rgb("#e4e6c4")),
    wood=rgb("#7f9c62"),
    shore=rgb("#6f7d45"),
    ink=rgb("#3c4526"),
    river=rgb("#4a86a8"),
    water_name=rgb("#163f5c"),
)


def land_mask(ground: Ground) -> Image.Image:
    geography = ground.geography

    def draw(pen: ImageDraw.ImageDraw, k: int) -> None:
        def fill(points: list[Point], value: int) -> None:
            pen.polygon([(x * k, y * k) for x, y in points], fill=value)

        for rings in geography.land:
            if len(rings[0]) > 4:
                fill(ground.outline(rings[0]), 255)
                for hole in rings[1:]:
                    fill(ground.outline(hole), 0)
        for lake in geography.lakes:
            fill(ground.outline(lake.rings[0]), 0)
        for lake in geography.lakes:
            for island in lake.rings[1:]:
                fill(ground.outline(island), 255)

    return ground.mask(draw)


def paper_grain(size: tuple[int, int]) -> Image.Image:
    """Clouds without fine grain: grain would make every picture a fifth bigger."""
    return blended([(noise(size, 420, 1, 2), 0.6), (noise(size, 90, 2, 1), 0.25)])


def paint_land_and_sea(ground: Ground, look: Atlas) -> Image.Image:
    """Water and land with their shores; returns the mask of the land."""
    size = ground.size
    land = land_mask(ground)
    grain = paper_grain(size)
    sea = coloured(grain, ((20, look.sea[0]), (128, look.sea[1]), (236, look.sea[2])))
    tint(sea, look.shelf, soft(land, 34), 0.46)
    for radius, low, high, strength in ((5, 0.10, 0.19, 0.34), (10, 0.07, 0.115, 0.28), (18, 0.045, 0.075, 0.2)):
        tint(sea, look.water_line, band(soft(land, radius), low, high, strength))
    paper = coloured(grain, ((20, look.land[0]), (128, look.land[1]), (236, look.land[2])))
    woods = noise(size, 520, 8, 3).point([max(0, min(255, (v - 108) * 4)) for v in range(256)])
    tint(paper, look.wood, woods, 0.24)
    tint(paper, look.shore, soft(ImageChops.invert(land), 16), 0.36)
    ground.image.paste(sea)
    ground.image.paste(paper, (0, 0), land)
    return land


def ink_lines(ground: Ground, look: Atlas) -> None:
    """Graticule, rivers and coasts."""
    geography = ground.geography
    ground.lines((ground.outline(river.line, 2, False) for river in geography.rivers), 3.0, look.river, 0.5)
    coasts = [ground.outline(ring) for rings in geography.land for ring in rings if len(ring) > 4]
    lakes = [ground.outline(ring) for lake in geography.lakes for ring in lake.rings if len(ring) > 6]
    ground.lines(([*coast, coast[0]] for coast in coasts + lakes), 1.8, look.ink, 0.86)


def water_names(ground: Ground, look: Atlas, size: int, track: float = 0.16) -> None:
    """Names of seas and lakes where there is room for them between routes."""
    for text, lon, lat, angle in ground.geography.water_labels:
        sprite = _spaced(text, size, track, look.water_name).rotate(angle, Image.Resampling.BICUBIC, expand=True)
        picture = sprite.convert("RGBa").reduce(2).convert("RGBA")
        spot = _room_for(ground, ground.project(lon, lat), picture.width / 2, picture.height / 2, angle, size * 0.8)
        if spot is not None:
            ground.image.paste(
                picture, (round(spot[0] - picture.width / 2), round(spot[1] - picture.height / 2)), picture
            )


def _spaced(text: str, size: int, track: float, ink: RGB) -> Image.Image:
    font = fonts.font("italic", size * 2)
    gap = size * 2 * track
    width = sum(font.getlength(letter) + gap for letter in text)
    picture = Image.new("RGBA", (round(width) + 20, size * 4), (*ink, 0))
    pen = ImageDraw.Draw(picture)
    x = 10.0
    for letter in text:
        pen.text((x, size * 2.6), letter, font=font, fill=(*ink, 170), anchor="ls")
        x += font.getlength(letter) + gap
    return picture


def _room_for(ground: Ground, at: Point, across: float, down: float, angle: float, thick: float) -> Point | None:
    """The nearest spot where the name covers nothing; a slanted name is tried as a row of small boxes."""
    turn = math.radians(-angle)
    length = max(across * abs(math.cos(turn)) + down * abs(math.sin(turn)) - thick * 0.4, thick)
    marks = [length * share for share in (-1.0, -0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75, 1.0)]
    for ring in range(0, 7):
        for step in range(1 if ring == 0 else 10):
            x = at[0] + math.cos(step * 0.628) * ring * 18
            y = at[1] + math.sin(step * 0.628) * ring * 18
            boxes = [(x + m * math.cos(turn), y + m * math.sin(turn)) for m in marks]
            if all(ground.free(bx, by, thick * 0.7, thick * 0.7) for bx, by in boxes):
                for bx, by in boxes:
                    ground.take(bx, by, thick * 0.6, thick * 0.6)
                return x, y
    return None


Spine = tuple[tuple[Point, ...], float, int]
"""A mountain range: its line (longitude, latitude), the size of its peaks and how many."""


def mountains(ground: Ground, ranges: tuple[Spine, ...], look: Atlas) -> None:
    rng = random.Random(7)
    peaks = []
    for line, size, count in ranges:
        points = [ground.project(*p) for p in line]
        lengths = [math.dist(a, b) for a, b in pairwise(points)]
        for number in range(count):
            x, y = _point_along(points, lengths, (number + 0.5) / count * sum(lengths))
            peak = x + rng.uniform(-11, 11), y + rng.uniform(-13, 13), size * rng.uniform(0.85, 1.25)
            if ground.free(peak[0], peak[1] - 10 * size, 17 * size, 13 * size):
                peaks.append(peak)
    for x, y, size in sorted(peaks, key=lambda peak: peak[1]):
        _peak(ground, x, y, size, rng, look)


def _point_along(points: list[Point], lengths: list[float], distance: float) -> Point:
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        if distance <= length or length == lengths[-1]:
            t = min(1.0, distance / (length or 1.0))
            return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        distance -= length
    return points[-1]


def _peak(ground: Ground, x: float, y: float, size: float, rng: random.Random, look: Atlas) -> None:
    k = 4
    base, height = 15 * size * k, 22 * size * k
    tile = Image.new("RGBA", (round(base * 2.4), round(height * 1.3)), (*look.ink, 0))
    pen = ImageDraw.Draw(tile)
    cx, foot = tile.width / 2, tile.height - k * 2
    top = (cx + rng.uniform(-3, 3) * size * k, foot - height)
    light, dark = tuple(v + 6 for v in look.land[1][:3]), look.shore
    pen.polygon([(cx - base, foot), top, (cx + base, foot)], fill=(light[0] - 12, light[1] - 14, light[2] - 20, 240))
    pen.polygon(
        [top, (cx + base, foot), (cx + base * 0.15, foot), (cx + base * 0.25, foot - height * 0.4)], fill=(*dark, 165)
    )
    pen.line([(cx - base, foot), top, (cx + base, foot)], fill=(*look.ink, 200), width=6, joint="curve")
    for share in (0.3, 0.55):
        start = (top[0] + base * share, top[1] + height * (share + 0.12))
        pen.line([start, (start[0] - base * share * 0.25, start[1] + height * 0.22)], fill=(*look.ink, 130), width=4)
    small = tile.convert("RGBa").reduce(k).convert("RGBA")
    ground.image.paste(small, (round(x - small.width / 2), round(y - small.height)), small)


def trees(ground: Ground, land: Image.Image, count: int) -> None:
    """Firs and birches, thicker in the north, where nothing else is drawn."""
    rng = random.Random(11)
    left, top, right, bottom = ground.style.window
    clouds = noise(ground.size, 260, 21, 2)
    solid = scaled(soft(land, 8), 1.0)
    spots = []
    for _ in range(count):
        x, y = rng.uniform(left + 20, right - 20), rng.uniform(top + 30, bottom - 10)
        if rng.random() < 0.35 + 0.6 * (y - top) / (bottom - top) - (_shade(clouds, x, y) - 128) / 160:
            continue
        if _shade(solid, x, y) > 250 and ground.free(x, y - 8, 9, 12):
            spots.append((x, y, rng.uniform(0.8, 1.2), rng.random() < 0.25))
            ground.take(x, y - 6, 4, 5)
    for x, y, size, birch in sorted(spots, key=lambda spot: spot[1]):
        _tree(ground, x, y, size, birch)


def _shade(mask: Image.Image, x: float, y: float) -> int:
    value = mask.getpixel((int(x), int(y)))
    assert isinstance(value, int)
    return value


def _tree(ground: Ground, x: float, y: float, size: float, birch: bool) -> None:
    k = 4
    w, h = 9 * size * k, 24 * size * k
    tile = Image.new("RGBA", (round(w * 2.4), round(h * 1.15)), (50, 66, 34, 0))
    pen = ImageDraw.Draw(tile)
    cx, foot = tile.width / 2, tile.height - k
    if birch:
        pen.rectangle((cx - k * 0.9, foot - h * 0.6, cx + k * 0.9, foot), fill=(238, 236, 222, 255))
        pen.ellipse((cx - w * 0.8, foot - h, cx + w * 0.8, foot - h * 0.36), fill=(150, 172, 88, 235))
        pen.ellipse((cx - w * 0.7, foot - h * 0.96, cx + w * 0.3, foot - h * 0.52), fill=(176, 194, 110, 235))
    else:
        pen.rectangle((cx - k * 0.9, foot - h * 0.2, cx + k * 0.9, foot), fill=(92, 68, 40, 255))
        for tier, (wide, low) in enumerate(((1.0, 0.16), (0.8, 0.4), (0.56, 0.64))):
            tip = (cx, foot - h * min(1.0, low + 0.42))
            pen.polygon(
                [(cx - w * wide, foot - h * low), tip, (cx + w * wide, foot - h * low)],
                fill=(64 + tier * 8, 98 + tier * 8, 62, 240),
            )
            pen.polygon([(cx, foot - h * low), tip, (cx + w * wide, foot - h * low)], fill=(46, 76, 50, 240))
    small = tile.convert("RGBa").reduce(k).convert("RGBA")
    ground.image.paste(small, (round(x - small.width / 2), round(y - small.height)), small)
