"""What everybody reads about a turn, a lobby and opponents: short enough for a phone, and counted right."""

import re
from random import Random

import pytest
from msgspec.structs import replace

from bot.publish import Post
from bot.service import Happening, Table, Where
from bot.service.happenings import TableEvent
from bot.text import words
from bot.text.pictures import PictureWords
from bot.text.rules import rule_text
from bot.ui import TableSpeaker
from bot.ui.own_seat import OPPONENT_NAMES, called_at, names_at
from bot.ui.public import lobby_text, score_lines, usual_turns
from bot.ui.suggesting import map_names
from engine import apply, legal_actions, view
from engine.actions import Claim
from engine.edition import Edition
from engine.events import (
    BlindDrawn,
    CardDrawn,
    DeckRenewed,
    FlagCardKept,
    FlagSetScored,
    GoodsEarned,
    LastTurns,
    Passed,
    PortBuilt,
    RouteClaimed,
    RowRenewed,
    StationBuilt,
    TicketsDrawn,
    TicketsKept,
    TunnelLaid,
    TunnelWithdrawn,
    TurnBegan,
)
from engine.ids import Seat
from maps import edition, names
from rendering import ShownPlayer
from rendering import alt as alt_text
from rendering.boards import phase
from tests.bot.ui.tables import playing, seen_of, table_of

PHONE = 44
"""So many signs stand in a line of a phone, about."""


def shown(line: str) -> str:
    """As it is read: without the signs that format."""
    return re.sub(r"<@[0-9]+>", "@Hannah", line).replace("*", "")


@pytest.mark.parametrize("board", names())
def test_a_turn_message_has_room_above_the_board_on_a_phone(board: str) -> None:
    box = edition(board)
    seats = box.board.players[1]
    seen = seen_of(box, playing(box, seats))
    blind = box.board.decks[0].id
    told = [Happening(1, 0, BlindDrawn(Seat(1), blind)), Happening(2, 0, BlindDrawn(Seat(1), blind))]
    claimed = Happening(3, 0, RouteClaimed(Seat(2), box.route_ids[0], box.payments[0][0], 2))
    lines = TableSpeaker("en").compose(Post("turn", seen.table, (*told, claimed), (1,))).content.splitlines()
    assert len(lines) <= 3 + seats <= 8
    assert all(len(shown(line)) <= PHONE for line in lines[3:]), lines


@pytest.mark.parametrize("language", ["en", "uk", "pl", "ru"])
@pytest.mark.parametrize("board", names())
def test_a_run_of_turns_is_a_line_for_each(board: str, language: str) -> None:
    """Everybody but Hannah moves, in every way there is; nobody takes two lines above the board."""
    box = edition(board)
    seats = box.board.players[1]
    others = range(1, seats)
    chance = Random(5)
    for _ in range(40):
        told: list[Happening] = []
        for seat in others:
            told += [Happening(1, 0, event) for event in a_turn(box, Seat(seat), chance)]
        table = replace(table_of(box, playing(box, seats)), where=Where(10, 20, language=language))
        lines = TableSpeaker(language).compose(Post("turn", table, tuple(told), (1,))).content.splitlines()
        assert len(lines) == 1 + len(others) + seats, lines
        assert not any("+ 1" in line for line in lines[1:seats]), "what was paid is told in the log"


def a_turn(box: Edition, seat: Seat, chance: Random) -> tuple[TableEvent, ...]:
    """The events of one turn, with everything that may go with it."""
    route, cards = chance.choice([(box.route_ids[n], ways[0]) for n, ways in enumerate(box.payments) if ways])
    card, city = box.cards[0].id, box.board.cities[0].id
    deck = box.board.decks[0].id
    return chance.choice(
        (
            (
                TurnBegan(seat, 7),
                CardDrawn(seat, card),
                RowRenewed((card,)),
                BlindDrawn(seat, deck),
                DeckRenewed(deck, 9),
            ),
            (TurnBegan(seat, 7), BlindDrawn(seat, deck), BlindDrawn(seat, deck)),
            (TurnBegan(seat, 7), RouteClaimed(seat, route, cards, 4), LastTurns(seat, 3)),
            (TurnBegan(seat, 7), RouteClaimed(seat, route, cards, 4), FlagCardKept(seat, card), FlagSetScored(seat, 4)),
            (TunnelLaid(seat, route, cards, (card,), 1), RouteClaimed(seat, route, cards, 4), GoodsEarned(seat, 2)),
            (TunnelLaid(seat, route, cards, (card,), 1), TunnelWithdrawn(seat, route)),
            (TicketsDrawn(seat, 3), TicketsKept(seat, 2, 1)),
            (StationBuilt(seat, city, cards),),
            (PortBuilt(seat, city, cards),),
            (Passed(seat),),
        )
    )


