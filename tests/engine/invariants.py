"""What holds in every state of every game, and what a seat can't tell apart."""

import random
from collections import Counter

from msgspec.structs import replace

from engine import Edition, State, action_text, decode_state, encode_state, legal_actions, read_action, view
from engine.ids import CLOSED, Seat
from engine.state import Player, TunnelQuestion


def check_state(edition: Edition, state: State) -> None:
    """Nothing is lost, nothing is there twice, and somebody can do something."""
    _check_cards(edition, state)
    _check_tickets(edition, state)
    _check_pieces(edition, state)
    _check_routes(edition, state)
    _check_turn(edition, state)


def _check_cards(edition: Edition, state: State) -> None:
    found: Counter[str] = Counter(card for pile in (*state.decks, *state.discards) for card in pile)
    found.update(card for card in state.row if card)
    if isinstance(state.pending, TunnelQuestion):
        found.update(state.pending.laid + state.pending.revealed)
    for player in state.players:
        assert min(player.hand) >= 0
        found.update(player.flags)
        for card, count in zip(edition.cards, player.hand, strict=True):
            found[card.id] += count
    assert found == Counter({card.id: card.count for card in edition.cards})
    for number, deck in enumerate(state.decks):
        assert all(edition.card_deck[card] == number for card in deck + state.discards[number])
        assert deck or not state.discards[number] or isinstance(state.pending, TunnelQuestion)
    assert len(state.row) == sum(deal.count for deal in edition.board.opening.row)
    assert "" not in state.row or not any(state.decks)


def _check_tickets(edition: Edition, state: State) -> None:
    found = [*state.gone, *(ticket for deck in state.ticket_decks for ticket in deck)]
    for player in state.players:
        found += player.tickets + player.offer + player.rejected
    assert sorted(found) == sorted(edition.ticket_ids)
    for name, deck in zip(edition.board.ticket_decks, state.ticket_decks, strict=True):
        assert all(edition.tickets[ticket].deck == name for ticket in deck)


def _check_pieces(edition: Edition, state: State) -> None:
    for seat, player in enumerate(state.players):
        placed = [0] * len(edition.pieces)
        for route, owner in enumerate(state.routes):
            if owner == seat:
                placed[edition.route_piece[route]] += edition.routes[route].length
        box = player.box or (0,) * len(placed)
        for piece, out, supply, boxed in zip(edition.pieces, placed, player.supply, box, strict=True):
            assert supply >= 0
            assert boxed >= 0
            assert out + supply + boxed == piece.count
        choice = edition.board.piece_choice
        if choice is not None and any(player.supply):
            assert sum(placed) + sum(player.supply) == choice.total
    for built in ([p.stations for p in state.players], [p.ports for p in state.players]):
        cities = [city for of_seat in built for city in of_seat]
        assert len(cities) == len(set(cities))
        assert all(len(of_seat) <= 3 for of_seat in built)


def _check_routes(edition: Edition, state: State) -> None:
    few = len(state.players) <= edition.board.single_doubles
    for route, owner in enumerate(state.routes):
        twin = edition.twins[route]
        if owner >= 0 and twin >= 0:
            assert state.routes[twin] == CLOSED if few else state.routes[twin] != owner
        if owner == CLOSED:
            assert few
            assert state.routes[twin] >= 0
    for seat, player in enumerate(state.players):
        owned = [route for route, owner in enumerate(state.routes) if owner == seat]
        bonus = sum(edition.routes[route].bonus for route in owned) if edition.board.bonus_goods else 0
        assert player.goods == bonus
        points = sum(edition.route_points[route] for route in owned)
        assert player.points == points + 4 * player.flag_sets - player.exchanged


def _check_turn(edition: Edition, state: State) -> None:
    seats = range(len(state.players))
    can_act = [seat for seat in seats if legal_actions(edition, state, seat)]
    if state.ended:
        assert can_act == []
    elif state.turn == 0:
        assert can_act
    else:
        assert can_act == [state.seat] == [(state.turn - 1) % len(state.players)]


