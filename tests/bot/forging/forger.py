"""Clicks, dialogs, commands and options as somebody might forge them, made from the steps and commands themselves."""

from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, get_args

import discord
import msgspec
from discord import AppCommandOptionType, app_commands
from discord.ext import commands
from msgspec import inspect

from bot.cogs import EXTENSIONS
from bot.service import Service
from bot.ui import custom_ids, steps
from bot.ui.codes import action_code
from engine.edition import Edition
from tests.bot.desk import GUILD, click
from tests.bot.forging.stage import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, PEOPLE, Forgery, Person

KINDS: tuple[type[msgspec.Struct], ...] = tuple(kind for kind in get_args(steps.Step) if kind is not steps.Forget)
"""Without the one by which people leave all their tables: it would end the games that the others are about."""
_SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789.-_x~:!ABZ é\u0301٣²\u202e🚂<@>`*|'\"\\\n\0"
_ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1.5,
    10**30,
    "",
    "null",
    [],
    {},
    {"a": 1},
    ["x"],
    "9" * 5000,
    "a a " * 1500,
    "😀" * 2000,
)


Sends = Callable[[Forgery], Awaitable[list[Any]]]


async def all_commands() -> list[app_commands.Command[Any, ..., Any]]:
    """The commands as they are registered."""
    client = commands.Bot("!", intents=discord.Intents.none())
    for extension in EXTENSIONS:
        await client.load_extension(extension)
    return [one for one in client.tree.walk_commands() if isinstance(one, app_commands.Command)]


class Forger:
    """`games` says in which channel each game is."""

    def __init__(self, service: Service, games: dict[str, int], seed: int) -> None:
        self._service = service
        self._channels = games
        self._chance = Random(seed)
        self._games = list(games)
        self._commands: list[app_commands.Command[Any, ..., Any]] = []
        self._editions: dict[str, Edition] = {}
        self._words: list[str] = []
        self._heard: list[str] = []

    async def look_around(self, send: Sends) -> None:
        """Learn what there is: commands, boards, names, and the custom ids on everybody's panels."""
        self._commands = await all_commands()
        for game in self._games:
            edition = (await self._service.looking.table(click(), game)).edition
            self._editions[game] = edition
            self._words += [city.name for city in edition.board.cities] + list(edition.route_ids)
            self._words += [card.id for card in edition.cards]
        for person in PEOPLE:
            for game in self._games:
                for step in (steps.ShowTurn(), steps.ShowHand(), steps.ShowTable()):
                    data = {"custom_id": custom_ids.custom_id(game, step), "component_type": 2}
                    said = await send(Forgery(person, self._channels[game], COMPONENT, data, True))
                    self._heard += _ids(said)

    async def forged(self, person: Person | None = None) -> Forgery:
        chance = self._chance
        game = chance.choice(self._games)
        person = person or chance.choice(PEOPLE)
        channel = self._channels[game] if chance.random() < 0.95 else chance.choice((0, 5, 1 << 62))
        if person.guild != GUILD:
            channel = 9000  # What is forged are ids and options; channel and server are Discord's word.
        kind = chance.choices((COMPONENT, MODAL, COMMAND, AUTOCOMPLETE), (60, 5, 25, 10))[0]
        if kind in (COMPONENT, MODAL):
            data = await self._click(game, kind)
        else:
            data = self._command(game, kind)
        return Forgery(person, channel, kind, data, chance.random() < 0.5)

    # Clicks and dialogs.

    async def _click(self, game: str, kind: int) -> dict[str, Any]:
        chance = self._chance
        way = chance.random()
        if way < 0.25 and self._heard:
            text = chance.choice(self._heard)
        else:
            text = await self._custom_id(game)
        if way > 0.7:
            text = self._mutated(text)
        data: dict[str, Any] = {"custom_id": text, "component_type": chance.choice((2, 3, 5))}
        if kind == MODAL:
            typed = chance.choice(("1", "2", "99", "0", "-1", "٣", "x", *map(str, _ODD)))
            data["components"] = [{"type": 18, "component": {"type": 4, "custom_id": "count", "value": typed}}]
        elif chance.random() < 0.5:
            data["values"] = [await self._value(game) for _ in range(chance.choice((0, 1, 1, 1, 2, 3, 25)))]
        return data

    async def _custom_id(self, game: str) -> str:
        chance = self._chance
        step = await self._step(game) if chance.random() < 0.8 else f"menu~{chance.randrange(30)}"
        named = game if chance.random() < 0.9 else chance.choice(("", "g999", "zzzzzzzzzzzzzzzzzzzz", "0"))
        if chance.random() < 0.5:
            return f"o:{step}:{named}"
        move = chance.randrange(40) if chance.random() < 0.5 else await self._move(game)
        return f"b:{named}:{chance.randrange(10)}:{move}:{step}"

    async def _move(self, game: str) -> int:
        table = await self._service.looking.table(click(), game)
        awaited = [seat.user for seat in table.awaited if seat.user is not None]
        return (await self._service.looking.seen(game, awaited[0])).move if awaited and table.view else 0

    async def _value(self, game: str) -> str:
        return await self._step(game) if self._chance.random() < 0.8 else self._mutated(await self._step(game))

    async def _step(self, game: str) -> str:
        """A step with fields that may fit, be a little off, or be of another board."""
        kind = self._chance.choice(KINDS)
        fields = [await self._field(game, kind, field) for field in _fields(kind)]
        return "~".join(("null" if field is None else str(field)) for field in (_tag(kind), *fields))

    async def _field(self, game: str, kind: type[msgspec.Struct], field: inspect.Field) -> Any:
        chance = self._chance
        if chance.random() < 0.03:
            return chance.choice(_ODD)
        if kind is steps.Do and field.name == "code":
            return await self._code(game)
        return self._of(field.type)

    def _of(self, kind: inspect.Type) -> Any:
        chance = self._chance
        match kind:
            case inspect.IntType(ge=least, le=most):
                few, many = least or 0, most if most is not None else 1 << 40
                near = chance.randrange(few, min(few + 60, many) + 1)
                return chance.choice((near, near, near, few - 1, few, many, many + 1))
            case inspect.LiteralType(values=values):
                return chance.choice(values)
            case inspect.UnionType(types=types):
                return self._of(chance.choice(types))
            case inspect.NoneType():
                return None
        return "".join(chance.choices("0123456789abcdefghijklmnopqrstuvwxyz._-", k=chance.choice((0, 1, 5, 12, 30))))

    async def _code(self, game: str) -> str:
        """An action that is legal for whose turn it is, one of another game, or nonsense."""
        chance = self._chance
        other = game if chance.random() < 0.7 else chance.choice(self._games)
        table = await self._service.looking.table(click(), other)
        users = [seat.user for seat in table.awaited if seat.user is not None]
        if users and table.view is not None and chance.random() < 0.8:
            seen = await self._service.looking.seen(other, chance.choice(users))
            if seen.legal:
                return action_code(table.edition, chance.choice(seen.legal), seen.view.offer)
        numbers = [chance.randrange(120) for _ in range(4)]
        form = chance.choice(
            ("c{}-{}x{}", "d{}-{}", "b{}", "k{}", "n{}.{}", "s{}-{}x{}.{}x1", "p{}-{}x{}", "x{}-{}", "y{}x{}")
        )
        return form.format(*numbers)

    def _mutated(self, text: str) -> str:
        chance = self._chance
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(text) + 1)
            match chance.randrange(4):
                case 0:
                    text = text[:at] + chance.choice(_SIGNS) + text[at + 1 :]
                case 1:
                    text = text[:at] + text[at + 1 :]
                case 2:
                    text = text[:at] + chance.choice(_SIGNS) * chance.choice((1, 2, 200)) + text[at:]
                case _:
                    text = text[at:] + text[:at]
        return text

    # Commands and what is typed into them.

    def _command(self, game: str, kind: int) -> dict[str, Any]:
        chance = self._chance
        command = chance.choice(self._commands)
        options = [self._option(game, one) for one in command.parameters if one.required or chance.random() < 0.6]
        if chance.random() < 0.03:
            options = [*options, {"name": "other", "type": 3, "value": "x"}]
        if chance.random() < 0.03:
            options = options[1:]
        if kind == AUTOCOMPLETE and options:
            options[-1]["focused"] = True
        parts = command.qualified_name.split(" ")
        if chance.random() < 0.01:
            parts[-1] = "atlantis"
        for name in reversed(parts[1:]):
            options = [{"name": name, "type": 1, "options": options}]
        return {"id": "1", "type": 1, "name": parts[0], "options": options}

    def _option(self, game: str, option: app_commands.Parameter) -> dict[str, Any]:
        chance = self._chance
        value: Any
        if option.type in (AppCommandOptionType.user, AppCommandOptionType.channel):
            value = str(chance.choice((*(one.id for one in PEOPLE), 0, 1 << 62, "x", "9" * 5000)))
        elif chance.random() < 0.1:
            value = chance.choice(_ODD)
        elif option.type is AppCommandOptionType.string:
            value = self._typed(game, option)
        elif option.type is AppCommandOptionType.integer:
            value = chance.choice((-1, 0, 1, 2, 3, 4, 5, 8, 20, 99, 100, 1 << 60))
        else:
            value = chance.random() < 0.5
        return {"name": option.display_name, "type": option.type.value, "value": value}

    def _typed(self, game: str, option: app_commands.Parameter) -> str:
        chance = self._chance
        ways: Sequence[Callable[[], str]] = (
            lambda: chance.choice(self._words),
            lambda: self._mutated(chance.choice(self._words)),
            lambda: " ".join(chance.choices(self._words, k=2)),
            lambda: "".join(chance.choices(_SIGNS, k=chance.choice((1, 3, 10, 100, 6000)))),
            lambda: str(chance.choice(option.choices).value) if option.choices else "paris",
            lambda: chance.choice(
                ("1,2", "1,2,3", "blind", "back", "same", "wild*3", "red*2", "<@11>", f"<@{10**20}>")
            ),
            lambda: chance.choice(self._heard) if self._heard else "",
        )
        return chance.choice(ways)()


def _fields(kind: type[msgspec.Struct]) -> Sequence[inspect.Field]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _tag(kind: type[msgspec.Struct]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return str(info.tag)


def _ids(thing: Any) -> list[str]:
    """Every custom id and every value of a menu in what the bot has said."""
    if isinstance(thing, dict):
        own = [str(thing[key]) for key in ("custom_id", "value") if isinstance(thing.get(key), str)]
        return own + [found for value in thing.values() for found in _ids(value)]
    return [found for value in thing for found in _ids(value)] if isinstance(thing, list) else []
