"""`/game …`: open, join and manage a table."""

import re
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import Choices, describe, named, one_of, suggested, table_here, text
from bot.errors import Refusal, SeatProblem, WrongStatus
from bot.service import COLOURS, LEVELS, ORDERS
from bot.text import words
from bot.ui.answer import Answer, Interaction, guarded
from bot.ui.layout import Buttons, Panel, Text, button, cut
from bot.ui.looks import show_panel
from bot.ui.opening_table import Wish, open_table
from bot.ui.panel_steps import show_turn
from bot.ui.public import turn_label
from bot.ui.speaker import status_text
from bot.ui.steps import Cancel, PostAgain, Resign, ShowTable, ShowTurn
from bot.ui.suggesting import Suggestion, map_names, meant, seats
from bot.ui.table_steps import ask_first, only_host, seat_of, take_seat

_MENTION = re.compile(r"<@!?([0-9]{1,30})>")


def _choices(key: str, name: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=app_commands.locale_str(words().say(key, **{name: value})), value=value)
        for value in values
    ]


@app_commands.guild_only()
class GameCommands(commands.GroupCog, group_name="game", group_description=text("command-game")):
    @app_commands.command(name=named("game new"), description=text("command-game-new"))
    @describe("map", "seats", "opponents", "level", "order", "thread", "invite")
    @app_commands.choices(level=_choices("level", "level", LEVELS), order=_choices("choice-order", "order", ORDERS))
    async def new(
        self,
        interaction: Interaction,
        map: str,
        seats: app_commands.Range[int, 2, 8] | None = None,
        opponents: app_commands.Range[int, 0, 4] = 0,
        level: str = "normal",
        order: str = "shuffled",
        thread: bool = False,
        invite: str = "",
    ) -> None:
        async def work(answer: Answer) -> None:
            listed = _maps(answer)
            wish = Wish(
                meant(listed, map, "map").value,
                seats or 0,
                (one_of(LEVELS, level),) * opponents,
                one_of(ORDERS, order),
                _invited(invite),
            )
            await open_table(answer, wish, thread)

        await guarded(interaction, work)

    @new.autocomplete("map")
    async def map_suggestions(self, interaction: Interaction, typed: str) -> Choices:
        async def find(answer: Answer) -> list[Suggestion]:
            return _maps(answer)

        return await suggested(interaction, typed, find)

    @app_commands.command(name=named("game join"), description=text("command-game-join"))
    @describe("colour")
    @app_commands.choices(
        colour=[app_commands.Choice(name=text(f"colour-{colour}"), value=colour) for colour in COLOURS]
    )
    async def join(self, interaction: Interaction, colour: str = "") -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(answer)
            await take_seat(answer, table.game, one_of(COLOURS, colour) if colour else "")

        await guarded(interaction, work)

    @app_commands.command(name=named("game leave"), description=text("command-game-leave"))
    async def leave(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(answer)
            await answer.desk.service.tables.leave(answer.click, table.game)
            await answer.say(answer.words.say("lobby-left"))

        await guarded(interaction, work)

    @app_commands.command(name=named("game start"), description=text("command-game-start"))
    async def start(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(answer)
            await answer.desk.service.tables.start(answer.click, table.game)
            await answer.say(answer.words.say("lobby-started"))

        await guarded(interaction, work)

    @app_commands.command(name=named("game cancel"), description=text("command-game-cancel"))
    async def cancel(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(answer)
            if table.status in ("opening", "playing"):
                only_host(answer, table)
                await ask_first(answer, table, "cancel-ask", "btn-cancel-game", Cancel())
                return
            await answer.desk.service.tables.cancel(answer.click, table.game)
            await answer.say(answer.words.say("lobby-cancelled"))

        await guarded(interaction, work)

    @app_commands.command(name=named("game status"), description=text("command-game-status"))
    async def status(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(answer)
            say = answer.words.say
            buttons = []
            if table.status in ("opening", "playing"):
                if table.seat_of(answer.click.user) is not None:
                    buttons.append(button(turn_label(answer.words, table), ShowTurn(), "main"))
                buttons.append(button(say("btn-table"), ShowTable()))
            if table.status != "cancelled" and (answer.click.user == table.host or answer.click.admin):
                buttons.append(button(say("btn-post-again"), PostAgain()))
            rows = (Buttons(tuple(buttons)),) if buttons else ()
            await show_panel(answer, table, Panel((Text(status_text(answer.words, table)), *rows)))

        await guarded(interaction, work)

    @app_commands.command(name=named("game remove"), description=text("command-game-remove"))
    @describe("seat")
    async def remove(self, interaction: Interaction, seat: str) -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(answer)
            place = int(meant(seats(answer.words, table), seat, "seat").value)
            await answer.desk.service.tables.remove(answer.click, table.game, place)
            key = "lobby-removed" if table.status == "lobby" else "lobby-removed-running"
            await answer.say(answer.words.say(key))

        await guarded(interaction, work)

    @remove.autocomplete("seat")
    async def seat_suggestions(self, interaction: Interaction, typed: str) -> Choices:
        return await _seat_suggestions(interaction, typed)

    @app_commands.command(name=named("game replace"), description=text("command-game-replace"))
    @describe("level", seat="seat-handed-over")
    @app_commands.choices(level=_choices("level", "level", LEVELS))
    async def replace(self, interaction: Interaction, seat: str = "", level: str = "normal") -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(answer)
            own = table.seat_of(answer.click.user)
            place = int(meant(seats(answer.words, table), seat, "seat").value) if seat else None
            await answer.desk.service.seats.hand_over(answer.click, table.game, one_of(LEVELS, level), place)
            mine = place is None or (own is not None and own.place == place)
            await answer.say(answer.words.say("replace-own" if mine else "replace-other"))

        await guarded(interaction, work)

    @replace.autocomplete("seat")
    async def handed_over_suggestions(self, interaction: Interaction, typed: str) -> Choices:
        return await _seat_suggestions(interaction, typed)

    @app_commands.command(name=named("game host"), description=text("command-game-host"))
    @describe("user")
    async def host(self, interaction: Interaction, user: discord.User) -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(answer)
            await answer.desk.service.tables.change_host(answer.click, table.game, user.id)
            await answer.say(answer.words.say("lobby-host-changed", user=str(user.id)))

        await guarded(interaction, work)

    @app_commands.command(name=named("game undo"), description=text("command-game-undo"))
    async def undo(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(answer)
            played = await answer.desk.service.turns.undo(answer.click, table.game)
            await show_turn(answer, played.seen, note=answer.words.say("undo-done"))

        await guarded(interaction, work)

    @app_commands.command(name=named("game resign"), description=text("command-game-resign"))
    async def resign(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            table = await table_here(answer)
            seat = seat_of(answer, table)
            if table.status not in ("opening", "playing"):
                raise WrongStatus(_not_running(table.status))
            if seat.resigned:
                raise SeatProblem("resigned")
            await ask_first(answer, table, "resign-ask", "btn-resign", Resign())

        await guarded(interaction, work)


async def _seat_suggestions(interaction: Interaction, typed: str) -> Choices:
    async def find(answer: Answer) -> list[Suggestion]:
        return seats(answer.words, await table_here(answer))

    return await suggested(interaction, typed, find)


def _invited(typed: str) -> tuple[int, ...]:
    """The people mentioned; a name that is no mention reaches nobody, so it is refused rather than ignored."""
    found = tuple(dict.fromkeys(int(user) for user in _MENTION.findall(typed)))
    if typed.strip() and not found:
        raise Refusal("typed-invite", typed=cut(typed, 60))
    return found


def _not_running(status: str) -> Literal["lobby", "cancelled", "over"]:
    return "lobby" if status == "lobby" else "cancelled" if status == "cancelled" else "over"


def _maps(answer: Answer) -> list[Suggestion]:
    return [map_names(answer.words, choice.edition, choice.name) for choice in answer.desk.service.looking.maps]


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(GameCommands())
