"""A board without a painter of its own: parchment, with coasts and rivers if the map brings any."""

from rendering.base.atlas import EUROPE, ink_lines, paint_land_and_sea, paper_grain, water_names
from rendering.base.ground import Ground
from rendering.base.ornaments import compass, panel, sleeper_frame
from rendering.base.routes import paint_routes
from rendering.palette import rgb
from rendering.texture import coloured, noise, tint


def paint(ground: Ground) -> None:
    if ground.geography.land:
        paint_land_and_sea(ground, EUROPE)
        ink_lines(ground, EUROPE)
        water_names(ground, EUROPE, ground.style.px(30))
    else:
        _paper(ground)
    compass(ground, (0.97, 0.95), rgb("#5c3c22"), rgb("#eedeb6"), rgb("#9e3c28"))
    paint_routes(ground, rgb("#f9efd2"), 0.5)
    panel(ground, rgb("#f0e0b8"), rgb("#c79a52"))
    sleeper_frame(ground, rgb("#37414a"), rgb("#8a98a2"), rgb("#d8c48e"))


def _paper(ground: Ground) -> None:
    size = ground.size
    grain = paper_grain(size)
    look = EUROPE.land
    ground.image.paste(coloured(grain, ((20, look[0]), (128, look[1]), (236, look[2]))))
    woods = noise(size, 520, 8, 3).point([max(0, min(255, (v - 108) * 4)) for v in range(256)])
    tint(ground.image, EUROPE.wood, woods, 0.2)
