"""Forgetting somebody: nothing names them any more, and the games of the others go on."""

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from unittest.mock import patch

from bot.service import Service, TableOptions, Where
from bot.service.ballot import Ballot, Offer, written_ballot
from bot.store.address import Address
from bot.store.sqlite.people import SqlitePeople
from bot.text import words
from bot.ui.own_seat import names_at
from engine.opponents import Reason, Thought
from tests.bot.desk import CHANNEL, GUILD, HANNAH, MAREK, OLENA, VERA, click, lobby, opened, play_one, service_on

SOMEBODY = 123456789012345678


def everything(path: Path) -> str:
    """Every value of every table."""
    with sqlite3.connect(path) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return "\n".join(str(row) for name in names for row in connection.execute(f"SELECT * FROM {name}"))


async def busy(service: Service, user: int) -> dict[str, str]:
    """A lobby, a running game and an ended one of this person, as host of each; a profile, a note, an invitation."""
    games = {}
    for number, kind in enumerate(("lobby", "running", "ended")):
        where = Where(CHANNEL + number, GUILD)
        table = await service.tables.create(click(user), where, TableOptions("paris", order="joined"))
        await service.tables.join(click(OLENA), table.game)
        games[kind] = table.game
        if kind == "lobby":
            continue
        await service.tables.join(click(MAREK), table.game)
        table = await service.tables.start(click(user), table.game)
        chance = Random(number)
        for _ in range(12):
            await play_one(service, table, chance)
        while kind == "ended" and await play_one(service, table, chance):
            pass
    await service.people.note(click(user), games["running"], "a secret plan")
    await service.people.mute(click(user), games["running"], True)
    await service.people.go_away(user, 1_800_000_000_000)
    invited = TableOptions("paris", invited=(user, VERA))
    games["invited"] = (await service.tables.create(click(), Where(CHANNEL + 9, GUILD), invited)).game
    return games


async def test_what_is_stored_about_somebody_is_one_file(service: Service) -> None:
    games = await busy(service, SOMEBODY)
    told = json.loads(await service.privacy.file(SOMEBODY))
    assert told["discord_id"] == str(SOMEBODY)
    assert told["profile"]["away"]["until"] == 1_800_000_000_000
    seats = {seat["game"]: seat for seat in told["games"]}
    assert set(seats) == {games["lobby"], games["running"], games["ended"]}
    assert seats[games["running"]]["note"] == "a secret plan"
    assert seats[games["running"]]["muted"] is True
    assert seats[games["ended"]]["result_points"] is not None
    assert str(OLENA) not in {seat["name"] for seat in told["games"]}
    nobody = json.loads(await service.privacy.file(VERA))
    assert nobody == {"discord_id": str(VERA), "profile": None, "games": [], "follows": []}


async def test_nothing_names_somebody_who_is_forgotten(tmp_path: Path) -> None:
    async with service_on(tmp_path / "db") as service:
        games = await busy(service, SOMEBODY)
        assert str(SOMEBODY) in everything(tmp_path / "db")
        await service.privacy.forget(SOMEBODY)
        assert str(SOMEBODY) not in everything(tmp_path / "db")
        assert "a secret plan" not in everything(tmp_path / "db")
        assert not (await service.privacy.kept(SOMEBODY)).anything
        assert (await service.people.profile(SOMEBODY)).away is None
        assert (await service.looking.table(click(), games["invited"])).options.invited == (VERA,)


async def test_lobbies_are_left_running_games_go_to_an_opponent_and_finished_ones_keep_a_seat(service: Service) -> None:
    games = await busy(service, SOMEBODY)
    await service.privacy.forget(SOMEBODY)
    left = await service.looking.table(click(), games["lobby"])
    assert [seat.user for seat in left.seats] == [OLENA]
    assert left.host == OLENA
    running = await service.looking.table(click(OLENA), games["running"])
    assert [(seat.user, seat.level) for seat in running.seats] == [(None, "normal"), (OLENA, ""), (MAREK, "")]
    assert running.host == OLENA
    ended = await service.looking.table(click(OLENA), games["ended"])
    assert "Somebody" in names_at(words("en"), ended).player(0)
    assert ended.final is not None
    places = (await service.standings.statistics(OLENA, None)).rivals
    assert SOMEBODY not in [rival.user_id for rival in places]
    assert (await service.history.verify(click(OLENA), games["ended"])).actions
    rematch = await service.tables.rematch(click(OLENA), games["ended"])
    assert [seat.user for seat in rematch.seats] == [OLENA]


async def test_nobody_who_writes_next_brings_them_back(tmp_path: Path) -> None:
    """An opponent who is woken by their leaving plays on the row before everything else of them is deleted."""
    async with service_on(tmp_path / "db") as service:
        table = await opened(service, OLENA, MAREK)
        await service.looking.seen(table.game, HANNAH)
        forget = SqlitePeople.forget

        async def later(people: SqlitePeople, user: int) -> list[str]:
            turn = await service.opponents.turn(table.game)
            assert turn is not None
            found = await forget(people, user)
            assert await service.opponents.act(turn, Thought(turn.legal[0], Reason("on-the-way")))
            return found

        with patch.object(SqlitePeople, "forget", later):
            await service.privacy.forget(HANNAH)
        after = await service.looking.table(click(OLENA), table.game)
        assert (after.seats[0].user, after.seats[0].name, after.seats[0].resigned) == (None, "", True)


async def test_a_game_of_nobody_else_ends(service: Service) -> None:
    table = await opened(service, OLENA)
    await service.privacy.forget(HANNAH)
    assert (await service.looking.table(click(OLENA), table.game)).status == "playing"
    await service.privacy.forget(OLENA)
    assert (await service.looking.table(click(VERA), table.game)).status == "cancelled"


async def test_a_seat_that_was_offered_to_them_is_offered_to_nobody(tmp_path: Path) -> None:
    async with service_on(tmp_path / "db") as service:
        table = await opened(service, OLENA)
        with sqlite3.connect(tmp_path / "db") as connection:
            ballot = written_ballot(Ballot(offers=(Offer(0, SOMEBODY),)))
            connection.execute("UPDATE games SET ballot = ? WHERE id = ?", (ballot, table.game))
        await service.privacy.forget(SOMEBODY)
        assert str(SOMEBODY) not in everything(tmp_path / "db")


async def test_who_comes_again_is_somebody_new(service: Service) -> None:
    table = await lobby(service, OLENA, MAREK)
    await service.privacy.forget(OLENA)
    table = await service.tables.join(click(OLENA), table.game)
    assert [seat.place for seat in table.seats] == [0, 2, 3]


async def test_no_leaderboard_of_another_worker_names_them_any_more(postgres_url: str) -> None:
    async with service_on(Address(postgres_url)) as one, service_on(Address(postgres_url)) as other:
        await busy(one, SOMEBODY)
        listens, forgotten = asyncio.Event(), asyncio.Event()

        def heard(game: str) -> None:
            other.changed_elsewhere(game)
            if not game:
                (forgotten if listens.is_set() else listens).set()

        listening = asyncio.create_task(other.ledger.listen(heard))
        await listens.wait()
        assert SOMEBODY in {standing.user for standing in await other.standings.leaderboard(GUILD)}
        await one.privacy.forget(SOMEBODY)
        await asyncio.wait_for(forgotten.wait(), 10)
        assert {standing.user for standing in await other.standings.leaderboard(GUILD)} == {OLENA, MAREK}
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
