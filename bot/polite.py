"""Child processes for long work: everything else on the machine goes first, above all the answers of the bot."""

import asyncio
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

LAST: Final = 19
"""The lowest priority there is; what waits for an answer then hardly notices the child, even on one core."""


async def polite_child(
    module: str, *words: str, env: Mapping[str, str] | None = None, stdin: int | None = None, stdout: int | None = None
) -> asyncio.subprocess.Process:
    """Run a module of ours with this Python. Whoever is told to wait must end it when it is cancelled."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *words, env=env, stdin=stdin, stdout=stdout
    )
    if sys.platform != "win32":
        with suppress(ProcessLookupError):  # It has ended already.
            os.setpriority(os.PRIO_PROCESS, process.pid, LAST)
    return process
