"""Advice: what a view tells about tickets and cards."""

import random
from itertools import combinations, product

import pytest
from msgspec.structs import replace

import maps
from engine import Edition, advice, final_scores, view
from engine.advice import Prospect, on_the_way, prospects, unseen_cards
from engine.borrowing import Joined, joined_now
from engine.doubles import halves, open_routes
from engine.ids import CLOSED, FREE, Seat
from engine.paths import cheapest_way
from engine.state import TunnelQuestion
from engine.ways import Way
from tests.engine.games import POLICIES, SEATINGS, whole_game
from tests.engine.positions import Game
from tests.engine.test_paths import small_board

TICKET = "budapest-zurich"


def stands(game: Game, ticket: str = TICKET, seat: int = 0) -> Prospect:
    (found,) = prospects(game.edition, game.view(seat), (ticket,))
    return found


def way_of(game: Game, ticket: str = TICKET) -> Way:
    way = stands(game, ticket).way
    assert way is not None
    return way


def test_the_cheapest_way_when_nothing_is_built() -> None:
    game = Game("europe", 2).seat(0, tickets=(TICKET,))
    way = way_of(game)
    assert (way.pieces, set(way.routes)) == (6, {"munchen-zurich", "munchen-wien", "budapest-wien"})
    game.own(1, "munchen-wien")
    way = way_of(game)
    assert (way.pieces, set(way.routes)) == (6, {"venezia-zurich", "venezia-zagrab", "budapest-zagrab"})
    assert not stands(game).done


def test_own_routes_cost_nothing_and_those_of_others_are_no_way() -> None:
    game = Game("europe", 2).own(0, "venezia-zurich").own(1, "venezia-zagrab").seat(0, tickets=(TICKET,))
    way = way_of(game)
    assert "venezia-zurich" not in way.routes
    assert "venezia-zagrab" not in way.routes
    assert way.pieces == sum(game.edition.routes[game.edition.route_index[name]].length for name in way.routes)


def test_a_complete_ticket_misses_nothing() -> None:
    game = Game("europe", 2).own(0, "venezia-zurich", "venezia-zagrab", "budapest-zagrab").seat(0, tickets=(TICKET,))
    assert stands(game) == Prospect(TICKET, done=True)


def test_where_no_way_is_left() -> None:
    game = Game("europe", 2).own(1, "edinburgh-london").seat(0, stations=("riga", "kyiv", "smyrna"))
    assert stands(game, "edinburgh-paris").lost
    game = Game("europe", 4).own(1, "edinburgh-london")
    assert "edinburgh-london-2" in way_of(game, "edinburgh-paris").routes


def test_both_halves_of_a_double_route_are_one_way() -> None:
    """With cards for one half alone the other half would not help: both must be known."""
    game = Game("paris", 2)
    for ticket in game.edition.tickets:
        way = way_of(game, ticket)
        assert set(way.halves) == {half for route in way.routes for half in halves(game.edition, route)}
    game = Game("europe", 4).own(1, "berlin-frankfurt").own(0, "frankfurt-paris", "munchen-zurich")
    useful = on_the_way(prospects(game.edition, game.view(0), game.edition.tickets))
    claimable = open_routes(game.edition, game.state.routes, 0)
    assert "berlin-frankfurt-2" in useful
    assert all(claimable[game.edition.route_index[route]] for route in useful)


# Stations.

BLOCKED = "edinburgh-paris"


def test_a_station_completes_what_others_have_blocked() -> None:
    """Edinburgh has one neighbour, London; somebody else holds that route and its other half is closed."""
    game = Game("europe", 2).own(1, "edinburgh-london").own(0, "dieppe-london", "dieppe-paris")
    game.seat(0, tickets=(BLOCKED,))
    prospect = stands(game, BLOCKED)
    assert (prospect.done, prospect.lost, prospect.station) == (False, False, "edinburgh")
    assert prospect.way == Way(stations=("edinburgh",))
    game.seat(1, stations=("edinburgh",))
    assert stands(game, BLOCKED).station == "london"
    game.seat(0, stations=("london",))
    assert stands(game, BLOCKED).done
    assert game.final().seats[0].standing.tickets[0].done


def test_a_station_may_be_a_part_of_the_way() -> None:
    game = Game("europe", 2).own(1, "edinburgh-london").own(0, "dieppe-paris").seat(0, tickets=(BLOCKED,))
    prospect = stands(game, BLOCKED)
    assert prospect.way is not None
    assert (prospect.way.stations, prospect.way.pieces, prospect.station) == (("edinburgh",), 2, "")
    assert set(prospect.way.halves) == {"dieppe-london", "dieppe-london-2"}


