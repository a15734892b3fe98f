"""What goes to the process that thinks, and what comes back: one line of JSON each."""

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from engine.actions import Action
from engine.opponents import Reason
from engine.view import View


class Question(Struct, frozen=True):
    """What a seat has to decide, as far as it may know; `board` comes along until the process knows the digest."""

    level: str
    digest: str
    view: View
    legal: tuple[Action, ...]
    seed: str
    board: str = ""


class Decision(Struct, frozen=True):
    """The action, or where it went wrong; `unknown_board`: ask again with the board."""

    action: Action | None = None
    reason: Reason | None = None
    fault: str = ""
    unknown_board: bool = False


ENCODER = Encoder()
QUESTIONS = Decoder(Question)
DECISIONS = Decoder(Decision)
