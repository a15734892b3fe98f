"""The traps of dynamic items: every view is fresh, never times out, holds nothing else; no kind is ever forgotten."""

import asyncio
from typing import Any

import discord
import pytest
from discord.ext import commands
from discord.ui.view import ViewStore
from msgspec.structs import replace

from bot.publish import Post
from bot.text import words
from bot.ui import ITEMS, TableSpeaker, clicks, codes
from bot.ui.items import Choose, Open, OpenThread, Pick, Press
from bot.ui.layout import Menu, Panel, Text
from bot.ui.panel import turn_panel
from bot.ui.show import laid_out
from bot.ui.situation import names_at
from maps import edition
from rendering import Picture
from tests.bot.ui.tables import full_hand, playing, seen_of, table_of, whole_game

PICTURE = Picture(b"", "hand.jpg", "a hand")


def panel_view(board: str = "great_lakes") -> discord.ui.LayoutView:
    box = edition(board)
    seen = seen_of(box, full_hand(box, playing(box)))
    panel = turn_panel(names_at(words(), seen.table), seen)
    return clicks._view(panel, codes.Spot("a" * 10, 0, 12), "red", PICTURE)


def store() -> ViewStore:
    """discord.py's own register of views, with our kinds of item in it."""
    bot = commands.Bot("!", intents=discord.Intents.none())
    bot.add_dynamic_items(*ITEMS)
    return bot._connection._view_store


def kinds(of: ViewStore) -> set[type]:
    return set(of._dynamic_items.values())


@pytest.mark.parametrize("board", ["europe", "great_lakes", "paris", "amsterdam"])
async def test_a_panel_holds_nothing_but_dynamic_items(board: str) -> None:
    view = panel_view(board)
    clickable: list[Any] = [item for item in view.walk_children() if item.is_dispatchable()]
    assert len(clickable) > 5
    assert all(isinstance(item, discord.ui.DynamicItem) for item in clickable)
    assert view.timeout is None
    assert view.total_children_count <= 40
    assert len({item.custom_id for item in clickable}) == len(clickable)


async def test_public_messages_hold_nothing_but_dynamic_items() -> None:
    box = edition("europe")
    table = table_of(box, playing(box))
    for kind in ("opening", "turn", "tunnel"):
        view: Any = TableSpeaker("en").compose(Post(kind, table)).view
        assert view.timeout is None
        assert all(isinstance(item, Open) for item in view.children)
        for item in view.children:
            assert codes.OPENER.fullmatch(item.custom_id), "only the game, nothing about a seat"


async def test_every_post_gets_a_fresh_view() -> None:
    box = edition("europe")
    post = Post("turn", table_of(box, playing(box)))
    speaker = TableSpeaker("en")
    assert speaker.compose(post).view is not speaker.compose(post).view


async def test_no_kind_is_forgotten_when_panels_time_out_or_change() -> None:
    register = store()
    assert kinds(register) == set(ITEMS)
    for message in range(3):
        first, second = panel_view(), laid_out(Panel((Text("done"),)), "", Open, Choose, None)  # type: ignore[arg-type]
        first.timeout = 0.01  # Discord's views in ephemeral messages are given fifteen minutes.
        register.add_view(first, message)
        register.add_view(second, message)
        await asyncio.sleep(0.03)
        register.remove_view(first)
        register.remove_view(second)
    assert kinds(register) == set(ITEMS)


def test_each_custom_id_belongs_to_one_kind() -> None:
    spot = codes.Spot("abc", 1, 2)
    ids = {
        Open: codes.opener("turn", "abc"),
        Press: codes.button(spot, "home~s"),
        Pick: codes.menu(spot, "route0"),
        Choose: codes.opener_menu("colour", "abc"),
        OpenThread: codes.thread(codes.Wish("europe")),
    }
    assert set(ids) == set(ITEMS)
    for kind, text in ids.items():
        fitting = [one for one in ITEMS if one.__discord_ui_compiled_template__.fullmatch(text)]
        assert fitting == [kind]


async def test_an_item_is_made_again_from_its_id() -> None:
    menu = Menu("route3", "…", ())
    made = Pick(codes.Spot("abc", 1, 2), menu)
    match = codes.MENU.fullmatch(made.custom_id)
    assert match is not None
    again = await Pick.from_custom_id(None, None, match)  # type: ignore[arg-type]
    assert (again.spot, again.step) == (made.spot, made.step)


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
    assert content.count(" showed ") == seats
    assert "more under **Table**" in content or board != "great_lakes"
    assert sum(line[:2] in ("1.", "2.", "3.", "4.", "5.") for line in content.splitlines()) == seats
