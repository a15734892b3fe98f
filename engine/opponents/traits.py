"""What each level thinks about. Numbers were found by letting levels play against each other."""

from msgspec import Struct


class Traits(Struct, frozen=True):
    """The considerations of a level; see normal.py and hard.py."""

    rate: float
    """What a turn is worth when it is used for something else, beside the board's mean for claiming a route."""
    piece: float
    """What a piece is worth when it is placed elsewhere, in the same measure."""
    floor: float
    """The least share of its turns that a route costs in a search for ways."""
    caution: float
    """Points that a route costs more if others surely want it."""
    hope: float
    """The chance to fail of a plan that takes all turns left."""
    hurry: float
    """Turns that a planned claim may cost the rest of the plan, to have it now."""
    idle: float
    """Turns that a card is worth which is spent on a route for its points."""
    ticket_margin: float
    """How many turns' worth more tickets have to promise."""
    orders: int
    """In how many orders of the tickets a network is tried."""
    reroutes: int
    """How often every ticket is taken out of the network and joined again."""
    goods: float
    """Points that a card of bonus goods is worth."""
    flags: float
    """The share of a flag set's points that its cards are worth while it is unfinished."""
    by_hand: bool
    """Whether a route is cheaper for cards in hand and in the row; else only its length counts."""
    foresight: bool
    """Whether it values cards by the turns they save and fears what tunnels may ask; else it counts what helps."""
    contested: bool
    """Whether it minds what others may take."""
    extras: bool
    """Whether it plans for ports, exchanges and the longest path."""
    more_tickets: bool
    """Whether it weighs drawing tickets at any time, not only when all of its own are done."""
    endgame: bool
    """Whether it counts the turns left and plays its last ones for what they bring."""


NORMAL = Traits(
    rate=1.1,
    piece=0.21,
    floor=0.35,
    caution=1.0,
    hope=0.4,
    hurry=0.4,
    idle=0.15,
    ticket_margin=4.0,
    orders=1,
    reroutes=0,
    goods=0.0,
    flags=0.2,
    by_hand=False,
    foresight=False,
    contested=False,
    extras=False,
    more_tickets=False,
    endgame=False,
)

HARD = Traits(
    rate=1.4,
    piece=0.21,
    floor=0.35,
    caution=1.0,
    hope=0.25,
    hurry=0.5,
    idle=0.15,
    ticket_margin=2.0,
    orders=8,
    reroutes=1,
    goods=1.0,
    flags=0.8,
    by_hand=True,
    foresight=True,
    contested=True,
    extras=True,
    more_tickets=True,
    endgame=True,
)
