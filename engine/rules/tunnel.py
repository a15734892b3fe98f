"""Tunnels: cards are turned up that may make the route cost more (R-TUN-1 to R-TUN-7)."""

from typing import TYPE_CHECKING

from engine.actions import Action, Pay, Withdraw
from engine.board import Board, TunnelData
from engine.errors import IllegalAction
from engine.events import TunnelLaid, TunnelWithdrawn
from engine.payments import Payment, sets_of_one_colour
from engine.rule import Rule
from engine.state import TunnelQuestion

if TYPE_CHECKING:
    from engine.draft import Draft
    from engine.edition import Edition
    from engine.state import State


class Tunnel(Rule[TunnelData]):
    name = "tunnel"
    answers_with = (Pay, Withdraw)

    def __init__(self, board: Board, data: TunnelData) -> None:
        super().__init__(board, data)
        self._extras: dict[tuple[str, str, int], tuple[Payment, ...]] = {}

    def interrupt(self, draft: "Draft", route: int, cards: tuple[str, ...]) -> bool:
        edition = draft.edition
        if not edition.routes[route].tunnel:
            return False
        deck = edition.card_deck[cards[0]]
        revealed: list[str] = []
        while len(revealed) < self.data.reveal and draft.decks[deck]:
            revealed.append(draft.top(deck))
        colour = edition.payment_colour(cards)
        extra = sum(
            not (kind := edition.cards[edition.card_index[card]]).colour or kind.colour == colour for card in revealed
        )
        name, turned = edition.route_ids[route], tuple(revealed)
        draft.events.append(TunnelLaid(draft.seat, name, cards, turned, extra))
        if extra:
            draft.pending = TunnelQuestion(name, cards, turned, extra)
        else:
            draft.claim(route, cards, turned)
        return True

    def _payments(self, edition: "Edition", question: TunnelQuestion) -> tuple[Payment, ...]:
        """What may pay the extra: the colour laid down and wilds, or wilds alone (R-TUN-2, R-TUN-3)."""
        kind = edition.routes[edition.route_index[question.route]].kind
        key = (kind, edition.payment_colour(question.laid), question.extra)
        found = self._extras.get(key)
        if found is None:
            serving = [card for card in edition.cards if kind in card.serves]
            found = sets_of_one_colour(serving, [key[1]] if key[1] else [], question.extra)
            self._extras[key] = found
        return found

    def answers(self, edition: "Edition", state: "State", seat: int) -> tuple[Action, ...]:
        question = state.pending
        if not isinstance(question, TunnelQuestion):
            return ()
        hand = state.players[seat].hand
        payments = self._payments(edition, question)
        return (*(Pay(cards) for cards in payments if edition.affords(hand, cards)), Withdraw())

    def answer(self, draft: "Draft", action: Action) -> None:
        question = draft.pending
        if not isinstance(question, TunnelQuestion):
            raise IllegalAction("no tunnel is waiting for an answer", "decide-first")
        match action:
            case Pay(cards) if cards in self._payments(draft.edition, question):
                draft.change(hand=draft.spent(cards))
                draft.claim(draft.edition.route_index[question.route], question.laid + cards, question.revealed)
            case Withdraw():
                draft.change(hand=draft.gained(question.laid))
                draft.events.append(TunnelWithdrawn(draft.seat, question.route))
                draft.discard(question.revealed)
                draft.make_good()
                draft.finish_turn()
            case _:
                raise IllegalAction("these cards do not pay for the tunnel", "wrong-payment")
