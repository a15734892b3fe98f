"""Setting up: R-SET."""

import pytest
from msgspec.structs import replace

import maps
from engine import Edition, Options, new_game
from engine.chance import shuffle
from engine.errors import WrongSetup
from engine.events import ChoiceMade, OpeningEnded, TurnBegan
from engine.ids import Seat
from tests.engine.positions import Game, events_of, seed_of


@pytest.mark.parametrize(
    ("name", "pieces", "hand", "row", "offer"),
    [
        ("europe", (45,), (4,), 5, 4),
        ("great_lakes", (0, 0), (2, 2), 6, 5),
        ("paris", (15,), (2,), 5, 2),
        ("amsterdam", (16,), (2,), 5, 2),
    ],
)
def test_r_set_1_everybody_gets_pieces_cards_and_an_offer_of_tickets(
    name: str, pieces: tuple[int, ...], hand: tuple[int, ...], row: int, offer: int
) -> None:
    edition = maps.edition(name)
    least, most = edition.board.players
    for seats in range(least, most + 1):
        game = Game(name, seats, opening=True)
        assert len(game.state.row) == row
        for seat in range(seats):
            player = game.state.players[seat]
            assert (player.points, player.supply, player.tickets) == (0, pieces, ())
            assert game.view(seat).seats[seat].cards == hand
            assert len(player.offer) == len(set(player.offer)) == offer


@pytest.mark.parametrize("name", ["europe", "great_lakes", "paris", "amsterdam"])
def test_r_set_1_everything_is_dealt_from_the_top_of_shuffled_decks(name: str) -> None:
    """Seat by seat in turn order, as the map file lists decks and deals; then the row."""
    edition = maps.edition(name)
    board = edition.board
    for seed in range(5):
        state = new_game(edition, 3, seed_of(seed))
        things = [[card.id for card in deck.cards for _ in range(card.count)] for deck in board.decks]
        things += [
            [name for name, ticket in edition.tickets.items() if ticket.deck == deck] for deck in board.ticket_decks
        ]
        piles = [list(shuffle(seed_of(seed), number, pile)) for number, pile in enumerate(things, 1)]
        names = [*(deck.id for deck in board.decks), *board.ticket_decks]
        for player in state.players:
            hand = [piles[names.index(deal.deck)].pop() for deal in board.opening.hand for _ in range(deal.count)]
            assert player.hand == tuple(hand.count(card.id) for card in edition.cards)
            offer = [piles[names.index(deal.deck)].pop() for deal in board.opening.tickets for _ in range(deal.count)]
            assert list(player.offer) == offer
        row = [piles[names.index(deal.deck)].pop() for deal in board.opening.row for _ in range(deal.count)]
        if sum(card in edition.wilds for card in row) < 3:
            assert list(state.row) == row
            assert [list(deck) for deck in state.decks] == piles[: len(board.decks)]


def test_r_set_1_in_europe_one_of_the_four_is_long() -> None:
    game = Game("europe", 5, opening=True)
    for player in game.state.players:
        assert [game.edition.tickets[ticket].deck for ticket in player.offer] == ["long", "short", "short", "short"]


def test_r_set_1_how_many_must_be_kept() -> None:
    for name, offered, least in [("europe", 4, 2), ("great_lakes", 5, 3), ("paris", 2, 1), ("amsterdam", 2, 1)]:
        sizes = {len(text.split(",")) for text in Game(name, opening=True).legal(0)}
        assert sizes == set(range(least, offered + 1))


def test_r_set_1_nobody_waits_for_another_choice_and_nobody_sees_it() -> None:
    game = Game("paris", 3, opening=True)
    before = [game.view(seat) for seat in range(3)]
    assert all(game.kinds(seat) == {"keep"} for seat in range(3))
    events = game.do(game.legal(2)[-1], 2)
    assert [event for event in events if event.to is None] == [ChoiceMade(Seat(2))]
    for seat in range(2):
        seats = (*before[seat].seats[:2], replace(before[seat].seats[2], choosing=False))
        assert game.view(seat) == replace(before[seat], seats=seats)
    assert game.kinds(0) == game.kinds(1) == {"keep"}


def test_r_set_1_the_number_of_players_is_limited() -> None:
    for name, seats in [("europe", 1), ("europe", 6), ("paris", 5), ("amsterdam", 5), ("great_lakes", 6)]:
        with pytest.raises(WrongSetup, match="players"):
            new_game(maps.edition(name), seats, seed_of(1))
    with pytest.raises(WrongSetup, match="32 bytes"):
        new_game(maps.edition("europe"), 2, b"short")


def test_r_set_2_the_order_is_drawn_by_lot_and_stays() -> None:
    orders = set()
    for seed in range(40):
        game = Game("europe", 3, seed)
        assert game.state.order == shuffle(seed_of(seed), 0, range(3))
        orders.add(order := game.state.order)
        for turn in range(1, 8):
            assert (game.state.turn, game.state.seat) == (turn, (turn - 1) % 3)
            game.do("tickets")
            game.do(game.legal()[0])
        assert game.state.order == order
    assert len(orders) == 6


def test_r_set_2_the_host_may_have_the_order_of_joining() -> None:
    for seed in range(10):
        assert Game("europe", 5, seed, options=Options("joined")).state.order == (0, 1, 2, 3, 4)


