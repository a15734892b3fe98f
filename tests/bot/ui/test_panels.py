"""Panels: Discord's limits hold with the fullest hands, every action is two clicks away, nothing else is offered."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.service import Seen
from bot.text import words
from bot.text.names import Names
from bot.ui import layout
from bot.ui.codes import read_code
from bot.ui.custom_ids import Spot, custom_id, encode
from bot.ui.layout import Buttons, Menu, Panel, Text
from bot.ui.own_seat import names_at
from bot.ui.questions import ask_tickets, place_payments, route_payments, tickets_panel
from bot.ui.routes import claimable_at
from bot.ui.steps import (
    AskExchange,
    AskPort,
    AskStation,
    AskTickets,
    Do,
    DrawTwoBlind,
    FromMenu,
    MarkTickets,
    PickPort,
    PickRoute,
    PickStation,
    ShowHint,
    ShowPanel,
    Step,
)
from bot.ui.turn_panel import port_panel, station_panel, turn_panel
from engine import State, apply
from engine.actions import Action, Claim, DrawBlind, Exchange, Keep, Pass, Port, Station, Tickets
from engine.edition import Edition
from maps import edition, names
from tests.bot.ui.tables import full_hand, playing, seen_of, whole_game, with_hand

SPOT = Spot("w" * 10, 4, 999999)


def check_limits(panel: Panel) -> None:
    """What Discord refuses: see docs of components."""
    assert layout.size(panel) <= layout.COMPONENTS
    assert sum(len(part.body) for part in panel.parts if isinstance(part, Text)) <= 4000
    assert all(part.body.strip() for part in panel.parts if isinstance(part, Text))
    ids: list[str] = []
    for number, part in enumerate(panel.parts):
        if isinstance(part, Buttons):
            assert 1 <= len(part.buttons) <= 5
            ids += [custom_id(SPOT, one.step) for one in part.buttons]
            assert all(1 <= len(one.label) <= 80 for one in part.buttons)
        elif isinstance(part, Menu):
            assert 1 <= len(part.options) <= 25
            assert 1 <= part.least <= part.most <= len(part.options)
            assert len({encode(one.step) for one in part.options}) == len(part.options)
            assert all(1 <= len(one.label) <= 100 and len(one.description) <= 100 for one in part.options)
            assert all(1 <= len(encode(one.step)) <= 100 for one in part.options)
            assert 1 <= len(part.placeholder) <= 150
            ids.append(custom_id(SPOT, FromMenu(number)))
    assert len(set(ids)) == len(ids)


def follow(names_: Names, seen: Seen, panel: Panel, clicks: int = 2) -> Iterator[Action]:
    """Every action that can be carried out from this panel with so many clicks, as the bot would understand them."""
    check_limits(panel)
    for part in panel.parts:
        if isinstance(part, Buttons):
            for one in part.buttons:
                if not one.disabled:
                    yield from press(names_, seen, one.step, clicks)
        elif isinstance(part, Menu):
            for option in part.options:
                if isinstance(option.step, ShowPanel) and clicks == 2:
                    yield from follow(names_, seen, turn_panel(names_, seen, option.step.refill), clicks - 1)
                else:
                    yield from press(names_, seen, option.step, clicks)
            if isinstance(part.options[0].step, MarkTickets):
                yield from keeps_behind(names_, seen, part, clicks)


def press(names_: Names, seen: Seen, step: Step, clicks: int) -> Iterator[Action]:
    match step:
        case Do(code):
            yield read_code(names_.edition, code, seen.view.offer)
        case DrawTwoBlind(deck):
            decks = names_.edition.board.decks
            yield DrawBlind(decks[deck].id if len(decks) > 1 else "")
        case AskTickets() if clicks > 1:
            yield from follow(names_, seen, ask_tickets(names_, 3), clicks - 1)
        case AskExchange(number):
            piece = names_.edition.pieces[number].id
            yield from (action for action in seen.legal if isinstance(action, Exchange) and action.piece == piece)
        case PickRoute(route):
            yield from routes_behind(names_, seen, route, clicks)
        case AskStation():  # Cities are a click more: they are asked for rarely, and fill three menus.
            yield from follow(names_, seen, station_panel(names_, seen), clicks)
        case AskPort():
            yield from follow(names_, seen, port_panel(names_, seen), clicks)
        case PickStation(city):
            yield from cities_behind(names_, seen, Station, city, clicks)
        case PickPort(city):
            yield from cities_behind(names_, seen, Port, city, clicks)


def routes_behind(names_: Names, seen: Seen, number: int, clicks: int) -> Iterator[Action]:
    found = claimable_at(names_.edition, seen.legal, names_.edition.route_ids[number])
    assert found is not None, "a menu offered a route that nobody can claim"
    if len(found.claims) == 1 and not names_.edition.routes[number].tunnel:
        yield found.claims[0]
    elif clicks > 1:
        yield from follow(names_, seen, route_payments(names_, seen, found), clicks - 1)


def cities_behind(
    names_: Names, seen: Seen, kind: type[Station] | type[Port], number: int, clicks: int
) -> Iterator[Action]:
    city = names_.edition.board.cities[number].id
    ways = [action for action in seen.legal if isinstance(action, kind) and action.city == city]
    assert ways, "a menu offered a city where nothing can be built"
    if len(ways) == 1:
        yield ways[0]
    elif clicks > 1:
        yield from follow(names_, seen, place_payments(names_, seen, ways), clicks - 1)


def keeps_behind(names_: Names, seen: Seen, part: Menu, clicks: int) -> Iterator[Action]:
    for chosen in range(1, 1 << len(part.options)):
        places = [place for place in range(len(part.options)) if chosen >> place & 1]
        if len(places) >= part.least and clicks > 1:
            after = Panel(tickets_panel(names_, seen, places))
            yield from follow(names_, seen, Panel(tuple(p for p in after.parts if not isinstance(p, Menu))), clicks - 1)


def alike(box: Edition, action: Action) -> object:
    """Equal halves of a double route are one choice: which of them is taken makes no difference."""
    if isinstance(action, Claim):
        data = box.routes[box.route_index[action.route]]
        return "claim", frozenset((data.a, data.b)), data.kind, data.length, data.bonus, data.tunnel, action.cards
    return action


def check_complete(box: Edition, state: State, seat: int = 0) -> None:
    seen = seen_of(box, state, seat)
    names_ = names_at(words(), seen.table)
    offered = set(follow(names_, seen, turn_panel(names_, seen)))
    assert {alike(box, action) for action in offered} == {alike(box, action) for action in seen.legal}
    assert offered <= set(seen.legal)


@pytest.mark.parametrize("board", names())
@pytest.mark.parametrize("seats", [2, 4])
def test_every_action_is_at_most_two_clicks_away_even_with_all_cards(board: str, seats: int) -> None:
    box = edition(board)
    check_complete(box, full_hand(box, playing(box, seats)))


@pytest.mark.parametrize("board", names())
def test_every_action_of_a_whole_game_is_at_most_two_clicks_away(board: str) -> None:
    box = edition(board)
    for number, (state, seat, _, _) in enumerate(whole_game(box, 3, 2)):
        if number % 4 == 0 or state.pending is not None:
            check_complete(box, state, seat)


@pytest.mark.parametrize("board", names())
def test_who_is_not_on_turn_gets_no_action(board: str) -> None:
    box = edition(board)
    seen = seen_of(box, playing(box), seat=1)
    names_ = names_at(words(), seen.table)
    panel = turn_panel(names_, seen)
    assert not list(follow(names_, seen, panel))
    assert "Hannah" in next(part.body for part in panel.parts if isinstance(part, Text))


def test_a_wild_can_not_be_the_second_card() -> None:
    box = edition("europe")
    state = next(s for s in (playing(box, seed=n) for n in range(40)) if "wild" in s.row and len(set(s.row)) > 1)
    plain = next(card for card in state.row if card != "wild")
    first = next(a for a in seen_of(box, state).legal if getattr(a, "card", "") == plain)
    after = apply(box, state, state.seat, first).state
    seen = seen_of(box, after)
    names_ = names_at(words(), seen.table)
    buttons = [one for part in turn_panel(names_, seen).parts if isinstance(part, Buttons) for one in part.buttons]
    wild = [one for one in buttons if "wild" in one.label]
    assert "wild" not in after.row or (len(wild) == 1 and wild[0].disabled)
    assert not any("Two" in one.label for one in buttons)


def test_tickets_are_asked_for_once() -> None:
    box = edition("europe")
    seen = seen_of(box, playing(box))
    names_ = names_at(words(), seen.table)
    steps = [one.step for part in turn_panel(names_, seen).parts if isinstance(part, Buttons) for one in part.buttons]
    assert AskTickets() in steps
    assert Do("t") not in steps
    assert Tickets() in set(follow(names_, seen, ask_tickets(names_, 1)))


def test_the_minimum_of_tickets_is_enforced() -> None:
    box = edition("great_lakes")
    state = next(whole_game(box, 2, 1))[0]
    seen = seen_of(box, state)
    names_ = names_at(words(), seen.table)
    for chosen, enough in (((0, 1), False), ((0, 1, 4), True)):
        parts = tickets_panel(names_, seen, chosen)
        done = next(one for part in parts if isinstance(part, Buttons) for one in part.buttons)
        assert done.disabled is not enough
        assert isinstance(done.step, Do)
        kept = read_code(box, done.step.code, seen.view.offer)
        assert kept == Keep(tuple(seen.view.offer[place] for place in chosen))


def test_the_tunnel_asks_even_who_can_not_pay() -> None:
    box = edition("europe")
    for state, seat, legal, _ in whole_game(box, 2, 9):
        if state.pending is not None and len(legal) == 1:
            seen = seen_of(box, state, seat)
            names_ = names_at(words(), seen.table)
            buttons = [o for p in turn_panel(names_, seen).parts if isinstance(p, Buttons) for o in p.buttons]
            assert [one.disabled for one in buttons] == [True, False]
            return
    pytest.fail("no tunnel that could not be paid came up; take another seed")


def test_the_switch_says_where_the_row_is_refilled_from() -> None:
    box = edition("great_lakes")
    seen = seen_of(box, playing(box))
    names_ = names_at(words(), seen.table)
    for refill in (None, 0, 1):
        steps = [o.step for p in turn_panel(names_, seen, refill).parts if isinstance(p, Buttons) for o in p.buttons]
        draws = [read_code(box, step.code) for step in steps if isinstance(step, Do) and step.code.startswith("d")]
        assert draws
        for draw in draws:
            own = box.board.decks[box.card_deck[draw.card]].id  # type: ignore[union-attr]
            wished = own if refill is None else box.board.decks[refill].id
            assert draw.refill == wished  # type: ignore[union-attr]


def test_the_27_23_of_the_great_lakes_are_one_click() -> None:
    box = edition("great_lakes")
    for state, seat, legal, _ in whole_game(box, 2, 3):
        if state.turn == 0 and not state.players[seat].offer:
            seen = seen_of(box, state, seat)
            names_ = names_at(words(), seen.table)
            first = next(o for p in turn_panel(names_, seen).parts if isinstance(p, Buttons) for o in p.buttons)
            assert isinstance(first.step, Do)
            action = read_code(box, first.step.code)
            assert action in legal
            assert action.counts == (27, 23)  # type: ignore[union-attr]
            return
    pytest.fail("nobody chose pieces")


def test_pass_is_offered_when_nothing_else_is_possible() -> None:
    box = edition("paris")
    state = playing(box)
    bare = replace(
        with_hand(state, (0,) * len(box.cards)), decks=((),), row=("",) * 5, ticket_decks=((),), discards=((),)
    )
    check_complete(box, bare)
    seen = seen_of(box, bare)
    assert seen.legal == (Pass(),)
    names_ = names_at(words(), seen.table)
    labels = [o.label for p in turn_panel(names_, seen).parts if isinstance(p, Buttons) for o in p.buttons]
    assert labels == ["Pass"]
    other = seen_of(box, playing(box))
    labels = [o.label for p in turn_panel(names_, other).parts if isinstance(p, Buttons) for o in p.buttons]
    assert "Pass" not in labels


def test_the_panel_offers_a_hint_where_the_table_allows_it() -> None:
    box = edition("europe")
    state = playing(box)
    seen = seen_of(box, state, state.seat)
    for allowed in (True, False):
        panel = turn_panel(names_at(words(), seen.table), replace(seen, hints=allowed))
        steps = [button.step for part in panel.parts if isinstance(part, Buttons) for button in part.buttons]
        assert (ShowHint() in steps) is allowed


@pytest.mark.parametrize("board", names())
def test_a_panel_has_a_word_for_each_group_and_decks_in_a_row_of_their_own(board: str) -> None:
    box = edition(board)
    state = full_hand(box, playing(box))
    seen = seen_of(box, state, state.seat)
    panel = turn_panel(names_at(words(), seen.table), seen)
    texts = [part.body for part in panel.parts if isinstance(part, Text)]
    builds = any(isinstance(action, Station | Port) for action in seen.legal)
    groups = ["**Draw cards**", "**Claim a route**", *(["**Build**"] if builds else []), "**Other**"]
    assert [text for text in texts if text in {*groups, "**Build**"}] == groups
    for part in panel.parts:
        if isinstance(part, Buttons):
            decks = ["blind" in one.label or "deck" in one.label for one in part.buttons]
            assert all(decks) or not any(decks)
        if isinstance(part, Menu):
            assert not isinstance(part.options[0].step, PickStation | PickPort), "cities are shown when asked for"