def test_a_way_without_stations_comes_first_and_the_station_is_said_too() -> None:
    game = Game("europe", 2).own(1, "munchen-wien").own(0, "munchen-zurich", "budapest-wien").seat(0, tickets=(TICKET,))
    prospect = stands(game)
    assert prospect.way is not None
    assert prospect.way.stations == ()
    assert prospect.way.pieces > 0
    assert prospect.station == "munchen"


def test_a_station_that_a_complete_ticket_needs_is_not_lent_twice() -> None:
    game = Game("europe", 2).own(1, "edinburgh-london", "amsterdam-london").own(0, "dieppe-london", "dieppe-paris")
    game.seat(0, tickets=(BLOCKED, "london-wien"), stations=("london",))
    edinburgh, wien = prospects(game.edition, game.view(0), (BLOCKED, "london-wien"))
    assert edinburgh.done
    assert not wien.done
    game.seat(0, tickets=("london-wien",))
    idle = stands(game, "london-wien").way
    assert idle is not None
    assert idle.pieces <= (wien.way.pieces if wien.way else 99)


def test_either_end_of_a_borrowed_route_may_have_the_station() -> None:
    """One in Kyiv borrows either of the two routes; Smolensk is taken, so that Kyiv is needed for the second."""
    game = Game("europe", 2)
    game.table(routes=(CLOSED,) * len(game.edition.routes)).own(1, "kyiv-smolensk", "kyiv-warszawa")
    game.seat(1, stations=("smolensk",))
    assert way_of(game, "smolensk-warszawa") == Way(stations=("warszawa", "kyiv"))
    game.seat(1, stations=("smolensk", "warszawa"))
    assert stands(game, "smolensk-warszawa").lost


# Pieces.


def test_a_way_for_which_the_pieces_are_enough_comes_before_one_without_stations() -> None:
    game = Game("europe", 2).own(1, "munchen-wien").own(0, "munchen-zurich", "budapest-wien").seat(0, tickets=(TICKET,))
    way = way_of(game)
    assert (way.stations, way.short) == ((), False)
    game.seat(0, supply=(way.pieces,))
    assert way_of(game) == way
    game.seat(0, supply=(way.pieces - 1,))
    assert way_of(game) == Way(stations=("munchen",))
    game.seat(0, supply=(0,))
    assert way_of(game) == Way(stations=("munchen",))
    game.seat(0, supply=(way.pieces - 1,), stations=("riga", "kyiv", "smyrna"))
    assert way_of(game) == replace(way, short=True), "the cheapest, if nothing fits"


def test_trains_for_rails_and_ships_for_the_sea() -> None:
    game, ticket = Game("great_lakes", 2), "detroit-duluth"

    def kinds(way: Way) -> set[int]:
        return {game.edition.route_piece[game.edition.route_index[route]] for route in way.routes}

    cheapest = way_of(game, ticket)
    assert kinds(cheapest) == {0, 1}
    for supply, kind in (((40, 0), 0), ((0, 40), 1)):
        way = way_of(game.seat(0, supply=supply), ticket)
        assert (kinds(way), way.short) == ({kind}, False)
        assert way.pieces > cheapest.pieces
    assert way_of(game.seat(0, supply=(1, 1)), ticket) == replace(cheapest, short=True)


def test_before_pieces_are_chosen_no_way_takes_too_many() -> None:
    game = Game("great_lakes", 2, opening=True)
    assert not any(game.view(0).supply)
    assert not any(way_of(game, ticket).short for ticket in game.view(0).offer)


@pytest.mark.parametrize("part", range(8))
def test_done_is_what_the_final_score_counts_and_lost_what_nothing_can_complete(part: int) -> None:
    """Small boards with any owners and stations, looked at by brute force."""
    for seed in range(part * 40, part * 40 + 40):
        rng = random.Random(seed)
        edition = small_board(rng)
        game = Game(edition, 3)
        owners = tuple(rng.choice((-1, 0, 0, 1, 1, 2)) for _ in edition.routes)
        stations = tuple(rng.sample(list(edition.cities), rng.randint(0, 3)))
        tickets = tuple(rng.sample(edition.ticket_ids, rng.randint(1, 6)))
        supply = rng.choice((0, 1, 2, 3, 5, 45))
        game.table(routes=owners).seat(0, stations=stations, tickets=tickets, supply=(supply,))
        found = prospects(edition, game.view(0), tickets)
        counted = {one.ticket for one in game.final().seats[0].standing.tickets if one.done}
        assert {one.ticket for one in found if one.done} == counted
        joined = joined_now(edition, owners, 0, game.state.players[0], tickets)
        for one in found:
            if not one.done:
                least = _least_pieces(edition, owners, stations, joined, one.ticket)
                assert one.lost == (least is None)
            if one.way is not None:
                assert one.way.short == (one.way.pieces > supply)
                if len(edition.tickets[one.ticket].cities) == 2:
                    assert least is not None
                    assert one.way.short == (least > supply)
                _carry_out(game, one)


