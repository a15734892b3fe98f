"""The record of a game and its seal, made from its log: what anybody can check once the game is over."""

from collections.abc import Iterable, Iterator, Sequence

from bot.service.loading import Library, Loaded
from bot.store import ActionRow, GameRow, Store
from engine import State, final_scores
from engine.record import Record, belongs, make_record
from engine.seal import first_head, next_head


async def record_of(store: Store, row: GameRow) -> Record:
    """The record of a game that has ended; it tells every hidden card, so there is none before."""
    if row.status != "ended":
        raise ValueError(f"the game {row.id} has not ended")
    loaded = await Library(store, ()).load(row)
    return made_record(loaded, await store.log(row.id))


def made_record(loaded: Loaded, log: Iterable[ActionRow]) -> Record:
    """The record of a game with its secrets: of one going on it must not leave the service."""
    final = final_scores(loaded.edition, loaded.playing) if loaded.row.status == "ended" else None
    return make_record(loaded.edition, loaded.playing, lines(log), final)


def lines(log: Iterable[ActionRow]) -> Iterator[str]:
    """What the seats did, with what they took back; the table's own entries are no part of the game."""
    for row in log:
        if belongs(row.action):
            yield f"{row.seat} {row.action}"


def deal_head(board_id: str, state: State) -> str:
    """The head of the seal when the cards have been dealt."""
    seats, order = len(state.players), state.options.order
    return first_head(bytes.fromhex(state.seed), board_id, state.board, seats, order)


def head_after(seed: str, head: str, log: Sequence[ActionRow]) -> str:
    """The head of the seal after these rows of the log."""
    for line in lines(log):
        head = next_head(bytes.fromhex(seed), head, line)
    return head
