"""Which public message is due: decided from what is stored, so that a restart comes to the same answer."""

from typing import assert_never

from bot.publish.post import Post
from bot.service import Table, Untold
from bot.service.happenings import (
    GameArchived,
    GameMoved,
    GamePaused,
    HandedOver,
    LeftServer,
    Resigned,
    SeatPassed,
    TakenBack,
    Undone,
    WentOn,
)
from bot.store import MessageKind
from engine.events import OpeningEnded, TunnelLaid, TurnBegan
from engine.state import TunnelQuestion

_PASSES = (TurnBegan, OpeningEnded, Undone, Resigned, HandedOver, TakenBack, WentOn, SeatPassed, GameMoved)
"""What the channel hears of at once; what happens in the middle of a turn is told when the turn is over."""


def due(untold: Untold) -> Post | None:
    """The message that has to go out now, if one has."""
    table = untold.table
    if untold.posted >= table.seq:
        return None
    kind = _kind(untold)
    if kind is None:
        return None
    fresh = untold.message is None or not (
        kind == untold.kind in ("lobby", "opening") or (kind == "cancelled" and untold.kind == "lobby")
    )
    if not fresh and kind == "opening" and not untold.happenings:
        return None
    ends = untold.ends if asks(kind) else None
    if not fresh:
        return Post(kind, table, untold.happenings, course=untold.course, hints=untold.hints, fresh=False, ends=ends)
    silent, mentions = asks(kind) and untold.call.silent, _mentions(kind, untold)
    return Post(kind, table, untold.happenings, mentions, untold.course, untold.hints, ends=ends, silent=silent)


def is_past(untold: Untold) -> bool:
    """Whether nothing of this will ever be told: a lobby was cancelled that nobody has seen."""
    return untold.posted < untold.table.seq and untold.table.status == "cancelled" and untold.message is None


def again(untold: Untold) -> Post | None:
    """The present situation as a new message, because the last one is gone; it wakes once more whom it may."""
    kind = _present(untold.table)
    if kind is None:
        return None
    mentions = untold.call.again if asks(kind) else ()
    ends, silent = untold.ends if asks(kind) else None, asks(kind) and not mentions
    return Post(kind, untold.table, untold.happenings, mentions, untold.course, untold.hints, ends=ends, silent=silent)


def asks(kind: MessageKind) -> bool:
    """Whether such a message asks people for their turn."""
    return kind in ("opening", "turn")


def _present(table: Table) -> MessageKind | None:
    """Which message says how things stand, whatever happened; a game without a channel has none."""
    if table.rest:
        return None if table.rest == "homeless" else "rest"
    match table.status:
        case "lobby" | "opening":
            return table.status
        case "playing":
            return "turn"
        case "ended":
            return "end"
        case "cancelled":
            return None
        case _:
            assert_never(table.status)


def _kind(untold: Untold) -> MessageKind | None:
    table = untold.table
    match table.status:
        case "lobby":
            return _present(table)
        case "cancelled":
            return None if is_past(untold) else "cancelled"
        case "ended":
            return "end"
        case "opening" | "playing":
            return _of_a_running_game(untold)
        case _:
            assert_never(table.status)


_COMES_TO_REST = (GamePaused, GameArchived, GameMoved, LeftServer)


def _of_a_running_game(untold: Untold) -> MessageKind | None:
    table = untold.table
    if table.rest:
        rests = any(isinstance(happening.event, _COMES_TO_REST) for happening in untold.happenings)
        return "rest" if rests and table.rest != "homeless" else None
    if any(seat.level for seat in table.awaited) and not table.unattended:
        return None  # An opponent is about to play: a run of their moves is told in one message.
    if table.status == "opening":
        return "opening"
    if any(one.plans for one in untold.awaited):
        return None  # Standing orders are about to play, or to end; then somebody is asked.
    events = [happening.event for happening in untold.happenings]
    if any(isinstance(event, _PASSES) for event in events):
        return "turn"
    asked = table.view is not None and isinstance(table.view.pending, TunnelQuestion)
    return "tunnel" if asked and any(isinstance(event, TunnelLaid) for event in events) else None


def _mentions(kind: MessageKind, untold: Untold) -> tuple[int, ...]:
    """Whom the message may notify."""
    match kind:
        case "lobby":
            return untold.table.options.invited
        case "opening" | "turn":
            return untold.call.wakes
        case "end":
            return tuple(seat.user for seat in untold.table.seats if seat.user is not None)
        case "rest":  # The host has to do something about a seat whose owner has left.
            left = any(isinstance(one.event, LeftServer) for one in untold.happenings)
            return (untold.table.host,) if left else ()
        case "tunnel" | "cancelled":
            return ()
        case _:
            assert_never(kind)