def test_one_move_is_told_in_full() -> None:
    box = edition("europe")
    happened = Happening(1, 0, RouteClaimed(Seat(1), "paris-zurich", ("blue", "blue", "wild"), 4))
    said = TableSpeaker("en").compose(Post("turn", table_of(box, playing(box)), (happened,), (1,))).content
    assert "for 4 points, paying 2 🔵 blue + 1 🌈 wild." in said


def beside_opponents(*places: int) -> Table:
    table = table_of(edition("europe"), playing(edition("europe"), 3))
    seats = [
        replace(seat, user=None, name="", level="easy", place=place)
        for seat, place in zip(table.seats, places, strict=False)
    ]
    return replace(table, seats=tuple(seats))


def test_opponents_have_names_of_their_own_and_keep_them() -> None:
    first = called_at(words(), beside_opponents(0, 1, 2))
    assert len(set(first.values())) == 3
    assert called_at(words(), beside_opponents(1, 2))[2] == first[2], "somebody has left the lobby"
    assert len(set(called_at(words(), beside_opponents(0, OPPONENT_NAMES, 2 * OPPONENT_NAMES)).values())) == 3
    known = {words().say("opponent-name", number=number) for number in range(OPPONENT_NAMES)}
    assert len(known) == OPPONENT_NAMES
    assert not any("omputer" in name for name in known)


def test_the_level_of_an_opponent_stands_in_the_lobby_and_in_the_result() -> None:
    table = beside_opponents(0, 1, 2)
    assert lobby_text(words(), replace(table, status="lobby", view=None)).count("computer, easy") == 3
    box, state = edition("paris"), playing(edition("paris"))
    while not state.ended:
        legal = legal_actions(box, state, state.seat)
        state = apply(box, state, state.seat, next((one for one in legal if isinstance(one, Claim)), legal[0])).state
    over = table_of(box, state)
    over = replace(over, seats=(over.seats[0], replace(over.seats[1], user=None, name="", level="hard")))
    assert sum("(computer, hard)" in line for line in score_lines(names_at(words(), over), over)) == 1


def test_a_lobby_says_what_is_missing_until_enough_sit_there() -> None:
    table = replace(beside_opponents(0, 1, 2), status="lobby", view=None)
    alone = replace(table, seats=table.seats[:1])
    assert "can start when 1 more sits here" in lobby_text(words(), alone)
    assert "can start when" not in lobby_text(words(), table)
    assert "can press **Start**" in lobby_text(words(), table)


@pytest.mark.parametrize("board", names())
def test_a_map_says_for_how_many_and_how_long_it_is(board: str) -> None:
    box = edition(board)
    least, most = box.board.players
    label = map_names(words(), box, board).label
    assert f"{least}–{most} players" in label
    assert f"about {usual_turns(box.board)} turns each" in label


@pytest.mark.parametrize(
    ("language", "said"), [("en", "for 2 players"), ("uk", "на 2 "), ("pl", "dla 2 "), ("ru", ": 2.")]
)
def test_a_table_for_two_does_not_say_two_to_two(language: str, said: str) -> None:
    table = replace(beside_opponents(0, 1), status="lobby", view=None, limit=2)
    assert said in lobby_text(words(language), table).splitlines()[1]


@pytest.mark.parametrize("board", names())
def test_the_turns_that_are_left_are_counted_right(board: str) -> None:
    """Over a whole end game: what picture and alt text say is how many turns follow."""
    box = edition(board)
    state = playing(box, 3)
    said: dict[int, tuple[str, str]] = {}
    spoken = PictureWords(words())
    players = tuple(ShownPlayer(name, colour) for name, colour in (("A", "red"), ("B", "blue"), ("C", "green")))
    while not state.ended:
        sight = view(box, state)
        if sight.last_turns >= 0:
            said[state.turn] = (phase(sight, spoken), alt_text.turn(sight, spoken, players))
        legal = legal_actions(box, state, state.seat)
        claims = [one for one in legal if isinstance(one, Claim)]
        state = apply(box, state, state.seat, claims[-1] if claims else legal[0]).state
    last = max(said)
    for turn, (title, alt) in said.items():
        left = last - turn
        assert (f"{left} left" if left else "the last") in title
        after = {0: "This is the last turn.", 1: "1 turn is left after it."}
        assert after.get(left, f"{left} turns are left after it.") in alt


@pytest.mark.parametrize(
    ("board", "parts"),
    [
        ("paris", ("complete flags", "buses", "cards in all")),
        ("amsterdam", ("bonus goods", "carts", "cards in all")),
        ("europe", ("stations left", "the longest path", "45 trains")),
        ("great_lakes", ("ports", "ships", "train cards and")),
    ],
)
def test_the_goal_names_what_brings_points_and_what_lies_in_the_box(board: str, parts: tuple[str, ...]) -> None:
    goal = rule_text(words(), edition(board), "goal")
    assert all(part in goal for part in parts), goal
