"""The real bot inside the test's process, with cheap pictures where a test is not about them."""

import io
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from unittest.mock import patch

from msgspec.structs import replace
from PIL import Image

from bot.client import Parts, run_bot
from bot.client.emojis import Draws
from bot.clock_and_ids import Sleeps
from bot.publish import Drawn, Post, Speaker
from bot.settings import read_settings
from engine.board import Board
from rendering import Picture
from rendering.emoji import Emoji
from sandbox.testing import RunsBot


def _dot() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (8, 8), (120, 90, 60)).save(out, "JPEG")
    return out.getvalue()


DOT = _dot()


def cheap(speaker: Speaker, post: Post) -> tuple[Drawn, ...]:
    """A dot instead of a board, wherever the real painter would paint one."""
    return () if post.kind in ("tunnel", "cancelled", "rest") else (Picture(DOT, f"{post.kind}.jpg", "a dot"),)


def no_emojis(boards: Sequence[Board]) -> tuple[Emoji, ...]:
    """None are uploaded, so that sentences are the same however quick a test is."""
    return ()


def _cheap_private(*arguments: object) -> Picture:
    return Picture(DOT, "private.jpg", "a private dot")


def _cheap_closeups(*arguments: object) -> tuple[Picture, ...]:
    return (Picture(DOT, "newest.jpg", "a dot"), Picture(DOT, "older.jpg", "a dot far from it"))


@contextmanager
def cheap_private_pictures() -> Iterator[None]:
    """Hands and offers as dots too; only for a bot in this process."""
    with (
        patch("bot.ui.pictures.hand", _cheap_private),
        patch("bot.ui.pictures.offer", _cheap_private),
        patch("bot.ui.pictures.board", _cheap_private),
        patch("bot.ui.pictures.closeups", _cheap_closeups),
        patch("bot.ui.pictures.region", _cheap_private),
    ):
        yield


class SeededIds:
    """Ids and seeds that are the same in every run."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def game(self) -> str:
        return "".join(self._chance.choices("abcdefgh", k=8))

    def seed(self) -> bytes:
        return self._chance.randbytes(32)

    def reference(self) -> str:
        return "ref123"


def the_bot(
    folder: Path,
    seed: int = 1,
    bases: Path | None = None,
    clock: Sleeps | None = None,
    more: Mapping[str, str] | None = None,
    emojis: Draws = no_emojis,
) -> RunsBot:
    """`Sandbox(the_bot(tmp_path))`: run the bot with its database in this folder.

    With a folder of base art the pictures are real; otherwise the public ones are dots. Opponents leave time for taking
    back only where a clock is brought along that goes as the test says. `more` are further settings.
    """
    parts = Parts(ids=SeededIds(seed), emojis=emojis)
    parts = replace(parts, undo_pause=0) if clock is None else replace(parts, clock=clock)
    if bases is None:
        parts = replace(parts, paints=cheap)

    async def run(environment: Mapping[str, str]) -> None:
        given = {**environment, "DATABASE_PATH": str(folder / "test.db"), "CACHE_DIR": str(bases or folder / "cache")}
        await run_bot(read_settings({**given, **(more or {})}), parts)

    return run
