"""Paper, water and stone out of seeded noise; every run paints the same."""

import random
from collections.abc import Sequence

from PIL import Image, ImageFilter

from rendering.palette import RGB, mix, rgb


def noise(size: tuple[int, int], cell: int, seed: int, octaves: int = 4) -> Image.Image:
    """Soft clouds in shades of grey around the middle; `cell` is the size of the largest ones."""
    rng = random.Random(seed)
    result: Image.Image | None = None
    share = 1.0
    for octave in range(octaves):
        step = max(2, cell >> octave)
        columns, rows = size[0] // step + 3, size[1] // step + 3
        grid = Image.frombytes("L", (columns, rows), rng.randbytes(columns * rows))
        layer = grid.resize((columns * step, rows * step), Image.Resampling.BICUBIC).crop(
            (step, step, step + size[0], step + size[1])
        )
        result = layer if result is None else Image.blend(result, layer, share / (1 + share))
        share *= 0.6
    assert result is not None
    return result


def blended(layers: Sequence[tuple[Image.Image, float]]) -> Image.Image:
    """Several noises in one, by weight."""
    result, total = layers[0]
    for layer, weight in layers[1:]:
        total += weight
        result = Image.blend(result, layer, weight / total)
    return result


def coloured(grey: Image.Image, stops: Sequence[tuple[int, RGB]]) -> Image.Image:
    """Shades of grey turned into colours that run from stop to stop."""
    table: list[RGB] = []
    for value in range(256):
        before = max((stop for stop in stops if stop[0] <= value), default=stops[0], key=lambda stop: stop[0])
        after = min((stop for stop in stops if stop[0] >= value), default=stops[-1], key=lambda stop: stop[0])
        span = after[0] - before[0]
        table.append(before[1] if span == 0 else mix(before[1], after[1], (value - before[0]) / span))
    return Image.merge("RGB", [grey.point([colour[channel] for colour in table]) for channel in range(3)])


def soft(mask: Image.Image, radius: float) -> Image.Image:
    return mask.filter(ImageFilter.GaussianBlur(radius))


def scaled(mask: Image.Image, share: float) -> Image.Image:
    """The same mask, so much fainter."""
    return mask.point([min(255, round(v * share)) for v in range(256)])


def band(mask: Image.Image, low: float, high: float, strength: float) -> Image.Image:
    """Where a blurred mask lies between two values: a line at a distance from an edge."""
    edge = 5.0
    table = []
    for value in range(256):
        inside = min((value - low * 255) / edge, (high * 255 - value) / edge, 1.0)
        table.append(round(max(0.0, inside) * strength * 255))
    return mask.point(table)


def tint(image: Image.Image, colour: RGB, mask: Image.Image, share: float = 1.0) -> None:
    """Lay a colour over the picture through a mask."""
    image.paste(colour, (0, 0, *image.size), scaled(mask, share) if share != 1.0 else mask)


def paper(size: tuple[int, int]) -> Image.Image:
    """The paper of private pictures and of the result."""
    return coloured(noise(size, 420, 5, 2), ((0, rgb("#e2d2a8")), (128, rgb("#ecdfba")), (255, rgb("#f5ebd0"))))
