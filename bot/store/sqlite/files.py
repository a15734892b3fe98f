"""The files of a database: one bot at a time holds them, and only their owner may read them."""

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from filelock import FileLock, Timeout, lock_descriptor

from bot.errors import DatabaseInUse, DatabaseProblem, DiskFull

OWNER_ONLY = 0o600
LITTLE = 1_000_000
"""With fewer free bytes than these a disk counts as full: SQLite needs room beside the database to write anything."""


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold a database, which is created when missing: a second bot would post everything twice."""
    real = Path(os.path.realpath(path))
    with ExitStack() as stack:
        try:
            real.parent.mkdir(parents=True, exist_ok=True)
            create(real)
            stack.enter_context(FileLock(f"{real}.lock", blocking=False, mode=OWNER_ONLY))
            for file in (real, Path(f"{real}.lock")):
                belong_to(file, real.parent.stat())
            if os.name == "posix":
                # A hard link is another name of the same file, so the file itself is locked as well. Windows can't:
                # its locks keep out SQLite too.
                stack.enter_context(_locked(real))
            keep_private(real)
        except Timeout:
            raise DatabaseInUse(f"Another Slow Train is running with the database {path}; stop it first.") from None
        except OSError as error:
            raise _not_writable(path, error) from None
        yield


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    # It must stay open until SQLite has closed the file: closing any descriptor of a file drops SQLite's own locks.
    descriptor = os.open(path, os.O_RDONLY)
    try:
        if not lock_descriptor(descriptor, blocking=False):
            raise Timeout(str(path))
        yield
    finally:
        os.close(descriptor)


def create(path: Path) -> None:
    """An empty file that only its owner may read, unless there is one."""
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, OWNER_ONLY))


def belong_to(path: Path, owner: os.stat_result) -> None:
    """What root makes for somebody, with a command of the host's, belongs to them: their bot must be able to write."""
    if os.name == "posix" and os.geteuid() == 0 and path.stat().st_uid == 0 != owner.st_uid:
        os.chown(path, owner.st_uid, owner.st_gid)


def files_of(path: Path) -> list[Path]:
    """The database and what SQLite keeps beside it."""
    return [file for tail in ("", "-wal", "-shm", "-journal") if (file := Path(f"{path}{tail}")).exists()]


def keep_private(path: Path) -> None:
    """Nobody but the owner may read these files: they hold every hand and every shuffle. SQLite copies the mode."""
    for file in files_of(path):
        mode = file.stat().st_mode & 0o777
        if mode & 0o077 and os.name == "posix" and file.stat().st_uid == os.geteuid():
            file.chmod(mode & 0o700)


def is_full(path: Path) -> bool:
    """Whether the disk of this file has no room left; a folder that is not there is on no disk."""
    folder = path if path.is_dir() else path.parent
    return folder.exists() and shutil.disk_usage(folder).free < LITTLE


def _not_writable(path: Path, error: OSError) -> DatabaseProblem | DiskFull:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DiskFull(f"The disk with the database {path} is full; make room and start the bot again.")
    if path.is_dir():
        return DatabaseProblem(f"The database {path} can't be opened: it is a folder; DATABASE_PATH must name a file.")
    return DatabaseProblem(
        f"The folder of the database {path} can't be written to ({error.strerror}); choose another DATABASE_PATH "
        "or give the bot the right."
    )
