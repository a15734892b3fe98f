"""Drawing cards: R-DRAW."""

import pytest

from engine.events import BlindCard, BlindDrawn, CardDrawn, CardLaid, DeckRenewed, RowRenewed, TurnBegan
from engine.ids import Seat
from engine.state import SecondCard
from tests.engine.positions import Game, events_of

ROW = "red orange yellow green blue"


def test_r_draw_1_two_cards_one_after_the_other() -> None:
    game = Game("europe").row(ROW).decks("white black purple red").seat(0, hand="")
    game.do("draw red")
    assert game.state.pending == SecondCard()
    assert game.hand(0) == {"red": 1}
    assert game.state.row[0] == "white"
    assert set(game.legal()) == {f"draw {card}" for card in ("white", "orange", "yellow", "green", "blue", "blind")}
    game.do("draw white")
    assert game.hand(0) == {"red": 1, "white": 1}
    assert game.state.seat == 1


def test_r_draw_1_nobody_may_stop_after_one() -> None:
    game = Game("europe")
    game.do("draw blind")
    for text in ("pass", "tickets", "withdraw", "station roma wild", "claim budapest-wien red", "pay wild"):
        assert game.refused(text) == "decide-first"


def test_r_draw_1_the_second_is_chosen_knowing_the_first() -> None:
    game = Game("europe").decks("wild red").row(ROW)
    game.do("draw blind")
    assert game.view(0).hand != game.view(1).hand
    assert game.view(0).pending == SecondCard()
    assert game.hand(0)["wild"] >= 1


def test_r_draw_2_a_card_taken_is_replaced_at_once_in_its_place() -> None:
    game = Game("europe").row("red blue red blue red").decks("white black purple")
    events = game.do("draw blue")
    assert game.state.row == ("red", "white", "red", "blue", "red")
    assert events == (CardDrawn(Seat(0), "blue"), CardLaid(1, "white"))


def test_r_draw_3_a_wild_from_the_row_is_the_only_card() -> None:
    game = Game("europe").row("wild wild red red red").decks("white black purple").seat(0, hand="")
    game.do("draw wild")
    assert game.state.seat == 1
    assert game.hand(0) == {"wild": 1}


def test_r_draw_3_a_wild_in_the_row_cannot_be_the_second_card() -> None:
    game = Game("europe").row("wild wild red red red").decks("white black purple")
    game.do("draw red")
    assert "draw wild" not in game.legal()
    assert game.refused("draw wild") == "wild-second"
    game = Game("europe").row("wild wild red red red").decks("white black purple")
    game.do("draw blind")
    assert game.refused("draw wild") == "wild-second"


def test_r_draw_3_a_wild_drawn_blind_is_an_ordinary_card() -> None:
    game = Game("europe").row(ROW).decks("wild wild red").seat(0, hand="")
    game.do("draw blind")
    assert game.state.pending == SecondCard()
    game.do("draw blind")
    assert game.hand(0) == {"wild": 2}
    assert game.state.seat == 1


def test_r_draw_4_three_wilds_and_the_row_is_laid_out_again() -> None:
    game = Game("europe").row("wild wild red red blue").decks("wild green*5 black").discards("white").seat(0, hand="")
    events = game.do("draw blue")
    assert game.state.row == ("green",) * 5
    assert game.state.discards == (("white", "wild", "wild", "red", "red", "wild"),)
    assert events[1:] == (CardLaid(4, "wild"), RowRenewed(("green",) * 5))
    assert game.state.pending == SecondCard()
    assert set(game.legal()) == {"draw green", "draw blind"}


def test_r_draw_4_also_after_the_second_card() -> None:
    game = Game("europe").row("wild wild red red blue").decks("black wild green*5 black")
    game.do("draw red")
    game.do("draw red")
    assert game.state.row == ("green",) * 5
    assert game.state.seat == 1


def test_r_draw_4_and_again_if_the_new_row_has_three() -> None:
    game = Game("europe").row("wild wild red red blue").decks("wild wild*3 red*2 green*5 black")
    events = game.do("draw blue")
    assert [event.row.count("wild") for event in events_of(events, RowRenewed)] == [3, 0]
    assert game.state.row == ("green",) * 5


def test_r_draw_4_at_most_five_times_in_succession() -> None:
    game = Game("europe").row("wild wild red red blue").decks("wild*40")
    events = game.do("draw blue")
    assert len(events_of(events, RowRenewed)) == 5
    assert game.state.row == ("wild",) * 5
    assert len(game.state.decks[0]) == 40 - 1 - 5 * 5


def test_r_draw_4_a_row_that_stayed_is_looked_at_again_when_it_changes() -> None:
    game = Game("europe").row("wild wild wild wild blue").decks("green*7 red").discards("")
    game.do("draw blue")
    assert game.state.row == ("green",) * 5
    game = Game("europe").row("wild wild wild wild blue").decks("green*7 red").discards("")
    game.do("draw blind")
    assert game.state.row == ("wild", "wild", "wild", "wild", "blue")


def test_r_draw_4_a_row_of_three_wilds_and_nothing_else_comes_back_five_times() -> None:
    game = Game("europe").row("wild wild red red blue").decks("wild").discards("")
    events = game.do("draw blue")
    assert len(events_of(events, RowRenewed)) == 5
    assert sorted(game.state.row) == ["red", "red", "wild", "wild", "wild"]
    assert game.state.decks == game.state.discards == ((),)


