"""Shuffles follow from the seed exactly as docs/game-record.md says."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

import pytest

import engine.chance
from engine.chance import commitment, shuffle
from tests.engine.positions import seed_of


def plain_shuffle(seed: bytes, number: int, things: list[int]) -> list[int]:
    """Written again from the words of the document."""
    words: list[int] = []
    block = 0
    result = list(things)
    for i in reversed(range(1, len(result))):
        while True:
            if not words:
                data = hmac.new(seed, f"{number}.{block}".encode("ascii"), hashlib.sha256).digest()
                words = [int.from_bytes(data[at : at + 4], "big") for at in range(0, 32, 4)]
                block += 1
            word = words.pop(0)
            if word < 2**32 - 2**32 % (i + 1):
                break
        j = word % (i + 1)
        result[i], result[j] = result[j], result[i]
    return result


@pytest.mark.parametrize("size", [0, 1, 2, 3, 8, 9, 44, 110])
def test_a_shuffle_is_the_documented_one(size: int) -> None:
    for number in range(20):
        things = list(range(size))
        assert list(shuffle(seed_of(number * 7), number, things)) == plain_shuffle(seed_of(number * 7), number, things)


def test_these_numbers_never_change() -> None:
    assert shuffle(bytes(32), 0, range(10)) == tuple(plain_shuffle(bytes(32), 0, list(range(10))))
    assert shuffle(bytes(32), 0, range(10)) == (6, 8, 3, 9, 2, 7, 1, 5, 4, 0)
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_a_word_that_would_favour_some_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    def words(seed: bytes, number: int) -> Iterator[int]:
        yield from (2**32 - 1, 2**32 - 1, 1, 0)

    monkeypatch.setattr(engine.chance, "_words", words)
    assert shuffle(bytes(32), 0, "abc") == ("c", "a", "b")


def test_shuffles_are_fair() -> None:
    """Every thing comes to the top about equally often: far within five standard deviations."""
    tops = Counter(shuffle(seed_of(seed), 0, range(6))[-1] for seed in range(6000))
    assert all(850 < tops[thing] < 1150 for thing in range(6))


def test_seed_and_number_both_matter() -> None:
    assert len({shuffle(seed_of(seed), number, range(20)) for seed in range(10) for number in range(10)}) == 100
