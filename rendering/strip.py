"""The strip below the map: the row of cards and the decks, then every player with pieces, points, cards and tickets."""

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFilter

from engine.edition import Edition
from engine.view import SeatView, View
from rendering import fonts
from rendering.cards import card_height, card_sprite, gap, stack
from rendering.emblems import draw_anchor, draw_cards, draw_cart, draw_cup, draw_emblem, draw_ticket, emblem_ink
from rendering.geometry import Box
from rendering.lettering import signed, write
from rendering.memory import Memory
from rendering.palette import BRICK, FADED, INK, IVORY, RGB, card_colour, rgb
from rendering.pieces import piece_sprite
from rendering.players import ShownPlayer
from rendering.style import Style
from rendering.tile import Sprite, Tile, stamp
from rendering.vehicles import draw_vehicle, vehicle_of

_signs: Memory[Sprite] = Memory(4_000_000, lambda sprite: sprite.size)
_HERE: RGB = rgb("#ffe9a6")
_CELL: RGB = rgb("#faf3e0")
_LINE: RGB = rgb("#b9924f")


def draw_strip(
    image: Image.Image,
    edition: Edition,
    view: View,
    players: Sequence[ShownPlayer],
    style: Style,
    fresh: set[int],
) -> None:
    left, _, right, bottom = style.window
    used = _row(image, edition, view, style, left + style.px(14), bottom + style.px(12), fresh)
    start = used + style.px(14)
    if not players:
        return
    width = (right - style.px(8) - start) / len(players)
    width = min(width, style.px(460))
    for number, (seat, player) in enumerate(zip(view.seats, players, strict=False)):
        x = start + width * number
        _player(image, edition, view, seat, player, style, (round(x), bottom + style.px(10), round(x + width)))


def _row(image: Image.Image, edition: Edition, view: View, style: Style, x: int, y: int, fresh: set[int]) -> int:
    """The face-up cards, the decks and the tickets; returns where they end."""
    many = len(view.row) + len(view.decks) > 7
    width = style.px(74 if many else 84)
    step = width + style.px(4)
    y += style.px(7) if many else 0
    for number, name in enumerate(view.row):
        if number in fresh and name:
            stamp(image, _sign("fresh", width), x, y)
        if name:
            stamp(image, card_sprite(edition.board, edition.cards[edition.card_index[name]], width), x, y)
        else:
            gap(image, x, y, width)
        x += step
    x += style.px(8)
    for deck, count in zip(edition.board.decks, view.decks, strict=True):
        stack(image, x, y, vehicle_of(edition.board, deck), count, width)
        x += step
    stack(image, x, y, "ticket", sum(view.ticket_decks), width)
    return x + step


def _player(
    image: Image.Image,
    edition: Edition,
    view: View,
    seat: SeatView,
    player: ShownPlayer,
    style: Style,
    room: tuple[int, int, int],
) -> None:
    left, top, right = room
    height = style.panel - style.px(20)
    here = view.on_turn == seat.seat or (view.on_turn is None and not view.ended and seat.choosing)
    stamp(image, _sign("cell-here" if here else "cell", right - left - style.px(6), height), left, top)
    ground = _HERE if here else _CELL
    x = left + style.px(14)
    piece = edition.pieces[0].id
    rows = 1 if len(edition.pieces) == 1 and len(edition.board.decks) == 1 else 2
    middle = top + style.px(40 if rows == 1 else 27)
    stamp(image, _piece_sign(piece, player, style), x, middle)
    name_x = x + style.px(66)
    extra_width = _extras(image, edition, seat, style, right - style.px(18), middle, ground)
    free = right - style.px(26) - extra_width - name_x
    size = style.px(35 if rows == 1 else 32)
    write(image, (name_x, middle + style.px(12)), player.name, "label", size, INK, room=max(20, free))
    _figures(image, edition, seat, style, (x, top, right - style.px(16)), ground)


