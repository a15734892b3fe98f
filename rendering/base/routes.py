"""The network of a board without pieces: a pale bed under every route, its slots, and the discs of ferries and carts."""

from PIL import Image, ImageDraw, ImageFilter

from engine.board import Route
from rendering.base.ground import Ground
from rendering.palette import RGB
from rendering.scene import Lane
from rendering.slots import badge_place, cart_badge, ferry_badge, slot_sprite
from rendering.texture import scaled
from rendering.tile import stamp


def paint_routes(ground: Ground, bed: RGB, strength: float) -> None:
    _bed(ground, bed, strength)
    for lane in ground.scene.lanes:
        route = ground.board.routes[lane.route]
        for slot in lane.slots:
            stamp(ground.image, slot_sprite(slot, route.colour, route.kind == "sea", route.tunnel))
    for lane in ground.scene.lanes:
        _badges(ground, ground.board.routes[lane.route], lane)


def _bed(ground: Ground, colour: RGB, strength: float) -> None:
    """A pale strip from city to city, so that a route reads on any ground and its slots hang together."""
    mask = Image.new("L", ground.size, 0)
    pen = ImageDraw.Draw(mask)
    width = round(ground.style.slot[1])
    for lane in ground.scene.lanes:
        pen.line(list(lane.line), fill=230, width=width + 6, joint="curve")
    ground.image.paste(colour, (0, 0, *ground.size), scaled(mask.filter(ImageFilter.GaussianBlur(6)), strength))
    track = Image.new("L", ground.size, 0)
    pen = ImageDraw.Draw(track)
    for lane in ground.scene.lanes:
        pen.line(list(lane.line), fill=150, width=3, joint="curve")
    ground.image.paste((70, 50, 30), (0, 0, *ground.size), scaled(track, 0.8))


def _badges(ground: Ground, route: Route, lane: Lane) -> None:
    width = ground.style.slot[1]
    middle = (route.length - 1) / 2
    by_middle = sorted(range(route.length), key=lambda number: (abs(number - middle), number))
    for number in by_middle[: route.ferry]:
        stamp(ground.image, ferry_badge(*badge_place(lane.slots[number], route.colour), width))
    if route.bonus:
        stamp(ground.image, cart_badge(*badge_place(lane.slots[by_middle[0]], route.colour), width))
