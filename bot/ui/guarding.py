"""The work of a click, guarded: acknowledged in time, and whatever goes wrong is answered with one sentence."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial

import discord

from bot.errors import AtRest, Refusal
from bot.service import StoreProblem
from bot.ui.answer import UNTAKEN, Answer, Interaction
from bot.ui.layout import Panel, Text
from bot.ui.noting import kind_of
from bot.ui.refusals import refusal_text, rest_buttons
from bot.ui.show import laid_out

log = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds after which an interaction is acknowledged though its answer is not ready; Discord waits for three."""

GONE = {10062, 10015, 10008, 40060, 50027}
"""Unknown interaction, webhook or message, answered already, token invalid: nobody is left to hear the answer."""

_under_way: set[asyncio.Task[None]] = set()


async def all_answered(patience: float) -> None:
    """Let clicks that are being worked on end, so that nobody waits for an answer that never comes."""
    waiting = {task for task in _under_way if task is not asyncio.current_task()}
    if waiting:
        await asyncio.wait(waiting, timeout=patience)


async def guarded(interaction: Interaction, work: Callable[[Answer], Awaitable[None]], updates: bool = False) -> None:
    """Do the work of a click; whatever goes wrong is answered with one sentence.

    discord.py only logs what the callback of a dynamic item raises, so nothing may get past here.
    """
    began = time.perf_counter()
    if (task := asyncio.current_task()) is not None:
        _under_way.add(task)
        task.add_done_callback(_under_way.discard)
    answer = Answer(interaction, updates)
    late = asyncio.create_task(_acknowledge_late(answer))
    outcome = "answered"
    try:
        answer.begin()
        await answer.learn_language()
        await work(answer)
    except Refusal as refusal:
        outcome = "refused"
        await _refused(answer, refusal)
    except discord.HTTPException as error:
        outcome = "fault" if error.code not in GONE else "too late"
        if error.code not in GONE:
            await _fault(answer, error)
        else:
            log.info("the answer to interaction %s came too late: %s", interaction.id, error)
    except RuntimeError as error:  # aiohttp's "Session is closed", when the bot stops before a picture is there
        if interaction.client.is_closed():
            log.info(
                "interaction %s was not answered to the end, because the bot is stopping: %s", interaction.id, error
            )
        else:
            outcome = "fault"
            await _fault(answer, error)
    except Exception as error:  # noqa: BLE001 - the last resort of a click: the player gets a reference, the log the rest
        outcome = "fault"
        await _fault(answer, error)
    finally:
        late.cancel()
        answer.is_out()
        answer.desk.metrics.answered(kind_of(interaction), outcome, answer.out_at - began)
        game = answer.table.game if answer.table is not None else "none"
        log.info("%s, game %s: %d ms", kind_of(interaction), game, (time.perf_counter() - began) * 1000)


async def _acknowledge_late(answer: Answer) -> None:
    await asyncio.sleep(PATIENCE)
    try:
        await answer.acknowledge()
    except UNTAKEN as error:
        log.info("interaction %s could not be acknowledged: %s", answer.interaction.id, error)


async def _refused(answer: Answer, refusal: Refusal) -> None:
    """One sentence; a seat is named, so the table is looked up if the work did not get so far."""
    if answer.table is None and "seat" in refusal.arguments:
        try:
            answer.table = await answer.desk.service.looking.table_here(answer.channel)
        except (Refusal, StoreProblem) as error:
            log.info("interaction %s: the table that is refused can't be looked up: %r", answer.interaction.id, error)
    text = refusal_text(answer.words, refusal, answer.table)
    if isinstance(refusal, AtRest) and answer.table is not None:
        panel = Panel((Text(text), *rest_buttons(answer.words, answer.table, answer.click)))
        make = partial(laid_out, panel, "", answer.table.game)
        await _last_words(answer, lambda: answer.show(make))
        return
    await _last_words(answer, lambda: answer.say(text))


async def _fault(answer: Answer, error: BaseException) -> None:
    """Discord did not take the answer, or it is a fault of ours; either way the player hears whether the move is saved.

    Of a fault the log gets the traceback, the player a short reference to it.
    """
    saved = await _was_saved(answer)
    if saved is not None and _is_away(error):
        log.warning("the answer to interaction %s was not taken: %r (saved: %s)", answer.interaction.id, error, saved)
        untaken = answer.words.say("saved-unanswered" if saved else "unanswered", at=_at(answer))
        await _last_words(answer, lambda: answer.say(untaken))
        return
    reference = answer.desk.ids.reference()
    if isinstance(error, StoreProblem):
        log.error("fault %s: the database does not work: %s", reference, error)
    else:
        log.error("fault %s", reference, exc_info=error)
    key = "fault-unknown" if saved is None else "fault-saved" if saved else _unsaved(error)
    await _last_words(answer, lambda: answer.say(answer.words.say(key, reference=reference, at=_at(answer))))


def _unsaved(error: BaseException) -> str:
    return "fault-store" if isinstance(error, StoreProblem) else "fault"


async def _was_saved(answer: Answer) -> bool | None:
    """Whether anything was written because of this interaction; None when even that can't be looked up."""
    try:
        return await answer.desk.service.looking.was_done(answer.interaction.id)
    except StoreProblem as error:
        log.error("whether interaction %s was carried out is not known: %s", answer.interaction.id, error)
        return None


def _is_away(error: BaseException) -> bool:
    """Whether this is Discord's trouble rather than a form of ours that it refuses."""
    if isinstance(error, discord.HTTPException):
        return error.status == 429 or error.status >= 500
    return isinstance(error, UNTAKEN)


def _at(answer: Answer) -> str:
    """Where the person sees how things stand."""
    return "game" if answer.table is not None and answer.table.going_on else "table"


async def _last_words(answer: Answer, say: Callable[[], Awaitable[None]]) -> None:
    try:
        await say()
    except UNTAKEN as error:
        log.info("interaction %s could not be answered: %s", answer.interaction.id, error)
    except RuntimeError as error:  # aiohttp's "Session is closed"
        if not answer.interaction.client.is_closed():
            raise
        log.info("interaction %s was not answered, because the bot is stopping: %s", answer.interaction.id, error)
