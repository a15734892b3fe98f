"""What people read: ways as paths, alphabets with diacritics, plurals, and sentences that fit the moment."""

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

from bot.text import words
from bot.text.finding import folded
from bot.text.names import Called, Names
from bot.text.narration import narrate
from bot.text.pictures import PictureWords
from bot.text.rules import rule_text
from bot.ui.layout import Menu, Text
from bot.ui.own_seat import names_at, own_text, paths_of, ticket_lines
from bot.ui.pictures import players
from bot.ui.public import score_lines, table_text, winner_line
from bot.ui.questions import tickets_panel
from bot.ui.steps import ShowPanel
from bot.ui.suggesting import keeps
from bot.ui.turn_panel import turn_panel
from engine import State, apply
from engine.actions import Tickets
from engine.advice import prospects
from engine.edition import Edition
from engine.events import Exchanged, FlagCardKept, OpeningEnded
from engine.final import Decided
from engine.ids import Seat
from maps import edition, names
from rendering import alt
from rendering.results import draw_result
from tests.bot.ui.tables import full_hand, playing, seen_of, table_of, whole_game, with_hand

EUROPE = edition("europe")


def ended(board: str) -> tuple[Edition, State]:
    box = edition(board)
    states = [apply(box, state, seat, action).state for state, seat, _, action in whole_game(box, 2, 4)]
    assert states[-1].ended
    return box, states[-1]


def test_a_way_is_read_as_a_path() -> None:
    seen = seen_of(EUROPE, playing(EUROPE))
    (line,) = ticket_lines(names_at(words(), seen.table), seen.view, ["paris-wien"])
    assert line == "▫️ Paris – Wien (8) · 8 spaces to go: Paris – Frankfurt – München – Wien"


def test_a_way_with_a_gap_is_two_paths() -> None:
    state = playing(EUROPE)
    routes = list(state.routes)
    routes[EUROPE.route_index["frankfurt-munchen"]] = 0
    seen = seen_of(EUROPE, replace(state, routes=tuple(routes)))
    (line,) = ticket_lines(names_at(words(), seen.table), seen.view, ["paris-wien"])
    assert line.endswith("6 spaces to go: Frankfurt – Paris, München – Wien")


@pytest.mark.parametrize("decided", ["tickets", "stations", "longest_path", "shared"])
def test_a_tie_reads_the_same_in_text_and_picture(decided: Decided) -> None:
    box, state = ended("europe")
    table = seen_of(box, state).table
    assert table.final is not None
    spoken, seats = PictureWords(words()), players(words(), table)
    plain = replace(table.final, decided="points")
    tied = replace(table.final, decided=decided)
    said = winner_line(names_at(words(), table), tied)
    shown = alt.result(box, tied, spoken, seats)
    told = "victory" if decided == "shared" else said.split("; ")[1]
    assert told in said
    assert told.lower() in shown.lower()
    assert "tie" not in alt.result(box, plain, spoken, seats)
    assert table.view is not None
    low, high = (draw_result(box, table.view, final, spoken, seats).height for final in (plain, tied))
    assert low < high, "the picture has a line about it"


@pytest.mark.parametrize("board", names())
def test_panel_and_picture_count_what_is_to_go_alike(board: str) -> None:
    box = edition(board)
    seen = seen_of(box, playing(box))
    tickets = [*box.tickets]
    lines = ticket_lines(names_at(words(), seen.table), seen.view, tickets)
    found = prospects(box, seen.view, tickets)
    for line, prospect in zip(lines, found, strict=True):
        assert f"· {alt.ticket_state(box, prospect, PictureWords(words()))}: " in line


@pytest.mark.parametrize("board", names())
def test_menus_follow_the_alphabet_without_diacritics(board: str) -> None:
    box = edition(board)
    seen = seen_of(box, full_hand(box, playing(box)))
    panel = turn_panel(names_at(words(), seen.table), seen)
    listed = [part for part in panel.parts if isinstance(part, Menu)]
    menus = [menu for menu in listed if not isinstance(menu.options[0].step, ShowPanel)]
    assert menus
    for menu in menus:
        labels = [folded(option.label) for option in menu.options]
        assert labels == sorted(labels)


def test_only_the_opening_choice_is_called_final() -> None:
    """A later one can be taken back until somebody acts."""
    opening = next(whole_game(EUROPE, 2, 1))[0]
    state = playing(EUROPE)
    for found, final in ((opening, True), (apply(EUROPE, state, state.seat, Tickets()).state, False)):
        seen = seen_of(EUROPE, found, found.seat)
        first = tickets_panel(names_at(words(), seen.table), seen)[0]
        assert isinstance(first, Text)
        assert ("What you choose is final." in first.body) is final


@pytest.mark.parametrize("board", names())
def test_after_the_end_tickets_are_done_or_not(board: str) -> None:
    box, state = ended(board)
    for seat in range(2):
        seen = seen_of(box, state, seat)
        text = own_text(names_at(words(), seen.table), seen, 4000)
        assert "to go" not in text
        assert seen.table.final is not None
        mine = next(one for one in seen.table.final.seats if one.standing.seat == seat)
        assert text.count("✅") == sum(ticket.done for ticket in mine.standing.tickets)
        assert text.count("not completed") == sum(not ticket.done for ticket in mine.standing.tickets)
        assert "wins with" in str(turn_panel(names_at(words(), seen.table), seen))


