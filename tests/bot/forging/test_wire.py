"""Forged interactions through the stand-in for Discord, the bot behind its gateway.

FORGED_ON_THE_WIRE says how many; `make soak` sends 50,000.
"""

import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.client import Parts, run_bot
from bot.service import Service
from bot.service.playing import standing_actions
from bot.settings import read_settings
from engine import Options, apply, decode_state, new_game, read_action
from engine.ids import Seat
from maps import edition, names
from sandbox import interactions
from sandbox.sample_world import EVERYONE
from sandbox.testing import Sandbox
from sandbox.world import DM, TEXT, Channel, Guild, Member, Message, Role, User
from tests.bot.desk import GUILD, service_on, store_on
from tests.bot.forging.forger import Forger
from tests.bot.forging.stage import (
    AUTOCOMPLETE,
    COMPONENT,
    ELSEWHERE,
    FIRST_CHANNEL,
    MODAL,
    PEOPLE,
    Forgery,
    filled,
    plain_message,
)
from tests.bot.forging.test_forged import no_complaints
from tests.bot.games.bots import SeededIds, cheap, cheap_private_pictures, no_emojis
from tests.bot.publish.room import FirstThinker

FEW, MANY = 300, 50_000
_SINCE = "2026-01-01T00:00:00+00:00"


def sizes() -> list[Any]:
    return [
        pytest.param(int(os.environ.get("FORGED_ON_THE_WIRE", FEW)), id="few"),
        pytest.param(int(os.environ.get("FORGED_ON_THE_WIRE", MANY)), id="many", marks=pytest.mark.soak),
    ]


def settle(discord: Sandbox, channels: list[int]) -> None:
    """The people of the stage, their two servers and the channels of the games, under the ids they have there."""
    world = discord.standin.world
    for key in (GUILD, ELSEWHERE):
        everyone = Role(id=str(key), name="@everyone", permissions=EVERYONE)
        guild = Guild(str(key), f"server {key}", "en-US", world.bot_id, {str(key): everyone}, {})
        guild.members[world.bot_id] = Member(world.bot_id, [], _SINCE)
        world.guilds[guild.id] = guild
    for person in PEOPLE:
        account = User(str(person.id), f"p{person.id}", f"P{person.id}", "en-GB")
        world.users[account.id] = account
        world.channels[f"9{person.id}"] = Channel(f"9{person.id}", DM, recipient=account.id)
        guild = world.guilds[str(person.guild)]
        role = Role(id=f"7{person.id}", name="own", permissions=person.permissions, position=1)
        guild.roles[role.id] = role
        guild.members[account.id] = Member(account.id, [role.id], _SINCE)
    for number in channels:
        world.channels[str(number)] = Channel(str(number), TEXT, f"c{number}", str(GUILD))
    world.channels["9000"] = Channel("9000", TEXT, "elsewhere", str(ELSEWHERE))


class Wire:
    """Sends forgeries as Discord would deliver them."""

    def __init__(self, discord: Sandbox) -> None:
        self._discord = discord
        self._standin = discord.standin
        self._last: dict[str, interactions.Interaction] = {}
        """The click of each person that may have opened a dialog."""

    async def send(self, forgery: Forgery) -> list[Any]:
        world = self._standin.world
        place = str(forgery.channel) if forgery.person.guild == GUILD else "9000"
        channel = world.channels.get(place) or world.channels[str(FIRST_CHANNEL)]
        account = world.users[str(forgery.person.id)]
        clicked = Message(plain_message(78, int(channel.id), 0)) if forgery.kind == COMPONENT else None
        opener = self._last.get(account.id) if forgery.kind == MODAL else None
        sent = interactions.issue(self._standin, forgery.kind, account, channel, forgery.data, "", clicked, opener)
        if forgery.kind == AUTOCOMPLETE:
            return []  # What is not ours gets no suggestions, and nobody waits for them.
        if forgery.kind == COMPONENT:
            self._last[account.id] = sent
        await self._discord.wait(lambda: sent.settled, lambda: f"no answer to {forgery}")
        shown = [world.message(sent.channel_id, key) for key in sent.seen]
        return [message.data for message in shown if message is not None]


@asynccontextmanager
async def wired(folder: Path, seed: int) -> AsyncIterator[tuple[Wire, Service, dict[str, int]]]:
    path = folder / "test.db"

    async def run(environment: Mapping[str, str]) -> None:
        given = {**environment, "DATABASE_PATH": str(path), "CACHE_DIR": str(folder / "cache")}
        parts = Parts(ids=SeededIds(seed), paints=cheap, emojis=no_emojis, thinker=FirstThinker())
        await run_bot(read_settings(given), parts)

    async with service_on(path) as service:
        games = await filled(service, seed)
        async with Sandbox(None, language="en-GB", record=False) as discord:
            settle(discord, list(games.values()))
            await discord.start_bot(run)
            yield Wire(discord), service, games


@pytest.mark.parametrize("count", sizes())
async def test_forged_on_the_wire(tmp_path: Path, count: int) -> None:
    figures: Counter[str] = Counter()
    began = time.perf_counter()
    with cheap_private_pictures(), no_complaints() as complaints:
        async with wired(tmp_path, 1) as (wire, service, games):
            forger = Forger(service, games, 1)
            await forger.look_around(wire.send)
            for _ in range(count):
                forgery = await forger.forged()
                text = str(await wire.send(forgery))
                assert "went wrong" not in text, (forgery, text)
                if forgery.person.guild != GUILD:
                    assert "P11" not in text, (forgery, text)
                figures["with a panel" if "custom_id" in text else "with a sentence"] += 1
    assert not [one for one in complaints.heard if "Traceback" in one], complaints.heard
    changed = await check_games(tmp_path / "test.db", list(games))
    seconds = time.perf_counter() - began
    print(f"\n{count} forged on the wire in {seconds:.0f} s, answered {dict(figures)}; {changed} moves, all legal")


async def check_games(path: Path, games: list[str]) -> int:
    """Every game that is stored is what its log makes."""
    moves = 0
    async with store_on(path) as store:
        for game in games:
            row, log = await store.game(game), await store.log(game)
            assert row is not None
            assert [entry.seq for entry in log] == list(range(1, row.seq + 1))
            if row.state is None:
                continue
            stored = decode_state(row.state)
            board = next(one for one in map(edition, names()) if one.digest == row.board)
            state = new_game(board, len(stored.players), bytes.fromhex(row.seed), Options(order="joined"))
            for entry in standing_actions(log):
                assert entry.seat is not None
                state = apply(board, state, Seat(entry.seat), read_action(entry.action)).state
                moves += 1
            assert state == stored, "the snapshot is not what the log makes"
    return moves
