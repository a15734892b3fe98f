"""Who may do what, from the game's own server and from elsewhere; a button and its refusal are one decision."""

from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from bot.errors import AtRest, NoGameHere, NotYours, Refusal
from bot.service import Click, Service, may
from bot.service.opponent_seats import own_seed
from engine.actions import DrawBlind
from tests.bot.desk import GUILD, HANNAH, OLENA, click, lobby, opened, started

ELSEWHERE = GUILD + 1
STRANGER = 99

Deed = Callable[[Service, Click, str], Awaitable[object]]

IN_LOBBY: dict[str, Deed] = {
    "table": lambda service, who, game: service.looking.table(who, game),
    "log": lambda service, who, game: service.looking.log(who, game),
    "join": lambda service, who, game: service.tables.join(who, game),
    "opponent": lambda service, who, game: service.tables.add_opponent(who, game, "easy"),
    "remove": lambda service, who, game: service.tables.remove(who, game, 1),
    "host": lambda service, who, game: service.tables.change_host(who, game, OLENA),
    "start": lambda service, who, game: service.tables.start(who, game),
    "cancel": lambda service, who, game: service.tables.cancel(who, game),
}
RUNNING: dict[str, Deed] = {
    "table": IN_LOBBY["table"],
    "log": IN_LOBBY["log"],
    "remove": IN_LOBBY["remove"],
    "cancel": IN_LOBBY["cancel"],
    "hand over": lambda service, who, game: service.seats.hand_over(who, game, "easy", 1),
    "take back": lambda service, who, game: service.seats.take_back(who, game),
    "resign": lambda service, who, game: service.seats.resign(who, game),
    "act": lambda service, who, game: service.turns.act(who, game, [DrawBlind()]),
    "undo": lambda service, who, game: service.turns.undo(who, game),
    "rematch": lambda service, who, game: service.tables.rematch(who, game),
}


@pytest.mark.parametrize("guild", [ELSEWHERE, None])
@pytest.mark.parametrize("deed", list(IN_LOBBY))
async def test_elsewhere_nobody_knows_of_a_lobby_not_even_who_manages_that_server(
    service: Service, deed: str, guild: int | None
) -> None:
    table = await lobby(service, OLENA)
    with pytest.raises(NoGameHere) as caught:
        await IN_LOBBY[deed](service, click(STRANGER, admin=True, guild=guild), table.game)
    assert caught.value.key == "refused-no-game-gone"
    assert (await service.looking.table(click(), table.game)).seq == table.seq


@pytest.mark.parametrize("deed", list(RUNNING))
async def test_nor_of_a_running_game(service: Service, deed: str) -> None:
    table = await opened(service, OLENA)
    with pytest.raises(NoGameHere):
        await RUNNING[deed](service, click(STRANGER, admin=True, guild=ELSEWHERE), table.game)
    assert (await service.looking.table(click(), table.game)).seq == table.seq


async def test_a_player_plays_and_looks_from_anywhere_but_manages_nothing_there(service: Service) -> None:
    table = await opened(service, OLENA)
    await service.turns.act(click(HANNAH, guild=None), table.game, [DrawBlind(), DrawBlind()])
    assert (await service.looking.table(click(OLENA, guild=None), table.game)).game == table.game
    assert (await service.looking.log(click(OLENA, guild=ELSEWHERE), table.game)).happenings
    with pytest.raises(NotYours):
        await service.tables.cancel(click(OLENA, admin=True, guild=ELSEWHERE), table.game)
    after = await service.tables.cancel(click(HANNAH, guild=None), table.game)
    assert after.status == "cancelled", "the host is host anywhere"


async def test_a_refused_deed_and_a_missing_button_have_one_reason(service: Service) -> None:
    """What the answers ask before they show a button is what the service says when it is pressed."""
    table = await started(service, OLENA)
    refused = 0
    for who in (click(HANNAH), click(OLENA), click(STRANGER), click(STRANGER, admin=True)):
        asked: list[tuple[Refusal | None, Awaitable[object]]] = [
            (may.start(table, who), service.tables.start(who, table.game)),
            (may.join(table, who), service.tables.join(who, table.game)),
            (may.add_opponent(table, who), service.tables.add_opponent(who, table.game, "easy")),
            (may.take_back(table, who), service.seats.take_back(who, table.game)),
            (may.rematch(table, who), service.tables.rematch(who, table.game)),
        ]
        for refusal, deed in asked:
            assert refusal is not None, "all of them come at the wrong time"
            with pytest.raises(type(refusal)) as caught:
                await deed
            assert (caught.value.key, caught.value.arguments) == (refusal.key, refusal.arguments)
            refused += 1
    assert refused == 20
    assert may.post_again(table, click(HANNAH)) is None
    assert isinstance(may.post_again(table, click(OLENA)), NotYours)
    assert may.cancel(table, click(STRANGER, admin=True)) is None
    assert isinstance(may.cancel(table, click(OLENA)), NotYours)


async def test_nothing_begins_at_a_table_that_rests(service: Service) -> None:
    """Its channel would not hear of it; somebody has to let it go on first."""
    table = replace(await lobby(service, OLENA), rest="archived")
    for refusal in (
        may.start(table, click()),
        may.join(table, click(STRANGER)),
        may.add_opponent(table, click(OLENA)),
        may.choose_colour(table, click(OLENA), "green"),
    ):
        assert isinstance(refusal, AtRest)
    assert may.leave(table, click(OLENA)) is None
    assert may.go_on(table, click(OLENA)) is None


async def test_an_opponents_chance_says_nothing_about_the_deck(service: Service) -> None:
    table = await opened(service, OLENA)
    await service.seats.resign(click(), table.game)
    turn = await service.opponents.turn(table.game)
    assert turn is not None
    seed = (1).to_bytes(32, "big").hex()
    assert turn.seed == own_seed(seed, 0)
    assert seed not in turn.seed
    assert len({own_seed(seed, 0), own_seed(seed, 1), own_seed("00" * 32, 0), seed}) == 4
