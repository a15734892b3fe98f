"""The panel of standing orders: what is ordered, in words, and menus to add to it, change it and stop it."""

from typing import assert_never

from bot.service import Seen
from bot.text.names import Names, joined
from bot.ui.layout import OPTIONS, PLACEHOLDER, Button, Buttons, Menu, Panel, Part, Text, button, cut, cut_lines, option
from bot.ui.steps import DropPlan, PlanBlind, PlanChange, PlanClaim, PlanStops, PlanTake, ShowPlan
from engine.advice import on_the_way, prospects
from engine.doubles import open_routes
from engine.orders import (
    MOST_LINES,
    MOST_TURNS,
    BlindLine,
    ClaimLine,
    CouldClaim,
    LastTurnsBegin,
    Line,
    Plan,
    PlanStopped,
    RouteTaken,
    Stop,
    TakeLine,
    TicketComplete,
    WildInRow,
    between_turns,
    complete_tickets,
    most_wilds,
    taken_halves,
)

_TEXT = 1500
_MOST_WILDS, _MOST_EXTRA = 4, 3


def plan_panel(names: Names, seen: Seen, note: str = "") -> Panel:
    """What this player has ordered, and what can be ordered."""
    say, plan = names.words.say, plan_of(seen)
    lines = [say("plan-title"), note, *planned_lines(names, seen)]
    lines += [
        say("plan-line", number=str(number), line=line_text(names, line)) for number, line in enumerate(plan.lines, 1)
    ]
    if not plan.lines:
        lines.append(say("plan-empty"))
    if plan.stops:
        stops = [stop_text(names, stop) for stop in plan.stops]
        lines.append(say("plan-stops", stops=joined(names.words, stops, last="list-or")))
    parts: list[Part] = [Text(cut_lines([line for line in lines if line], _TEXT))]
    if len(plan.lines) < MOST_LINES:
        parts += _additions(names, seen)
    parts += [_change(names, number, line) for number, line in enumerate(plan.lines)]
    if plan.lines:
        parts.append(_stops(names, plan))
        parts.append(Buttons((button(say("btn-plan-drop"), DropPlan(), "danger"),)))
    return Panel(tuple(parts))


def plan_of(seen: Seen) -> Plan:
    """What this player has ordered for the coming turns."""
    return between_turns(seen.plan or Plan(()))


# In words.


def line_text(names: Names, line: Line) -> str:
    """ "claim Paris – Zürich, paying blue and up to 1 wild"."""
    say = names.words.say
    match line:
        case ClaimLine(route, colour, _, extra):
            paying = names.colour_sign(colour) if colour else say("plan-any-colour")
            tunnel = names.edition.routes[names.edition.route_index[route]].tunnel
            return say(
                "plan-claim-tunnel" if tunnel else "plan-claim",
                route=names.route(route),
                colour=paying,
                wilds=most_wilds(names.edition, line),
                extra=extra,
            )
        case TakeLine(card, turns):
            return say("plan-take", card=names.card(card), turns=turns)
        case BlindLine(deck, turns):
            return say("plan-blind", deck=deck, turns=turns)
        case _:
            assert_never(line)


def stop_text(names: Names, stop: Stop) -> str:
    say = names.words.say
    match stop:
        case RouteTaken(route):
            return say("plan-stop-route", route=names.route(route))
        case LastTurnsBegin():
            return say("plan-stop-last-turns")
        case WildInRow():
            return say("plan-stop-wild")
        case TicketComplete():
            return say("plan-stop-ticket")
        case CouldClaim():
            return say("plan-stop-could-claim")
        case _:
            assert_never(stop)


def planned_lines(names: Names, seen: Seen) -> list[str]:
    """What the plan has done while its owner was away, and why it ended."""
    say = names.words.say
    turns = len({one.turn for one in seen.planned.actions})
    lines = [say("plan-did", turns=turns)] if turns else []
    if seen.planned.ended is not None:
        lines.append(_why(names, seen.planned.ended))
    return lines


def _why(names: Names, ended: PlanStopped) -> str:
    if ended.asks:
        return names.words.say("plan-ended-asks")
    if ended.stop is None:
        return names.words.say("plan-ended-nothing")
    return names.words.say("plan-ended-stop", stop=stop_text(names, ended.stop))


# Menus.


