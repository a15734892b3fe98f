"""Why an opponent does something, in a sentence."""

from bot.text.names import Names, joined
from engine.opponents import Reason


def reason_text(names: Names, reason: Reason) -> str:
    """Why, in a sentence."""
    return names.words.say(
        f"reason-{reason.key}",
        route=names.ends(reason.route) if reason.route else "",
        city=names.city(reason.city) if reason.city else "",
        card=names.card(reason.card) if reason.card else "",
        tickets=joined(names.words, [names.ticket(ticket) for ticket in reason.tickets]) if reason.tickets else "",
        number=len(reason.tickets),
        count=reason.count,
        lost=reason.lost,
        points=reason.points,
        pieces=names.pieces(reason.pieces) if reason.pieces else "",
    )
