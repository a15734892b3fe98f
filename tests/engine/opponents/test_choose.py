"""What every level promises: legal, explained, the same for the same seed and view, and nothing but the view."""

import ast
import random
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

import engine.opponents
import maps
from engine import apply, legal_actions, new_game, view
from engine.ids import Seat
from engine.opponents import EVERY_LEVEL, LEVELS, ReasonKey, choose
from tests.engine.opponents.matches import play
from tests.engine.positions import Game

MAPS = ("europe", "great_lakes", "paris", "amsterdam")


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_whole_games_are_legal_and_explained(name: str, level: str) -> None:
    edition = maps.edition(name)
    for seats in edition.board.players:
        assert play(edition, [level] * seats, seats).actions > 20


@pytest.mark.parametrize("name", MAPS)
def test_levels_play_together(name: str) -> None:
    match = play(maps.edition(name), ["hard", "normal", "easy", "random"], 11)
    assert len(match.final.seats) == 4


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_the_same_seed_and_view_give_the_same_choice(name: str, level: str) -> None:
    """Equal scores of two whole games would be a weak proof: every single choice is made twice."""
    edition = maps.edition(name)
    state = new_game(edition, 3, random.Random(5).randbytes(32))
    for _ in range(60):
        seat = state.seat if state.turn else Seat(next(s for s in range(3) if legal_actions(edition, state, s)))
        legal, seen = legal_actions(edition, state, seat), view(edition, state, seat)
        choice = choose(level, edition, seen, legal, 7)
        assert choose(level, edition, seen, legal, 7) == choice
        state = apply(edition, state, seat, choice.action).state
        if state.ended:
            break


@pytest.mark.parametrize("level", LEVELS)
def test_twins_get_the_same_choice(level: str) -> None:
    """Other hands, decks and tickets that the seat can't see change nothing."""
    game = Game("europe", 3, seed=4)
    edition, state = game.edition, game.state
    hidden = random.Random(1)
    deck = list(state.decks[0])
    other = state.players[1]
    pool = [*deck, *(card.id for card, count in zip(edition.cards, other.hand, strict=True) for _ in range(count))]
    hidden.shuffle(pool)
    size = sum(other.hand)
    hand = [0] * len(edition.cards)
    for card in pool[:size]:
        hand[edition.card_index[card]] += 1
    tickets = [ticket for pile in state.ticket_decks for ticket in pile]
    players = list(state.players)
    players[1] = replace(other, hand=tuple(hand), tickets=tuple(hidden.sample(tickets, len(other.tickets))))
    twin = replace(state, decks=(tuple(pool[size:]),), players=tuple(players))
    assert twin != state
    legal = legal_actions(edition, state, 0)
    one = choose(level, edition, view(edition, state, Seat(0)), legal, 3)
    assert choose(level, edition, view(edition, twin, Seat(0)), legal_actions(edition, twin, 0), 3) == one


def test_random_is_spread_over_all_legal_actions() -> None:
    game = Game("paris", 3, seed=2)
    legal = legal_actions(game.edition, game.state, 0)
    seen = {choose("random", game.edition, game.view(0), legal, seed).action for seed in range(40 * len(legal))}
    assert seen == set(legal)


def test_mistaken_questions_are_refused_in_words() -> None:
    game = Game("paris", 3, seed=2)
    legal = legal_actions(game.edition, game.state, 0)
    with pytest.raises(ValueError, match='no level "clever"; there are easy, normal, hard, random'):
        choose("clever", game.edition, game.view(0), legal, 1)
    with pytest.raises(ValueError, match="an onlooker has nothing to choose"):
        choose("easy", game.edition, game.view(None), legal, 1)
    with pytest.raises(ValueError, match="seat 1 has nothing to decide now"):
        choose("easy", game.edition, game.view(1), (), 1)


def test_a_single_possibility_is_taken() -> None:
    game = Game("paris", 3, seed=2)
    legal = legal_actions(game.edition, game.state, 0)[:1]
    assert choose("hard", game.edition, game.view(0), legal, 1).action == legal[0]


def test_reasons_are_keys_and_every_key_is_given_by_somebody() -> None:
    """Sentences belong to the words, so no text with a blank in it is a reason."""
    folder = Path(engine.opponents.__file__).parent
    given: set[str] = set()
    for file in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                assert isinstance(node.args[0], ast.Constant)
                given.add(str(node.args[0].value))
                assert not any(isinstance(part, ast.JoinedStr) for part in ast.walk(node)), file.name
    assert given == set(get_args(ReasonKey))
