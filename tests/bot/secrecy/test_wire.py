"""Secrecy at the wire: nothing that Discord shows to others depends on hidden cards or tickets (R-INFO-1, R-INFO-2)."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from engine import State
from maps import edition
from sandbox.testing import Sandbox
from tests.bot.desk import service_on
from tests.bot.games.driver import Taste, WithCommands
from tests.bot.secrecy.twins import altered, store_instead, story
from tests.bot.secrecy.world import START, Noted, Step, World, bot, shown_to_others

PEOPLE = ("host", "olena")
ALTERED = "olena"
OPENERS = ("Take your turn", "My hand", "Table", "Closer look")


class Played(Struct, frozen=True):
    """A game of the untouched world: what was clicked, where the bot was restarted, what others saw."""

    script: list[Step]
    cut: int
    game: str
    begin: int
    seat: int
    shown: tuple[list[Any], list[Any]]


@pytest.fixture(scope="session")
def bases(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Base art is painted once for all tests of this run."""
    return tmp_path_factory.getbasetemp().parent / "bases"


@asynccontextmanager
async def _world(folder: Path, bases: Path, seed: int) -> AsyncIterator[World]:
    os.mkdir(folder)
    async with (
        Sandbox(bot(folder, bases, seed), language="en-GB", start=START, patience=60) as discord,
        service_on(folder / "test.db") as service,
    ):
        yield World(discord, [discord.user(name) for name in PEOPLE], service)


async def _open(world: World, script: list[Step], board: str) -> WithCommands:
    host, olena = (Noted(world, name, script) for name in PEOPLE)
    await host.slash("game new", map=board, order="joined")
    await olena.slash("game join")
    await host.slash("game start")
    player = WithCommands(Taste(7))
    for user in (host, olena):
        await player.choose(user)  # type: ignore[arg-type]
    await Noted(world, ALTERED, script).slash("note", text="north first")
    return player


async def _play(folder: Path, bases: Path, board: str, seed: int, pause: int, turns: int) -> Played:
    """Play, write down what was clicked, restart the bot after `pause` turns."""
    script: list[Step] = []
    async with _world(folder, bases, seed) as world:
        player = await _open(world, script, board)
        cut, begin = 0, 0
        for number in range(turns):
            if number == pause:
                await world.discord.stop_bot()
                cut, begin = len(script), (await world.table()).seq
                await world.discord.start_bot()
            (name,) = world.public()[-1].mentions
            user = Noted(world, name, script)
            for opener in OPENERS if number % 3 == 0 else ():
                await user.press(opener)
            await player.turn(user)  # type: ignore[arg-type]
        table = await world.table()
        assert table.status == "playing", "choose fewer turns: the end reveals everything"
        seat = table.seat_of(int(world.people[ALTERED].id))
        assert seat is not None
        assert seat.seat is not None
        shown = shown_to_others(world.discord, world.people[ALTERED])
        return Played(script, cut, table.game, begin, int(seat.seat), shown)


async def _play_again(
    folder: Path, bases: Path, played: Played, seed: int, before: State, after: State
) -> tuple[list[Any], list[Any]]:
    """The same clicks; the snapshot is altered where the first world only restarted."""
    async with _world(folder, bases, seed) as world:
        for number, step in enumerate(played.script):
            if number == played.cut:
                await world.discord.stop_bot()
                store_instead(folder / "test.db", played.game, before, after)
                await world.discord.start_bot()
            other_note = {"text": "save blue for the tunnel"} if step.what == "note" else step.options
            await world.take(replace(step, options=other_note))
        return shown_to_others(world.discord, world.people[ALTERED])


async def _twins(folder: Path, bases: Path, board: str, seed: int, pause: int, turns: int) -> None:
    played = await _play(folder / "one", bases, board, seed, pause, turns)
    box = edition(board)
    told = await story(folder / "one" / "test.db", played.game, box, played.begin)
    twin = altered(box, told, played.seat)
    assert twin.players[played.seat].hand != told.begin.players[played.seat].hand
    assert twin.players[played.seat].tickets != told.begin.players[played.seat].tickets
    assert twin.decks != told.begin.decks
    second = await _play_again(folder / "two", bases, played, seed, told.begin, twin)
    public, private = played.shown
    assert len(public) > turns
    assert sum(len(change["pictures"]) for change in public) > turns
    assert len(private) > turns / 2
    for one, two in (*zip(public, second[0], strict=True), *zip(private, second[1], strict=True)):
        assert one == two


@pytest.mark.parametrize(("board", "seed", "pause", "turns"), [("paris", 1, 5, 12), ("europe", 2, 8, 16)])
async def test_twins_look_the_same_to_everybody_else(
    tmp_path: Path, bases: Path, board: str, seed: int, pause: int, turns: int
) -> None:
    await _twins(tmp_path, bases, board, seed, pause, turns)


@pytest.mark.soak
@pytest.mark.parametrize("seed", [4])
@pytest.mark.parametrize(
    ("board", "pause", "turns"), [("paris", 7, 10), ("amsterdam", 7, 10), ("europe", 14, 24), ("great_lakes", 14, 24)]
)
async def test_twins_on_every_map(tmp_path: Path, bases: Path, board: str, seed: int, pause: int, turns: int) -> None:
    await _twins(tmp_path, bases, board, seed, pause, turns)


async def test_the_comparison_notices_what_is_shown(tmp_path: Path, bases: Path) -> None:
    """The control: another card in the row comes into everybody's sight, and the worlds differ."""
    played = await _play(tmp_path / "one", bases, "paris", 1, 1, 3)
    box = edition("paris")
    told = await story(tmp_path / "one" / "test.db", played.game, box, played.begin)
    row, deck = told.begin.row, list(told.begin.decks[0])
    other = next(card for card in deck if card not in row and card not in box.wilds)
    deck[deck.index(other)] = row[-1]
    twin = replace(told.begin, row=(*row[:-1], other), decks=(tuple(deck),))
    second = await _play_again(tmp_path / "two", bases, played, 1, told.begin, twin)
    assert played.shown[0] != second[0]
