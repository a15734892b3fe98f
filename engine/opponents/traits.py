"""What each level thinks about. Numbers were found by letting levels play against each other."""

from msgspec import Struct


class Traits(Struct, frozen=True):
    """The considerations of a level; see normal.py and hard.py."""

    rate: float
    """What a turn is worth when it is used for something else, beside the board's mean for claiming a route."""
    zeal: float
    """How much of the board's premium on long routes a turn is worth besides: more comes of it where those pay."""
    piece: float
    """What a piece is worth when it is placed elsewhere, in the same measure."""
    thrift: float
    """How much of what a piece brings more on the board's best routes than on short ones is added to that."""
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
    rescue: float
    """The share of that which suffices while a station is left: it rescues a ticket that somebody blocks."""
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
    dawdle: float
    """Turns by which a seat usually ends the game later than if it hurried."""
    stubborn: float
    """Turns too many for which tickets already held are not given up yet."""
    greed: float
    """How much others are expected to want routes for their points alone, as a share of wanting them for tickets."""
    grab: float
    """How much more such a route has to be in danger than the planned ones to come first."""
    fillers: int
    """For how many routes it plans that bring nothing but their points."""
    most: float
    """The most of those turns, as a share of the turns until then if somebody hurried."""
    fade: float
    """With so many turns left and fewer, turns, pieces and cards lose their worth for later; 0 if they never do."""
    endgame: bool
    """Whether it counts the turns left and plays its last ones for what they bring."""


NORMAL = Traits(
    rate=1.1,
    zeal=0.0,
    piece=0.21,
    thrift=0.0,
    floor=0.35,
    caution=1.0,
    hope=0.4,
    hurry=0.4,
    idle=0.15,
    ticket_margin=4.0,
    rescue=1.0,
    orders=1,
    reroutes=0,
    goods=0.0,
    flags=0.2,
    dawdle=2.0,
    stubborn=1.0,
    greed=0.0,
    grab=0.0,
    fillers=2,
    most=0.6,
    fade=0.0,
    by_hand=False,
    foresight=False,
    contested=False,
    extras=False,
    more_tickets=False,
    endgame=False,
)

HARD = Traits(
    rate=1.3,
    zeal=0.4,
    piece=0.0,
    thrift=1.5,
    floor=0.35,
    caution=1.0,
    hope=0.25,
    hurry=0.1,
    idle=0.15,
    ticket_margin=2.0,
    rescue=0.35,
    orders=8,
    reroutes=1,
    goods=1.0,
    flags=0.8,
    dawdle=2.0,
    stubborn=3.0,
    greed=1.0,
    grab=0.2,
    fillers=4,
    most=1.2,
    fade=3.0,
    by_hand=True,
    foresight=True,
    contested=True,
    extras=True,
    more_tickets=True,
    endgame=True,
)
