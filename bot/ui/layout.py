"""A panel as plain values: texts, buttons and menus, without Discord; and the limits that Discord sets."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from bot.text.emblems import width, with_signs
from bot.ui.steps import Step

BUTTON_LABEL: Final = 80
OPTION_TEXT: Final = 100
OPTIONS: Final = 25
PLACEHOLDER: Final = 150
MESSAGE_TEXT: Final = 2000
PANEL_TEXT: Final = 4000
COMPONENTS: Final = 40
ROW: Final = 5

Style = Literal["plain", "main", "good", "danger"]


class Button(Struct, frozen=True):
    label: str
    step: Step
    style: Style = "plain"
    disabled: bool = False
    game: str = ""
    """The game that it belongs to, where that is not the panel's."""
    emblem: str = ""
    """The emoji beside the label; inside, Discord shows none of ours."""


class Option(Struct, frozen=True):
    """What can be chosen in a menu; choosing it does the same as a button with that step."""

    label: str
    step: Step
    description: str = ""
    marked: bool = False
    """Whether it is chosen already."""
    emblem: str = ""
    """The emoji beside the label."""


class Text(Struct, frozen=True):
    body: str


class Buttons(Struct, frozen=True):
    buttons: tuple[Button, ...]


class Menu(Struct, frozen=True):
    """A select: between `least` and `most` of its options."""

    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


class Image(Struct, frozen=True):
    """Where the pictures of the panel go, once they are painted."""


Part = Text | Buttons | Menu | Image


class Panel(Struct, frozen=True):
    parts: tuple[Part, ...]


def cut(text: str, limit: int) -> str:
    """The text, shortened with … where it is too long; emojis of ours are never cut in two."""
    return text if width(text) <= limit else f"{with_signs(text)[: limit - 1].rstrip()}…"


def cut_lines(lines: Sequence[str], limit: int) -> str:
    """As many whole lines as there is room for; the last is shortened when even it does not fit."""
    kept: list[str] = []
    room = limit
    for line in lines:
        if width(line) + 1 > room - 2:
            kept.append(cut(line, room) if not kept else "…")
            break
        kept.append(line)
        room -= width(line) + 1
    return "\n".join(kept)


def last_lines(lines: Sequence[str], limit: int) -> str:
    """The first line and as many of the last as there is room for."""
    kept: list[str] = []
    room = limit - width(lines[0]) - 3
    for line in reversed(lines[1:]):
        if width(line) + 1 > room:
            kept.append("…")
            break
        kept.append(line)
        room -= width(line) + 1
    return "\n".join((lines[0], *reversed(kept)))


def rows(buttons: Sequence[Button]) -> tuple[Buttons, ...]:
    """The buttons in rows of five."""
    return tuple(Buttons(tuple(buttons[start : start + ROW])) for start in range(0, len(buttons), ROW))


def button(
    label: str, step: Step, style: Style = "plain", disabled: bool = False, game: str = "", emblem: str = ""
) -> Button:
    return Button(cut(label, BUTTON_LABEL), step, style, disabled, game, emblem)


def option(label: str, step: Step, description: str = "", marked: bool = False, emblem: str = "") -> Option:
    return Option(cut(label, OPTION_TEXT), step, cut(description, OPTION_TEXT), marked, emblem)


def chunks(options: Sequence[Option]) -> tuple[tuple[Option, ...], ...]:
    """As few menus of nearly equal length as hold these options."""
    count = -(-len(options) // OPTIONS)
    if not count:
        return ()
    size, extra = divmod(len(options), count)
    found: list[tuple[Option, ...]] = []
    start = 0
    for number in range(count):
        end = start + size + (number < extra)
        found.append(tuple(options[start:end]))
        start = end
    return tuple(found)


def written(panel: Panel) -> Panel:
    """The panel as Discord takes it: with signs, if its texts are too long with emojis."""
    if sum(len(part.body) for part in panel.parts if isinstance(part, Text)) <= PANEL_TEXT:
        return panel
    return Panel(tuple(Text(with_signs(part.body)) if isinstance(part, Text) else part for part in panel.parts))


def size(panel: Panel) -> int:
    """How many components Discord counts, the container around them included."""
    return 1 + sum(_part_size(part) for part in panel.parts)


def _part_size(part: Part) -> int:
    match part:
        case Buttons(buttons):
            return 1 + len(buttons)
        case Menu():
            return 2
        case Text() | Image():
            return 1
