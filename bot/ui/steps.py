"""What a click means: every button, every option of a menu and every dialog carries one of these steps.

How they are written into custom ids and read again is in custom_ids.py. The options of menus have steps as their
values, so that choosing one is the same as pressing a button; the menu itself has the step `menu` and its number.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from bot.days.pace import IF_LATE, PACES
from bot.service import LEVELS, Colour, HintsChoice, Level, Order
from bot.service.ballot import Choice
from rendering import RegionId

Number = Annotated[int, Meta(ge=0, le=999)]
"""The number that a route, a city or a kind of piece has on the board."""
Digit = Annotated[int, Meta(ge=0, le=9)]
"""The number of a deck, a page of the tour or a line of a plan, or how many seats."""
Place = Annotated[int, Meta(ge=0, le=999_999)]
"""In the order of joining; places that were left are never given again, so they may be many."""
Row = Annotated[int, Meta(ge=1, le=999_999_999)]
Mask = Annotated[int, Meta(ge=1, le=0xFFFF)]
"""Places of tickets in an offer, one bit each."""
ActionCode = Annotated[str, Meta(pattern=r"^[a-z][0-9x.-]{0,59}\Z")]
"""An action as `bot.ui.codes` writes it."""
DIGEST: Final = 12
"""So many characters of a board's digest name it."""
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{12}\Z")]
Topic = Annotated[str, Meta(pattern=r"^[a-z_-]{1,40}\Z")]
MapName = Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,24}\Z")]
SEATING: Final[dict[str, tuple[Order, HintsChoice]]] = {
    "s": ("shuffled", ""),
    "j": ("joined", ""),
    "t": ("shuffled", "on"),
    "k": ("joined", "on"),
    "u": ("shuffled", "off"),
    "m": ("joined", "off"),
}
"""The order of seats and the choice of hints in one letter."""
PACE: Final = {pace[0]: pace for pace in PACES}
LATE: Final = {late[0]: late for late in IF_LATE}
LEVEL: Final = {level[0]: level for level in LEVELS}
Terms = Annotated[str, Meta(pattern=rf"^[{''.join(SEATING)}][{''.join(PACE)}][{''.join(LATE)}]\Z")]
"""Order and hints, pace, and what happens to the late, a letter each: four people to invite leave no more room."""
Levels = Annotated[str, Meta(pattern=rf"^[{''.join(LEVEL)}]{{0,4}}\Z")]
Switch = Literal["on", "off"]
OwnPart = Literal["reminders", "quiet", "away", "more"]
Users = Annotated[str, Meta(pattern=r"^([0-9a-z]{1,13}(\.[0-9a-z]{1,13}){0,3})?\Z")]
LinePart = Literal["remove", "wilds", "extra", "colour", "turns"]
"""What can be changed of a line of standing orders."""
ServerPart = Literal["tables", "rights"]
"""What can be set for a server in one dialog."""
Stops = Annotated[int, Meta(ge=0, le=0xFFFF)]


