"""The process that draws one film: the order on standard input, the film on standard output.

Pillow's encoder holds Python's lock while it works on a frame, so a thread would hold up every answer of the bot.
"""

import sys
from pathlib import Path

import msgspec

import rendering
from bot.films.order import ORDERS, FilmOrder
from bot.offloop import off_the_loop
from bot.text import words
from bot.text.pictures import PictureWords
from engine import Edition
from engine.board import Board


def draw(order: FilmOrder) -> bytes:
    off_the_loop("a film")
    edition = Edition(msgspec.json.decode(order.board, type=Board))
    said = PictureWords(words(order.language))
    return rendering.replay(edition, order.shots, order.final, said, order.players).data


def main() -> None:
    cache, maps_dir = (Path(given) if given else None for given in sys.argv[1:3])
    rendering.use(cache, maps_dir)
    sys.stdout.buffer.write(draw(ORDERS.decode(sys.stdin.buffer.read())))


if __name__ == "__main__":
    main()
