"""The lobby: who may sit down, who may do what, and every refusal."""

import pytest

from bot.errors import (
    AlreadyDone,
    ChannelTaken,
    NoGameHere,
    NotAPlayer,
    NotYours,
    Refusal,
    SeatProblem,
    UnknownMapName,
    WrongStatus,
)
from bot.service import Service, TableOptions, Where
from bot.service.happenings import SeatLeft, SeatTaken, TableOpened
from bot.text import words
from bot.text.narration import narrate
from bot.ui.own_seat import names_at
from engine import commitment
from tests.bot.desk import CHANNEL, GUILD, HANNAH, MAREK, OLENA, VERA, click, lobby, started


def key(caught: pytest.ExceptionInfo[Refusal]) -> str:
    return caught.value.key


async def test_a_new_table_has_its_host_and_opponents_in_different_colours(service: Service) -> None:
    table = await service.tables.create(click(), Where(CHANNEL, GUILD, "pl"), TableOptions("europe"), ["easy", "hard"])
    assert table.status == "lobby"
    assert table.host == HANNAH
    assert [(seat.user, seat.level, seat.colour) for seat in table.seats] == [
        (HANNAH, "", "red"),
        (None, "easy", "blue"),
        (None, "hard", "green"),
    ]
    assert (table.limit, table.where.language, table.view, table.commitment) == (5, "pl", None, "")


async def test_one_game_per_channel(service: Service) -> None:
    first = await lobby(service)
    with pytest.raises(ChannelTaken) as caught:
        await lobby(service)
    assert caught.value.arguments == {"game": first.game, "status": "lobby"}
    await service.tables.cancel(click(), first.game)
    assert (await lobby(service)).game != first.game


async def test_unknown_maps_levels_and_numbers_are_refused(service: Service) -> None:
    where = Where(CHANNEL, GUILD)
    with pytest.raises(UnknownMapName):
        await service.tables.create(click(), where, TableOptions("atlantis"))
    with pytest.raises(SeatProblem) as caught:
        await service.tables.create(click(), where, TableOptions("paris", seats=5))
    assert key(caught) == "refused-seat-number"
    with pytest.raises(SeatProblem):
        await service.tables.create(click(), where, TableOptions("paris"), ["genius"])
    with pytest.raises(SeatProblem) as caught:
        await service.tables.create(click(), where, TableOptions("paris", seats=2), ["easy", "easy"])
    assert key(caught) == "refused-seat-many"
    with pytest.raises(NoGameHere):
        await service.looking.table_here(CHANNEL)


async def test_joining_twice_full_and_taken_colours(service: Service) -> None:
    table = await lobby(service, OLENA, MAREK, VERA)
    with pytest.raises(SeatProblem) as caught:
        await service.tables.join(click(OLENA), table.game)
    assert key(caught) == "refused-seat-taken"
    with pytest.raises(SeatProblem) as caught:
        await service.tables.join(click(99), table.game)
    assert key(caught) == "refused-seat-full"
    with pytest.raises(SeatProblem) as caught:
        await service.tables.choose_colour(click(OLENA), table.game, "red")
    assert key(caught) == "refused-seat-colour"
    assert (await service.tables.choose_colour(click(OLENA), table.game, "black")).seats[1].colour == "black"
    assert (await service.tables.leave(click(MAREK), table.game)).seat_of(MAREK) is None
    assert (await service.tables.join(click(99), table.game, "green")).seats[-1].colour == "green"


async def test_when_the_host_leaves_the_longest_seated_becomes_host(service: Service) -> None:
    table = await lobby(service, OLENA, MAREK)
    table = await service.tables.leave(click(HANNAH), table.game)
    assert table.host == OLENA
    table = await service.tables.leave(click(OLENA), table.game)
    assert table.host == MAREK
    await service.tables.add_opponent(click(MAREK), table.game, "easy")
    table = await service.tables.leave(click(MAREK), table.game)
    assert table.status == "cancelled"


async def test_a_place_that_was_left_is_nobody_elses(service: Service) -> None:
    """The log tells by places who did something: who comes later did not leave."""
    table = await lobby(service, OLENA)
    await service.tables.leave(click(OLENA), table.game)
    table = await service.tables.join(click(MAREK), table.game)
    told = [one.event for one in (await service.looking.log(click(), table.game)).happenings]
    assert told == [TableOpened(0), SeatTaken(0), SeatTaken(1), SeatLeft(1), SeatTaken(2)]
    assert [(seat.place, seat.user) for seat in table.seats] == [(0, HANNAH), (2, MAREK)]
    names = names_at(words("en"), table)
    assert narrate(names, told[2:]) == ["Somebody sat down.", "Somebody left the table.", f"<@{MAREK}> sat down."]


