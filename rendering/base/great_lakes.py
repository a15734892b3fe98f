"""A board."""

from rendering.base.ground import Ground
from rendering.base.plain import paint as plain_paint


def paint(ground: Ground) -> None:
    plain_paint(ground)
