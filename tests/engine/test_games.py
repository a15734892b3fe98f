"""Whole games on every map with every number of players: what must hold in each state and at the end."""

import os
import random

import pytest

import maps
from engine import Edition, Options, State, action_text, apply, final_scores, legal_actions, new_game, read_action
from engine.events import BlindDrawn, CardLaid, RowRenewed, TicketsDrawn, TunnelLaid
from tests.engine.games import POLICIES, SEATINGS, Move, Policy, whole_game
from tests.engine.invariants import check_secrets, check_state, check_text_and_json
from tests.engine.positions import seed_of
from tests.engine.recount import recount


def check_replay(edition: Edition, game: list[Move]) -> None:
    """Seed and action texts are enough to play the game again."""
    first = game[0].before
    state = new_game(edition, len(first.players), bytes.fromhex(first.seed), first.options)
    assert state == first
    for move in game:
        outcome = apply(edition, state, move.seat, read_action(action_text(move.action)))
        assert outcome.events == move.events
        state = outcome.state
    assert state == game[-1].after


def check_score(edition: Edition, game: list[Move]) -> None:
    """The final score is what the log says."""
    end = game[-1].after
    final = final_scores(edition, end)
    counted = recount(edition.board, len(end.players), (event for move in game for event in move.events))
    keys = []
    for result, other in zip(final.seats, counted, strict=True):
        assert {line.source: line.points for line in result.lines} == other.lines
        assert result.total == other.total
        assert tuple(ticket.ticket for ticket in result.standing.tickets if ticket.done) == other.done
        assert result.standing.longest == other.longest
        assert result.standing.borrowed == tuple(
            "" if route is None else edition.route_ids[route] for route in other.borrowed
        )
        keys.append((other.total, *other.tie))
    assert [seat.place for seat in final.seats] == [1 + sorted(keys, reverse=True).index(key) for key in keys]
    assert final.winners == tuple(seat for seat, key in enumerate(keys) if key == max(keys))
    best, second = sorted(keys, reverse=True)[:2]
    names = ("points", *edition.board.tie_breaks, "shared")
    assert (
        final.decided
        == names[next((i for i, pair in enumerate(zip(best, second, strict=True)) if len(set(pair)) > 1), -1)]
    )


def check_way(edition: Edition, state: State) -> None:
    """The way shown for a complete ticket is made of routes the seat may use, and joins its places."""
    for seat, result in enumerate(final_scores(edition, state).seats):
        own = {name for name, owner in zip(edition.route_ids, state.routes, strict=True) if owner == seat}
        usable = own | set(result.standing.borrowed)
        path = result.standing.longest_path
        assert set(path) <= own
        assert len(set(path)) == len(path)
        assert sum(edition.routes[edition.route_index[name]].length for name in path) == result.standing.longest
        for ticket in result.standing.tickets:
            assert set(ticket.way) <= usable
            assert bool(ticket.way) == ticket.done
            assert ticket.points == edition.tickets[ticket.ticket].points * (1 if ticket.done else -1)


def check_game(name: str, seats: int, seed: int, policy: Policy, every: int, often: int = 1) -> None:
    """Play a game; what is lost stays lost, so one state in `often` will do, and the thorough checks one in `every`."""
    edition, rng = maps.edition(name), random.Random(seed)
    game = whole_game(edition, seats, seed, policy)
    for number, move in enumerate(game):
        if number % often == 0 or move is game[-1]:
            check_state(edition, move.after)
        if number % every == 0:
            check_text_and_json(edition, move.after, rng)
            check_secrets(edition, move.after, rng)
            legal = legal_actions(edition, move.before, move.seat)
            for action in rng.sample(legal, min(5, len(legal))):
                apply(edition, move.before, move.seat, action)
    check_replay(edition, game)
    check_score(edition, game)
    check_way(edition, game[-1].after)


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_a_whole_game(name: str, seats: int, policy: Policy) -> None:
    for seed in range(2):
        check_game(name, seats, seed, policy, every=5)


PARTS = 12


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_a_hundred_thousand_games(name: str, seats: int, part: int) -> None:
    """GAMES says how many there are over all seatings and parts."""
    games = -(-int(os.environ.get("GAMES", 100_000)) // (len(SEATINGS) * PARTS))
    for number in range(games):
        seed = 1000 + part * games + number
        check_game(name, seats, seed, POLICIES[number % len(POLICIES)], every=40, often=4)
    print(f"\n{name} with {seats}: {games} games")


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_an_outcome_tells_whether_something_hidden_was_seen(name: str, seats: int) -> None:
    """Whatever turns up a card, draws tickets or ends a secret choice can't be undone; everything else can."""
    edition = maps.edition(name)
    for move in whole_game(edition, seats, 11, POLICIES[1]):
        turned_up = any(
            isinstance(event, BlindDrawn | CardLaid | RowRenewed | TicketsDrawn)
            or (isinstance(event, TunnelLaid) and event.revealed)
            for event in move.events
        )
        outcome = apply(edition, move.before, move.seat, move.action)
        assert outcome.revealed == (turned_up or move.before.turn == 0)


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_both_orders_deal_the_same_way(name: str, seats: int) -> None:
    """The order of joining leaves out one shuffle; everything is dealt all the same."""
    edition = maps.edition(name)
    joined = new_game(edition, seats, seed_of(3), Options("joined"))
    assert joined.order == tuple(range(seats))
    assert joined.shuffles >= len(joined.decks) + sum(1 for deck in edition.board.ticket_decks if deck)
    check_state(edition, joined)


def test_the_games_use_every_kind_of_action() -> None:
    """The random games are worth something only if they reach everything."""
    seen: dict[str, set[str]] = {}
    for name, seats in (("europe", 3), ("great_lakes", 3)):
        for policy in POLICIES:
            for seed in range(3):
                game = whole_game(maps.edition(name), seats, seed, policy)
                seen.setdefault(name, set()).update(action_text(move.action).split()[0] for move in game)
    assert seen["europe"] >= {"keep", "draw", "tickets", "claim", "pay", "withdraw", "station"}
    assert seen["great_lakes"] >= {"keep", "pieces", "draw", "tickets", "claim", "port", "exchange"}