def check_text_and_json(edition: Edition, state: State, rng: random.Random) -> None:
    """A state survives JSON and every action its text form; hundreds of actions are sampled."""
    assert decode_state(encode_state(state)) == state
    for seat in range(len(state.players)):
        legal = legal_actions(edition, state, seat)
        assert len(set(legal)) == len(legal)
        for action in rng.sample(legal, min(20, len(legal))):
            assert read_action(action_text(action)) == action


def check_secrets(edition: Edition, state: State, rng: random.Random) -> None:
    """Every seat sees the same, and may do the same, when all that it must not know is different."""
    for seat in range(len(state.players)):
        other = scrambled(edition, state, seat, rng)
        assert view(edition, other, Seat(seat)) == view(edition, state, Seat(seat))
        assert legal_actions(edition, other, seat) == legal_actions(edition, state, seat)
    assert view(edition, scrambled(edition, state, None, rng)) == view(edition, state)


def scrambled(edition: Edition, state: State, seat: int | None, rng: random.Random) -> State:
    """The state with everything exchanged that this seat can't know (R-INFO-2)."""
    players = list(state.players)
    others = [number for number in range(len(players)) if number != seat]
    decks = _scramble_cards(edition, state, players, others, rng)
    ticket_decks, gone = _scramble_tickets(state, players, others, rng)
    if state.turn == 0:
        _scramble_choices(edition, players, others, rng)
    return replace(
        state,
        players=tuple(players),
        decks=decks,
        ticket_decks=ticket_decks,
        gone=gone,
        seed=rng.randbytes(32).hex(),
        shuffles=state.shuffles + rng.randrange(5),
    )


def _scramble_cards(
    edition: Edition, state: State, players: list[Player], others: list[int], rng: random.Random
) -> tuple[tuple[str, ...], ...]:
    """Deal the cards of decks and other hands anew; the sizes are public."""
    decks = []
    for number, deck in enumerate(state.decks):
        kinds = [kind for kind, card in enumerate(edition.cards) if edition.card_deck[card.id] == number]
        pool = list(deck)
        for other in others:
            pool += [edition.cards[kind].id for kind in kinds for _ in range(players[other].hand[kind])]
        rng.shuffle(pool)
        for other in others:
            hand = list(players[other].hand)
            size = sum(hand[kind] for kind in kinds)
            for kind in kinds:
                hand[kind] = 0
            for _ in range(size):
                hand[edition.card_index[pool.pop()]] += 1
            players[other] = replace(players[other], hand=tuple(hand))
        decks.append(tuple(pool))
    return tuple(decks)


def _scramble_tickets(
    state: State, players: list[Player], others: list[int], rng: random.Random
) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """Give every ticket that the seat has not in front of it another place; the numbers are public."""
    pool = [*state.gone, *(ticket for deck in state.ticket_decks for ticket in deck)]
    for other in others:
        pool += players[other].tickets + players[other].offer + players[other].rejected
    rng.shuffle(pool)

    def take(old: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(pool.pop() for _ in old)

    for other in others:
        old = players[other]
        new = replace(old, tickets=take(old.tickets), offer=take(old.offer), rejected=take(old.rejected))
        players[other] = new
    return tuple(take(deck) for deck in state.ticket_decks), take(state.gone)


def _scramble_choices(edition: Edition, players: list[Player], others: list[int], rng: random.Random) -> None:
    """At the opening: other numbers of tickets kept, other pieces, and a choice half made or not begun."""
    choice = edition.board.piece_choice
    for other in others:
        player = players[other]
        dealt = player.tickets + player.rejected
        if dealt:
            kept = rng.randint(edition.board.opening.keep, len(dealt))
            player = replace(player, tickets=dealt[:kept], rejected=dealt[kept:])
        if choice is not None and any(player.supply):
            total = tuple(piece.count for piece in edition.pieces)
            trains = rng.randint(choice.total - total[1], total[0])
            supply = (trains, choice.total - trains)
            player = replace(player, supply=supply, box=(total[0] - supply[0], total[1] - supply[1]))
        elif choice is not None and rng.random() < 0.5:
            every = player.offer + player.tickets + player.rejected
            player = replace(player, offer=every, tickets=(), rejected=())
            if rng.random() < 0.5:
                player = replace(player, offer=(), tickets=every[:3], rejected=every[3:])
        players[other] = player
