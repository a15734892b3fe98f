"""How big things are in each style, and which painter paints it; a board without a style gets plain measures."""

from msgspec import Struct

from engine.board import Board, StyleName
from rendering.palette import RGB, rgb


class Style(Struct, frozen=True):
    """Measures in pixels of the finished picture."""

    painter: StyleName
    size: tuple[int, int]
    slot: tuple[float, float]
    """The longest a slot may be, and its width."""
    gap: float
    """Between two slots of a route."""
    lane: float
    """Between the two halves of a double route."""
    city: float
    """The radius of a city's disc; a junction's is smaller."""
    label: int
    """The size of the type of city names."""

    @property
    def plate(self) -> tuple[RGB, RGB]:
        """The colours of the plate with the board's name, and of the line around it."""
        return _PLATES[self.painter]

    @property
    def unit(self) -> float:
        """What one pixel of a picture 2,400 wide is on this one."""
        return self.size[0] / 2400

    def px(self, length: float) -> int:
        """A length given for a picture 2,400 wide."""
        return max(1, round(length * self.unit))

    @property
    def frame(self) -> int:
        return self.px(34)

    @property
    def panel(self) -> int:
        """The height of the strip with the players and the row of cards."""
        return self.px(150)

    @property
    def window(self) -> tuple[int, int, int, int]:
        """Where the map is: left, top, right, bottom."""
        width, height = self.size
        return self.frame, self.frame, width - self.frame, height - self.frame - self.panel


_PLATES: dict[StyleName, tuple[RGB, RGB]] = {
    "europe": (rgb("#5c281e"), rgb("#dcba74")),
    "great_lakes": (rgb("#24455c"), rgb("#cfd9a8")),
    "paris": (rgb("#2f5a46"), rgb("#d9b25c")),
    "amsterdam": (rgb("#23478a"), rgb("#dfe6f2")),
    "plain": (rgb("#2e4450"), rgb("#d8c48e")),
}
_STYLES: dict[str, Style] = {
    "europe": Style("europe", (2400, 1600), (74, 25), gap=5, lane=4, city=18, label=36),
    "great_lakes": Style("great_lakes", (2400, 1600), (68, 23), gap=5, lane=3, city=17, label=36),
    "paris": Style("paris", (1800, 1200), (120, 32), gap=6, lane=5, city=20, label=30),
    "amsterdam": Style("amsterdam", (1800, 1200), (120, 32), gap=6, lane=5, city=20, label=30),
}
_BIG = Style("plain", (2400, 1600), (120, 24), gap=5, lane=4, city=17, label=36)
_SMALL = Style("plain", (1800, 1200), (120, 24), gap=5, lane=4, city=15, label=27)
_MANY_ROUTES = 60


def style_of(board: Board) -> Style:
    """The style that the map names or has its id, or plain measures by how many routes it has."""
    return _STYLES.get(board.style or board.id) or (_BIG if len(board.routes) > _MANY_ROUTES else _SMALL)
