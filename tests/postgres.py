"""A real PostgreSQL for tests and benchmarks: one that is named, else one of our own in a temporary directory."""

import asyncio
import itertools
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg

from bot.store.postgres import PostgresStore

NAMED = "TEST_POSTGRES_URL"
"""Names a server whose user may create databases; each test gets one of its own there."""

_DEBIAN = Path("/usr/lib/postgresql")
_SUPERUSER, _PASSWORD = "conductor", "first class"
_ORDINARY = "nobody"
"""PostgreSQL refuses to run as root, so root lends it this user."""

_SETTINGS = (
    ("listen_addresses", "127.0.0.1"),
    ("unix_socket_directories", ""),
    ("max_connections", "200"),
)
_CARELESS = (("fsync", "off"), ("full_page_writes", "off"))
"""What a crash of the machine would lose is of no interest to a test."""


class NoServer(Exception):
    """Why there is no PostgreSQL to test with."""


class Server:
    """A running server; `url` leads to a database from which others are created and dropped."""

    def __init__(self, url: str, folder: Path | None = None, programs: Path = Path()) -> None:
        self.url = url
        self._programs = programs
        self.folder = folder
        """Where its files are, if it is our own."""
        self._name = f"slow_train_{secrets.token_hex(4)}"
        self._numbers = itertools.count(1)
        self._with_tables = ""

    def start(self) -> None:
        """Only one of our own can be started and stopped."""
        assert self.folder is not None
        _run(self._programs / "pg_ctl", "start", "--wait", "--silent", *self._where(self.folder))

    def stop(self) -> None:
        assert self.folder is not None
        _run(self._programs / "pg_ctl", "stop", "--mode=immediate", "--silent", *self._where(self.folder)[:2])

    def _where(self, folder: Path) -> tuple[str | Path, ...]:
        return ("-D", folder / "data", "-l", folder / "log")

    def url_of(self, database: str) -> str:
        return urlsplit(self.url)._replace(path=f"/{database}").geturl()

    @asynccontextmanager
    async def database(self, template: str = "template1") -> AsyncIterator[str]:
        """The address of a fresh database, which is dropped in the end, whoever is still connected."""
        name = f"{self._name}_{next(self._numbers)}"
        await self.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        try:
            yield self.url_of(name)
        finally:
            await self.execute(f'DROP DATABASE "{name}" WITH (FORCE)')

    @asynccontextmanager
    async def with_tables(self) -> AsyncIterator[str]:
        """The same with the tables of a store; they are made once and copied from then on."""
        if not self._with_tables:
            name = f"{self._name}_tables"
            await self.execute(f'CREATE DATABASE "{name}"')
            await (await PostgresStore.open(self.url_of(name))).close()
            self._with_tables = name
        async with self.database(self._with_tables) as url:
            yield url

    async def clear(self) -> None:
        """A server that is not ours keeps nothing of the tests."""
        if self._with_tables:
            await self.execute(f'DROP DATABASE "{self._with_tables}"')

    async def execute(self, sql: str) -> None:
        connection = await asyncpg.connect(self.url)
        try:
            await connection.execute(sql)
        finally:
            await connection.close()


@contextmanager
def running_server(lasting: bool = False) -> Iterator[Server]:
    """The server to test with; NoServer says why there is none. A lasting one waits for its disk, as a host's does."""
    if os.environ.get(NAMED):
        server = Server(os.environ[NAMED])
        try:
            yield server
        finally:
            asyncio.run(server.clear())
        return
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="slow-train-postgres-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, _ORDINARY)
        port = _create(programs, folder, _SETTINGS if lasting else (*_SETTINGS, *_CARELESS))
        url = f"postgresql://{_SUPERUSER}:{_PASSWORD.replace(' ', '%20')}@127.0.0.1:{port}/postgres"
        server = Server(url, folder, programs)
        with _outlived(programs, folder):
            server.start()
            try:
                yield server
            finally:
                server.stop()
    finally:
        shutil.rmtree(folder)


@contextmanager
def _outlived(programs: Path, folder: Path) -> Iterator[None]:
    """A server does not end with the tests when these are killed: somebody waits for that and clears up."""
    script = 'cat; "$0/pg_ctl" stop --mode=immediate --silent -D "$1/data"; rm -rf "$1"'
    waits = subprocess.Popen(
        ["/bin/sh", "-c", script, programs, folder],
        user=_user(),
        cwd="/",
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield
    finally:
        waits.kill()
        waits.communicate()


def _user() -> str | None:
    return _ORDINARY if os.geteuid() == 0 else None


def _programs() -> Path:
    """The newest of Debian's, else where the search path leads."""
    found = sorted(_DEBIAN.glob("*/bin/pg_ctl"), key=lambda program: float(program.parts[-3]))
    elsewhere = shutil.which("pg_ctl")
    if not found and elsewhere is None:
        raise NoServer(f"PostgreSQL is not installed (Debian: apt-get install postgresql), and {NAMED} names no server")
    return (found[-1] if found else Path(elsewhere or "")).parent


def _create(programs: Path, folder: Path, settings: Sequence[tuple[str, str]]) -> int:
    """The files of a server, and the port on which it will listen."""
    data, secret = folder / "data", folder / "password"
    secret.write_text(_PASSWORD)
    _run(
        programs / "initdb",
        *("--no-sync", "--no-instructions", "--encoding=UTF8", "--locale=C", "--auth=scram-sha-256"),
        *(f"--username={_SUPERUSER}", f"--pwfile={secret}", "-D", data),
    )
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with (data / "postgresql.conf").open("a") as file:
        file.writelines(f"{name} = '{value}'\n" for name, value in (*settings, ("port", port)))
    return port


def _run(program: Path, *arguments: str | Path) -> None:
    command: Sequence[str | Path] = (program, *arguments)
    # The server inherits the streams of pg_ctl: a pipe would never end.
    with tempfile.TemporaryFile() as said:
        done = subprocess.run(command, user=_user(), cwd="/", stdin=subprocess.DEVNULL, stdout=said, stderr=said)
        if done.returncode:
            said.seek(0)
            raise RuntimeError(f"{program.name} failed: {said.read().decode(errors='replace')}")