def _least_pieces(
    edition: Edition, owners: tuple[int, ...], stations: tuple[str, ...], joined: Joined, ticket: str
) -> int | None:
    """With any loan of the idle stations, and any three stations in all; between more than two places too many."""
    costs = {route: edition.routes[route].length for route, owner in enumerate(owners) if owner == FREE}
    costs |= dict.fromkeys(joined.usable, 0)
    free = [city for city in edition.cities if city not in stations]
    loans = [[*offer, None] for offer in joined.idle]
    others = [
        [
            *(
                route
                for route, owner in enumerate(owners)
                if owner > 0 and edition.city_index[city] in edition.ends[route]
            )
        ]
        for city in free
    ]
    lendings = {
        frozenset(route for route in (*lent, *more) if route is not None)
        for lent in product(*loans)
        for built in combinations(range(len(free)), min(len(free), 3 - len(stations)))
        for more in product(*([*others[number], None] for number in built))
    }
    start, *goals = (edition.city_index[city] for city in edition.tickets[ticket].cities)
    least = None
    for lent in lendings:
        now = costs | dict.fromkeys(lent, 0)
        ways = [cheapest_way(edition.ends, now, start, goal) for goal in goals]
        if None not in ways:
            pieces = sum(now[route] for way in ways for route in way or ())
            least = pieces if least is None else min(least, pieces)
    return least


def _carry_out(game: Game, prospect: Prospect) -> None:
    """The advice followed: the ticket is complete for one who has no other."""
    assert prospect.way is not None
    before = game.state
    game.own(0, *prospect.way.routes)
    mine = before.players[0]
    if not any(
        one.done for one in prospects(game.edition, game.view(0), mine.tickets) if one.ticket != prospect.ticket
    ):
        game.seat(0, tickets=(prospect.ticket,), stations=(*mine.stations, *prospect.way.stations))
        assert stands(game, prospect.ticket).done
    game.state = before
    if prospect.station:
        game.seat(0, tickets=(prospect.ticket,), stations=(*mine.stations, prospect.station))
        assert stands(game, prospect.ticket).done
        game.state = before


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_in_whole_games_done_is_what_the_final_score_counts(name: str, seats: int) -> None:
    edition, rng = maps.edition(name), random.Random(2)
    for move in rng.sample(whole_game(edition, seats, 5, POLICIES[1]), 25):
        ended = replace(move.after, ended="turns")
        for result in final_scores(edition, ended).seats:
            seat = result.standing.seat
            found = prospects(edition, view(edition, move.after, seat), move.after.players[seat].tickets)
            assert [one.done for one in found] == [ticket.done for ticket in result.standing.tickets]


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_what_is_remembered_is_what_the_whole_view_would_say(name: str, seats: int) -> None:
    """Ways are remembered without cards and turns: nothing that was left out may make a difference."""
    edition, rng = maps.edition(name), random.Random(3)
    for move in rng.sample(whole_game(edition, seats, 6, POLICIES[1]), 15):
        for seat in range(seats):
            seen = view(edition, move.after, Seat(seat))
            tickets = (*seen.tickets, *edition.ticket_ids[:2])
            assert prospects(edition, seen, tickets) == advice._prospects.__wrapped__(edition, seen, tickets)


def test_cards_nobody_has_shown() -> None:
    game = Game("europe", 2).row("red red wild - blue").discards("green*3").seat(0, hand="red*2+black")
    left = unseen_cards(game.edition, game.view(0))
    assert (left["red"], left["wild"], left["blue"], left["green"], left["black"]) == (8, 13, 11, 9, 11)
    game.table(pending=TunnelQuestion("paris-zurich", ("red",) * 3, ("red", "white"), 1))
    left = unseen_cards(game.edition, game.view(0))
    assert (left["red"], left["white"]) == (4, 11)


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_unseen_cards_are_those_in_decks_and_other_hands(name: str, seats: int) -> None:
    edition, rng = maps.edition(name), random.Random(1)
    for move in rng.sample(whole_game(edition, seats, 4, POLICIES[1]), 20):
        state = move.after
        for seat in range(seats):
            hidden = {card.id: 0 for card in edition.cards}
            for card in (card for deck in state.decks for card in deck):
                hidden[card] += 1
            for other, player in enumerate(state.players):
                for kind, count in zip(edition.cards, player.hand, strict=True):
                    hidden[kind.id] += count if other != seat else 0
            assert unseen_cards(edition, view(edition, state, Seat(seat))) == hidden
