"""Refusals in words: one sentence that says what is the case and what to do."""

from bot.errors import IllegalMove, Refusal
from bot.service import Click, Table, may
from bot.text import Words
from bot.text.names import board_name, joined
from bot.ui.layout import Buttons, button
from bot.ui.own_seat import names_at
from bot.ui.steps import Resume


def refusal_text(words: Words, refusal: Refusal, table: Table | None = None) -> str:
    """The sentence of a refusal; a rule that has none of its own gets the general one."""
    key = refusal.key if refusal.key in words else _general(refusal)
    return words.say(key, **_values(words, refusal.arguments, table))


def rest_buttons(words: Words, table: Table, click: Click) -> tuple[Buttons, ...]:
    """**Go on** under what is said about a game that rests, for those who may end that."""
    if may.go_on(table, click) is not None:
        return ()
    return (Buttons((button(words.say("btn-go-on"), Resume(), "good"),)),)


def _general(refusal: Refusal) -> str:
    return IllegalMove("illegal").key if isinstance(refusal, IllegalMove) else Refusal.prefix


def _values(words: Words, arguments: dict[str, object], table: Table | None) -> dict[str, str | int]:
    values: dict[str, str | int] = {}
    for name, value in arguments.items():
        match name:
            case "seat":
                known = table is not None and isinstance(value, int) and table.status not in ("lobby", "cancelled")
                values["player"] = (
                    names_at(words, table).player(value)
                    if known and table is not None and isinstance(value, int)
                    else words.say("somebody")
                )
            case "colour":
                values[name] = words.say(f"colour-{value}") if f"colour-{value}" in words else str(value)
            case "channels":
                values[name] = joined(words, [words.say("server-channel", id=str(one)) for one in _listed(value)])
            case "missing":
                values[name] = joined(words, [_permission(words, str(one)) for one in _listed(value)])
            case "found":
                values[name] = joined(words, [str(one) for one in _listed(value)], "list-more", "list-or")
            case "least" | "most" | "seats" | "seated" | "minutes":
                values[name] = value if isinstance(value, int) else str(value)
            case _:
                values[name] = str(value).lower() if isinstance(value, bool) else str(value)
    if table is not None:
        values.setdefault("board", board_name(words, table.edition.board))
    values.setdefault("player", words.say("somebody"))
    return values


def _listed(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else [value]


def _permission(words: Words, name: str) -> str:
    key = f"permission-{name.replace('_', '-')}"
    return words.say(key) if key in words else name.replace("_", " ")
