"""What is sent: every button can be read again, discord.py remembers nothing of it, and Discord's limits hold."""

import asyncio
from typing import Any

import discord
import pytest
from discord.ext import commands
from msgspec.structs import replace

from bot.desk import OneByOne
from bot.publish import Post
from bot.text import words
from bot.ui import TableSpeaker
from bot.ui.custom_ids import Spot, read
from bot.ui.own_seat import names_at
from bot.ui.show import laid_out
from bot.ui.steps import PanelStep
from bot.ui.turn_panel import turn_panel
from maps import edition
from rendering import Picture
from tests.bot.ui.tables import full_hand, playing, seen_of, table_of, whole_game

PICTURE = Picture(b"", "hand.jpg", "a hand")
SPOT = Spot("a" * 10, 0, 12)


def panel_view(board: str = "great_lakes") -> discord.ui.LayoutView:
    box = edition(board)
    seen = seen_of(box, full_hand(box, playing(box)))
    return laid_out(turn_panel(names_at(words(), seen.table), seen), "red", SPOT, (PICTURE,))


@pytest.mark.parametrize("board", ["europe", "great_lakes", "paris", "amsterdam"])
async def test_everything_on_a_panel_can_be_read_again(board: str) -> None:
    view = panel_view(board)
    clickable: list[Any] = [item for item in view.walk_children() if item.is_dispatchable()]
    assert len(clickable) > 5
    assert view.total_children_count <= 40
    assert len({item.custom_id for item in clickable}) == len(clickable)
    for item in clickable:
        for chosen in getattr(item, "options", [None]):
            press = read(item.custom_id, [chosen.value] if chosen is not None else [])
            assert press.spot == SPOT
            assert isinstance(press.step, PanelStep)


async def test_public_messages_carry_only_the_game() -> None:
    box = edition("europe")
    table = table_of(box, playing(box))
    for kind in ("opening", "turn", "tunnel"):
        view: Any = TableSpeaker("en").compose(Post(kind, table)).view
        for item in view.children:
            press = read(item.custom_id)
            assert (press.game, press.spot) == (table.game, None)
            assert not isinstance(press.step, PanelStep)


async def test_fifty_panels_at_once_leave_the_loop_free_between_them() -> None:
    rounds, made_in = 0, []

    async def turning() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    wheel = asyncio.create_task(turning())
    panels = OneByOne()
    await asyncio.gather(*(panels.make(lambda: made_in.append(rounds)) for _ in range(50)))
    wheel.cancel()
    assert len(set(made_in)) == 50


async def test_discord_py_has_nothing_to_listen_to() -> None:
    """What it remembers it would also time out, and answer before we do."""
    box = edition("europe")
    public: Any = TableSpeaker("en").compose(Post("turn", table_of(box, playing(box)))).view
    for view in (panel_view(), public):
        assert view.is_finished()
    bot = commands.Bot("!", intents=discord.Intents.none())
    assert not bot._connection._view_store._dynamic_items


async def test_every_post_gets_a_fresh_view() -> None:
    box = edition("europe")
    post = Post("turn", table_of(box, playing(box)))
    speaker = TableSpeaker("en")
    assert speaker.compose(post).view is not speaker.compose(post).view


@pytest.mark.parametrize("board", ["europe", "great_lakes", "paris", "amsterdam"])
async def test_every_public_message_of_a_game_keeps_discords_limits(board: str) -> None:
    box = edition(board)
    most = box.board.players[1]
    speaker = TableSpeaker("en")
    last = None
    for state, *_ in whole_game(box, most, 6):
        last = state
        kind = "opening" if state.turn == 0 else "turn"
        content = speaker.compose(Post(kind, table_of(box, state))).content  # type: ignore[arg-type]
        assert 0 < len(content) <= 2000
    assert last is not None


@pytest.mark.parametrize("board", ["europe", "great_lakes", "paris", "amsterdam"])
async def test_the_result_fits_whatever_was_kept(board: str) -> None:
    """Every ticket of the box, spread over the seats, still leaves room for totals and seed."""
    box = edition(board)
    state = playing(box, box.board.players[1])
    seats = len(state.players)
    players = tuple(replace(p, tickets=box.ticket_ids[n::seats]) for n, p in enumerate(state.players))
    ended = replace(state, players=players, ended="turns")
    content = TableSpeaker("en").compose(Post("end", table_of(box, ended), mentions=(1, 2))).content
    assert len(content) <= 2000
    assert "The seed that proves the shuffle" in content
    assert content.splitlines()[0].startswith("<@1> and <@2>: the game of")
    assert content.count(" showed: ") == seats
    assert "more under **Table**" in content or board != "great_lakes"
    assert sum(line[:2] in ("1.", "2.", "3.", "4.", "5.") for line in content.splitlines()) == seats
