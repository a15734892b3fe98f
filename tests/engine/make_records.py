"""Write the recorded games of tests/engine/records anew: `python -m tests.engine.make_records`.

Only after a change that is meant to change games; otherwise a difference is a fault.
"""

import random
from pathlib import Path

import maps
from engine import Edition, apply, final_scores, legal_actions, new_game, view
from engine.actions import Action
from engine.opponents import choose
from engine.record import action_line, encode_record, make_record
from tests.engine.games import by_kind, hoarding, next_seat
from tests.engine.positions import seed_of

FOLDER = Path(__file__).parent / "records"
MIND = {"by_kind": by_kind, "hoarding": hoarding}
GAMES = (
    ("europe", 501, ("easy", "easy")),
    ("europe", 502, ("easy", "by_kind", "easy")),
    ("europe", 503, ("easy", "hoarding", "easy", "random", "by_kind")),
    ("great_lakes", 504, ("easy", "easy")),
    ("great_lakes", 505, ("easy", "by_kind", "easy")),
    ("great_lakes", 506, ("easy", "hoarding", "easy", "random", "by_kind")),
    ("paris", 507, ("easy", "easy")),
    ("paris", 508, ("easy", "by_kind", "easy")),
    ("paris", 509, ("easy", "hoarding", "random", "by_kind")),
    ("amsterdam", 510, ("easy", "easy")),
    ("amsterdam", 511, ("easy", "by_kind", "easy")),
    ("amsterdam", 512, ("easy", "hoarding", "random", "by_kind")),
)
"""Map, seed and who plays: three games on every map."""


def recorded(edition: Edition, seed: int, players: tuple[str, ...]) -> bytes:
    rng = random.Random(seed)
    state = first = new_game(edition, len(players), seed_of(seed))
    lines: list[str] = []
    while not state.ended:
        seat = next_seat(edition, state, rng)
        legal, mind = legal_actions(edition, state, seat), players[seat]
        action: Action
        if mind in MIND:
            action = MIND[mind](legal, rng)
        else:
            action = choose(mind, edition, view(edition, state, seat), legal, seed).action
        lines.append(action_line(seat, action))
        state = apply(edition, state, seat, action).state
    return encode_record(make_record(edition, first, lines, final_scores(edition, state)))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, seed, players in GAMES:
        (FOLDER / f"{name}-{len(players)}.json").write_bytes(recorded(maps.edition(name), seed, players))


if __name__ == "__main__":
    main()
