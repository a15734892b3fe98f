"""What a player is told beyond the action: what a payment brings, which ticket is complete, why a route is refused."""

import pytest
from msgspec.structs import replace

from bot.service import Happening
from bot.text import words
from bot.text.names import Names
from bot.ui.effects import completed, effects, rest_of
from bot.ui.own_seat import names_at
from bot.ui.reasons import why_not
from engine.actions import Claim
from engine.advice import prospects
from engine.edition import Edition
from engine.events import RouteClaimed
from engine.ids import CLOSED, FREE, Seat
from maps import edition
from tests.bot.ui.tables import full_hand, playing, seen_of, with_hand


def test_a_payment_says_what_it_brings() -> None:
    box = edition("paris")
    rule = box.board.flag_set
    assert rule is not None
    state = full_hand(box, playing(box))
    seen = seen_of(box, state, state.seat)
    names = names_at(words(), seen.table, seen.seat)
    claims = [action for action in seen.legal if isinstance(action, Claim)]
    first = next(claim for claim in claims if box.payment_colour(claim.cards) == rule.colours[0])
    assert "aside for the flag" in effects(names, seen, first)
    others = tuple(card.id for card in box.cards if card.colour in rule.colours[1:])
    nearly = replace(seen.view.mine, flags=others)
    seats = tuple(nearly if seat.seat == seen.seat else seat for seat in seen.view.seats)
    ready = replace(seen, view=replace(seen.view, seats=seats))
    assert f"completes the flag, +{rule.points}" in effects(names, ready, first)


def test_the_last_wild_is_told_and_fourteen_cards_are_not_called_none() -> None:
    box = edition("europe")
    state = playing(box)
    hand = tuple(1 if card.wild else 3 for card in box.cards)
    seen = seen_of(box, with_hand(state, hand, state.seat), state.seat)
    names = names_at(words(), seen.table, seen.seat)
    claims = [action for action in seen.legal if isinstance(action, Claim)]
    last = next(claim for claim in claims if any(card in box.wilds for card in claim.cards))
    assert "takes your last 🌈 wild" in effects(names, seen, last)
    whole = next(claim for claim in claims if len(claim.cards) == 3 and len(set(claim.cards)) == 1)
    assert effects(names, seen, whole) == ""
    assert rest_of(names, seen, whole.cards) == ""


def test_who_completes_a_ticket_is_told() -> None:
    box = edition("europe")
    state = playing(box)
    mine = state.seat
    seen = seen_of(box, state, mine)
    ticket = prospects(box, seen.view, seen.view.tickets)[0]
    assert ticket.way is not None
    claimed = {box.route_index[route] for route in ticket.way.routes}
    routes = tuple(int(mine) if number in claimed else owner for number, owner in enumerate(state.routes))
    done = seen_of(box, replace(state, routes=routes), mine)
    told = [Happening(1, 0, RouteClaimed(mine, ticket.way.routes[0], (), 1))]
    assert ticket.ticket in completed(box, done, told)
    assert completed(box, done, []) == []
    others = [Happening(1, 0, RouteClaimed(Seat(1 - mine), ticket.way.routes[0], (), 1))]
    assert completed(box, done, others) == []


def test_a_route_that_cannot_be_had_says_why() -> None:
    box = edition("europe")
    state = playing(box)
    mine, other = int(state.seat), 1 - int(state.seat)
    state = with_hand(state, tuple(1 for _ in box.cards), mine)
    colours = {card.colour for card in box.cards}
    double = next(number for number, twin in enumerate(box.twins) if twin >= 0)
    single = next(
        number
        for number, data in enumerate(box.routes)
        if data.colour in colours and data.length > 2 and box.twins[number] < 0
    )

    def said(route: int, owners: dict[int, int]) -> str:
        routes = tuple(owners.get(number, FREE) for number in range(len(box.routes)))
        seen = seen_of(box, replace(state, routes=routes), mine)
        return why_not(names_at(words(), seen.table, mine), seen, box.route_ids[route])

    taken = said(single, {single: other})
    assert "belongs to" in taken
    assert "(you)" not in taken
    assert "(you)" in said(single, {single: mine})
    twin = box.twins[double]
    assert "is yours" in said(double, {twin: mine})
    assert "is closed" in said(double, {double: CLOSED, twin: other})
    lacking = said(single, {})
    assert f"needs {box.routes[single].length} " in lacking
    assert "you have 1 🔴 red + 1 🌈 wild." in lacking.replace(box_colour(box, single), "🔴 red")


def box_colour(box: Edition, route: int) -> str:
    return Names(words(), box).colour_sign(box.routes[route].colour)


def lacking(board: str, route: str, *cards: str) -> str:
    """What a player with this hand is told about a route that is free."""
    box = edition(board)
    state = playing(box)
    hand = tuple(cards.count(card.id) for card in box.cards)
    seen = seen_of(box, replace(with_hand(state, hand, state.seat), routes=(FREE,) * len(box.routes)), state.seat)
    return why_not(names_at(words(), seen.table), seen, route).split(". ")[0]


@pytest.mark.parametrize(
    ("board", "route", "cards", "said"),
    [
        ("europe", "petrograd-stockholm", ("blue", "blue", "red", "wild"),
         "Petrograd – Stockholm needs 8 cards of one colour; the most you have is 2 🔵 blue + 1 🌈 wild"),
        ("europe", "palermo-smyrna", ("red",),
         "Palermo – Smyrna needs 6 cards of one colour, 2 of them wild; the most you have is 1 🔴 red"),
        ("europe", "palermo-smyrna", (),
         "Palermo – Smyrna needs 6 cards of one colour, 2 of them wild; you have none"),
        ("europe", "barcelona-madrid", ("blue",), "Barcelona – Madrid needs 2 🟡 yellow, you have none"),
        ("europe", "frankfurt-paris", ("white", "orange"),
         "Frankfurt – Paris needs 3 🟠 orange or 3 ⚪ white, you have 1 🟠 orange + 1 ⚪ white"),
        ("great_lakes", "cleveland-new_york", ("train.red", "train.red.anchor", "ship.red", "wild"),
         "Cleveland – New York needs 9 train cards of one colour; "
         "the most you have is 1 × 🔴 red train + 1 × 🔴 red train ⚓ + 1 × 🌈 wild"),
        ("great_lakes", "buffalo-kingston", ("ship.red", "ship.white.double", "train.red"),
         "Kingston – Buffalo needs ship cards of one colour for 4 spaces; "
         "the most you have is 1 × ⚪ white double ship"),
        ("great_lakes", "detroit-toronto", ("train.red", "ship.red"),
         "Toronto – Detroit needs 5 × 🔴 red train, you have 1 × 🔴 red train"),
        ("great_lakes", "duluth-marquette", ("train.red", "ship.red.double"),
         "Duluth – Marquette needs 🔴 red ship cards for 6 spaces, you have 1 × 🔴 red double ship"),
    ],
)  # fmt: skip
def test_a_route_says_what_it_needs_and_what_is_held(board: str, route: str, cards: tuple[str, ...], said: str) -> None:
    assert lacking(board, route, *cards) == said
