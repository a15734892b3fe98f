"""Check a game record without a line of our engine, written from docs/game-record.md, rules.md and maps.md alone.

It is slow, plain and obvious on purpose: a second opinion on every step, payment, shuffle and score. `check` takes
the decoded JSON of a record and the decoded TOML of its board. Nothing of ours may be imported here (a test looks).
"""

import hashlib
import hmac
from collections.abc import Iterator
from typing import Any

from tests.engine.checker_game import Game
from tests.engine.checker_score import final_lines
from tests.engine.checker_table import Wrong, demand, digest


def check(record: dict[str, Any], board: dict[str, Any]) -> list[Any]:
    """Play the record again and return its final score lines per seat; an unfinished game has none."""
    _check_head(record, board)
    *_, game = games(record, board)
    if record["format"] == 2:
        demand(record["seal"] == heads(record)[-1], "the seal is not that of the actions")
    if not game.ended:
        demand("final" not in record, "there is a final score although the game goes on")
        return []
    lines = final_lines(game.board, game.routes, game.tickets, game.players)
    demand("final" in record, "the game has ended, but the final score is missing")
    for seat, (said, true) in enumerate(zip(record["final"], lines, strict=False)):
        demand(said == true, f"the final score of seat {seat} is {said}, but it must be {true}")
    demand(len(record["final"]) == len(lines), f"there are {len(record['final'])} final scores for {len(lines)} seats")
    return lines


def check_moment(record: dict[str, Any], board: dict[str, Any], head: str, turn: int) -> None:
    """Demand that this is the game in which that head was published in that turn."""
    demand(record["format"] == 2, "the record has no seal")
    pairs = list(zip(heads(record), [game.turn for game in games(record, board)], strict=True))
    demand((head, turn) in pairs, "the game had no such head in that turn")


def games(record: dict[str, Any], board: dict[str, Any]) -> Iterator[Game]:
    """The game as dealt, then after each line; what was taken back is played again from the start without it."""

    def dealt() -> Game:
        return Game(board, record["seats"], bytes.fromhex(record["seed"]), record["options"]["order"])

    game, standing, may_undo = dealt(), list[str](), False
    yield game
    for number, line in enumerate(record["actions"]):
        try:
            if record["format"] == 2 and may_undo and line == f"{standing[-1][0]} undo":
                game, may_undo = dealt(), False
                del standing[-1]
                for earlier in standing:
                    game.play(earlier)
            else:
                in_opening, game.hidden_seen = game.question == "opening", False
                game.play(line)
                may_undo = not (in_opening or game.hidden_seen or game.ended)
                standing.append(line)
        except Wrong as wrong:
            raise Wrong(f"action {number} {line!r}: {wrong}") from None
        yield game


def heads(record: dict[str, Any]) -> list[str]:
    """The heads of the seal: of the deal, then after each line."""
    key = hmac.new(bytes.fromhex(record["seed"]), b"seal", hashlib.sha256).digest()
    deal = f"{record['map']} {record['board']} {record['seats']} {record['options']['order']}"
    found = [hmac.new(key, deal.encode(), hashlib.sha256).digest()]
    for line in record["actions"]:
        found.append(hmac.new(key, found[-1] + line.encode(), hashlib.sha256).digest())
    return [head.hex() for head in found]


def _check_head(record: dict[str, Any], board: dict[str, Any]) -> None:
    known = {"format", "map", "board", "seats", "options", "seed", "commitment", "actions", "seal"}
    known |= {"final", "board_data"}
    demand(set(record) <= known, f"there are unknown fields: {sorted(set(record) - known)}")
    demand(record.get("format") in (1, 2), "the format is neither 1 nor 2")
    missing = known - {"final", "board_data", "seal"} - set(record)
    demand(not missing, f"fields are missing: {sorted(missing)}")
    demand(("seal" in record) == (record["format"] == 2), "format 2 has a seal, format 1 has none")
    demand(record["map"] == board["id"], f"the map is {record['map']}, but the board is {board['id']}")
    demand(record["board"] == digest(board), "the digest is not that of the board")
    if "board_data" in record:
        demand(digest(record["board_data"]) == record["board"], "the board inside is not the one of the digest")
    least, most = board["players"]
    demand(least <= record["seats"] <= most, f"the board is not for {record['seats']} seats")
    demand(record["options"].get("order") in ("shuffled", "joined"), "the order is neither shuffled nor joined")
    demand(len(record["options"]) == 1, "there are unknown options")
    seed = record["seed"]
    demand(len(seed) == 64 and set(seed) <= set("0123456789abcdef"), "the seed is not 64 hexadecimal digits")
    commitment = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    demand(record["commitment"] == commitment, "the commitment is not that of the seed")
