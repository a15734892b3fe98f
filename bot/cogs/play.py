"""The actions of a turn as commands, completed with what is legal for this player now."""

from discord import app_commands
from discord.ext import commands

from bot.cogs.common import Choices, describe, named, seen_here, suggested, text
from bot.errors import NotYourTurn, Refusal, WrongStatus
from bot.service import Seen
from bot.text.names import Names
from bot.ui.answer import Answer, Interaction, guarded
from bot.ui.dialogs import most_exchanged
from bot.ui.panel_steps import act, choose_payment, show_turn
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
from engine.actions import Action, Claim, Exchange, Pass, Pieces, Port, Station, Tickets, cards_text
from engine.state import SecondCard, TunnelQuestion


def must_decide(seen: Seen) -> None:
    """Refuse before anything is looked up when it is not this player's turn."""
    if seen.legal:
        return
    if seen.table.status in ("ended", "cancelled"):
        raise WrongStatus("over" if seen.table.status == "ended" else "cancelled")
    if seen.me.level:
        raise NotYourTurn("opponent")
    if seen.view.on_turn is None:
        raise NotYourTurn("opening")
    raise NotYourTurn(seat=seen.view.on_turn, turn=str(seen.view.turn))


def must_be_free(seen: Seen, *answers: type[SecondCard] | type[TunnelQuestion]) -> None:
    """Refuse also when something else has to be decided first; `answers` are the questions that the command answers."""
    must_decide(seen)
    if seen.table.status == "opening" or not (seen.view.pending is None or isinstance(seen.view.pending, answers)):
        raise Refusal("move-decide-first")