def test_r_draw_4_filling_a_gap_is_laying_a_card() -> None:
    game = Game("europe").row("wild wild - - -").decks("").discards("").seat(0, hand="wild")
    events = game.do("station roma wild")
    assert len(events_of(events, RowRenewed)) == 5
    assert sorted(game.state.row) == ["", "", "wild", "wild", "wild"]


def test_r_draw_5_the_last_card_makes_the_discard_the_new_deck() -> None:
    game = Game("europe").row(ROW).decks("white").discards("red red wild").seat(0, hand="")
    events = game.do("draw blind")
    assert [type(event) for event in events] == [BlindDrawn, DeckRenewed, BlindCard]
    assert game.hand(0) == {"white": 1}
    assert sorted(game.state.decks[0]) == ["red", "red", "wild"]
    assert game.state.discards == ((),)


def test_r_draw_5_before_anything_else_is_laid() -> None:
    game = Game("europe").row("wild wild red red blue").decks("wild").discards("green green green black black")
    events = game.do("draw blue")
    assert [type(event) for event in events] == [CardDrawn, DeckRenewed, CardLaid, DeckRenewed, RowRenewed]
    assert events[1] == events[3] == DeckRenewed("cards", 5)
    assert sorted(game.state.row) == ["black", "black", "green", "green", "green"]
    assert sorted(game.state.decks[0]) == ["red", "red", "wild", "wild", "wild"]


def test_r_draw_5_with_nothing_to_shuffle_the_row_keeps_its_gap() -> None:
    game = Game("europe").row(ROW).decks("").discards("")
    game.do("draw yellow")
    assert game.state.row == ("red", "orange", "", "green", "blue")
    game.do("draw red")
    assert game.state.row == ("", "orange", "", "green", "blue")


def test_r_draw_5_after_a_discard_decks_are_made_anew_then_gaps_filled_from_the_left() -> None:
    game = Game("europe").row("- red - blue -").decks("").discards("").seat(0, hand="black*2")
    shuffles = game.state.shuffles
    events = game.do("station roma black")
    assert events_of(events, DeckRenewed) == [DeckRenewed("cards", 1)]
    assert game.state.row == ("black", "red", "", "blue", "")
    assert game.state.decks == ((),)
    assert game.state.shuffles == shuffles + 1


def test_r_draw_5_gaps_are_filled_as_far_as_the_discard_reaches() -> None:
    game = Game("europe").row("- red - blue -").decks("").discards("").seat(0, hand="yellow*4", supply=(45,))
    game.do("claim berlin-warszawa-2 yellow*4")
    assert game.state.row == ("yellow", "red", "yellow", "blue", "yellow")
    assert game.state.decks == (("yellow",),)


def test_r_draw_6_no_cards_no_drawing() -> None:
    game = Game("europe").row("- - - - -").decks("").discards("")
    assert "draw" not in game.kinds()
    assert game.refused("draw blind") == "deck-empty"
    assert game.refused("draw red") == "card-gone"


def test_r_draw_6_cards_left_in_the_row_may_be_taken() -> None:
    game = Game("europe").row("- red - wild red").decks("").discards("")
    assert {text for text in game.legal() if text.startswith("draw")} == {"draw red", "draw wild"}


@pytest.mark.parametrize("row", ["red - - - -", "red wild wild - -"])
def test_r_draw_6_without_a_second_card_the_turn_ends(row: str) -> None:
    game = Game("europe").row(row).decks("").discards("")
    events = game.do("draw red")
    assert game.state.seat == 1
    assert events[-1] == TurnBegan(Seat(1), 2)


def test_r_draw_6_a_last_blind_card_ends_the_turn_too() -> None:
    game = Game("europe").row("wild - - - -").decks("red").discards("")
    game.do("draw blind")
    assert game.state.seat == 1


def test_r_draw_6_a_second_card_that_is_there_must_be_taken() -> None:
    game = Game("europe").row("red blue - - -").decks("").discards("")
    game.do("draw red")
    assert game.legal() == ["draw blue"]


def test_r_draw_7_there_is_no_limit_to_a_hand() -> None:
    game = Game("europe").seat(0, hand="red*12+blue*12+green*12+wild*14+white*12")
    game.do("draw blind")
    game.do("draw blind")
    assert sum(game.state.players[0].hand) == 64


def test_r_draw_7_all_see_a_card_from_the_row_and_nobody_a_blind_one() -> None:
    game = Game("europe", 3).row(ROW).decks("white black")
    events = game.do("draw red")
    assert all(event.to is None for event in events)
    events = game.do("draw blind")
    assert BlindCard(Seat(0), "black", to=Seat(0)) in events
    public = [event for event in events if event.to is None]
    assert public == [BlindDrawn(Seat(0), "cards"), TurnBegan(Seat(1), 2)]


def test_r_draw_8_a_second_card_that_has_gone_is_chosen_again() -> None:
    game = Game("europe").row("wild wild red red blue").decks("wild green*5 black")
    game.do("draw blue")
    assert game.refused("draw red") == "card-gone"
    assert game.state.pending == SecondCard()
    game.do("draw green")
    assert game.state.seat == 1
