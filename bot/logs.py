"""The log: plain lines or JSON, and never what only a player may know."""

import logging
import sys
from datetime import UTC, datetime

import msgspec

from bot.settings import Settings, level_number

_TALKATIVE = ("aiosqlite", "discord.http", "discord.gateway", "discord.client", "discord.webhook", "PIL")
"""On DEBUG these print snapshots, ephemeral messages and the token: they are kept at INFO."""


class JsonLines(logging.Formatter):
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
        return msgspec.json.encode(entry).decode()


def set_up(settings: Settings) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("{asctime} {levelname} {name}: {message}", style="{")
    handler.setFormatter(JsonLines() if settings.log_format == "json" else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level_number(settings))
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, level_number(settings)))
