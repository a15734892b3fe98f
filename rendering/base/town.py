"""What the two town plans share: water with quays, parks with trees, streets."""

import math
import random
from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from rendering.base.ground import Ground
from rendering.geometry import Point
from rendering.palette import RGB, shade
from rendering.texture import band, coloured, noise, soft, tint


def fill_mask(ground: Ground, outlines: Iterable[Sequence[Point]]) -> Image.Image:
    """A mask of filled outlines."""

    def draw(pen: ImageDraw.ImageDraw, k: int) -> None:
        for outline in outlines:
            pen.polygon([(x * k, y * k) for x, y in outline], fill=255)

    return ground.mask(draw)


def line_mask(ground: Ground, lines: Iterable[tuple[Sequence[Point], float]]) -> Image.Image:
    """A mask of lines, each with its width, with round ends."""

    def draw(pen: ImageDraw.ImageDraw, k: int) -> None:
        for line, width in lines:
            points = [(x * k, y * k) for x, y in line]
            pen.line(points, fill=255, width=max(1, round(width * k)), joint="curve")
            for x, y in (points[0], points[-1]):
                r = width * k / 2
                pen.ellipse((x - r, y - r, x + r, y + r), fill=255)

    return ground.mask(draw)


def pour(ground: Ground, mask: Image.Image, water: tuple[RGB, RGB, RGB], quay: RGB, rim: RGB) -> None:
    """Water with a light rim inside and a dark quay around it."""
    tint(ground.image, quay, soft(mask, 4).point([0 if v < 26 else 255 for v in range(256)]), 0.8)
    grain = noise(ground.size, 160, 31, 2)
    surface = coloured(grain, ((30, water[0]), (128, water[1]), (226, water[2])))
    tint(surface, rim, band(soft(mask, 5), 0.5, 0.78, 0.6))
    ground.image.paste(surface, (0, 0), mask)


def plant(ground: Ground, outlines: Iterable[Sequence[Point]], grass: RGB, leaf: RGB, seed: int) -> None:
    """Parks: grass with a hedge and trees."""
    parks = [list(outline) for outline in outlines]
    mask = fill_mask(ground, parks)
    tint(ground.image, grass, mask, 0.9)
    ground.lines(([*park, park[0]] for park in parks), 3.0, shade(leaf, 0.7), 0.6)
    rng = random.Random(seed)
    solid = soft(mask, 5)
    left, top, right, bottom = ground.style.window
    spots: list[Point] = []
    for park in parks:
        xs, ys = [p[0] for p in park], [p[1] for p in park]
        area = max(0.0, min(max(xs), right) - max(min(xs), left)) * max(0.0, min(max(ys), bottom) - max(min(ys), top))
        for _ in range(min(400, round(area / 420))):
            x = rng.uniform(max(min(xs), left), min(max(xs), right)) if max(xs) > left and min(xs) < right else 0
            y = rng.uniform(max(min(ys), top), min(max(ys), bottom)) if max(ys) > top and min(ys) < bottom else 0
            if not (left < x < right and top < y < bottom):
                continue
            value = solid.getpixel((int(x), int(y)))
            far = all(math.dist((x, y), spot) > 15 for spot in spots)
            if isinstance(value, int) and value > 240 and far and ground.free(x, y, 8, 8):
                spots.append((x, y))
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        _crown(ground, x, y, rng.uniform(6.5, 9.5), leaf)


def _crown(ground: Ground, x: float, y: float, radius: float, leaf: RGB) -> None:
    """A tree from above."""
    k = 4
    size = math.ceil(radius * 2.6)
    tile = Image.new("RGBA", (size * k, size * k), (*leaf, 0))
    pen = ImageDraw.Draw(tile)
    c, r = size * k / 2, radius * k
    pen.ellipse((c - r + k, c - r + 2 * k, c + r + k, c + r + 2 * k), fill=(*shade(leaf, 0.5), 120))
    pen.ellipse((c - r, c - r, c + r, c + r), fill=(*shade(leaf, 0.72), 255))
    pen.ellipse((c - r * 0.84, c - r * 0.9, c + r * 0.7, c + r * 0.64), fill=(*leaf, 255))
    pen.ellipse((c - r * 0.6, c - r * 0.7, c + r * 0.06, c - r * 0.04), fill=(*shade(leaf, 1.22), 255))
    small = tile.convert("RGBa").reduce(k).convert("RGBA")
    ground.image.paste(small, (round(x - small.width / 2), round(y - small.height / 2)), small)


def streets(
    ground: Ground, quarters: Sequence[Sequence[Point]], pitch: float, width: float, colour: RGB, share: float
) -> None:
    """In every quarter a grid of streets of its own direction."""
    rng = random.Random(17)
    total = Image.new("L", ground.size, 0)
    for quarter in quarters:
        clip = Image.new("L", ground.size, 0)
        ImageDraw.Draw(clip).polygon(list(quarter), fill=255)
        box = clip.getbbox()
        if box is None:
            continue
        total.paste(_grid(box, rng.uniform(0, math.pi), pitch * rng.uniform(0.8, 1.25), width), box[:2], clip.crop(box))
    tint(ground.image, colour, total, share)


def _grid(box: tuple[int, int, int, int], turn: float, pitch: float, width: float) -> Image.Image:
    wide, high = box[2] - box[0], box[3] - box[1]
    grid = Image.new("L", (wide * 2, high * 2), 0)
    pen = ImageDraw.Draw(grid)
    reach = math.hypot(wide, high) * 2
    for direction, step in ((turn, pitch), (turn + math.pi / 2, pitch * 1.6)):
        c, s = math.cos(direction), math.sin(direction)
        count = round(reach / step / 2)
        for number in range(-count, count + 1):
            x, y = wide - s * number * step * 2, high + c * number * step * 2
            pen.line((x - c * reach, y - s * reach, x + c * reach, y + s * reach), fill=255, width=round(width * 2))
    return grid.reduce(2)
