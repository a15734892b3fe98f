"""Whatever stands in a map file, the loader answers with a board that plays or with sentences, never a traceback."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import maps
from engine import Edition, apply, legal_actions, new_game, view
from engine.board import Board
from engine.ids import Seat
from tests.maps.changed import table, written

BOARDS = {name: table(name) for name in maps.names()}

VALUES = st.one_of(
    st.integers(-3, 60),
    st.integers(),
    st.booleans(),
    st.floats(-2, 2),
    st.sampled_from(["", "grey", "red", "rail", "sea", "cards", "tickets", "wild", "paris", "junction", "–", "a b"]),
    st.lists(st.one_of(st.integers(0, 9), st.sampled_from(["rail", "paris", "port", "ferry"])), max_size=3),
    st.just({}),
)


def copied(value: Any) -> Any:
    match value:
        case dict():
            return {key: copied(item) for key, item in value.items()}
        case list():
            return [copied(item) for item in value]
        case _:
            return value


def board_or_problems(path: Path) -> Board | tuple[maps.Problem, ...]:
    try:
        return maps.load(path)
    except maps.MapError as error:
        return error.problems


def play_a_little(edition: Edition, number: int) -> None:
    """The opening and some turns at the fullest table, so that what the checks let pass can be played."""
    rng = Random(number)
    state = new_game(edition, edition.board.players[1], rng.randbytes(32))
    for _ in range(60):
        for seat in range(len(state.players)) if state.turn == 0 else [int(state.seat)]:
            legal = legal_actions(edition, state, Seat(seat))
            if legal and not state.ended:
                state = apply(edition, state, Seat(seat), rng.choice(legal)).state
    view(edition, state, Seat(0))


def spoil(data: st.DataObject, board: Any) -> None:
    """Walk down to a random place and replace, remove or repeat what is there."""
    inner = board
    while True:
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        key = data.draw(st.sampled_from(keys))
        child = inner[key]
        if not (isinstance(child, dict | list) and child) or data.draw(st.integers(0, 3)) == 0:
            break
        inner = child
    match data.draw(st.sampled_from(["replace", "remove", "repeat"])):
        case "remove":
            del inner[key]
        case "repeat" if isinstance(inner, list):
            inner.append(copied(child))
        case _:
            inner[key] = data.draw(VALUES)


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(data=st.data())
def test_spoilt_maps(data: st.DataObject, tmp_path: Path) -> None:
    name = data.draw(st.sampled_from(maps.names()))
    board = copied(BOARDS[name])
    for _ in range(data.draw(st.integers(1, 3))):
        if board:
            spoil(data, board)
    path = tmp_path / name
    path.mkdir(exist_ok=True)
    (path / "board.toml").write_text("".join(f"{key} = {written(value)}\n" for key, value in board.items()), "utf-8")
    loaded = board_or_problems(path)
    if isinstance(loaded, Board):
        edition = Edition(loaded)
        assert all(edition.payments)
        play_a_little(edition, data.draw(st.integers(0, 2**32)))
    else:
        assert loaded
        assert all(problem.wrong and problem.expected for problem in loaded)


@given(text=st.text())
@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_text(text: str, tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_text(text, encoding="utf-8", errors="surrogatepass")
    with pytest.raises(maps.MapError):
        maps.load(tmp_path)
