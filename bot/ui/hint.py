"""A hint in words: what the hard opponent would do on this seat, and why; for the eyes of that seat alone."""

from typing import assert_never

from bot.errors import Refusal
from bot.opponents import Question
from bot.text.names import Names, joined
from bot.text.reasons import reason_text
from bot.ui.answer import Answer
from bot.ui.own_seat import names_at
from engine.actions import (
    Action,
    Claim,
    Draw,
    DrawBlind,
    Exchange,
    Keep,
    Pass,
    Pay,
    Pieces,
    Port,
    Station,
    Tickets,
    Withdraw,
)
from engine.opponents import Thought

_LEVEL = "hard"


async def show_hint(answer: Answer, game: str) -> None:
    answer.table = await answer.desk.service.looking.table(answer.click, game)
    wanted = await answer.desk.service.hints.ask(answer.click, game)
    seen = wanted.seen
    question = Question(_LEVEL, seen.table.edition.digest, seen.view, seen.legal, wanted.seed)
    thought = await answer.desk.advisor.advise(question, wanted.board)
    if thought is None:
        raise Refusal("hint-failed")
    await answer.desk.service.hints.given(wanted)
    await answer.say(hint_text(names_at(answer.words, seen.table), thought))


def hint_text(names: Names, thought: Thought) -> str:
    say = names.words.say
    return "\n".join(
        (say("hint-action", action=action_text(names, thought.action)), reason_text(names, thought.reason))
    )


def action_text(names: Names, action: Action) -> str:
    """What to do, as one would tell it a friend."""
    say = names.words.say
    match action:
        case Keep(tickets):
            return say("hint-keep", tickets=joined(names.words, [names.ticket(ticket) for ticket in tickets]))
        case Pieces(counts):
            return say("hint-pieces", pieces=names.pieces(counts))
        case Draw(card, refill):
            return say("hint-draw-refill" if refill else "hint-draw", card=names.card(card), deck=refill)
        case DrawBlind(deck):
            return say("hint-blind", deck=deck or "only")
        case Tickets():
            return say("hint-tickets")
        case Claim(route, cards):
            return say("hint-claim", route=names.ends(route), cards=names.cards(cards))
        case Pay(cards):
            return say("hint-pay", cards=names.cards(cards))
        case Withdraw():
            return say("hint-withdraw")
        case Station(city, cards):
            return say("hint-station", city=names.city(city), cards=names.cards(cards))
        case Port(city, cards):
            return say("hint-port", city=names.city(city), cards=names.cards(cards))
        case Exchange(count, piece):
            return say("hint-exchange", pieces=say("piece-counted", piece=piece, count=count))
        case Pass():
            return say("hint-pass")
        case _:
            assert_never(action)
