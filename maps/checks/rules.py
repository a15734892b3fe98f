"""The optional rules: each with its numbers and its marks on the board, and no numbers or marks without it."""

from collections.abc import Iterator

from msgspec.structs import asdict

from engine.board import Board, Card
from engine.rules import RULES, WITH_NUMBERS
from maps.checks.network import where_is
from maps.checks.opening import deals
from maps.checks.words import between, known, unique
from maps.problems import Flaw, listed, place


def tables(board: Board) -> Iterator[Flaw]:
    yield from unique("rules", board.rules)
    for rule in board.rules:
        yield from known("rules", "rule", rule, tuple(RULES))
    for rule in WITH_NUMBERS:
        if rule in board.rules and getattr(board, rule) is None:
            yield Flaw("rules", f'the rule "{rule}" is listed without its numbers', f"a table {rule} = {{ … }}")
        if rule not in board.rules and getattr(board, rule) is not None:
            yield Flaw(rule, "the table is there, but the rule is not listed", f'"{rule}" in rules, or no table')


def ties(board: Board) -> Iterator[Flaw]:
    yield from unique("tie_breaks", board.tie_breaks)
    for tie, rule in (("stations", "station"), ("longest_path", "longest_path")):
        if tie in board.tie_breaks and rule not in board.rules:
            yield Flaw("tie_breaks", f'"{tie}" decides a tie without the rule "{rule}"', f'"{rule}" in rules')


def marks(board: Board) -> Iterator[Flaw]:
    """Marks on routes and cities belong to a rule, and such a rule to at least one mark."""
    routes = [(where_is(board, number), route) for number, route in enumerate(board.routes)]
    cities = [(place("cities", number, asdict(city)), city) for number, city in enumerate(board.cities)]
    marked = {
        "tunnel": [where for where, route in routes if route.tunnel],
        "ferry": [where for where, route in routes if route.ferry],
        "bonus_goods": [where for where, route in routes if route.bonus],
        "port": [where for where, city in cities if city.port],
    }
    for rule, wheres in marked.items():
        mark = "bonus" if rule == "bonus_goods" else rule
        if rule in board.rules and not wheres:
            wrong = f'the rule "{rule}" is listed, and nothing is marked with {mark}'
            yield Flaw("rules", wrong, f"{mark} at one {'city' if rule == 'port' else 'route'} or more")
        if rule not in board.rules:
            for where in wheres:
                yield Flaw(
                    where, f'it is marked with {mark} without the rule "{rule}"', f'"{rule}" in rules, or no mark'
                )


def ferries(board: Board) -> Iterator[Flaw]:
    for number, route in enumerate(board.routes):
        wilds = sum(card.count for card in _cards(board) if card.wild and route.kind in card.serves)
        if not 0 <= route.ferry <= min(route.length, wilds):
            wrong = f"the ferry demands {route.ferry} wilds"
            yield Flaw(
                where_is(board, number),
                wrong,
                f"no more than its length, {route.length}, and the {wilds} wilds of the box",
            )


def station(board: Board) -> Iterator[Flaw]:
    if data := board.station:
        yield from between("station.count", data.count, 1, 10)
        if len(data.costs) != data.count:
            yield Flaw(
                "station.costs", f"there are {len(data.costs)} for {data.count} stations", "a cost for each station"
            )
        for number, cost in enumerate(data.costs):
            yield from between(f"station.costs[{number}]", cost, 1, 12)


def port(board: Board) -> Iterator[Flaw]:
    if not (data := board.port):
        return
    yield from between("port.count", data.count, 1, 10)
    if not data.scores:
        yield Flaw("port.scores", "the list is empty", "the points for 0, 1, 2, … complete tickets")
    if not data.cost:
        yield Flaw("port.cost", "a port costs nothing", "cards from one deck or more")
    yield from deals("port.cost", data.cost, [deck.id for deck in board.decks])
    if not any(card.wild for card in _cards(board)):
        yield Flaw("port", "there is no wild in the box", "a card without colour, as wilds may pay for a port")
    for deck in board.decks:
        anchored = [card.colour for card in deck.cards if card.anchor and not card.wild]
        yield from unique(f"decks {deck.id}: colours with an anchor", anchored)
    if not _payable(board):
        yield Flaw("port.cost", "no colour has so many cards with an anchor, wilds included", "a port that can be paid")


