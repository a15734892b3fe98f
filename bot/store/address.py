"""Where the games are: in a file of SQLite's, or in a database of a PostgreSQL server."""

from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

from msgspec import Struct

SCHEMES = ("postgresql", "postgres")
_SECRET = ("password", "sslpassword")
"""Options that others must not see."""


class Address(Struct, frozen=True):
    """A database of a PostgreSQL server. Printed it is without user and password."""

    url: str

    def __str__(self) -> str:
        return shown(self.url)

    def __repr__(self) -> str:
        return f"Address({self})"


Database: TypeAlias = Path | Address


def shown(url: str) -> str:
    """The address without user and password."""
    try:
        parts = urlsplit(url)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "DATABASE_URL"
    return f"{parts.hostname or 'localhost'}{port}{parts.path}"


def without_password(url: str) -> str:
    """The address for a command, whose arguments others can see; its program asks for the password."""
    parts = urlsplit(url)
    user, at, hosts = parts.netloc.rpartition("@")
    named = [one for one in parts.query.split("&") if one.partition("=")[0] not in ("", *_SECRET)]
    options = f"?{'&'.join(named)}" if named else ""
    return f"{parts.scheme}://{user.partition(':')[0]}{at}{hosts}{parts.path}{options}"


def is_address(text: str) -> bool:
    """Whether this names a server, rather than a file."""
    return "://" in text


def read_address(text: str) -> Address | None:
    """The address, if it is one of PostgreSQL's that names a database.

    An @ behind the host's part is the end of a password with a / in it, half of which would pass for a host.
    """
    try:
        parts = urlsplit(text)
        complete = parts.scheme in SCHEMES and len(parts.path) > 1 and (parts.port is None or parts.port > 0)
    except ValueError:
        return None
    return Address(text) if complete and "@" not in f"{parts.path}{parts.query}{parts.fragment}" else None