def _additions(names: Names, seen: Seen) -> list[Part]:
    say, edition = names.words.say, names.edition
    parts: list[Part] = []
    routes = [option(names.route(route), PlanClaim(edition.route_index[route])) for route in wanted_routes(names, seen)]
    if routes:
        parts.append(Menu(say("plan-menu-claim"), tuple(routes[:OPTIONS])))
    kinds = [
        option(names.bare.card(card.id), PlanTake(number), emblem=names.card_emblem(card.id))
        for number, card in enumerate(edition.cards)
    ]
    parts.append(Menu(say("plan-menu-take"), tuple(kinds[:OPTIONS])))
    decks = edition.board.decks
    several = len(decks) > 1
    buttons: list[Button] = [
        button(say("btn-plan-blind", deck=deck.id), PlanBlind(number if several else None))
        for number, deck in enumerate(decks)
    ]
    parts.append(Buttons(tuple(buttons)))
    return parts


def wanted_routes(names: Names, seen: Seen) -> list[str]:
    """The routes on the ways of one's tickets that nobody has, by name; other routes are found by `/plan`."""
    edition, view = names.edition, seen.view
    useful = on_the_way(prospects(edition, view, view.tickets))
    ordered = {line.route for line in plan_of(seen).lines if isinstance(line, ClaimLine)}
    claimable = open_routes(edition, view.routes, seen.seat)
    free = [route for route in useful if claimable[edition.route_index[route]] and route not in ordered]
    named = {names.route(route): route for route in sorted(free, reverse=True)}
    return [named[name] for name in sorted(named)]


def _change(names: Names, number: int, line: Line) -> Menu:
    """A menu that changes or removes one line."""
    say, edition = names.words.say, names.edition
    options = [option(say("plan-remove"), PlanChange(number, "remove", 0))]
    match line:
        case ClaimLine(route):
            least = most_wilds(edition, ClaimLine(route))
            options += [
                option(say("plan-wilds", count=count), PlanChange(number, "wilds", count))
                for count in range(least, least + _MOST_WILDS + 1)
            ]
            if edition.routes[edition.route_index[route]].tunnel:
                options += [
                    option(say("plan-extra", count=count), PlanChange(number, "extra", count))
                    for count in range(_MOST_EXTRA + 1)
                ]
            options += [
                option(
                    say("plan-colour", colour=names.bare.colour_sign(colour)),
                    PlanChange(number, "colour", place),
                    emblem=names.colour_emblem(colour),
                )
                for place, colour in enumerate(edition.colours, 1)
            ]
        case TakeLine() | BlindLine():
            options += [
                option(say("plan-turns", count=count), PlanChange(number, "turns", count))
                for count in range(1, MOST_TURNS + 1)
            ]
        case _:
            assert_never(line)
    title = say("plan-menu-change", number=str(number + 1), line=line_text(names.plain, line))
    return Menu(cut(title, PLACEHOLDER), tuple(options[:OPTIONS]))


def stops_of(plan: Plan) -> list[Stop]:
    """What can stop a plan: the general things, then that one of its routes is taken."""
    routes = [line.route for line in plan.lines if isinstance(line, ClaimLine)]
    done = next((stop.done for stop in plan.stops if isinstance(stop, TicketComplete)), 0)
    return [LastTurnsBegin(), WildInRow(), TicketComplete(done), CouldClaim(), *map(RouteTaken, routes)]


def stops_chosen(seen: Seen, plan: Plan, mask: int) -> tuple[Stop, ...]:
    """The stops of a choice in the menu; what has already happened now doesn't stop anything."""
    return tuple(_from_now_on(seen, stop) for place, stop in enumerate(stops_of(plan)) if mask >> place & 1)


def _from_now_on(seen: Seen, stop: Stop) -> Stop:
    match stop:
        case TicketComplete():
            return TicketComplete(complete_tickets(seen.table.edition, seen.view))
        case RouteTaken(route):
            return RouteTaken(route, taken_halves(seen.table.edition, seen.view, route))
    return stop


def _stops(names: Names, plan: Plan) -> Menu:
    listed = stops_of(plan)
    kept = {type(stop) for stop in plan.stops if not isinstance(stop, RouteTaken)}
    routes = {stop.route for stop in plan.stops if isinstance(stop, RouteTaken)}
    options = [
        option(
            stop_text(names, stop),
            PlanStops(1 << place),
            marked=stop.route in routes if isinstance(stop, RouteTaken) else type(stop) in kept,
        )
        for place, stop in enumerate(listed)
    ]
    nothing = option(names.words.say("plan-stop-nothing"), PlanStops(0))
    return Menu(names.words.say("plan-menu-stops"), (*options, nothing), most=len(options) + 1)


def plan_button(names: Names) -> Button:
    return button(names.words.say("btn-plan"), ShowPlan())
