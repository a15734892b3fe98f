"""What the bot refuses, and what stops it.

BotError
├── Refusal              a person asked for something that can't be; they get one sentence
│   ├── NoGameHere       no game in this channel, or no such game any more
│   ├── ChannelTaken     a game is going on here already (a thread is offered)
│   ├── NotAPlayer       the person has no seat at this table
│   ├── NotYours         only the host, an admin or the seat's owner may do this
│   ├── WrongStatus      not in the lobby, not started yet, already over
│   ├── SeatProblem      too few or too many seats, already seated, colour taken
│   ├── AtRest           the game is paused, archived, or has lost its channel
│   ├── NotYourTurn      somebody else's turn, or nothing to decide
│   ├── StaleMove        the panel is from an earlier move of this seat
│   ├── AlreadyDone      this very click has been carried out
│   ├── Crowded          others change this table all the time; try again
│   ├── IllegalMove      the engine refuses the action
│   ├── NothingToUndo    hidden things were seen, somebody has acted, or there is nothing
│   ├── UnknownMapName   no map of that name
│   ├── TooOften         the person has done so many times within an hour
│   └── CantWrite        the bot lacks permissions in that channel
├── Undelivered          Discord did not take a message
│   ├── Forbidden        a permission is missing
│   ├── ChannelGone      the channel or thread was deleted
│   ├── MessageGone      the message to change was deleted
│   └── Unreachable      Discord is down or slow; try again later
├── StopsTheBot          the bot can't run; one sentence, exit code 2 if not said otherwise
│   ├── WrongSettings    environment or .env
│   ├── DatabaseProblem  not writable, damaged, not ours, newer than this version
│   │   └── DatabaseInUse   another bot holds it
│   ├── DiscordProblem   the token or the permissions are wrong
│   └── TryAgain         exit code 1, because trying again may help
│       ├── DiscordAway     Discord can't be reached
│       ├── NoLoginsLeft    Discord allows no further logins for now
│       ├── ShardTaken      another worker has the shard
│       ├── ShardsLost      the line that held the shards is cut
│       ├── DatabaseAway    the server with the database can't be reached
│       ├── DatabaseBusy    another program keeps the database to itself
│       └── DiskFull        there is no room to write
└── OnTheLoop            slow work was about to run on the event loop's thread
"""

from typing import Any, ClassVar, Literal

from engine.errors import IllegalCode


class BotError(Exception):
    """Everything the bot raises on purpose."""


StatusReason = Literal["awake", "started", "lobby", "over", "cancelled", "running", "moved-on"]
"""What is the case at a table instead of what is needed."""

SeatReason = Literal[
    "few",
    "many",
    "number",
    "level",
    "full",
    "no-room",
    "taken",
    "colour",
    "none",
    "not-here",
    "opponent",
    "resigned",
    "played",
    "sits",
    "not-offered",
    "no-vote",
]

Unfitting = Literal[
    "typed-card",
    "typed-city",
    "typed-deck",
    "typed-game",
    "typed-hosted",
    "typed-map",
    "typed-payment",
    "typed-pieces",
    "typed-route",
    "typed-seat",
    "typed-tickets",
    "typed-topic",
]
"""What was typed fits none of the suggestions."""

Reason = (
    Literal[
        "channel-not-open",
        "hint-failed",
        "hints-not-here",
        "hints-off",
        "in-thread",
        "invite-many",
        "invite-stranger",
        "leave-started",
        "lobby-unshown",
        "map-not-offered",
        "no-exchange",
        "no-ports",
        "no-stations",
        "no-thread",
        "not-here",
        "not-your-channel",
        "old-button",
        "old-command",
        "pass",
        "plan-full",
        "plan-route",
        "plan-turn",
        "quiet-hours-empty",
        "role-needed",
        "stays-out",
        "thread-forbidden",
        "thread-taken",
        "too-many-at-once",
        "too-slow",
        "typed-day",
        "typed-day-far",
        "typed-invite",
        "typed-number",
        "typed-place",
        "typed-place-near",
        "typed-several",
        "typed-substitute",
        "typed-zone",
        "typed-zone-near",
        "where-to",
    ]
    | Unfitting
)
"""What needs no class of its own, because nobody does anything about it but say so."""


class Refusal(BotError):
    """A text key of bot/text and its arguments: `str` never reaches a player, the sentence of the key does.

    Arguments are texts, numbers or Discord ids; `seat` is a seat number that the words turn into a name.
    """

    prefix: ClassVar[str] = "refused"

    def __init__(self, reason: Reason, **arguments: Any) -> None:
        self._tell(reason, arguments)

    def _tell(self, reason: str, arguments: dict[str, Any]) -> None:
        """Each kind has a list of its reasons in its constructor; this makes the key of any of them."""
        self.key = f"{self.prefix}-{reason}" if reason else self.prefix
        self.arguments = arguments
        super().__init__(f"{self.key} {arguments}" if arguments else self.key)


class _OneReason(Refusal):
    """The kind alone says what is the case."""

    def __init__(self, reason: Literal[""] = "", **arguments: Any) -> None:
        self._tell(reason, arguments)


class NoGameHere(Refusal):
    """`refused-no-game` (nothing in this channel), `refused-no-game-gone` (that game is not stored)."""

    prefix = "refused-no-game"

    def __init__(self, reason: Literal["", "gone"] = "", **arguments: Any) -> None:
        self._tell(reason, arguments)


class ChannelTaken(_OneReason):
    """`refused-channel-taken`; arguments `game` (id) and `status`."""

    prefix = "refused-channel-taken"


