"""Play whole games without anybody, and say how they went."""

import argparse
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path
from statistics import mean

from msgspec import Struct

import maps
from engine import Edition, State, apply, final_scores, legal_actions, new_game, view
from engine.actions import Action
from engine.final import Final
from engine.ids import Seat
from engine.opponents import LEVELS, choose
from engine.record import action_line, encode_record, make_record

PLAYERS = ("random", *LEVELS)
LONGEST = 10_000
"""No rule bounds the length of a game between those who dawdle: after so many actions we give it up and say so."""


class Played(Struct, frozen=True):
    """One simulated game; `final` is None if it was given up."""

    turns: int
    ended: str
    final: Final | None
    first: State
    actions: tuple[tuple[int, Action], ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--map", required=True, help="the name of a map, or the folder of one")
    parser.add_argument("--seats", type=int, metavar="N", default=3, help="how many play (default: 3)")
    parser.add_argument("--games", type=int, metavar="N", default=100, help="how many games (default: 100)")
    parser.add_argument("--seed", type=int, metavar="N", default=1, help="the same number, the same games (default: 1)")
    parser.add_argument(
        "--players",
        metavar="NAMES",
        default="random",
        help=f"who plays, seat by seat, of {', '.join(PLAYERS)}; the last one repeats",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object at the end")
    parser.add_argument("--record", type=Path, metavar="FOLDER", help="write a record of every game into this folder")


def run(arguments: argparse.Namespace) -> int:
    players = _players(arguments.players, arguments.seats)
    try:
        edition = find_edition(arguments.map)
    except maps.MapError as error:
        print(error, file=sys.stderr)
        return 2
    problem = _problem(edition, arguments, players)
    if problem:
        print(problem, file=sys.stderr)
        return 2
    games: list[Played] = []
    rng = random.Random(arguments.seed)
    seconds = 0.0
    for number in range(arguments.games):
        seed = rng.randbytes(32)
        started = time.perf_counter()
        game = play(edition, arguments.seats, seed, players)
        seconds += time.perf_counter() - started
        games.append(game)
        if arguments.record:
            file = arguments.record / f"{edition.board.id}-{arguments.seed}-{number + 1}.json"
            try:
                write_record(edition, game, file)
            except OSError as error:
                print(f"{file} can't be written: {error.strerror}.", file=sys.stderr)
                return 2
    _report(games, arguments.seats, seconds, arguments.json)
    return 0


def find_edition(text: str) -> Edition:
    """A map of ours by its name, or any map by its folder."""
    path = Path(text)
    return Edition(maps.load(path)) if path.exists() else maps.edition(text)


def _players(text: str, seats: int) -> list[str]:
    named = [name.strip() for name in text.split(",")]
    return (named + [named[-1]] * seats)[: max(seats, len(named))]


def _problem(edition: Edition, arguments: argparse.Namespace, players: list[str]) -> str | None:
    """What is wrong with the call, in a sentence."""
    least, most = edition.board.players
    if not least <= arguments.seats <= most:
        return f"{edition.board.id} is for {least} to {most} players; --seats says {arguments.seats}"
    if len(players) > arguments.seats:
        return f"--players names {len(players)} players for {arguments.seats} seats"
    if arguments.games < 1:
        return f"--games must be at least 1, not {arguments.games}"
    unknown = [name for name in players if name not in PLAYERS]
    return f'there is no player "{unknown[0]}"; expected one of {", ".join(PLAYERS)}' if unknown else None


def play(edition: Edition, seats: int, seed: bytes, players: list[str]) -> Played:
    """One whole game; everything in it follows from the seed. Players sit in the order given."""
    rng = random.Random(seed)
    state = first = new_game(edition, seats, seed)
    taken: list[tuple[int, Action]] = []
    while not state.ended and len(taken) < LONGEST:
        for seat in range(seats) if state.turn == 0 else (state.seat,):
            legal = legal_actions(edition, state, seat)
            if not legal:
                continue
            action = (
                legal[int(rng.random() * len(legal))]
                if players[seat] == "random"
                else choose(players[seat], edition, view(edition, state, Seat(seat)), legal, rng.getrandbits(32)).action
            )
            taken.append((seat, action))
            state = apply(edition, state, Seat(seat), action).state
            if state.turn:
                break
    final = final_scores(edition, state) if state.ended else None
    return Played(state.turn, state.ended or "given up", final, first, tuple(taken))


def write_record(edition: Edition, game: Played, path: Path) -> None:
    lines = [action_line(seat, action) for seat, action in game.actions]
    record = make_record(edition, game.first, lines, game.final)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode_record(record))


def _report(games: list[Played], seats: int, seconds: float, as_json: bool) -> None:
    finals = [game.final for game in games if game.final]
    scores = [round(mean(final.seats[seat].total for final in finals), 2) if finals else 0 for seat in range(seats)]
    wins = [sum(Seat(seat) in final.winners for final in finals) for seat in range(seats)]
    ended = Counter(game.ended for game in games)
    figures = {
        "games": len(games),
        "games_per_second": round(len(games) / seconds, 2),
        "mean_turns": round(mean(game.turns for game in games), 2),
        "mean_scores": scores,
        "wins": wins,
        "ended": dict(ended),
    }
    if as_json:
        print(json.dumps(figures))
        return
    print(f"{len(games)} games, {figures['games_per_second']} a second, {figures['mean_turns']} turns on average")
    for seat in range(seats):
        print(f"seat {seat}: {scores[seat]} points on average, {wins[seat]} wins")
    print("ended by: " + ", ".join(f"{reason} {count}" for reason, count in sorted(ended.items())))
