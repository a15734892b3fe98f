"""Places are found by printed, English and localised names, with and without diacritics."""

import pytest
from msgspec.structs import replace

from bot.errors import Refusal
from bot.text import words
from bot.text.finding import folded, index_of, spellings
from bot.ui.legal import Legal
from bot.ui.own_seat import names_at
from bot.ui.refusals import refusal_text
from bot.ui.suggesting import (
    cities,
    city_meant,
    claim_action,
    claim_payments,
    draw_action,
    draws,
    fitting,
    keeps,
    map_names,
    meant,
    payments,
    route_meant,
    routes,
    second_draws,
)
from engine.actions import Claim, Draw, DrawBlind, Keep, Port, Station
from engine.board import City
from maps import edition, names
from tests.bot.ui.tables import full_hand, playing, seen_of, whole_game


@pytest.mark.parametrize(
    ("typed", "city"),
    [
        ("Zürich", "zurich"),
        ("zurich", "zurich"),
        ("ZURICH", "zurich"),
        ("Цюріх", "zurich"),
        ("Цюрих", "zurich"),
        ("Zurych", "zurich"),
        ("kobenhavn", "kobenhavn"),
        ("Copenhagen", "kobenhavn"),
        ("Копенгаген", "kobenhavn"),
        ("istanbul", "constantinople"),
        ("Стамбул", "constantinople"),
        ("Київ", "kyiv"),
        ("kijow", "kyiv"),
        ("Kijów", "kyiv"),
        ("bucur", "bucuresti"),
        ("Atlantis", None),
        ("", None),
    ],
)
def test_a_city_under_its_names(typed: str, city: str | None) -> None:
    box = edition("europe")
    assert index_of(box).city(typed, box.cities) == city


@pytest.mark.parametrize("board", names())
def test_every_name_of_every_place_finds_it(board: str) -> None:
    box = edition(board)
    index = index_of(box)
    for place in box.board.cities:
        if place.kind == "city":
            for name in (place.name, *(place.names or {}).values(), *place.aliases):
                assert index.city(name, box.cities) == place.id


def test_names_may_have_any_language() -> None:
    city = City("wien", 0.5, 0.5, "Wien", {"en": "Vienna", "hu": "Bécs", "pt-BR": "Viena"})
    assert spellings(city) == ("wien", "vienna", "becs", "viena")


def test_signs_do_not_matter() -> None:
    assert folded("Sault Ste. Marie") == folded("sault  ste marie")
    assert folded("Place d’Italie") == folded("place d'italie")
    assert folded("Łódź – Gdańsk") == "lodz gdansk"


@pytest.mark.parametrize(
    "typed", ["Pari", "zurich", "Paris Zür", "paris – zürich", "Париж Цюріх", "Цюрих", "Paryż", "zurych paryz"]
)
def test_a_route_is_found_in_any_language(typed: str) -> None:
    box = edition("europe")
    seen = seen_of(box, full_hand(box, playing(box)))
    names_ = names_at(words(), seen.table)
    found = routes(names_, seen, typed)
    assert any(one.value == "paris-zurich" and one.label.startswith("Paris – Zürich (3, tunnel)") for one in found)
    assert len(found) <= 25


def test_only_what_can_be_claimed_now_is_suggested() -> None:
    box = edition("europe")
    seen = seen_of(box, playing(box))
    names_ = names_at(words(), seen.table)
    legal = {action.route for action in seen.legal if isinstance(action, Claim)}
    assert {one.value for one in routes(names_, seen, "")} <= legal
    other = seen_of(box, playing(box), seat=1)
    assert routes(names_, other, "") == []


def test_a_route_may_be_typed_without_choosing() -> None:
    box = edition("europe")
    seen = seen_of(box, full_hand(box, playing(box)))
    names_ = names_at(words(), seen.table)
    assert route_meant(names_, seen, "цюрих париж") == "paris-zurich"
    with pytest.raises(Refusal) as refused:
        route_meant(names_, seen, "pari")
    assert refused.value.key == "refused-typed-several"
    sentence = refusal_text(words(), refused.value)
    assert sentence.startswith("“pari” may mean Frankfurt – Paris (3)")
    assert sentence.endswith(" or …. Pick one of the suggestions.")
    with pytest.raises(Refusal) as refused:
        route_meant(names_, seen, "atlantis")
    sentence = refusal_text(words(), refused.value)
    assert sentence == "No place on this map is called “atlantis”. Did you mean Athína?"
    with pytest.raises(Refusal) as refused:
        route_meant(names_, seen, "Paris Qwertyuiop")
    sentence = refusal_text(words(), refused.value)
    assert sentence == "No place on this map is called “qwertyuiop”. Pick one of the suggestions."
    with pytest.raises(Refusal) as refused:
        route_meant(names_, seen, "paris moskva")
    assert refused.value.key == "refused-typed-route", "both are known, but no route joins them"


