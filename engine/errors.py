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

from typing import Literal

IllegalCode = Literal[
    "illegal",
    "not-your-turn",
    "game-over",
    "not-ended",
    "decide-first",
    "deck-empty",
    "card-gone",
    "wild-second",
    "no-such-deck",
    "no-such-card",
    "cards-missing",
    "no-such-route",
    "route-taken",
    "too-few-pieces",
    "wrong-payment",
    "no-tickets",
    "wrong-tickets",
    "no-such-city",
    "no-station-left",
    "station-taken",
    "no-port-left",
    "no-port-city",
    "port-taken",
    "port-not-reached",
    "no-such-piece",
]
"""Why an action is refused, for those who have sentences of their own; the optional rules have their reasons here."""


class EngineError(Exception):
    """Everything the engine raises on purpose."""

    sentence = "the engine refused this"

    def __init__(self, message: str = "") -> None:
        super().__init__(message or self.sentence)


class IllegalAction(EngineError):
    code: IllegalCode = "illegal"
    sentence = "that is not possible now"

    def __init__(self, message: str = "", code: IllegalCode | None = None) -> None:
        super().__init__(message)
        if code is not None:
            self.code = code


class NotYourTurn(IllegalAction):
    code = "not-your-turn"
    sentence = "this seat has nothing to decide now"


class GameOver(IllegalAction):
    code = "game-over"
    sentence = "the game has ended before this"


class UnreadableAction(EngineError):
    sentence = "that is no action"


class UnreadableState(EngineError):
    sentence = "the stored game can't be read"


class WrongSetup(EngineError):
    sentence = "this game can't be set up"


class BrokenRecord(EngineError):
    sentence = "the record does not hold"
