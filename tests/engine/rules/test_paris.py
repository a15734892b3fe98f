"""Paris: R-PAR."""

import pytest

from engine.events import FlagCardKept, FlagSetScored
from engine.ids import Seat
from tests.engine.positions import Game, events_of


def test_r_par_1_no_route_is_grey() -> None:
    game = Game("paris")
    colours = {route.colour for route in game.edition.routes}
    assert colours == {"red", "blue", "white", "yellow", "green", "purple"}


@pytest.mark.parametrize(
    ("route", "payment", "kept"),
    [
        ("notre_dame-pantheon", "red", ("red",)),
        ("notre_dame-pantheon-2", "blue", ("blue",)),
        ("bastille-pantheon", "white*2", ("white",)),
        ("bastille-pantheon", "white+wild", ("white",)),
        ("bastille-pantheon", "wild*2", ()),
        ("notre_dame-pantheon", "wild", ()),
        ("champs_elysees-opera-2", "yellow*2", ()),
    ],
)
def test_r_par_2_a_payment_with_a_flag_colour_leaves_one_such_card(
    route: str, payment: str, kept: tuple[str, ...]
) -> None:
    game = Game("paris").seat(0, hand=payment).discards("")
    events = game.do(f"claim {route} {payment}")
    assert game.state.players[0].flags == kept
    assert game.view(1).seats[0].flags == kept
    assert [event.card for event in events_of(events, FlagCardKept)] == list(kept)
    paid = events[0].cards  # type: ignore[union-attr]
    assert sorted((*game.state.discards[0], *kept)) == sorted(paid)


def test_r_par_2_unless_a_card_of_that_colour_lies_there() -> None:
    game = Game("paris").seat(0, hand="white*2", flags=("white",)).discards("")
    events = game.do("claim bastille-pantheon white*2")
    assert game.state.players[0].flags == ("white",)
    assert game.state.discards == (("white", "white"),)
    assert events_of(events, FlagCardKept) == []


def test_r_par_3_a_full_set_scores_at_once_and_is_discarded() -> None:
    game = Game("paris").seat(0, hand="white+wild", flags=("red", "blue"), points=3).discards("")
    events = game.do("claim bastille-pantheon white+wild")
    assert events_of(events, FlagSetScored) == [FlagSetScored(Seat(0), 4)]
    player = game.state.players[0]
    assert (player.flags, player.flag_sets, player.points) == ((), 1, 3 + 2 + 4)
    assert game.state.discards == (("wild", "blue", "white", "red"),)
    assert game.lines(0)["flag_sets"] == 4


def test_r_par_3_a_new_set_begins_on_a_later_turn() -> None:
    game = Game("paris", 3)
    for route, card in (
        ("notre_dame-pantheon", "red"),
        ("louvre-opera-2", "blue"),
        ("bastille-pantheon", "white*2"),
        ("bastille-notre_dame", "red"),
    ):
        game.table(seat=Seat(0)).seat(0, hand=card)
        game.do(f"claim {route} {card}")
    assert (game.state.players[0].flags, game.state.players[0].flag_sets) == (("red",), 1)


def test_r_par_3_also_in_the_last_turn() -> None:
    game = Game("paris").seat(0, hand="red", flags=("blue", "white")).table(last_turns=1)
    game.do("claim notre_dame-pantheon red")
    assert game.state.ended == "turns"
    assert game.lines(0)["flag_sets"] == 4


def test_r_par_4_cards_in_a_set_are_out_of_the_deck_until_discarded() -> None:
    game = Game("paris").row("- green green green green").decks("").discards("").seat(0, hand="red")
    game.do("claim notre_dame-pantheon red")
    assert (game.state.decks, game.state.discards, game.state.row[0]) == (((),), ((),), "")
    game.table(seat=Seat(0)).seat(0, hand="blue")
    game.do("claim louvre-opera-2 blue")
    assert (game.state.decks, game.state.discards, game.state.row[0]) == (((),), ((),), "")
    game.table(seat=Seat(0)).seat(0, hand="white*2")
    game.do("claim bastille-pantheon white*2")
    cards = [*game.state.decks[0], game.state.row[0]]
    assert sorted(cards) == ["blue", "red", "white", "white"]


def test_r_par_tie_more_complete_tickets_then_shared() -> None:
    game = Game("paris").own(0, "louvre-opera", "invalides-louvre").seat(0, tickets=("invalides-opera",))
    game.seat(1, tickets=()).own(1, "bastille-pantheon", "champs_elysees-opera", "batignolles-opera")
    assert [seat.total for seat in game.final().seats] == [6, 6]
    assert (game.places(), game.final().decided) == ([1, 2], "tickets")
    game.seat(0, tickets=()).own(0, "batignolles-montmartre", "notre_dame-pantheon")
    assert (game.places(), game.final().winners, game.final().decided) == ([1, 1], (0, 1), "shared")
