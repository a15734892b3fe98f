"""Steps: every one comes back from its custom id, which is never too long; everything else is one refusal."""

from contextlib import suppress
from itertools import product
from types import UnionType
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.days.pace import IF_LATE, PACES
from bot.errors import Refusal
from bot.service import COLOURS, LEVELS, ORDERS, Colour, HintsChoice, Level
from bot.service.ballot import CHOICES, Choice
from bot.text.rules import topics
from bot.ui import custom_ids, steps
from bot.ui.custom_ids import Press, Spot
from bot.ui.opening_table import Wish, thread_for, wish_of
from bot.ui.steps import FromMenu, MarkTickets, OwnStep, PanelStep, PlanStops, ShowHand, ShowRules, Step, TableStep
from maps import edition, names
from rendering import RegionId

GAMES = st.text("ABCxyz0189", min_size=1, max_size=20)
SPOTS = st.builds(Spot, GAMES, st.integers(0, 9), st.integers(0, 999_999))
USERS = st.integers(0, 2**63 - 1)
WISHES = st.builds(
    Wish,
    st.text("abz019_", min_size=1, max_size=24),
    st.integers(0, 9),
    st.lists(st.sampled_from(LEVELS), max_size=4).map(tuple),
    st.sampled_from(ORDERS),
    st.lists(USERS, max_size=4).map(tuple),
    st.sampled_from(tuple(PACES)),
    st.sampled_from(IF_LATE),
    st.sampled_from(get_args(HintsChoice)),
)
FIELDS: dict[Any, st.SearchStrategy[Any]] = {
    steps.Number: st.integers(0, 999),
    steps.Digit: st.integers(0, 9),
    steps.Digit | None: st.none() | st.integers(0, 9),
    steps.Place: st.integers(0, 999_999),
    Choice: st.sampled_from(CHOICES),
    steps.Place | None: st.none() | st.integers(0, 999_999),
    steps.Row: st.integers(1, 999_999_999),
    steps.Mask: st.integers(1, 0xFFFF),
    steps.ActionCode: st.from_regex(r"[a-z][0-9x.-]{0,59}", fullmatch=True),
    steps.Digest: st.text("0123456789abcdef", min_size=12, max_size=12),
    steps.Topic: st.text("abz_-", min_size=1, max_size=40),
    steps.LinePart: st.sampled_from(get_args(steps.LinePart)),
    RegionId: st.sampled_from(get_args(RegionId)),
    steps.Stops: st.integers(0, 0xFFFF),
    Level: st.sampled_from(LEVELS),
    Colour: st.sampled_from(COLOURS),
    steps.Switch: st.sampled_from(get_args(steps.Switch)),
    steps.OwnPart: st.sampled_from(get_args(steps.OwnPart)),
    steps.ServerPart: st.sampled_from(get_args(steps.ServerPart)),
}


def any_of(kinds: UnionType) -> st.SearchStrategy[Any]:
    """Any value of these kinds of step."""
    return st.one_of([made(kind) for kind in get_args(kinds)])


