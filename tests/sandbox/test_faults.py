"""Misbehaviour on request, rate limits, and how the real discord.py copes."""

import asyncio
import time

import aiohttp
import discord
import pytest
from yarl import URL

from sandbox.rate_limits import BUCKETS, RateLimits
from tests.sandbox.bare_bot import home

SEND = "POST /channels/{channel_id}/messages"


async def test_429_is_waited_for_and_the_message_arrives_once() -> None:
    async with home() as (sandbox, bot):
        sandbox.fail("429", times=2, where=SEND, seconds=0.05)
        await bot.text_channel(sandbox.channel("station").id).send("patient")
        assert [request.status for request in sandbox.traffic[-3:]] == [429, 429, 200]
        assert [one.text for one in sandbox.user("host").messages()] == ["patient"]
        assert sandbox.standin.faults.carried_out == 2


@pytest.mark.parametrize("kind", ["500", "502", "504", "timeout"])
async def test_5xx_is_tried_again(kind: str) -> None:
    async with home() as (sandbox, bot):
        sandbox.fail(kind, where=SEND)  # type: ignore[arg-type]
        await bot.text_channel(sandbox.channel("station").id).send("again")
        assert [one.text for one in sandbox.user("host").messages()] == ["again"]


async def test_503_is_an_error() -> None:
    async with home() as (sandbox, bot):
        sandbox.fail("503", where=SEND)
        with pytest.raises(discord.DiscordServerError):
            await bot.text_channel(sandbox.channel("station").id).send("x")


async def test_a_fault_hits_only_the_requests_it_is_meant_for() -> None:
    async with home() as (sandbox, _):
        sandbox.fail("503", where="PATCH")
        assert (await sandbox.user("host").slash("ping")).text == "pong"
        assert sandbox.standin.faults.carried_out == 0
        sandbox.behave()
        assert sandbox.standin.faults.next_for("PATCH /x") is None


async def test_a_cut_connection_did_nothing() -> None:
    async with home() as (sandbox, bot):
        sandbox.fail("cut", where=SEND)
        with pytest.raises(aiohttp.ClientError):
            await bot.text_channel(sandbox.channel("station").id).send("lost")
        assert sandbox.user("host").messages() == []


async def test_a_bot_that_is_gone_in_the_middle_of_a_request_is_no_fault_of_the_stand_in() -> None:
    """`home` fails in the end if the stand-in had one."""
    async with home() as (sandbox, _):
        url = URL(sandbox.standin.rest_url)
        path = f"{url.path}/channels/{sandbox.channel('station').id}/messages"
        for body in ("--x\r\n", '--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{'):
            _, writer = await asyncio.open_connection(url.host, url.port)
            head = f"POST {path} HTTP/1.1\r\nHost: {url.host}:{url.port}\r\nContent-Length: 9999\r\n"
            writer.write(f"{head}Content-Type: multipart/form-data; boundary=x\r\n\r\n{body}".encode())
            await writer.drain()
            await asyncio.sleep(0.1)
            writer.transport.abort()
            await asyncio.sleep(0.1)
        assert (await sandbox.user("host").slash("ping")).text == "pong"
        assert len(sandbox.user("host").messages()) == 1


async def test_an_answer_that_is_lost_and_a_nonce_that_finds_the_message_again() -> None:
    async with home() as (sandbox, bot):
        station, host = bot.text_channel(sandbox.channel("station").id), sandbox.user("host")
        sandbox.fail("lost answer", where=SEND)
        with pytest.raises(aiohttp.ClientError):
            await station.send("once", nonce="game.1")
        posted = host.last()
        again = await station.send("once", nonce="game.1")
        assert str(again.id) == posted.id
        assert len(host.messages()) == 1


async def test_a_request_can_be_held_until_it_is_released() -> None:
    async with home() as (sandbox, bot):
        station, host = bot.text_channel(sandbox.channel("station").id), sandbox.user("host")
        gate = sandbox.hold(SEND)
        sending = asyncio.create_task(station.send("held"))
        assert (await host.slash("ping")).text == "pong"
        assert not sending.done()
        gate.set()
        await sending
        assert host.last().text == "held"


async def test_a_delay() -> None:
    async with home() as (sandbox, bot):
        sandbox.fail("delay", where=SEND, seconds=0.1)
        begun = time.monotonic()
        await bot.text_channel(sandbox.channel("station").id).send("slow")
        assert time.monotonic() - begun >= 0.1


async def test_rate_limits_slow_the_bot_down_and_lose_nothing() -> None:
    async with home(rate_limits=True) as (sandbox, bot):
        station = bot.text_channel(sandbox.channel("station").id)
        most, seconds = BUCKETS[SEND]
        begun = time.monotonic()
        await asyncio.gather(*(station.send(str(number)) for number in range(most + 2)))
        assert time.monotonic() - begun >= seconds - 1
        assert len(sandbox.user("host").messages()) == most + 2


async def test_whoever_does_not_heed_the_headers_gets_429() -> None:
    async with home(rate_limits=True) as (sandbox, _), aiohttp.ClientSession() as session:
        url = f"{sandbox.standin.rest_url}/channels/{sandbox.channel('station').id}/messages"
        headers = {"Authorization": f"Bot {sandbox.standin.token}"}
        statuses = []
        for number in range(7):
            async with session.post(url, json={"content": str(number)}, headers=headers) as response:
                statuses.append(response.status)
                remaining = int(response.headers["X-RateLimit-Remaining"])
                body = await response.json()
        assert statuses == [200] * 5 + [429] * 2
        assert remaining == 0
        assert 0 < body["retry_after"] <= 5
        assert body["global"] is False


def test_the_limit_over_all_routes() -> None:
    limits = RateLimits(on=True)
    answers = [limits.admit("GET /users/{user_id}", str(number))[1] for number in range(51)]
    assert answers[:50] == [None] * 50
    assert answers[50] is not None
    assert answers[50]["global"] is True
    assert RateLimits(on=False).admit(SEND, "1")[1] is None


async def test_answers_to_interactions_have_no_bucket() -> None:
    async with home(rate_limits=True) as (sandbox, _):
        host = sandbox.user("host")
        for _number in range(12):
            await host.slash("ping")
        assert sandbox.standin.rate_limits.refused == 0
