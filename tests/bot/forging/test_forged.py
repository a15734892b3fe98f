"""Forged clicks, dialogs, commands and options against the code that decodes and decides them.

FORGED says how many; `make soak` sends a million.
"""

import json
import logging
import os
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

import maps
from bot.store import GameRow, Store
from bot.ui import custom_ids, steps
from engine import apply, decode_state, legal_actions, read_action
from engine.ids import Seat
from tests.bot.desk import GUILD, CountedIds, SteadyClock, store_on
from tests.bot.forging.forger import Forger
from tests.bot.forging.stage import ADMIN, AUTOCOMPLETE, COMPONENT, PEOPLE, Complaints, Forgery, Stage, stage
from tests.bot.forging.twins import exchange_secrets, watch_only

FEW, MANY = 1_000, 1_000_000
A_STAGE = 10_000
"""So many forgeries are sent to one set of games: those that happen to be legal bring them to an end."""

_HOST_ONLY = {"start", "remove", "host"}
_NO_MOVES = {"undo", "resign", "hand-over", "take-back"}


def sizes(share: int = 1) -> list[Any]:
    return [
        pytest.param(int(os.environ.get("FORGED", FEW)) // share, id="few"),
        pytest.param(int(os.environ.get("FORGED", MANY)) // share, id="many", marks=pytest.mark.soak),
    ]


@contextmanager
def no_complaints() -> Iterator[Complaints]:
    complaints = Complaints()
    root = logging.getLogger()
    root.addHandler(complaints)
    try:
        yield complaints
    finally:
        root.removeHandler(complaints)


@pytest.mark.parametrize("count", sizes())
async def test_forged_clicks_and_options(tmp_path: Path, count: int) -> None:
    figures: Counter[str] = Counter()
    slowest, heaviest, began = 0.0, "", time.perf_counter()
    for part, begin in enumerate(range(0, count, A_STAGE)):
        async with stage(tmp_path / f"{part}.db", part) as found, watching(tmp_path / f"{part}.db") as watch:
            forger = Forger(found.service, found.games, part)
            await forger.look_around(found.send)
            await watch.changes()
            with no_complaints() as complaints:
                for _ in range(min(A_STAGE, count - begin)):
                    forgery = await forger.forged()
                    took = await checked(found, watch, forgery, complaints, figures)
                    if took > slowest:
                        slowest, heaviest = took, str(forgery.data)[:150]
    seconds = time.perf_counter() - began
    print(f"\n{count} forged in {seconds:.0f} s: {dict(figures)}")
    print(f"the longest that one held the event loop: {1000 * slowest:.0f} ms, by {heaviest}")
    assert figures["changed"] >= count // 1000, "forgeries that nobody could carry out prove nothing"


class Watch:
    """The games as they are stored, and what becomes of them."""

    def __init__(self, connection: sqlite3.Connection, store: Store) -> None:
        self._store = store
        self._connection = connection
        self._known: dict[str, GameRow] = {}

    async def changes(self) -> list[tuple[GameRow | None, GameRow]]:
        """The games that have changed since the last look, before (None for a new one) and after."""
        found = []
        for game, seq in self._connection.execute("SELECT id, seq FROM games"):
            before = self._known.get(game)
            if before is None or before.seq != seq:
                after = await self._store.game(game)
                assert after is not None
                found.append((before, after))
                self._known[game] = after
        return found

    async def check(self, before: GameRow, after: GameRow, forgery: Forgery) -> None:
        """Only who has a right to it has changed this game, and every move was legal."""
        person, edition = forgery.person, maps.edition(json.loads(before.options)["map"])
        assert person.guild == before.guild_id, "somebody of another server"
        own = next((seat for seat in before.seats if seat.user_id == person.id), None)
        in_charge = person.id == before.host_id or person.permissions == ADMIN
        people = _people(before)
        assert in_charge or people ^ _people(after) <= {person.id}, "somebody else came or went"
        assert _people(after) - people <= {person.id}, "somebody was seated who did not ask"
        state = decode_state(before.state) if before.state else None
        for row in await self._store.log(before.id, after=before.seq):
            assert row.interaction_id is not None, "nobody clicked"
            if row.action in _HOST_ONLY:
                assert in_charge
            if row.action == "cancel":  # It is called off, too, when the last person gives up.
                assert in_charge or people == {person.id}
            if row.seat is not None and row.action.split(" ")[0] not in _NO_MOVES:
                assert own is not None
                assert own.seat == row.seat
                assert state is not None
                action = read_action(row.action)
                assert action in legal_actions(edition, state, Seat(row.seat))
                state = apply(edition, state, Seat(row.seat), action).state


def _people(row: GameRow) -> set[int]:
    """Who plays there, or may come back."""
    return {seat.user_id for seat in row.seats if seat.user_id is not None and not seat.resigned}


@asynccontextmanager
async def watching(path: Path) -> AsyncIterator[Watch]:
    async with store_on(path) as store:
        with closing(sqlite3.connect(path)) as connection:
            yield Watch(connection, store)


async def checked(found: Stage, watch: Watch, forgery: Forgery, complaints: Complaints, figures: Counter[str]) -> float:
    """Send it: it is answered by a sentence or a panel, without a fault, and changes only what it may.

    What is returned is the time for which it has held the event loop at the most, in seconds.
    """
    begin = time.thread_time()
    said = await found.send(forgery)
    took = time.thread_time() - begin
    text = str(said)
    assert not complaints.heard, (forgery, complaints.heard)
    assert said or forgery.kind == AUTOCOMPLETE, forgery
    assert "went wrong" not in text, (forgery, text)
    if forgery.person.guild != GUILD:
        assert "P11" not in text, (forgery, text)  # She is the host of every table on this stage.
    figures["refused"] += "'content'" in text
    for before, after in await watch.changes():
        if before is None:
            assert (after.host_id, after.guild_id) == (forgery.person.id, forgery.person.guild), forgery
            figures["opened"] += 1
        else:
            await watch.check(before, after, forgery)
            figures["changed"] += 1
    return took


async def test_whoever_forges_the_click_that_forgets_is_forgotten_and_nobody_else(tmp_path: Path) -> None:
    """The one step that the forger leaves out, because its games would end: with ids of games of others, of another
    server, of none, on panels of others and in menus."""
    async with stage(tmp_path / "db", 1) as found, store_on(tmp_path / "db") as store:
        games, tag = [*found.games, "", "g999"], custom_ids.encode(steps.Forget())
        chance = Random(1)
        for person in chance.sample(PEOPLE, len(PEOPLE)):
            before = await _seated(store, found.games)
            for game in chance.sample(games, 6):
                channel = found.games.get(game, 9000) if person.guild == GUILD else 9000
                for custom_id in (f"o:{tag}:{game}", f"b:{game}:0:1:{tag}", f"o:menu~0:{game}"):
                    data = {"custom_id": custom_id, "component_type": 3, "values": [tag]}
                    with no_complaints() as complaints:
                        said = await found.send(Forgery(person, channel, COMPONENT, data, True))
                    assert said, custom_id
                    assert not complaints.heard
            after = await _seated(store, found.games)
            others = {place: user for place, user in before.items() if user != person.id}
            assert {place: after.get(place) for place in others} == others, "somebody else lost a seat"
            assert person.id not in after.values()


async def _seated(store: Store, games: Iterable[str]) -> dict[tuple[str, int], int | None]:
    """Who sits where, in every game that is still stored."""
    rows = [await store.game(game) for game in games]
    return {(row.id, seat.place): seat.user_id for row in rows if row is not None for seat in row.seats}


@pytest.mark.parametrize("count", sizes(share=5))
async def test_forgeries_learn_nothing(tmp_path: Path, count: int) -> None:
    """Two stages that differ in what the sender may not know: decks, other hands, other tickets. They answer alike."""
    told = 0
    for part, begin in enumerate(range(0, count, A_STAGE)):
        paths = (tmp_path / f"{part}.db", tmp_path / f"{part}-twin.db")
        async with stage(paths[0], part) as one, stage(paths[1], part) as other:
            viewer = PEOPLE[part % 3]
            for found, path, chance in ((one, paths[0], None), (other, paths[1], Random(part))):
                await watch_only(found, viewer.id)
                exchange_secrets(found, path, viewer.id, chance)
            forger = Forger(one.service, one.games, part)
            await forger.look_around(one.send)
            with (  # It is the same time in both, and a game that is started there is dealt alike.
                patch.object(SteadyClock, "now", lambda clock: 1_700_000_000_000),
                patch.object(CountedIds, "seed", lambda ids: bytes(32)),
            ):
                for _ in range(min(A_STAGE, count - begin)):
                    forgery = await forger.forged(viewer)
                    said = await one.send(forgery)
                    assert said == await other.send(forgery), forgery
                    told += "'components'" in str(said)
    print(f"\n{count} forgeries answered alike by twins; {told} of them with a panel")
    assert told > count // 100, "refusals alone prove little"