class NotAPlayer(_OneReason):
    """`refused-not-a-player`; argument `status`. In a lobby the sentence may offer to join."""

    prefix = "refused-not-a-player"


class NotYours(Refusal):
    """`refused-not-yours-host` (argument `host`, a user id), `refused-not-yours-seat`, `refused-not-yours-server`."""

    prefix = "refused-not-yours"

    def __init__(self, reason: Literal["host", "seat", "server"], **arguments: Any) -> None:
        self._tell(reason, arguments)


class WrongStatus(Refusal):
    """`refused-status-started|lobby|over|cancelled|running`: what is the case instead of what is needed.

    started: only before the start; lobby: the game has not started; over/cancelled: it is; running: only after the end.
    """

    prefix = "refused-status"

    def __init__(self, reason: StatusReason, **arguments: Any) -> None:
        self._tell(reason, arguments)


class SeatProblem(Refusal):
    """`refused-seat-few` (`least`, `seated`), `-many` (`most`), `-full`, `-no-room` (`seats`), `-taken` (sits already),
    `-colour` (`colour`), `-none` (no such seat), `-not-here` (the new host has no seat), `-opponent` (needs a person),
    `-resigned` (given up for good), `-played` (its owner plays it)."""

    prefix = "refused-seat"

    def __init__(
        self,
        reason: SeatReason,
        **arguments: Any,
    ) -> None:
        self.reason = reason
        self._tell(reason, arguments)


class AtRest(Refusal):
    """`refused-rest-paused|archived|homeless`: the game stands still; somebody has to let it go on first."""

    prefix = "refused-rest"

    def __init__(self, reason: Literal["paused", "archived", "homeless"], **arguments: Any) -> None:
        self._tell(reason, arguments)


class NotYourTurn(Refusal):
    """`refused-turn` (`seat` on turn, `turn`), `refused-turn-opening` (you have chosen; others still choose),
    `refused-turn-opponent` (an opponent plays your seat)."""

    prefix = "refused-turn"

    def __init__(self, reason: Literal["", "opening", "opponent"] = "", **arguments: Any) -> None:
        self._tell(reason, arguments)


class StaleMove(_OneReason):
    """`refused-stale`; arguments `turn` (a text) and `mine` (whether it is this player's turn)."""

    prefix = "refused-stale"


class AlreadyDone(_OneReason):
    """`refused-already-done`: this interaction was delivered twice and has had its effect."""

    prefix = "refused-already-done"


class Crowded(_OneReason):
    """`refused-crowded`: so many others changed this table at the same moment that nothing came of this click."""

    prefix = "refused-crowded"


class IllegalMove(Refusal):
    """`refused-move-CODE` with the engine's code; the argument `action` is the action's text form, if there is one."""

    prefix = "refused-move"

    def __init__(self, reason: IllegalCode, **arguments: Any) -> None:
        self._tell(reason, arguments)


class NothingToUndo(Refusal):
    """`refused-undo` (nothing yet), `-hidden` (hidden things were seen), `-acted` (`seat` has acted since),
    `-opponent` (`seat`, an opponent, has acted since)."""

    prefix = "refused-undo"

    def __init__(self, reason: Literal["", "hidden", "acted", "opponent"] = "", **arguments: Any) -> None:
        self._tell(reason, arguments)


class UnknownMapName(_OneReason):
    """`refused-map`; argument `map`."""

    prefix = "refused-map"


class TooOften(Refusal):
    """`refused-too-often-tables|threads|posts|calls|undos|films`; arguments `most`, `minutes` (until the next one)."""

    prefix = "refused-too-often"

    def __init__(
        self, reason: Literal["tables", "threads", "posts", "calls", "undos", "films"], **arguments: Any
    ) -> None:
        self._tell(reason, arguments)


class CantWrite(Refusal):
    """`refused-cant-write`, `-there` (`channel`); argument `missing`, names of Discord permissions such as
    `send_messages`."""

    prefix = "refused-cant-write"

    def __init__(self, reason: Literal["", "there"] = "", **arguments: Any) -> None:
        self._tell(reason, arguments)


class Undelivered(BotError):
    """Discord did not take a message."""

    trouble: ClassVar[str] = "unreachable"


class Forbidden(Undelivered):
    trouble = "forbidden"


class ChannelGone(Undelivered):
    trouble = "channel-gone"


class MessageGone(Undelivered):
    trouble = "message-gone"


class Unreachable(Undelivered):
    trouble = "unreachable"


class StopsTheBot(BotError):
    """The message is the sentence for the person who runs the bot."""

    code: ClassVar[int] = 2
    """The exit code: with 2, whoever watches over the bot should not start it again."""


class WrongSettings(StopsTheBot):
    """`name` is the setting that is wrong, if it is one."""

    def __init__(self, sentence: str, name: str = "") -> None:
        super().__init__(sentence)
        self.name = name


class DatabaseProblem(StopsTheBot):
    pass


class DatabaseInUse(DatabaseProblem):
    pass


class DiscordProblem(StopsTheBot):
    pass


class TryAgain(StopsTheBot):
    code = 1


class DiscordAway(TryAgain):
    pass


class NoLoginsLeft(TryAgain):
    pass


class ShardTaken(TryAgain):
    """Its worker may have died a moment ago without the database having noticed, so trying again may help."""


class ShardsLost(TryAgain):
    pass


class DatabaseAway(TryAgain):
    pass


class DatabaseBusy(TryAgain):
    pass


class DiskFull(TryAgain):
    pass


class OnTheLoop(BotError):
    pass