def test_a_city_that_may_be_one_of_several() -> None:
    box = edition("europe")
    seen = seen_of(box, full_hand(box, playing(box)))
    names_ = names_at(words(), seen.table)
    assert city_meant(names_, seen, Station, "roma") == "roma"
    with pytest.raises(Refusal) as refused:
        city_meant(names_, seen, Station, "pa")
    sentence = refusal_text(words(), refused.value)
    assert sentence == "“pa” may mean Palermo, Pamplona or Paris. Pick one of the suggestions."


def test_payments_come_thriftiest_first_and_are_understood() -> None:
    box = edition("europe")
    seen = seen_of(box, full_hand(box, playing(box)))
    names_ = names_at(words(), seen.table)
    listed = claim_payments(names_, seen, "paris-zurich")
    assert "wild" not in listed[0].value
    assert "it can’t be taken back" in listed[0].label, "Paris – Zürich is a tunnel"
    assert listed[-1].value == "wild*3"
    for one in listed:
        for typed in (one.value, one.label):
            action = claim_action(names_, seen, "paris-zurich", typed)
            assert action in seen.legal
    with pytest.raises(Refusal) as refused:
        claim_action(names_, seen, "paris-zurich", "seven lobsters")
    assert refused.value.key == "refused-typed-payment"


def test_cards_are_named_in_words() -> None:
    box = edition("great_lakes")
    seen = seen_of(box, playing(box))
    names_ = names_at(words(), seen.table)
    listed = draws(names_, Legal(seen.legal))
    for one in listed:
        for refill in ("", "same", "train", "ship"):
            assert draw_action(box, one.value, refill, seen.view.decks) in seen.legal
    assert isinstance(draw_action(box, meant(listed, "blind ship", "typed-card").value, "", (1, 1)), DrawBlind)
    assert not any(one.value == "wild" for one in second_draws(names_, seen.view.row, Legal(seen.legal)))
    single = edition("europe")
    assert draw_action(single, "blue", "", (9,)) == Draw("blue")
    assert draw_action(box, "train.red", "", (0, 9)) == Draw("train.red", "ship"), "an empty deck can not refill"
    assert draw_action(box, "train.red", "train", (0, 0)) == Draw("train.red")


def test_choices_of_tickets_by_number_and_name() -> None:
    box = edition("europe")
    state = next(whole_game(box, 2, 1))[0]
    seen = seen_of(box, state)
    names_ = names_at(words(), seen.table)
    listed = keeps(names_, seen)
    assert len(listed) == sum(isinstance(action, Keep) for action in seen.legal)
    assert meant(listed, "1,2", "typed-tickets").value == "1,2"
    assert 0 < len(fitting(listed, "1,2")) <= len(listed)


def test_cities_for_stations() -> None:
    box = edition("europe")
    seen = seen_of(box, playing(box))
    names_ = names_at(words(), seen.table)
    assert [one.value for one in cities(names_, seen, Station, "Мюнхен")] == ["munchen"]
    assert city_meant(names_, seen, Station, "Monachium") == "munchen"
    assert len(cities(names_, seen, Station, "")) == 25
    with pytest.raises(Refusal) as refused:
        city_meant(names_, seen, Station, "Atlantis")
    sentence = refusal_text(words(), refused.value)
    assert sentence == "No place on this map is called “Atlantis”. Did you mean Athína?"


@pytest.mark.parametrize("typed", ["Великі озера", "wielkie jez", "great", "озёра", "great_lakes"])
def test_maps_in_any_language(typed: str) -> None:
    listed = [map_names(words(), edition(name), name) for name in names()]
    assert meant(listed, typed, "typed-map").value == "great_lakes"


def test_ports_where_a_route_reaches_them() -> None:
    box = edition("great_lakes")
    state = full_hand(box, playing(box))
    number = next(n for n, route in enumerate(box.routes) if {route.a, route.b} == {"detroit", "toronto"})
    owners = list(state.routes)
    owners[number] = state.seat
    seen = seen_of(box, replace(state, routes=tuple(owners)), state.seat)
    names_ = names_at(words(), seen.table)
    reached = {city for city in ("detroit", "toronto") if box.cities[city].port}
    assert {one.value for one in cities(names_, seen, Port, "")} == reached
    city = sorted(reached)[0]
    ways = [action.cards for action in seen.legal if isinstance(action, Port) and action.city == city]
    listed = payments(names_, seen, ways)
    assert len(listed) == 49
    assert "wild" not in listed[0].value
    assert len(fitting(listed, "")) == 25
    assert 0 < len(fitting(listed, "red")) < 25
