"""After a crash: what was saved and not shown is posted, and nothing is repeated."""

from pathlib import Path

import pytest

from bot.publish import Drawn, Post
from engine.actions import DrawBlind
from tests.bot.desk import GUILD, HANNAH, OLENA, click, opened
from tests.bot.publish.room import ListMessenger, Posted, room
from tests.bot.publish.test_publisher import TWO_BLIND, draw_two


async def test_what_was_saved_and_not_shown_is_posted_at_the_start(tmp_path: Path) -> None:
    messenger = ListMessenger()
    async with room(tmp_path / "db", messenger) as found:
        table = await opened(found.service, OLENA)
        await found.settle()
        found.service.changes.listeners.clear()
        await found.service.turns.act(click(), table.game, TWO_BLIND)
    count = len(messenger.posted)
    async with room(tmp_path / "db", messenger) as found:
        await found.publisher.recover()
        await found.settle()
        assert messenger.contents[count:] == ["turn 2: BlindDrawn BlindDrawn TurnBegan"]
        await found.publisher.recover()
        await found.settle()
        assert len(messenger.posted) == count + 1


@pytest.mark.parametrize("more", [False, True])
async def test_what_was_sent_before_the_crash_is_not_repeated(tmp_path: Path, more: bool) -> None:
    messenger = ListMessenger()
    async with room(tmp_path / "db", messenger) as found:
        table = await opened(found.service, OLENA)
        await found.settle()
        messenger.crash_after_send = True
        await draw_two(found, table.game)
        found.service.changes.listeners.clear()
        if more:
            await found.service.turns.act(click(OLENA), table.game, TWO_BLIND)
    messenger.crash_after_send = False
    sent = len(messenger.posted)
    _forget_nonces(messenger.posted)
    async with room(tmp_path / "db", messenger) as found:
        await found.publisher.recover()
        await found.settle()
        new = messenger.contents[sent:]
        assert new == (["turn 3: BlindDrawn BlindDrawn TurnBegan"] if more else [])
        mentions = [one.message.mentions for one in messenger.posted[sent:]]
        assert mentions == ([(HANNAH,)] if more else []), "who is next was not asked by the message that was found"
        assert await found.service.ledger.behind() == []


def _forget_nonces(posted: list[Posted]) -> None:
    """Discord forgets them after a few minutes."""
    from msgspec.structs import replace

    for found in posted:
        found.message = replace(found.message, nonce=f"old {found.id}")


async def test_a_message_without_picture_is_recognised_by_its_words(tmp_path: Path) -> None:
    messenger = ListMessenger()

    def nothing(speaker: object, post: Post) -> tuple[Drawn, ...]:
        return ()

    async with room(tmp_path / "db", messenger, paints=nothing) as found:
        table = await opened(found.service, OLENA)
        await found.settle()
        messenger.crash_after_send = True
        await draw_two(found, table.game)
    messenger.crash_after_send = False
    sent = len(messenger.posted)
    _forget_nonces(messenger.posted)
    async with room(tmp_path / "db", messenger, paints=nothing) as found:
        await found.publisher.recover()
        await found.settle()
        assert len(messenger.posted) == sent


async def test_a_turn_in_the_middle_is_not_posted_at_the_start(tmp_path: Path) -> None:
    messenger = ListMessenger()
    async with room(tmp_path / "db", messenger) as found:
        table = await opened(found.service, OLENA)
        await found.service.turns.act(click(), table.game, [DrawBlind()])
        await found.settle()
    requests = messenger.requests
    async with room(tmp_path / "db", messenger) as found:
        await found.publisher.recover()
        await found.settle()
    assert messenger.requests == requests


async def test_opponents_go_on_after_a_restart(tmp_path: Path) -> None:
    messenger = ListMessenger()
    async with room(tmp_path / "db", messenger) as found:
        table = await opened(found.service, OLENA)
        await found.settle()
        found.service.changes.listeners.clear()
        await found.service.seats.resign(click(), table.game)
    async with room(tmp_path / "db", messenger) as found:
        await found.publisher.recover()
        await found.opponents.recover(lambda guild: guild != GUILD)
        await found.settle()
        assert (await found.service.looking.table(click(), table.game)).awaited[0].resigned, "another thinks"
        await found.opponents.recover(lambda guild: guild == GUILD)
        await found.settle()
        assert (await found.service.looking.table(click(), table.game)).awaited[0].user == OLENA
        assert messenger.contents[-1].startswith("turn 2: Resigned")
