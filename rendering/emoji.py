"""Cards and player marks as small square pictures, to be uploaded as emojis: the same emblems as in the pictures."""

import hashlib
import io
from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from engine.board import Board, Card
from rendering.emblems import draw_anchor, draw_emblem, draw_mark, draw_wheel, emblem_ink
from rendering.palette import INK, IVORY, PLAYER_COLOURS, RGB, PlayerColour, card_colour
from rendering.slots import ship_outline
from rendering.tile import SCALE, Tile
from rendering.vehicles import draw_vehicle, vehicle_of

SIZE = 128
_RIM: RGB = (24, 16, 10)
_RAINBOW = ("red", "orange", "yellow", "green", "blue", "purple")


class Emoji(Struct, frozen=True):
    """A picture for text: the name says what it shows, and the end of it is a mark of its content."""

    key: str
    """What it stands for: the same in every version."""
    data: bytes
    """A PNG, 128 by 128, transparent around its edge."""

    @property
    def name(self) -> str:
        """As an emoji is called; another picture has another name."""
        return f"{self.key}_{hashlib.sha256(self.data).hexdigest()[:6]}"


def card_key(board: Board, card: Card) -> str:
    """What the emoji of a card is called, its colour first; cards that look the same on two boards share it."""
    if card.wild or len(board.decks) == 1:
        return colour_key(card.colour)
    deck = next(deck for deck in board.decks if card in deck.cards)
    tail = "_double" if card.covers > 1 else "_anchor" if card.anchor else ""
    return f"{colour_key(card.colour)}_{vehicle_of(board, deck)}{tail}"


def colour_key(colour: str) -> str:
    """The emoji of a colour of cards, on whatever board; without a colour that of the wild."""
    return f"card_{colour or 'wild'}"


def player_key(colour: str) -> str:
    return f"player_{colour}"


def emojis(boards: Iterable[Board]) -> tuple[Emoji, ...]:
    """Every kind of card of these boards, and the players' marks."""
    drawn: dict[str, Emoji] = {}
    for board in boards:
        for deck in board.decks:
            for card in deck.cards:
                key = card_key(board, card)
                if key not in drawn:
                    vehicle = vehicle_of(board, deck) if len(board.decks) > 1 else ""
                    drawn[key] = Emoji(key, _card(card.colour, vehicle, card.covers > 1, card.anchor))
    for look in PLAYER_COLOURS:
        drawn[player_key(look.name)] = Emoji(player_key(look.name), _player(look))
    return tuple(drawn.values())


def _tile() -> Tile:
    return Tile(SIZE / 2, SIZE / 2, SIZE / 2)


def _finished(tile: Tile) -> bytes:
    """The drawing as PNG."""
    picture = tile.image.convert("RGBa").crop((0, 0, SIZE * SCALE, SIZE * SCALE)).reduce(SCALE).convert("RGBA")
    out = io.BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()


def _plate(tile: Tile, fill: RGB, corner: float) -> None:
    """A square with a pale line around it that shows it on dark grounds, and a dark one for light grounds."""
    for inset, colour in ((2.0, _RIM), (6.0, IVORY), (13.0, fill)):
        edge = SIZE / 2 - inset
        tile.bar(-edge, -edge, edge, edge, colour, max(4.0, corner - inset))


@lru_cache(maxsize=64)
def _card(colour: str, vehicle: str, double: bool, anchor: bool) -> bytes:
    """A card's colour and symbol; with two decks below it the vehicle, and an anchor beside it."""
    tile = _tile()
    look = card_colour(colour)
    _plate(tile, look.fill, 26)
    if not colour:
        _wild(tile)
    elif not vehicle:
        draw_emblem(tile, look.emblem, 0, 0, 33, emblem_ink(look.fill), look.fill)
    else:
        _on_two_decks(tile, colour, vehicle, double, anchor)
    return _finished(tile)


def _wild(tile: Tile) -> None:
    edge = SIZE / 2 - 13
    step = 2 * edge / len(_RAINBOW)
    for number, name in enumerate(_RAINBOW):
        tile.bar(-edge, -edge + step * number, edge, -edge + step * (number + 1), card_colour(name).fill)
    tile.disc(0, 0, 41, INK)
    tile.disc(0, 0, 37, IVORY)
    draw_wheel(tile, 0, 0, 29, INK, IVORY)


def _on_two_decks(tile: Tile, colour: str, vehicle: str, double: bool, anchor: bool) -> None:
    look = card_colour(colour)
    ink = emblem_ink(look.fill)
    draw_emblem(tile, look.emblem, -24 if anchor else 0, -23, 22, ink, look.fill)
    if anchor:
        tile.disc(26, -23, 23, IVORY)
        draw_anchor(tile, 26, -23, 19, INK, IVORY)
    if vehicle == "ship":
        for down in (14, 38) if double else (27,):
            hull = [(x, y + down) for x, y in ship_outline(92, 20 if double else 32)]
            tile.polygon(hull, ink)
            tile.bar(-10, down - 4, 10, down + 4, look.fill)
    else:
        draw_vehicle(tile, vehicle, 0, 26, 30, ink, look.fill)


@lru_cache(maxsize=8)
def _player(look: PlayerColour) -> bytes:
    """A player's colour as a disc with the mark: no card is round."""
    tile = _tile()
    for radius, colour in ((62.0, _RIM), (58.0, IVORY), (51.0, look.fill)):
        tile.disc(0, 0, radius, colour)
    draw_mark(tile, look.mark, 0, 0, 31)
    return _finished(tile)
