"""Which public messages go out, and what becomes of a game when Discord refuses them."""

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from bot.errors import AtRest, CantWrite, ChannelGone, Forbidden, MessageGone, OnTheLoop, Unreachable
from bot.publish import Drawn, Post, Studio
from bot.service import TableOptions, Where
from bot.store import StoreProblem
from bot.store.sqlite import SqliteStore
from engine.actions import Claim, DrawBlind
from tests.bot.desk import CHANNEL, GUILD, HANNAH, OLENA, click, lobby, opened, play_one, started
from tests.bot.publish.room import FactSpeaker, Room, dot, room

TWO_BLIND = [DrawBlind(), DrawBlind()]


async def draw_two(found: Room, game: str, user: int = HANNAH) -> None:
    await found.service.turns.act(click(user), game, TWO_BLIND)
    await found.settle()


async def test_from_lobby_to_the_first_turn(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await found.service.tables.create(
            click(), Where(CHANNEL, GUILD), TableOptions("paris", order="joined", invited=(OLENA,))
        )
        await found.settle()
        assert found.messenger.posted == [], "the answer to the command is the lobby message"
        post = found.publisher.lobby(table)
        assert post.mentions == (OLENA,)
        found.publisher.show(table.game)
        await found.settle()
        assert [(p.message.content, p.message.mentions) for p in found.messenger.posted] == [
            ("lobby -: TableOpened SeatTaken", (OLENA,))
        ]
        await found.service.tables.join(click(OLENA), table.game)
        await found.settle()
        assert found.messenger.contents == ["lobby -: SeatTaken"], "the lobby is one message that changes"
        await found.service.tables.start(click(), table.game)
        await found.settle()
        assert found.messenger.contents[1] == "opening 0: GameStarted"
        assert found.messenger.posted[1].message.mentions == (HANNAH, OLENA)
        assert not found.messenger.posted[0].buttons
        for user in (HANNAH, OLENA):
            seen = await found.service.looking.seen(table.game, user)
            await found.service.turns.act(click(user), table.game, [seen.legal[0]], seen.move)
            await found.settle()
        assert found.messenger.contents[2] == "turn 1: ChoiceMade OpeningEnded TurnBegan"
        assert found.messenger.posted[2].message.mentions == (HANNAH,)
        opening = found.messenger.posted[1]
        assert (opening.changes, opening.buttons, opening.message.pictures) == (2, False, None)


async def test_the_answer_to_the_command_becomes_the_lobby_message(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await lobby(found.service)
        post = found.publisher.lobby(table)
        answer = await found.messenger.send(CHANNEL, _message("the answer"))
        found.publisher.adopt(table.game, answer)
        await found.settle()
        assert len(found.messenger.posted) == 1
        assert found.messenger.posted[0].message.pictures
        assert post.kind == "lobby"


def _message(content: str):  # type: ignore[no-untyped-def]
    from bot.publish import Message

    return Message(content, nonce="answer")


async def test_a_turn_is_one_message_and_takes_two_requests(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await opened(found.service, OLENA)
        await found.settle()
        before, requests = len(found.messenger.posted), found.messenger.requests
        await found.service.turns.act(click(), table.game, [DrawBlind()])
        await found.settle()
        assert len(found.messenger.posted) == before, "the turn is not over"
        await found.service.turns.act(click(), table.game, [DrawBlind()])
        await found.settle()
        assert found.messenger.contents[-1] == "turn 2: BlindDrawn BlindDrawn TurnBegan"
        assert found.messenger.posted[-1].message.mentions == (OLENA,)
        assert [p.buttons for p in found.messenger.posted[-2:]] == [False, True]
        assert found.messenger.requests - requests == 2


async def test_nonces_and_file_names_tell_game_and_row(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await opened(found.service, OLENA)
        await draw_two(found, table.game)
        now = await found.service.looking.table(click(), table.game)
        seq, message = now.seq, found.messenger.posted[-1].message
        assert message.nonce == f"{table.game}.{seq}"
        name = f"{table.game}-{seq}-turn-turn2-{now.seal}.jpg"
        assert [picture.name for picture in message.pictures or ()] == [name]


async def test_moves_made_while_a_message_is_painted_are_told_in_one(tmp_path: Path) -> None:
    gate = threading.Event()

    def slow(speaker: object, post: Post) -> tuple[Drawn, ...]:
        assert gate.wait(20)
        return dot(speaker, post)

    async with room(tmp_path / "db", paints=slow) as found:
        gate.set()
        table = await opened(found.service, OLENA)
        await found.settle()
        count = len(found.messenger.posted)
        gate.clear()
        for user in (HANNAH, OLENA, HANNAH, OLENA):
            await found.service.turns.act(click(user), table.game, TWO_BLIND)
            await asyncio.sleep(0.01)
        assert len(found.messenger.posted) == count, "no click waits for the painter"
        gate.set()
        await found.settle()
        new = found.messenger.contents[count:]
        assert [content.split(":")[0] for content in new] == ["turn 2", "turn 5"]
        assert new[1].count("TurnBegan") == 3


async def test_a_run_of_opponents_is_one_message(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await found.service.tables.create(
            click(), Where(CHANNEL, GUILD), TableOptions("paris", order="joined"), ["easy", "easy"]
        )
        found.publisher.show(table.game)
        await found.service.tables.start(click(), table.game)
        await found.settle()
        seen = await found.service.looking.seen(table.game, HANNAH)
        await found.service.turns.act(click(), table.game, [seen.legal[0]])
        await found.settle()
        await draw_two(found, table.game)
        assert found.messenger.contents[-1].startswith("turn 4:")
        assert found.messenger.contents[-1].count("TurnBegan") == 3
        assert found.messenger.posted[-1].message.mentions == (HANNAH,)


async def test_what_nobody_saw_is_not_left_over_when_it_is_cancelled(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await found.service.tables.create(click(), Where(CHANNEL, GUILD), TableOptions("paris"))
        found.publisher.lobby(table)
        await found.service.tables.call_off(table.game)
        found.publisher.show(table.game)
        await found.settle()
        assert found.messenger.posted == []
        assert await found.service.ledger.behind() == []


async def test_the_end_and_cancelling_are_told(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table, chance = await opened(found.service, OLENA), Random(5)
        while await play_one(found.service, table, chance) is not None:
            await found.settle()
        assert found.messenger.contents[-1].startswith("end ")
        assert await found.service.ledger.behind() == []
        other = await opened(found.service, OLENA, channel=CHANNEL + 1)
        await found.settle()
        await found.service.tables.cancel(click(), other.game)
        await found.settle()
        assert found.messenger.contents[-1] == "cancelled 1: GameCancelled"


async def test_undo_and_resigning_are_told_at_once(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table, chance = await opened(found.service, OLENA), Random(7)
        while True:
            played = await play_one(found.service, table, chance)
            assert played is not None
            if played.seen.undoable:
                break
        await found.settle()
        user = played.seen.me.user
        assert user is not None
        await found.service.turns.undo(click(user), table.game)
        await found.settle()
        assert found.messenger.contents[-1].endswith(": Undone")
        assert found.messenger.posted[-1].message.mentions == (), "whoever takes something back is at the table"
        assert found.messenger.posted[-1].message.silent


async def test_a_channel_that_refuses_is_reported_once_and_tried_at_every_move(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await opened(found.service, OLENA)
        await found.settle()
        count = len(found.messenger.posted)
        found.messenger.refuses = [Forbidden("no"), Forbidden("no")]
        await draw_two(found, table.game)
        await draw_two(found, table.game, OLENA)
        assert len(found.messenger.posted) == count
        assert found.messenger.told == [(HANNAH, "trouble forbidden")]
        assert (await found.service.looking.table(click(), table.game)).trouble == "forbidden"
        await draw_two(found, table.game)
        assert found.messenger.contents[-1].count("TurnBegan") == 3, "nothing that happened meanwhile is lost"
        assert (await found.service.looking.table(click(), table.game)).trouble == ""


async def test_a_game_whose_channel_is_gone_rests_and_its_host_is_told_once(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await opened(found.service, OLENA)
        await found.settle()
        found.messenger.refuses = [ChannelGone("no")]
        await draw_two(found, table.game)
        await found.settle()
        assert found.messenger.told == [(HANNAH, "trouble channel-gone")]
        with pytest.raises(AtRest):
            await draw_two(found, table.game, OLENA)
        found.publisher.wake(table.game)
        await found.settle()
        assert len(found.messenger.told) == 1


async def test_when_discord_is_down_the_queue_tries_again_by_itself(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await opened(found.service, OLENA)
        await found.settle()
        found.messenger.refuses = [Unreachable("500"), Unreachable("500"), Unreachable("500")]
        await draw_two(found, table.game)
        assert found.messenger.contents[-1].startswith("turn 2:")
        assert found.messenger.told == []


async def test_a_deleted_message_is_posted_anew(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await lobby(found.service)
        found.publisher.show(table.game)
        await found.settle()
        found.messenger.refuses = [MessageGone("deleted")]
        await found.service.tables.join(click(OLENA), table.game)
        await found.settle()
        assert len(found.messenger.posted) == 2
        assert (await found.service.looking.table(click(), table.game)).message == found.messenger.posted[1].id


async def test_buttons_that_stay_do_no_harm(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await opened(found.service, OLENA)
        await draw_two(found, table.game)
        sent = found.messenger.send

        async def send(channel: int, message):  # type: ignore[no-untyped-def]
            number = await sent(channel, message)
            found.messenger.refuses = [MessageGone("deleted")]
            return number

        found.messenger.send = send  # type: ignore[method-assign]
        await draw_two(found, table.game, OLENA)
        assert found.messenger.contents[-1].startswith("turn 3:")
        assert (await found.service.looking.table(click(), table.game)).trouble == ""


async def test_a_painter_that_fails_costs_the_picture_only(tmp_path: Path) -> None:
    def broken(speaker: object, post: Post) -> tuple[Drawn, ...]:
        raise ZeroDivisionError

    async with room(tmp_path / "db", paints=broken) as found:
        table = await opened(found.service, OLENA)
        await draw_two(found, table.game)
        assert found.messenger.contents[-1].startswith("turn 2:")
        assert found.messenger.posted[-1].message.pictures == ()


async def test_post_again_posts_the_present(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await opened(found.service, OLENA)
        await draw_two(found, table.game)
        count = len(found.messenger.posted)
        await found.publisher.post_again(table.game)
        await found.publisher.post_again(table.game)
        assert [content.split(":")[0] for content in found.messenger.contents[count:]] == ["turn 2", "turn 2"]
        found.messenger.refuses = [Forbidden("no")]
        with pytest.raises(CantWrite):
            await found.publisher.post_again(table.game)


async def test_what_is_posted_again_says_how_things_stand_and_leaves_sleepers_alone(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await opened(found.service, OLENA)
        await draw_two(found, table.game)
        await found.publisher.post_again(table.game)
        await found.service.people.mute(click(OLENA), table.game, True)
        await found.publisher.post_again(table.game)
        woken, quiet = (one.message for one in found.messenger.posted[-2:])
        assert (woken.mentions, woken.silent) == ((OLENA,), False), "she was woken before, but that is gone"
        assert (quiet.mentions, quiet.silent) == ((), True)
        await found.service.rests.pause(click(), table.game)
        await found.settle()
        await found.publisher.post_again(table.game)
        assert found.messenger.contents[-1].startswith("rest")


# Where the work is done.


async def test_painting_on_the_loop_is_refused() -> None:
    studio = Studio()

    def where() -> str:
        return threading.current_thread().name

    assert (await studio.draw(1, "g1", where) or "").startswith("painter")
    studio.close()
    from bot.offloop import off_the_loop

    with pytest.raises(OnTheLoop):
        off_the_loop("painting")


async def test_a_tunnel_is_told_without_a_picture(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table, chance = await opened(found.service, OLENA, map="europe"), Random(2)
        for _ in range(400):
            now = await found.service.looking.table(click(), table.game)
            user = now.awaited[0].user
            assert user is not None
            seen = await found.service.looking.seen(table.game, user)
            tunnels = [a for a in seen.legal if isinstance(a, Claim) and _tunnel(seen.table.edition, a)]
            action = chance.choice(tunnels or [a for a in seen.legal if isinstance(a, DrawBlind)] or list(seen.legal))
            await found.service.turns.act(click(user), table.game, [action])
            await found.settle()
            if found.messenger.contents[-1].startswith("tunnel"):
                assert "TunnelLaid" in found.messenger.contents[-1]
                assert found.messenger.posted[-1].message.pictures == ()
                return
        pytest.fail("no tunnel asked for more: choose another seed")


def _tunnel(edition, action: Claim) -> bool:  # type: ignore[no-untyped-def]
    found: bool = edition.routes[edition.route_index[action.route]].tunnel
    return found


async def test_started_games_mention_nobody_twice(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await started(found.service, OLENA)
        await found.settle()
        seen = await found.service.looking.seen(table.game, OLENA)
        await found.service.turns.act(click(OLENA), table.game, [seen.legal[0]])
        await found.settle()
        opening = found.messenger.posted[-1]
        assert opening.message.mentions == (), "a changed message notifies nobody"
        assert FactSpeaker().trouble(table, "x") == "trouble x"


async def test_threads_are_kept_open_from_the_start_on(tmp_path: Path) -> None:
    """A bot that is restarted every day would else never do it."""
    async with room(tmp_path / "db") as found:
        where = Where(CHANNEL, GUILD, thread=True)
        await found.service.tables.create(click(), where, TableOptions("paris"))
        await lobby(found.service, channel=CHANNEL + 1)
        keeping = asyncio.create_task(found.publisher.keep_threads_open())
        assert await found.messenger.kept_open.get() == CHANNEL
        keeping.cancel()
        assert found.messenger.kept_open.empty()


async def test_a_full_disk_does_not_post_the_same_message_again(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table = await opened(found.service, OLENA)
        await found.settle()
        count, posted, refused = len(found.messenger.posted), SqliteStore.posted, 5

        async def full(store: SqliteStore, *noted: Any) -> None:
            nonlocal refused
            if refused:
                refused -= 1
                for sent in found.messenger.posted:
                    sent.message = replace(sent.message, nonce="")  # Discord forgets them after some minutes.
                raise StoreProblem("database or disk is full")
            await posted(store, *noted)

        with patch.object(SqliteStore, "posted", full):
            await draw_two(found, table.game)
        assert refused == 0
        assert len(found.messenger.posted) == count + 1
        assert await found.service.ledger.behind() == []


async def test_a_full_disk_does_not_post_a_lobby_a_second_time(tmp_path: Path) -> None:
    async with room(tmp_path / "db") as found:
        table, posted, refused = await lobby(found.service), SqliteStore.posted, 5

        async def full(store: SqliteStore, *noted: Any) -> None:
            nonlocal refused
            refused -= 1
            if refused >= 0:
                raise StoreProblem("database or disk is full")
            await posted(store, *noted)

        found.publisher.lobby(table)
        with patch.object(SqliteStore, "posted", full):
            found.publisher.adopt(table.game, await found.messenger.send(CHANNEL, _message("the answer")))
            await found.settle()
        assert len(found.messenger.posted) == 1
        assert await found.service.ledger.behind() == []
