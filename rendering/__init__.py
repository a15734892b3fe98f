"""From what a player may see to a picture. Pillow lives here and nowhere else.

`board`, `closeups`, `region`, `lobby`, `replay`, `result` and `story` are for everybody, `hand` and `offer` for the
viewer alone. `use` says where painted base art is kept.
"""

from rendering.bases import base_of, is_painted, use
from rendering.boards import board, draw_board, lobby, preview
from rendering.closer import Region, RegionId, closeups, on_map, region, regions
from rendering.errors import GeographyError, ProjectionError, RenderingError
from rendering.palette import PLAYER_COLOURS
from rendering.picture import Picture
from rendering.players import ShownPlayer
from rendering.private import hand, offer
from rendering.replay import replay
from rendering.results import result
from rendering.story import story
from rendering.words import Words

__all__ = [
    "PLAYER_COLOURS",
    "GeographyError",
    "Picture",
    "ProjectionError",
    "Region",
    "RegionId",
    "RenderingError",
    "ShownPlayer",
    "Words",
    "base_of",
    "board",
    "closeups",
    "draw_board",
    "hand",
    "is_painted",
    "lobby",
    "offer",
    "on_map",
    "preview",
    "region",
    "regions",
    "replay",
    "result",
    "story",
    "use",
]