def wilds(game: Game) -> int:
    return sum(card in game.edition.wilds for card in game.state.row)


@pytest.mark.parametrize(("name", "size"), [("europe", 5), ("paris", 5), ("great_lakes", 6)])
def test_r_set_3_a_first_row_with_three_wilds_is_discarded(name: str, size: int) -> None:
    found = 0
    for seed in range(1500):
        game = Game(name, 2, seed, opening=True)
        assert wilds(game) < 3
        discarded = [card for pile in game.state.discards for card in pile]
        assert len(discarded) % size == 0
        if discarded:
            found += 1
            assert sum(card in game.edition.wilds for card in discarded) >= 3
    assert found


def test_r_set_3_amsterdam_shuffles_it_back_into_the_deck() -> None:
    found = 0
    for seed in range(300):
        game = Game("amsterdam", 2, seed, opening=True)
        assert game.state.discards == ((),)
        assert len(game.state.decks[0]) == 44 - 4 - 5
        assert wilds(game) < 3
        if game.state.shuffles > 3:
            found += 1
            deck = shuffle(seed_of(seed), 1, _all_cards(game.edition))
            rest, row = deck[:-9], deck[-9:-4][::-1]
            assert sum(card == "wild" for card in row) >= 3
            again = shuffle(seed_of(seed), 3, rest + row)
            if game.state.shuffles == 4:
                assert game.state.row == again[-5:][::-1]
                assert game.state.decks[0] == again[:-5]
    assert found


def _all_cards(edition: Edition) -> list[str]:
    return [card.id for deck in edition.board.decks for card in deck.cards for _ in range(card.count)]


def _nearly_all_wild(name: str) -> Edition:
    board = maps.edition(name).board
    cards = tuple(replace(card, count=60 if card.wild else 1) for card in board.decks[0].cards)
    return Edition(replace(board, decks=(replace(board.decks[0], cards=cards),)))


def test_r_set_3_after_five_times_the_row_stays() -> None:
    game = Game(_nearly_all_wild("paris"), opening=True)
    assert wilds(game) >= 3
    assert len(game.state.discards[0]) == 5 * 5
    game = Game(_nearly_all_wild("amsterdam"), opening=True)
    assert wilds(game) >= 3
    assert game.state.shuffles == 3 + 5


@pytest.mark.parametrize("name", ["europe", "great_lakes", "paris", "amsterdam"])
def test_r_set_4_the_first_turn_begins_after_the_last_choice(name: str) -> None:
    game = Game(name, 3, opening=True)
    for seat in (1, 2, 0):
        while choices := game.legal(seat):
            if game.state.turn:
                break
            assert game.view(seat).on_turn is None
            assert game.refused("draw blind", seat)
            game.do(choices[0], seat)
        assert (game.state.turn == 1) == (seat == 0)
    assert game.log[-1] == TurnBegan(Seat(0), 1)
    assert game.kinds(0) >= {"draw", "tickets"}
    assert game.legal(1) == game.legal(2) == []


def test_r_set_5_an_opening_choice_is_final() -> None:
    game = Game("europe", 3, opening=True)
    choices = game.legal(1)
    game.do(choices[0], 1)
    assert game.refused(choices[1], 1) == "not-your-turn"
    assert game.legal(1) == []


def test_r_set_5_numbers_are_published_after_the_last_choice_only() -> None:
    game = Game("europe", 3, opening=True)
    game.do(game.legal(0)[-1], 0)
    game.do(game.legal(1)[0], 1)
    assert [seat.tickets for seat in game.view(2).seats] == [0, 0, 0]
    assert events_of(game.log, OpeningEnded) == []
    game.do(next(text for text in game.legal(2) if text.count(",") == 2), 2)
    assert events_of(game.log, OpeningEnded) == [OpeningEnded((4, 2, 3), ((45,), (45,), (45,)))]
    assert [seat.tickets for seat in game.view(None).seats] == [4, 2, 3]


def test_r_set_5_refused_tickets_go_under_the_deck_by_seat_and_as_dealt() -> None:
    game = Game("great_lakes", 2, opening=True)
    offers = [player.offer for player in game.state.players]
    deck = game.state.ticket_decks[0]
    game.do(f"keep {','.join(offers[1][1:4])}", 1)
    game.do("pieces 27/23", 1)
    game.do(f"keep {','.join(offers[0][2:])}", 0)
    assert game.state.ticket_decks[0] == deck
    game.do("pieces 27/23", 0)
    back = (*offers[0][:2], offers[1][0], offers[1][4])
    assert game.state.ticket_decks[0] == (*reversed(back), *deck)
    assert all(player.rejected == () for player in game.state.players)


def test_r_set_5_in_europe_they_leave_the_game_with_the_long_ones_left() -> None:
    game = Game("europe", 2, opening=True)
    offers = [player.offer for player in game.state.players]
    undealt = game.state.gone
    assert len(undealt) == 4
    assert {game.edition.tickets[ticket].deck for ticket in undealt} == {"long"}
    decks = game.state.ticket_decks
    game.do(f"keep {','.join(offers[1][2:])}", 1)
    game.do(f"keep {','.join(offers[0][:2])}", 0)
    assert game.state.gone == (*undealt, *offers[0][2:], *offers[1][:2])
    assert game.state.ticket_decks == decks
    assert [len(deck) for deck in decks] == [0, 40 - 6]
