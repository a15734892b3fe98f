"""Everything a seat may do now (R-TURN-1): complete, and the only source of what is legal."""

from engine.actions import Action, Pass, Tickets
from engine.doubles import other_halves, second_half_closes
from engine.edition import Edition
from engine.ids import FREE
from engine.state import SecondCard, State, TicketChoice

_PASS = (Pass(),)
_TICKETS = Tickets()


def legal_actions(edition: Edition, state: State, seat: int) -> tuple[Action, ...]:
    """Every action that `apply` accepts from this seat; empty if it has nothing to decide.

    >>> import maps
    >>> from engine import action_text, new_game
    >>> edition = maps.edition("paris")
    >>> state = new_game(edition, 2, bytes(32))
    >>> for action in legal_actions(edition, state, 0):
    ...     print(action_text(action))
    keep arc_de_triomphe-buttes_chaumont
    keep gare_du_nord-montparnasse
    keep arc_de_triomphe-buttes_chaumont,gare_du_nord-montparnasse
    """
    if state.ended:
        return ()
    if state.turn == 0:
        return _opening_choices(edition, state, seat)
    if seat != state.seat:
        return ()
    pending = state.pending
    if pending is None:
        return _turn(edition, state, seat)
    if isinstance(pending, SecondCard):
        return tuple(edition.draws(state.row, tuple(map(bool, state.decks)), True))
    if isinstance(pending, TicketChoice):
        return edition.keeps(state.players[seat].offer, edition.board.ticket_draw.keep)
    return next(answers for rule in edition.rules if (answers := rule.answers(edition, state, seat)))


def is_choosing(edition: Edition, state: State, seat: int) -> bool:
    """Whether this seat has begun something that it must finish by a decision."""
    if state.ended:
        return False
    if state.turn == 0:
        return bool(_opening_choices(edition, state, seat))
    return seat == state.seat and state.pending is not None


def _opening_choices(edition: Edition, state: State, seat: int) -> tuple[Action, ...]:
    player = state.players[seat]
    if player.offer:
        return edition.keeps(player.offer, edition.board.opening.keep)
    for rule in edition.rules:
        if choices := rule.opening_choices(edition, player):
            return choices
    return ()


def _turn(edition: Edition, state: State, seat: int) -> tuple[Action, ...]:
    actions = edition.draws(state.row, tuple(map(bool, state.decks)), False)
    if state.ticket_decks[edition.ticket_deck_index[edition.board.ticket_draw.deck]]:
        actions.append(_TICKETS)
    actions += _claims(edition, state, seat)
    must_act = bool(actions)
    for rule in edition.acting_rules:
        found = rule.actions(edition, state, seat)
        if found:
            actions += found
            must_act = must_act or not rule.passable()
    if not must_act:
        actions += _PASS
    return tuple(actions)


def _claims(edition: Edition, state: State, seat: int) -> list[Action]:
    """Every claim that hand, board and supply allow (R-CLAIM-1 to R-CLAIM-5)."""
    player, owners = state.players[seat], state.routes
    closed: frozenset[int] = frozenset()
    if not second_half_closes(edition, len(state.players)):
        closed = other_halves(edition, owners, seat)
    claims: list[Action] = []
    for affordable in edition.claims.affordable(player.hand):
        if closed:
            claims += [claim for route, claim in affordable if owners[route] == FREE and route not in closed]
        else:
            claims += [claim for route, claim in affordable if owners[route] == FREE]
    if min(player.supply) < edition.longest_route:
        index, routes, pieces, supply = edition.route_index, edition.routes, edition.route_piece, player.supply
        claims = [
            claim
            for claim in claims
            if routes[number := index[claim.route]].length <= supply[pieces[number]]  # type: ignore[union-attr]
        ]
    return claims
