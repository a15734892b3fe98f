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
    """Everything the engine raises on purpose; `code` names the reason for those who have sentences of their own."""

    code = "engine"
    sentence = "the engine refused this"

    def __init__(self, message: str = "", code: str | None = None) -> None:
        super().__init__(message or self.sentence)
        if code is not None:
            self.code = code


class IllegalAction(EngineError):
    code = "illegal"
    sentence = "that is not possible now"


class NotYourTurn(IllegalAction):
    code = "not-your-turn"
    sentence = "this seat has nothing to decide now"


class GameOver(IllegalAction):
    code = "game-over"
    sentence = "the game has ended before this"


class UnreadableAction(EngineError):
    code = "unreadable-action"
    sentence = "that is no action"


class UnreadableState(EngineError):
    code = "unreadable-state"
    sentence = "the stored game can't be read"


class WrongSetup(EngineError):
    code = "wrong-setup"
    sentence = "this game can't be set up"


class BrokenRecord(EngineError):
    code = "broken-record"
    sentence = "the record does not hold"