def made(kind: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    if kind is steps.OpenThread:
        return WISHES.map(thread_for)
    return st.builds(kind, *(FIELDS[field.type] for field in msgspec.structs.fields(kind)))


@settings(deadline=None)
@given(GAMES, any_of(TableStep | OwnStep | steps.AskServer))
def test_every_step_at_a_table_comes_back(game: str, step: Step) -> None:
    text = custom_ids.custom_id("" if isinstance(step, steps.OpenThread) else game, step)
    assert len(text) <= 100
    assert custom_ids.read(text).step == step


@settings(deadline=None)
@given(SPOTS, any_of(PanelStep))
def test_every_step_on_a_panel_comes_back(spot: Spot, step: Step) -> None:
    text = custom_ids.custom_id(spot, step)
    assert len(text) <= 100
    assert custom_ids.read(text) == Press(spot.game, step, spot)


@settings(deadline=None)
@given(SPOTS, any_of(Step).filter(lambda step: not isinstance(step, MarkTickets | PlanStops)))
def test_what_is_chosen_in_a_menu_is_a_step(spot: Spot, step: Step) -> None:
    value = custom_ids.encode(step)
    assert len(value) <= 100
    menu = custom_ids.custom_id(spot, FromMenu(3))
    assert custom_ids.read(menu, [value]) == Press(spot.game, step, spot)
    for values in ([], [value, value], [value, "mark~1"], [custom_ids.encode(FromMenu(3))]):
        with pytest.raises(Refusal, match="old-button"):
            custom_ids.read(menu, values)


@settings(deadline=None)
@given(st.sets(st.integers(0, 15), min_size=1))
def test_tickets_are_marked_together(places: set[int]) -> None:
    menu = custom_ids.custom_id(Spot("g", 0, 1), FromMenu(0))
    press = custom_ids.read(menu, [custom_ids.encode(MarkTickets(1 << place)) for place in places])
    assert press.step == MarkTickets(sum(1 << place for place in places))


@settings(deadline=None)
@given(st.sets(st.integers(0, 8), min_size=1))
def test_stops_are_marked_together(places: set[int]) -> None:
    menu = custom_ids.custom_id("g", FromMenu(0))
    press = custom_ids.read(menu, [custom_ids.encode(PlanStops(1 << place)) for place in places])
    assert press.step == PlanStops(sum(1 << place for place in places))
    assert custom_ids.read(menu, [custom_ids.encode(PlanStops(0))]).step == PlanStops(0)


def test_every_letter_stands_for_one_choice() -> None:
    for letters, choices in ((steps.PACE, PACES), (steps.LATE, IF_LATE), (steps.LEVEL, LEVELS)):
        assert list(letters.values()) == list(choices)
    assert set(steps.SEATING.values()) == set(product(ORDERS, get_args(HintsChoice)))


@settings(deadline=None)
@given(WISHES)
def test_a_wish_comes_back(wish: Wish) -> None:
    assert wish_of(thread_for(wish)) == wish


IDS = st.one_of(
    st.text(max_size=120),
    st.from_regex(r"[ob]:[!-~]{0,80}", fullmatch=True),
    st.from_regex(r"o:[a-z]{1,9}~?[0-9]{0,40}:g1", fullmatch=True),
    st.from_regex(r"b:g1:[0-9]:[0-9]{1,3}:[a-z]{1,9}(~[a-z0-9.-]{0,9}){0,5}", fullmatch=True),
)


@settings(deadline=None)
@given(IDS, st.lists(st.text(max_size=110), max_size=3))
def test_everything_else_is_one_refusal(text: str, values: list[str]) -> None:
    """Nothing but that refusal is raised; and what is understood is written like that."""
    press = None
    with suppress(Refusal):
        press = custom_ids.read(text, values)
    if press is None:
        with pytest.raises(Refusal, match=r"^refused-old-button$"):
            custom_ids.read(text, values)
    else:
        at = press.game if press.spot is None else press.spot
        assert custom_ids.custom_id(at, press.step) == text or custom_ids.encode(press.step) in values


@pytest.mark.parametrize(
    "text",
    [
        "",
        "o:logx:g1",
        "o:log12:g1",
        f"o:log~{'9' * 80}:g1",
        "o:log~007:g1",
        "o:log~1.0:g1",
        "o:log~0:g1",
        "o:log:g1",
        "o:turn~1:g1",
        "o:opponent~godlike:g1",
        "o:colour~purple:g1",
        "o:turn:g1\n",
        "o:turn:g 1",
        "b:g1:0:1:home",
        "b:g1:0:01:home~null",
        "b:g1:0:1:home~10",
        "b:g1:0:1:mark~0",
        "b:g1:0:1:!c1-0x2~s",
        "t:europe:2::s:",
        "o:open~europe~2~~s1r~zzzzzzzzzzzzzz:",
        "o:open~europe~2~~s2r~:",
    ],
)
def test_what_we_never_wrote_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="old-button"):
        custom_ids.read(text)


def test_an_id_of_a_person_that_can_not_be_one_is_refused() -> None:
    press = custom_ids.read("o:open~europe~2~~s1r~zzzzzzzzzzzzz:")
    assert isinstance(press.step, steps.OpenThread)
    with pytest.raises(Refusal, match="old-button"):
        wish_of(press.step)


@pytest.mark.parametrize("word", ["turn", "hand", "table", "rematch", "join", "leave", "add", "start"])
def test_the_buttons_of_messages_posted_long_ago_work(word: str) -> None:
    assert custom_ids.encode(custom_ids.read(f"o:{word}:a1B2").step) == word


def test_a_step_that_needs_only_the_game_may_stand_on_a_panel() -> None:
    spot = Spot("g1", 1, 2)
    assert custom_ids.read(custom_ids.custom_id(spot, ShowHand())) == Press("g1", ShowHand(), spot)


@pytest.mark.parametrize("board", names())
def test_every_topic_of_the_rules_is_a_step(board: str) -> None:
    box = edition(board)
    for topic in topics(box.board):
        step = ShowRules(box.digest[: steps.DIGEST], topic)
        assert custom_ids.read(custom_ids.custom_id("", step)).step == step
