"""Signs say what they stand for: decks and pieces of each map's own kind, one sign a number, whole card symbols."""

from itertools import combinations

import pytest
from PIL import Image

import maps
from engine import Edition, view
from engine.board import Card
from rendering import strip
from rendering.cards import card_sprite
from rendering.emblems import emblem_ink
from rendering.palette import card_colour
from rendering.scene import scene_of
from rendering.strip import draw_strip
from rendering.tile import Tile
from rendering.vehicles import draw_vehicle, vehicle_of
from tests.rendering.tables import mid_game, seated
from tests.rendering.test_apart import apart


@pytest.mark.parametrize(
    ("name", "vehicles"),
    [("europe", ["train"]), ("great_lakes", ["train", "ship"]), ("paris", ["bus"]), ("amsterdam", ["cart"])],
)
def test_a_deck_shows_what_its_cards_pay_for(name: str, vehicles: list[str]) -> None:
    board = maps.edition(name).board
    assert [vehicle_of(board, deck) for deck in board.decks] == vehicles


def test_vehicles_differ() -> None:
    drawn = []
    for kind in ("train", "ship", "bus", "cart"):
        tile = Tile(32, 32, 30)
        draw_vehicle(tile, kind, 0, 0, 26, (0, 0, 0), (255, 255, 255))
        sprite = tile.finish(trim=False)
        picture = Image.new("L", sprite.mask.size, 255)
        picture.paste(sprite.rgb.convert("L"), (0, 0), sprite.mask)
        drawn.append(picture)
    for one, two in combinations(drawn, 2):
        assert apart(one, two) > 18


@pytest.mark.parametrize("name", maps.names())
def test_every_number_of_a_player_has_a_sign_of_its_own(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    edition = maps.edition(name)
    state, _ = mid_game(edition)
    lines: list[list[tuple[str, str]]] = []
    real = strip._line

    def noted(image: Image.Image, style: object, figures: list[tuple[str, str, object]], *more: object) -> None:
        lines.append([(sign, text) for sign, text, _ in figures])
        real(image, style, figures, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(strip, "_line", noted)
    shown, style = view(edition, state, None), scene_of(edition).style
    draw_strip(Image.new("RGB", style.size), edition, shown, seated(5), style, set())
    per_seat = len(lines) // len(shown.seats)
    for number in range(len(shown.seats)):
        figures = [figure for line in lines[number * per_seat : (number + 1) * per_seat] for figure in line]
        signs = {sign for sign, _ in figures}
        assert len(signs) == len(figures) == 2 + len(edition.pieces) + len(edition.board.decks)
        assert all("·" not in text for _, text in figures)


def _ink(edition: Edition, card: Card) -> int:
    """How many pixels of the upper half have the ink of the card's symbol."""
    sprite = card_sprite(edition.board, card, 160)
    upper = sprite.rgb.crop((0, 0, sprite.rgb.width, round(sprite.rgb.height * 0.47)))
    wanted = emblem_ink(card_colour(card.colour).fill)
    colours = upper.getcolors(upper.width * upper.height) or []
    return sum(
        count
        for count, colour in colours
        if isinstance(colour, tuple) and max(abs(a - b) for a, b in zip(colour, wanted, strict=True)) < 12
    )


def test_an_anchor_hides_nothing_of_the_symbol() -> None:
    edition = maps.edition("great_lakes")
    plain = {(card.colour, card.serves): card for card in edition.cards if not card.anchor and card.covers == 1}
    pairs = [
        (plain[key], card) for card in edition.cards if card.anchor and (key := (card.colour, card.serves)) in plain
    ]
    assert pairs
    for without, with_anchor in pairs:
        assert _ink(edition, with_anchor) > _ink(edition, without) * 0.95, with_anchor.id
