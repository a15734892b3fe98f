"""How fast pictures are made: one JSON object a line per map, then one for all of them in memory.

encode_only_ms is the same picture, encoding alone; turn_ms the whole way from a view to bytes, warm; cold_base_s
painting the base the first time ever, disk_base_s reading it from the cache.
"""

import argparse
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import psutil

import maps
import rendering
from bot.text import words
from bot.text.pictures import PictureWords
from rendering import bases
from rendering.boards import draw_board
from rendering.picture import encode
from tests.rendering.tables import busy_table, seated


def best_ms(rounds: int, make: Callable[[], object]) -> float:
    """The fastest of many runs: on a shared machine the others measure somebody else's work."""
    fastest = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        make()
        fastest = min(fastest, time.perf_counter() - start)
    return fastest * 1000


def timed(make: Callable[[], object]) -> float:
    start = time.perf_counter()
    make()
    return time.perf_counter() - start


def measure(name: str, rounds: int, cache: Path) -> dict[str, object]:
    edition = maps.edition(name)
    view, last = busy_table(edition)
    players, said = seated(len(view.seats)), PictureWords(words("en"))
    rendering.use(cache)
    bases.forget()
    cold = timed(lambda: bases.base_of(edition))
    bases.forget()
    disk = timed(lambda: bases.base_of(edition))
    picture = rendering.board(edition, view, said, players, last)
    image = draw_board(edition, view, said, players, last)
    encoding = best_ms(rounds, lambda: encode(image.copy()))
    turn = best_ms(rounds, lambda: rendering.board(edition, view, said, players, last))
    return {
        "map": name,
        "size": f"{image.width}x{image.height}",
        "encode_only_ms": round(encoding, 1),
        "turn_ms": round(turn, 1),
        "ratio": round(turn / encoding, 2),
        "bytes": len(picture.data),
        "cold_base_s": round(cold, 2),
        "disk_base_s": round(disk, 3),
        "rss_mb": round(psutil.Process().memory_info().rss / 1e6),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=25, help="runs per figure; the fastest counts")
    parser.add_argument("--maps", nargs="*", default=list(maps.names()))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for name in arguments.maps:
            print(json.dumps(measure(name, arguments.rounds, Path(folder))), flush=True)
    print(json.dumps({"all_maps_rss_mb": round(psutil.Process().memory_info().rss / 1e6)}))


if __name__ == "__main__":
    main()
