"""Who knows what, and who sits where: R-INFO, R-SEAT."""

import pytest
from msgspec.structs import fields

from engine import Options, decode_state, encode_state, legal_actions
from engine.ids import Seat
from engine.state import TunnelQuestion
from engine.view import SeatView, View
from tests.engine.positions import Game

MAPS = ["europe", "great_lakes", "paris", "amsterdam"]


@pytest.mark.parametrize("name", MAPS)
def test_r_info_1_what_everybody_may_know(name: str) -> None:
    game = Game(name, 3)
    game.do("draw blind" if len(game.state.decks) == 1 else "draw blind ship")
    seen, state = game.view(None), game.state
    assert seen.row == state.row
    assert seen.decks == tuple(len(deck) for deck in state.decks)
    assert seen.ticket_decks == tuple(len(deck) for deck in state.ticket_decks)
    assert (seen.discards, seen.routes) == (state.discards, state.routes)
    assert [seat.points for seat in seen.seats] == [0, 0, 0]
    assert [seat.supply for seat in seen.seats] == [player.supply for player in state.players]
    assert [seat.tickets for seat in seen.seats] == [len(player.tickets) for player in state.players]
    assert [sum(seat.cards) for seat in seen.seats] == [sum(player.hand) for player in state.players]
    assert [seat.choosing for seat in seen.seats] == [True, False, False]
    assert (seen.on_turn, seen.turn) == (0, 1)


def test_r_info_1_hand_sizes_per_deck_on_the_lakes() -> None:
    game = Game("great_lakes", 3).seat(1, hand="train.red*2+wild+ship.red.double")
    assert game.view(0).seats[1].cards == (3, 1)


def test_r_info_1_flag_cards_and_bonus_goods() -> None:
    assert Game("paris").seat(1, flags=("blue",), flag_sets=2).view(0).seats[1].flags == ("blue",)
    assert Game("amsterdam").seat(1, goods=3).view(0).seats[1].goods == 3


def test_r_info_1_a_seat_that_still_chooses_at_the_opening_is_known() -> None:
    game = Game("great_lakes", 3, opening=True)
    game.do(game.legal(1)[0], 1)
    assert [seat.choosing for seat in game.view(0).seats] == [True, True, True]
    game.do("pieces 30/20", 1)
    assert [seat.choosing for seat in game.view(0).seats] == [True, False, True]


def test_r_info_2_a_view_has_no_field_for_secrets_of_others() -> None:
    assert {field.name for field in fields(SeatView)} == {
        *("seat", "points", "supply", "box", "cards", "tickets", "choosing", "stations", "ports"),
        *("flags", "flag_sets", "goods", "exchanged"),
    }
    own = {"hand", "tickets", "offer", "supply"}
    public = {"board", "seat", "turn", "on_turn", "order", "pending", "row", "decks", "discards", "ticket_decks"}
    assert {field.name for field in fields(View)} == own | public | {"routes", "seats", "last_turns", "ended"}


@pytest.mark.parametrize("name", MAPS)
def test_r_info_2_an_onlooker_sees_nobodys_hand_or_tickets(name: str) -> None:
    seen = Game(name, 2).view(None)
    assert (seen.hand, seen.tickets, seen.offer, seen.supply) == ((), (), (), ())


@pytest.mark.parametrize("name", MAPS)
def test_r_info_2_a_seat_sees_its_own(name: str) -> None:
    game = Game(name, 2)
    for seat, player in enumerate(game.state.players):
        seen = game.view(seat)
        assert (seen.hand, seen.tickets, seen.supply) == (player.hand, player.tickets, player.supply)


def test_r_info_2_how_many_tickets_are_long_is_secret() -> None:
    long, short = "athina-edinburgh", "london-wien"
    views = [Game("europe").seat(1, tickets=tickets).view(0) for tickets in [(long, short), (short, "paris-wien")]]
    assert views[0] == views[1]


def test_r_info_2_the_order_of_the_decks_is_secret() -> None:
    views = [Game("europe").decks(text).view(0) for text in ("red*3 blue*4", "blue*4 red*3")]
    assert views[0] == views[1]
    tickets = [
        Game("europe").tickets_left(*two).view(0)
        for two in (("paris-wien", "london-wien"), ("berlin-roma", "kyiv-sochi"))
    ]
    assert tickets[0] == tickets[1]


def test_r_info_2_refused_tickets_are_secret() -> None:
    games = [Game("europe", 3, opening=True) for _ in range(2)]
    keeps = [text for text in games[0].legal(1) if text.count(",") == 1]
    for game, keep in zip(games, (keeps[0], keeps[-1]), strict=True):
        for seat, text in ((1, keep), (0, game.legal(0)[0]), (2, game.legal(2)[0])):
            game.do(text, seat)
    assert games[0].state != games[1].state
    assert games[0].view(0) == games[1].view(0)
    assert games[0].view(2) == games[1].view(2)


def test_r_info_2_which_choices_a_seat_has_is_its_own() -> None:
    game = Game("europe", 3)
    assert game.legal(1) == game.legal(2) == []
    asked = [
        Game("europe", 2).seat(0, hand=hand).table(pending=TunnelQuestion("paris-zurich", ("red",) * 3, ("red",), 1))
        for hand in ("red+blue", "blue*2")
    ]
    assert [len(game.legal(0)) for game in asked] == [2, 1]
    assert asked[0].view(1) == asked[1].view(1)


@pytest.mark.parametrize("name", MAPS)
def test_r_seat_1_a_seat_passes_on_as_it_is(name: str) -> None:
    game = Game(name, 3, options=Options("joined"))
    game.do("tickets")
    later = decode_state(encode_state(game.state))
    assert later == game.state
    assert legal_actions(game.edition, later, Seat(0)) == legal_actions(game.edition, game.state, Seat(0))
    assert len(later.players) == 3
    assert (later.players[0].hand, later.players[0].offer) == (game.state.players[0].hand, game.state.players[0].offer)


def test_r_seat_1_a_state_knows_seats_and_nobody_who_sits_there() -> None:
    game = Game("europe", 3)
    assert set(game.state.order) == {0, 1, 2}
    assert "user" not in encode_state(game.state).decode()
