"""The rules of ticket-and-route train games: pure values and functions.

`new_game` deals, `legal_actions` says what a seat may do, `apply` does it, `view` shows what a seat may know,
`final_scores` ends it. A whole game, played by somebody who always does the first thing that is possible:

>>> import maps
>>> edition = maps.edition("amsterdam")
>>> state = new_game(edition, seats=2, seed=bytes(32))
>>> while not state.ended:
...     choosing = [seat for seat in (0, 1) if legal_actions(edition, state, seat)]
...     state = apply(edition, state, choosing[0], legal_actions(edition, state, choosing[0])[0]).state
>>> len(final_scores(edition, state).seats)
2
"""

from engine.actions import action_text, read_action
from engine.chance import commitment
from engine.codec import decode_state, encode_state
from engine.edition import Edition
from engine.final import Final
from engine.legal import legal_actions
from engine.play import Outcome, apply
from engine.scoring import final_scores
from engine.setup import new_game
from engine.state import Options, State
from engine.view import View, view

__all__ = [
    "Edition",
    "Final",
    "Options",
    "Outcome",
    "State",
    "View",
    "action_text",
    "apply",
    "commitment",
    "decode_state",
    "encode_state",
    "final_scores",
    "legal_actions",
    "new_game",
    "read_action",
    "view",
]
