"""Memory that was freed in small pieces goes back to the machine."""

import subprocess
import sys

import pytest

from bot import spare_memory

PROGRAM = """
import psutil
from bot import spare_memory

spare_memory.share()
blocks = [bytearray(50_000) for _ in range(2000)]
kept = blocks[::100]
taken = psutil.Process().memory_info().rss
del blocks
spare_memory.give_back()
print(taken - psutil.Process().memory_info().rss)
"""


@pytest.mark.skipif(spare_memory._libc() is None, reason="the C library is not glibc")
def test_most_of_it_goes_back() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert int(run.stdout) > 80_000_000
