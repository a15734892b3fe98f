"""Cities on the board: their discs and names, put on top of everything else."""

from collections.abc import Collection, Iterator
from functools import partial
from typing import get_args

from msgspec.structs import replace

from engine.board import LabelSide
from engine.edition import Edition
from rendering.camera import Camera
from rendering.canvas import Canvas
from rendering.geometry import disc_intrusion, intrusion, rect_box
from rendering.lettering import halo_sprite
from rendering.memory import Memory
from rendering.pieces import city_sprite
from rendering.scene import Disc, Label, Scene, make_label, scene_of
from rendering.tile import Sprite

_sprites: Memory[Sprite] = Memory(6_000_000, lambda sprite: sprite.size)
_crowded: Memory[frozenset[str]] = Memory(16, lambda cities: 1)
_NEAR = -1.0
"""Pixels of room below which a piece would touch a disc."""
_SIDES: tuple[LabelSide, ...] = get_args(LabelSide)
_EDGE = 8
"""Room between a name and the edge of a picture, in pixels of the board."""


def disc_sprites(scene: Scene) -> Iterator[Sprite]:
    """The discs of all cities, as the base shows them."""
    return (_city(disc, 1) for disc in scene.discs)


def put_cities(canvas: Canvas, edition: Edition, cities: Collection[str]) -> None:
    """The discs of these cities, and of those that pieces would cover, again on top of what lies there."""
    zoom = canvas.camera.zoom
    again = _crowded.get(edition.digest, lambda: _find_crowded(scene_of(edition)))
    for disc in scene_of(edition).discs:
        if (disc.city in cities or disc.city in again) and canvas.camera.touches(_around(disc)):
            key = (edition.digest, "city", disc.city, zoom)
            canvas.put("cities", _sprites.get(key, partial(_city, disc, zoom)))


def _find_crowded(scene: Scene) -> frozenset[str]:
    """Cities that a slot touches; on our own boards there are none."""
    slots = [slot for lane in scene.lanes for slot in lane.slots]
    return frozenset(
        disc.city
        for disc in scene.discs
        if any(disc_intrusion(slot, (disc.x, disc.y), disc.radius) > _NEAR for slot in slots)
    )


def _around(disc: Disc) -> tuple[float, float, float, float]:
    r = disc.radius
    return disc.x - r, disc.y - r, disc.x + r, disc.y + r


def _city(disc: Disc, zoom: int) -> Sprite:
    return city_sprite(disc.x, disc.y, disc.radius, disc.port, disc.junction, zoom)


def put_names(canvas: Canvas, edition: Edition) -> None:
    """The names of all cities that are seen, each as a whole."""
    scene, zoom = scene_of(edition), canvas.camera.zoom
    for label in seen_names(canvas.camera, edition):
        key = (edition.digest, "name", label.city, round(label.x), round(label.y), zoom)
        canvas.put("names", _sprites.get(key, partial(_name, scene, label, zoom)))


def seen_names(camera: Camera, edition: Edition) -> Iterator[Label]:
    """The names of the cities that a camera sees; one that the edge would cut is written elsewhere."""
    scene = scene_of(edition)
    for label in scene.labels:
        disc = scene.discs[edition.city_index[label.city]]
        if camera.sees(disc.x, disc.y):
            yield label if _holds(camera, label) else _elsewhere(camera, edition, scene, label)


def _name(scene: Scene, label: Label, zoom: int) -> Sprite:
    return halo_sprite("label", scene.style.label * zoom, label.text, label.x * zoom, label.y * zoom)


def _holds(camera: Camera, label: Label) -> bool:
    left, top, right, bottom = label.room
    return camera.sees(left - _EDGE, top - _EDGE) and camera.sees(right + _EDGE, bottom + _EDGE)


def _elsewhere(camera: Camera, edition: Edition, scene: Scene, label: Label) -> Label:
    """The name at another side of its city, where the edge of the picture does not cut it and it hides the least."""
    city = edition.cities[label.city]
    others = [make_label(scene.style, replace(city, label=side)) for side in _SIDES]
    whole = [other for other in others if _holds(camera, other)]
    slots = [slot for lane in scene.lanes for slot in lane.slots]

    def hidden(other: Label) -> float:
        room = rect_box(other.room)
        return sum(max(0.0, intrusion(room, slot)) for slot in slots)

    return min(whole, key=hidden, default=label)
