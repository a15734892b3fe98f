"""Has films drawn by a child process, one at a time, and keeps them in the cache for whoever asks next."""

import asyncio
import logging
import os
import tempfile
from pathlib import Path

from bot.films.order import FilmOrder, encoded, name_of
from bot.polite import polite_child

log = logging.getLogger(__name__)

_PATIENCE = 600.0
"""Seconds: on a busy machine the child gets little time; the message that waits for it lives for fifteen minutes."""
_KEPT = 100_000_000
"""Bytes of films on disk; those that nobody has asked for the longest go first."""


class FilmFailed(Exception):
    """The film could not be drawn."""


class Cinema:
    """`cache` is the bot's CACHE_DIR: base art lies there, films in a folder of their own."""

    def __init__(self, cache: Path, maps_dir: Path | None = None) -> None:
        self._cache = cache
        self._folder = cache / "films"
        self._maps_dir = maps_dir
        self._one_at_a_time = asyncio.Lock()
        self._under_way: dict[str, asyncio.Task[bytes]] = {}

    async def film(self, order: FilmOrder) -> bytes:
        """The film as WebP; FilmFailed. Who asks for the same one meanwhile waits for the same drawing."""
        data = await asyncio.to_thread(encoded, order)
        name = name_of(data)
        kept = await asyncio.to_thread(self._kept, name)
        if kept is not None:
            return kept
        task = self._under_way.get(name)
        if task is None:
            task = self._under_way[name] = asyncio.create_task(self._make(name, data), name=f"film {name}")
            task.add_done_callback(lambda _: self._under_way.pop(name, None))
        return await asyncio.shield(task)

    async def close(self) -> None:
        for task in list(self._under_way.values()):
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)

    async def _make(self, name: str, order: bytes) -> bytes:
        async with self._one_at_a_time:
            film = await self._drawn(order)
        await asyncio.to_thread(self._keep, name, film)
        return film

    async def _drawn(self, order: bytes) -> bytes:
        process = await polite_child(
            "bot.films.film_process",
            str(self._cache),
            str(self._maps_dir or ""),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            film, _ = await asyncio.wait_for(process.communicate(order), _PATIENCE)
        except TimeoutError:
            raise FilmFailed(f"no film after {_PATIENCE:.0f} seconds") from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode or not film:
            raise FilmFailed(f"the process that draws films ended with {process.returncode}")
        return film

    def _kept(self, name: str) -> bytes | None:
        file = self._folder / name
        try:
            found = file.read_bytes()
            os.utime(file)  # So that it is not the next to go.
        except FileNotFoundError:
            return None
        return found

    def _keep(self, name: str, film: bytes) -> None:
        """Write the film; a half-written file never has its name. Without room for it there is just no copy."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            handle, half = tempfile.mkstemp(dir=self._folder, prefix=".drawing-")
            try:
                with os.fdopen(handle, "wb") as out:
                    out.write(film)
                Path(half).replace(self._folder / name)
            finally:
                Path(half).unlink(missing_ok=True)
            self._make_room()
        except OSError as error:
            log.warning("a film could not be kept: %s", error.strerror)

    def _make_room(self) -> None:
        files = sorted(self._folder.iterdir(), key=lambda file: file.stat().st_mtime, reverse=True)
        used = 0
        for file in files:
            used += file.stat().st_size
            if used > _KEPT:
                file.unlink()
