"""Two people at one screen play a game from the lobby to the result, and neither ever sees the other's hand."""

from __future__ import annotations

import itertools
import os
from pathlib import Path

import pytest
from playwright.async_api import expect

import maps
from sandbox.testing import Sandbox
from tests.page.conftest import Window
from tests.page.real_bot import real_bot
from tests.page.screen import DESKTOP, PHONE, Hand, Screen, Size
from tests.page.table import Table
from tests.page.wire import Wire, private_files, private_messages

WAYS: tuple[tuple[Size, Hand], ...] = (
    (DESKTOP, "mouse"),
    (DESKTOP, "keyboard"),
    (PHONE, "touch"),
    (PHONE, "keyboard"),
)
LONGEST = 300
BOARDS = ("paris", *(pytest.param(board, marks=pytest.mark.soak) for board in ("amsterdam", "europe", "great_lakes")))


@pytest.mark.parametrize("board", BOARDS)
async def test_a_whole_game_by_mouse_and_keyboard_on_desk_and_phone(
    window: Window, tmp_path: Path, bases: Path, board: str
) -> None:
    async with Sandbox(real_bot(tmp_path, bases, seed=3), language="en-GB") as sandbox:
        screen = await window.open(sandbox, "host")
        wire = Wire(screen.page)
        await screen.page.reload()
        await screen.ready()
        table = Table(screen, sandbox)
        await gather(table, board)
        turns = await play(table)
        await expect(table.button("Rematch")).to_be_visible()
        await picture_of(screen, "the end")
        assert turns > 10
        secrets = {*private_messages(sandbox).values()}
        assert secrets == {sandbox.user(name).account.id for name in ("host", "olena")}
        assert len(private_files(sandbox)) > turns // 4
        assert await wire.leaks(sandbox) == []
        assert {user for user, _ in wire.files} == secrets


async def gather(table: Table, board: str) -> None:
    """Open a table by slash command, let the other join, start, and choose tickets."""
    screen = table.screen
    await screen.command("game new", board.split("_")[0], "<Enter>")
    await expect(table.button("Join")).to_be_visible()
    await table.sit(PHONE, "olena", "touch")
    await screen.press(table.button("Join"), "touch")
    await expect(table.panel).to_contain_text("You sit at the table")
    await picture_of(screen, "lobby")
    await table.sit(DESKTOP, "host", "keyboard")
    await screen.press(table.button("Start"), "keyboard")
    await expect(table.button("Choose your tickets")).to_be_visible()
    for player, (size, hand) in (("host", WAYS[1]), ("olena", WAYS[2])):
        await table.sit(size, player, hand)
        await table.keep_tickets(hand, maps.edition(board).board.opening.keep)


async def play(table: Table) -> int:
    """Turn after turn, each pair of turns in another way; answers how many."""
    screen = table.screen
    for turn in itertools.count():
        await expect(table.news).to_be_visible()
        if await table.is_over():
            return turn
        assert turn < LONGEST, "The game does not end."
        size, hand = WAYS[turn // 2 % len(WAYS)]
        player = await table.on_turn()
        await table.sit(size, player, hand)
        await nothing_of_others(table, player)
        await table.take_turn(hand, look=turn % 4 == 0)
        if turn % 9 == 0:
            assert not await screen.overflows()
            await picture_of(screen, f"turn {turn} {player} {hand} {size.width}")
    raise AssertionError("unreachable")


async def nothing_of_others(table: Table, player: str) -> None:
    """The page as it is now holds no private message or picture of anybody else."""
    held = await table.screen.everything()
    mine = table.sandbox.user(player).account.id
    private = private_messages(table.sandbox) | private_files(table.sandbox)
    assert [key for key, owner in private.items() if owner != mine and key in held] == []


async def picture_of(screen: Screen, name: str) -> None:
    """A screenshot for people who want to look: SCREENSHOTS names the folder."""
    if folder := os.environ.get("SCREENSHOTS"):
        await screen.page.screenshot(path=Path(folder) / f"{name}.png")
