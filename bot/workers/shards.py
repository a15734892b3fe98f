"""The shards of a worker: how many there are of all workers together, and which of them are its own."""

from msgspec import Struct

from bot.errors import WrongSettings

MOST = 10_000
"""More shards than any bot has; a typing error must not become ten million connections."""


class Shards(Struct, frozen=True):
    """A count of 0 is left to Discord; no ids are all of them."""

    count: int = 0
    ids: tuple[int, ...] = ()

    def settled(self, recommended: int) -> "Shards":
        """With the count that Discord recommends where none is set, and every id."""
        count = self.count or recommended
        return Shards(count, self.ids or tuple(range(count)))

    @property
    def first(self) -> bool:
        """Whether shard 0 is among them: its worker does what is done once for the whole bot."""
        return not self.ids or 0 in self.ids

    @property
    def all(self) -> bool:
        """Whether there is nothing left for another worker."""
        return not self.ids or len(self.ids) == self.count

    def serves(self, guild: int) -> bool:
        """Whether the messages of this server come to one of them; Discord's own formula."""
        return not self.ids or (guild >> 22) % self.count in self.ids

    @property
    def named(self) -> str:
        """For a sentence: "shard 1", "shards 0-3"."""
        return f"shard{'' if len(self.ids) == 1 else 's'} {self}"

    def __str__(self) -> str:
        """As it is written in SHARD_IDS."""
        runs: list[list[int]] = []
        for number in self.ids:
            if runs and number == runs[-1][-1] + 1:
                runs[-1].append(number)
            else:
                runs.append([number])
        return ",".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def read_shards(count_text: str, text: str) -> Shards:
    """What SHARD_COUNT and SHARD_IDS say."""
    count = _count(count_text)
    if not text:
        return Shards(count)
    if not count:
        raise WrongSettings(
            "SHARD_IDS is set, but SHARD_COUNT is not: all workers must agree on how many shards there are.",
            "SHARD_IDS",
        )
    return Shards(count, tuple(sorted({number for part in text.split(",") for number in _run(text, part, count)})))


def _count(text: str) -> int:
    if not text:
        return 0
    if not _is_number(text) or not 1 <= int(text) <= MOST:
        raise WrongSettings(
            f'SHARD_COUNT is "{text}"; it must be a number from 1 to {MOST}, or empty for what Discord recommends.',
            "SHARD_COUNT",
        )
    return int(text)


def _run(whole: str, part: str, count: int) -> range:
    """One number, or a first and a last."""
    first, _, last = (piece.strip() for piece in part.partition("-"))
    last = last if "-" in part else first
    if not _is_number(first) or not _is_number(last) or int(first) > int(last):
        raise WrongSettings(f'SHARD_IDS is "{whole}"; it must be like 0-3 or 4,5.', "SHARD_IDS")
    if int(last) >= count:
        raise WrongSettings(
            f"SHARD_IDS names shard {int(last)}; with SHARD_COUNT {count} the last one is {count - 1}.", "SHARD_IDS"
        )
    return range(int(first), int(last) + 1)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 10
