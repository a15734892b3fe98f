"""Tunnels: R-TUN."""

from engine import decode_state, encode_state
from engine.events import DeckRenewed, RouteClaimed, TunnelLaid, TunnelWithdrawn, TurnBegan
from engine.ids import FREE, Seat
from engine.state import TunnelQuestion
from tests.engine.positions import Game, events_of

ROUTE = "paris-zurich"
"""A grey tunnel of three spaces."""


def laid(cards: str, deck: str, hand: str = "", seats: int = 2) -> Game:
    """Seat 0 has laid these cards for the tunnel and keeps this hand; these cards were on top of the deck."""
    game = Game("europe", seats).row("white black white black white").decks(deck).discards("")
    game.seat(0, hand=f"{cards}+{hand}" if hand else cards)
    game.do(f"claim {ROUTE} {cards}")
    return game


def owner(game: Game) -> int:
    return game.state.routes[game.edition.route_index[ROUTE]]


def test_r_tun_1_the_top_three_cards_are_revealed_to_all() -> None:
    game = laid("red*3", "red blue green white*9")
    assert game.log == [TunnelLaid(Seat(0), ROUTE, ("red",) * 3, ("red", "blue", "green"), 1)]
    assert game.log[0].to is None
    assert game.state.decks == (("white",) * 9,)
    question = TunnelQuestion(ROUTE, ("red",) * 3, ("red", "blue", "green"), 1)
    assert [game.view(seat).pending for seat in (0, 1, None)] == [question] * 3
    assert owner(game) == FREE


def test_r_tun_1_an_ordinary_route_reveals_nothing() -> None:
    game = Game("europe").decks("red*9").seat(0, hand="purple*3")
    events = game.do("claim lisboa-madrid purple*3")
    assert events_of(events, TunnelLaid) == []
    assert len(game.state.decks[0]) == 9


def test_r_tun_2_the_colour_laid_down_and_wilds_cost_one_more_each() -> None:
    for deck, extra in [("red red red", 3), ("red wild blue", 2), ("wild wild wild", 3), ("blue green wild", 1)]:
        game = laid("red*3", f"{deck} white*9")
        assert isinstance(game.state.pending, TunnelQuestion)
        assert game.state.pending.extra == extra


def test_r_tun_2_a_payment_with_wilds_has_the_colour_of_its_other_cards() -> None:
    game = laid("red+wild*2", "red wild blue white*9", "red*2+blue*2+wild")
    assert set(game.legal()) == {"pay red*2", "pay red+wild", "withdraw"}
    assert game.refused("pay blue*2") == "wrong-payment"
    assert game.refused("pay red") == "wrong-payment"
    assert game.refused("pay red*2+wild") == "wrong-payment"
    assert game.refused("pay wild*2") == "cards-missing"


def test_r_tun_2_extra_cards_need_no_pieces_and_earn_no_points() -> None:
    game = laid("red*3", "red red blue white*9", "red+wild")
    game.do("pay red+wild")
    player = game.state.players[0]
    assert (player.supply, player.points, owner(game)) == ((42,), 4, 0)
    assert events_of(game.log, RouteClaimed) == [
        RouteClaimed(Seat(0), ROUTE, ("red", "red", "red", "red", "wild"), 4),
    ]


def test_r_tun_2_even_with_no_pieces_left_over() -> None:
    game = Game("europe").decks("red red blue white*9").seat(0, hand="red*5", supply=(3,))
    game.do(f"claim {ROUTE} red*3")
    game.do("pay red*2")
    assert game.state.players[0].supply == (0,)


def test_r_tun_3_only_wilds_laid_only_revealed_wilds_count() -> None:
    game = laid("wild*3", "red blue green white*9")
    assert owner(game) == 0
    game = laid("wild*3", "red wild wild white*9", "wild*2+red*4")
    assert isinstance(game.state.pending, TunnelQuestion)
    assert game.state.pending.extra == 2


def test_r_tun_3_only_wilds_pay_for_them() -> None:
    game = laid("wild*3", "red wild wild white*9", "wild*2+red*4")
    assert set(game.legal()) == {"pay wild*2", "withdraw"}
    assert game.refused("pay red*2") == game.refused("pay red+wild") == "wrong-payment"
    game.do("pay wild*2")
    assert owner(game) == 0


def test_r_tun_3_wilds_alone_on_a_coloured_tunnel_have_no_colour() -> None:
    game = Game("europe").decks("purple purple purple white*9").seat(0, hand="wild*2")
    game.do("claim marseille-zurich wild*2")
    assert game.state.pending is None
    assert game.state.seat == 1


