"""What is played for a seat whose time has run out: cards rather than decisions, and nothing that needs eyes."""

from collections.abc import Sequence

from engine.actions import Action, Draw, DrawBlind, Keep, Pass, Pieces, Withdraw
from engine.edition import Edition
from engine.view import View


def late_action(edition: Edition, view: View, legal: Sequence[Action]) -> Action:
    """The next action of the turn; asked again until the turn is over.

    Two cards blind; a tunnel's cards are taken back; of new tickets the cheapest that may be kept; in the opening all
    tickets and the suggested pieces. Without a card to draw blind it is one of the row, else a pass.
    """
    if view.turn == 0:
        return _opening(edition, legal)
    keeps = [action for action in legal if isinstance(action, Keep)]
    if keeps:
        return min(keeps, key=lambda keep: (_worth(edition, keep), len(keep.tickets), keep.tickets))
    for kind in (Withdraw, DrawBlind, Draw, Pass):
        found = next((action for action in legal if isinstance(action, kind)), None)
        if found is not None:
            return found
    return legal[0]  # Neither cards nor a pass: whatever the rules list first, because the game must go on.


def _opening(edition: Edition, legal: Sequence[Action]) -> Action:
    choice = edition.board.piece_choice
    if choice is not None and (suggested := Pieces(choice.suggested)) in legal:
        return suggested
    return max(legal, key=lambda action: len(action.tickets) if isinstance(action, Keep) else 0)


def _worth(edition: Edition, keep: Keep) -> int:
    return sum(edition.tickets[ticket].points for ticket in keep.tickets)
