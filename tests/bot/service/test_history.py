"""What is kept of a game: the seal at every step, the record, the film, the result."""

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bot.errors import Refusal, WrongStatus
from bot.service import Service, Table
from bot.service.happenings import Reasoned
from bot.standings.result import DETAILS, turn_times
from bot.store import ActionRow
from engine.opponents import Reason, Thought
from engine.record import decode_record, heads
from engine.replay import check_record
from tests.bot.desk import (
    HANNAH,
    MAREK,
    OLENA,
    CountedIds,
    SteadyClock,
    click,
    every_map,
    lobby,
    log_of,
    opened,
    play_one,
    service_on,
    store_on,
)
from tests.engine.checked import board_of
from tests.engine.checker import check


async def finished(service: Service, *others: int, chance: int = 4) -> Table:
    """A whole game in which whatever can be taken back is, now and then."""
    table = await opened(service, *(others or (OLENA,)))
    rng = Random(chance)
    while (played := await play_one(service, table, rng)) is not None:
        if played.seen.undoable and rng.random() < 0.2:
            user = played.seen.me.user
            assert user is not None
            service.allowances.undos._spent.clear()
            await service.turns.undo(click(user), table.game)
    table = await service.looking.table(click(), table.game)
    assert table.status == "ended"
    return table


async def test_the_seal_of_every_step_is_that_of_the_record(service: Service) -> None:
    table = await opened(service, OLENA, MAREK)
    rng, seals = Random(2), [table.seal]
    while (played := await play_one(service, table, rng)) is not None:
        seals.append(played.seen.table.seal)
    record = decode_record(await service.history.record(click(), table.game))
    every = list(heads(record))
    assert seals == every[-len(seals) :]
    assert len(set(every)) == len(every)
    assert record.seal == seals[-1] == (await service.looking.table(click(), table.game)).seal


async def test_the_record_is_proved_by_ours_and_by_another_checker(service: Service) -> None:
    table = await finished(service)
    data = await service.history.record(click(), table.game)
    record = decode_record(data)
    assert sum(line.endswith(" undo") for line in record.actions) > 0
    assert check_record(table.edition, record).final == table.final
    assert check(json.loads(data), board_of("paris"))
    proof = await service.history.verify(click(), table.game)
    assert (proof.actions, proof.seal, proof.commitment) == (len(record.actions), table.seal, table.commitment)


async def test_a_game_going_on_gives_no_record_but_a_film(service: Service) -> None:
    table = await opened(service, OLENA)
    for _ in range(20):
        await play_one(service, table, Random(3))
    for ask in (service.history.record, service.history.verify):
        with pytest.raises(WrongStatus) as caught:
            await ask(click(), table.game)
        assert caught.value.key == "refused-status-running"
    film = await service.history.film(click(), table.game)
    assert film.final is None
    assert all(shot.view.seat is None and not shot.view.hand for shot in film.shots)
    assert all(event.to is None for shot in film.shots for event in shot.events)
    seed = (await log_seed(service, table.game)).encode()
    assert seed not in repr(film).encode()


async def log_seed(service: Service, game: str) -> str:
    row = await service.history._games.store.game(game)
    assert row is not None
    return row.seed


async def test_a_lobby_has_no_film(service: Service) -> None:
    table = await lobby(service, OLENA)
    with pytest.raises(WrongStatus):
        await service.history.film(click(), table.game)


async def test_a_result_is_stored_with_the_row_that_ends_the_game(tmp_path: Path) -> None:
    async with service_on(tmp_path / "db") as service:
        table = await finished(service, OLENA, MAREK)
    log = await log_of(tmp_path / "db", table.game)
    async with store_on(tmp_path / "db") as store:
        assert await store.results.missing() == []
        (result,) = await store.results.own(OLENA, None)
        (ranking,) = await store.results.rankings(table.where.guild)
    assert table.final is not None
    mine = next(seat for seat in table.seats if seat.user == OLENA)
    final = table.final.seats[mine.seat or 0]
    details = DETAILS.decode(result.seat.details)
    assert (result.seat.place, result.seat.points, result.seat.ended) == (final.place, final.total, "played")
    assert (result.map, result.ended_at) == ("paris", log[-1].at)
    assert result.seat.tickets_done + result.seat.tickets_missed == len(final.standing.tickets)
    assert details.lines == final.lines
    assert table.view is not None
    owned = [name for name, owner in zip(table.edition.route_ids, table.view.routes, strict=True) if owner == mine.seat]
    assert list(details.routes) == owned
    assert len(details.times) == sum(taken.seat == mine.seat for taken in turn_times(log))
    assert {place.user_id: place.place for place in ranking.places} == {
        seat.user: table.final.seats[seat.seat or 0].place for seat in table.seats
    }


def entry(at: int, seat: int | None, action: str, clicked: bool = True) -> ActionRow:
    return ActionRow(at, seat, at if clicked else None, 0, action, b"[]", at * 1000)


def test_a_turn_lasts_from_the_end_of_the_one_before() -> None:
    log = [
        entry(1, None, "open"),
        entry(5, 1, "keep a-b"),
        entry(9, 0, "keep a-b"),
        entry(20, 0, "draw blind"),
        entry(25, 0, "draw blind"),
        entry(26, 1, "hand-over easy"),
        entry(31, 1, "tickets", clicked=False),
        entry(33, 1, "keep a-c", clicked=False),
        entry(40, 0, "claim a-b blue"),
        entry(45, 0, "undo"),
        entry(95, 0, "claim a-c blue"),
        entry(96, 1, "draw blind"),
    ]
    assert [(taken.seat, taken.clicked, taken.seconds) for taken in turn_times(log)] == [
        (0, True, 16),
        (1, False, 8),
        (0, True, 62),
        (1, True, 1),
    ]
    assert list(turn_times(log[:3])) == []
    assert list(turn_times([])) == []


