"""Flag sets: one card of each flag colour, kept from payments, makes a set (R-PAR-2 to R-PAR-4)."""

from typing import TYPE_CHECKING

from engine.board import Board, FlagSetData
from engine.events import FlagCardKept, FlagSetScored
from engine.final import ScoreLine, Standing
from engine.rule import Rule

if TYPE_CHECKING:
    from engine.draft import Draft
    from engine.edition import Edition
    from engine.state import State


class FlagSets(Rule[FlagSetData]):
    name = "flag_set"

    def __init__(self, board: Board, data: FlagSetData) -> None:
        super().__init__(board, data)
        self.colour_of = {card.id: card.colour for deck in board.decks for card in deck.cards}

    def keeps(self, draft: "Draft", cards: tuple[str, ...]) -> tuple[str, ...]:
        return self.kept(draft.player.flags, cards)

    def kept(self, flags: tuple[str, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
        """One card of each flag colour in the payment that does not lie there yet."""
        lying = {self.colour_of[card] for card in flags}
        first = {self.colour_of[card]: card for card in reversed(cards)}
        return tuple(first[colour] for colour in self.data.colours if colour in first and colour not in lying)

    def after_claim(self, draft: "Draft", route: int, cards: tuple[str, ...]) -> None:
        kept = self.keeps(draft, cards)
        if not kept:
            return
        flags = draft.player.flags + kept
        draft.events += [FlagCardKept(draft.seat, card) for card in kept]
        if len(flags) < len(self.data.colours):
            draft.change(flags=flags)
            return
        by_colour = {self.colour_of[card]: card for card in flags}
        draft.discard(tuple(by_colour[colour] for colour in self.data.colours))
        draft.change(flags=(), flag_sets=draft.player.flag_sets + 1, points=draft.player.points + self.data.points)
        draft.events.append(FlagSetScored(draft.seat, self.data.points))

    def score(self, edition: "Edition", state: "State", standings: tuple[Standing, ...], seat: int) -> list[ScoreLine]:
        sets = state.players[seat].flag_sets
        return [ScoreLine("flag_sets", sets * self.data.points, sets)]