class PlayCommands(commands.Cog):
    @app_commands.guild_only()
    @app_commands.command(name=named("turn"), description=text("command-turn"))
    async def turn(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            seen, _ = await seen_here(answer)
            await show_turn(answer, seen)

        await guarded(interaction, work)

    # Drawing cards.

    @app_commands.guild_only()
    @app_commands.command(name=named("draw"), description=text("command-draw"))
    @describe("card", "second", "refill")
    async def draw(self, interaction: Interaction, card: str, second: str = "", refill: str = "") -> None:
        async def work(answer: Answer) -> None:
            seen, names = await seen_here(answer)
            must_be_free(seen, SecondCard)
            deck = meant(refills(names), refill, "deck").value if refill else ""
            wanted = [meant(draws(names, seen.legal), card, "card").value]
            if second and not isinstance(seen.view.pending, SecondCard):
                wanted.append(meant(second_draws(names, seen), second, "card").value)
            actions = [draw_action(names.edition, value, deck, seen.view.decks) for value in wanted]
            await act(answer, seen, actions)

        await guarded(interaction, work)

    @draw.autocomplete("card")
    async def card_suggestions(self, interaction: Interaction, typed: str) -> Choices:
        async def find(answer: Answer) -> list[Suggestion]:
            seen, names = await seen_here(answer)
            return draws(names, seen.legal)

        return await suggested(interaction, typed, find)

    @draw.autocomplete("second")
    async def second_suggestions(self, interaction: Interaction, typed: str) -> Choices:
        async def find(answer: Answer) -> list[Suggestion]:
            seen, names = await seen_here(answer)
            return second_draws(names, seen) if seen.legal and seen.view.pending is None else []

        return await suggested(interaction, typed, find)

    @draw.autocomplete("refill")
    async def refill_suggestions(self, interaction: Interaction, typed: str) -> Choices:
        async def find(answer: Answer) -> list[Suggestion]:
            _, names = await seen_here(answer)
            return refills(names)

        return await suggested(interaction, typed, find)

    # Claiming a route.

    @app_commands.guild_only()
    @app_commands.command(name=named("claim"), description=text("command-claim"))
    @app_commands.rename(payment="with")
    @app_commands.describe(route=text("option-route"), payment=text("option-with"))
    async def claim(self, interaction: Interaction, route: str, payment: str = "") -> None:
        async def work(answer: Answer) -> None:
            seen, names = await seen_here(answer)
            must_be_free(seen, TunnelQuestion)
            name = route_meant(names, seen, route)
            if payment:
                await act(answer, seen, [claim_action(names, seen, name, payment)])
            elif seen.view.pending is not None:
                await show_turn(answer, seen)
            else:
                await choose_payment(answer, seen, Claim(name, ()))

        await guarded(interaction, work)

    @claim.autocomplete("route")
    async def route_suggestions(self, interaction: Interaction, typed: str) -> Choices:
        async def find(answer: Answer) -> list[Suggestion]:
            seen, names = await seen_here(answer)
            return routes(names, seen, typed) if seen.legal else []

        return await suggested(interaction, typed, find, narrow=False)

    @claim.autocomplete("payment")
    async def payment_suggestions(self, interaction: Interaction, typed: str) -> Choices:
        async def find(answer: Answer) -> list[Suggestion]:
            seen, names = await seen_here(answer)
            named = getattr(interaction.namespace, "route", "") or ""
            route = named if named in names.edition.route_index else route_meant(names, seen, named)
            return claim_payments(names, seen, route) if seen.legal else []

        return await suggested(interaction, typed, find)

    # Tickets, and the opening choices.

    @app_commands.guild_only()
    @app_commands.command(name=named("tickets"), description=text("command-tickets"))
    @describe("keep", "trains")
    async def tickets(self, interaction: Interaction, keep: str = "", trains: int | None = None) -> None:
        async def work(answer: Answer) -> None:
            seen, names = await seen_here(answer)
            must_decide(seen)
            actions = _choices(names, seen, keep, trains)
            if actions:
                await act(answer, seen, actions)
            elif seen.view.offer or seen.table.status == "opening":
                await show_turn(answer, seen)
            else:
                await act(answer, seen, [Tickets()])

        await guarded(interaction, work)

    @tickets.autocomplete("keep")
    async def keep_suggestions(self, interaction: Interaction, typed: str) -> Choices:
        async def find(answer: Answer) -> list[Suggestion]:
            seen, names = await seen_here(answer)
            return keeps(names, seen)

        return await suggested(interaction, typed, find)

    # Stations and ports.

    @app_commands.guild_only()
    @app_commands.command(name=named("station"), description=text("command-station"))
    @app_commands.rename(payment="with")
    @app_commands.describe(city=text("option-city"), payment=text("option-with"))
    async def station(self, interaction: Interaction, city: str, payment: str = "") -> None:
        await guarded(interaction, lambda answer: _build(answer, Station, city, payment))

    @station.autocomplete("city")
    async def station_suggestions(self, interaction: Interaction, typed: str) -> Choices:
        return await _city_suggestions(interaction, typed, Station)

    @station.autocomplete("payment")
    async def station_payments(self, interaction: Interaction, typed: str) -> Choices:
        return await _building_payments(interaction, typed, Station)

    @app_commands.guild_only()
    @app_commands.command(name=named("port"), description=text("command-port"))
    @app_commands.rename(payment="with")
    @app_commands.describe(city=text("option-city"), payment=text("option-with"))
    async def port(self, interaction: Interaction, city: str, payment: str = "") -> None:
        await guarded(interaction, lambda answer: _build(answer, Port, city, payment))

    @port.autocomplete("city")
    async def port_suggestions(self, interaction: Interaction, typed: str) -> Choices:
        return await _city_suggestions(interaction, typed, Port)

    @port.autocomplete("payment")
    async def port_payments(self, interaction: Interaction, typed: str) -> Choices:
        return await _building_payments(interaction, typed, Port)

    # Exchange and pass.

    @app_commands.guild_only()
    @app_commands.command(name=named("exchange"), description=text("command-exchange"))
    @describe("pieces", "count")
    async def exchange(self, interaction: Interaction, pieces: str, count: app_commands.Range[int, 1, 99]) -> None:
        async def work(answer: Answer) -> None:
            seen, names = await seen_here(answer)
            if names.edition.board.exchange is None:
                raise Refusal("no-exchange")
            must_be_free(seen)
            kinds = exchanges(names, seen)
            if not kinds:
                raise Refusal("move-too-few-pieces")
            piece = meant(kinds, pieces, "pieces").value
            most = most_exchanged(seen, piece)
            if count > most:
                raise Refusal("typed-number", typed=str(count), least=1, most=most)
            await act(answer, seen, [Exchange(count, piece)])

        await guarded(interaction, work)

    @exchange.autocomplete("pieces")
    async def piece_suggestions(self, interaction: Interaction, typed: str) -> Choices:
        async def find(answer: Answer) -> list[Suggestion]:
            seen, names = await seen_here(answer)
            return exchanges(names, seen)

        return await suggested(interaction, typed, find)

    @app_commands.guild_only()
    @app_commands.command(name=named("pass"), description=text("command-pass"))
    async def pass_turn(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            seen, _ = await seen_here(answer)
            must_be_free(seen)
            await act(answer, seen, [Pass()])

        await guarded(interaction, work)


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
            raise Refusal("move-illegal")
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
    must_be_free(seen)
    city = city_meant(names, seen, kind, typed)
    ways = {action.cards: action for action in seen.legal if isinstance(action, kind) and action.city == city}
    if not ways:
        await act(answer, seen, [_cheapest(names, kind, city)])
    elif payment:
        value = meant(payments(names, seen, ways), payment, "payment").value
        await act(answer, seen, [next(way for cards, way in ways.items() if cards_text(cards) == value)])
    else:
        await choose_payment(answer, seen, next(iter(ways.values())))


def _cheapest(names: Names, kind: type[Station] | type[Port], city: str) -> Action:
    """An action that the rules will refuse, with the reason that is the case."""
    return kind(city, (names.edition.cards[0].id,))


async def _city_suggestions(interaction: Interaction, typed: str, kind: type[Station] | type[Port]) -> Choices:
    async def find(answer: Answer) -> list[Suggestion]:
        seen, names = await seen_here(answer)
        return cities(names, seen, kind, typed)

    return await suggested(interaction, typed, find, narrow=False)


async def _building_payments(interaction: Interaction, typed: str, kind: type[Station] | type[Port]) -> Choices:
    async def find(answer: Answer) -> list[Suggestion]:
        seen, names = await seen_here(answer)
        city = city_meant(names, seen, kind, getattr(interaction.namespace, "city", "") or "")
        ways = [action.cards for action in seen.legal if isinstance(action, kind) and action.city == city]
        return payments(names, seen, ways)

    return await suggested(interaction, typed, find)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(PlayCommands())
