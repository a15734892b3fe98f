"""A board with everything that lies on it: base, pieces, stations, ports, cities and names."""

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw, ImageFilter

from engine import events as happened
from engine.edition import Edition
from engine.events import AnyEvent
from engine.ids import CLOSED, FREE
from engine.view import View
from rendering import fonts
from rendering.bases import base_of
from rendering.geometry import Box
from rendering.lettering import write
from rendering.memory import Memory
from rendering.palette import PlayerColour, mix, rgb
from rendering.pieces import piece_sprite, port_sprite, station_sprite
from rendering.places import covered_by
from rendering.players import ShownPlayer
from rendering.scene import Disc, Scene, scene_of
from rendering.tile import Sprite, Tile, from_rgba, stamp

_pieces: Memory[Sprite] = Memory(64_000_000, lambda sprite: sprite.size)
"""Room for the pieces of several games on each of our boards."""
_GLOW = (255, 240, 140)


class Highlights:
    """Routes and cities of the last moves."""

    def __init__(self, last: Sequence[AnyEvent]) -> None:
        self.routes: set[str] = set()
        self.cities: set[str] = set()
        self.places: set[int] = set()
        for event in last:
            match event:
                case happened.RouteClaimed(route=route) | happened.TunnelLaid(route=route):
                    self.routes.add(route)
                case happened.StationBuilt(city=city) | happened.PortBuilt(city=city):
                    self.cities.add(city)
                case happened.CardLaid(place=place):
                    self.places.add(place)
                case happened.RowRenewed(row=row):
                    self.places.update(range(len(row)))
                case _:
                    pass


def draw_tabletop(
    edition: Edition, view: View | None, players: Sequence[ShownPlayer], last: Sequence[AnyEvent] = ()
) -> Image.Image:
    """The board with everything public on it, without panel and title."""
    image = base_of(edition).copy()
    if view is not None:
        scene, lit = scene_of(edition), Highlights(last)
        _claimed(image, edition, scene, view, players, lit)
        _uncover(image, edition, view)
        _buildings(image, edition, scene, view, players, lit)
    return image


def _uncover(image: Image.Image, edition: Edition, view: View) -> None:
    """Draw discs and names again where pieces lie on them; on our own boards none do."""
    for owner, sprites in zip(view.routes, covered_by(edition), strict=True):
        if owner != FREE:
            for sprite in sprites:
                stamp(image, sprite)


def _claimed(
    image: Image.Image, edition: Edition, scene: Scene, view: View, players: Sequence[ShownPlayer], lit: Highlights
) -> None:
    digest = edition.digest
    for name in lit.routes:
        route = edition.route_index[name]
        for number, slot in enumerate(scene.lanes[route].slots):
            stamp(image, _pieces.get((digest, "glow", route, number), partial(_glow, slot)))
        if view.routes[route] < 0:  # A tunnel that is being asked about, or was given up, or a claim taken back.
            for number, slot in enumerate(scene.lanes[route].slots):
                stamp(image, _pieces.get((digest, "bare", route, number), partial(_bare, base_of(edition), slot)))
    for route, owner in enumerate(view.routes):
        if owner >= 0:
            look = players[owner].look
            piece = edition.pieces[edition.route_piece[route]].id
            for number, slot in enumerate(scene.lanes[route].slots):
                key = (digest, route, number, look.name)
                stamp(image, _pieces.get(key, partial(piece_sprite, slot, piece, look)))
        elif owner == CLOSED:
            for number, slot in enumerate(scene.lanes[route].slots):
                stamp(image, _pieces.get((digest, "closed", route, number), partial(_veil, slot)))


def _glow(slot: Box) -> Sprite:
    """Light around a slot: here something has just happened."""
    tile = Tile(slot.x, slot.y, slot.length / 2 + slot.width + 16, slot.angle)
    h, w = slot.length / 2 + 9, slot.width / 2 + 11
    tile.bar(-h, -w, h, w, _GLOW, 9)
    picture = tile.finish(trim=False)
    mask = picture.mask.filter(ImageFilter.GaussianBlur(4.5)).point([min(255, round(v * 1.35)) for v in range(256)])
    return Sprite(picture.x, picture.y, Image.new("RGB", mask.size, _GLOW), mask)


