"""The actions of a turn as commands, completed with what is legal for this player now."""

from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.cogs.common import command, decided_here, describe, everywhere, given, seen_here, seen_in, suggests, text
from bot.errors import IllegalMove, Refusal
from bot.service import Click, Seen, may
from bot.text.names import Names
from bot.ui.answer import Answer
from bot.ui.dialogs import most_exchanged
from bot.ui.games import my_games, show_games
from bot.ui.hint import show_hint
from bot.ui.legal import Legal
from bot.ui.looks import show_tickets
from bot.ui.panel_steps import act, choose_payment, offer_tickets, show_turn
from bot.ui.suggesting import (
    Suggestion,
    cities,
    city_meant,
    claim_action,
    claim_payments,
    draw_action,
    draws,
    exchanges,
    keep_action,
    keeps,
    meant,
    payments,
    pieces_choices,
    refills,
    route_meant,
    routes,
    second_draws,
)
from engine.actions import Action, Claim, Exchange, Pass, Pieces, Port, Station, cards_text
from engine.state import SecondCard, TunnelQuestion


def must_decide(click: Click, seen: Seen) -> None:
    """Refuse before anything is looked up when it is not this player's turn."""
    may.insist(may.act(seen.table, click))
    may.insist(may.decide(seen.me.level, bool(seen.legal), seen.view.on_turn, seen.view.turn))


def must_be_free(click: Click, seen: Seen, *answers: type[SecondCard] | type[TunnelQuestion]) -> None:
    """Refuse also when something else has to be decided first; `answers` are the questions that the command answers."""
    must_decide(click, seen)
    if seen.table.status == "opening" or not (seen.view.pending is None or isinstance(seen.view.pending, answers)):
        raise IllegalMove("decide-first")


class PlayCommands(commands.Cog):
    @everywhere
    @command("turn")
    @describe(game="own-game")
    async def turn(self, answer: Answer, game: str = "") -> None:
        seen = await seen_in(answer, game)
        await (show_games(answer) if seen is None else show_turn(answer, seen))

    @suggests(turn, "game")
    async def game_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        return await my_games(answer)

    # Drawing cards.

    @app_commands.guild_only()
    @command("draw")
    @describe("card", "second", "refill")
    async def draw(self, answer: Answer, card: str, second: str = "", refill: str = "") -> None:
        await decided_here(answer, partial(_cards_to_draw, answer.click, card, second, refill))

    @suggests(draw, "card")
    async def card_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        seen, names = await seen_here(answer)
        return draws(names, Legal(seen.legal))

    @suggests(draw, "second")
    async def second_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        seen, names = await seen_here(answer)
        free = seen.legal and seen.view.pending is None
        return second_draws(names, seen.view.row, Legal(seen.legal)) if free else []

    @suggests(draw, "refill")
    async def refill_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        _, names = await seen_here(answer)
        return refills(names)

    # Claiming a route.

    @app_commands.guild_only()
    @command("claim")
    @app_commands.rename(payment="with")
    @app_commands.describe(route=text("option-route"), payment=text("option-with"))
    async def claim(self, answer: Answer, route: str, payment: str = "") -> None:
        if payment:
            await decided_here(answer, partial(_claim, answer.click, route, payment))
            return
        seen, names = await seen_here(answer)
        must_be_free(answer.click, seen, TunnelQuestion)
        name = route_meant(names, seen, route)
        if seen.view.pending is not None:
            await show_turn(answer, seen)
        else:
            await choose_payment(answer, seen, Claim(name, ()))

    @suggests(claim, "route", narrow=False)
    async def route_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        seen, names = await seen_here(answer)
        return routes(names, seen, typed) if seen.legal else []

    @suggests(claim, "payment")
    async def payment_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        seen, names = await seen_here(answer)
        named = given(answer, "route")
        route = named if named in names.edition.route_index else route_meant(names, seen, named)
        return claim_payments(names, seen, route) if seen.legal else []

    # Tickets, and the opening choices.

    @app_commands.guild_only()
    @command("tickets")
    async def tickets(self, answer: Answer) -> None:
        seen, _ = await seen_here(answer)
        await show_tickets(answer, seen)

    @app_commands.guild_only()
    @command("draw-tickets")
    @describe("keep", "trains")
    async def draw_tickets(self, answer: Answer, keep: str = "", trains: int | None = None) -> None:
        seen, names = await seen_here(answer)
        must_decide(answer.click, seen)
        actions = _choices(names, seen, keep, trains)
        if actions:
            await act(answer, seen, actions)
        elif seen.view.offer or seen.table.status == "opening":
            await show_turn(answer, seen)
        else:
            must_be_free(answer.click, seen)
            await offer_tickets(answer, seen)

    @suggests(draw_tickets, "keep")
    async def keep_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        seen, names = await seen_here(answer)
        return keeps(names, seen)

    # Stations and ports.

    @app_commands.guild_only()
    @command("station")
    @app_commands.rename(payment="with")
    @app_commands.describe(city=text("option-city"), payment=text("option-with"))
    async def station(self, answer: Answer, city: str, payment: str = "") -> None:
        await _build(answer, Station, city, payment)

    @suggests(station, "city", narrow=False)
    async def station_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        return await _cities(answer, Station, typed)

    @suggests(station, "payment")
    async def station_payments(self, answer: Answer, typed: str) -> list[Suggestion]:
        return await _building_payments(answer, Station)

    @app_commands.guild_only()
    @command("port")
    @app_commands.rename(payment="with")
    @app_commands.describe(city=text("option-city"), payment=text("option-with"))
    async def port(self, answer: Answer, city: str, payment: str = "") -> None:
        await _build(answer, Port, city, payment)

    @suggests(port, "city", narrow=False)
    async def port_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        return await _cities(answer, Port, typed)

    @suggests(port, "payment")
    async def port_payments(self, answer: Answer, typed: str) -> list[Suggestion]:
        return await _building_payments(answer, Port)

    # Exchange and pass.

    @app_commands.guild_only()
    @command("exchange")
    @describe("pieces", "count")
    async def exchange(self, answer: Answer, pieces: str, count: app_commands.Range[int, 1, 99]) -> None:
        seen, names = await seen_here(answer)
        if names.edition.board.exchange is None:
            raise Refusal("no-exchange")
        must_be_free(answer.click, seen)
        kinds = exchanges(names, seen)
        if not kinds:
            raise IllegalMove("too-few-pieces")
        piece = meant(kinds, pieces, "typed-pieces").value
        most = most_exchanged(seen, piece)
        if count > most:
            raise Refusal("typed-number", typed=str(count), least=1, most=most)
        await act(answer, seen, [Exchange(count, piece)])

    @suggests(exchange, "pieces")
    async def piece_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        seen, names = await seen_here(answer)
        return exchanges(names, seen)

    @app_commands.guild_only()
    @command("hint")
    async def hint(self, answer: Answer) -> None:
        seen, _ = await seen_here(answer)
        await show_hint(answer, seen.table.game)

    @app_commands.guild_only()
    @command("pass")
    async def pass_turn(self, answer: Answer) -> None:
        seen, _ = await seen_here(answer)
        must_be_free(answer.click, seen)
        if Pass() not in seen.legal:
            raise Refusal("pass")
        await act(answer, seen, [Pass()])


