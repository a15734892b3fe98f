"""Europe: a parchment atlas of 1901."""

from rendering.base.atlas import EUROPE, Spine, ink_lines, mountains, paint_land_and_sea, water_names
from rendering.base.ground import Ground
from rendering.base.ornaments import compass, panel, sleeper_frame
from rendering.base.routes import paint_routes
from rendering.palette import rgb

_RANGES: tuple[Spine, ...] = (
    (((6.2, 44.2), (6.9, 45.2), (7.6, 46.0), (9.0, 46.5), (10.5, 46.8), (12.2, 47.0), (13.8, 47.2)), 1.0, 34),
    (((-1.2, 42.9), (0.2, 42.7), (1.6, 42.6), (2.6, 42.4)), 0.85, 14),
    (((18.5, 49.3), (20.2, 49.2), (22.5, 48.9), (24.4, 47.8), (25.4, 46.6)), 0.85, 20),
    (((25.3, 45.5), (23.8, 45.4), (22.6, 45.2)), 0.85, 10),
    (((10.3, 44.2), (12.0, 43.6), (13.5, 42.4), (14.6, 41.5), (15.9, 40.4)), 0.7, 17),
    (((15.2, 44.7), (16.8, 43.9)), 0.7, 7),
    (((19.6, 42.6), (20.9, 41.2), (21.6, 39.6)), 0.75, 10),
    (((23.4, 42.1), (25.0, 42.8)), 0.7, 5),
    (((40.2, 43.5), (42.5, 43.3), (45.0, 42.6)), 1.1, 12),
    (((36.4, 40.5), (39.0, 40.5), (42.5, 40.6)), 0.8, 10),
    (((30.5, 37.0), (33.5, 37.0), (35.8, 37.8)), 0.8, 10),
    (((7.5, 60.6), (8.6, 61.8)), 1.0, 8),
    (((-4.5, 57.0), (-5.0, 57.8)), 0.7, 5),
    (((-6.2, 43.0), (-4.4, 43.05)), 0.7, 6),
    (((-3.4, 37.1), (-2.4, 37.2)), 0.7, 4),
    (((-6.0, 33.0), (-3.0, 34.3), (2.0, 35.6), (7.0, 35.9)), 0.9, 20),
    (((2.8, 44.6), (2.9, 45.3)), 0.7, 4),
    (((58.5, 54.0), (59.0, 57.0)), 0.9, 8),
)


def paint(ground: Ground) -> None:
    paint_land_and_sea(ground, EUROPE)
    ink_lines(ground, EUROPE)
    compass(ground, (0.05, 0.6), rgb("#5c3c22"), rgb("#eedeb6"), rgb("#9e3c28"))
    water_names(ground, EUROPE, 30)
    mountains(ground, _RANGES, EUROPE)
    paint_routes(ground, rgb("#f9efd2"), 0.5)
    panel(ground, rgb("#f0e0b8"), rgb("#c79a52"))
    sleeper_frame(ground, rgb("#4a2c16"), rgb("#b08646"), rgb("#e2c47e"))