def _bare(base: Image.Image, slot: Box) -> Sprite:
    """The slot as it is printed, to lie on the light."""
    tile = Tile(slot.x, slot.y, slot.length / 2 + slot.width + 16, slot.angle)
    h, w = slot.length / 2 + 2, slot.width / 2 + 2
    tile.bar(-h, -w, h, w, _GLOW, slot.width * 0.2)
    cut = tile.finish(trim=False)
    box = (cut.x, cut.y, cut.x + cut.mask.width, cut.y + cut.mask.height)
    return Sprite(cut.x, cut.y, base.crop(box), cut.mask)


def _veil(slot: Box) -> Sprite:
    """A closed slot: faded and struck through."""
    tile = Tile(slot.x, slot.y, slot.length / 2 + slot.width, slot.angle)
    h, w = slot.length / 2 + 0.5, slot.width / 2 + 0.5
    tile.bar(-h, -w, h, w, (236, 222, 188), slot.width * 0.2)
    veil = tile.finish(trim=False)
    faded = veil.mask.point([round(v * 0.72) for v in range(256)])
    line = Tile(slot.x, slot.y, slot.length / 2 + slot.width, slot.angle)
    line.stroke(((-h + 4, w - 4), (h - 4, -w + 4)), (92, 70, 44), 2.2)
    line.stroke(((-h + 4, -w + 4), (h - 4, w - 4)), (92, 70, 44), 2.2)
    struck = line.finish(trim=False)
    picture = Image.merge("RGBA", (*veil.rgb.split(), faded))
    picture.alpha_composite(Image.merge("RGBA", (*struck.rgb.split(), struck.mask)))
    return from_rgba(veil.x, veil.y, picture)


def _buildings(
    image: Image.Image, edition: Edition, scene: Scene, view: View, players: Sequence[ShownPlayer], lit: Highlights
) -> None:
    for seat, player in zip(view.seats, players, strict=False):
        for kind, cities in (("station", seat.stations), ("port", seat.ports)):
            for city in cities:
                disc = scene.discs[edition.city_index[city]]
                if city in lit.cities:
                    stamp(image, _pieces.get((edition.digest, "light", city), partial(_light, disc)))
                key = (edition.digest, kind, city, player.look.name)
                stamp(image, _pieces.get(key, partial(_building, kind, disc, player.look)))


def _light(disc: Disc) -> Sprite:
    tile = Tile(disc.x, disc.y, disc.radius * 3)
    tile.disc(0, 0, disc.radius * 2, _GLOW)
    picture = tile.finish(trim=False)
    mask = picture.mask.filter(ImageFilter.GaussianBlur(6))
    return Sprite(picture.x, picture.y, picture.rgb, mask)


def _building(kind: str, disc: Disc, look: PlayerColour) -> Sprite:
    if kind == "station":
        return station_sprite(disc.x, disc.y, disc.radius * 1.22, look)
    return port_sprite(disc.x, disc.y, disc.radius * 1.14, look)


def draw_title(image: Image.Image, scene: Scene, title: str, subtitle: str) -> None:
    """The board's name, and below it what matters now."""
    if scene.title is None:
        return
    left, top, right, bottom = scene.title
    middle, room = (left + right) / 2, round(right - left - scene.style.px(36))
    height = bottom - top
    size = fonts.shrunk("head", scene.style.px(54), title, room, 12)
    baseline = top + height * (0.53 if subtitle else 0.64)
    write(image, (middle, baseline), title, "head", size, rgb("#f1dda8"), "m", room)
    if subtitle:
        write(image, (middle, top + height * 0.84), subtitle, "label", scene.style.px(32), rgb("#f4e3b8"), "m", room)


def draw_ring(image: Image.Image, x: float, y: float, radius: float, colour: tuple[int, int, int]) -> None:
    """A ring around a city."""
    tile = Tile(x, y, radius + 8)
    tile.disc(0, 0, radius + 3, mix(colour, (0, 0, 0), 0.6))
    tile.disc(0, 0, radius + 1, colour)
    ring = tile.finish()
    hole = ring.mask.copy()
    inner = radius * 0.78
    cx, cy = x - ring.x, y - ring.y
    ImageDraw.Draw(hole).ellipse((cx - inner, cy - inner, cx + inner, cy + inner), fill=0)
    stamp(image, Sprite(ring.x, ring.y, ring.rgb, hole))