def test_the_scores_of_an_ended_game_are_the_final_ones() -> None:
    box, state = ended("europe")
    table = table_of(box, state)
    names_ = names_at(words(), table)
    lines = score_lines(names_, table)
    assert table.final is not None
    assert lines[0] == winner_line(names_, table.final)
    for result in table.final.seats:
        assert any(f"**{str(result.total).replace('-', '−')}**" in line for line in lines[1:])


def test_one_point_is_no_plural() -> None:
    box, state = ended("paris")
    table = table_of(box, state)
    assert table.final is not None
    for total, said in ((1, "with 1 point"), (-3, "with −3 points")):
        final = replace(table.final, seats=tuple(replace(one, total=total) for one in table.final.seats))
        text = winner_line(names_at(words(), table), final)
        assert said in text
        assert "1 points" not in text


@pytest.mark.parametrize(
    ("points", "said"), [(1, "1 point ·"), (-1, "−1 point ·"), (-2, "−2 points ·"), (0, "0 points ·")]
)
def test_less_than_nothing_is_told(points: int, said: str) -> None:
    """An exchange before the first claim leads below zero."""
    box = edition("great_lakes")
    state = playing(box)
    players = tuple(replace(player, points=points) for player in state.players)
    table = table_of(box, replace(state, players=players))
    assert all(f"**: {said}" in line for line in score_lines(names_at(words(), table), table))
    assert PictureWords(words()).points(points) == said.removesuffix(" ·")


def test_an_exchange_tells_what_was_received() -> None:
    names_ = Names(words(), edition("great_lakes"), (Called("A", "red"),))
    told = narrate(names_, [Exchanged(Seat(0), "ship", 1, -1)])
    assert told == ["🟥♥ **A** exchanged 1 ship for 1 train (−1 point)."]


def test_what_a_turn_may_be_and_what_breaks_a_tie() -> None:
    actions = {
        "europe": "draw cards, claim a route, draw tickets or build a station.",
        "great_lakes": "draw cards, claim a route, draw tickets, build a port or exchange pieces.",
        "paris": "draw cards, claim a route or draw tickets.",
    }
    for board, listed in actions.items():
        assert f"exactly one action: {listed}" in rule_text(words(), edition(board), "turn")
    assert rule_text(words(), edition("great_lakes"), "ties") == "If points are equal, the victory is shared."
    assert "more complete tickets. If that is equal too" in rule_text(words(), edition("paris"), "ties")
    assert "If all of that is equal" in rule_text(words(), edition("europe"), "ties")


def test_goods_are_counted_as_cards() -> None:
    box = edition("amsterdam")
    state = playing(box)
    for count, said in ((0, "0 goods cards"), (1, "1 goods card"), (2, "2 goods cards")):
        players = tuple(replace(player, goods=count) for player in state.players)
        table = table_of(box, replace(state, players=players))
        assert all(line.endswith(said) for line in score_lines(names_at(words(), table), table))


def test_who_has_which_pieces_can_be_told_apart() -> None:
    names_ = Names(words(), edition("great_lakes"), (Called("A", "red"), Called("B", "blue")))
    told = narrate(names_, [OpeningEnded((3, 3), ((27, 23), (20, 30)))])
    assert told[1] == "Pieces: 🟥♥ **A**: 27 trains and 23 ships · 🟦⌛ **B**: 20 trains and 30 ships."


def test_what_happened_is_told_in_the_past() -> None:
    names_ = Names(words(), edition("paris"), (Called("A", "red"),))
    assert narrate(names_, [FlagCardKept(Seat(0), "red")]) == ["🟥♥ **A** laid 🔴 red aside for the flag."]


def test_a_player_counts_the_own_hand_as_seen() -> None:
    hand = tuple(5 if card.id == "blue" else 0 for card in EUROPE.cards)
    state = replace(with_hand(playing(EUROPE), hand), row=("",) * 5)
    seen = seen_of(EUROPE, state)
    assert "12 🔵 blue" in table_text(words(), seen.table, 4000)
    assert "7 🔵 blue" in table_text(words(), seen.table, 4000, seen.view)


@pytest.mark.parametrize("board", names())
def test_routes_are_told_as_paths(board: str) -> None:
    """Each route is one step of one path, and there are fewer paths than routes."""
    box = edition(board)
    mine = box.route_ids[::3]
    paths = paths_of(box, mine)
    steps = [frozenset(step) for path in paths for step in pairwise(path)]
    ends = [frozenset((box.routes[box.route_index[route]].a, box.routes[box.route_index[route]].b)) for route in mine]
    assert Counter(steps) == Counter(ends)
    assert len(paths) < len(mine) * 2 / 3


def test_a_choice_of_many_tickets_is_told_by_those_left_out() -> None:
    box = edition("great_lakes")
    seen = seen_of(box, next(whole_game(box, 2, 1))[0])
    labels = {one.value: one.label for one in keeps(names_at(words(), seen.table), seen)}
    assert all(not label.endswith("…") for label in labels.values())
    assert labels["1,2,3,4,5"] == "1,2,3,4,5: all of them"
    third = names_at(words(), seen.table).ticket(seen.view.offer[2])
    assert labels["1,2,4,5"] == f"1,2,4,5: all but {third}"


def test_the_opening_is_no_turn() -> None:
    table = table_of(EUROPE, next(whole_game(EUROPE, 2, 1))[0])
    text = table_text(words(), table, 4000)
    assert text.startswith("## Europe · the opening")
    assert "turn 0" not in text