def _payable(board: Board) -> bool:
    """Whether all the wilds fill what one colour lacks."""
    cards = _cards(board)
    wilds = sum(card.count for card in cards if card.wild)
    cost = board.port.cost if board.port else ()
    decks = {card.id: deck.id for deck in board.decks for card in deck.cards}

    def lacking(colour: str, deck: str, count: int) -> int:
        held = sum(c.count for c in cards if c.colour == colour and c.anchor and decks[c.id] == deck)
        return max(0, count - held)

    colours = {card.colour for card in cards if not card.wild}
    return any(sum(lacking(colour, deal.deck, deal.count) for deal in cost) <= wilds for colour in colours)


def pieces(board: Board) -> Iterator[Flaw]:
    if choice := board.piece_choice:
        counts = [piece.count for piece in board.pieces]
        if len(counts) != 2 or not 1 <= choice.total <= sum(counts):
            wrong = f"{choice.total} are to be chosen out of {sum(counts)} of {len(counts)} kinds"
            yield Flaw("piece_choice.total", wrong, "two kinds of pieces, and no more than all of them")
        fits = len(choice.suggested) == len(counts) and sum(choice.suggested) == choice.total
        if not fits or any(not 0 <= part <= count for part, count in zip(choice.suggested, counts, strict=True)):
            wrong = f"{' + '.join(map(str, choice.suggested)) or 'nothing'} is no choice of {choice.total}"
            yield Flaw("piece_choice.suggested", wrong, "a number for each kind of piece, in all the total")


def exchange(board: Board) -> Iterator[Flaw]:
    if data := board.exchange:
        yield from between("exchange.cost", data.cost, 0, 100)
        if not board.piece_choice:
            yield Flaw("exchange", "there is no box to exchange with", 'the rule "piece_choice" too')
        if len(board.pieces) != 2:
            yield Flaw("exchange", f"there are {len(board.pieces)} kinds of pieces", "two, one for the other")


def tunnel(board: Board) -> Iterator[Flaw]:
    if board.tunnel:
        yield from between("tunnel.reveal", board.tunnel.reveal, 1, 10)


def longest_path(board: Board) -> Iterator[Flaw]:
    if board.longest_path:
        yield from between("longest_path.points", board.longest_path.points, 1, 1000)


def flag_set(board: Board) -> Iterator[Flaw]:
    if data := board.flag_set:
        yield from between("flag_set.points", data.points, 1, 1000)
        yield from unique("flag_set.colours", data.colours)
        if not data.colours:
            yield Flaw("flag_set.colours", "the list is empty", "the colours of a full set")
        colours = list(dict.fromkeys(card.colour for card in _cards(board) if not card.wild))
        for colour in data.colours:
            if colour not in colours:
                yield Flaw("flag_set.colours", f'no card has the colour "{colour}"', listed(colours))


def bonus_goods(board: Board) -> Iterator[Flaw]:
    if not (data := board.bonus_goods):
        return
    yield from between("bonus_goods.count", data.count, 1, 500)
    numbers = range(board.players[0], board.players[1] + 1)
    if len(data.ranks) != len(numbers):
        wrong = f"there are {len(data.ranks)} rows for {board.players[0]} to {board.players[1]} players"
        yield Flaw("bonus_goods.ranks", wrong, f"{len(numbers)} rows, one for each number of players")
        return
    for index, (count, row) in enumerate(zip(numbers, data.ranks, strict=True)):
        if len(row) != count or list(row) != sorted(row, reverse=True):
            wrong = f"the row for {count} players is {', '.join(map(str, row)) or 'empty'}"
            yield Flaw(f"bonus_goods.ranks[{index}]", wrong, f"{count} numbers, the best place first")


def _cards(board: Board) -> list[Card]:
    return [card for deck in board.decks for card in deck.cards]


CHECKS = (tables, ties, marks, ferries, station, port, pieces, exchange, tunnel, longest_path, flag_set, bonus_goods)
