"""What the clicks do by which people look after themselves: profile, muted games, notes, privacy."""

from typing import assert_never

from bot.text import Words
from bot.ui import privacy, profile
from bot.ui.answer import Answer
from bot.ui.games import show_next
from bot.ui.layout import Button, Buttons, Panel, Text, button
from bot.ui.looks import show_panel
from bot.ui.note import ask_note
from bot.ui.steps import AskForget, AskNote, AskOwn, ComeBack, Forget, GetOwnData, Mute, NextGame, OwnStep


async def carry_out(answer: Answer, game: str, step: OwnStep) -> None:
    service, user = answer.desk.service, answer.click.user
    match step:
        case AskOwn(part):
            await profile.ask(answer, part)
        case ComeBack():
            await profile.show_profile(answer, await service.people.come_back(user))
        case AskNote():
            await ask_note(answer, await service.looking.seen(game, user))
        case Mute(muted):
            await _mute(answer, game, muted == "on")
        case GetOwnData():
            await privacy.give_file(answer)
        case AskForget():
            await privacy.ask_forget(answer)
        case Forget():
            await privacy.forget(answer)
        case NextGame():
            await show_next(answer, game)
        case _:
            assert_never(step)


async def _mute(answer: Answer, game: str, muted: bool) -> None:
    """Hear nothing of this game any more, or again; the button then says the other."""
    await answer.desk.service.people.mute(answer.click, game, muted)
    answer.table = await answer.desk.service.looking.table(answer.click, game)
    text = answer.words.say("status-muted" if muted else "status-unmuted")
    await show_panel(answer, answer.table, Panel((Text(text), Buttons((mute_button(answer.words, muted),)))))


def mute_button(words: Words, muted: bool) -> Button:
    return button(words.say("btn-unmute"), Mute("off")) if muted else button(words.say("btn-mute"), Mute("on"))
