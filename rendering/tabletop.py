"""A board with everything that lies on it: base, pieces, stations, ports, cities and names."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import assert_never

from PIL import Image, ImageDraw, ImageFilter

from engine import events as happened
from engine.edition import Edition
from engine.events import AnyEvent
from engine.ids import CLOSED, FREE
from engine.view import View
from rendering.bases import base_of
from rendering.camera import Camera, everything
from rendering.canvas import Canvas
from rendering.geometry import Box
from rendering.memory import Memory
from rendering.palette import RGB, PlayerColour, mix
from rendering.pieces import piece_sprite, port_sprite, station_sprite
from rendering.places import put_cities, put_names
from rendering.players import ShownPlayer
from rendering.scene import Disc, Lane, Scene, scene_of
from rendering.slots import lane_sprites, ship_outline
from rendering.tile import Sprite, Tile, from_rgba

_pieces: Memory[Sprite] = Memory(32_000_000, lambda sprite: sprite.size)
"""Room for the pieces of seven full boards."""
_lanes: Memory[tuple[Sprite, ...]] = Memory(4_000_000, lambda sprites: sum(sprite.size for sprite in sprites))
_GLOW = (255, 240, 140)
_FADED = (236, 222, 188)


class Highlights:
    """Routes, cities and places in the row of the last moves."""

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
                case (
                    happened.ChoiceMade()
                    | happened.OpeningEnded()
                    | happened.TurnBegan()
                    | happened.CardDrawn()
                    | happened.BlindDrawn()
                    | happened.BlindCard()
                    | happened.DeckRenewed()
                    | happened.TunnelWithdrawn()
                    | happened.TicketsDrawn()
                    | happened.TicketsOffered()
                    | happened.TicketsKept()
                    | happened.KeptTickets()
                    | happened.Exchanged()
                    | happened.FlagCardKept()
                    | happened.FlagSetScored()
                    | happened.GoodsEarned()
                    | happened.Passed()
                    | happened.LastTurns()
                    | happened.GameEnded()
                ):
                    pass
                case _:
                    assert_never(event)


def draw_tabletop(
    edition: Edition, view: View | None, players: Sequence[ShownPlayer], last: Sequence[AnyEvent] = ()
) -> Image.Image:
    """The board with everything public on it, without strip and title."""
    return lay_table(edition, view, players, last).painted()


def lay_table(
    edition: Edition,
    view: View | None,
    players: Sequence[ShownPlayer],
    last: Sequence[AnyEvent] = (),
    camera: Camera | None = None,
    names: bool = True,
) -> Canvas:
    """The same on a canvas, so that more can be put on it; without a camera the whole board."""
    scene = scene_of(edition)
    canvas = Canvas(base_of(edition), camera or everything(scene.style))
    again: set[str] = set()
    if canvas.camera.zoom > 1:
        _printed(canvas, edition, scene)
        again.update(edition.city_index)
    if view is not None:
        lit = Highlights(last)
        _lit(canvas, edition, scene, view, lit)
        again |= lit.cities.union(*(_ends(edition, route) for route in lit.routes))
        _claimed(canvas, edition, scene, view, players)
        _buildings(canvas, edition, scene, view, players)
    put_cities(canvas, edition, again)
    if names:
        put_names(canvas, edition)
    return canvas


def _ends(edition: Edition, route: str) -> tuple[str, str]:
    data = edition.routes[edition.route_index[route]]
    return data.a, data.b


def _seen(canvas: Canvas, lane: Lane) -> bool:
    """Whether a route reaches into the picture."""
    if canvas.camera.zoom == 1:
        return True
    return any(canvas.camera.sees(x, y) for slot in lane.slots for x, y in slot.corners())


def _printed(canvas: Canvas, edition: Edition, scene: Scene) -> None:
    """The spaces of all routes, drawn anew where the base is stretched."""
    for lane in scene.lanes:
        if _seen(canvas, lane):
            canvas.put("spaces", *_spaces(edition, lane, canvas.camera.zoom))


def _spaces(edition: Edition, lane: Lane, zoom: int) -> tuple[Sprite, ...]:
    route = edition.routes[lane.route]
    return _lanes.get((edition.digest, lane.route, zoom), lambda: tuple(lane_sprites(route, lane, zoom)))


def _lit(canvas: Canvas, edition: Edition, scene: Scene, view: View, lit: Highlights) -> None:
    """Light around what just happened, and on it the spaces that nobody holds: of a tunnel, and of the other half."""
    zoom = canvas.camera.zoom
    for name in lit.routes:
        route = edition.route_index[name]
        lane = scene.lanes[route]
        for number, slot in enumerate(lane.slots):
            make = partial(_glow, slot, edition.routes[route].kind == "sea", zoom)
            canvas.put("light", _pieces.get((edition.digest, "glow", route, number, zoom), make))
        for half in (route, edition.twins[route]):
            if half >= 0 and view.routes[half] < 0:
                canvas.put("spaces", *_spaces(edition, scene.lanes[half], zoom))
    for disc in scene.discs:
        if disc.city in lit.cities:
            canvas.put("light", _pieces.get((edition.digest, "light", disc.city, zoom), partial(_light, disc, zoom)))


def _claimed(canvas: Canvas, edition: Edition, scene: Scene, view: View, players: Sequence[ShownPlayer]) -> None:
    for lane, owner in zip(scene.lanes, view.routes, strict=True):
        if owner != FREE and _seen(canvas, lane):
            canvas.put("pieces", *_on_route(edition, lane, owner, players, canvas.camera.zoom))


def _on_route(edition: Edition, lane: Lane, owner: int, players: Sequence[ShownPlayer], zoom: int) -> Iterator[Sprite]:
    """The pieces of a route's owner, or the veil of a closed one."""
    piece = edition.pieces[edition.route_piece[lane.route]].id
    sea = edition.routes[lane.route].kind == "sea"
    look = None if owner == CLOSED else players[owner].look
    name = look.name if look else "closed"
    for number, slot in enumerate(lane.slots):
        make = partial(piece_sprite, slot, piece, look, zoom) if look else partial(_veil, slot, sea, zoom)
        yield _pieces.get((edition.digest, name, lane.route, number, zoom), make)


