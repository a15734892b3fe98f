"""The result: the final board with the ways of completed tickets, and a bar per player split by source."""

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw

from engine.edition import Edition
from engine.final import Final, SeatResult, Source
from engine.view import View
from rendering import alt, fonts
from rendering.canvas import Canvas
from rendering.geometry import Box
from rendering.lettering import signed, write
from rendering.palette import BRICK, FADED, INK, IVORY, RGB, PlayerColour, rgb, shade
from rendering.picture import Picture, encode
from rendering.pieces import piece_sprite
from rendering.places import put_cities
from rendering.players import ShownPlayer
from rendering.scene import scene_of
from rendering.tabletop import lay_table, ring_sprite
from rendering.texture import paper
from rendering.tile import stamp
from rendering.title import draw_title
from rendering.words import Words

WIDTH = 1800
_ROW = 118
_SOURCES: dict[Source, RGB] = {
    "routes": rgb("#5b7f95"),
    "tickets_done": rgb("#5c8f4a"),
    "tickets_missed": rgb("#b8493a"),
    "stations": rgb("#c79a52"),
    "longest_path": rgb("#8a5ca8"),
    "ports": rgb("#2f7f8f"),
    "ports_unbuilt": rgb("#a8684a"),
    "goods": rgb("#c78a2e"),
    "flag_sets": rgb("#4a62a8"),
    "exchange": rgb("#8a7f72"),
}


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
    rows = _ROW * len(final.seats) + 56 * len(legend) + 60
    image = Image.new("RGB", (WIDTH, above.height + rows))
    image.paste(paper((WIDTH, rows)), (0, above.height))
    image.paste(above, (0, 0))
    ImageDraw.Draw(image).rectangle((0, above.height, WIDTH, above.height + 7), fill=rgb("#c79a52"))
    _bars(image, edition, final, words, players, above.height + 24)
    _legend(image, legend, above.height + 30 + _ROW * len(final.seats))
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


def _bars(
    image: Image.Image, edition: Edition, final: Final, words: Words, players: Sequence[ShownPlayer], top: int
) -> None:
    most = max([sum(abs(line.points) for line in seat.lines) for seat in final.seats] + [1])
    ranked = sorted(final.seats, key=lambda seat: (seat.place, seat.standing.seat))
    for number, seat in enumerate(ranked):
        _bar(image, edition, seat, words, players[seat.standing.seat], most, top + number * _ROW)


def _bar(
    image: Image.Image, edition: Edition, seat: SeatResult, words: Words, player: ShownPlayer, most: int, y: int
) -> None:
    place = words.say("picture-place", place=str(seat.place))
    write(image, (40, y + 66), place, "head", 48, BRICK if seat.place == 1 else FADED)
    sprite = piece_sprite(Box(144, y + 50, 0, 74, 32), edition.pieces[0].id, player.look)
    stamp(image, sprite)
    write(image, (196, y + 64), player.name, "label", 40, INK, room=300)
    write(image, (604, y + 66), signed(seat.total), "bold", 52, BRICK, "r")
    left, room = 632, WIDTH - 632 - 40
    pen = ImageDraw.Draw(image)
    x = float(left)
    for line in sorted(seat.lines, key=lambda line: line.points < 0):
        wide = abs(line.points) / most * room
        if not line.points:
            continue
        box = (round(x), y + 24, round(x + wide), y + 78)
        fill = _SOURCES[line.source]
        pen.rectangle(box, fill=fill, outline=(40, 26, 14), width=2)
        if line.points < 0:
            _hatch(image, box)
        text = signed(line.points)
        if fonts.width("bold", 30, text) + 8 <= wide:
            write(image, ((box[0] + box[2]) / 2, y + 62), text, "bold", 30, IVORY, "m")
        x += wide


def _hatch(image: Image.Image, box: tuple[int, int, int, int]) -> None:
    """Points taken away are hatched: a cue besides the colour."""
    left, top, right, bottom = box
    piece = Image.new("L", (max(1, right - left - 3), max(1, bottom - top - 3)), 0)
    pen = ImageDraw.Draw(piece)
    for x in range(-piece.height, piece.width, 12):
        pen.line((x, piece.height, x + piece.height, 0), fill=64, width=3)
    image.paste(IVORY, (left + 2, top + 2, left + 2 + piece.width, top + 2 + piece.height), piece)


def _legend_rows(final: Final, words: Words) -> list[list[tuple[Source, str]]]:
    """Sources that occur, with their names, in rows that fit."""
    sources = list(dict.fromkeys(line.source for seat in final.seats for line in seat.lines if line.points))
    rows: list[list[tuple[Source, str]]] = [[]]
    used = 0.0
    for source in sources:
        text = words.source(source)
        wide = fonts.width("label", 30, text) + 84
        if used + wide > WIDTH - 80 and rows[-1]:
            rows.append([])
            used = 0.0
        rows[-1].append((source, text))
        used += wide
    return rows


def _legend(image: Image.Image, rows: list[list[tuple[Source, str]]], top: int) -> None:
    pen = ImageDraw.Draw(image)
    for number, row in enumerate(rows):
        x, y = 44.0, top + number * 56
        for source, text in row:
            box = (round(x), y + 6, round(x) + 34, y + 36)
            pen.rectangle(box, fill=_SOURCES[source], outline=(40, 26, 14), width=2)
            if source in ("tickets_missed", "ports_unbuilt", "exchange"):
                _hatch(image, box)
            x += 46 + write(image, (x + 46, y + 32), text, "label", 30, INK) + 38
