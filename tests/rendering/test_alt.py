"""The words beside the pictures."""

import re
from typing import get_args

import pytest
from msgspec.structs import replace

import maps
import rendering
from bot.text import languages, words
from bot.text.pictures import PictureWords
from engine import final_scores, view
from engine.events import BlindCard, BlindDrawn, CardDrawn, RouteClaimed
from engine.history import course
from engine.ids import Seat
from rendering import ShownPlayer, alt
from rendering.picture import ALT_LIMIT
from rendering.words import Phrase, Words
from tests.engine.test_records import FILES, read
from tests.rendering.tables import begun, busy_table, mid_game, play_on, seated

MAPS = maps.names()
PLAYERS = (
    ShownPlayer("Ada", "red"),
    ShownPlayer("Ben", "blue"),
    ShownPlayer("Cleo", "green"),
    ShownPlayer("Dan", "yellow"),
)


def test_the_implementation_fits_the_protocol(said: PictureWords) -> None:
    asked: Words = said
    assert asked is said


def test_every_phrase_is_in_the_file() -> None:
    english = words("en")
    assert [key for key in get_args(Phrase) if key not in english] == []


@pytest.mark.parametrize("name", MAPS)
def test_a_board_tells_turn_row_and_every_player(name: str, said: PictureWords) -> None:
    edition = maps.edition(name)
    state, last = mid_game(edition, 60)
    shown = view(edition, state, None)
    players = seated(len(shown.seats), ("Ada", "Ben", "Cleo", "Dan", "Eve"))
    text = rendering.board(edition, shown, said, players, last).alt
    assert f"Turn {shown.turn}" in text
    assert "Row: " in text
    for seat, player in zip(shown.seats, players, strict=True):
        assert f"{player.name} ({player.colour}, {player.look.mark})" in text
        assert said.points(seat.points) in text


def test_a_claim_is_told(said: PictureWords) -> None:
    edition = maps.edition("europe")
    event = RouteClaimed(seat=Seat(1), route="paris-zurich", cards=("red", "red", "red"), points=4)
    assert said.happened(edition.board, (event,), PLAYERS) == "Ben claimed Paris – Zürich for 4 points."


def test_a_secret_event_is_not_told(said: PictureWords) -> None:
    edition = maps.edition("europe")
    events = (
        BlindDrawn(seat=Seat(0), deck="cards"),
        BlindCard(seat=Seat(0), card="purple", to=Seat(0)),
        BlindDrawn(seat=Seat(0), deck="cards"),
        CardDrawn(seat=Seat(1), card="wild"),
    )
    told = said.happened(edition.board, events, PLAYERS)
    assert told == "Ada took 2 cards blind. Ben took wild from the row."


def test_long_names_never_make_the_text_too_long(said: PictureWords) -> None:
    for name in MAPS:
        edition = maps.edition(name)
        shown, last = busy_table(edition)
        players = seated(len(shown.seats), ("N" * 400,))
        assert len(rendering.board(edition, shown, said, players, last).alt) <= ALT_LIMIT


@pytest.mark.parametrize("name", MAPS)
def test_hand_and_offer_name_every_ticket(name: str, said: PictureWords) -> None:
    edition = maps.edition(name)
    opening = view(edition, begun(edition), Seat(0))
    text = rendering.offer(edition, opening, said, seated(5)).alt
    for ticket in opening.offer:
        for city in edition.tickets[ticket].cities:
            assert edition.cities[city].name in text
    state, _ = mid_game(edition)
    own = view(edition, state, Seat(0))
    text = rendering.hand(edition, own, said, seated(5)).alt
    assert all(edition.cities[city].name in text for t in own.tickets for city in edition.tickets[t].cities)


@pytest.mark.parametrize("name", MAPS)
def test_the_result_names_places_and_points(name: str, said: PictureWords) -> None:
    edition = maps.edition(name)
    state, _ = play_on(edition, begun(edition), 5000, 11)
    final = final_scores(edition, state)
    players = seated(len(state.players), ("Ada", "Ben", "Cleo", "Dan", "Eve"))
    text = rendering.result(edition, view(edition, state, None), final, said, players).alt
    for seat in final.seats:
        assert f"{seat.place}. {players[seat.standing.seat].name}: {said.points(seat.total)}" in text


@pytest.mark.parametrize("language", languages())
def test_less_than_nothing_has_a_minus_sign(language: str) -> None:
    edition, record = read(next(file for file in FILES if file.stem == "great_lakes-3"))
    told = course(edition, record)
    assert told is not None
    seats = tuple(
        replace(seat, total=-7, lines=tuple(replace(line, points=-4) for line in seat.lines))
        for seat in told.final.seats
    )
    final, points = replace(told.final, seats=seats), [[-1 for _ in turn] for turn in told.points]
    said, players = PictureWords(words(language)), seated(len(seats), ("Ada", "Ben", "Cleo"))
    text = alt.result(edition, final, said, players) + alt.replay(edition, final, said, players)
    text += alt.story(edition, replace(told, final=final, points=points), said, players)
    assert {"−7", "−4", "−1"} <= set(re.findall(r"−\d+", text))
    assert not re.search(r"-\d", text)
