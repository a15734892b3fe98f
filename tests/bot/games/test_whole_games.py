"""Whole games in a channel, through the real discord.py: by buttons and by commands, on every map."""

from contextlib import nullcontext
from pathlib import Path

import pytest

from maps import edition, names
from sandbox.testing import Sandbox
from tests.bot.games.bots import cheap_private_pictures, the_bot
from tests.bot.games.driver import play

PEOPLE = ("host", "olena", "marek", "vera", "admin")

IN_EVERY_RUN = [
    ("europe", "buttons", 3),
    ("europe", "commands", 2),
    ("great_lakes", "buttons", 2),
    ("great_lakes", "commands", 3),
    ("paris", "buttons", 4),
    ("paris", "commands", 2),
    ("amsterdam", "buttons", 3),
    ("amsterdam", "commands", 4),
]

ALL = [
    (board, way, seats)
    for board in names()
    for way in ("buttons", "commands")
    for seats in (2, 3, edition(board).board.players[1])
]


PAINTED = ("paris", "commands", 2)
"""The game that is played with real pictures."""


async def check_game(folder: Path, board: str, way: str, seats: int, seed: int, bases: Path | None = None) -> None:
    pictures = nullcontext() if bases else cheap_private_pictures()
    async with Sandbox(the_bot(folder, seed, bases), language="en-GB", record=False) as discord:
        with pictures:
            people = [discord.user(name) for name in PEOPLE[:seats]]
            taste, result = await play(discord, people, board, way, seed)
        assert [button.label for button in result.buttons()] == ["Rematch", "Table", "Replay", "Record"]
        assert sorted(result.mentions) == sorted(PEOPLE[:seats])
        assert len(result.attachments) == (1 if bases is None else 2), "the result and the story of the game"
        assert all(one.description for one in result.attachments)
        assert (len(result.attachments[0].data) > 50_000) is (bases is not None)
        assert result.content.count("showed") == seats
        assert "The seed that proves the shuffle" in result.content
        assert "wins with" in result.content or "share the victory" in result.content
        assert taste.done["claim"] > 5
        assert taste.done["draw"] > 5
        # Whoever is not a player sees only public messages, and these only.
        onlooker = discord.user("admin").messages() if seats < 5 else []
        assert all(not message.ephemeral for message in onlooker)


@pytest.mark.parametrize(("board", "way", "seats"), IN_EVERY_RUN)
async def test_a_whole_game(tmp_path: Path, base_cache: Path, board: str, way: str, seats: int) -> None:
    bases = base_cache if (board, way, seats) == PAINTED else None
    await check_game(tmp_path, board, way, seats, seed=1, bases=bases)


@pytest.mark.soak
@pytest.mark.parametrize(("board", "way", "seats"), ALL)
async def test_every_combination(tmp_path: Path, board: str, way: str, seats: int) -> None:
    await check_game(tmp_path, board, way, seats, seed=2)
