"""`/privacy`: what is stored about somebody, as a file, and its deletion, which is asked about first."""

from functools import partial

from bot.ui.answer import Answer
from bot.ui.layout import Buttons, Panel, Text, button
from bot.ui.looks import show_text
from bot.ui.show import laid_out
from bot.ui.steps import AskForget, Forget, GetOwnData


async def show_privacy(answer: Answer) -> None:
    say = answer.words.say
    kept = await answer.desk.service.privacy.kept(answer.click.user)
    counted = say("privacy-kept", games=kept.lobbies + kept.running + kept.over)
    text = "\n".join((say("privacy-title"), say("privacy-what"), counted if kept.anything else say("privacy-nothing")))
    buttons = (button(say("btn-privacy-file"), GetOwnData()), button(say("btn-privacy-delete"), AskForget(), "danger"))
    await answer.show(partial(laid_out, Panel((Text(text), Buttons(buttons))), "", ""))


async def give_file(answer: Answer) -> None:
    data = await answer.desk.service.privacy.file(answer.click.user)
    await answer.give(answer.words.say("privacy-file"), "slow-train-about-me.json", data)


async def ask_forget(answer: Answer) -> None:
    """What would become of their games, before anything is deleted."""
    say = answer.words.say
    kept = await answer.desk.service.privacy.kept(answer.click.user)
    lines = [say("privacy-ask")]
    if kept.lobbies:
        lines.append(say("privacy-ask-lobbies", count=kept.lobbies))
    if kept.running:
        lines.append(say("privacy-ask-running", count=kept.running))
    if kept.over:
        lines.append(say("privacy-ask-over", count=kept.over))
    lines.append(say("privacy-ask-rest"))
    yes = button(say("btn-privacy-forget"), Forget(), "danger")
    await answer.show(partial(laid_out, Panel((Text("\n".join(lines)), Buttons((yes,)))), "", ""))


async def forget(answer: Answer) -> None:
    await answer.desk.service.privacy.forget(answer.click.user)
    await show_text(answer, answer.words.say("privacy-forgotten"))
