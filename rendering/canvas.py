"""A board being drawn: things are put on layers in any order, and painted in the order of the layers."""

from collections.abc import Callable

from PIL import Image

from rendering.camera import Camera
from rendering.scene import LAYERS, Layer
from rendering.tile import Sprite, stamp

Stroke = Callable[[Image.Image], None]
"""Something drawn straight onto the picture, in its own pixels."""


class Canvas:
    """What lies on a base, as a camera sees it. Sprites are in the pixels of the zoomed board."""

    def __init__(self, base: Image.Image, camera: Camera) -> None:
        self.camera = camera
        self._base = base
        self._things: dict[Layer, list[Sprite | Stroke]] = {layer: [] for layer in LAYERS}

    def put(self, layer: Layer, *things: Sprite | Stroke) -> None:
        self._things[layer] += things

    def on(self, layer: Layer) -> tuple[Sprite | Stroke, ...]:
        """What has been put on a layer."""
        return tuple(self._things[layer])

    def painted(self) -> Image.Image:
        """The base with everything on it; a picture of its own."""
        image = self._ground()
        dx, dy = -self.camera.left * self.camera.zoom, -self.camera.top * self.camera.zoom
        for layer in LAYERS:
            for thing in self._things[layer]:
                if isinstance(thing, Sprite):
                    stamp(image, thing, dx, dy)
                else:
                    thing(image)
        return image

    def _ground(self) -> Image.Image:
        """The part of the base that is seen. Its paper and water may be stretched; what lies on it is drawn anew."""
        if self.camera.zoom == 1 and self.camera.size == self._base.size:
            return self._base.copy()
        return self._base.resize(self.camera.size, Image.Resampling.BICUBIC, self.camera.box)
