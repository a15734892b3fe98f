"""Opponents think in a process of their own, and whatever becomes of it, the game goes on."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.errors import OnTheLoop
from bot.opponents import Opponents, Thinker, thinker_process
from bot.opponents.protocol import ENCODER, QUESTIONS, Decision, Question
from bot.opponents.thinker_process import decide
from bot.service import Service, TableOptions, Where
from engine.opponents import Thought
from tests.bot.desk import CHANNEL, GUILD, HANNAH, click, log_of, play_one, service_on


@pytest_asyncio.fixture
async def thinker() -> AsyncIterator[Thinker]:
    found = Thinker()
    yield found
    await found.close()


@pytest_asyncio.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    async with service_on(tmp_path / "db") as found:
        yield found


async def _asked(service: Service, level: str = "easy") -> tuple[Question, bytes]:
    table = await service.tables.create(click(), Where(CHANNEL, GUILD), TableOptions("paris", order="joined"), ["easy"])
    await service.tables.start(click(), table.game)
    turn = await service.opponents.turn(table.game)
    assert turn is not None
    board = await service.opponents.board(turn.edition_digest)
    return Question(level, turn.edition_digest, turn.view, turn.legal, turn.seed), board


async def test_a_decision_is_legal_and_the_same_every_time(service: Service, thinker: Thinker) -> None:
    question, board = await _asked(service)
    first = await thinker.decide(question, board)
    assert first.action in question.legal
    assert await thinker.decide(question, board) == first


async def test_a_question_tells_nothing_that_the_seat_may_not_know(service: Service) -> None:
    question, _ = await _asked(service)
    assert question.view.seat == 1
    assert not hasattr(question, "state")
    hidden = await service.looking.seen((await service.looking.table_here(CHANNEL)).game, HANNAH)
    assert set(hidden.view.offer).isdisjoint(question.view.offer)


async def test_a_process_that_was_killed_is_replaced(service: Service, thinker: Thinker) -> None:
    question, board = await _asked(service)
    first = await thinker.decide(question, board)
    process = thinker._process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    await process.wait()
    assert await thinker.decide(question, board) == first


async def test_a_thinker_that_fails_costs_nobody_the_game(
    service: Service, thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    question, board = await _asked(service, level="there is no such level")
    with caplog.at_level(logging.ERROR):
        assert (await thinker.decide(question, board)).action == question.legal[0]
    assert "could not decide" in caplog.text


async def test_the_log_tells_where_thinking_failed_and_not_what_the_seat_holds(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    question, board = await _asked(service)
    held = question.view.offer[0]

    def fails(*_: object) -> Thought:
        raise KeyError(held)

    async def at_once(_: Thinker, line: bytes) -> Decision:
        return await asyncio.to_thread(decide, QUESTIONS.decode(line), {})

    monkeypatch.setattr(thinker_process, "choose", fails)
    monkeypatch.setattr(Thinker, "_exchange", at_once)
    assert await Thinker().advise(question, board) is None
    assert "in fails" in caplog.text
    assert "KeyError" in caplog.text
    assert str(held) not in caplog.text


async def test_thinking_on_the_loop_is_refused(service: Service) -> None:
    question, _ = await _asked(service)
    with pytest.raises(OnTheLoop):
        decide(question, {})


async def test_the_process_ends_when_its_input_does(service: Service, thinker: Thinker) -> None:
    question, board = await _asked(service)
    await thinker.decide(question, board)
    process = thinker._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    assert await asyncio.wait_for(process.wait(), 20) == 0


@pytest.mark.parametrize("end", [b"\n", b""], ids=["while it thought", "while it was asked"])
async def test_the_process_ends_without_a_word_when_the_bot_was_killed(service: Service, end: bytes) -> None:
    question, board = await _asked(service)
    whole = Question(question.level, question.digest, question.view, question.legal, question.seed, board.decode())
    hears, answers = os.pipe()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.opponents.thinker_process"),
        stdin=asyncio.subprocess.PIPE,
        stdout=answers,
        stderr=asyncio.subprocess.PIPE,
    )
    os.close(answers)
    os.close(hears)
    _, said = await asyncio.wait_for(process.communicate(ENCODER.encode(whole)[: None if end else 1000] + end), 20)
    assert (process.returncode, said) == (0, b"")


async def test_opponents_play_beside_a_person_to_the_end(tmp_path: Path, service: Service, thinker: Thinker) -> None:
    opponents = Opponents(service.opponents, thinker)
    service.changes.patience = 0
    service.changes.listeners.append(opponents.wake)
    table = await service.tables.create(click(), Where(CHANNEL, GUILD), TableOptions("amsterdam"), ["easy", "random"])
    await service.tables.start(click(), table.game)
    chance = Random(1)
    while (end := await service.looking.table(click(), table.game)).status != "ended":
        while busy := opponents.queues.under_way:
            await asyncio.wait(busy)
        await play_one(service, table, chance)
    assert end.final is not None
    log = await log_of(tmp_path / "db", table.game)
    people = [seat.user for seat in end.seats]
    assert all((row.interaction_id is None) == (people[row.seat] is None) for row in log if row.seat is not None)
    await opponents.close()
