"""Texts at their longest: full boards, every ticket kept, names of signs; and no sentence outside the words."""

import ast
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import bot
from bot.publish import Post
from bot.service import Happening, TableEvent
from bot.text import words
from bot.text.names import Called, Names
from bot.text.narration import narrate
from bot.ui import TableSpeaker
from bot.ui.layout import Panel, cut, cut_lines, last_lines, size
from bot.ui.own_seat import names_at, story
from bot.ui.public import fair_shares, pace_line, table_text
from bot.ui.speaker import status_text
from bot.ui.turn_panel import turn_panel
from engine import State
from engine.edition import Edition
from engine.events import BlindCard, BlindDrawn, CardDrawn, RouteClaimed, RowRenewed
from engine.ids import Seat
from maps import edition, names
from tests.bot.ui.tables import full_hand, playing, seen_of
from tests.bot.ui.test_panels import check_limits

LONGEST_NAME = "_*`|~" * 6 + "__"


def crowded(box: Edition) -> State:
    """Every route claimed, every ticket in somebody's hand, all cards in one."""
    state = full_hand(box, playing(box, box.board.players[1]))
    seats = len(state.players)
    players = tuple(replace(p, tickets=box.ticket_ids[n::seats]) for n, p in enumerate(state.players))
    return replace(state, players=players, routes=tuple(n % seats for n in range(len(box.routes))))


def long_story(box: Edition, seats: int) -> tuple[Happening, ...]:
    return tuple(
        Happening(n, 0, RouteClaimed(Seat(n % seats), route, box.payments[n][0], 7))
        for n, route in enumerate(box.route_ids)
    )


@pytest.mark.parametrize("board", names())
def test_the_longest_texts_fit(board: str) -> None:
    box = edition(board)
    state = crowded(box)
    seats = len(state.players)
    story = long_story(box, seats)
    seen = seen_of(box, state, state.seat, story)
    table = replace(seen.table, seats=tuple(replace(seat, name=LONGEST_NAME) for seat in seen.table.seats))
    seen = replace(seen, table=table)
    check_limits(turn_panel(names_at(words(), table), seen, note="x" * 5000))
    assert len(table_text(words(), table, 3000)) <= 3000
    assert "Unseen cards" in table_text(words(), table, 3000)
    assert len(status_text(words(), table)) <= 2000
    post = Post("turn", table, story, (1,))
    content = TableSpeaker("en").compose(post).content
    assert len(content) <= 2000
    assert content.count("🎫") == seats, "the scores are never cut off"


def test_the_status_of_a_game_that_is_over_says_nothing_about_the_time_for_a_turn() -> None:
    table = seen_of(edition("paris"), playing(edition("paris"), 2), 0).table
    time_for_a_turn = pace_line(words(), table)
    assert time_for_a_turn in status_text(words(), table)
    assert time_for_a_turn not in status_text(words(), replace(table, status="ended"))


@pytest.mark.parametrize("board", names())
def test_the_last_things_are_told_when_there_is_no_room_for_all(board: str) -> None:
    box = edition(board)
    happened = long_story(box, 2)
    names_ = Names(words(), box, (Called("A", "red"), Called("B", "blue")))
    text = story(names_, happened, 500)
    assert len(text) <= 500
    assert text.startswith(words().say("story-earlier")), "it says that something is left out"
    assert text.endswith(narrate(names_, [happened[-1].event])[0])
    whole = story(names_, happened, 100_000)
    assert whole == story(names_, happened, len(whole) + 1)
    assert whole == "\n".join(narrate(names_, [one.event for one in happened]))


def test_a_blind_card_is_named_only_to_who_may_know_it() -> None:
    names_ = Names(words(), edition("europe"), (Called("A", "red"), Called("B", "blue")))
    public: list[TableEvent] = [BlindDrawn(Seat(0), "cards"), CardDrawn(Seat(0), "blue")]
    assert narrate(names_, public) == ["🟥♥ **A** took a card blind and 🔵 blue."]
    own: list[TableEvent] = [public[0], BlindCard(Seat(0), "wild", to=Seat(0)), public[1]]
    assert narrate(names_, own) == ["🟥♥ **A** took 🌈 wild (blind) and 🔵 blue."]
    both: list[TableEvent] = [BlindDrawn(Seat(0), "cards"), BlindDrawn(Seat(1), "cards")]
    assert len(narrate(names_, both)) == 2


def test_a_row_laid_out_again_is_told_after_the_cards() -> None:
    names_ = Names(words(), edition("europe"), (Called("A", "red"), Called("B", "blue")))
    row = ("red",) * 5
    drawn: list[TableEvent] = [CardDrawn(Seat(0), "blue"), RowRenewed(row), BlindDrawn(Seat(0), "cards")]
    told_ = narrate(names_, drawn)
    assert told_ == ["🟥♥ **A** took 🔵 blue and a card blind.", "Too many wilds: the row was laid out again."]
    assert narrate(names_, [RowRenewed(row)]) == ["Too many wilds: the row was laid out again."]


def test_cutting() -> None:
    assert cut("abcdef", 4) == "abc…"
    assert cut("abc", 4) == "abc"
    assert cut_lines(["aaa", "bbb", "ccc"], 9).startswith("aaa\n")
    assert len(cut_lines(["a" * 50], 10)) <= 10
    assert last_lines(["title", "old", "new"], 14) == "title\n…\nnew"
    assert fair_shares([10, 100, 100], 110) == [10, 50, 50]
    assert fair_shares([10, 20], 100) == [10, 20]
    assert fair_shares([10, 20], -5) == [0, 0]


def test_an_empty_panel_counts_its_container() -> None:
    assert size(Panel(())) == 1


def sentences_in(file: Path) -> list[str]:
    """Constant texts of three words and more, apart from docstrings, the log, assertions and errors of ours."""
    tree = ast.parse(file.read_text("utf-8"))
    spared: set[int] = set()
    for node in ast.walk(tree):
        aside: list[Any] = []
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            aside = [node]
        elif isinstance(node, ast.Assert):
            aside = [node.msg] if node.msg else []
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            aside = [node] if getattr(node.func.value, "id", "") == "log" else []
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("BadCode", "WordsError", "AssertionError"):
            aside = [node]
        elif isinstance(node, ast.Assign):
            aside = [node] if ast.unparse(node).startswith("record.msg") else []  # A line of the log.
        spared |= {id(inner) for outer in aside for inner in ast.walk(outer)}
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in spared]
    return [str(node.value) for node in constants if isinstance(node.value, str) and len(node.value.split()) >= 3]


@pytest.mark.parametrize("room", ["ui", "cogs"])
def test_no_sentence_for_players_outside_the_words(room: str) -> None:
    folder = Path(bot.__file__).parent / room
    files = [file for file in sorted(folder.glob("*.py")) if file.name != "noting.py"]  # It writes for the log only.
    assert len(files) > 4
    assert {file.name: found for file in files if (found := sentences_in(file))} == {}
