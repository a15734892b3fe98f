"""Memory that is not needed any more goes back to the machine: pictures take much, and C keeps it for the next one."""

import ctypes
import sys
from functools import lru_cache

_ARENA_MAX = -8
"""What malloc.h calls M_ARENA_MAX."""


@lru_cache
def _libc() -> ctypes.CDLL | None:
    """The C library, if it is glibc; others have their own way with memory."""
    found = None if sys.platform == "win32" else ctypes.CDLL(None)
    return found if hasattr(found, "malloc_trim") else None


def share() -> None:
    """Let all threads take memory from one place: what one painter has used the other uses next. To be called before
    there are threads."""
    libc = _libc()
    if libc is not None:
        libc.mallopt(_ARENA_MAX, 1)


def give_back() -> None:
    """Takes some milliseconds, in which other threads go on."""
    libc = _libc()
    if libc is not None:
        libc.malloc_trim(0)