def _glow(slot: Box, sea: bool, zoom: int) -> Sprite:
    """Light around a slot, in its shape: here something has just happened."""
    tile = Tile(slot.x, slot.y, slot.length / 2 + slot.width + 16, slot.angle, zoom=zoom)
    h, w = slot.length / 2 + 9, slot.width / 2 + 11
    if sea:
        tile.polygon(ship_outline(2 * h, 2 * w), _GLOW)
    else:
        tile.bar(-h, -w, h, w, _GLOW, 9)
    picture = tile.finish(trim=False)
    soft = picture.mask.filter(ImageFilter.GaussianBlur(4.5 * zoom))
    mask = soft.point([min(255, round(v * 1.35)) for v in range(256)])
    return Sprite(picture.x, picture.y, Image.new("RGB", mask.size, _GLOW), mask)


def _veil(slot: Box, sea: bool, zoom: int) -> Sprite:
    """A closed slot in its own shape: faded and struck through."""
    tile = Tile(slot.x, slot.y, slot.length / 2 + slot.width, slot.angle, zoom=zoom)
    h, w = slot.length / 2 + 0.5, slot.width / 2 + 0.5
    if sea:
        tile.polygon(ship_outline(2 * h, 2 * w), _FADED)
    else:
        tile.bar(-h, -w, h, w, _FADED, slot.width * 0.2)
    veil = tile.finish(trim=False)
    faded = veil.mask.point([round(v * 0.72) for v in range(256)])
    line = Tile(slot.x, slot.y, slot.length / 2 + slot.width, slot.angle, zoom=zoom)
    x, y = (h * 0.62, w * 0.62) if sea else (h - 4, w - 4)
    line.stroke(((-x, y), (x, -y)), (92, 70, 44), 2.2)
    line.stroke(((-x, -y), (x, y)), (92, 70, 44), 2.2)
    struck = line.finish(trim=False)
    picture = Image.merge("RGBA", (*veil.rgb.split(), faded))
    picture.alpha_composite(Image.merge("RGBA", (*struck.rgb.split(), struck.mask)))
    return from_rgba(veil.x, veil.y, picture)


def _buildings(canvas: Canvas, edition: Edition, scene: Scene, view: View, players: Sequence[ShownPlayer]) -> None:
    zoom = canvas.camera.zoom
    for seat, player in zip(view.seats, players, strict=False):
        for kind, cities in (("station", seat.stations), ("port", seat.ports)):
            for city in cities:
                disc = scene.discs[edition.city_index[city]]
                key = (edition.digest, kind, city, player.look.name, zoom)
                canvas.put("buildings", _pieces.get(key, partial(_building, kind, disc, player.look, zoom)))


def _light(disc: Disc, zoom: int) -> Sprite:
    tile = Tile(disc.x, disc.y, disc.radius * 3, zoom=zoom)
    tile.disc(0, 0, disc.radius * 2, _GLOW)
    picture = tile.finish(trim=False)
    mask = picture.mask.filter(ImageFilter.GaussianBlur(6 * zoom))
    return Sprite(picture.x, picture.y, picture.rgb, mask)


def _building(kind: str, disc: Disc, look: PlayerColour, zoom: int) -> Sprite:
    if kind == "station":
        return station_sprite(disc.x, disc.y, disc.radius * 1.22, look, zoom)
    return port_sprite(disc.x, disc.y, disc.radius * 1.14, look, zoom)


def ring_sprite(x: float, y: float, radius: float, colour: RGB, zoom: int = 1) -> Sprite:
    """A ring around a city."""
    tile = Tile(x, y, radius + 8, zoom=zoom)
    tile.disc(0, 0, radius + 3, mix(colour, (0, 0, 0), 0.6))
    tile.disc(0, 0, radius + 1, colour)
    ring = tile.finish()
    hole = ring.mask.copy()
    inner = radius * 0.78 * zoom
    cx, cy = x * zoom - ring.x, y * zoom - ring.y
    ImageDraw.Draw(hole).ellipse((cx - inner, cy - inner, cx + inner, cy + inner), fill=0)
    return Sprite(ring.x, ring.y, ring.rgb, hole)
