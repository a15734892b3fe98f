"""Choose the painter of a board and let it paint."""

from collections.abc import Callable

from PIL import Image

from engine.board import Board, StyleName
from rendering.base import amsterdam, europe, great_lakes, paris, plain
from rendering.base.ground import Ground
from rendering.geography import Geography
from rendering.places import disc_sprites
from rendering.scene import lay_out
from rendering.tile import stamp

VERSION = 5
"""Goes up whenever painters paint differently: the cached base art is then painted anew."""

_PAINTERS: dict[StyleName, tuple[Callable[[Ground], None], Callable[[Geography], bool]]] = {
    "europe": (europe.paint, lambda geography: bool(geography.land)),
    "great_lakes": (great_lakes.paint, lambda geography: bool(geography.land)),
    "paris": (paris.paint, lambda geography: bool(geography.seine)),
    "amsterdam": (amsterdam.paint, lambda geography: bool(geography.canals)),
    "plain": (plain.paint, lambda geography: True),
}


def paint_base(board: Board, geography: Geography) -> Image.Image:
    """What lies below everything else. Without its geography a board gets plain paper."""
    ground = Ground(board, lay_out(board), geography)
    painter, suits = _PAINTERS[ground.style.painter]
    (painter if suits(ground.geography) else plain.paint)(ground)
    for sprite in disc_sprites(ground.scene):
        stamp(ground.image, sprite)
    return ground.image
