"""The result: the final board with the ways of completed tickets, and a bar per player split by source."""

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw

from engine.edition import Edition
from engine.final import Final, SeatResult, Source
from engine.view import View
from rendering import alt, fonts
from rendering.bars import Bar, Scale, Stretch, bar, scale
from rendering.canvas import Canvas
from rendering.geometry import Box
from rendering.lettering import signed, write
from rendering.palette import BRICK, FADED, INK, IVORY, PAPER, PLAYER_COLOURS, RGB, PlayerColour, mix, rgb, shade
from rendering.picture import Picture, encode
from rendering.pieces import piece_sprite
from rendering.places import put_cities
from rendering.players import ShownPlayer
from rendering.scene import scene_of
from rendering.sources import SOURCES, fill
from rendering.tabletop import lay_table, ring_sprite
from rendering.texture import paper
from rendering.tile import stamp
from rendering.title import draw_title
from rendering.words import Words

WIDTH = 1800
_EDGE, _ROW, _LEGEND, _TOTAL = 44, 244, 74, 190
_GAIN, _LOSS = 78, 50


def result(edition: Edition, view: View, final: Final, words: Words, players: Sequence[ShownPlayer]) -> Picture:
    """The end of a game in one picture."""
    image = draw_result(edition, view, final, words, players)
    return Picture(encode(image), "result.jpg", alt.result(edition, final, words, players))


def draw_result(
    edition: Edition, view: View, final: Final, words: Words, players: Sequence[ShownPlayer]
) -> Image.Image:
    scene = scene_of(edition)
    table = lay_result(edition, view, final, players).painted()
    draw_title(table, scene, words.board(edition.board), words.say("picture-result"))
    width = table.width
    above = table.crop((0, 0, width, scene.style.window[3]))
    above = above.resize((WIDTH, round(above.height * WIDTH / width)), Image.Resampling.LANCZOS)
    legend = _legend_rows(final, words)
    tie = alt.decided(final, words)
    rows = _ROW * len(final.seats) + _LEGEND * (len(legend) + bool(tie)) + 60
    image = Image.new("RGB", (WIDTH, above.height + rows))
    image.paste(paper((WIDTH, rows)), (0, above.height))
    image.paste(above, (0, 0))
    ImageDraw.Draw(image).rectangle((0, above.height, WIDTH, above.height + 7), fill=rgb("#c79a52"))
    _seats(image, edition, final, words, players, above.height + 20)
    below = above.height + 30 + _ROW * len(final.seats)
    if tie:
        write(image, (_EDGE, below + 48), tie, "label", 48, BRICK, room=WIDTH - 2 * _EDGE)
    _legend(image, legend, below + (_LEGEND if tie else 0))
    return image


def lay_result(edition: Edition, view: View, final: Final, players: Sequence[ShownPlayer]) -> Canvas:
    """The final board with the ways of completed tickets."""
    canvas = lay_table(edition, view, players)
    _ways(canvas, edition, final, players)
    put_cities(canvas, edition, edition.city_index)
    return canvas


def _ways(canvas: Canvas, edition: Edition, final: Final, players: Sequence[ShownPlayer]) -> None:
    """A pale line along the ways of completed tickets, and a ring around their ends."""
    scene = scene_of(edition)
    used: dict[str, set[int]] = {}
    ends: dict[str, int] = {}
    for seat in final.seats:
        for ticket in seat.standing.tickets:
            if ticket.done:
                for route in ticket.way:
                    used.setdefault(route, set()).add(seat.standing.seat)
                for city in edition.tickets[ticket.ticket].cities:
                    ends[city] = seat.standing.seat
    for name, seats in used.items():
        line = scene.lanes[edition.route_index[name]].line
        for number, seat_number in enumerate(sorted(seats)):
            look, width = players[seat_number].look, scene.style.px(6)
            canvas.put("ways", partial(_thread, line=line, look=look, number=number, width=width))
    for city, seat_number in ends.items():
        disc = scene.discs[edition.city_index[city]]
        colour = shade(players[seat_number].look.fill, 1.2)
        canvas.put("rings", ring_sprite(disc.x, disc.y, disc.radius * 1.4, colour))


