"""Actions, old panels, double clicks, undo, seats that opponents play."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.errors import (
    AlreadyDone,
    IllegalMove,
    NotAPlayer,
    NothingToUndo,
    NotYours,
    NotYourTurn,
    Refusal,
    SeatProblem,
    StaleMove,
    WrongStatus,
)
from bot.service import Played, Service, Table
from bot.service.happenings import HostChanged, Resigned, Undone
from bot.service.playing import standing_actions
from engine import Options, apply, final_scores, new_game, read_action
from engine.actions import Action, Claim, Draw, DrawBlind, Keep, Tickets
from engine.events import BlindCard, BlindDrawn, KeptTickets
from engine.ids import Seat
from engine.opponents import Reason, Thought
from maps import edition, names
from tests.bot.desk import HANNAH, MAREK, OLENA, click, lobby, log_of, opened, play_one, service_on, started


def key(caught: pytest.ExceptionInfo[Refusal]) -> str:
    return caught.value.key


async def _until(service: Service, table: Table, kind: type[Action], chance: Random) -> tuple[int, Action, int]:
    """Let people draw blind until somebody may do an action of this kind: who, what and with which move number."""
    while True:
        now = await service.looking.table(click(), table.game)
        seat = now.awaited[0]
        assert seat.user is not None
        seen = await service.looking.seen(table.game, seat.user)
        wanted = [action for action in seen.legal if isinstance(action, kind)]
        if wanted:
            return seat.user, wanted[0], seen.move
        await service.turns.act(click(seat.user), table.game, [DrawBlind(), DrawBlind()], seen.move)


async def test_opening_choices_are_made_in_parallel_and_stay_secret(service: Service) -> None:
    table = await started(service, OLENA)
    olena = await service.looking.seen(table.game, OLENA)
    played = await service.turns.act(click(OLENA), table.game, [olena.legal[0]], olena.move)
    assert not played.seen.legal
    assert any(isinstance(found.event, KeptTickets) for found in played.happened)
    assert [seat.user for seat in played.seen.table.awaited] == [HANNAH]
    hannah = await service.looking.seen(table.game, HANNAH)
    assert not any(isinstance(found.event, KeptTickets) for found in hannah.since)
    log = await service.looking.log(click(), table.game)
    assert not any(isinstance(found.event, KeptTickets) for found in log.happenings)
    with pytest.raises(NotYourTurn) as caught:
        await service.turns.act(click(OLENA), table.game, [olena.legal[0]])
    assert key(caught) == "refused-turn-opening"
    after = await service.turns.act(click(), table.game, [hannah.legal[0]], hannah.move)
    assert after.seen.table.status == "playing"


async def test_a_turn_of_two_blind_cards_is_one_click(service: Service) -> None:
    table = await opened(service, OLENA)
    played = await service.turns.act(click(), table.game, [DrawBlind(), DrawBlind()])
    assert sum(isinstance(found.event, BlindCard) for found in played.happened) == 2
    assert played.refused is None
    assert not played.seen.legal
    olena = await service.looking.seen(table.game, OLENA)
    assert sum(isinstance(found.event, BlindDrawn) for found in olena.since) == 2
    assert not any(isinstance(found.event, BlindCard) for found in olena.since)
    assert olena.legal
    assert (await service.looking.seen(table.game, HANNAH)).legal == ()


async def test_a_later_action_that_is_refused_leaves_the_earlier_ones(service: Service) -> None:
    table = await opened(service, OLENA)
    seen = await service.looking.seen(table.game, HANNAH)
    gone = next(card.id for card in seen.table.edition.cards if card.id not in seen.view.row and not card.wild)
    played = await service.turns.act(click(), table.game, [DrawBlind(), Draw(gone)], seen.move)
    if played.refused is None:
        pytest.fail("the card lay in the row by chance: choose another seed")
    assert played.refused.key == "refused-move-card-gone"
    assert len(played.happened) == 2
    assert played.seen.legal


async def test_old_panels_other_people_and_strangers(service: Service) -> None:
    table = await opened(service, OLENA)
    seen = await service.looking.seen(table.game, HANNAH)
    await service.turns.act(click(), table.game, [DrawBlind()], seen.move)
    with pytest.raises(StaleMove) as caught:
        await service.turns.act(click(), table.game, [DrawBlind()], seen.move)
    assert caught.value.arguments == {"turn": "1", "mine": True}
    with pytest.raises(NotYourTurn) as turn:
        await service.turns.act(click(OLENA), table.game, [DrawBlind()])
    assert turn.value.arguments == {"seat": 0, "turn": "1"}
    with pytest.raises(NotAPlayer):
        await service.turns.act(click(99), table.game, [DrawBlind()])
    with pytest.raises(IllegalMove) as illegal:
        await service.turns.act(click(), table.game, [Tickets()])
    assert key(illegal) == "refused-move-decide-first"


async def test_a_click_delivered_twice_draws_one_card(service: Service) -> None:
    table = await opened(service, OLENA)
    once = click()
    before = await service.looking.seen(table.game, HANNAH)
    played = await service.turns.act(once, table.game, [DrawBlind()])
    with pytest.raises(AlreadyDone):
        await service.turns.act(once, table.game, [DrawBlind()])
    with pytest.raises(AlreadyDone):
        await service.turns.act(once, table.game, [DrawBlind()], before.move)
    assert (await service.looking.seen(table.game, HANNAH)).view == played.seen.view


async def test_two_clicks_at_the_same_moment_have_one_effect(service: Service) -> None:
    table = await opened(service, OLENA)
    seen = await service.looking.seen(table.game, HANNAH)
    tries = [service.turns.act(click(), table.game, [DrawBlind()], seen.move) for _ in range(5)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(result, Played) for result in results) == 1
    assert sum(isinstance(result, StaleMove) for result in results) == 4
    both = await asyncio.gather(
        service.turns.act(click(), table.game, [DrawBlind()]),
        service.turns.act(click(OLENA), table.game, [DrawBlind()]),
        return_exceptions=True,
    )
    assert isinstance(both[0], Played)
    assert isinstance(both[1], Played | NotYourTurn)


async def test_what_is_remembered_of_a_game_never_decides_against_what_is_stored(tmp_path: Path) -> None:
    """Two services on one file: each remembers a row that the other has left behind."""
    async with service_on(tmp_path / "db") as one, service_on(tmp_path / "db") as other:
        table = await opened(one, OLENA)
        await other.looking.seen(table.game, HANNAH)
        await one.turns.act(click(), table.game, [DrawBlind(), DrawBlind()])
        # The other still remembers that it is Hannah's turn: it must neither take her turn twice nor refuse Olena's.
        with pytest.raises(NotYourTurn):
            await other.turns.act(click(), table.game, [DrawBlind()])
        await one.looking.seen(table.game, OLENA)
        played = await other.turns.act(click(OLENA), table.game, [DrawBlind(), DrawBlind()])
        assert not played.seen.legal
        assert (await one.turns.act(click(), table.game, [DrawBlind()])).seen.view.on_turn == 0
        log = await log_of(tmp_path / "db", table.game)
        assert [row.seq for row in log] == list(range(1, len(log) + 1))
        assert [row.seat for row in log if row.action == "draw blind"] == [0, 0, 1, 1, 0]


async def test_undo_takes_back_a_claim_and_only_until_somebody_acts(service: Service) -> None:
    table = await opened(service, OLENA)
    with pytest.raises(NothingToUndo) as caught:
        await service.turns.undo(click(), table.game)
    assert key(caught) in ("refused-undo-hidden", "refused-undo-acted")
    user, claim, move = await _until(service, table, Claim, Random(1))
    other = OLENA if user == HANNAH else HANNAH
    before = await service.looking.seen(table.game, user)
    played = await service.turns.act(click(user), table.game, [claim], move)
    assert played.seen.undoable
    assert not (await service.looking.seen(table.game, other)).undoable
    with pytest.raises(NothingToUndo) as caught:
        await service.turns.undo(click(other), table.game)
    assert key(caught) == "refused-undo-acted"
    back = await service.turns.undo(click(user), table.game)
    assert back.seen.view == before.view
    assert back.seen.legal == before.legal
    assert back.seen.move > played.seen.move > before.move
    assert any(isinstance(found.event, Undone) for found in back.happened)
    with pytest.raises(NothingToUndo):
        await service.turns.undo(click(user), table.game)
    again = await service.turns.act(click(user), table.game, [claim], back.seen.move)
    assert again.seen.undoable
    await service.turns.act(click(other), table.game, [DrawBlind()])
    with pytest.raises(NothingToUndo) as caught:
        await service.turns.undo(click(user), table.game)
    assert key(caught) == "refused-undo-acted"


async def test_who_has_done_nothing_has_nothing_to_take_back(service: Service) -> None:
    table = await started(service, OLENA)
    seen = await service.looking.seen(table.game, OLENA)
    await service.turns.act(click(OLENA), table.game, [seen.legal[-1]], seen.move)
    with pytest.raises(NothingToUndo) as caught:
        await service.turns.undo(click(), table.game)
    assert key(caught) == "refused-undo"


async def test_hidden_things_seen_are_not_undone(service: Service) -> None:
    table = await opened(service, OLENA)
    await service.turns.act(click(), table.game, [DrawBlind()])
    with pytest.raises(NothingToUndo) as caught:
        await service.turns.undo(click(), table.game)
    assert key(caught) == "refused-undo-hidden"


async def test_resigning_leaves_the_seat_to_an_opponent(service: Service) -> None:
    table = await opened(service, OLENA, MAREK)
    after = await service.seats.resign(click(), table.game, "easy")
    assert (after.seats[0].level, after.seats[0].resigned, after.seats[0].user) == ("easy", True, HANNAH)
    page = await service.looking.log(click(99), table.game)
    assert [one.event for one in page.happenings[-2:]] == [Resigned(Seat(0), "easy"), HostChanged(1)]
    assert after.host == OLENA, "nobody who has given up manages the game"
    turn = await service.opponents.turn(table.game)
    assert turn is not None
    assert (turn.seat, turn.level) == (0, "easy")
    assert not hasattr(turn.view, "players")
    with pytest.raises(NotYourTurn) as caught:
        await service.turns.act(click(), table.game, [DrawBlind()])
    assert key(caught) == "refused-turn-opponent"
    for attempt in (service.seats.resign(click(), table.game), service.seats.take_back(click(), table.game)):
        with pytest.raises(SeatProblem) as problem:
            await attempt
        assert key(problem) == "refused-seat-resigned"
    assert await service.opponents.act(turn, Thought(DrawBlind(), Reason("any")))
    assert not await service.opponents.act(turn, Thought(DrawBlind(), Reason("any"))), (
        "the game has moved on since it was asked"
    )


async def test_a_seat_handed_over_can_be_taken_back(service: Service) -> None:
    table = await opened(service, OLENA)
    with pytest.raises(NotYours):
        await service.seats.hand_over(click(OLENA), table.game, place=0)
    after = await service.seats.hand_over(click(HANNAH), table.game, "hard", place=1)
    assert after.seats[1].level == "hard"
    assert (await service.looking.seen(table.game, OLENA)).legal == ()
    with pytest.raises(SeatProblem):
        await service.seats.hand_over(click(OLENA), table.game)
    after = await service.seats.take_back(click(OLENA), table.game)
    assert after.seats[1].level == ""
    with pytest.raises(SeatProblem) as caught:
        await service.seats.take_back(click(OLENA), table.game)
    assert key(caught) == "refused-seat-played"


async def test_the_host_removes_a_seat_of_a_running_game(service: Service) -> None:
    table = await opened(service, OLENA)
    after = await service.tables.remove(click(), table.game, 1)
    assert (after.seats[1].level, after.seats[1].resigned) == ("normal", True)


async def test_cancelled_games_can_be_neither_played_nor_seen_further(service: Service) -> None:
    table = await opened(service, OLENA)
    await service.tables.cancel(click(), table.game)
    for attempt in (
        service.turns.act(click(), table.game, [DrawBlind()]),
        service.turns.undo(click(), table.game),
        service.seats.resign(click(), table.game),
        service.tables.cancel(click(), table.game),
    ):
        with pytest.raises(WrongStatus) as caught:
            await attempt
        assert key(caught) == "refused-status-cancelled"


@pytest.mark.parametrize("name", names())
async def test_a_whole_game_is_what_the_engine_makes_of_its_log(tmp_path: Path, service: Service, name: str) -> None:
    table, chance = await opened(service, OLENA, map=name), Random(name)
    while (played := await play_one(service, table, chance)) is not None:
        if played.seen.undoable and chance.random() < 0.3:
            user = played.seen.me.user
            assert user is not None
            await service.turns.undo(click(user), table.game)
    end = await service.looking.table(click(), table.game)
    assert end.status == "ended"
    box = edition(name)
    state = new_game(box, 2, bytes.fromhex(end.seed), Options(order="joined"))
    for row in standing_actions(await log_of(tmp_path / "db", table.game)):
        assert row.seat is not None
        state = apply(box, state, Seat(row.seat), read_action(row.action)).state
    assert final_scores(box, state) == end.final


async def test_rematch_opens_the_same_table_and_the_others_join_it(service: Service) -> None:
    table, chance = await opened(service, OLENA), Random(3)
    with pytest.raises(WrongStatus) as caught:
        await service.tables.rematch(click(), table.game)
    assert key(caught) == "refused-status-running"
    while await play_one(service, table, chance) is not None:
        continue
    with pytest.raises(NotAPlayer):
        await service.tables.rematch(click(99), table.game)
    new = await service.tables.rematch(click(OLENA), table.game)
    assert (new.status, new.host, new.options.invited) == ("lobby", OLENA, (HANNAH,))
    joined = await service.tables.rematch(click(HANNAH), table.game)
    assert joined.game == new.game
    assert [seat.user for seat in joined.seats] == [OLENA, HANNAH]
    await service.tables.cancel(click(OLENA), new.game)
    both = await asyncio.gather(
        service.tables.rematch(click(OLENA), table.game), service.tables.rematch(click(HANNAH), table.game)
    )
    assert both[0].game == both[1].game
    assert len((await service.looking.table(click(), both[0].game)).seats) == 2


async def test_my_games_mine_to_move_first(service: Service) -> None:
    waiting = await lobby(service, OLENA, channel=1)
    mine = await opened(service, OLENA, channel=2)
    theirs = await opened(service, OLENA, channel=3)
    await service.turns.act(click(), theirs.game, [DrawBlind(), DrawBlind()])
    lines = await service.looking.games_of(HANNAH)
    assert [(line.table.game, line.mine) for line in lines] == [
        (mine.game, True),
        (waiting.game, False),
        (theirs.game, False),
    ]
    assert await service.looking.games_of(99) == ()


async def test_since_reaches_back_to_the_end_of_ones_last_turn(service: Service) -> None:
    table = await opened(service, OLENA, MAREK)
    for user in (HANNAH, OLENA, MAREK):
        await service.turns.act(click(user), table.game, [DrawBlind(), DrawBlind()])
    seen = await service.looking.seen(table.game, HANNAH)
    drawers = [found.event.seat for found in seen.since if isinstance(found.event, BlindDrawn)]
    assert drawers == [1, 1, 2, 2]


async def test_keeping_is_refused_below_the_minimum(service: Service) -> None:
    table = await started(service, OLENA)
    with pytest.raises(IllegalMove):
        await service.turns.act(click(), table.game, [Keep(())])
