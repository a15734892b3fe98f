"""Private pictures: a player's cards and tickets with a small map, and tickets to choose from."""

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from engine import advice
from engine.edition import Edition
from engine.view import View
from rendering import alt, fonts
from rendering.canvas import Canvas
from rendering.cards import card_height, card_sprite
from rendering.emblems import draw_tick
from rendering.geometry import Box
from rendering.lettering import halo_sprite, write
from rendering.palette import BRICK, FADED, INK, IVORY, RGB, rgb
from rendering.picture import Picture, encode
from rendering.places import put_cities
from rendering.players import ShownPlayer
from rendering.scene import scene_of
from rendering.tabletop import lay_table, ring_sprite
from rendering.texture import coloured, noise
from rendering.tile import Sprite, Tile, from_rgba, rounded, stamp
from rendering.title import draw_title
from rendering.words import Words

SIZE = (1800, 1400)
"""The sheet; what stays empty at the bottom is cut off."""
_MAP_WIDTH = 1200
_PAPER: tuple[RGB, RGB, RGB] = (rgb("#e2d2a8"), rgb("#ecdfba"), rgb("#f5ebd0"))
_TRAIL: tuple[RGB, ...] = (
    rgb("#e0218a"),
    rgb("#00a6a6"),
    rgb("#ff8c00"),
    rgb("#6a3fd0"),
    rgb("#1f7a1f"),
    rgb("#0057d8"),
)
"""Colours of tickets on the small map; each ticket bears its number as well."""


def hand(edition: Edition, view: View, words: Words, players: Sequence[ShownPlayer]) -> Picture:
    """The viewer's cards, tickets, and the cheapest ways still missing."""
    image = _paper()
    bottom = _cards(image, edition, view, words)
    prospects = advice.prospects(edition, view, view.tickets)
    trails = [one.way.halves if one.way else () for one in prospects]
    foot = _small_map(image, edition, view, players, words, view.tickets, trails, bottom)
    states = [(alt.ticket_state(edition, one, words), one.done) for one in prospects]
    low = _tickets(image, edition, words, words.say("picture-tickets"), view.tickets, states, bottom)
    return Picture(encode(_cut(image, max(foot, low))), "hand.jpg", alt.hand(edition, view, prospects, words))


def offer(edition: Edition, view: View, words: Words, players: Sequence[ShownPlayer]) -> Picture:
    """Tickets to choose from, with the cheapest way of each."""
    image = _paper()
    bottom = _cards(image, edition, view, words)
    least = edition.board.opening.keep if view.turn == 0 else edition.board.ticket_draw.keep
    least = min(least, len(view.offer))
    prospects = advice.prospects(edition, view, view.offer)
    trails = [one.way.halves if one.way else () for one in prospects]
    foot = _small_map(image, edition, view, players, words, view.offer, trails, bottom)
    states = [(alt.ticket_state(edition, one, words), one.done) for one in prospects]
    title = words.say("picture-offer", count=least)
    low = _tickets(image, edition, words, title, view.offer, states, bottom)
    return Picture(encode(_cut(image, max(foot, low))), "tickets.jpg", alt.offer(edition, view, words, least))


@lru_cache(maxsize=1)
def _sheet() -> Image.Image:
    return coloured(noise(SIZE, 420, 5, 2), ((0, _PAPER[0]), (128, _PAPER[1]), (255, _PAPER[2])))


def _paper() -> Image.Image:
    return _sheet().copy()


def _cut(image: Image.Image, foot: int) -> Image.Image:
    return image.crop((0, 0, SIZE[0], min(SIZE[1], foot + 24)))


