"""Looking back shows what everybody could see, without what was taken back."""

from pathlib import Path

import pytest
from msgspec.structs import replace

import maps
from engine import State, legal_actions, new_game, view
from engine.borrowing import complete
from engine.events import RouteClaimed
from engine.history import Shot, course, merged, shots
from engine.record import action_line, make_record, sealed
from engine.replay import first_state, replay
from tests.engine.positions import seed_of
from tests.engine.test_records import FILES, read
from tests.engine.test_seal import game_with_undo


def _own_routes(state: State, seat: int) -> list[int]:
    return [route for route, owner in enumerate(state.routes) if owner == seat]


@pytest.mark.parametrize("name", maps.names())
def test_a_shot_for_every_claim_station_and_port_that_stood(name: str) -> None:
    edition, record = game_with_undo(name)
    taken = shots(edition, record)
    end = [step.state for step in replay(edition, record)][-1]
    claimed = [e.route for shot in taken for e in shot.events if isinstance(e, RouteClaimed)]
    assert sorted(claimed) == sorted(edition.route_ids[i] for i, owner in enumerate(end.routes) if owner >= 0)
    built = sum(len(player.stations) + len(player.ports) for player in end.players)
    assert len(taken) == 1 + len(claimed) + built
    assert taken[0] == Shot(view(edition, new_game(edition, 3, seed_of(77))), (), 0)


def test_shots_hold_nothing_that_an_onlooker_may_not_know() -> None:
    for file in FILES[:4]:
        edition, record = read(file)
        for shot in shots(edition, record):
            assert shot.view.seat is None
            assert (shot.view.hand, shot.view.tickets, shot.view.offer) == ((), (), ())
            assert all(event.to is None for event in shot.events)


def test_a_shot_tells_the_turn_in_which_it_happened() -> None:
    edition, record = read(FILES[0])
    turns: dict[str, int] = {}
    turn = 0
    for step in replay(edition, record):
        turns |= {event.route: turn for event in step.events if isinstance(event, RouteClaimed)}
        turn = step.state.turn
    for shot in shots(edition, record):
        for event in shot.events:
            if isinstance(event, RouteClaimed):
                assert shot.turn == turns[event.route]


def test_neighbours_are_merged_and_nothing_is_lost() -> None:
    edition, record = read(FILES[0])
    taken = shots(edition, record)
    assert merged(taken, len(taken)) == taken
    for most in (1, 2, 7, len(taken) - 1):
        fewer = merged(taken, most)
        assert len(fewer) == most
        assert fewer[-1].view == taken[-1].view
        assert [e for shot in fewer for e in shot.events] == [e for shot in taken for e in shot.events]


def test_a_game_that_has_hardly_begun_has_one_shot() -> None:
    edition = maps.edition("paris")
    state = new_game(edition, 2, seed_of(3))
    record = make_record(edition, state, [action_line(0, legal_actions(edition, state, 0)[0])])
    assert len(shots(edition, record)) == 1


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_course_of_a_game_leads_to_its_score(file: Path) -> None:
    edition, record = read(file)
    told = course(edition, record)
    assert told is not None
    end = [step.state for step in replay(edition, record)][-1]
    assert len(told.points) == end.turn + 1
    assert set(told.points[0]) == {0}
    for result in told.final.seats:
        seat = result.standing.seat
        completed = [done for done in told.completed if done.seat == seat]
        assert told.points[-1][seat] == end.players[seat].points + sum(done.points for done in completed)
        assert {done.ticket for done in completed} <= {t.ticket for t in result.standing.tickets if t.done}
        if not end.players[seat].stations:
            assert len(completed) == result.standing.done


def test_a_ticket_counts_from_the_turn_that_completed_it() -> None:
    """Before that turn the seat's routes did not join its cities, or it did not have the ticket; after it they did."""
    seen = 0
    for file in FILES:
        edition, record = read(file)
        told = course(edition, record)
        assert told is not None
        states = [first_state(edition, record), *(step.state for step in replay(edition, record))]
        for done in told.completed:
            turns = [
                state.turn
                for state in states
                if done.ticket in state.players[done.seat].tickets
                and complete(edition, _own_routes(state, done.seat), (done.ticket,))
            ]
            assert min(turns) in (done.turn, done.turn + 1)
            seen += 1
    assert seen > 10


def test_a_game_going_on_has_no_course() -> None:
    edition, record = read(FILES[0])
    assert course(edition, sealed(replace(record, actions=record.actions[:-1], final=()))) is None
