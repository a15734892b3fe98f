"""What the claims of others cost: in whole games exactly the tickets whose cheapest way has become dearer."""

import random

import pytest

import maps
from engine import view
from engine.advice import prospects
from engine.events import RouteClaimed
from engine.ids import Seat
from engine.losses import losses
from engine.ways import Way
from tests.engine.games import POLICIES, SEATINGS, Move, whole_game
from tests.engine.positions import Game


def cost(way: Way) -> tuple[bool, int, int]:
    return way.short, len(way.stations), way.pieces


def told(seats: int) -> int:
    """How many tickets of Europe lose something when a single route of their way is claimed on an empty board."""
    game, count = Game("europe", seats=seats), 0
    for ticket in game.edition.tickets:
        game.seat(0, tickets=(ticket,))
        (before,) = prospects(game.edition, game.view(0), (ticket,))
        assert before.way is not None
        table = game.state
        for gone in before.way.routes:
            game.own(1, gone)
            for loss in losses(game.edition, game.view(0), [gone]):
                assert (loss.ticket, loss.routes, loss.before) == (ticket, (gone,), before.way)
                assert loss.after is not None
                assert cost(loss.after) > cost(loss.before)
                count += 1
            game.state = table
    return count


def test_a_route_of_the_way_is_gone() -> None:
    """With three at the table the other half of a double route goes with it; with four it is as good."""
    assert told(3) > told(4) > 20


def test_own_routes_those_given_back_and_those_nobody_needs_cost_nothing() -> None:
    game = Game("europe", seats=4)
    game.seat(0, tickets=("budapest-zurich",))
    (before,) = prospects(game.edition, game.view(0), ("budapest-zurich",))
    assert before.way is not None
    route = before.way.routes[0]
    assert losses(game.edition, game.view(0), []) == ()
    assert losses(game.edition, game.view(0), [route]) == (), "it was given back"
    game.own(0, route)
    assert losses(game.edition, game.view(0), [route]) == ()
    game.own(1, "cadiz-madrid")
    assert losses(game.edition, game.view(0), ["cadiz-madrid"]) == ()


def test_a_route_to_borrow_is_no_loss_where_the_pieces_were_too_few() -> None:
    game = Game("europe", seats=2).own(0, "munchen-zurich", "budapest-wien")
    game.seat(0, tickets=("budapest-zurich",), supply=(2,)).own(1, "munchen-wien")
    assert losses(game.edition, game.view(0), ["munchen-wien"]) == ()
    game.seat(0, supply=(3,))
    (loss,) = losses(game.edition, game.view(0), ["munchen-wien"])
    assert (loss.before.pieces, loss.after) == (3, Way(stations=("munchen",)))


def check(name: str, move: Move, route: str) -> int:
    """The losses of all others by this claim; how many there were."""
    edition, found = maps.edition(name), 0
    for number in range(len(move.after.players)):
        seat = Seat(number)
        if seat == move.seat:
            continue
        seen = view(edition, move.after, seat)
        earlier = prospects(edition, view(edition, move.before, seat), seen.tickets)
        now = prospects(edition, seen, seen.tickets)
        dearer = {
            one.ticket: (one.way, other.way)
            for one, other in zip(earlier, now, strict=True)
            if one.way is not None and not other.done and (other.way is None or cost(other.way) > cost(one.way))
        }
        told = losses(edition, seen, [route])
        assert {one.ticket: (one.before, one.after) for one in told} == dearer
        assert all(one.routes == (route,) for one in told)
        assert told == losses(edition, seen, [route, route], now)
        found += len(told)
    return found


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_in_whole_games_the_tickets_that_became_dearer(name: str, seats: int) -> None:
    played = whole_game(maps.edition(name), seats, 3, POLICIES[1])
    claims = [(move, event.route) for move in played for event in move.events if isinstance(event, RouteClaimed)]
    rng = random.Random(seats)
    assert sum(check(name, move, route) for move, route in rng.sample(claims, min(20, len(claims)))) >= 1