def test_r_tun_4_pay_and_claim_or_take_everything_back() -> None:
    paid = laid("red*2+wild", "red blue green white*9", "red+blue")
    paid.do("pay red")
    assert (owner(paid), paid.state.seat, paid.hand(0)) == (0, 1, {"blue": 1})
    back = laid("red*2+wild", "red blue green white*9", "red+blue")
    events = back.do("withdraw")
    assert events == (TunnelWithdrawn(Seat(0), ROUTE), TurnBegan(Seat(1), 2))
    assert (owner(back), back.state.seat) == (FREE, 1)
    assert back.hand(0) == {"red": 3, "wild": 1, "blue": 1}
    player = back.state.players[0]
    assert (player.points, player.supply) == (0, (45,))


def test_r_tun_4_with_nothing_extra_the_route_is_claimed_at_once() -> None:
    game = laid("red*3", "blue green white white*9")
    assert (owner(game), game.state.seat, game.state.pending) == (0, 1, None)


def test_r_tun_4_the_question_is_asked_even_if_the_seat_cannot_pay() -> None:
    game = laid("red*3", "red blue green white*9")
    assert game.legal() == ["withdraw"]
    assert game.refused("pay red") == "cards-missing"


def test_r_tun_5_the_revealed_cards_go_to_the_discard_at_the_end() -> None:
    game = laid("red*2+wild", "red blue green white*9", "wild")
    assert game.discarded() == [()]
    game.do("pay wild")
    assert game.discarded() == [("red", "red", "wild", "wild", "red", "blue", "green")]
    game = laid("red*3", "red blue green white*9")
    game.do("withdraw")
    assert game.state.discards == (("red", "blue", "green"),)


def test_r_tun_5_the_discard_is_shuffled_when_the_deck_runs_out_during_the_reveal() -> None:
    game = Game("europe").row("white black white black white").decks("blue").discards("green green green green")
    game.seat(0, hand="red*4")
    events = game.do(f"claim {ROUTE} red*3")
    assert events[0] == DeckRenewed("cards", 4)
    revealed = events_of(events, TunnelLaid)[0].revealed
    assert revealed == ("blue", "green", "green")
    assert sorted(game.state.decks[0]) == ["green", "green"]
    assert sorted(game.state.discards[0]) == ["blue", "green", "green", "red", "red", "red"]


def test_r_tun_5_laid_and_revealed_cards_are_not_in_it() -> None:
    game = Game("europe").row("white black white black white").decks("red").discards("blue")
    game.seat(0, hand="red*4")
    game.do(f"claim {ROUTE} red*3")
    assert game.state.pending == TunnelQuestion(ROUTE, ("red",) * 3, ("red", "blue"), 1)
    assert game.state.decks == game.state.discards == ((),)
    game.do("withdraw")
    assert sorted(game.state.decks[0]) == ["blue", "red"]


def test_r_tun_5_if_fewer_can_be_revealed_those_few_are() -> None:
    game = laid("red*3", "red wild", "red*2")
    assert isinstance(game.state.pending, TunnelQuestion)
    assert (game.state.pending.revealed, game.state.pending.extra) == (("red", "wild"), 2)


def test_r_tun_5_with_nothing_to_reveal_there_is_no_risk() -> None:
    game = laid("red*3", "")
    assert owner(game) == 0
    assert events_of(game.log, TunnelLaid) == [TunnelLaid(Seat(0), ROUTE, ("red",) * 3, (), 0)]
    assert game.state.decks == (("red",) * 3,)


def test_r_tun_5_gaps_in_the_row_are_filled_after_the_turn() -> None:
    game = Game("europe").row("white - - - -").decks("").discards("").seat(0, hand="red*3")
    game.do(f"claim {ROUTE} red*3")
    assert game.state.row == ("white", "red", "red", "red", "")


def test_r_tun_6_nothing_else_moves_until_the_decision() -> None:
    game = laid("red*3", "red blue green white*9", "red", seats=3)
    for text in ("draw blind", "tickets", "pass", f"claim {ROUTE} red*3", "station roma red", "draw white"):
        assert game.refused(text) == "decide-first"
    for seat in (1, 2):
        assert game.legal(seat) == []
        assert game.refused("withdraw", seat) == "not-your-turn"


def test_r_tun_6_the_question_survives_a_restart() -> None:
    game = laid("red*3", "red blue green white*9", "red")
    state = decode_state(encode_state(game.state))
    assert state == game.state
    game.table(pending=state.pending)
    game.do("pay red")
    assert owner(game) == 0


def test_r_tun_6_there_is_nothing_to_answer_without_a_tunnel() -> None:
    game = Game("europe").seat(0, hand="red*3")
    assert game.refused("pay red")
    assert game.refused("withdraw")
    game.do("draw blind")
    assert game.refused("withdraw") == "decide-first"


def test_r_tun_7_cards_laid_down_are_public_even_if_taken_back() -> None:
    game = laid("red*2+wild", "red blue green white*9")
    game.do("withdraw")
    (event,) = events_of(game.log, TunnelLaid)
    assert (event.to, event.cards) == (None, ("red", "red", "wild"))
