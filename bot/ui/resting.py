"""A game that rests: asking for a pause, and going on."""

from bot.service import Table, may
from bot.ui.answer import Answer
from bot.ui.layout import Panel, Text
from bot.ui.looks import show_panel, show_text
from bot.ui.public import rest_line
from bot.ui.refusals import rest_buttons


async def want_pause(answer: Answer, game: str) -> None:
    """Ask for a pause, or agree to one; the host begins it at once."""
    service = answer.desk.service
    with service.allowances.calls.spending(answer.click):
        table = answer.table = await service.rests.pause(answer.click, game)
    if table.rest and not (table.rest_until and table.ballot.agreed and answer.click.user != table.host):
        await show_rest(answer, table)
        return
    missing = len(table.people) - len(table.ballot.agreed)
    await answer.say(answer.words.say("pause-wanted", count=missing))


async def go_on(answer: Answer, game: str) -> None:
    answer.table = await answer.desk.service.rests.go_on(answer.click, game)
    await show_text(answer, answer.words.say("rest-over"))


async def show_rest(answer: Answer, table: Table) -> None:
    """Say that the game rests; whoever may, ends that."""
    answer.table = table
    may.insist(None if table.rest else may.pause(table, answer.click))
    text = rest_line(answer.words, table)
    await show_panel(answer, table, Panel((Text(text), *rest_buttons(answer.words, table, answer.click))))
