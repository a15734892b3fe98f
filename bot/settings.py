"""The settings of a running bot, from the environment and a file `.env`; what is wrong is said in one sentence."""

import io
import ipaddress
import logging
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from urllib.parse import urlsplit

from dotenv.parser import Binding, parse_stream
from msgspec import Struct

from bot.errors import WrongSettings
from bot.store.address import Address, Database, read_address
from bot.workers import Shards, read_shards

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
FORMATS = ("text", "json")
NAMES = (
    "DISCORD_TOKEN",
    "DATABASE_PATH",
    "DATABASE_URL",
    "MAPS_DIR",
    "CACHE_DIR",
    "BACKUP_DIR",
    "DEFAULT_LANGUAGE",
    "LOG_LEVEL",
    "LOG_FORMAT",
    "HEALTH_PORT",
    "HEALTH_HOST",
    "METRICS",
    "SHARD_COUNT",
    "SHARD_IDS",
    "DISCORD_REST_URL",
    "DISCORD_GATEWAY_URL",
    "DISCORD_CDN_URL",
)
"""Every setting there is."""

ENV_FILE = Path(".env")
_DATABASE = Path("data/slow-train.db")
_OFF = "off"
"""No address: for the sandbox, whose games are never those of a real bot whose settings lie in .env."""


class Settings(Struct, frozen=True):
    """See .env.example for what each of them means."""

    token: str
    database: Database = _DATABASE
    maps_dir: Path | None = None
    cache_dir: Path = Path("data/cache")
    backup_dir: Path | None = None
    language: str = "en"
    log_level: str = "INFO"
    log_format: str = "text"
    health_port: int = 0
    rest_url: str = ""
    gateway_url: str = ""
    cdn_url: str = ""
    metrics: bool = False
    shards: Shards = Shards()
    health_host: str = "127.0.0.1"

    def __repr__(self) -> str:
        """Without the token: settings end up in tracebacks."""
        return f"Settings(database={self.database!s}, language={self.language!r})"


def read_env_file(path: Path) -> dict[str, str]:
    """The NAME=value lines of a file; no file, no settings. No line is repeated in an error: it may be the token."""
    found: dict[str, str] = {}
    for line in parse_stream(io.StringIO(_text_of(path))):
        if line.error or (line.key is not None and (line.value is None or not line.key.isidentifier())):
            raise WrongSettings(f"{path}, line {_number(line)}: expected NAME=value, or a comment that begins with #.")
        if line.key is not None:
            for meant in mistyped([line.key]).values():
                raise WrongSettings(f"{path}, line {_number(line)}: there is no setting {line.key}; is it {meant}?")
            found[line.key] = line.value or ""
    return found


