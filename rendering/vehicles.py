"""Vehicles seen from the side, as small signs: what runs on a board, beside numbers and on the backs of decks."""

from engine.board import Board, Deck
from rendering.emblems import draw_engine
from rendering.palette import RGB
from rendering.tile import Tile


def vehicle_of(board: Board, deck: Deck) -> str:
    """The kind of piece that a deck's cards pay for."""
    served = {kind for card in deck.cards if not card.wild for kind in card.serves}
    return next((piece.id for piece in board.pieces if piece.route in served), board.pieces[0].id)


def draw_vehicle(tile: Tile, kind: str, x: float, y: float, r: float, ink: RGB, ground: RGB) -> None:
    """A vehicle inside a circle of radius r. Kinds that we have no picture of are drawn as trains."""
    match kind:
        case "ship":
            _ship(tile, x, y, r, ink, ground)
        case "bus":
            _bus(tile, x, y, r, ink, ground)
        case "cart":
            _wagon(tile, x, y, r, ink, ground)
        case _:
            draw_engine(tile, x, y, r, ink)


def _ship(tile: Tile, x: float, y: float, r: float, ink: RGB, ground: RGB) -> None:
    """A steamer with a funnel."""
    hull = ((-1.0, 0.12), (1.0, 0.12), (0.72, 0.74), (-0.72, 0.74))
    tile.polygon([(x + px * r, y + py * r) for px, py in hull], ink)
    tile.bar(x - r * 0.58, y - r * 0.3, x + r * 0.5, y + r * 0.16, ink)
    tile.bar(x - r * 0.2, y - r * 0.82, x + r * 0.12, y - r * 0.2, ink)
    for px in (-0.4, -0.04, 0.32):
        tile.disc(x + px * r, y - r * 0.08, r * 0.1, ground)


def _bus(tile: Tile, x: float, y: float, r: float, ink: RGB, ground: RGB) -> None:
    """A bus with windows and two wheels."""
    tile.bar(x - r, y - r * 0.66, x + r, y + r * 0.46, ink, r * 0.2)
    for px in (-0.74, -0.28, 0.18):
        tile.bar(x + px * r, y - r * 0.44, x + (px + 0.34) * r, y - r * 0.06, ground, r * 0.05)
    tile.bar(x + r * 0.66, y - r * 0.44, x + r * 0.88, y + r * 0.1, ground, r * 0.05)
    for px in (-0.52, 0.5):
        tile.disc(x + px * r, y + r * 0.48, r * 0.26, ink)
        tile.disc(x + px * r, y + r * 0.48, r * 0.1, ground)


def _wagon(tile: Tile, x: float, y: float, r: float, ink: RGB, ground: RGB) -> None:
    """An open cart with two big wheels and a drawbar."""
    box = ((-0.92, -0.46), (0.62, -0.46), (0.5, 0.16), (-0.8, 0.16))
    tile.polygon([(x + px * r, y + py * r) for px, py in box], ink)
    tile.stroke(((x + r * 0.44, y + r * 0.06), (x + r * 1.02, y - r * 0.18)), ink, r * 0.16)
    for px in (-0.5, 0.26):
        tile.disc(x + px * r, y + r * 0.34, r * 0.36, ground)
        tile.disc(x + px * r, y + r * 0.34, r * 0.31, ink)
        tile.disc(x + px * r, y + r * 0.34, r * 0.13, ground)