def draw_seats(image: Image.Image, edition: Edition, players: Sequence[ShownPlayer], style: Style) -> None:
    """The seats of the lobby: who has sat down, and the places that are still free."""
    left, _, right, bottom = style.window
    most = edition.board.players[1]
    width = (right - left - style.px(20)) / max(most, len(players))
    height = style.panel - style.px(20)
    top = bottom + style.px(12)
    for number in range(max(most, len(players))):
        x = round(left + style.px(12) + width * number)
        taken = number < len(players)
        stamp(image, _sign("cell" if taken else "cell-free", round(width) - style.px(10), height), x, top)
        if taken:
            player = players[number]
            stamp(image, _piece_sign(edition.pieces[0].id, player, style), x + style.px(18), top + height // 2)
            room = round(width) - style.px(130)
            baseline = top + height // 2 + style.px(13)
            write(image, (x + style.px(102), baseline), player.name, "label", style.px(40), INK, room=room)


Figure = tuple[str, str, RGB]
"""A sign, the number beside it, and its ink."""


def _figures(
    image: Image.Image, edition: Edition, seat: SeatView, style: Style, room: tuple[int, int, int], ground: RGB
) -> None:
    """Points, pieces, cards and tickets, each number with a sign of its own; where there are many, on two lines."""
    left, top, right = room
    vehicles = [vehicle_of(edition.board, deck) for deck in edition.board.decks]
    cards = ["cards" if len(vehicles) == 1 else f"cards-{kind}" for kind in vehicles]
    pieces = [str(count) for count in seat.supply] or ["?" for _ in edition.pieces]
    first: list[Figure] = [("cup", signed(seat.points), BRICK)]
    first += [(f"piece-{kind.id}", count, INK) for kind, count in zip(edition.pieces, pieces, strict=True)]
    second = [(sign, str(count), INK) for sign, count in zip(cards, seat.cards, strict=True)]
    second.append(("tickets", str(seat.tickets), INK))
    if len(first) + len(second) <= 4:
        _line(image, style, [*first, *second], style.px(38), (left, top + style.px(108), right), ground)
    else:
        _line(image, style, first, style.px(34), (left, top + style.px(80), right), ground)
        _line(image, style, second, style.px(34), (left, top + style.px(116), right), ground)


def _line(
    image: Image.Image, style: Style, figures: Sequence[Figure], size: int, room: tuple[int, int, int], ground: RGB
) -> None:
    """Figures beside each other, as big as fits."""
    left, base, right = room
    while True:
        sign = round(size * 0.9)
        widths = [sign + style.px(4) + fonts.width("label", size, text) for _, text, _ in figures]
        free = right - left - sum(widths)
        if free >= style.px(24) or size <= style.px(22):
            break
        size -= 1
    space = max(style.px(3), min(style.px(22), free / 3))
    at = float(left)
    for (kind, text, ink), width in zip(figures, widths, strict=True):
        stamp(image, _sign(kind, sign, ground=ground), round(at), base - round(sign * 0.86))
        write(image, (at + sign + style.px(5), base), text, "bold" if kind == "cup" else "label", size, ink)
        at += width + space


def _extras(
    image: Image.Image, edition: Edition, seat: SeatView, style: Style, right: int, middle: int, ground: RGB
) -> int:
    """What only some boards have, from the right end: stations and ports left, flag cards, goods. Returns the width."""
    board = edition.board
    at, size = right, style.px(26)
    counted: list[tuple[str, int]] = []
    if board.station is not None:
        counted.append(("house", board.station.count - len(seat.stations)))
    if board.port is not None:
        counted.append(("anchor", board.port.count - len(seat.ports)))
    if board.bonus_goods is not None:
        counted.append(("cart", seat.goods))
    for sign, count in counted:
        at -= round(
            write(image, (at, middle + style.px(10)), str(count), "label", style.px(30), FADED, "r")
        ) + style.px(3)
        stamp(image, _sign(sign, size, ground=ground), at - size, middle - style.px(13))
        at -= size + style.px(6)
    for card in reversed(seat.flags):
        colour = edition.cards[edition.card_index[card]].colour
        stamp(image, _sign(f"flag-{colour}", size, ground=ground), at - size, middle - style.px(13))
        at -= size
    return right - at


def _piece_sign(piece: str, player: ShownPlayer, style: Style) -> Sprite:
    size = (style.px(54), style.px(27))
    key = ("piece", piece, player.look.name, size)
    return _signs.get(key, lambda: piece_sprite(Box(size[0] / 2, 0, 0, *size), piece, player.look))


def _sign(kind: str, width: int, height: int = 0, ground: RGB = IVORY) -> Sprite:
    return _signs.get((kind, width, height, ground), lambda: _draw_sign(kind, width, height, ground))


def _draw_sign(kind: str, width: int, height: int, ground: RGB) -> Sprite:
    """A small sign whose left top corner is at (0, 0)."""
    if kind.startswith("cell"):
        return _cell(width, height, kind)
    if kind == "fresh":
        return _frame(width)
    r = width / 2
    tile = Tile(r, r, r + 1)
    match kind:
        case "cup":
            draw_cup(tile, 0, 0, r, BRICK, ground)
        case "cards":
            draw_cards(tile, 0, 0, r * 0.92, FADED, ground)
        case "tickets":
            draw_ticket(tile, 0, 0, r * 0.92, FADED, ground)
        case "house":
            tile.bar(-r * 0.66, -r * 0.1, r * 0.66, r * 0.8, FADED)
            tile.polygon(((-r * 0.9, -r * 0.05), (0, -r * 0.9), (r * 0.9, -r * 0.05)), FADED)
            tile.bar(-r * 0.2, r * 0.2, r * 0.2, r * 0.8, ground)
        case "anchor":
            draw_anchor(tile, 0, 0, r * 0.92, FADED, ground)
        case "cart":
            draw_cart(tile, 0, 0, r, FADED)
        case _ if kind.startswith("piece-"):
            draw_vehicle(tile, kind.removeprefix("piece-"), 0, 0, r * 0.98, FADED, ground)
        case _ if kind.startswith("cards-"):
            tile.bar(-r * 0.9, -r * 0.94, r * 0.9, r * 0.94, FADED, r * 0.22)
            draw_vehicle(tile, kind.removeprefix("cards-"), 0, 0, r * 0.72, ground, FADED)
        case _:
            look = card_colour(kind.removeprefix("flag-"))
            tile.bar(-r * 0.8, -r, r * 0.8, r, INK, 3)
            tile.bar(-r * 0.8 + 1.2, -r + 1.2, r * 0.8 - 1.2, r - 1.2, look.fill, 2)
            draw_emblem(tile, look.emblem, 0, 0, r * 0.5, emblem_ink(look.fill), look.fill)
    return tile.finish()


def _cell(width: int, height: int, kind: str) -> Sprite:
    here = kind == "cell-here"
    picture = Image.new("RGBA", (width * 2, height * 2), (0, 0, 0, 0))
    pen = ImageDraw.Draw(picture)
    fill: RGB = _HERE if here else _CELL
    line: RGB = BRICK if here else _LINE
    thick = 8 if here else 3
    box = (2, 2, width * 2 - 3, height * 2 - 3)
    pen.rounded_rectangle(box, 24, fill=(*fill, 0 if kind == "cell-free" else 255), outline=(*line, 255), width=thick)
    small = picture.convert("RGBa").reduce(2).convert("RGBA")
    return Sprite(0, 0, small.convert("RGB"), small.getchannel("A"))


def _frame(width: int) -> Sprite:
    """Light behind a card that has just been laid."""
    height = card_height(width)
    mask = Image.new("L", (width + 16, height + 16), 0)
    ImageDraw.Draw(mask).rounded_rectangle((5, 5, width + 9, height + 9), 12, fill=255)
    mask = mask.filter(ImageFilter.GaussianBlur(3))
    return Sprite(-8, -8, Image.new("RGB", mask.size, (236, 150, 30)), mask)
