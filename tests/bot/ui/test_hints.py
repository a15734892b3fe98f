"""What a player is told about tickets: both halves of a double route are one way, and stations count."""

from itertools import takewhile

import pytest

from bot.service import Happening
from bot.text import words
from bot.ui.layout import Menu, Text
from bot.ui.looks import hand_claimable
from bot.ui.own_seat import loss_lines, names_at, own_text, ticket_lines
from bot.ui.suggesting import routes
from bot.ui.turn_panel import turn_panel
from engine.advice import on_the_way, prospects
from engine.events import RouteClaimed
from engine.ids import Seat
from tests.bot.ui.tables import seen_of
from tests.engine.positions import Game


def _told(game: Game) -> list[str]:
    seen = seen_of(game.edition, game.state)
    return ticket_lines(names_at(words("en"), seen.table), seen.view, seen.view.tickets)


@pytest.mark.parametrize("board", ["paris", "europe"])
def test_either_half_of_a_double_route_is_offered_for_the_ticket(board: str) -> None:
    """A hand that pays for one half only: menu, autocomplete and "what you could claim" know that it is on the way."""
    edition = Game(board, 2).edition
    tried = 0
    for ticket in edition.tickets:
        game = Game(board, 2).seat(0, tickets=(ticket,), hand="")
        (prospect,) = prospects(edition, game.view(0), (ticket,))
        assert prospect.way is not None
        doubles = [route for route in prospect.way.routes if edition.twins[edition.route_index[route]] >= 0]
        for route in doubles[:1]:
            other = edition.twins[edition.route_index[route]]
            data = edition.routes[other]
            if data.colour in (edition.routes[edition.route_index[route]].colour, "grey"):
                continue
            game.seat(0, hand=f"{data.colour}*{data.length}" if data.length > 1 else data.colour)
            seen = seen_of(edition, game.state)
            names = names_at(words("en"), seen.table)
            label = names.route(route)
            menus = [part for part in turn_panel(names, seen).parts if isinstance(part, Menu)]
            offered = [menu for menu in menus if menu.placeholder == words("en").say("panel-pick-route-tickets")]
            assert any(option.label.startswith(label) for menu in offered for option in menu.options), (ticket, route)
            useful = {names.route(one) for one in on_the_way(prospects(edition, seen.view, seen.view.tickets))}
            suggested = [one.label.split(" · ")[0] for one in routes(names, seen, "")]
            assert label in takewhile(useful.__contains__, suggested)
            listed = hand_claimable(names, seen, on_the_way(prospects(edition, seen.view, seen.view.tickets)))
            assert label in takewhile(useful.__contains__, listed)
            tried += 1
    assert tried > 3


def test_a_station_that_completes_a_ticket_is_said() -> None:
    game = Game("europe", 2).own(1, "edinburgh-london").own(0, "dieppe-london", "dieppe-paris")
    game.seat(0, tickets=("edinburgh-paris",))
    assert _told(game) == ["▫️ Edinburgh – Paris (7) · a station in Edinburgh completes it"]
    game.seat(0, stations=("edinburgh",))
    assert _told(game) == ["✅ Edinburgh – Paris (7)"]
    seen = seen_of(game.edition, game.state)
    assert "✅ Edinburgh – Paris" in own_text(names_at(words("en"), seen.table), seen, 2000)


def test_a_station_that_is_part_of_the_way_is_said() -> None:
    game = Game("europe", 2).own(1, "edinburgh-london").own(0, "dieppe-paris").seat(0, tickets=("edinburgh-paris",))
    assert _told(game) == ["▫️ Edinburgh – Paris (7) · 2 spaces to go: Dieppe – London, and a station in Edinburgh"]


def test_a_station_instead_of_the_way_is_said() -> None:
    game = Game("europe", 2).own(1, "munchen-wien").own(0, "munchen-zurich", "budapest-wien")
    game.seat(0, tickets=("budapest-zurich",))
    (line,) = _told(game)
    assert line.endswith("; or a station in München completes it")


def test_too_few_pieces_for_every_way_are_said() -> None:
    game = Game("europe", 2).own(1, "edinburgh-london").own(0, "dieppe-paris")
    game.seat(0, tickets=("edinburgh-paris",), supply=(1,))
    assert _told(game) == [
        "▫️ Edinburgh – Paris (7) · 2 spaces to go: Dieppe – London, and a station in Edinburgh; "
        "you have too few pieces for it"
    ]
    game.seat(0, supply=(2,))
    assert "too few" not in _told(game)[0]


def test_lost_is_lost() -> None:
    game = Game("europe", 2).own(1, "edinburgh-london")
    game.seat(0, tickets=("edinburgh-paris",), stations=("riga", "kyiv", "smyrna"))
    assert _told(game) == ["❌ Edinburgh – Paris (7) · no way is left"]


def test_a_panel_says_which_claims_of_others_hurt() -> None:
    """Paris – Wien gets longer, Athina – Edinburgh needs a station; what is taken elsewhere hurts nobody."""
    game = Game("europe", 3).seat(0, tickets=("athina-edinburgh", "paris-wien"))
    claims = ("frankfurt-munchen", "munchen-wien", "edinburgh-london", "cadiz-madrid", "barcelona-madrid")
    game.own(1, *claims[:4])
    game.own(0, *claims[4:])
    told = [Happening(1, 0, RouteClaimed(seat=Seat(1), route=route, cards=(), points=0)) for route in claims]
    seen = seen_of(game.edition, game.state, since=told)
    names = names_at(words("en"), seen.table)
    assert loss_lines(names, seen) == [
        "❗ 🟦⌛ **Olena** took Frankfurt – München and Edinburgh – London: "
        "your way Edinburgh – Athína (21) now needs a station (Edinburgh) and 16 spaces; before it was 20 without.",
        "❗ 🟦⌛ **Olena** took Frankfurt – München and München – Wien: "
        "your way Paris – Wien (8) now takes 9 spaces instead of 8.",
    ]
    parts = turn_panel(names, seen).parts
    assert any(loss_lines(names, seen)[0] in part.body for part in parts if isinstance(part, Text))
