"""What SQL can't do alone for version 6: people in the stored events become the places where they sat."""

import json
import sqlite3
from collections.abc import Iterator
from typing import Any

_Event = dict[str, Any]


def record_places(connection: sqlite3.Connection) -> None:
    """Rewrite the events of every game, and forget who was invited to tables that are no lobbies any more."""
    for (game,) in connection.execute("SELECT id FROM games").fetchall():
        seated = {place for (place,) in connection.execute("SELECT place FROM seats WHERE game_id = ?", (game,))}
        log = connection.execute("SELECT seq, events FROM actions WHERE game_id = ? ORDER BY seq", (game,)).fetchall()
        events = [(seq, event) for seq, data in log for event in json.loads(data)]
        places = _Places(events, seated)
        rewritten: dict[int, list[_Event]] = {seq: [] for seq, _ in log}
        for seq, event in events:
            rewritten[seq].append(places.rewritten(event))
        connection.executemany(
            "UPDATE actions SET events = ? WHERE game_id = ? AND seq = ?",
            [(_json(rewritten[seq]), game, seq) for seq, data in log if json.loads(data) != rewritten[seq]],
        )
        connection.execute("UPDATE games SET places = ? WHERE id = ?", (places.taken, game))
    for game, options in connection.execute("SELECT id, options FROM games WHERE status <> 'lobby'").fetchall():
        kept = {name: value for name, value in json.loads(options).items() if name != "invited"}
        connection.execute("UPDATE games SET options = ? WHERE id = ?", (_json(kept), game))


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


class _Places:
    """Who sat where at a table while its events happened.

    A place that somebody had left was given to the next who came. From now on it stays empty, so those who left get
    numbers of their own.
    """

    def __init__(self, events: list[tuple[int, _Event]], seated: set[int]) -> None:
        self.taken = max(seated, default=-1) + 1
        self._people: dict[int, int] = {}
        self._numbers: dict[int, int] = {}
        coming = list(self._numbered([event for _, event in events], seated))
        self._first = coming[0] if coming else 0
        self._coming = iter(coming)

    def _numbered(self, events: list[_Event], seated: set[int]) -> Iterator[int]:
        """The number of each seat that was taken, in their order."""
        for at, event in enumerate(events):
            if event["type"] == "seated":
                place = event["place"]
                left = any(later["type"] == "left" and later["place"] == place for later in events[at + 1 :])
                if not left and place in seated:
                    yield place
                else:
                    yield self.taken
                    self.taken += 1

    def rewritten(self, event: _Event) -> _Event:
        match event["type"]:
            case "opened":
                return {"type": "opened", "place": self._first}
            case "seated":
                number = self._numbers[event["place"]] = next(self._coming)
                if event.get("user") is not None:
                    self._people[event["user"]] = number
                return self._seat(event, number)
            case "left":
                self._people = {user: at for user, at in self._people.items() if user != event.get("user")}
                return self._seat(event, self._numbers[event["place"]])
            case "colour":
                return {**event, "place": self._numbers[event["place"]]}
            case "host" | "cancelled" as kind:
                place = self._people.get(event["user"])
                return {"type": kind} if place is None else {"type": kind, "place": place}
        return event

    @staticmethod
    def _seat(event: _Event, number: int) -> _Event:
        kept = {name: value for name, value in event.items() if name != "user"}
        return {**kept, "place": number, **({"opponent": True} if event.get("user") is None else {})}
