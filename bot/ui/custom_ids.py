"""What a click means, as Discord carries it: the one encoder and the one decoder of custom ids.

A custom id is `o:STEP:GAME` on what carries only the game, such as public messages, and `b:GAME:SEAT:MOVE:STEP` on a
panel of a seat. A step is written as its tag and its fields, with `~` between them.
"""

import re
from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import Any, Final

import msgspec
from msgspec import Struct

from bot.errors import Refusal
from bot.ui.steps import FromMenu, MarkTickets, PlanStops, Step

LONGEST: Final = 100
"""So many characters a custom id may have, and the value of an option."""


class Spot(Struct, frozen=True):
    """Where a panel belongs: a game, a seat and the number of the seat's next move."""

    game: str
    seat: int
    move: int


class Press(Struct, frozen=True):
    """A click as it was understood: what is to be done in which game, and on which panel if it was one."""

    game: str
    step: Step
    spot: Spot | None = None


_REMEMBERED: Final = 4096
"""So many written steps are kept: a panel has a hundred, and most are in every panel."""

_GAME = r"(?P<game>[A-Za-z0-9]{0,20})"
_ON_TABLE = re.compile(rf"o:(?P<step>[!-9;-~]+):{_GAME}")
_ON_PANEL = re.compile(rf"b:{_GAME}:(?P<seat>[0-9]):(?P<move>0|[1-9][0-9]{{0,5}}):(?P<step>[!-9;-~]+)")


@lru_cache(_REMEMBERED)
def encode(step: Step | FromMenu) -> str:
    """The tag and the fields of a step."""
    fields: list[str | int | None] = msgspec.to_builtins(step)
    return "~".join("null" if field is None else str(field) for field in fields)


def decode(text: str) -> Step | FromMenu:
    """The step that is written like this; everything else is one refusal."""
    try:
        step: Step | FromMenu = msgspec.convert(text.split("~"), Step | FromMenu, strict=False)
    except msgspec.ValidationError:
        raise Refusal("old-button") from None
    if encode(step) != text:
        raise Refusal("old-button")
    return step


def custom_id(at: Spot | str, step: Step | FromMenu) -> str:
    """The custom id of a button, a menu or a dialog: on the panel of a seat, or where only the game is known."""
    text = f"o:{encode(step)}:{at}" if isinstance(at, str) else f"b:{at.game}:{at.seat}:{at.move}:{encode(step)}"
    assert len(text) <= LONGEST, f"{text!r} is longer than {LONGEST} characters"
    return text


def read(custom_id: str, values: Sequence[str] = ()) -> Press:
    """What was clicked; `values` are those of the options that were chosen, if it was a menu."""
    match = _ON_TABLE.fullmatch(custom_id) or _ON_PANEL.fullmatch(custom_id)
    if match is None:
        raise Refusal("old-button")
    step = decode(match["step"])
    if isinstance(step, FromMenu):
        step = _chosen(values)
    spot = Spot(match["game"], int(match["seat"]), int(match["move"])) if match.re is _ON_PANEL else None
    return Press(match["game"], step, spot)


def press_of(data: Any) -> Press:
    """What was clicked, by the data of its interaction."""
    data = data or {}
    return read(str(data.get("custom_id", "")), [str(value) for value in data.get("values", ())])


def _chosen(values: Sequence[str]) -> Step:
    """What was chosen in a menu: one step, or several tickets or stops that are marked together."""
    steps = [decode(value) for value in values]
    marks = [step.places for step in steps if isinstance(step, MarkTickets)]
    if marks and len(marks) == len(steps):
        return MarkTickets(reduce(or_, marks))
    stops = [step.mask for step in steps if isinstance(step, PlanStops)]
    if stops and len(stops) == len(steps):
        return PlanStops(reduce(or_, stops))
    if len(steps) != 1 or isinstance(steps[0], FromMenu):
        raise Refusal("old-button")
    return steps[0]
