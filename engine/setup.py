"""The set-up of a game: order, decks, hands, tickets, row (R-SET-1 to R-SET-3)."""

from engine.chance import shuffle
from engine.draft import ROW_RENEWALS, Draft
from engine.edition import Edition
from engine.errors import WrongSetup
from engine.ids import FREE
from engine.state import Options, Player, State

SEED_BYTES = 32


def new_game(edition: Edition, seats: int, seed: bytes, options: Options = Options()) -> State:  # noqa: B008
    """A game with everything dealt, waiting for the secret opening choices. Options are a frozen value.

    >>> import maps
    >>> state = new_game(maps.edition("europe"), 3, bytes(32), Options(order="joined"))
    >>> [len(player.offer) for player in state.players], len(state.row)
    ([4, 4, 4], 5)
    """
    least, most = edition.board.players
    if not least <= seats <= most:
        raise WrongSetup(f"{edition.board.id} is for {least} to {most} players, not {seats}")
    if len(seed) != SEED_BYTES:
        raise WrongSetup(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    draft = Draft(edition, _empty(edition, seats, seed, options))
    if options.order == "shuffled":
        draft.order = shuffle(seed, 0, range(seats))
        draft.shuffles = 1
    draft.decks = [draft.shuffled(deck) for deck in _card_decks(edition)]
    ticket_decks = [draft.shuffled(deck) for deck in _ticket_decks(edition)]
    draft.players = [_deal(edition, draft, ticket_decks) for _ in range(seats)]
    for name in edition.board.opening.gone:
        number = edition.ticket_deck_index[name]
        draft.gone += ticket_decks[number]
        ticket_decks[number] = ()
    draft.ticket_decks = tuple(ticket_decks)
    _lay_out_first_row(draft)
    return draft.freeze()


def _empty(edition: Edition, seats: int, seed: bytes, options: Options) -> State:
    return State(
        board=edition.digest,
        seed=seed.hex(),
        options=options,
        order=tuple(range(seats)),
        shuffles=0,
        decks=(),
        discards=((),) * len(edition.board.decks),
        row=(),
        ticket_decks=(),
        gone=(),
        players=(),
        routes=(FREE,) * len(edition.routes),
    )


def _card_decks(edition: Edition) -> list[tuple[str, ...]]:
    return [tuple(card.id for card in deck.cards for _ in range(card.count)) for deck in edition.board.decks]


def _ticket_decks(edition: Edition) -> list[tuple[str, ...]]:
    return [
        tuple(name for name, ticket in edition.tickets.items() if ticket.deck == deck)
        for deck in edition.board.ticket_decks
    ]


def _deal(edition: Edition, draft: Draft, ticket_decks: list[tuple[str, ...]]) -> Player:
    opening = edition.board.opening
    hand = [0] * len(edition.cards)
    for deal in opening.hand:
        deck = edition.deck_index[deal.deck]
        for _ in range(deal.count):
            hand[edition.card_index[draft.top(deck)]] += 1
    offer: list[str] = []
    for deal in opening.tickets:
        number = edition.ticket_deck_index[deal.deck]
        pile = ticket_decks[number]
        offer += reversed(pile[-deal.count :])
        ticket_decks[number] = pile[: -deal.count]
    player = Player(tuple(hand), tuple(piece.count for piece in edition.pieces), offer=tuple(offer))
    for rule in edition.rules:
        player = rule.set_up(edition, player)
    return player


def _lay_out_first_row(draft: Draft) -> None:
    """Lay the row; one with too many wilds is discarded or shuffled back (R-SET-3)."""
    draft.lay_out()
    for _ in range(ROW_RENEWALS):
        if not draft.too_many_wilds():
            return
        if draft.edition.board.opening.refused_row == "discard":
            draft.discard_row()
        else:
            back = list(draft.decks)
            for card in filter(None, draft.row):
                back[draft.edition.card_deck[card]] += (card,)
            draft.decks = [draft.shuffled(deck) for deck in back]
        draft.lay_out()
