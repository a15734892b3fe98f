"""Cities on the board: their discs and names, and which of them a claimed route would cover."""

from engine.edition import Edition
from rendering.geometry import disc_intrusion, intrusion, rect_box
from rendering.lettering import halo_sprite
from rendering.memory import Memory
from rendering.pieces import city_sprite
from rendering.scene import Scene, scene_of
from rendering.tile import Sprite

_NEAR = -1.0
"""Pixels of room below which a piece would touch a name or a disc."""


def disc_sprites(scene: Scene) -> tuple[Sprite, ...]:
    return tuple(city_sprite(d.x, d.y, d.radius, d.port, d.junction) for d in scene.discs)


def label_sprites(scene: Scene) -> tuple[Sprite, ...]:
    return tuple(halo_sprite("label", scene.style.label, label.text, label.x, label.y) for label in scene.labels)


Covered = tuple[tuple[Sprite, ...], ...]
_covered: Memory[Covered] = Memory(16, lambda covered: 1)


def covered_by(edition: Edition) -> Covered:
    """For every route the discs and names that its pieces would touch; they are drawn again above the pieces."""
    return _covered.get(edition.digest, lambda: _find_covered(scene_of(edition)))


def _find_covered(scene: Scene) -> Covered:
    discs, labels = disc_sprites(scene), label_sprites(scene)
    result = []
    for lane in scene.lanes:
        touched = [
            sprite
            for disc, sprite in zip(scene.discs, discs, strict=True)
            if any(disc_intrusion(slot, (disc.x, disc.y), disc.radius) > _NEAR for slot in lane.slots)
        ]
        touched += [
            sprite
            for label, sprite in zip(scene.labels, labels, strict=True)
            if any(intrusion(rect_box(label.room), slot) > _NEAR for slot in lane.slots)
        ]
        result.append(tuple(touched))
    return tuple(result)
