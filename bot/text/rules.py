"""The rules of one map by topic, with that map's numbers."""

from collections.abc import Callable

from bot.text.fluent import Words
from bot.text.names import Names, joined
from engine.board import Board
from engine.edition import Edition

_TOPICS: dict[str, Callable[[Board], bool]] = {
    "goal": lambda board: True,
    "opening": lambda board: True,
    "turn": lambda board: True,
    "cards": lambda board: True,
    "decks": lambda board: len(board.decks) > 1,
    "routes": lambda board: True,
    "ships": lambda board: any(card.covers > 1 for deck in board.decks for card in deck.cards),
    "doubles": lambda board: any(route.double for route in board.routes),
    "tunnels": lambda board: board.tunnel is not None,
    "ferries": lambda board: any(route.ferry for route in board.routes),
    "stations": lambda board: board.station is not None,
    "pieces": lambda board: board.piece_choice is not None,
    "ports": lambda board: board.port is not None,
    "flags": lambda board: board.flag_set is not None,
    "goods": lambda board: board.bonus_goods is not None,
    "tickets": lambda board: True,
    "end": lambda board: True,
    "longest": lambda board: board.longest_path is not None,
    "ties": lambda board: True,
    "secrets": lambda board: True,
}


def topics(board: Board) -> tuple[str, ...]:
    """What the rules of this map are about, in the order in which one would read them."""
    return tuple(topic for topic, counts in _TOPICS.items() if counts(board))


def topic_name(words: Words, topic: str) -> str:
    return words.say("rules-topic", topic=topic)


def rule_text(words: Words, edition: Edition, topic: str) -> str:
    """The rules about one topic."""
    board = edition.board
    names = Names(words, edition)
    return words.say(f"rules-{topic}", **_common(names, board), **_special(names, board))


def _common(names: Names, board: Board) -> dict[str, str | int]:
    say = names.words.say
    points = [say("rules-points", length=str(length), points=str(worth)) for length, worth in board.points]
    return {
        "players": f"{board.players[0]}–{board.players[1]}",
        "hand": names.hand_size([_dealt(board, deck.id) for deck in board.decks]),
        "row": sum(deal.count for deal in board.opening.row),
        "wilds": board.wilds_in_row,
        "dealt": sum(deal.count for deal in board.opening.tickets),
        "keep": board.opening.keep,
        "rejected": board.opening.rejected,
        "drawn": board.ticket_draw.count,
        "drawnkeep": board.ticket_draw.keep,
        "points": joined(names.words, points, "list-more", "list-more"),
        "choice": "yes" if board.piece_choice is not None else "no",
        "supply": names.pieces([piece.count for piece in board.pieces]),
        "box": names.hand_size([sum(card.count for card in deck.cards) for deck in board.decks]),
        "sources": joined(names.words, [say("rules-source", source=one) for one in _sources(board)]),
        "endpieces": board.end.pieces,
        "endturns": board.end.turns,
        "closed": board.single_doubles,
        "only": "yes" if board.single_doubles == board.players[0] else "no",
        "ties": joined(names.words, [say("rules-tie", tie=tie) for tie in board.tie_breaks]),
        "deciders": ("none", "one", "some")[min(len(board.tie_breaks), 2)],
        "actions": joined(names.words, [say("rules-action", action=one) for one in _actions(board)], last="list-or"),
        "exchange": "yes" if board.exchange is not None else "no",
        "grey": "yes" if any(route.colour == "grey" for route in board.routes) else "no",
    }


def _sources(board: Board) -> list[str]:
    """Where points come from beside routes and tickets."""
    special = {
        "flags": board.flag_set,
        "goods": board.bonus_goods,
        "stations": board.station,
        "ports": board.port,
        "longest": board.longest_path,
    }
    return ["tickets", *(name for name, rule in special.items() if rule is not None)]


def _actions(board: Board) -> list[str]:
    """What a turn may consist of (R-TURN-1)."""
    special = {"station": board.station, "port": board.port, "exchange": board.exchange}
    return ["cards", "route", "tickets", *(name for name, rule in special.items() if rule is not None)]


def _dealt(board: Board, deck: str) -> int:
    return sum(deal.count for deal in board.opening.hand if deal.deck == deck)


def _special(names: Names, board: Board) -> dict[str, str | int]:
    """The numbers of the optional rules of this map."""
    found: dict[str, str | int] = {}
    if board.tunnel is not None:
        found["reveal"] = board.tunnel.reveal
    if board.station is not None:
        costs = joined(names.words, [str(cost) for cost in board.station.costs])
        found |= {"stationcount": board.station.count, "costs": costs, "unbuilt": board.station.unbuilt}
    if board.piece_choice is not None:
        found["total"] = board.piece_choice.total
        found["suggested"] = names.pieces(board.piece_choice.suggested)
    if board.exchange is not None:
        found["exchangecost"] = board.exchange.cost
    if board.port is not None:
        cost = names.hand_size([_port_cost(board, deck.id) for deck in board.decks])
        scores = joined(names.words, [str(score) for score in board.port.scores], "list-either", "list-either")
        found |= {"portcount": board.port.count, "portcost": cost, "portscores": scores}
        found["portunbuilt"] = abs(board.port.unbuilt)
    if board.flag_set is not None:
        found["flagcolours"] = joined(
            names.words, [names.colour_sign(colour) for colour in board.flag_set.colours], last="list-or"
        )
        found["flagpoints"] = board.flag_set.points
    if board.bonus_goods is not None:
        ranks = [
            joined(names.words, [str(rank) for rank in row], "list-either", "list-either")
            for row in board.bonus_goods.ranks
        ]
        found |= {"goodscount": board.bonus_goods.count, "ranks": joined(names.words, ranks)}
    if board.longest_path is not None:
        found["longestpoints"] = board.longest_path.points
    return found


def _port_cost(board: Board, deck: str) -> int:
    return sum(deal.count for deal in (board.port.cost if board.port is not None else ()) if deal.deck == deck)
