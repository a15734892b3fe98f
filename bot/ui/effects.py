"""What an action brings beyond itself, for its owner alone: a flag, the last wild, a ticket that is complete."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from bot.service import Happening, Seen
from bot.text.names import Names, joined
from bot.ui.payments import left_over
from engine.actions import Claim, Port, Station
from engine.advice import prospects
from engine.edition import Edition
from engine.events import RouteClaimed, StationBuilt
from engine.ids import FREE
from engine.rules.flag_set import FlagSets


def effects(names: Names, seen: Seen, action: Claim | Station | Port) -> str:
    """What this payment brings or costs beside the cards; empty when there is nothing to say."""
    found = [_flag(names, seen, action.cards)] if isinstance(action, Claim) else []
    paid = Counter(action.cards)
    for wild in names.edition.wilds:
        if paid[wild] and paid[wild] == seen.view.hand[names.edition.card_index[wild]]:
            found.append(names.words.say("pay-last", card=names.card(wild)))
    return joined(names.words, [one for one in found if one], "list-more", "list-more")


def _flag(names: Names, seen: Seen, cards: tuple[str, ...]) -> str:
    """The flag of Paris: a card of a colour that does not lie there yet is laid aside (R-PAR-2)."""
    rule = next((rule for rule in names.edition.rules if isinstance(rule, FlagSets)), None)
    flags = seen.view.mine.flags
    kept = rule.kept(flags, cards) if rule is not None else ()
    if rule is None or not kept:
        return ""
    if len(flags) + len(kept) == len(rule.data.colours):
        return names.words.say("pay-flag-set", points=str(rule.data.points))
    return names.words.say("pay-flag", cards=names.row(kept))


def rest_of(names: Names, seen: Seen, cards: tuple[str, ...]) -> str:
    """What is left of the kinds that are paid with; empty when nothing is."""
    left = left_over(names.edition, seen.view.hand, cards)
    return names.words.say("panel-pay-left", hand=names.hand(left)) if any(left) else ""


def completed(edition: Edition, seen: Seen, happened: Iterable[Happening]) -> list[str]:
    """The tickets of this seat that what it has just built completes."""
    built = [one.event for one in happened]
    claimed = {one.route for one in built if isinstance(one, RouteClaimed) and one.seat == seen.seat}
    cities = {one.city for one in built if isinstance(one, StationBuilt) and one.seat == seen.seat}
    if not claimed and not cities:
        return []
    view = seen.view
    mine = replace(view.mine, stations=tuple(city for city in view.mine.stations if city not in cities))
    before = replace(
        view,
        seats=tuple(mine if seat.seat == seen.seat else seat for seat in view.seats),
        routes=tuple(
            FREE if edition.route_ids[number] in claimed else owner for number, owner in enumerate(view.routes)
        ),
    )
    done = {one.ticket for one in prospects(edition, before, view.tickets) if one.done}
    return [one.ticket for one in prospects(edition, view, view.tickets) if one.done and one.ticket not in done]
