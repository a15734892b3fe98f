"""Changes of a game when others write too: worked out again, told once, and never a fault for a player."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

import bot.service.loading
from bot.errors import AlreadyDone, Crowded, NotYours, NotYourTurn
from bot.service import Played, Seen, Service
from bot.store import MovedOn, StoreProblem
from bot.store.sqlite import SqliteStore
from engine import apply, final_scores
from engine.actions import Action, Claim, DrawBlind
from engine.opponents import Reason, Thought
from tests.bot.desk import HANNAH, OLENA, click, lobby, opened, service_on

JOINED = list(range(12, 16))


async def test_two_services_on_one_file_get_in_each_others_way_unnoticed(tmp_path: Path) -> None:
    async with service_on(tmp_path / "db") as one, service_on(tmp_path / "db") as other:
        table = await lobby(one, map="europe")
        await other.looking.table(click(), table.game)
        joins = [(one, other)[user % 2].tables.join(click(user), table.game) for user in JOINED]
        await asyncio.gather(*joins)
        seats = (await one.looking.table(click(), table.game)).seats
        assert sorted(seat.user or 0 for seat in seats) == [HANNAH, *JOINED]
        assert len({seat.colour for seat in seats}) == len({seat.place for seat in seats}) == 5


class _Faster:
    """Another writer that is faster so many times."""

    def __init__(self, times: int) -> None:
        self.left = times
        self._save = SqliteStore.save

    def patched(self) -> Any:
        save = self._save

        async def slower(store: SqliteStore, old: Any, new: Any, actions: Any, **more: Any) -> None:
            if self.left:
                self.left -= 1
                raise MovedOn
            await save(store, old, new, actions, **more)

        return patch.object(SqliteStore, "save", slower)


def _writing_waits_for(ready: Callable[[], bool]) -> Any:
    """A database that takes its time until something has happened."""
    save = SqliteStore.save

    async def slower(store: SqliteStore, old: Any, new: Any, actions: Any, **more: Any) -> None:
        while not ready():  # noqa: ASYNC110 - what it waits for is no event
            await asyncio.sleep(0)
        await save(store, old, new, actions, **more)

    return patch.object(SqliteStore, "save", slower)


async def test_a_change_is_worked_out_again_when_another_writer_was_faster(service: Service) -> None:
    table = await opened(service, OLENA)
    with _Faster(5).patched():
        played = await service.turns.act(click(), table.game, [DrawBlind(), DrawBlind()])
    assert not played.seen.legal
    assert played.seen.table.seq == table.seq + 2


async def test_an_answer_is_prepared_while_the_move_is_written(service: Service) -> None:
    """What was prepared for a row that another writer has overtaken does not count."""
    table = await opened(service, OLENA)
    stored: list[int] = []
    prepared: list[Played] = []

    async def prepare(played: Played) -> None:
        stored.append((await service.looking.table(click(), table.game)).seq)
        prepared.append(played)

    with _writing_waits_for(lambda: bool(prepared)):
        played = await service.turns.act(click(), table.game, [DrawBlind(), DrawBlind()], prepare=prepare)
    assert stored == [table.seq]
    assert prepared[-1] is played
    with _Faster(3).patched():
        played = await service.turns.act(click(OLENA), table.game, [DrawBlind(), DrawBlind()], prepare=prepare)
    assert prepared[-1] is played


async def test_in_the_middle_of_a_turn_nothing_is_prepared(service: Service) -> None:
    """What is shown then is read from the log, after it was written."""
    table = await opened(service, OLENA)

    async def prepare(played: Played) -> None:
        raise AssertionError("prepared")

    played = await service.turns.act(click(), table.game, [DrawBlind()], prepare=prepare)
    assert len(played.seen.since) > len((await service.looking.seen(table.game, OLENA)).since)


async def test_a_move_is_saved_and_told_though_its_answer_can_not_be_prepared(service: Service) -> None:
    table = await opened(service, OLENA)
    told: list[str] = []
    service.changes.patience = 0
    service.changes.listeners.append(told.append)

    async def prepare(played: Played) -> None:
        raise RuntimeError("no words")

    with pytest.raises(RuntimeError, match="no words"):
        await service.turns.act(click(), table.game, [DrawBlind(), DrawBlind()], prepare=prepare)
    assert told == [table.game]
    assert (await service.looking.table(click(), table.game)).seq == table.seq + 2


async def test_whoever_has_looked_decides_without_another_look(service: Service) -> None:
    table = await opened(service, OLENA)
    assert service.looking.at_hand(table.game, HANNAH) is None
    seen = await service.looking.seen_here(table.where.channel, HANNAH)
    assert service.looking.at_hand(table.game, HANNAH) is seen
    assert service.looking.at_hand_in(table.where.channel, HANNAH) is seen
    await service.looking.seen(table.game, OLENA)
    assert service.looking.at_hand(table.game, OLENA) is None, "it is not her turn"
    given: list[Seen] = []

    def decide(now: Seen) -> list[Action]:
        given.append(now)
        return [DrawBlind(), DrawBlind()]

    with patch.object(SqliteStore, "seen_in", _unread), patch.object(SqliteStore, "game", _unread):
        await service.turns.decide(click(), table.game, decide)
    assert given == [seen]
    assert service.looking.at_hand_in(table.where.channel, HANNAH) is None, "what was decided is not decided again"


async def test_what_was_told_meanwhile_is_known_to_whoever_acts_next(service: Service) -> None:
    table = await opened(service, OLENA)
    await service.looking.seen(table.game, HANNAH)
    await service.ledger.troubled(table.game, "forbidden")
    played = await service.turns.act(click(), table.game, [DrawBlind(), DrawBlind()])
    assert played.seen.table.trouble == "forbidden"


async def test_when_changes_of_others_may_be_missed_nothing_is_remembered(service: Service) -> None:
    table = await opened(service, OLENA)
    await service.looking.seen(table.game, HANNAH)
    service.changed_elsewhere("")
    assert service.looking.at_hand(table.game, HANNAH) is None


async def _unread(*arguments: Any) -> Any:
    raise AssertionError("nothing need be read")


async def test_it_is_decided_by_what_another_writer_has_left(tmp_path: Path) -> None:
    """The one has looked before the other moved: nothing that was true only then is played or refused."""
    async with service_on(tmp_path / "db") as one, service_on(tmp_path / "db") as other:
        table = await opened(one, OLENA)
        before = await one.looking.seen(table.game, HANNAH)
        await other.turns.act(click(), table.game, [DrawBlind()])
        given: list[int] = []

        def decide(now: Seen) -> list[Action]:
            given.append(now.move)
            return [DrawBlind()]

        played = await one.turns.decide(click(), table.game, decide)
        assert given == [before.move, before.move + 1]
        assert not played.seen.legal
        assert played.seen.table.seq == table.seq + 2
        await other.turns.act(click(OLENA), table.game, [DrawBlind(), DrawBlind()])
        assert (await one.turns.decide(click(), table.game, decide)).seen.table.seq == table.seq + 5


async def _ends_in_two_ways(service: Service) -> tuple[str, int, dict[tuple[int, ...], Action]]:
    """A game before its last action, whose it is, and an action for each of several results."""
    rng = Random(5)
    for _ in range(20):
        table = await opened(service, OLENA)
        while (await service.looking.table(click(), table.game)).status == "playing":
            user = HANNAH if (await service.looking.seen(table.game, HANNAH)).legal else OLENA
            seen = await service.looking.seen(table.game, user)
            loaded = await service.history._games.load(table.game)
            ends: dict[tuple[int, ...], Action] = {}
            for action in seen.legal:
                state = apply(loaded.edition, loaded.playing, seen.seat, action).state
                if state.ended:
                    ends[tuple(seat.total for seat in final_scores(loaded.edition, state).seats)] = action
            if len(ends) > 1:
                return table.game, user, ends
            claims = [action for action in seen.legal if isinstance(action, Claim)]
            await service.turns.act(click(user), table.game, [rng.choice(claims or seen.legal)])
    raise AssertionError("no game ends in two ways")


async def test_an_end_that_was_not_written_leaves_no_score(service: Service) -> None:
    """The result is worked out while it is written; if that fails, another end may follow."""
    game, user, ends = await _ends_in_two_ways(service)
    (_, lost), (scores, kept) = list(ends.items())[:2]
    prepared: list[Played] = []

    async def prepare(played: Played) -> None:
        prepared.append(played)

    async def full(*arguments: Any, **more: Any) -> None:
        while not prepared:  # noqa: ASYNC110 - what it waits for is no event
            await asyncio.sleep(0.01)
        raise StoreProblem("the disk is full")

    with patch.object(SqliteStore, "save", full), pytest.raises(StoreProblem):
        await service.turns.act(click(user), game, [lost], prepare=prepare)
    await service.turns.act(click(user), game, [kept], prepare=prepare)
    final = (await service.looking.table(click(), game)).final
    assert final is not None
    assert tuple(seat.total for seat in final.seats) == scores


async def test_and_not_for_ever(service: Service) -> None:
    table = await opened(service, OLENA)
    with _Faster(10_000).patched(), pytest.raises(Crowded):
        await service.turns.act(click(), table.game, [DrawBlind()])
    assert (await service.looking.table(click(), table.game)).seq == table.seq


async def test_a_refused_click_wakes_nobody(service: Service) -> None:
    table = await opened(service, OLENA)
    woken: list[str] = []
    service.changes.patience = 0
    service.changes.listeners.append(woken.append)
    with pytest.raises(NotYourTurn):
        await service.turns.act(click(OLENA), table.game, [DrawBlind()])
    with pytest.raises(NotYours):
        await service.tables.cancel(click(OLENA), table.game)
    assert woken == []
    once = click()
    await service.turns.act(once, table.game, [DrawBlind()])
    assert woken == [table.game]
    with pytest.raises(AlreadyDone):
        await service.turns.act(once, table.game, [DrawBlind()])
    assert woken == [table.game]


async def test_what_was_just_encoded_is_not_decoded_again(service: Service) -> None:
    """And what is kept instead is what the store gives back."""
    table = await opened(service, OLENA)
    before = await service.looking.seen(table.game, HANNAH)
    with patch.object(bot.service.loading, "decode_state", side_effect=AssertionError("decoded")):
        played = await service.turns.act(click(), table.game, [before.legal[0]], before.move)
    again = await service.looking.seen(table.game, HANNAH)
    assert again.view == played.seen.view
    assert again.undoable == played.seen.undoable
    assert again.table == played.seen.table


async def test_what_a_click_changed_is_told_when_its_answer_is_out(service: Service) -> None:
    table = await opened(service, OLENA)
    told: list[str] = []
    service.changes.patience = 3600
    service.changes.listeners.append(told.append)
    once = click()
    await service.turns.act(once, table.game, [DrawBlind()])
    service.changes.answered(once.interaction + 1)
    assert told == []
    service.changes.answered(once.interaction)
    assert told == [table.game]
    service.changes.answered(once.interaction)
    assert told == [table.game]


async def test_an_answer_that_never_gets_out_holds_nobody_up(service: Service) -> None:
    table = await opened(service, OLENA)
    told = asyncio.Event()
    service.changes.patience = 0.01
    service.changes.listeners.append(lambda game: told.set())
    await service.turns.act(click(), table.game, [DrawBlind()])
    assert not told.is_set()
    await told.wait()


async def test_what_nobody_clicked_is_told_at_once(service: Service) -> None:
    table = await opened(service, OLENA)
    await service.seats.resign(click(), table.game)
    told: list[str] = []
    service.changes.patience = 3600
    service.changes.listeners.append(told.append)
    turn = await service.opponents.turn(table.game)
    assert turn is not None
    assert await service.opponents.act(turn, Thought(DrawBlind(), Reason("any")))
    assert told == [table.game]


async def test_a_task_cancelled_while_the_transaction_ends_tells_of_the_change(service: Service) -> None:
    table = await opened(service, OLENA)
    told: list[str] = []
    service.changes.patience = 0
    service.changes.listeners.append(told.append)
    save = SqliteStore.save

    async def cancelled_at_the_end(store: SqliteStore, old: Any, new: Any, actions: Any, **more: Any) -> None:
        await save(store, old, new, actions, **more)
        raise asyncio.CancelledError

    with patch.object(SqliteStore, "save", cancelled_at_the_end), pytest.raises(asyncio.CancelledError):
        await service.turns.act(click(), table.game, [DrawBlind()])
    assert told == [table.game]
    assert (await service.looking.table(click(), table.game)).seq == table.seq + 1
