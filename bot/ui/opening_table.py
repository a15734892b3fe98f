"""Opening a table: here, or in a thread of its own when the channel is taken."""

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from typing import Final, TypeVar

import discord
from msgspec import Struct

from bot.days.pace import USUAL_PACE, IfLate, Pace
from bot.errors import CantWrite, ChannelTaken, Refusal
from bot.limits import INVITED, LARGEST_ID
from bot.service import HintsChoice, Level, MapChoice, Order, Table, TableOptions, Where, may
from bot.text import offered, words
from bot.text.names import board_name
from bot.ui.answer import Answer
from bot.ui.guarding import GONE
from bot.ui.layout import Buttons, Panel, Text, button
from bot.ui.looks import show_text
from bot.ui.refusals import refusal_text
from bot.ui.show import laid_out
from bot.ui.steps import LATE, LEVEL, PACE, SEATING, OpenThread

log = logging.getLogger(__name__)

_NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
_WEEK: Final = 10080
"""Minutes without a message after which Discord archives a thread of ours."""


class Wish(Struct, frozen=True):
    """The table that somebody wants to open."""

    map: str
    seats: int = 0
    opponents: tuple[Level, ...] = ()
    order: Order = "shuffled"
    invited: tuple[int, ...] = ()
    pace: Pace = USUAL_PACE
    if_late: IfLate = "remind"
    hints: HintsChoice = ""


async def open_table(answer: Answer, wish: Wish, thread: bool | None = None) -> None:
    """`/game new`: the lobby is the only public answer to a command. A channel that is taken offers a thread.

    Where the host does not say whether the game gets a thread, the server does.
    """
    if thread or (thread is None and await _threads_here(answer)):
        await open_in_thread(answer, wish, by_default=thread is None)
        return
    where = await where_here(answer)
    _chosen_map(answer, wish)
    may_write(answer.interaction.app_permissions, in_thread=where.thread)
    await _must_be_members(answer, wish.invited)
    try:
        table = await _create(answer, where, wish)
    except ChannelTaken as taken:
        await _offer_thread(answer, wish, taken)
        return
    await _show_lobby(answer, table)


async def _show_lobby(answer: Answer, table: Table) -> None:
    """A lobby that Discord refuses is taken back; one that it did not take in time is posted by the queue."""
    try:
        await answer.show_lobby(table)
    except discord.HTTPException as error:
        if not 400 <= error.status < 500 or error.status == 429 or error.code in GONE:
            answer.desk.publisher.show(table.game)
            raise
        log.warning("the lobby of game %s is taken back, because Discord refuses it: %s", table.game, error)
        await answer.desk.service.tables.call_off(table.game)
        raise Refusal("lobby-unshown") from error


async def _must_be_members(answer: Answer, invited: tuple[int, ...]) -> None:
    """Refuse an invitation that would reach nobody. Discord takes no message with an id of more than 64 bits."""
    if len(invited) > INVITED:
        raise Refusal("invite-many", most=str(INVITED), count=str(len(invited)))
    for user in invited:
        if not 0 < user <= LARGEST_ID:
            raise Refusal("typed-invite", typed=f"<@{user}>")
    found = await asyncio.gather(*(_is_member(answer, user) for user in invited))
    for user, member in zip(invited, found, strict=True):
        if not member:
            raise Refusal("invite-stranger", user=str(user))


async def _is_member(answer: Answer, user: int) -> bool:
    """Whether this person is in the server; if Discord does not say, the invitation may pass."""
    guild = answer.interaction.guild
    if guild is None or guild.get_member(user) is not None:
        return True
    try:
        await guild.fetch_member(user)
    except discord.NotFound:
        return False
    except discord.HTTPException as error:
        log.info("whether %s is a member could not be looked up: %s", user, error)
    return True


async def _create(answer: Answer, where: Where, wish: Wish) -> Table:
    answer.table = await answer.desk.service.tables.create(answer.click, where, _options(wish), wish.opponents)
    return answer.table


def _chosen_map(answer: Answer, wish: Wish) -> MapChoice:
    """The map of this wish, if so many can sit there; checked before a thread is opened for nothing."""
    maps = answer.desk.service.looking.maps
    may.insist(may.create(maps, _options(wish), wish.opponents))
    return next(choice for choice in maps if choice.name == wish.map)


def _options(wish: Wish) -> TableOptions:
    return TableOptions(
        wish.map, wish.seats, wish.order, wish.invited, hints=wish.hints, pace=wish.pace, if_late=wish.if_late
    )


async def where_here(answer: Answer) -> Where:
    return await where_at(answer, answer.interaction.channel)