def _text_of(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        return ""
    except OSError as error:
        raise WrongSettings(
            f"{path} can't be read ({error.strerror}); it must be a file that the user who runs the bot may read."
        ) from None
    except UnicodeDecodeError:
        raise WrongSettings(f"{path} is not written in UTF-8; save it anew with that encoding.") from None


def _number(line: Binding) -> int:
    """The number of a line; dotenv counts the empty ones before it as part of it."""
    text = line.original.string
    return line.original.line + text[: len(text) - len(text.lstrip())].count("\n")


def mistyped(names: Iterable[str]) -> dict[str, str]:
    """Names that are almost one of ours, with the one that was probably meant. Others are none of our business."""
    near = {name: get_close_matches(name.upper(), NAMES, 1, 0.88) for name in names if name not in NAMES}
    return {name: meant[0] for name, meant in near.items() if meant}


def with_env_file(environment: Mapping[str, str], env_file: Path = ENV_FILE) -> dict[str, str]:
    """Both together; the environment wins, and an empty setting counts as none in either."""
    both = (*read_env_file(env_file).items(), *environment.items())
    return {name: value for name, value in both if value != ""}


def read_settings(given: Mapping[str, str]) -> Settings:
    """Check and convert what was given."""
    from bot.text import languages  # Only who reads all settings needs it; it takes a moment to load.

    defaults = Settings(read_token(given))
    maps_dir = Path(given["MAPS_DIR"]) if "MAPS_DIR" in given else None
    if maps_dir is not None and not maps_dir.is_dir():
        raise WrongSettings(f"MAPS_DIR is {maps_dir}, which is no folder; it must hold one folder per map.", "MAPS_DIR")
    backup_dir = Path(given["BACKUP_DIR"]) if "BACKUP_DIR" in given else None
    if backup_dir is not None and backup_dir.exists() and not backup_dir.is_dir():
        raise WrongSettings(f"BACKUP_DIR is {backup_dir}, which is no folder; copies go into one.", "BACKUP_DIR")
    return Settings(
        token=defaults.token,
        database=database(given),
        maps_dir=maps_dir,
        cache_dir=Path(given.get("CACHE_DIR", defaults.cache_dir)),
        backup_dir=backup_dir,
        language=_one_of(given, "DEFAULT_LANGUAGE", defaults.language, languages()),
        log_level=_one_of(given, "LOG_LEVEL", defaults.log_level, LEVELS),
        log_format=_one_of(given, "LOG_FORMAT", defaults.log_format, FORMATS),
        health_port=health_port(given),
        health_host=health_host(given),
        metrics=_metrics(given),
        shards=_shards(given),
        rest_url=_loopback(given, "DISCORD_REST_URL", ("http",)),
        gateway_url=_loopback(given, "DISCORD_GATEWAY_URL", ("ws",)),
        cdn_url=_loopback(given, "DISCORD_CDN_URL", ("http",)),
    )


def read_token(given: Mapping[str, str]) -> str:
    """The bot's token. It goes into the header of every request, so it is one word of plain letters."""
    token = given.get("DISCORD_TOKEN", "").strip()
    if not token:
        near = [name for name, meant in mistyped(given).items() if meant == "DISCORD_TOKEN"]
        instead = f" (there is {near[0]}: is that it?)" if near else ""
        raise WrongSettings(
            f"DISCORD_TOKEN is missing{instead}: put the bot's token into the environment or the file .env "
            "(docs/hosting.md says where to find it).",
            "DISCORD_TOKEN",
        )
    if not token.isascii() or not token.isprintable() or " " in token:
        raise WrongSettings(
            "DISCORD_TOKEN holds signs that no token has: copy it anew from the Bot page of your application "
            "(docs/hosting.md).",
            "DISCORD_TOKEN",
        )
    return token


def database(given: Mapping[str, str]) -> Database:
    """Where the games are. The address is not repeated in an error: a password may stand in it."""
    url = given.get("DATABASE_URL", _OFF)
    if url.lower() == _OFF:
        return Path(given.get("DATABASE_PATH", _DATABASE))
    if (address := read_address(url)) is None:
        raise WrongSettings(
            "DATABASE_URL must be like postgresql://user:password@host:5432/database; in the password, signs such as "
            "@ : / ? # % are written as %40 %3A %2F %3F %23 %25.",
            "DATABASE_URL",
        )
    return address


def health_port(given: Mapping[str, str]) -> int:
    """The port on which a running bot says how it is; 0 for none."""
    text = given.get("HEALTH_PORT", "0")
    if not text.isdecimal() or int(text) > 65535:
        raise WrongSettings(
            f'HEALTH_PORT is "{text}"; it must be a port number up to 65535, or 0 for none.', "HEALTH_PORT"
        )
    return int(text)


def health_host(given: Mapping[str, str]) -> str:
    """Where it listens: inside a container, its own 127.0.0.1 is out of everybody's reach."""
    text = given.get("HEALTH_HOST", "127.0.0.1")
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        raise WrongSettings(
            f'HEALTH_HOST is "{text}"; it must be an address of this machine such as 127.0.0.1, or 0.0.0.0 for all of '
            "them.",
            "HEALTH_HOST",
        ) from None


def _metrics(given: Mapping[str, str]) -> bool:
    wanted = _one_of(given, "METRICS", "off", ("on", "off")) == "on"
    if wanted and not health_port(given):
        raise WrongSettings("METRICS is on, but HEALTH_PORT is not set: the figures are read on that port.", "METRICS")
    return wanted


def _shards(given: Mapping[str, str]) -> Shards:
    shards = read_shards(given.get("SHARD_COUNT", ""), given.get("SHARD_IDS", ""))
    if not shards.all and not isinstance(database(given), Address):
        raise WrongSettings(
            f"SHARD_IDS {shards} leaves shards to other workers, but a SQLite database is for one worker alone: "
            "take SHARD_IDS away, or keep the games in PostgreSQL (docs/scaling.md).",
            "SHARD_IDS",
        )
    return shards


def _one_of(given: Mapping[str, str], name: str, default: str, allowed: tuple[str, ...]) -> str:
    value = given.get(name, default)
    for known in allowed:
        if value.lower() == known.lower():
            return known
    raise WrongSettings(f'{name} is "{value}"; it must be one of {", ".join(allowed)}.', name)


def _loopback(given: Mapping[str, str], name: str, schemes: tuple[str, ...]) -> str:
    """An address of this machine: whoever listens there is given the token."""
    value = given.get(name, "").rstrip("/")
    if not value:
        return ""
    if not _is_here(value, schemes):
        raise WrongSettings(
            f"{name} is {value}; only addresses of this machine are allowed ({schemes[0]}://127.0.0.1:…), because it "
            "is sent the token.",
            name,
        )
    return value


def _is_here(address: str, schemes: tuple[str, ...]) -> bool:
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
        here = host == "localhost" or ipaddress.ip_address(host).is_loopback
        return parts.scheme in schemes and here and parts.port is not None
    except ValueError:  # No address at all, or no port that there is.
        return False


def level_number(settings: Settings) -> int:
    return logging.getLevelNamesMapping()[settings.log_level]
