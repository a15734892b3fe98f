"""Score a finished game from the documents alone, by trying everything: the second half of the independent checker.

Nothing of ours is imported here; see `checker.py`.
"""

from itertools import product
from typing import Any


def final_lines(
    board: dict[str, Any], routes: dict[str, Any], tickets: dict[str, Any], players: list[dict[str, Any]]
) -> list[Any]:
    """What `final` of the record must say, seat by seat (docs/game-record.md, "The score lines")."""
    done = [_complete_tickets(seat, routes, tickets, players) for seat in range(len(players))]
    counts = "longest_path" in board["rules"]
    paths = [_longest_path([routes[name] for name in player["routes"]]) if counts else 0 for player in players]
    longest = max(paths)
    holders = {seat for seat in range(len(players)) if paths[seat] == longest > 0}
    all_lines: list[list[dict[str, Any]]] = [
        [
            {"source": source, "points": points, "count": count}
            for source, points, count in _lines(board, seat, routes, tickets, players, done[seat], paths[seat], holders)
        ]
        for seat in range(len(players))
    ]
    totals = [sum(line["points"] for line in lines) for lines in all_lines]
    keys: list[list[int]] = []
    for seat in range(len(players)):
        strength: dict[str, int] = {
            "tickets": len(done[seat]),
            "stations": -len(players[seat]["stations"]),
            "longest_path": seat in holders,
        }
        keys.append([totals[seat], *(strength[name] for name in board["tie_breaks"])])
    return [
        {
            "lines": all_lines[seat],
            "total": totals[seat],
            "place": 1 + len([other for other in keys if other > keys[seat]]),
        }
        for seat in range(len(players))
    ]


def _lines(
    board: dict[str, Any],
    seat: int,
    routes: dict[str, Any],
    tickets: dict[str, Any],
    players: list[dict[str, Any]],
    done: list[str],
    path: int,
    holders: set[int],
) -> list[tuple[str, int, int]]:
    player = players[seat]
    rules = board["rules"]
    by_length = dict(board["points"])
    missed = [name for name in player["tickets"] if name not in done]
    lines = [("routes", sum(by_length[routes[name]["length"]] for name in player["routes"]), len(player["routes"]))]
    if "flag_set" in rules:
        lines.append(("flag_sets", player["sets"] * board["flag_set"]["points"], player["sets"]))
    if "exchange" in rules:
        lines.append(("exchange", -player["exchanged"] * board["exchange"]["cost"], player["exchanged"]))
    lines.append(("tickets_done", sum(tickets[name]["points"] for name in done), len(done)))
    lines.append(("tickets_missed", -sum(tickets[name]["points"] for name in missed), len(missed)))
    if "station" in rules:
        unbuilt = board["station"]["count"] - len(player["stations"])
        lines.append(("stations", unbuilt * board["station"]["unbuilt"], unbuilt))
    if "longest_path" in rules:
        lines.append(("longest_path", board["longest_path"]["points"] if seat in holders else 0, path))
    if "port" in rules:
        scores = board["port"]["scores"]
        served = [sum(city in tickets[name]["cities"] for name in done) for city in player["ports"]]
        lines.append(("ports", sum(scores[min(number, len(scores) - 1)] for number in served), len(served)))
        unbuilt = board["port"]["count"] - len(served)
        lines.append(("ports_unbuilt", unbuilt * board["port"]["unbuilt"], unbuilt))
    if "bonus_goods" in rules:
        ranks = board["bonus_goods"]["ranks"][len(players) - board["players"][0]]
        ahead = sum(other["goods"] > player["goods"] for other in players)
        lines.append(("goods", ranks[ahead] if player["goods"] else 0, player["goods"]))
    return lines


def _complete_tickets(
    seat: int, routes: dict[str, Any], tickets: dict[str, Any], players: list[dict[str, Any]]
) -> list[str]:
    """The tickets complete with the best use of the stations: each lends one route of another seat, or none."""
    player = players[seat]
    own = [(routes[name]["a"], routes[name]["b"]) for name in player["routes"]]
    owned_by_others = {name for other in players if other is not player for name in other["routes"]}
    choices = [
        [name for name in routes if name in owned_by_others and city in (routes[name]["a"], routes[name]["b"])] + [None]
        for city in player["stations"]
    ]
    best: list[str] = []
    best_result: tuple[int, int] | None = None
    for borrowed in product(*choices):
        ways = own + [(routes[name]["a"], routes[name]["b"]) for name in borrowed if name is not None]
        done = [name for name in player["tickets"] if _joined(ways, tickets[name]["cities"])]
        result = (sum(tickets[name]["points"] for name in done), len(done))
        if best_result is None or result > best_result:
            best, best_result = done, result
    return best


def _joined(ways: list[tuple[str, str]], cities: list[str]) -> bool:
    reached = {cities[0]}
    grows = True
    while grows:
        further = {end for way in ways if way[0] in reached or way[1] in reached for end in way}
        grows = not further <= reached
        reached |= further
    return set(cities) <= reached


def _longest_path(routes: list[dict[str, Any]]) -> int:
    """The longest path that uses no route twice: every start, every way on, as long as it can still win."""
    best = 0

    def walk(place: str, length: int, left: list[int]) -> None:
        nonlocal best
        best = max(best, length)
        if length + sum(routes[index]["length"] for index in left) <= best:
            return
        for index in left:
            route = routes[index]
            if place in (route["a"], route["b"]):
                end = route["b"] if place == route["a"] else route["a"]
                walk(end, length + route["length"], [other for other in left if other != index])

    for start in sorted({end for route in routes for end in (route["a"], route["b"])}):
        walk(start, 0, list(range(len(routes))))
    return best