async def where_at(answer: Answer, channel: object) -> Where:
    """The place of a table in this channel or thread of the server."""
    interaction = answer.interaction
    if interaction.guild_id is None or not isinstance(channel, discord.abc.Snowflake):
        raise Refusal("not-here")
    servers = offered(interaction.guild_locale.value) if interaction.guild_locale else ""
    chosen = (await answer.desk.service.servers.settings(interaction.guild_id)).language
    language = words(chosen, servers, answer.desk.language).language
    within = channel.parent_id if isinstance(channel, discord.Thread) else 0
    return Where(channel.id, interaction.guild_id, language, bool(within), within)


def may_write(granted: discord.Permissions, in_thread: bool, channel: int = 0) -> None:
    """Refuse before anything is stored when the bot could not show the game, here or in another channel."""
    needed = [name.replace("send_messages", "send_messages_in_threads") if in_thread else name for name in _NEEDED]
    missing = [name for name in needed if not getattr(granted, name)]
    if missing:
        raise CantWrite("there" if channel else "", missing=tuple(missing), channel=str(channel))


async def _offer_thread(answer: Answer, wish: Wish, taken: ChannelTaken) -> None:
    if isinstance(answer.interaction.channel, discord.Thread):
        raise Refusal("thread-taken") from taken
    text = refusal_text(answer.words, taken, answer.table)
    if not _may_open_threads(answer):
        await answer.say(text)
        return
    offer = button(answer.words.say("btn-thread"), thread_for(wish), "main")
    await answer.show(partial(laid_out, Panel((Text(text), Buttons((offer,)))), "", ""))


def _may_open_threads(answer: Answer) -> bool:
    """Whether the member could open a thread without us: we open none for those who may not."""
    granted = answer.interaction.permissions
    return granted.administrator or granted.create_public_threads


async def _threads_here(answer: Answer) -> bool:
    """Whether this server wants a thread for each game, and this is a channel that can have some."""
    if answer.interaction.guild_id is None or not isinstance(answer.interaction.channel, discord.TextChannel):
        return False
    return (await answer.desk.service.servers.settings(answer.interaction.guild_id)).threads


async def open_in_thread(answer: Answer, wish: Wish, by_default: bool = False) -> None:
    """A public thread that stays open for a week without a word; the lobby is posted there.

    We open none for members who may not, unless the server wants one for each game.
    """
    where = await where_here(answer)
    channel = answer.interaction.channel
    choice = _chosen_map(answer, wish)
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("in-thread" if isinstance(channel, discord.Thread) else "no-thread")
    if not by_default and not _may_open_threads(answer):
        raise Refusal("thread-forbidden")
    server = await answer.desk.service.servers.settings(where.guild)
    may.insist(may.open_here(server, answer.click, where) or may.choose(server, _options(wish)))
    may_write(answer.interaction.app_permissions, in_thread=True)
    await _must_be_members(answer, wish.invited)
    name = words(where.language).say("thread-name", map=board_name(words(where.language), choice.edition.board))
    allowances = answer.desk.service.allowances
    allowances.tables.check(answer.click)  # Before a thread is opened for nothing.
    with allowances.threads.spending(answer.click):
        try:
            thread = await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=_WEEK
            )
        except discord.Forbidden:
            raise Refusal("no-thread") from None
    table = await _create(answer, Where(thread.id, where.guild, where.language, True, where.channel), wish)
    answer.desk.publisher.show(table.game)
    await show_text(answer, answer.words.say("lobby-thread-opened", thread=str(thread.id)))


# The wish on the button that offers a thread.

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def thread_for(wish: Wish) -> OpenThread:
    """The people invited are written in base 36: four ids of Discord would not fit otherwise."""
    levels = "".join(_letter(LEVEL, level) for level in wish.opponents)
    invited = ".".join(_base36(user) for user in wish.invited)
    terms = _letter(SEATING, (wish.order, wish.hints)) + _letter(PACE, wish.pace) + _letter(LATE, wish.if_late)
    return OpenThread(wish.map, wish.seats, levels, terms, invited)


def wish_of(step: OpenThread) -> Wish:
    invited = tuple(int(user, 36) for user in step.invited.split(".") if user)
    if any(user > LARGEST_ID for user in invited):
        raise Refusal("old-button")
    levels = tuple(LEVEL[letter] for letter in step.levels)
    seating, pace, if_late = tuple(step.terms)
    order, hints = SEATING[seating]
    return Wish(step.map, step.seats, levels, order, invited, PACE[pace], LATE[if_late], hints)


_Chosen = TypeVar("_Chosen")


def _letter(letters: Mapping[str, _Chosen], chosen: _Chosen) -> str:
    return next(letter for letter, meant in letters.items() if meant == chosen)


def _base36(number: int) -> str:
    text = ""
    while number:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
    return text or "0"
