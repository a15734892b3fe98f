"""What the engine refuses.

EngineError
├── IllegalAction      the action is not one of the seat's legal ones now
│   ├── NotYourTurn    it is somebody else's turn, or this seat has nothing to decide
│   └── GameOver       the game has ended
├── UnreadableAction   a text that is no action
├── UnreadableState    a stored snapshot that can't be read
├── WrongSetup         seats, seed or options that fit no game on this board
└── BrokenRecord       a game record that does not replay
"""


class EngineError(Exception):
    """Everything the engine raises on purpose; `code` names the reason for those who turn it into a sentence."""

    code = "engine"

    def __init__(self, message: str = "", code: str | None = None) -> None:
        super().__init__(message or self.code)
        if code is not None:
            self.code = code


class IllegalAction(EngineError):
    code = "illegal"


class NotYourTurn(IllegalAction):
    code = "not-your-turn"


class GameOver(IllegalAction):
    code = "game-over"


class UnreadableAction(EngineError):
    code = "unreadable-action"


class UnreadableState(EngineError):
    code = "unreadable-state"


class WrongSetup(EngineError):
    code = "wrong-setup"


class BrokenRecord(EngineError):
    code = "broken-record"
