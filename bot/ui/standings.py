"""Statistics of a person and the leaderboard of a server, in words."""

from babel.numbers import format_decimal

from bot.service import MapChoice
from bot.standings.ratings import Standing
from bot.standings.statistics import Favourite, Statistics
from bot.text import Words
from bot.text.names import Names, board_name
from bot.ui.layout import MESSAGE_TEXT, cut_lines

_SHOWN = 20
"""So many places of the leaderboard are shown, and one's own."""


def statistics_text(
    words: Words, user: int, found: Statistics, on: MapChoice | None, maps: tuple[MapChoice, ...]
) -> str:
    """Games and wins first, then points, tickets, pace, routes and rivals; what would say nothing is left out."""
    say = words.say
    lines = [_title(words, "stats-title", on, user=str(user))]
    if not found.games:
        lines.append(say("stats-none", given_up=found.given_up))
        return cut_lines(lines, MESSAGE_TEXT)
    lines.append(say("stats-games", games=found.games, wins=found.wins))
    if found.given_up:
        lines.append(say("stats-given-up", count=found.given_up))
    mean, best = _figure(words, found.mean_points, "0.0"), _figure(words, found.best_points, "0")
    lines.append(say("stats-points", mean=mean, best=best))
    lines.append(say("stats-tickets", done=str(found.tickets_done), missed=str(found.tickets_missed)))
    if found.seconds_a_turn is not None:
        lines.append(say("stats-pace", time=_duration(words, found.seconds_a_turn)))
    routes = [text for favourite in found.favourites if (text := _route(words, favourite, maps))]
    if routes:
        lines.append(say("stats-routes"))
        lines += routes
    if found.rivals:
        lines.append(say("stats-rivals"))
    for rival in found.rivals:
        ahead, behind = str(rival.ahead), str(rival.behind)
        lines.append(say("stats-rival", user=str(rival.user_id), games=rival.games, ahead=ahead, behind=behind))
    return cut_lines(lines, MESSAGE_TEXT)


def leaderboard_text(words: Words, standings: list[Standing], on: MapChoice | None, me: int) -> str:
    lines = [_title(words, "leaderboard-title", on)]
    if not standings:
        return "\n".join((*lines, words.say("leaderboard-none")))
    own = next((place for place, one in enumerate(standings) if one.user == me), None)
    lines += [_place(words, place, one) for place, one in enumerate(standings[:_SHOWN])]
    if own is not None and own >= _SHOWN:
        lines.append(_place(words, own, standings[own]))
    return cut_lines([*lines, words.say("leaderboard-how")], MESSAGE_TEXT)


def _title(words: Words, key: str, on: MapChoice | None, **values: str) -> str:
    if on is None:
        return words.say(key, **values)
    return words.say(f"{key}-map", map=board_name(words, on.edition.board), **values)


def _place(words: Words, place: int, one: Standing) -> str:
    return words.say(
        "leaderboard-line",
        place=str(place + 1),
        user=str(one.user),
        wins=str(one.wins),
        played=str(one.played),
        rating=_figure(words, one.rating, "0.0"),
    )


def _route(words: Words, favourite: Favourite, maps: tuple[MapChoice, ...]) -> str:
    """A route of a map that is still on the shelf; of others we do not know the names."""
    for choice in maps:
        edition = choice.edition
        if edition.board.id == favourite.map and favourite.route in edition.route_index:
            ends = Names(words, edition).ends(favourite.route)
            return words.say("stats-route", route=ends, map=board_name(words, edition.board), count=favourite.times)
    return ""


def _figure(words: Words, number: float, pattern: str) -> str:
    """As the language writes numbers, with a minus sign instead of a hyphen."""
    return format_decimal(number, pattern, locale=words.language).replace("-", "−")


def _duration(words: Words, seconds: int) -> str:
    """About how long: in the largest unit of which there are at least two."""
    for key, length in (("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if seconds >= 2 * length:
            return words.say(f"duration-{key}", count=round(seconds / length))
    return words.say("duration-seconds", count=seconds)
