"""Taking a table to another channel: from there or from here."""

import datetime
from collections import Counter

import discord

from bot.errors import Refusal
from bot.service import Table, Where, may
from bot.text import Words
from bot.text.names import board_name, joined
from bot.ui.answer import Answer
from bot.ui.opening_table import may_write, where_at, where_here
from bot.ui.public import called
from bot.ui.suggesting import Suggestion, meant, suggestion

Target = discord.TextChannel | discord.Thread


async def move_table(answer: Answer, game: str, channel: Target | None) -> None:
    """Take the game that was named, else that of this channel, to the channel that was named, else here."""
    if not game and channel is None:
        raise Refusal("where-to")
    where = await (where_here(answer) if channel is None else _where(answer, channel))
    service = answer.desk.service
    server = await service.servers.settings(where.guild)
    may.insist(may.play_in(server, where))
    found = meant(await movable(answer), game, "typed-hosted").value if game else await _here(answer)
    with service.allowances.calls.spending(answer.click):
        answer.table = await service.rests.move(answer.click, found, where)
    if where.channel == answer.channel:
        await answer.say(answer.words.say("table-moved"))
    else:
        await answer.say(answer.words.say("table-moved-there", channel=str(where.channel)))


async def _here(answer: Answer) -> str:
    return (await answer.desk.service.looking.table_here(answer.channel)).game


async def _where(answer: Answer, channel: Target) -> Where:
    """Another channel of this server, where the bot and whoever moves the table may write."""
    member = answer.interaction.user
    if not isinstance(channel, Target) or not isinstance(member, discord.Member) or channel.guild != member.guild:
        raise Refusal("old-command")  # Forged: Discord offers channels of this server.
    granted = channel.permissions_for(member)
    thread = isinstance(channel, discord.Thread)
    if not (granted.view_channel and (granted.send_messages_in_threads if thread else granted.send_messages)):
        raise Refusal("not-your-channel", channel=str(channel.id))
    may_write(channel.permissions_for(channel.guild.me), in_thread=thread, channel=channel.id)
    return await where_at(answer, channel)


async def movable(answer: Answer) -> list[Suggestion]:
    """The games in other channels that the clicker may take along, each told apart from the others."""
    tables = await answer.desk.service.looking.movable(answer.click)
    labels = {one.game: _label(answer.words, one) for one in tables if one.where.channel != answer.channel}
    alike = Counter(labels.values())
    return [
        suggestion(label if alike[label] == 1 else f"{game} · {label}", game, label) for game, label in labels.items()
    ]


def _label(words: Words, table: Table) -> str:
    opened = datetime.datetime.fromtimestamp(table.created / 1000, datetime.UTC).date().isoformat()
    return words.say(
        "move-option",
        map=board_name(words, table.edition.board),
        players=joined(words, [called(words, table, seat) for seat in table.seats]),
        turn=str(table.view.turn) if table.view is not None and table.view.turn else "lobby",
        opened=opened,
    )
