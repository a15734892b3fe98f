"""The settings of a running bot, from the environment and a file `.env`; what is wrong is said in one sentence."""

import ipaddress
import logging
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from bot.errors import WrongSettings

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
FORMATS = ("text", "json")


class Settings(Struct, frozen=True):
    """See .env.example for what each of them means."""

    token: str
    database: Path = Path("data/slow-train.db")
    maps_dir: Path | None = None
    cache_dir: Path = Path("data/cache")
    language: str = "en"
    log_level: str = "INFO"
    log_format: str = "text"
    health_port: int = 0
    rest_url: str = ""
    gateway_url: str = ""
    cdn_url: str = ""

    def __repr__(self) -> str:
        """Without the token: settings end up in tracebacks."""
        return f"Settings(database={self.database!s}, language={self.language!r})"


def read_env_file(path: Path) -> dict[str, str]:
    """NAME=value lines; `#` begins a comment line, quotes around a value are taken off. No file, no settings."""
    if not path.is_file():
        return {}
    found: dict[str, str] = {}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        text = line.strip().removeprefix("export ")
        if not text or text.startswith("#"):
            continue
        name, equals, value = text.partition("=")
        if not equals or not name.strip().isidentifier():
            raise WrongSettings(f"{path}, line {number}: expected NAME=value, or a comment that begins with #.")
        value = value.strip()
        if len(value) >= 2 and value[0] == value[-1] and value[0] in "'\"":
            value = value[1:-1]
        found[name.strip()] = value
    return found


def with_env_file(environment: Mapping[str, str], env_file: Path = Path(".env")) -> dict[str, str]:
    """Both together; the environment wins, and an empty setting counts as none in either."""
    both = (*read_env_file(env_file).items(), *environment.items())
    return {name: value for name, value in both if value != ""}


def read_settings(given: Mapping[str, str], languages: tuple[str, ...] = ("en",)) -> Settings:
    """Check and convert what was given."""
    token = given.get("DISCORD_TOKEN", "").strip()
    if not token:
        raise WrongSettings(
            "DISCORD_TOKEN is missing: put the bot's token into the environment or the file .env (docs/hosting.md says "
            "where to find it)."
        )
    defaults = Settings(token)
    maps_dir = Path(given["MAPS_DIR"]) if "MAPS_DIR" in given else None
    if maps_dir is not None and not maps_dir.is_dir():
        raise WrongSettings(f"MAPS_DIR is {maps_dir}, which is no folder; it must hold one folder per map.")
    return Settings(
        token=token,
        database=Path(given.get("DATABASE_PATH", defaults.database)),
        maps_dir=maps_dir,
        cache_dir=Path(given.get("CACHE_DIR", defaults.cache_dir)),
        language=_one_of(given, "DEFAULT_LANGUAGE", defaults.language, languages),
        log_level=_one_of(given, "LOG_LEVEL", defaults.log_level, LEVELS),
        log_format=_one_of(given, "LOG_FORMAT", defaults.log_format, FORMATS),
        health_port=health_port(given),
        rest_url=_loopback(given, "DISCORD_REST_URL", ("http",)),
        gateway_url=_loopback(given, "DISCORD_GATEWAY_URL", ("ws",)),
        cdn_url=_loopback(given, "DISCORD_CDN_URL", ("http",)),
    )


def health_port(given: Mapping[str, str]) -> int:
    """The port on which a running bot says how it is; 0 for none."""
    text = given.get("HEALTH_PORT", "0")
    if not text.isdecimal() or int(text) > 65535:
        raise WrongSettings(f'HEALTH_PORT is "{text}"; it must be a port number up to 65535, or 0 for none.')
    return int(text)


def _one_of(given: Mapping[str, str], name: str, default: str, allowed: tuple[str, ...]) -> str:
    value = given.get(name, default)
    for known in allowed:
        if value.lower() == known.lower():
            return known
    raise WrongSettings(f'{name} is "{value}"; it must be one of {", ".join(allowed)}.')


def _loopback(given: Mapping[str, str], name: str, schemes: tuple[str, ...]) -> str:
    """An address of this machine: whoever listens there is given the token."""
    value = given.get(name, "").rstrip("/")
    if not value:
        return ""
    parts = urlsplit(value)
    if parts.scheme not in schemes or not _is_loopback(parts.hostname or ""):
        raise WrongSettings(
            f"{name} is {value}; only addresses of this machine are allowed ({schemes[0]}://127.0.0.1:…), because it "
            "is sent the token."
        )
    return value


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def level_number(settings: Settings) -> int:
    return logging.getLevelNamesMapping()[settings.log_level]
