"""`slow-train run` as a process of its own."""

import asyncio
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

DOTTED = [sys.executable, "-m", "tests.bot.running.dotted"]
COMMAND = [sys.executable, "-m", "bot.cli", "run"]

HUMBLE = [] if os.geteuid() else ["setpriv", "--bounding-set", "-dac_override"]
"""Before a command: root too is then bound by the permissions of files."""


def environment(folder: Path, **more: str) -> dict[str, str]:
    """What the process finds: nothing of ours but what the test gives."""
    settings = {"DATABASE_PATH": str(folder / "test.db"), "CACHE_DIR": str(folder / "cache")}
    return {"PATH": os.environ["PATH"], "PYTHONPATH": str(Path.cwd()), **settings, **more}


async def ended(folder: Path, given: Mapping[str, str], before: Sequence[str] = ()) -> tuple[int, str]:
    """Run until it ends by itself: exit code and what it printed to standard error."""
    process = await asyncio.create_subprocess_exec(
        *before,
        *COMMAND,
        env=dict(given),
        cwd=folder,
        stderr=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        _, printed = await asyncio.wait_for(process.communicate(), 60)
    except BaseException:
        process.kill()
        raise
    assert process.returncode is not None
    return process.returncode, printed.decode()
