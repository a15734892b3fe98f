"""Turns: R-TURN."""

from engine.events import (
    DeckRenewed,
    FlagCardKept,
    FlagSetScored,
    GameEnded,
    LastTurns,
    Passed,
    RouteClaimed,
    TunnelLaid,
    TurnBegan,
)
from engine.ids import Seat
from tests.engine.positions import Game, events_of


def test_r_turn_1_one_action_each_and_the_next_seat_follows() -> None:
    game = Game("paris", 3)
    for text in ("draw wild", "claim notre_dame-pantheon red", "tickets"):
        seat = game.state.seat
        game.seat(seat, hand="red").row("wild red red blue blue").decks("red*20")
        game.do(text)
        if text == "tickets":
            game.do(game.legal()[0])
        assert game.state.seat == (seat + 1) % 3
        assert game.log[-1] == TurnBegan(game.state.seat, game.state.turn)
        assert game.refused("draw blind", seat) == "not-your-turn"
        assert game.legal(seat) == []


def test_r_turn_1_what_the_maps_add() -> None:
    ordinary = {"draw", "claim", "tickets"}
    assert Game("europe").seat(0, hand="wild*4").kinds() == ordinary | {"station"}
    assert Game("paris").seat(0, hand="wild*4").kinds() == ordinary
    assert Game("amsterdam").seat(0, hand="wild*4").kinds() == ordinary
    lakes = Game("great_lakes").seat(0, hand="wild*4").own(0, "chicago-milwaukee")
    assert lakes.kinds() == ordinary | {"port", "exchange"}


def stuck(name: str, seats: int = 2) -> Game:
    """Nothing to draw, no tickets, nothing in hand."""
    game = Game(name, seats).tickets_left()
    row = " ".join("-" for _ in game.state.row)
    game.row(row).decks(*("" for _ in game.state.decks)).discards(*("" for _ in game.state.decks))
    for seat in range(seats):
        game.seat(seat, hand="")
    return game


def test_r_turn_2_passing_is_for_those_who_can_do_nothing() -> None:
    game = stuck("paris", 3)
    assert game.legal() == ["pass"]
    for free in (
        stuck("paris", 3).seat(0, hand="red"),
        stuck("paris", 3).decks("red"),
        stuck("paris", 3).row("wild - - - -"),
        stuck("paris", 3).tickets_left("bastille-louvre"),
    ):
        assert free.legal()
        assert "pass" not in free.legal()
        assert free.refused("pass") == "illegal"


def test_r_turn_2_a_card_that_pays_for_a_station_forbids_passing() -> None:
    game = stuck("europe")
    assert game.legal() == ["pass"]
    game.seat(0, hand="red", supply=(0,))
    assert game.kinds() == {"station"}
    game.seat(0, stations=("roma", "wien", "riga"))
    assert game.legal() == ["pass"]


def test_r_turn_2_an_exchange_alone_need_not_be_made() -> None:
    game = stuck("great_lakes")
    assert game.kinds() == {"exchange", "pass"}
    game.do("pass")
    assert game.state.seat == 1
    game.seat(1, hand="wild*4").own(1, "chicago-milwaukee")
    assert "pass" not in game.kinds()


def test_r_turn_2_the_game_ends_when_all_pass_in_succession() -> None:
    game = stuck("paris", 3)
    game.do("pass")
    game.do("pass")
    assert game.view().ended == ""
    assert game.do("pass")[-2:] == (Passed(Seat(2)), GameEnded(True))
    assert game.state.ended == "passes"
    assert game.view(0).on_turn is None
    assert game.legal(0) == game.legal(1) == game.legal(2) == []
    assert game.refused("pass") == "game-over"
    missed = [sum(game.edition.tickets[ticket].points for ticket in player.tickets) for player in game.state.players]
    assert [result.total for result in game.final().seats] == [-points for points in missed]


def test_r_turn_2_another_action_in_between_starts_the_count_again() -> None:
    game = stuck("great_lakes", 3)
    for text in ("pass", "pass", "exchange 1 trains", "pass", "pass"):
        game.do(text)
    assert game.view().ended == ""
    assert game.state.passes == 2
    game.do("pass")
    assert game.state.ended == "passes"


def test_r_turn_2_in_the_last_turns_nobody_may_pass_either() -> None:
    game = Game("paris", 2).table(last_turns=2)
    assert "pass" not in game.legal()
    game = stuck("paris", 2).table(last_turns=2)
    game.do("pass")
    game.do("pass")
    assert game.state.ended == "turns"


def test_r_turn_3_flag_card_flag_set_decks_and_row_then_the_end_check() -> None:
    game = Game("paris", 2).decks("").discards("").row("- green green green -")
    game.seat(0, hand="red", flags=("blue", "white"), supply=(3,))
    kinds = [type(event) for event in game.do("claim notre_dame-pantheon red")]
    start = kinds[:4]
    assert start == [RouteClaimed, FlagCardKept, FlagSetScored, DeckRenewed]
    assert kinds[-2:] == [LastTurns, TurnBegan]
    assert game.state.players[0].points == 1 + 4
    assert game.state.row.count("") == 0
    assert sorted(filter(None, (game.state.row[0], game.state.row[4], *game.state.decks[0]))) == [
        "blue",
        "red",
        "white",
    ]


def test_r_turn_3_cards_turned_up_are_discarded_after_the_payment() -> None:
    game = Game("europe", 2).decks("blue blue green red*9").discards("white")
    game.seat(0, hand="wild+red+yellow", supply=(4,))
    events = game.do("claim sarajevo-sofia red+wild")
    assert [type(event) for event in events] == [TunnelLaid, RouteClaimed, LastTurns, TurnBegan]
    assert game.state.discards == (("white", "red", "wild", "blue", "blue", "green"),)
    assert events_of(list(events), LastTurns) == [LastTurns(Seat(0), 1)]