class _Step(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One kind of step: its tag, then its fields."""


# What needs only the game. The ids of the first eleven stand in public messages for as long as a game lasts.


class ShowTurn(_Step, frozen=True, tag="turn"):
    """Open the panel of one's seat."""


class ShowHand(_Step, frozen=True, tag="hand"):
    pass


class ShowTable(_Step, frozen=True, tag="table"):
    pass


class ShowCloser(_Step, frozen=True, tag="closer"):
    """Show where something happened on the map."""


class ShowRegion(_Step, frozen=True, tag="region"):
    """Show one part of the map."""

    region: RegionId


class Rematch(_Step, frozen=True, tag="rematch"):
    pass


class Join(_Step, frozen=True, tag="join"):
    pass


class Leave(_Step, frozen=True, tag="leave"):
    pass


class AskLevel(_Step, frozen=True, tag="add"):
    """Ask how strong the opponent shall be that is to be added."""


class Start(_Step, frozen=True, tag="start"):
    pass


class ShowReplay(_Step, frozen=True, tag="replay"):
    """The film of the game."""


class ShowHelp(_Step, frozen=True, tag="help"):
    """A page of the tour."""

    page: Digit


class ShowHint(_Step, frozen=True, tag="hint"):
    """What the hard opponent would do on one's seat."""


class GetRecord(_Step, frozen=True, tag="record"):
    """The record of a game that is over, as a file."""


class ShowLog(_Step, frozen=True, tag="log"):
    """The page of the log that ends before this row."""

    before: Row


class PostAgain(_Step, frozen=True, tag="again"):
    pass


class WantPause(_Step, frozen=True, tag="pause"):
    """Agree to a pause, or ask for one."""


class Resume(_Step, frozen=True, tag="resume"):
    """Let a game that rests go on."""


class TakeOver(_Step, frozen=True, tag="accept"):
    """Take over the seat at this place, which was offered."""

    place: Place


class Decline(_Step, frozen=True, tag="decline"):
    place: Place


class Vote(_Step, frozen=True, tag="vote"):
    """What to do about a seat that was late twice in a row."""

    choice: Choice


class AddOpponent(_Step, frozen=True, tag="opponent"):
    level: Level


class Cancel(_Step, frozen=True, tag="cancel"):
    pass


class Resign(_Step, frozen=True, tag="resign"):
    pass


class HandOver(_Step, frozen=True, tag="replace"):
    """Let an opponent play a seat, or one's own (no place), until its owner comes back."""

    level: Level
    place: Place | None = None


class TakeColour(_Step, frozen=True, tag="colour"):
    colour: Colour


class ShowRules(_Step, frozen=True, tag="rules"):
    """What the rules of the board with this digest say about a topic."""

    board: Digest
    topic: Topic


class OpenThread(_Step, frozen=True, tag="open"):
    """Open the table that was wanted in a thread, because the channel is taken; see `thread_for` and `wish_of`."""

    map: MapName
    seats: Digit
    levels: Levels
    terms: Terms
    invited: Users


class ShowPlan(_Step, frozen=True, tag="plan"):
    """The standing orders of one's seat."""


class PlanClaim(_Step, frozen=True, tag="pclaim"):
    """Order that this route be claimed."""

    route: Number


class PlanTake(_Step, frozen=True, tag="ptake"):
    """Order that cards of this kind be taken from the row."""

    card: Number


class PlanBlind(_Step, frozen=True, tag="pblind"):
    """Order two cards blind, from this deck where there are several."""

    deck: Digit | None = None


class PlanChange(_Step, frozen=True, tag="pset"):
    """Change one line of the plan."""

    line: Digit
    what: LinePart
    value: Number


class PlanStops(_Step, frozen=True, tag="pstops"):
    """What ends the plan, one bit each."""

    mask: Stops


class DropPlan(_Step, frozen=True, tag="pdrop"):
    pass


PlanStep = ShowPlan | PlanClaim | PlanTake | PlanBlind | PlanChange | PlanStops | DropPlan

TableStep = (
    ShowTurn
    | ShowHand
    | ShowTable
    | ShowCloser
    | ShowRegion
    | Rematch
    | Join
    | Leave
    | AskLevel
    | Start
    | ShowReplay
    | GetRecord
    | ShowHelp
    | ShowHint
    | ShowLog
    | PostAgain
    | WantPause
    | TakeOver
    | Decline
    | Vote
    | Resume
    | AddOpponent
    | Cancel
    | Resign
    | HandOver
    | TakeColour
    | ShowRules
    | OpenThread
    | PlanStep
)


# What belongs to the panel of a seat. `refill` is what the switch "refill from" says: a deck, or None for a card's own.


class ShowPanel(_Step, frozen=True, tag="home"):
    refill: Digit | None = None


class Do(_Step, frozen=True, tag="do"):
    """Carry an action out."""

    code: ActionCode
    refill: Digit | None = None


class DrawTwoBlind(_Step, frozen=True, tag="two"):
    deck: Digit
    refill: Digit | None = None


class AskTickets(_Step, frozen=True, tag="tickets"):
    """Ask before tickets are drawn."""


class MarkTickets(_Step, frozen=True, tag="mark"):
    """Say which tickets on offer to keep; they are kept when that is confirmed."""

    places: Mask


class PickRoute(_Step, frozen=True, tag="route"):
    """Claim a route, or ask how to pay for it."""

    route: Number


class AskStation(_Step, frozen=True, tag="stations"):
    """Ask in which city to build a station."""


class AskPort(_Step, frozen=True, tag="ports"):
    """Ask in which city to build a port."""


class PickStation(_Step, frozen=True, tag="station"):
    city: Number


class PickPort(_Step, frozen=True, tag="port"):
    city: Number


class AskExchange(_Step, frozen=True, tag="exchange"):
    """Open the dialog that asks how many pieces to hand in; the dialog carries the same step."""

    piece: Number


class Undo(_Step, frozen=True, tag="undo"):
    pass


class WaiveUndo(_Step, frozen=True, tag="on"):
    """Let the opponents play who wait in case something is taken back."""


class TakeBack(_Step, frozen=True, tag="return"):
    """Play one's seat oneself again."""


PanelStep = (
    ShowPanel
    | Do
    | DrawTwoBlind
    | AskTickets
    | MarkTickets
    | PickRoute
    | AskStation
    | AskPort
    | PickStation
    | PickPort
    | AskExchange
    | Undo
    | WaiveUndo
    | TakeBack
)


# What belongs to a person, in a game or in all of them.


class Mute(_Step, frozen=True, tag="mute"):
    """Hear nothing of the game any more, or again."""

    muted: Switch


class AskNote(_Step, frozen=True, tag="note"):
    """Open the dialog for one's note about the game; the dialog carries the same step."""


class AskOwn(_Step, frozen=True, tag="own"):
    """Open a dialog about a part of one's profile; the dialog carries the same step."""

    part: OwnPart


class ComeBack(_Step, frozen=True, tag="back"):
    """End one's absence."""


class NextGame(_Step, frozen=True, tag="next"):
    """Open the panel of another game that waits for one."""


class GetOwnData(_Step, frozen=True, tag="data"):
    """What is stored about the person, as a file."""


class AskForget(_Step, frozen=True, tag="forget"):
    """Ask before everything about the person is deleted."""


class Forget(_Step, frozen=True, tag="forgotten"):
    """Delete everything about the person."""


OwnStep = GetOwnData | AskForget | Forget | Mute | AskNote | AskOwn | ComeBack | NextGame


# What belongs to a server.


class AskServer(_Step, frozen=True, tag="server"):
    """Open a dialog about a part of the server's settings; the dialog carries the same step."""

    part: ServerPart


ServerStep = AskServer


DialogStep = AskExchange | AskNote | AskOwn | AskServer
"""What a dialog carries."""


class FromMenu(_Step, frozen=True, tag="menu"):
    """The step of a menu: what was chosen in it says the rest. The number makes its custom id unique."""

    number: Number


Step = TableStep | PanelStep | OwnStep | ServerStep
