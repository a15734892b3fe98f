"""Great Lakes, the pieces: R-GL-PIECE."""

import pytest

from engine.events import Exchanged, OpeningEnded
from engine.ids import Seat
from tests.engine.positions import Game, events_of


def test_r_gl_piece_1_fifty_pieces_after_the_tickets() -> None:
    game = Game("great_lakes", opening=True)
    assert game.refused("pieces 27/23", 0)
    game.do(game.legal(0)[0], 0)
    assert game.legal(0) == [f"pieces {trains}/{50 - trains}" for trains in range(18, 34)]
    for text in ("pieces 17/33", "pieces 34/16", "pieces 27/22", "pieces 50/0", "pieces 27", "pieces 20/20/10"):
        assert game.refused(text, 0)
    game.do("pieces 20/30", 0)
    assert (game.state.players[0].supply, game.state.players[0].box) == ((20, 30), (13, 2))
    assert game.refused("pieces 27/23", 0) == "not-your-turn"


def test_r_gl_piece_1_in_secret_and_revealed_together() -> None:
    game = Game("great_lakes", 3, opening=True)
    for seat, pieces in ((2, "18/32"), (0, "33/17")):
        game.do(game.legal(seat)[0], seat)
        events = game.do(f"pieces {pieces}", seat)
        assert "18" not in repr(events)
        assert [event for event in events if getattr(event, "supplies", None)] == []
        assert {view.supply for view in game.view(1).seats} == {()}
        assert {view.box for view in game.view(1).seats} == {()}
    assert game.view(0).supply == (33, 17)
    game.do(game.legal(1)[0], 1)
    game.do("pieces 27/23", 1)
    assert events_of(game.log, OpeningEnded)[0].supplies == ((33, 17), (27, 23), (18, 32))
    assert [view.supply for view in game.view(1).seats] == [(33, 17), (27, 23), (18, 32)]
    assert [view.box for view in game.view(1).seats] == [(0, 15), (6, 9), (15, 0)]


def test_r_gl_piece_1_the_suggestion() -> None:
    choice = Game("great_lakes").edition.board.piece_choice
    assert choice is not None
    assert (choice.total, choice.suggested) == (50, (27, 23))


def test_r_gl_piece_2_an_exchange_swaps_pieces_for_points() -> None:
    game = Game("great_lakes").seat(0, supply=(10, 4), box=(3, 7), points=2)
    events = game.do("exchange 3 trains")
    player = game.state.players[0]
    assert (player.supply, player.box, player.points) == ((7, 7), (6, 4), -1)
    assert events[0] == Exchanged(Seat(0), "train", 3, -3)
    assert game.state.seat == 1
    assert game.lines(0)["exchange"] == -3


@pytest.mark.parametrize(
    ("supply", "box", "trains", "ships"),
    [((10, 4), (3, 7), 7, 3), ((2, 9), (9, 9), 2, 9), ((10, 10), (15, 0), 0, 10), ((0, 5), (3, 3), 0, 3)],
)
def test_r_gl_piece_2_never_more_than_supply_and_box_hold(
    supply: tuple[int, int], box: tuple[int, int], trains: int, ships: int
) -> None:
    game = Game("great_lakes").seat(0, supply=supply, box=box)
    offered = {text for text in game.legal() if text.startswith("exchange")}
    assert offered == {f"exchange {n} trains" for n in range(1, trains + 1)} | {
        f"exchange {n} ships" for n in range(1, ships + 1)
    }
    for text in (f"exchange {trains + 1} trains", f"exchange {ships + 1} ships", "exchange 0 trains"):
        assert game.refused(text) == "too-few-pieces"
    assert game.refused("exchange 1 carts") == "no-such-piece"


def test_r_gl_piece_2_as_often_as_one_likes_and_back_again() -> None:
    game = Game("great_lakes").seat(0, supply=(10, 4), box=(3, 7))
    for text in ("exchange 1 trains", "exchange 1 ships", "exchange 1 trains"):
        game.table(seat=Seat(0))
        game.do(text)
    assert (game.state.players[0].supply, game.state.players[0].points) == ((9, 5), -3)
