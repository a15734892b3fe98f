"""The gateway: dropped sockets with and without resume, being asked to reconnect, invalid sessions, restarts."""

import asyncio
import sys
from collections.abc import Mapping

import aiohttp
import pytest

from sandbox.errors import PageError
from sandbox.testing import BotProcess, InProcessBot, Sandbox
from tests.sandbox.bare_bot import home


async def test_a_dropped_socket_is_resumed_and_nothing_is_missed() -> None:
    async with home() as (sandbox, bot):
        host = sandbox.user("host")
        sandbox.wait_for_bot = False
        sandbox.drop_socket()
        assert not sandbox.standin.gateway.online
        started = await host.start_slash("ping")
        await host.say("while it was away")
        assert (await host.answer_to(started)).text == "pong"
        await sandbox.wait(lambda: bot.times_resumed, "The bot did not resume.")
        assert (sandbox.standin.gateway.identifies, sandbox.standin.gateway.resumes) == (1, 1)
        assert [event for event in bot.events if event == "INTERACTION_CREATE"] == ["INTERACTION_CREATE"]


async def test_a_dropped_socket_without_resume_means_a_new_login() -> None:
    async with home() as (sandbox, bot):
        sandbox.drop_socket(resume=False)
        assert (await sandbox.user("host").slash("ping")).text == "pong"
        assert (sandbox.standin.gateway.identifies, sandbox.standin.gateway.resumes) == (2, 0)
        assert bot.events.count("READY") == 2


async def test_being_asked_to_reconnect() -> None:
    async with home() as (sandbox, bot):
        sandbox.ask_to_reconnect()
        await sandbox.wait(lambda: bot.times_resumed, "The bot did not resume.")
        assert (await sandbox.user("host").slash("ping")).text == "pong"


async def test_an_invalid_session() -> None:
    async with home() as (sandbox, bot):
        sandbox.invalidate_session()
        await sandbox.wait(lambda: bot.events.count("READY") == 2, "The bot did not log in again.")
        assert (await sandbox.user("host").slash("ping")).text == "pong"


async def test_the_stand_in_goes_on_while_bots_come_and_go() -> None:
    async with home() as (sandbox, _):
        host = sandbox.user("host")
        table = await host.slash("table")
        await sandbox.stop_bot()
        assert not sandbox.standin.gateway.online
        assert [one.id for one in host.messages()] == [table.id]
        await sandbox.start_bot()
        assert (await host.click("Open 3", table)).text == "number 3 for host"


async def test_a_bot_process_can_be_killed_and_started_again() -> None:
    process = BotProcess([sys.executable, "-m", "tests.sandbox.bare_bot"])
    async with Sandbox(process) as sandbox:
        host = sandbox.user("host")
        table = await host.slash("table")
        first = process.pid
        await sandbox.restart_bot(kill=True)
        assert process.pid != first
        assert (await host.click("Open 3", table)).text == "number 3 for host"


async def test_a_bot_process_that_ends_shows_its_last_words() -> None:
    process = BotProcess([sys.executable, "-c", "import sys; sys.exit('the token is wrong')"])
    with pytest.raises(AssertionError, match=r"(?s)did not log in.*ended with code 1.*the token is wrong"):
        async with Sandbox(process):
            raise AssertionError("it should not have started")


async def test_a_stranger_is_not_known() -> None:
    async with Sandbox() as sandbox:
        with pytest.raises(ValueError, match="There are: host, olena, marek, vera, admin"):
            sandbox.user("nobody")
        with pytest.raises(ValueError, match="There are: station, second-track, notices, peron"):
            sandbox.channel("nowhere")
        newcomer = sandbox.add_user("newcomer")
        sandbox.add_channel("third-track")
        assert newcomer.at("third-track").messages() == []
        with pytest.raises(PageError, match="can't write"):
            await newcomer.at("peron").say("x")


async def test_what_is_no_gateway_traffic_closes_the_socket() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        for text, code in (
            ("not json", 4002),
            ("[]", 4002),
            ('{"op": 99}', 4003),
            ('{"op": 2, "d": {"token": "x"}}', 4004),
        ):
            async with session.ws_connect(sandbox.standin.gateway_url) as socket:
                assert (await socket.receive_json())["op"] == 10
                await socket.send_str(text)
                await socket.receive()
                assert socket.close_code == code


async def test_two_people_at_the_same_moment() -> None:
    async with home() as (sandbox, _):
        host, marek = sandbox.user("host"), sandbox.user("marek")
        await host.slash("table")
        started = [await one.start_click("Open 3") for one in (host, marek)]
        answers = [await one.answer_to(made) for one, made in zip((host, marek), started, strict=True)]
        assert [one.text for one in answers] == ["number 3 for host", "number 3 for marek"]


async def test_a_bot_that_fails_while_it_ends_fails_the_test() -> None:
    async def fails(environment: Mapping[str, str]) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise RuntimeError("the database is gone")

    bot = InProcessBot(fails)
    await bot.start({})
    await asyncio.sleep(0)
    with pytest.raises(RuntimeError, match="the database is gone"):
        await bot.stop()
