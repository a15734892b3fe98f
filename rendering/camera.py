"""Which part of a board a picture shows, and how big."""

from msgspec import Struct

from rendering.geometry import Rect
from rendering.style import Style


class Camera(Struct, frozen=True):
    """A rectangle of the board, in its pixels, and how many pixels of the picture one of them takes."""

    left: int
    top: int
    right: int
    bottom: int
    zoom: int = 1

    @property
    def box(self) -> tuple[int, int, int, int]:
        return self.left, self.top, self.right, self.bottom

    @property
    def size(self) -> tuple[int, int]:
        """The size of the picture."""
        return (self.right - self.left) * self.zoom, (self.bottom - self.top) * self.zoom

    def sees(self, x: float, y: float) -> bool:
        return self.left <= x <= self.right and self.top <= y <= self.bottom

    def touches(self, room: Rect) -> bool:
        """Whether a rectangle of the board reaches into the picture."""
        return room[0] < self.right and self.left < room[2] and room[1] < self.bottom and self.top < room[3]


def everything(style: Style) -> Camera:
    """The whole board with its frame, in its own size."""
    return Camera(0, 0, *style.size)