def _cards_to_draw(click: Click, card: str, second: str, refill: str, seen: Seen, names: Names) -> list[Action]:
    must_be_free(click, seen, SecondCard)
    deck = meant(refills(names), refill, "typed-deck").value if refill else ""
    legal = Legal(seen.legal)
    wanted = [meant(draws(names, legal), card, "typed-card").value]
    if second and not isinstance(seen.view.pending, SecondCard):
        wanted.append(meant(second_draws(names, seen.view.row, legal), second, "typed-card").value)
    return [draw_action(names.edition, value, deck, seen.view.decks) for value in wanted]


def _claim(click: Click, route: str, payment: str, seen: Seen, names: Names) -> list[Action]:
    must_be_free(click, seen, TunnelQuestion)
    return [claim_action(names, seen, route_meant(names, seen, route), payment)]


def _choices(names: Names, seen: Seen, keep: str, trains: int | None) -> list[Action]:
    """What was chosen of the tickets on offer and, in the opening, of the pieces."""
    actions: list[Action] = []
    if keep:
        if not seen.view.offer:
            raise Refusal("typed-tickets", typed=keep[:60])
        actions.append(keep_action(names, seen, keep))
    choice = names.edition.board.piece_choice
    if trains is not None:
        if choice is None or seen.table.status != "opening" or (seen.view.offer and not keep):
            raise IllegalMove("illegal")
        counts = pieces_choices(seen)
        if counts and trains not in counts:
            raise Refusal("typed-number", typed=str(trains), least=min(counts), most=max(counts))
        actions.append(Pieces((trains, choice.total - trains)))
    return actions


async def _build(answer: Answer, kind: type[Station] | type[Port], typed: str, payment: str) -> None:
    seen, names = await seen_here(answer)
    if kind is Station and names.edition.board.station is None:
        raise Refusal("no-stations")
    if kind is Port and names.edition.board.port is None:
        raise Refusal("no-ports")
    must_be_free(answer.click, seen)
    city = city_meant(names, seen, kind, typed)
    ways = {action.cards: action for action in seen.legal if isinstance(action, kind) and action.city == city}
    if not ways:
        await act(answer, seen, [_cheapest(names, kind, city)])
    elif payment:
        value = meant(payments(names, seen, ways), payment, "typed-payment").value
        await act(answer, seen, [next(way for cards, way in ways.items() if cards_text(cards) == value)])
    else:
        await choose_payment(answer, seen, next(iter(ways.values())))


def _cheapest(names: Names, kind: type[Station] | type[Port], city: str) -> Action:
    """An action that the rules will refuse, with the reason that is the case."""
    return kind(city, (names.edition.cards[0].id,))


async def _cities(answer: Answer, kind: type[Station] | type[Port], typed: str) -> list[Suggestion]:
    seen, names = await seen_here(answer)
    return cities(names, seen, kind, typed)


async def _building_payments(answer: Answer, kind: type[Station] | type[Port]) -> list[Suggestion]:
    seen, names = await seen_here(answer)
    city = city_meant(names, seen, kind, given(answer, "city"))
    ways = [action.cards for action in seen.legal if isinstance(action, kind) and action.city == city]
    return payments(names, seen, ways)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(PlayCommands())
