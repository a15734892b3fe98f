"""Great Lakes, the cards: R-GL-CARD."""

from collections import Counter

from engine.events import DeckRenewed, RowRenewed
from engine.state import SecondCard
from tests.engine.positions import Game, events_of

ROW = "train.red train.red train.green ship.red ship.red.double ship.green"


def test_r_gl_card_1_the_two_decks() -> None:
    trains, ships = Game("great_lakes").edition.board.decks
    assert (trains.id, sum(card.count for card in trains.cards)) == ("train", 80)
    assert (ships.id, sum(card.count for card in ships.cards)) == ("ship", 60)
    for colour in ("red", "yellow", "green", "purple", "black", "white"):
        kinds = {(card.anchor, card.covers): card.count for card in trains.cards if card.colour == colour}
        assert kinds == {(False, 1): 7, (True, 1): 4}
        kinds = {(card.anchor, card.covers): card.count for card in ships.cards if card.colour == colour}
        assert kinds == {(True, 1): 4, (False, 2): 6}
    assert [card.count for card in trains.cards if card.wild] == [14]
    assert [card for card in ships.cards if card.wild] == []


def test_r_gl_card_1_wilds_are_discarded_to_the_train_deck() -> None:
    game = Game("great_lakes").seat(0, hand="wild*4").discards("", "")
    game.do("claim junction_superior-marquette wild*2")
    assert game.state.discards == (("wild", "wild"), ())


def test_r_gl_card_2_the_row_begins_with_three_of_each() -> None:
    for seed in range(20):
        game = Game("great_lakes", 3, seed)
        decks = [game.edition.card_deck[card] for card in game.state.row]
        assert decks == [0, 0, 0, 1, 1, 1]


def test_r_gl_card_2_whoever_takes_a_card_says_which_deck_replaces_it() -> None:
    for refill, card in (("train", "train.black"), ("ship", "ship.black")):
        game = Game("great_lakes").row(ROW).decks("train.black train.white", "ship.black ship.white")
        game.do(f"draw train.red refill {refill}")
        assert game.state.row[0] == card
        game.do(f"draw train.green refill {refill}")
        assert game.edition.card_deck[game.state.row[2]] == ("train", "ship").index(refill)
        assert game.state.seat == 1


def test_r_gl_card_2_also_for_a_wild_and_it_must_be_said() -> None:
    game = Game("great_lakes").row(ROW.replace("ship.green", "wild")).decks("train.black*3", "ship.black*3")
    assert game.refused("draw wild")
    assert game.refused("draw wild refill sail")
    game.do("draw wild refill ship")
    assert game.state.row[5] == "ship.black"
    assert game.state.seat == 1


def test_r_gl_card_2_an_empty_deck_is_not_offered() -> None:
    game = Game("great_lakes").row(ROW).decks("", "ship.black*3").discards("", "")
    assert game.refused("draw train.red refill train")
    game.do("draw train.red refill ship")
    assert game.state.row[0] == "ship.black"


def test_r_gl_card_2_with_both_empty_nothing_is_named_and_a_gap_stays() -> None:
    game = Game("great_lakes").row(ROW).decks("", "").discards("", "")
    assert game.refused("draw train.red refill train")
    game.do("draw train.red")
    assert game.state.row[0] == ""
    assert game.state.pending == SecondCard()


def test_r_gl_card_3_blind_draws_name_the_deck() -> None:
    game = Game("great_lakes").row(ROW).decks("train.black train.white", "ship.black ship.white").seat(0, hand="")
    assert game.refused("draw blind")
    game.do("draw blind ship")
    game.do("draw blind train")
    assert game.hand(0) == {"train.black": 1, "ship.black": 1}
    game.decks("", "ship.white").discards("", "")
    assert [text for text in game.legal() if "blind" in text] == ["draw blind ship"]
    assert game.refused("draw blind train") == "deck-empty"


def test_r_gl_card_4_three_wilds_and_three_of_each_deck_are_laid_out() -> None:
    game = Game("great_lakes").row("wild ship.red train.red ship.green wild ship.red.double").discards("", "")
    game.decks("wild train.black*3 train.white", "ship.black*3 ship.white")
    game.do("draw train.red refill train")
    assert game.state.row == ("train.black",) * 3 + ("ship.black",) * 3
    assert game.state.discards == (("wild", "wild", "wild"), ("ship.red", "ship.green", "ship.red.double"))


def test_r_gl_card_4_what_one_deck_cannot_give_the_other_does() -> None:
    game = Game("great_lakes").row("wild wild train.red ship.red ship.red ship.red").discards("", "")
    game.decks("wild train.black*9", "ship.black")
    game.do("draw ship.red refill train")
    assert Counter(game.state.row) == Counter({"train.black": 3, "ship.black": 1, "ship.red": 2})
    game = Game("great_lakes").row("wild wild train.red train.red train.red train.red").discards("", "")
    game.decks("wild train.black*9", "ship.black")
    events = game.do("draw train.red refill train")
    assert game.state.row == ("train.black",) * 3 + ("ship.black",) + ("train.black",) * 2
    assert len(events_of(events, RowRenewed)) == 1


def test_r_gl_card_5_a_gap_is_filled_from_the_larger_deck() -> None:
    game = Game("great_lakes").row("- train.red train.red ship.red ship.red -").decks("", "").discards("", "")
    game.seat(0, hand="ship.green.double*2+wild").own(0, "chicago-milwaukee")
    events = game.do("claim green_bay-traverse_city ship.green.double*2")
    assert [event.deck for event in events_of(events, DeckRenewed)] == ["ship"]
    assert game.state.row == (
        "ship.green.double",
        "train.red",
        "train.red",
        "ship.red",
        "ship.red",
        "ship.green.double",
    )


def test_r_gl_card_5_from_the_train_deck_if_they_are_equal() -> None:
    game = Game("great_lakes").row("- train.red train.red ship.red ship.red ship.red").decks("", "").discards("", "")
    game.seat(0, hand="train.red.anchor*2+ship.red*2").own(0, "chicago-milwaukee")
    events = game.do("port chicago train.red.anchor*2+ship.red*2")
    assert [event.deck for event in events_of(events, DeckRenewed)] == ["train", "ship"]
    assert game.state.row[0] == "train.red.anchor"
    assert [len(deck) for deck in game.state.decks] == [1, 2]
