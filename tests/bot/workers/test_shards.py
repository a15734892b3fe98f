"""SHARD_COUNT and SHARD_IDS: what they mean, and what is said when they are wrong."""

import pytest

from bot.errors import WrongSettings
from bot.workers import PAUSE, Alone, Shards, read_shards


@pytest.mark.parametrize(
    ("ids", "meant"),
    [("", ()), ("0-3", (0, 1, 2, 3)), ("4,5", (4, 5)), (" 1 , 3 - 4 ", (1, 3, 4)), ("2,0-2,1", (0, 1, 2)), ("5", (5,))],
)
def test_which_shards(ids: str, meant: tuple[int, ...]) -> None:
    assert read_shards("6", ids) == Shards(6, meant)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"SHARD_COUNT": "0"}, "a number from 1 to 10000"),
        ({"SHARD_COUNT": "-1"}, "a number from 1 to 10000"),
        ({"SHARD_COUNT": "many"}, "a number from 1 to 10000"),
        ({"SHARD_COUNT": "10001"}, "a number from 1 to 10000"),
        ({"SHARD_COUNT": "٣"}, "a number from 1 to 10000"),
        ({"SHARD_IDS": "0"}, "SHARD_COUNT is not: all workers must agree"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "0-4"}, "names shard 4; with SHARD_COUNT 4 the last one is 3"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "0-999999999999999"}, "must be like 0-3 or 4,5"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "3-1"}, "must be like 0-3 or 4,5"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "1-"}, "must be like 0-3 or 4,5"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "0,,1"}, "must be like 0-3 or 4,5"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "0-1-2"}, "must be like 0-3 or 4,5"),
    ],
)
def test_what_is_wrong_is_said(given: dict[str, str], says: str) -> None:
    with pytest.raises(WrongSettings, match=says) as refused:
        read_shards(given.get("SHARD_COUNT", ""), given.get("SHARD_IDS", ""))
    assert refused.value.name in given, "one that can be taken away"


def test_what_is_left_open_is_settled() -> None:
    assert Shards().settled(2) == Shards(2, (0, 1))
    assert Shards(3).settled(1) == Shards(3, (0, 1, 2))
    assert Shards(3, (1,)).settled(1) == Shards(3, (1,))


def test_who_does_what_is_done_once() -> None:
    assert Shards(4, (0, 1)).first
    assert not Shards(4, (2, 3)).first
    assert Shards(4, (0, 1, 2, 3)).all
    assert not Shards(4, (0, 1)).all


def test_every_server_is_served_by_one_shard() -> None:
    shards = [Shards(3, (number,)) for number in range(3)]
    assert [shard.serves(41771983423143937) for shard in shards].count(True) == 1
    assert shards[1].serves((7 << 22) + 5)
    assert Shards().serves(5)


def test_shards_are_shown_as_they_are_written() -> None:
    assert str(Shards(9, (0, 1, 2, 5, 7, 8))) == "0-2,5,7-8"
    assert (Shards(2, (1,)).named, Shards(2, (0, 1)).named) == ("shard 1", "shards 0-1")


async def test_logins_of_one_bucket_keep_their_distance() -> None:
    now = 100.0
    slept = []

    async def sleep(seconds: float) -> None:
        nonlocal now
        slept.append(seconds)
        now += seconds

    alone = Alone(lambda: now, sleep)
    await alone.turn(0)
    await alone.turn(1)
    assert not slept
    now += 2
    await alone.turn(0)
    assert slept == [PAUSE - 2]
    await alone.turn(1)
    assert slept == [PAUSE - 2]
