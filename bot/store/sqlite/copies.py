"""Copies of a database: made whole while a bot is running, checked, put back, and a week of them kept."""

import errno
import os
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from bot.errors import DatabaseProblem, DiskFull, StopsTheBot
from bot.offloop import off_the_loop
from bot.store.sqlite.connection import address, check_library, damaged, unusable
from bot.store.sqlite.files import alone, belong_to, create, files_of, is_full
from bot.store.sqlite.migrating import APPLICATION, copy_database, ours

KEPT = 7
"""So many automatic copies are kept."""

_AUTOMATIC = re.compile(r"slow-train-\d{8}-\d{6}\.db")
_UNFINISHED = re.compile(rf"{_AUTOMATIC.pattern}\.part(-\w+)?")


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A database of ours that exists, for reading; every refusal of SQLite is a sentence."""
    off_the_loop("opening a database")
    check_library()
    if not path.is_file():
        raise DatabaseProblem(f"There is no database {path}.")
    try:
        # Not read-only: beside a running bot SQLite may have to write down what this reader has seen.
        with closing(sqlite3.connect(address(path, "rw"), uri=True, timeout=10)) as connection:
            connection.execute("PRAGMA query_only = ON")
            yield connection
    except sqlite3.DatabaseError as error:
        raise unusable(path, error) from None


def version(path: Path) -> int:
    """The version of a database; DatabaseProblem when it is none of ours or newer than this program."""
    with opened(path) as connection:
        ((application,), (found,)) = (
            connection.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version")
        )
    if application != APPLICATION or not found:
        raise DatabaseProblem(f"{path} is no database of Slow Train.")
    if found > ours()[-1].number:
        raise DatabaseProblem(f"{path} has version {found}, this program knows {ours()[-1].number}: use a newer one.")
    return int(found)


def check_whole(path: Path) -> int:
    """The version of a database in which every page was looked at; DatabaseProblem when one is damaged."""
    found = version(path)
    with opened(path) as connection:
        (finding,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        broken = connection.execute("PRAGMA foreign_key_check").fetchone()
    if finding != "ok" or broken:
        raise damaged(path, " ".join(str(finding).split()) if finding != "ok" else f"a row of {broken[0]} hangs loose")
    return found


def copy(source: Path, target: Path) -> None:
    """A whole and checked copy, also of what is still in the write-ahead log; there is none, or a complete one."""
    part = target.with_name(f"{target.name}.part")
    try:
        _remove(part)
        version(source)
        copy_database(source, part)
        check_whole(part)
        _flush(part)
        os.replace(part, target)
    except OSError as error:
        raise _not_written(target, error) from None
    except sqlite3.DatabaseError as error:
        raise unusable(part if is_full(part) else source, error) from None
    finally:
        _remove(part)


def _flush(path: Path) -> None:
    """Wait until the disk has a file; Windows does that only for whoever may write it."""
    with path.open("rb+") as written:
        os.fsync(written.fileno())


def _not_written(target: Path, error: OSError) -> StopsTheBot:
    return _kind(error)(
        f"The copy {target} can't be written ({error.strerror}); make room, or choose another place for it."
    )


def _kind(error: OSError) -> type[StopsTheBot]:
    return DiskFull if error.errno in (errno.ENOSPC, errno.EDQUOT) else DatabaseProblem


def restore(source: Path, database: Path, now: datetime) -> Path | None:
    """Put a copy in the place of the database, while no bot is running; answers where the old one is kept."""
    if source.exists() and database.exists() and os.path.samefile(source, database):
        raise DatabaseProblem(f"{source} is the database itself; name a copy of it.")
    check_whole(source)
    with alone(database):
        real = Path(os.path.realpath(database))
        fresh = real.with_name(f"{real.name}.fresh")
        copy(source, fresh)
        try:
            belong_to(fresh, real.stat())
            kept = _put_aside(real, real.with_name(f"{real.name}.before-{now:%Y%m%d-%H%M%S}"))
            os.replace(fresh, real)
        except OSError as error:
            raise _kind(error)(f"{database} can't be replaced ({error.strerror}); it is still the old one.") from None
        finally:
            _remove(fresh)
        return kept


def _put_aside(database: Path, kept: Path) -> Path | None:
    """Give the old database a second name, which it keeps; there is a whole database under the first at any moment.

    What lies beside it goes away in any case, also when somebody has taken the database itself away before: SQLite
    would write the old log into the copy.
    """
    there = database.stat().st_size > 0
    if there:
        _write_out(database)
        _name_twice(database, kept)
    for file in files_of(database)[1:]:
        os.replace(file, f"{kept}{file.name.removeprefix(database.name)}")
    return kept if there else None


def _write_out(database: Path) -> None:
    try:
        with closing(sqlite3.connect(address(database, "rw"), uri=True)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.DatabaseError:
        pass  # It may be damaged, which is why a copy is put back. Its write-ahead log is kept beside it.


def _name_twice(database: Path, kept: Path) -> None:
    """Where a file can't have two names, it is copied."""
    try:
        os.link(database, kept)
    except FileExistsError:
        raise
    except OSError:
        try:
            create(kept)
            shutil.copyfile(database, kept)
            belong_to(kept, database.stat())
            _flush(kept)
        except OSError:
            kept.unlink(missing_ok=True)
            raise


def automatic(folder: Path) -> list[Path]:
    """The automatic copies in a folder, oldest first."""
    return sorted(file for file in folder.iterdir() if _is_automatic(file.name)) if folder.is_dir() else []


def _is_automatic(name: str) -> bool:
    try:
        return bool(_AUTOMATIC.fullmatch(name) and made_at(Path(name)))
    except ValueError:  # No day has such a number.
        return False


def made_at(path: Path) -> datetime:
    """When an automatic copy was made, by its name."""
    return datetime.strptime(path.name, "slow-train-%Y%m%d-%H%M%S.db").replace(tzinfo=UTC)


def copy_into(folder: Path, database: Path, now: datetime) -> Path:
    """One more automatic copy; only when it is there and whole, the oldest beyond a week's are deleted.

    A bot that was killed meanwhile has left part of one.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file in folder.iterdir():
            if _UNFINISHED.fullmatch(file.name):
                file.unlink()
    except OSError as error:
        raise _not_written(folder, error) from None
    made = folder / f"slow-train-{now:%Y%m%d-%H%M%S}.db"
    copy(database, made)
    for old in automatic(folder)[:-KEPT]:
        old.unlink()
    return made


def _remove(path: Path) -> None:
    for file in files_of(path):
        file.unlink(missing_ok=True)
