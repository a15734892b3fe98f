"""Recorded games, three on every map, replay to the score lines they were recorded with."""

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

import maps
from engine import Edition
from engine.record import Record, decode_record, score_lines, sealed
from engine.replay import check_record, replay
from tests.engine.invariants import check_state

FILES = sorted((Path(__file__).parent / "records").glob("*.json"))


def read(file: Path) -> tuple[Edition, Record]:
    """A record and its map. Positions on the picture may have changed since: the digest of today's board is put in."""
    record = decode_record(file.read_bytes())
    edition = maps.edition(record.map)
    return edition, sealed(replace(record, board=edition.digest))


def test_there_are_three_finished_games_of_every_map() -> None:
    records = [read(file)[1] for file in FILES]
    assert Counter(record.map for record in records) == dict.fromkeys(maps.names(), 3)
    assert all(record.final for record in records)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_ends_with_its_score_lines(file: Path) -> None:
    edition, record = read(file)
    final = check_record(edition, record).final
    assert final is not None
    assert score_lines(final) == record.final
    for seat in record.final:
        assert sum(line.points for line in seat.lines) == seat.total
    for step in replay(edition, record):
        check_state(edition, step.state)
