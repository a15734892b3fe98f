"""Standing orders: the first line that can be done is done, stops end the plan, and eyes are never replaced."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import maps
from engine import apply, legal_actions, new_game, view
from engine.actions import Action, Claim, Draw, DrawBlind, Keep, Pay, Tickets
from engine.ids import Seat
from engine.orders import (
    BlindLine,
    ClaimLine,
    CouldClaim,
    LastTurnsBegin,
    Line,
    Ordered,
    Plan,
    PlanStopped,
    RouteTaken,
    Stop,
    TakeLine,
    TicketComplete,
    WildInRow,
    between_turns,
    complete_tickets,
    follow,
    most_wilds,
)
from engine.state import SecondCard, TunnelQuestion
from tests.engine.positions import Game, seed_of


def followed(game: Game, plan: Plan, seat: int | None = None) -> Ordered | PlanStopped:
    mine = game.state.seat if seat is None else Seat(seat)
    legal = legal_actions(game.edition, game.state, mine)
    return follow(game.edition, view(game.edition, game.state, mine), legal, plan)


def europe(hand: str, row: str = "red red green green black") -> Game:
    game = Game("europe", 3).seat(0, hand=hand)
    return game._change(seat=Seat(0), row=tuple(row.split()))


def test_the_first_line_that_can_be_done_is_done() -> None:
    plan = Plan((ClaimLine("essen-frankfurt"), TakeLine("yellow"), BlindLine()))
    found = followed(europe("red"), plan)
    assert isinstance(found, Ordered)
    assert found.action == DrawBlind()
    assert between_turns(found.plan).lines == plan.lines[:2]  # the line was for one turn


def test_a_claim_pays_no_more_than_was_allowed() -> None:
    game = europe("green+wild*2")
    assert followed(game, Plan((ClaimLine("essen-frankfurt", "green", wilds=0),))) == PlanStopped()
    found = followed(game, Plan((ClaimLine("essen-frankfurt", "green", wilds=1),)))
    assert isinstance(found, Ordered)
    assert found.action == Claim("essen-frankfurt", ("green", "wild"))
    assert not found.plan.lines
    assert followed(game, Plan((ClaimLine("essen-frankfurt", "red", wilds=1),))) == PlanStopped()


def test_a_ferry_is_paid_with_the_wilds_that_it_asks_for() -> None:
    game = europe("black*8+wild*6")
    ferries = [(game.edition.route_ids[place], route) for place, route in enumerate(game.edition.routes) if route.ferry]
    assert ferries
    for name, route in ferries:
        found = followed(game, Plan((ClaimLine(name),)))
        assert isinstance(found, Ordered)
        assert isinstance(found.action, Claim)
        assert found.action.cards == ("black",) * (route.length - route.ferry) + ("wild",) * route.ferry


def test_a_ferry_is_paid_with_no_more_wilds_than_was_allowed() -> None:
    game = europe("black*2+wild*6")
    for wilds, allowed in ((0, 1), (1, 1), (2, 2), (3, 3)):
        line = ClaimLine("athina-brindisi", wilds=wilds)
        assert most_wilds(game.edition, line) == allowed
        assert isinstance(followed(game, Plan((line,))), Ordered) == (allowed >= 2)


@pytest.mark.parametrize("hand", ["black*2+white*7", "white*2+black*7", "black*3+white*7+wild*4"])
@pytest.mark.parametrize("route", ["danzig-warszawa", "angora-constantinople"])
def test_any_colour_is_the_one_of_which_most_is_left(hand: str, route: str) -> None:
    """The second route is a tunnel: what is left pays its extra."""
    found = followed(europe(hand), Plan((ClaimLine(route, wilds=2, extra=3),)))
    assert isinstance(found, Ordered)
    most = "white" if "white*7" in hand else "black"
    assert found.action == Claim(route, (most, most))


def test_only_cards_that_serve_the_route_count_as_left() -> None:
    game = Game("great_lakes", 3).seat(0, hand="train.red*2+ship.red*4+ship.red.double*3+train.black*3")
    found = followed(game._change(seat=Seat(0)), Plan((ClaimLine("south_baymouth-sudbury"),)))
    assert isinstance(found, Ordered)
    assert found.action == Claim("south_baymouth-sudbury", ("train.black",) * 2)


def test_no_colour_is_worth_wasting_a_ship() -> None:
    game = Game("great_lakes", 3).seat(0, hand="ship.red.double*6+ship.white+ship.white.double")
    found = followed(game._change(seat=Seat(0)), Plan((ClaimLine("marquette-sault_ste_marie"),)))
    assert isinstance(found, Ordered)
    assert found.action == Claim("marquette-sault_ste_marie", ("ship.white", "ship.white.double"))


def test_either_half_of_a_double_route_will_do() -> None:
    game = europe("white*3")
    halves = [game.edition.route_ids[i] for i, route in enumerate(game.edition.routes) if route.double]
    pair = next(
        (half, game.edition.route_ids[game.edition.twins[game.edition.route_index[half]]])
        for half in halves
        if game.edition.routes[game.edition.route_index[half]].colour == "white"
        and game.edition.routes[game.edition.route_index[half]].length <= 3
    )
    found = followed(game, Plan((ClaimLine(pair[1]),)))
    assert isinstance(found, Ordered)
    assert isinstance(found.action, Claim)
    assert found.action.route == pair[0]


def test_a_card_is_taken_if_it_lies_there_and_the_second_follows_the_lines() -> None:
    game = europe("", "red red green green black")
    plan = Plan((TakeLine("red", 2), TakeLine("black")))
    first = followed(game, plan)
    assert isinstance(first, Ordered)
    assert first.action == Draw("red")
    assert between_turns(first.plan).lines[0] == TakeLine("red")
    game._change(pending=SecondCard(), row=("green", "black", "green", "green", "white"))
    second = followed(game, first.plan)
    assert isinstance(second, Ordered)
    assert second.action == Draw("black")
    assert second.plan == Plan((TakeLine("red"), TakeLine("black")))  # the turn was counted by its first card
    game._change(row=("green", "white", "green", "green", "white"))
    assert followed(game, first.plan) == Ordered(DrawBlind(), None, second.plan)


def turn_by(game: Game, plan: Plan) -> tuple[list[Action], Plan]:
    """What the plan does in one turn, and what is left of it."""
    seat, actions = game.state.seat, list[Action]()
    while game.state.seat == seat:
        found = followed(game, plan)
        assert isinstance(found, Ordered)
        actions.append(found.action)
        plan = found.plan
        game.state = apply(game.edition, game.state, seat, found.action).state
    return actions, plan


@pytest.mark.parametrize("turns", [1, 2])
@pytest.mark.parametrize("other", [(), (TakeLine("train.red"),), (BlindLine("train"),)])
def test_two_cards_of_one_deck_are_of_that_deck_in_the_last_turn_too(turns: int, other: tuple[Line, ...]) -> None:
    row = ("train.red", "train.black", "train.red", "ship.red", "ship.black", "ship.white")
    game = Game("great_lakes", 3)._change(row=row)
    done, left = turn_by(game, Plan((BlindLine("ship", turns), *other)))
    assert done == [DrawBlind("ship")] * 2
    assert left == Plan((*(BlindLine("ship") for _ in range(turns - 1)), *other))


def test_a_line_that_begins_a_turn_ends_it_though_one_before_it_could_now() -> None:
    game = Game("great_lakes", 3)._change(row=("ship.red",) * 6)
    first = followed(game, Plan((TakeLine("train.red"), BlindLine("ship", 2))))
    assert isinstance(first, Ordered)
    game._change(pending=SecondCard(), row=("train.red",) * 6)
    second = followed(game, first.plan)
    assert isinstance(second, Ordered)
    assert second.action == DrawBlind("ship")


@pytest.mark.parametrize("turns", [1, 2])
def test_two_cards_of_a_kind_are_taken_in_the_last_turn_too(turns: int) -> None:
    done, left = turn_by(europe("", "red green red green black"), Plan((TakeLine("red", turns),)))
    assert done == [Draw("red")] * 2
    assert left == Plan((TakeLine("red"),) * (turns - 1))


def test_a_wild_of_the_row_is_a_whole_turn() -> None:
    done, left = turn_by(europe("", "wild green red green black"), Plan((TakeLine("wild", 2), BlindLine())))
    assert done == [Draw("wild")]
    assert left == Plan((TakeLine("wild"), BlindLine()))


def test_a_turn_that_ended_without_a_second_card_leaves_no_line_without_turns() -> None:
    plan = Plan((BlindLine(turns=0, begun=True), TakeLine("red", 2, begun=True), ClaimLine("brest-paris")))
    assert between_turns(plan) == Plan((TakeLine("red", 2), ClaimLine("brest-paris")))
    assert (
        followed(europe("", "green green green black black"), Plan((BlindLine(turns=0, begun=True),))) == PlanStopped()
    )


def test_plans_from_before_lines_knew_that_they_had_begun_are_understood() -> None:
    stored = b'{"lines":[{"type":"take","card":"red"},{"type":"blind","turns":3}]}'
    assert msgspec.json.decode(stored, type=Plan) == Plan((TakeLine("red"), BlindLine(turns=3)))


def test_a_tunnel_is_paid_up_to_what_was_allowed() -> None:
    game = europe("blue*4")
    tunnel = next(
        name
        for name, route in zip(game.edition.route_ids, game.edition.routes, strict=True)
        if route.tunnel and route.length == 2 and route.colour in ("blue", "grey")
    )
    line = ClaimLine(tunnel, "blue", extra=1)
    laid = followed(game, Plan((line,)))
    assert isinstance(laid, Ordered)
    assert laid.plan.lines == (line,)
    game.seat(0, hand="blue*2")._change(pending=TunnelQuestion(tunnel, ("blue", "blue"), ("blue",), 1))
    paid = followed(game, laid.plan)
    assert isinstance(paid, Ordered)
    assert paid.action == Pay(("blue",))
    assert not paid.plan.lines
    game._change(pending=TunnelQuestion(tunnel, ("blue", "blue"), ("blue", "blue"), 2))
    assert followed(game, laid.plan) == PlanStopped(asks=True)


STOPS: list[Stop] = [LastTurnsBegin(), WildInRow(), CouldClaim(), TicketComplete(0), RouteTaken("brest-paris")]


def test_stops_end_the_plan() -> None:
    game = europe("")
    blind = (BlindLine(turns=3),)
    for stop in STOPS:
        assert isinstance(followed(game, Plan(blind, (stop,))), Ordered), stop
    game._change(row=("wild", "red", "red", "red", "red"))
    assert followed(game, Plan(blind, (WildInRow(),))) == PlanStopped(WildInRow())
    game._change(last_turns=3)
    assert followed(game, Plan(blind, (LastTurnsBegin(),))) == PlanStopped(LastTurnsBegin())
    owners = list(game.state.routes)
    owners[game.edition.route_index["brest-paris"]] = 1
    game._change(routes=tuple(owners))
    assert followed(game, Plan(blind, (RouteTaken("brest-paris"),))) == PlanStopped(RouteTaken("brest-paris"))


@pytest.mark.parametrize("seats", [3, 5])
def test_a_plan_stops_when_either_half_of_its_route_is_taken(seats: int) -> None:
    """Nobody sees which of the halves a plan names, and with few seats the other one is closed."""
    for planned in ("edinburgh-london", "edinburgh-london-2"):
        plan = Plan((BlindLine(),), (RouteTaken(planned),))
        game = Game("europe", seats)._change(seat=Seat(0))
        assert isinstance(followed(game.own(0, "edinburgh-london"), plan), Ordered), "it is one's own"
        for taken in ("edinburgh-london", "edinburgh-london-2"):
            game = Game("europe", seats)._change(seat=Seat(0)).own(1, taken)
            assert followed(game, plan) == PlanStopped(RouteTaken(planned))
            half_gone = Plan((BlindLine(),), (RouteTaken(planned, 1),))
            assert isinstance(followed(game, half_gone), Ordered), "it was taken when the plan was made"


def test_a_plan_stops_when_a_route_for_a_ticket_can_be_claimed() -> None:
    game = europe("green*8+blue*8+red*8+white*8+yellow*8+orange*8+purple*8+black*8")
    assert followed(game, Plan((BlindLine(),), (CouldClaim(),))) == PlanStopped(CouldClaim())


def test_a_plan_stops_when_another_ticket_is_complete() -> None:
    game = europe("")
    seat = game.state.seat
    whole = tuple(0 for _ in game.state.routes)
    before = complete_tickets(game.edition, view(game.edition, game.state, seat))
    game._change(routes=whole)
    assert followed(game, Plan((BlindLine(),), (TicketComplete(before),))) == PlanStopped(TicketComplete(before))


def test_tickets_are_never_chosen_by_a_plan() -> None:
    game = europe("")
    game.state = apply(game.edition, game.state, game.state.seat, Tickets()).state
    assert followed(game, Plan((BlindLine(),)), 0) == PlanStopped(asks=True)
    opening = Game("europe", opening=True)
    assert followed(opening, Plan((BlindLine(),)), 0) == PlanStopped(asks=True)


def lines(name: str) -> st.SearchStrategy[Line]:
    edition = maps.edition(name)
    decks = ["", *(deck.id for deck in edition.board.decks)]
    return st.one_of(
        st.builds(
            ClaimLine,
            st.sampled_from(edition.route_ids),
            st.sampled_from(["", *edition.colours]),
            st.integers(0, 5),
            st.integers(0, 3),
        ),
        st.builds(TakeLine, st.sampled_from([card.id for card in edition.cards]), st.integers(1, 9)),
        st.builds(BlindLine, st.sampled_from(decks), st.integers(1, 9)),
    )


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_whatever_was_ordered_only_legal_actions_are_played_and_no_plan_is_endless(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(("europe", "great_lakes", "paris", "amsterdam")))
    edition = maps.edition(name)
    state = new_game(edition, 3, seed_of(data.draw(st.integers(1, 50))))
    turns = 0
    plans: dict[int, Plan] = {}
    while not state.ended and turns < 120:
        seat = next(Seat(seat) for seat in range(3) if legal_actions(edition, state, seat))
        legal = legal_actions(edition, state, seat)
        seen = view(edition, state, seat)
        if seen.pending is None and seen.turn and seat not in plans:
            plans[seat] = Plan(tuple(data.draw(st.lists(lines(name), min_size=1, max_size=5))))
        found = follow(edition, seen, legal, plans.get(seat, Plan(())))
        action: Action
        if isinstance(found, Ordered):
            assert found.action in legal
            assert not isinstance(found.action, Keep | Tickets)
            action, plans[seat] = found.action, found.plan
        else:
            plans.pop(seat, None)
            action = legal[0]
        turns += 1
        state = apply(edition, state, seat, action).state
