"""Private pictures, made for a phone: a player's cards, tickets and their part of the map; tickets to choose from."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw, ImageOps

from engine import advice
from engine.advice import Prospect
from engine.edition import Edition
from engine.view import View
from rendering import alt, fonts
from rendering.badges import TRAIL, badge, count_badge, tick_badge
from rendering.cards import card_height, card_sprite
from rendering.lettering import write
from rendering.palette import BRICK, FADED, INK, IVORY, rgb
from rendering.picture import Picture, encode
from rendering.players import ShownPlayer
from rendering.texture import paper
from rendering.ticket_map import ticket_map
from rendering.tile import Sprite, stamp
from rendering.words import Words

WIDTH = 1170
"""Three pixels for each of a phone that is 390 wide: no letter is lower than 33 here, which is 11 there."""
_EDGE, _TITLE, _GAP = 36, 84, 20
_FRAME = 5
_ROOM = WIDTH - 2 * _EDGE
_SMALL, _STATE = 34, 36
"""How high what is said of a ticket is, and the step to its next line."""
_BETWEEN = 12


Part = tuple[int, Callable[[Image.Image, int], None]]
"""How high a part of the sheet is, and what draws it from a top downwards."""


def hand(edition: Edition, view: View, words: Words, players: Sequence[ShownPlayer]) -> Picture:
    """The viewer's cards, tickets, and the cheapest ways still missing."""
    prospects = advice.prospects(edition, view, view.tickets)
    if view.ended:  # Nobody goes a way any more.
        prospects = tuple(Prospect(one.ticket, one.done) for one in prospects)
    image = _sheet(
        _cards(edition, view, words),
        _tickets(edition, words, words.say("picture-tickets"), prospects),
        _map(ticket_map(edition, view, players, words, prospects, _ROOM)),
    )
    return Picture(encode(image), "hand.jpg", alt.hand(edition, view, prospects, words))


def offer(edition: Edition, view: View, words: Words, players: Sequence[ShownPlayer]) -> Picture:
    """Tickets to choose from, with the cheapest way of each."""
    least = edition.board.opening.keep if view.turn == 0 else edition.board.ticket_draw.keep
    least = min(least, len(view.offer))
    prospects = advice.prospects(edition, view, view.offer)
    image = _sheet(
        _tickets(edition, words, words.say("picture-offer", count=least), prospects),
        _map(ticket_map(edition, view, players, words, prospects, _ROOM)),
        _cards(edition, view, words),
    )
    return Picture(encode(image), "tickets.jpg", alt.offer(edition, view, words, least))


def _sheet(*parts: Part) -> Image.Image:
    """The parts below each other on paper; every other piece of it is turned over, so that the edges fit."""
    image = Image.new("RGB", (WIDTH, sum(height for height, _ in parts) + _GAP))
    for number, top in enumerate(range(0, image.height, _paper().height)):
        image.paste(ImageOps.flip(_paper()) if number % 2 else _paper(), (0, top))
    top = 0
    for height, draw in parts:
        draw(image, top)
        top += height
    return image


@lru_cache(maxsize=1)
def _paper() -> Image.Image:
    return paper((WIDTH, 700))


def _title(image: Image.Image, top: int, text: str) -> None:
    size = fonts.shrunk("head", 52, text, _ROOM, 36)
    write(image, (_EDGE, top + 62), text, "head", size, INK, room=_ROOM)


