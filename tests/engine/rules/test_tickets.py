"""Tickets: R-TIX."""

import pytest

from engine import final_scores
from engine.errors import IllegalAction
from engine.events import KeptTickets, TicketsDrawn, TicketsKept, TicketsOffered
from engine.ids import Seat
from engine.state import TicketChoice
from tests.engine.positions import Game, events_of

FOUR = ("brest-venezia", "london-wien", "paris-zagrab", "madrid-zurich")


@pytest.mark.parametrize(("name", "count"), [("europe", 3), ("great_lakes", 4), ("paris", 2), ("amsterdam", 2)])
def test_r_tix_1_so_many_are_drawn_and_one_must_be_kept(name: str, count: int) -> None:
    game = Game(name)
    deck = game.state.ticket_decks[-1]
    assert game.do("tickets")[0] == TicketsDrawn(Seat(0), count)
    assert game.state.players[0].offer == tuple(reversed(deck))[:count]
    assert len(game.state.ticket_decks[-1]) == len(deck) - count
    assert len(game.legal()) == 2**count - 1


def test_r_tix_1_only_ordinary_tickets_are_drawn_in_europe() -> None:
    game = Game("europe")
    assert [len(deck) for deck in game.state.ticket_decks] == [0, 34]
    assert {game.edition.tickets[ticket].deck for ticket in game.state.ticket_decks[1]} == {"short"}


def test_r_tix_1_the_rest_goes_under_the_deck_in_the_order_drawn() -> None:
    game = Game("europe").tickets_left(*FOUR)
    game.do("tickets")
    game.do("keep london-wien")
    assert game.state.ticket_decks[1] == ("paris-zagrab", "brest-venezia", "madrid-zurich")
    game.do("tickets")
    assert game.state.players[1].offer == ("madrid-zurich", "brest-venezia", "paris-zagrab")


def test_r_tix_1_fewer_if_the_deck_holds_fewer() -> None:
    game = Game("europe").tickets_left(*FOUR[:2])
    assert game.do("tickets")[0] == TicketsDrawn(Seat(0), 2)
    assert set(game.legal()) == {"keep brest-venezia", "keep london-wien", "keep brest-venezia,london-wien"}


def test_r_tix_1_a_single_last_ticket_must_be_kept() -> None:
    game = Game("great_lakes").tickets_left("chicago-detroit")
    game.do("tickets")
    assert game.legal() == ["keep chicago-detroit"]
    game.do("keep chicago-detroit")
    assert "chicago-detroit" in game.state.players[0].tickets
    assert "tickets" not in game.legal()


def test_r_tix_1_no_tickets_no_action() -> None:
    game = Game("europe").tickets_left()
    assert "tickets" not in game.legal()
    assert game.refused("tickets") == "no-tickets"


def test_r_tix_1_kept_tickets_stay_and_there_is_no_limit() -> None:
    game = Game("europe")
    before = game.state.players[0].tickets
    for _ in range(5):
        game.table(seat=Seat(0))
        game.do("tickets")
        game.do(game.legal()[-1])
    kept = game.state.players[0].tickets
    assert kept[: len(before)] == before
    assert len(kept) == len(before) + 15


def test_r_tix_1_what_is_kept_must_be_on_offer_and_not_nothing() -> None:
    game = Game("europe").tickets_left(*FOUR)
    game.do("tickets")
    for text in ("keep madrid-zurich", "keep london-wien,brest-venezia", "keep london-wien,london-wien"):
        assert game.refused(text)


def test_r_tix_2_complete_when_own_routes_join_its_places() -> None:
    game = Game("europe", 3).seat(0, tickets=("budapest-zurich", "brindisi-zagrab"))
    game.own(0, "venezia-zurich", "venezia-zagrab").own(1, "budapest-zagrab")
    assert game.lines(0)["tickets_missed"] == -6 - 6
    game.own(0, "budapest-zagrab")
    assert game.lines(0)["tickets_done"] == 6
    result = game.final().seats[0].standing.tickets[0]
    assert (result.ticket, result.done, result.points) == ("budapest-zurich", True, 6)
    assert set(result.way) == {"venezia-zurich", "venezia-zagrab", "budapest-zagrab"}


def test_r_tix_3_tickets_are_secret_until_the_final_scoring() -> None:
    game = Game("europe", 3).seat(0, tickets=FOUR)
    for seat in (1, 2, None):
        seen = repr(game.view(seat))
        assert not any(ticket in seen for ticket in FOUR)
        assert game.view(seat).seats[0].tickets == 4
    with pytest.raises(IllegalAction):
        final_scores(game.edition, game.state)
    game.table(ended="turns")
    shown = final_scores(game.edition, game.state)
    assert tuple(ticket.ticket for ticket in shown.seats[0].standing.tickets) == FOUR


def test_r_tix_4_only_the_drawer_sees_them() -> None:
    game = Game("europe", 3).tickets_left(*FOUR)
    drawn = game.do("tickets")
    assert drawn[1] == TicketsOffered(Seat(0), FOUR[:3], to=Seat(0))
    assert game.view(0).offer == FOUR[:3]
    assert not any(ticket in repr(game.view(1)) for ticket in FOUR)
    kept = game.do("keep london-wien")
    assert events_of(kept, TicketsKept) == [TicketsKept(Seat(0), 1, 2)]
    assert events_of(kept, KeptTickets) == [KeptTickets(Seat(0), ("london-wien",), to=Seat(0))]
    public = [event for event in (*drawn, *kept) if event.to is None]
    assert not any(ticket in repr(public) for ticket in FOUR)


def test_r_tix_4_the_choice_comes_before_anything_else() -> None:
    game = Game("europe", 3)
    game.do("tickets")
    assert game.state.pending == TicketChoice()
    assert game.kinds() == {"keep"}
    for text in ("draw blind", "tickets", "pass", "station roma wild"):
        assert game.refused(text) == "decide-first"
        assert game.refused(text, 1) == "not-your-turn"
