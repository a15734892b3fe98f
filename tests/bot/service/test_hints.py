"""Hints: where they are allowed, who may ask, and that they are counted into the result."""

from random import Random

import pytest

from bot.errors import AtRest, NotAPlayer, NotYourTurn, Refusal
from bot.service import HintsChoice, Service, Table, TableOptions, Where
from tests.bot.desk import CHANNEL, GUILD, HANNAH, OLENA, VERA, click, opened, play_one


async def table_with(service: Service, hints: HintsChoice, opponents: tuple[str, ...] = ()) -> Table:
    options = TableOptions("paris", order="joined", hints=hints)
    table = await service.tables.create(click(), Where(CHANNEL, GUILD), options, opponents)
    await service.tables.join(click(OLENA), table.game)
    return await service.tables.start(click(), table.game)


@pytest.mark.parametrize(
    ("hints", "opponents", "allowed"),
    [("", (), False), ("", ("easy",), True), ("on", (), True), ("off", ("easy",), False)],
)
async def test_a_table_decides_and_else_who_sits_at_it(
    service: Service, hints: HintsChoice, opponents: tuple[str, ...], allowed: bool
) -> None:
    table = await table_with(service, hints, opponents)
    if allowed:
        wanted = await service.hints.ask(click(), table.game)
        assert wanted.seen.view.seat == wanted.seen.seat
        assert wanted.seen.legal
        return
    with pytest.raises(Refusal) as caught:
        await service.hints.ask(click(), table.game)
    assert caught.value.key == "refused-hints-off"


async def test_only_who_has_to_decide_may_ask(service: Service) -> None:
    table = await table_with(service, "on")
    with pytest.raises(NotAPlayer):
        await service.hints.ask(click(VERA), table.game)
    seen = await service.looking.seen(table.game, HANNAH)
    await service.turns.act(click(), table.game, [seen.legal[0]], seen.move)
    with pytest.raises(NotYourTurn):
        await service.hints.ask(click(), table.game)


async def test_while_the_game_rests_there_is_nothing_to_hint_at(service: Service) -> None:
    table = await table_with(service, "on")
    await service.rests.pause(click(), table.game)
    with pytest.raises(AtRest):
        await service.hints.ask(click(), table.game)


async def test_hints_change_nothing_and_are_counted_into_the_result(service: Service) -> None:
    table = await opened(service, OLENA)
    store = service.history._games.store
    seat = next(seat.seat for seat in table.seats if seat.user == OLENA)
    assert seat is not None
    for _ in range(3):
        await store.results.note_hint(table.game, seat)
    assert await store.results.hints(table.game) == {seat: 3}
    assert (await service.looking.table(click(), table.game)).seq == table.seq
    rng = Random(4)
    while await play_one(service, table, rng) is not None:
        pass
    (own,) = await store.results.own(OLENA, None)
    (other,) = await store.results.own(HANNAH, None)
    assert (own.seat.hints, other.seat.hints) == (3, 0)
    assert (await service.ledger.untold(table.game)).hints == {seat: 3}