async def test_who_was_invited_is_forgotten_with_the_lobby(service: Service) -> None:
    options = TableOptions("paris", invited=(OLENA, VERA))
    table = await service.tables.create(click(), Where(CHANNEL, GUILD), options, ["easy"])
    assert (await service.tables.join(click(MAREK), table.game)).options.invited == (OLENA, VERA)
    assert (await service.tables.start(click(), table.game)).options.invited == ()
    assert (await service.looking.table(click(), table.game)).options == TableOptions("paris")
    called_off = await service.tables.create(click(), Where(CHANNEL + 1, GUILD), options)
    assert (await service.tables.cancel(click(), called_off.game)).options.invited == ()


async def test_only_host_or_admin_start_remove_cancel_and_change_the_host(service: Service) -> None:
    table = await lobby(service, OLENA)
    for attempt in (
        service.tables.start(click(OLENA), table.game),
        service.tables.cancel(click(OLENA), table.game),
        service.tables.remove(click(OLENA), table.game, 0),
        service.tables.change_host(click(OLENA), table.game, OLENA),
    ):
        with pytest.raises(NotYours) as caught:
            await attempt
        assert caught.value.arguments == {"host": HANNAH}
    table = await service.tables.change_host(click(99, admin=True), table.game, OLENA)
    assert table.host == OLENA
    with pytest.raises(SeatProblem):
        await service.tables.change_host(click(OLENA), table.game, 99)
    table = await service.tables.remove(click(OLENA), table.game, 0)
    assert [seat.user for seat in table.seats] == [OLENA]
    with pytest.raises(SeatProblem):
        await service.tables.remove(click(OLENA), table.game, 0)
    assert (await service.tables.cancel(click(99, admin=True), table.game)).status == "cancelled"


async def test_non_players_may_not_add_opponents(service: Service) -> None:
    table = await lobby(service)
    with pytest.raises(NotAPlayer):
        await service.tables.add_opponent(click(99), table.game, "easy")
    assert (await service.tables.add_opponent(click(), table.game, "normal")).seats[1].level == "normal"


async def test_too_few_players_do_not_start(service: Service) -> None:
    table = await lobby(service)
    with pytest.raises(SeatProblem) as caught:
        await service.tables.start(click(), table.game)
    assert key(caught) == "refused-seat-few"
    assert caught.value.arguments == {"least": 2, "seated": 1}


async def test_the_start_deals_and_commits_to_the_seed(service: Service) -> None:
    table = await started(service, OLENA, MAREK)
    assert table.status == "opening"
    assert table.commitment == commitment((1).to_bytes(32, "big"))
    assert table.seed == ""
    assert [seat.seat for seat in table.seats] == [0, 1, 2]
    assert [seat.user for seat in table.awaited] == [HANNAH, OLENA, MAREK]
    for attempt, refused in (
        (service.tables.join(click(VERA), table.game), "refused-status-started"),
        (service.tables.leave(click(OLENA), table.game), "refused-leave-started"),
    ):
        with pytest.raises(Refusal) as caught:
            await attempt
        assert key(caught) == refused
    with pytest.raises(WrongStatus):
        await service.tables.start(click(), table.game)


async def test_the_seats_follow_the_shuffled_order(service: Service) -> None:
    table = await service.tables.create(click(), Where(CHANNEL, GUILD), TableOptions("europe"))
    for user in (OLENA, MAREK, VERA):
        await service.tables.join(click(user), table.game)
    table = await service.tables.start(click(), table.game)
    assert table.view is not None
    people = (HANNAH, OLENA, MAREK, VERA)
    assert [seat.user for seat in table.seats] == [people[place] for place in table.view.order]


async def test_the_same_click_has_one_effect(service: Service) -> None:
    table = await lobby(service)
    twice = click(OLENA)
    assert len((await service.tables.join(twice, table.game)).seats) == 2
    with pytest.raises(AlreadyDone):
        await service.tables.join(twice, table.game)
    opponent = click()
    await service.tables.add_opponent(opponent, table.game, "easy")
    with pytest.raises(AlreadyDone):
        await service.tables.add_opponent(opponent, table.game, "easy")
    assert len((await service.looking.table(click(), table.game)).seats) == 3
    opening = click(MAREK)
    await service.tables.create(opening, Where(CHANNEL + 1, GUILD), TableOptions("paris"))
    with pytest.raises(AlreadyDone):
        await service.tables.create(opening, Where(CHANNEL + 2, GUILD), TableOptions("paris"))


async def test_games_that_are_not_there(service: Service) -> None:
    with pytest.raises(NoGameHere) as caught:
        await service.looking.table(click(), "nothing")
    assert key(caught) == "refused-no-game-gone"
    with pytest.raises(NoGameHere) as caught:
        await service.looking.seen_here(CHANNEL, HANNAH)
    assert key(caught) == "refused-no-game"
    table = await lobby(service)
    with pytest.raises(WrongStatus) as status:
        await service.looking.seen(table.game, HANNAH)
    assert key(status) == "refused-status-lobby"
    with pytest.raises(NotAPlayer):
        await service.looking.seen(table.game, 99)