def _cards(image: Image.Image, edition: Edition, view: View, words: Words) -> int:
    """The hand, equal cards on one pile with their number; returns where it ends."""
    held = [(card, count) for card, count in zip(edition.cards, view.hand, strict=True) if count]
    total = sum(count for _, count in held)
    write(image, (40, 62), words.say("picture-hand", count=total), "head", 44, INK, room=SIZE[0] - 80)
    if not held:
        return 100
    columns = 13
    rows = -(-len(held) // columns)
    step = min(168, (SIZE[0] - 70) // min(columns, max(len(held), 8)))
    width = min(132, round(step * 0.78))
    high = card_height(width) + 34
    for number, (card, count) in enumerate(held):
        x, y = 40 + (number % columns) * step, 88 + (number // columns) * high
        sprite = card_sprite(edition.board, card, width)
        for depth in range(min(count, 3) - 1, -1, -1):
            stamp(image, sprite, x + depth * 7, y + depth * 4)
        stamp(image, _count(count, round(width * 0.25)), x + round(width * 0.86), y + card_height(width) - 14)
    return 88 + rows * high + 6


def _count(count: int, radius: int) -> Sprite:
    tile = Tile(0, 0, radius + 5)
    tile.disc(0, 0, radius, INK)
    tile.disc(0, 0, radius - 2.5, IVORY)
    sprite = tile.finish(shadow=0.5)
    picture = Image.merge("RGBA", (*sprite.rgb.split(), sprite.mask))
    size = round(radius * 1.15)
    pen = ImageDraw.Draw(picture)
    pen.text((-sprite.x, -sprite.y), str(count), font=fonts.font("bold", size), fill=(*INK, 255), anchor="mm")
    return from_rgba(sprite.x, sprite.y, picture)


def _tickets(
    image: Image.Image,
    edition: Edition,
    words: Words,
    title: str,
    tickets: Sequence[str],
    states: Sequence[tuple[str, bool]],
    top: int,
) -> int:
    """The tickets with number, value and state; returns where they end."""
    left, right = 40, SIZE[0] - _MAP_WIDTH - 40
    write(image, (left, top + 44), title, "head", 38, INK, room=right - left)
    if not tickets:
        return top + 68
    room = max(SIZE[1] - top - 110, 200)
    high = min(112, room // len(tickets))
    for number, (ticket, (state, done)) in enumerate(zip(tickets, states, strict=True)):
        y = top + 68 + number * high
        _ticket(image, edition, words, ticket, state, done, number, (left, y, right, y + high - 8))
    return top + 68 + len(tickets) * high


def _ticket(
    image: Image.Image,
    edition: Edition,
    words: Words,
    ticket: str,
    state: str,
    done: bool,
    number: int,
    box: tuple[int, int, int, int],
) -> None:
    left, top, right, bottom = box
    high = bottom - top
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle(box, 12, fill=rgb("#e4eccb") if done else IVORY, outline=rgb("#a98448"), width=2)
    radius = min(24, high // 2 - 2)
    colour = _TRAIL[number % len(_TRAIL)]
    stamp(image, _badge(number + 1, radius, colour, done), left + 34, top + high // 2)
    worth = str(edition.tickets[ticket].points)
    size = max(16, min(40, round(high * 0.46)))
    written = write(image, (right - 16, top + high * 0.62), worth, "bold", size, BRICK, "r")
    room = round(right - 30 - written) - (left + 70)
    name = alt.ticket_name(edition, ticket, words)
    if high >= 64:
        _name_and_state(image, name, state, left + 70, top, high, room)
    else:
        both = f"{name} · {state}"
        size = fonts.shrunk("label", max(14, round(high * 0.5)), both, room, 14)
        write(image, (left + 70, top + high * 0.68), both, "label", size, INK, room=room)


def _name_and_state(image: Image.Image, name: str, state: str, x: int, top: int, high: int, room: int) -> None:
    """The ticket's name on one line, or on two where it is long, and its state below."""
    big = round(high * 0.34)
    size = fonts.shrunk("label", big, name, room, round(big * 0.78))
    if fonts.width("label", size, name) <= room:
        write(image, (x, top + high * 0.45), name, "label", size, INK, room=room)
        write(image, (x, top + high * 0.84), state, "text", round(high * 0.27), FADED, room=room)
        return
    first, _, rest = name.partition(" – ")
    size = round(high * 0.27)
    write(image, (x, top + high * 0.31), f"{first} –", "label", size, INK, room=room)
    write(image, (x, top + high * 0.6), rest, "label", fonts.shrunk("label", size, rest, room, 16), INK, room=room)
    write(image, (x, top + high * 0.9), state, "text", round(high * 0.24), FADED, room=room)


def _badge(number: int, radius: int, colour: RGB, done: bool) -> Sprite:
    tile = Tile(0, 0, radius + 4)
    tile.disc(0, 0, radius, INK)
    tile.disc(0, 0, radius - 2, rgb("#4c8a3c") if done else colour)
    if done:
        draw_tick(tile, 0, 0, radius * 0.8, IVORY)
    sprite = tile.finish(shadow=0.4)
    if done:
        return sprite
    picture = Image.merge("RGBA", (*sprite.rgb.split(), sprite.mask))
    font = fonts.font("bold", max(10, round(radius * 1.2)))
    ImageDraw.Draw(picture).text((-sprite.x, -sprite.y), str(number), font=font, fill=(*IVORY, 255), anchor="mm")
    return from_rgba(sprite.x, sprite.y, picture)


def _small_map(
    image: Image.Image,
    edition: Edition,
    view: View,
    players: Sequence[ShownPlayer],
    words: Words,
    tickets: Sequence[str],
    trails: Sequence[Sequence[str]],
    top: int,
) -> int:
    """The map with the ends of the tickets, and the ways that are still missing; returns where it ends."""
    scene = scene_of(edition)
    canvas = lay_table(edition, view, players)
    put_cities(canvas, edition, edition.city_index)
    ends = {city for ticket in tickets for city in edition.tickets[ticket].cities}
    _trails(canvas, edition, trails)
    style = scene.style
    for disc in scene.discs:
        if disc.city in ends:
            canvas.put("rings", ring_sprite(disc.x, disc.y, disc.radius * 1.55, (255, 226, 60)))
    for label in scene.labels:
        if label.city in ends:
            canvas.put("names", halo_sprite("bold", style.label, label.text, label.x, label.y, BRICK))
    _end_badges(canvas, edition, tickets)
    table = canvas.painted()
    draw_title(table, scene, words.board(edition.board), "")
    window = table.crop(style.window)
    room = (_MAP_WIDTH, SIZE[1] - top - 20)
    scale = min(room[0] / window.width, room[1] / window.height)
    small = window.resize((round(window.width * scale), round(window.height * scale)), Image.Resampling.HAMMING)
    x, y = SIZE[0] - small.width - 20, top + 8
    pen = ImageDraw.Draw(image)
    pen.rectangle((x - 5, y - 5, x + small.width + 4, y + small.height + 4), fill=rgb("#4a2c16"))
    pen.rectangle((x - 2, y - 2, x + small.width + 1, y + small.height + 1), fill=rgb("#e2c47e"))
    image.paste(small, (x, y))
    return y + small.height


def _trails(canvas: Canvas, edition: Edition, trails: Sequence[Sequence[str]]) -> None:
    """A bright line along every route that is still missing; a shared one gets the lines side by side."""
    scene = scene_of(edition)
    wanted: dict[str, list[int]] = {}
    for number, routes in enumerate(trails):
        for name in routes:
            wanted.setdefault(name, []).append(number)
    for name, numbers in wanted.items():
        for slot in scene.lanes[edition.route_index[name]].slots:
            for place, number in enumerate(numbers):
                x, y, mask = _edge(slot, (len(numbers) - 1 - place) * 4.0)
                colour = Image.new("RGB", mask.size, _TRAIL[number % len(_TRAIL)])
                canvas.put("ways", Sprite(x, y, colour, mask))


@lru_cache(maxsize=512)
def _edge(slot: Box, grow: float) -> tuple[int, int, Image.Image]:
    """A frame around a slot, as a mask and where it goes; twice too big while it is drawn, because it is reduced."""
    reach = slot.length / 2 + slot.width + grow
    left, top = math.floor(slot.x - reach), math.floor(slot.y - reach)
    size = math.ceil(2 * reach) + 2
    mask = Image.new("L", (2 * size, 2 * size))
    pen, turn = ImageDraw.Draw(mask), math.radians(slot.angle)
    c, s = math.cos(turn), math.sin(turn)
    h, w = slot.length / 2 + 3 + grow, slot.width / 2 + 4 + grow
    for inset, corner, fill in ((0.0, 7.0, 255), (6.0, 4.0, 0)):
        outline = rounded(inset - h, inset - w, h - inset, w - inset, corner)
        at = [(2 * (slot.x - left + x * c - y * s), 2 * (slot.y - top + x * s + y * c)) for x, y in outline]
        pen.polygon(at, fill=fill)
    return left, top, mask.reduce(2)


def _end_badges(canvas: Canvas, edition: Edition, tickets: Sequence[str]) -> None:
    """Beside every end of a ticket the number of the ticket, away from the city's name."""
    scene = scene_of(edition)
    used: dict[str, int] = {}
    for number, ticket in enumerate(tickets):
        for name in edition.tickets[ticket].cities:
            city, disc = edition.cities[name], scene.discs[edition.city_index[name]]
            place = used.get(name, 0)
            used[name] = place + 1
            radius = round(disc.radius * 1.05)
            across = -1 if "e" in city.label else 1
            down = 1 if "n" in city.label else -1
            x = disc.x + across * (disc.radius * 1.2 + place * radius * 2.1)
            y = disc.y + down * disc.radius * 2.0
            badge = _badge(number + 1, radius, _TRAIL[number % len(_TRAIL)], False)
            canvas.put("badges", badge.moved(round(x), round(y)))
