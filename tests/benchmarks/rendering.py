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


def best_ms(rounds: int, *works: Callable[[], object]) -> list[float]:
    """The fastest of many runs of each, taken in turns."""
    fastest = [float("inf")] * len(works)
    for _ in range(rounds):
        for number, work in enumerate(works):
            fastest[number] = min(fastest[number], timed(work))
    return [seconds * 1000 for seconds in fastest]


def timed(work: Callable[[], object]) -> float:
    """Seconds that this thread computes: what a clock shows on an idle machine, and the same on a busy one."""
    start = time.thread_time()
    work()
    return time.thread_time() - start


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
    encoding, turn = best_ms(
        rounds, lambda: encode(image.copy()), lambda: rendering.board(edition, view, said, players, last)
    )
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
