"""`/game …`: open, join and manage a table."""

import re

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import choices, command, describe, named, one_of, suggests, table_here, text
from bot.days.pace import IF_LATE, PACES
from bot.errors import Refusal
from bot.service import COLOURS, LEVELS, ORDERS, TableOptions, may
from bot.service.server_settings import ServerSettings
from bot.ui.answer import Answer
from bot.ui.history import give_record, show_replay, verify
from bot.ui.layout import Buttons, Panel, Text, button, cut
from bot.ui.looks import show_panel
from bot.ui.moving import movable, move_table
from bot.ui.opening_table import Wish, may_write, open_table
from bot.ui.own_steps import mute_button
from bot.ui.panel_steps import show_turn
from bot.ui.public import turn_label
from bot.ui.resting import show_rest, want_pause
from bot.ui.speaker import status_text
from bot.ui.steps import Cancel, HandOver, PostAgain, Resign, Resume, ShowTable, ShowTurn, WantPause
from bot.ui.suggesting import Suggestion, map_names, meant, seats
from bot.ui.table_steps import ask_first, ask_hand_over, take_seat

_MENTION = re.compile(r"<@!?([0-9]{1,30})>")


@app_commands.guild_only()
class GameCommands(commands.GroupCog, group_name=named("game"), group_description=text("command-game")):
    @command("game new")
    @describe("map", "seats", "opponents", "level", "pace", "order", "thread", "invite", "hints", if_late="if-late")
    @app_commands.choices(
        level=choices("level", "level", LEVELS),
        pace=[app_commands.Choice(name=text(f"choice-pace-{pace}"), value=pace) for pace in PACES],
        if_late=choices("choice-if-late", "late", IF_LATE),
        order=choices("choice-order", "order", ORDERS),
    )
    async def new(
        self,
        answer: Answer,
        map: str,
        seats: app_commands.Range[int, 2, 8] | None = None,
        opponents: app_commands.Range[int, 0, 4] = 0,
        level: str = "normal",
        pace: str = "",
        if_late: str = "",
        order: str = "shuffled",
        thread: bool | None = None,
        invite: str = "",
        hints: bool | None = None,
    ) -> None:
        server = await _server(answer)
        listed = _maps(answer, server)
        wish = Wish(
            meant(listed, map, "typed-map").value,
            seats or 0,
            (one_of(LEVELS, level),) * opponents,
            one_of(ORDERS, order),
            _invited(invite),
            one_of(tuple(PACES), pace) if pace else server.pace,
            one_of(IF_LATE, if_late) if if_late else server.if_late,
            "" if hints is None else "on" if hints else "off",
        )
        await open_table(answer, wish, thread)

    @suggests(new, "map")
    async def map_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        return _maps(answer, await _server(answer))

    @command("game join")
    @describe("colour")
    @app_commands.choices(
        colour=[app_commands.Choice(name=text(f"colour-{colour}"), value=colour) for colour in COLOURS]
    )
    async def join(self, answer: Answer, colour: str = "") -> None:
        table = await table_here(answer)
        await take_seat(answer, table.game, one_of(COLOURS, colour) if colour else "")

    @command("game leave")
    async def leave(self, answer: Answer) -> None:
        table = await table_here(answer)
        await answer.desk.service.tables.leave(answer.click, table.game)
        await answer.say(answer.words.say("lobby-left"))

    @command("game start")
    async def start(self, answer: Answer) -> None:
        table = await table_here(answer)
        await answer.desk.service.tables.start(answer.click, table.game)
        await answer.say(answer.words.say("lobby-started"))

    @command("game cancel")
    async def cancel(self, answer: Answer) -> None:
        table = await table_here(answer)
        if table.going_on:
            may.insist(may.cancel(table, answer.click))
            await ask_first(answer, table, answer.words.say("cancel-ask"), "btn-cancel-game", Cancel())
            return
        await answer.desk.service.tables.cancel(answer.click, table.game)
        await answer.say(answer.words.say("lobby-cancelled"))

    @command("game status")
    async def status(self, answer: Answer) -> None:
        table = await table_here(answer)
        people = [seat.user for seat in table.people if seat.user is not None]
        if await answer.desk.publisher.members.look(table, people):
            table = await table_here(answer)
        say = answer.words.say
        buttons = []
        if may.play(table, answer.click) is None:
            buttons.append(button(turn_label(answer.words, table), ShowTurn(), "main"))
        if table.going_on:
            buttons.append(button(say("btn-table"), ShowTable()))
        if may.keep_to_oneself(table, answer.click) is None:
            seen = await answer.desk.service.looking.seen(table.game, answer.click.user)
            buttons.append(mute_button(answer.words, seen.muted))
        if table.rest:
            buttons = [button(say("btn-go-on"), Resume(), "good")] if may.go_on(table, answer.click) is None else []
        elif may.pause(table, answer.click) is None:
            buttons.append(button(say("btn-pause"), WantPause()))
        if may.post_again(table, answer.click) is None:
            buttons.append(button(say("btn-post-again"), PostAgain()))
        rows = (Buttons(tuple(buttons)),) if buttons else ()
        ends = await answer.desk.service.looking.ends(table.game, answer.desk.clock.now())
        await show_panel(
            answer,
            table,
            Panel((Text(status_text(answer.words, table, ends)), *rows)),
        )

    @command("game follow")
    async def follow(self, answer: Answer) -> None:
        table = await table_here(answer)
        follows = await answer.desk.service.people.follow(answer.click, table.game)
        await answer.say(answer.words.say("follow-on" if follows else "follow-off"))

    @command("game pause")
    async def pause(self, answer: Answer) -> None:
        table = await table_here(answer)
        await (want_pause(answer, table.game) if may.pause(table, answer.click) is None else show_rest(answer, table))

    @command("game move")
    @describe(game="moved-game", channel="moved-channel")
    async def move(
        self, answer: Answer, game: str = "", channel: discord.TextChannel | discord.Thread | None = None
    ) -> None:
        if channel is None:
            may_write(answer.interaction.app_permissions, isinstance(answer.interaction.channel, discord.Thread))
        await move_table(answer, game, channel)

    @suggests(move, "game")
    async def movable_games(self, answer: Answer, typed: str) -> list[Suggestion]:
        return await movable(answer)

    @command("game remove")
    @describe("seat")
    async def remove(self, answer: Answer, seat: str) -> None:
        table = await table_here(answer)
        place = int(meant(seats(answer.words, table), seat, "typed-seat").value)
        await answer.desk.service.tables.remove(answer.click, table.game, place)
        key = "lobby-removed" if table.status == "lobby" else "lobby-removed-running"
        await answer.say(answer.words.say(key))

    @command("game replace")
    @describe("level", seat="seat-handed-over", user="substitute")
    @app_commands.choices(level=choices("level", "level", LEVELS))
    async def replace(
        self, answer: Answer, seat: str = "", level: str = "normal", user: discord.User | None = None
    ) -> None:
        table = await table_here(answer)
        place = int(meant(seats(answer.words, table), seat, "typed-seat").value) if seat else None
        if user is not None:
            if not isinstance(user, discord.User | discord.Member):
                raise Refusal("old-command")  # Forged: Discord sends along whom it lets somebody choose.
            if user.bot:
                raise Refusal("typed-substitute")
            service = answer.desk.service
            with service.allowances.calls.spending(answer.click):
                await service.seats.offer(answer.click, table.game, user.id, place)
            await answer.say(answer.words.say("seat-offered", user=str(user.id)))
            return
        await ask_hand_over(answer, table, HandOver(one_of(LEVELS, level), place))

    @suggests(remove, "seat")
    @suggests(replace, "seat")
    async def seat_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        return seats(answer.words, await table_here(answer))

    @command("game host")
    @describe("user")
    async def host(self, answer: Answer, user: discord.User) -> None:
        table = await table_here(answer)
        await answer.desk.service.tables.change_host(answer.click, table.game, user.id)
        await answer.say(answer.words.say("lobby-host-changed", user=str(user.id)))

    @command("game undo")
    async def undo(self, answer: Answer) -> None:
        table = await table_here(answer)
        played = await answer.desk.service.turns.undo(answer.click, table.game)
        await show_turn(answer, played.seen, note=answer.words.say("undo-done"))

    @command("game resign")
    async def resign(self, answer: Answer) -> None:
        table = await table_here(answer)
        may.insist(may.resign(table, answer.click))
        own = table.seat_of(answer.click.user)
        last = own is not None and table.last_person(own.place)
        question = answer.words.say("resign-ask-last" if last else "resign-ask")
        await ask_first(answer, table, question, "btn-resign", Resign())

    @command("game replay")
    async def replay(self, answer: Answer) -> None:
        await show_replay(answer, (await table_here(answer)).game)

    @command("game record")
    async def record(self, answer: Answer) -> None:
        await give_record(answer, (await table_here(answer)).game)

    @command("game verify")
    async def verify(self, answer: Answer) -> None:
        await verify(answer, (await table_here(answer)).game)


def _invited(typed: str) -> tuple[int, ...]:
    """The people mentioned; a name that is no mention reaches nobody, so it is refused rather than ignored."""
    found = tuple(dict.fromkeys(int(user) for user in _MENTION.findall(typed)))
    if typed.strip() and not found:
        raise Refusal("typed-invite", typed=cut(typed, 60))
    return found


async def _server(answer: Answer) -> ServerSettings:
    return await answer.desk.service.servers.settings(answer.click.guild or 0)


def _maps(answer: Answer, server: ServerSettings) -> list[Suggestion]:
    """The maps on offer in this server."""
    return [
        map_names(answer.words, choice.edition, choice.name)
        for choice in answer.desk.service.looking.maps
        if may.choose(server, TableOptions(choice.name)) is None
    ]


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(GameCommands())
