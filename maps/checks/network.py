"""The routes: ends that exist, cards and pieces that can pay for them, double routes that match, one network."""

from collections import defaultdict
from collections.abc import Iterator

from msgspec.structs import asdict

from engine.board import Board, Route
from engine.ids import GREY
from maps.checks.box import colours_of
from maps.checks.words import between, known
from maps.problems import Flaw, listed, near, place


def where_is(board: Board, number: int) -> str:
    return place("routes", number, asdict(board.routes[number]))


def routes(board: Board) -> Iterator[Flaw]:
    if not board.routes:
        yield Flaw("routes", "there is no route", "at least one")
    cities = [city.id for city in board.cities]
    kinds = [piece.route for piece in board.pieces]
    for number, route in enumerate(board.routes):
        where = where_is(board, number)
        for city in (route.a, route.b):
            yield from known_city(where, city, cities)
        if route.a == route.b:
            yield Flaw(where, "both ends are the same", "two different places")
        yield from known(where, "kind of route", route.kind, kinds)
        yield from _length(board, route, where)
        yield from _payment(board, route, where)
        if not -20 <= route.bend <= 20:
            yield Flaw(where, f"the bend is {route.bend}", "-20 to 20 spaces")


def known_city(where: str, city: str, cities: list[str]) -> Iterator[Flaw]:
    if city not in cities:
        yield Flaw(where, f'the city "{city}" is not in cities', f"one of the ids there{near(city, cities)}")


def _length(board: Board, route: Route, where: str) -> Iterator[Flaw]:
    yield from between(f"{where}: length", route.length, 1, 50)
    if route.length not in dict(board.points):
        yield Flaw(where, f"there are no points for length {route.length}", "a pair for it in points")
    for piece in board.pieces:
        if piece.route == route.kind and route.length > piece.count:
            wrong = f"it has {route.length} spaces, and a seat has {piece.count} of the piece {piece.id}"
            yield Flaw(where, wrong, "a route that a seat can fill")


def _payment(board: Board, route: Route, where: str) -> Iterator[Flaw]:
    colours = colours_of(board, route.kind)
    if not any(piece.route == route.kind for piece in board.pieces):
        return
    if route.colour not in (GREY, *colours):
        wrong = f'no card of the colour "{route.colour}" serves a {route.kind} route'
        yield Flaw(where, wrong, listed((*colours, GREY)) + near(route.colour, (*colours, GREY)))
    elif (most := _coverage(board, route)) < route.length:
        yield Flaw(where, f"all cards together cover {most} of its {route.length} spaces", "a route that can be paid")


def _coverage(board: Board, route: Route) -> int:
    """The spaces that every card of the best colour and every wild cover together."""
    cover: dict[str, int] = defaultdict(int)
    for deck in board.decks:
        for card in deck.cards:
            if route.kind in card.serves and (card.wild or route.colour in (GREY, card.colour)):
                cover[card.colour] += card.count * card.covers
    wilds = cover.pop("", 0)
    return wilds + max(cover.values(), default=0)


def doubles(board: Board) -> Iterator[Flaw]:
    halves: dict[str, list[int]] = defaultdict(list)
    for number, route in enumerate(board.routes):
        if route.double:
            halves[route.double].append(number)
    for double, numbers in halves.items():
        where = where_is(board, numbers[-1])
        if len(numbers) != 2:
            yield Flaw(
                where,
                f'the double route "{double}" has {len(numbers)} of its halves here',
                "exactly two routes with that id",
            )
        elif len({_track(board.routes[number]) for number in numbers}) > 1:
            other = where_is(board, numbers[0])
            yield Flaw(
                where,
                f'the double route "{double}" differs from its other half, {other}',
                "the same ends, length and kind",
            )


def _track(route: Route) -> tuple[frozenset[str], int, str]:
    return frozenset((route.a, route.b)), route.length, route.kind


def parallels(board: Board) -> Iterator[Flaw]:
    """Two routes of the same kind and length between the same places are a double route, and must say so."""
    tracks: dict[tuple[frozenset[str], int, str], list[int]] = defaultdict(list)
    for number, route in enumerate(board.routes):
        tracks[_track(route)].append(number)
    for numbers in tracks.values():
        where = where_is(board, numbers[-1])
        if len(numbers) > 2:
            yield Flaw(
                where, f"it is one of {len(numbers)} routes of that length and kind between the two", "at most two"
            )
        elif len(numbers) == 2 and not all(board.routes[number].double for number in numbers):
            yield Flaw(where, f"it is parallel to {where_is(board, numbers[0])}", "the same double id for both")


def neighbours(board: Board) -> dict[str, dict[str, int]]:
    """For each place the places next to it, and the length of the shortest route to them."""
    found: dict[str, dict[str, int]] = {city.id: {} for city in board.cities}
    for route in board.routes:
        if route.a in found and route.b in found:
            length = max(route.length, 1)
            for here, there in ((route.a, route.b), (route.b, route.a)):
                found[here][there] = min(length, found[here].get(there, length))
    return found


def reached(network: dict[str, dict[str, int]], start: str) -> set[str]:
    """Every place that can be reached from this one."""
    seen, waiting = {start}, [start]
    while waiting:
        for city in network[waiting.pop()].keys() - seen:
            seen.add(city)
            waiting.append(city)
    return seen


def one_network(board: Board) -> Iterator[Flaw]:
    if not board.cities:
        return
    start = board.cities[0].id
    seen = reached(neighbours(board), start)
    for number, city in enumerate(board.cities):
        if city.id not in seen:
            yield Flaw(
                place("cities", number, asdict(city)), f'no path leads from it to "{start}"', "one network of routes"
            )


CHECKS = (routes, doubles, parallels, one_network)
