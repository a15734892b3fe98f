"""Whether a map makes sense: checks that know nothing of each other, each a function from a board to what is wrong."""

from collections.abc import Callable, Iterator

from engine.board import Board
from maps.checks import box, cities, network, opening, rules, tickets
from maps.problems import Flaw

Check = Callable[[Board], Iterator[Flaw]]

CHECKS: tuple[Check, ...] = (
    *box.CHECKS,
    *opening.CHECKS,
    *rules.CHECKS,
    *cities.CHECKS,
    *network.CHECKS,
    *tickets.CHECKS,
)


def check(board: Board, folder: str) -> Iterator[Flaw]:
    """Everything that is wrong with a board in a folder of this name."""
    if board.id != folder:
        yield Flaw("id", f'the map "{board.id}" lies in the folder "{folder}"', "the same name for both")
    for each in CHECKS:
        yield from each(board)
