"""The log: plain lines or JSON, and never what only a player may know."""

import logging
import re
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from types import TracebackType

import msgspec

from bot.errors import StopsTheBot, Undelivered
from bot.settings import Settings, level_number

OURS = ("bot", "engine", "maps", "rendering")
"""Only our own loggers go below INFO: others then print snapshots, ephemeral messages, suggestions and the token."""

_HARMLESS = (StopsTheBot, Undelivered, OSError, MemoryError, RuntimeError)
"""Exceptions whose message is about the machine or written by us. A KeyError, say, may be what a player typed."""

_ADDRESSES = re.compile(r"((?:webhooks|interactions)/\d+/)[^/?\s\"']+")
"""The address of an answer contains the right to give it."""

Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Lines(logging.Formatter):
    """Plain lines; a traceback says where something happened, and with which words only if these are harmless."""

    def __init__(self, token: str) -> None:
        super().__init__("{asctime} {levelname} {name}: {message}", style="{")
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        return self._without_tokens(super().format(record))

    def formatException(self, ei: Raised) -> str:
        return "".join(_traceback_lines(ei[1])).rstrip("\n") if ei[1] is not None else ""

    def _without_tokens(self, text: str) -> str:
        return _ADDRESSES.sub(r"\1…", text).replace(self._token, "…")


class JsonLines(Lines):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        return self._without_tokens(msgspec.json.encode(entry).decode())


def _traceback_lines(error: BaseException) -> Iterator[str]:
    """An exception and those that led to it, oldest first."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _traceback_lines(before)
        yield "\nwhich led to:\n\n"
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{_summary(error)}\n"
    for inner in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        yield from _traceback_lines(inner)


def _summary(error: BaseException) -> str:
    name = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    if isinstance(error, _HARMLESS) or name.startswith("sqlite3."):
        return f"{name}: {error}"
    if name.startswith("discord.") and hasattr(error, "status") and hasattr(error, "code"):
        return f"{name}: status {error.status}, code {error.code}"
    return name


def set_up(settings: Settings) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter((JsonLines if settings.log_format == "json" else Lines)(settings.token))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.INFO, level_number(settings)))
    for name in OURS:
        logging.getLogger(name).setLevel(level_number(settings))