async def test_seats_that_were_handed_over_or_given_up_are_noted(service: Service) -> None:
    table = await opened(service, OLENA, MAREK)
    await service.seats.hand_over(click(OLENA), table.game, "easy")
    await service.seats.take_back(click(OLENA), table.game)
    await service.seats.resign(click(MAREK), table.game, "easy")
    rng = Random(1)
    while (now := await service.looking.table(click(), table.game)).status != "ended":
        turn = await service.opponents.turn(table.game)
        if turn is not None:
            await service.opponents.act(turn, Thought(rng.choice(turn.legal), Reason("any")))
        else:
            await play_one(service, now, rng)
    (ranking,) = await service.history._games.store.results.rankings(table.where.guild)
    assert {place.user_id: place.ended for place in ranking.places} == {
        HANNAH: "played",
        OLENA: "handed-over",
        MAREK: "resigned",
    }
    assert await service.standings.leaderboard(table.where.guild) == []
    assert (await service.standings.statistics(MAREK, None)).given_up == 1


async def older(path: Path) -> None:
    """Make the database one of the time before results and seals."""
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM result_seats")
        connection.execute("DELETE FROM results")
        connection.execute("UPDATE games SET seal = ''")


async def test_old_games_get_their_results_once(tmp_path: Path) -> None:
    path = tmp_path / "db"
    async with service_on(path) as service:
        first = await finished(service, chance=1)
        second = await finished(service, chance=2)
        before = await service.history._games.store.results.rankings(first.where.guild)
        ladder = await service.standings.leaderboard(first.where.guild)
    await older(path)
    async with service_on(path) as service:
        assert await service.standings.leaderboard(first.where.guild) == []
        assert await service.standings.work_out_missing() == 2
        assert await service.history._games.store.results.rankings(first.where.guild) == before
        assert await service.standings.leaderboard(first.where.guild) == ladder
        assert await service.standings.work_out_missing() == 0
    assert first.game != second.game


async def test_a_game_that_began_before_seals_gets_one_with_its_next_move(tmp_path: Path) -> None:
    path = tmp_path / "db"
    async with service_on(path) as service:
        table = await opened(service, OLENA)
        for _ in range(10):
            await play_one(service, table, Random(3))
    await older(path)
    async with service_on(path) as service:
        rng = Random(9)
        while await play_one(service, table, rng) is not None:
            pass
        ended = await service.looking.table(click(), table.game)
        assert ended.seal == decode_record(await service.history.record(click(), table.game)).seal != ""


async def test_the_leaderboard_goes_on_from_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "db"
    async with service_on(path) as service:
        for chance in range(3):
            table = await finished(service, OLENA, MAREK, chance=chance)
            now = await service.standings.leaderboard(table.where.guild)
            fresh = Service(service.history._games.store, every_map(), SteadyClock(), CountedIds())
            assert await fresh.standings.leaderboard(table.where.guild) == now
            assert {standing.played for standing in now} == {chance + 1}
        assert await service.standings.leaderboard(table.where.guild, "europe") == []
        assert await service.standings.leaderboard(table.where.guild, "paris") == now
        assert (await service.standings.statistics(HANNAH, table.where.guild, "paris")).games == 3
        assert (await service.standings.statistics(HANNAH, 999)).games == 0


async def test_big_servers_are_rated_before_somebody_asks(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await finished(service, OLENA, MAREK)
    await service.standings.warm_up()
    assert not service.standings._ladders, "this one is small"
    monkeypatch.setattr("bot.service.standings._MANY", 1)
    await service.standings.warm_up()
    assert service.standings._ladders[table.where.guild, ""].ladder.games == 1


async def test_nothing_is_left_of_who_is_forgotten(service: Service) -> None:
    table = await finished(service, OLENA, MAREK)
    await service.standings.leaderboard(table.where.guild)
    await service.privacy.forget(OLENA)
    assert {standing.user for standing in await service.standings.leaderboard(table.where.guild)} == {HANNAH, MAREK}
    assert (await service.standings.statistics(OLENA, None)).games == 0
    assert [rival.user_id for rival in (await service.standings.statistics(HANNAH, None)).rivals] == [MAREK]


async def test_who_stays_out_is_told_of_to_nobody_else(service: Service) -> None:
    table = await finished(service, OLENA, MAREK)
    await service.people.set(OLENA, lambda one: replace(one, statistics=False))
    with pytest.raises(Refusal) as caught:
        await service.standings.statistics(OLENA, table.where.guild, asker=HANNAH)
    assert caught.value.key == "refused-stays-out"
    assert (await service.standings.statistics(OLENA, table.where.guild, asker=OLENA)).games == 1
    mine = await service.standings.statistics(HANNAH, table.where.guild, asker=HANNAH)
    assert [rival.user_id for rival in mine.rivals] == [MAREK]


async def test_why_opponents_did_something_is_told_when_the_game_is_over(service: Service) -> None:
    table = await opened(service, OLENA)
    await service.seats.resign(click(OLENA), table.game, "easy")
    rng, thought = Random(3), Reason("on-the-way", route=table.edition.route_ids[0])
    while (now := await service.looking.table(click(), table.game)).status != "ended":
        page = await service.looking.log(click(OLENA), table.game)
        assert not any(isinstance(one.event, Reasoned) for one in page.happenings)
        turn = await service.opponents.turn(table.game)
        if turn is not None:
            await service.opponents.act(turn, Thought(rng.choice(turn.legal), thought))
        else:
            await play_one(service, now, rng)
    page = await service.looking.log(click(MAREK), table.game)
    assert next(one.event.reason for one in page.happenings if isinstance(one.event, Reasoned)) == thought