def _cards(edition: Edition, view: View, words: Words) -> Part:
    """The hand, equal cards on one pile with their number."""
    held = [(card, count) for card, count in zip(edition.cards, view.hand, strict=True) if count]
    columns = 6 if len(held) <= 12 else 7
    step = _ROOM // columns
    width = round(step * 0.83)
    high = card_height(width) + 36

    def draw(image: Image.Image, top: int) -> None:
        _title(image, top, words.say("picture-hand", count=sum(count for _, count in held)))
        for number, (card, count) in enumerate(held):
            at = (_EDGE + (number % columns) * step, top + _TITLE + (number // columns) * high)
            _pile(image, card_sprite(edition.board, card, width), count, at, width)

    return _TITLE + -(-len(held) // columns) * high, draw


def _pile(image: Image.Image, card: Sprite, count: int, at: tuple[int, int], width: int) -> None:
    x, y = at
    for depth in range(min(count, 3) - 1, -1, -1):
        stamp(image, card, x + depth * 7, y + depth * 4)
    stamp(image, count_badge(count, round(width * 0.27)), x + round(width * 0.88), y + card_height(width) - 18)


def _tickets(edition: Edition, words: Words, title: str, prospects: Sequence[Prospect]) -> Part:
    """The tickets with number, value and state; many stand in two columns."""
    columns = 1 if len(prospects) <= 6 else 2
    wide = (_ROOM + _GAP) // columns
    rooms = [_beside(edition, one, wide - _GAP) for one in prospects]
    states = [_state(alt.ticket_state(edition, one, words), room) for one, room in zip(prospects, rooms, strict=True)]
    heights = [(112 if columns == 1 else 138) + _STATE * (len(state) - 1) for state in states]
    rows = [max(heights[first : first + columns]) for first in range(0, len(prospects), columns)]

    def draw(image: Image.Image, top: int) -> None:
        _title(image, top, title)
        for number, one in enumerate(prospects):
            row = number // columns
            x, y = _EDGE + (number % columns) * wide, top + _TITLE + sum(rows[:row]) + _BETWEEN * row
            box = (x, y, x + wide - _GAP, y + rows[row])
            _ticket(image, edition, number, one, box)
            at = (x + 92, y + (rows[row] - heights[number]) // 2)
            name = alt.ticket_name(edition, one.ticket, words)
            _lines(image, name, states[number], at, heights[number], rooms[number])

    return _TITLE + sum(rows) + _BETWEEN * len(rows), draw


def _beside(edition: Edition, one: Prospect, wide: int) -> int:
    """What is left of a ticket's width beside its number and its points."""
    return round(wide - 92 - 36 - fonts.width("bold", 54, str(edition.tickets[one.ticket].points)))


def _state(text: str, room: int) -> list[str]:
    """What is said of a ticket, on several lines where it is long: it ends with the cities that need a station."""
    lines: list[str] = []
    for word in text.split():
        if lines and fonts.width("text", _SMALL, f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _ticket(image: Image.Image, edition: Edition, number: int, one: Prospect, box: tuple[int, int, int, int]) -> None:
    """The paper of a ticket with its number, a tick if it is done, and its points."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle(box, 14, fill=rgb("#e4eccb") if one.done else IVORY, outline=rgb("#a98448"), width=3)
    stamp(image, badge(number + 1, 32, TRAIL[number % len(TRAIL)]), left + 46, middle)
    if one.done:
        stamp(image, tick_badge(18), left + 65, middle + 25)
    write(image, (right - 20, middle + 19), str(edition.tickets[one.ticket].points), "bold", 54, BRICK, "r")


def _lines(image: Image.Image, name: str, state: Sequence[str], at: tuple[int, int], high: int, room: int) -> None:
    """The ticket's name on one line, or on two where it is long, and its state below."""
    x, top = at
    size = fonts.shrunk("label", 46, name, room, 38)
    lines = [name]
    if fonts.width("label", size, name) > room:
        first, _, rest = name.partition(" – ")
        lines = [f"{first} –", rest]
        size = min(fonts.shrunk("label", 38, line, room, 30) for line in lines)
    step = (high - 14 - _STATE * len(state)) / len(lines)
    for number, line in enumerate(lines):
        write(image, (x, top + 6 + step * (number + 0.76)), line, "label", size, INK, room=room)
    small = min(fonts.shrunk("text", _SMALL, line, room, 28) for line in state)
    for number, line in enumerate(reversed(state)):
        write(image, (x, top + high - 16 - _STATE * number), line, "text", small, FADED, room=room)


def _map(drawn: Image.Image) -> Part:
    """The part of the board that the tickets are about, in a frame."""

    def draw(image: Image.Image, top: int) -> None:
        pen = ImageDraw.Draw(image)
        for inset, colour in ((_FRAME, rgb("#4a2c16")), (2, rgb("#e2c47e"))):
            box = (_EDGE - inset, top + _GAP - inset, _EDGE + drawn.width + inset, top + _GAP + drawn.height + inset)
            pen.rectangle(box, fill=colour)
        image.paste(drawn, (_EDGE, top + _GAP))

    return drawn.height + 2 * _GAP, draw