def _thread(
    table: Image.Image, line: Sequence[tuple[float, float]], look: PlayerColour, number: int, width: int
) -> None:
    pen = ImageDraw.Draw(table)
    points = [(x, y + number * width * 1.2) for x, y in line]
    pen.line(points, fill=IVORY, width=width, joint="curve")
    pen.line(points, fill=shade(look.fill, 0.9), width=max(2, width // 2), joint="curve")


def _seats(
    image: Image.Image, edition: Edition, final: Final, words: Words, players: Sequence[ShownPlayer], top: int
) -> None:
    """The players by place, each with a bar."""
    ranked = sorted(final.seats, key=lambda seat: (seat.place, seat.standing.seat))
    bars = [bar(seat) for seat in ranked]
    measure = scale(bars, _EDGE, WIDTH - 2 * _EDGE - _TOTAL)
    paths = any(line.source == "longest_path" for seat in final.seats for line in seat.lines)
    for number, (seat, drawn) in enumerate(zip(ranked, bars, strict=True)):
        y = top + number * _ROW
        _heading(image, edition, seat, words, players[seat.standing.seat], paths, y)
        _bar(image, drawn, measure, y + 84)


def _heading(
    image: Image.Image, edition: Edition, seat: SeatResult, words: Words, player: ShownPlayer, paths: bool, y: int
) -> None:
    """Place, piece, the whole name, and how long the longest path is where that counts."""
    place = words.say("picture-place", place=str(seat.place))
    write(image, (_EDGE, y + 62), place, "head", 58, BRICK if seat.place == 1 else FADED)
    stamp(image, piece_sprite(Box(_EDGE + 132, y + 44, 0, 92, 40), edition.pieces[0].id, player.look))
    left, right = _EDGE + 200, WIDTH - _EDGE
    if paths:
        told = words.say("picture-longest", length=str(seat.standing.longest))
        right -= round(write(image, (right, y + 62), told, "text", 48, FADED, "r")) + 30
    size = fonts.shrunk("label", 60, player.name, right - left, 36)
    write(image, (left, y + 64), player.name, "label", size, INK, room=right - left)


def _bar(image: Image.Image, drawn: Bar, measure: Scale, y: int) -> None:
    """Gains from zero; behind the total they are pale. Below them, from their end back to the total, what was lost."""
    zero = round(measure.x(0))
    ImageDraw.Draw(image).line((zero, y - 8, zero, y + _GAIN + _LOSS + 10), fill=INK, width=4)
    for one in drawn.gains:
        _stretch(image, one, measure, (y, y + _GAIN), 46, max(0, drawn.total))
    for one in drawn.losses:
        _stretch(image, one, measure, (y + _GAIN + 4, y + _GAIN + 4 + _LOSS), 40)
    _total(image, drawn, measure, y)


def _stretch(
    image: Image.Image, one: Stretch, measure: Scale, rows: tuple[int, int], size: int, pale_from: int | None = None
) -> None:
    left, right = round(measure.x(one.start)), round(measure.x(one.end))
    solid = right
    if pale_from is not None and one.end > pale_from:
        solid = max(left, round(measure.x(pale_from)))
    fill(image, one.source, (left, rows[0], right, rows[1]), solid)
    text, (colour, _) = signed(one.points), SOURCES[one.source]
    wide = fonts.width("bold", size, text)
    if wide + 12 <= solid - left:
        _number(image, text, size, ((left + solid) / 2, rows), colour, IVORY)
    elif wide + 12 <= right - solid:
        _number(image, text, size, (right - 12 - wide / 2, rows), mix(colour, PAPER, 0.72), shade(FADED, 0.75))


def _number(image: Image.Image, text: str, size: int, at: tuple[float, tuple[int, int]], ground: RGB, ink: RGB) -> None:
    """Points in the middle of their rows, on ground without a pattern."""
    x, (top, bottom) = at
    half, y = fonts.width("bold", size, text) / 2 + 5, (top + bottom) / 2
    box = (round(x - half), round(y - size * 0.44), round(x + half), round(y + size * 0.44))
    ImageDraw.Draw(image).rounded_rectangle(box, 9, fill=ground)
    write(image, (x, y + size * 0.34), text, "bold", size, ink, "m")


def _total(image: Image.Image, drawn: Bar, measure: Scale, y: int) -> None:
    """The total on a plate behind everything that was gained, so that it hides none of it."""
    text = signed(drawn.total)
    left = round(measure.x(max(drawn.gained, drawn.total))) + 8
    wide = round(fonts.width("bold", 62, text)) + 36
    box = (left, y + 2, left + wide, y + _GAIN - 2)
    ImageDraw.Draw(image).rounded_rectangle(box, 12, fill=IVORY, outline=BRICK, width=4)
    write(image, (left + wide / 2, y + _GAIN / 2 + 21), text, "bold", 62, BRICK, "m")


Entry = tuple[Source | None, str]
"""A source of points with its name, or the lines on the map."""


def _legend_rows(final: Final, words: Words) -> list[list[Entry]]:
    """Sources that occur, and the lines on the map if there are any, with their names, in rows that fit."""
    sources = dict.fromkeys(line.source for seat in final.seats for line in seat.lines if line.points)
    entries: list[Entry] = [(source, words.source(source)) for source in sources]
    if any(ticket.done for seat in final.seats for ticket in seat.standing.tickets):
        entries.append((None, words.say("picture-ways")))
    rows: list[list[Entry]] = [[]]
    used = 0.0
    for entry in entries:
        wide = fonts.width("label", 48, entry[1]) + 120
        if used + wide > WIDTH - 2 * _EDGE and rows[-1]:
            rows.append([])
            used = 0.0
        rows[-1].append(entry)
        used += wide
    return rows


def _legend(image: Image.Image, rows: list[list[Entry]], top: int) -> None:
    for number, row in enumerate(rows):
        x, y = float(_EDGE), top + number * _LEGEND
        for source, text in row:
            box = (round(x), y + 10, round(x) + 48, y + 52)
            if source is None:
                _sample(image, box)
            else:
                fill(image, source, box, box[2])
            x += 64 + write(image, (x + 64, y + 48), text, "label", 48, INK) + 50


def _sample(image: Image.Image, box: tuple[int, int, int, int]) -> None:
    """A line as on the map, with a ring at its end."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    _thread(image, ((left, middle), (right - 20, middle)), PLAYER_COLOURS[1], 0, 14)
    stamp(image, ring_sprite(right - 14, middle, 15, shade(PLAYER_COLOURS[1].fill, 1.2)))
