"""The record of a game that is over, made from its log: what anybody can check."""

from collections.abc import Iterable, Iterator

from bot.service.loading import Library
from bot.service.playing import TABLE_WORDS
from bot.store import ActionRow, GameRow, Store
from engine import final_scores
from engine.record import UNDO, Record, make_record


async def record_of(store: Store, row: GameRow) -> Record:
    """The record of a game that has ended; it tells every hidden card, so there is none before."""
    if row.status != "ended":
        raise ValueError(f"the game {row.id} has not ended")
    loaded = await Library(store, ()).load(row)
    lines = _lines(await store.log(row.id))
    return make_record(loaded.edition, loaded.playing, lines, final_scores(loaded.edition, loaded.playing))


def _lines(rows: Iterable[ActionRow]) -> Iterator[str]:
    """What the seats did, with what they took back; the table's own entries are no part of the game."""
    for row in rows:
        if row.action == UNDO or row.action.split(" ")[0] not in TABLE_WORDS:
            yield f"{row.seat} {row.action}"
