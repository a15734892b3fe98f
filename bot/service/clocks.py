"""How people were asked for their turns, with what they have set for themselves: the facts that times depend on."""

from collections.abc import Iterable, Mapping

import msgspec

from bot.days.asking import Awaited, Ends, Rules, ends
from bot.days.pace import MINUTE, PACES, spent
from bot.days.profile import NOBODY, Profile
from bot.service.loading import Loaded
from bot.service.profiles import read_profile
from bot.service.values import TableOptions
from bot.service.waiting import overdue
from bot.store import AskedRow, PrivateRow, SeatRow, Store


def rules(options: TableOptions) -> Rules:
    return Rules(options.pace, options.if_late, options.reminders)


class Clocks:
    """Reads only."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def profiles(self, users: Iterable[int]) -> Mapping[int, Profile]:
        """What these people have set; whoever has set nothing is left out."""
        found = await self._store.people.profiles(tuple(users))
        return {user: read_profile(data) for user, data in found.items()}

    async def profile(self, user: int) -> Profile:
        return (await self.profiles((user,))).get(user, NOBODY)

    async def awaited(self, loaded: Loaded) -> tuple[Awaited, ...]:
        """The people who are waited for in this game, and how they were asked so far."""
        seats = [seat for seat in loaded.row.seats if seat.awaited_seq]
        if not seats:
            return ()
        asked = {one.place: one for one in await self._store.times.asked(loaded.row.id)}
        privates = await self._store.people.privates(loaded.row.id)
        return tuple(_awaited(seat, asked.get(seat.place), privates.get(seat.place, PrivateRow())) for seat in seats)

    async def ends(self, loaded: Loaded, now: int) -> dict[int, Ends]:
        """When the time of those ends who are waited for and were told so, by place."""
        awaited = await self.awaited(loaded)
        profiles = await self.profiles(one.user for one in awaited)
        found = {one.place: ends(one, profiles.get(one.user, NOBODY), rules(loaded.options), now) for one in awaited}
        return {place: end for place, end in found.items() if end is not None}

    async def used(self, loaded: Loaded, now: int, exactly: bool = False) -> dict[int, int]:
        """How much time counts of the turns that take longer than the pace allows, by place; `exactly`: of all but the
        quickest, because what they took is kept rather than settled."""
        allowed = MINUTE if exactly else PACES[loaded.options.pace]
        late = overdue(loaded.row, loaded.options, allowed, now)
        if not late:
            return {}
        awaited = {one.place: one for one in await self.awaited(loaded)}
        profiles = await self.profiles(one.user for one in awaited.values())
        return {
            seat.place: one.used + spent(profiles.get(one.user, NOBODY).away, one.asked or now, now)
            for seat in late
            if (one := awaited.get(seat.place)) is not None
        }


def _awaited(seat: SeatRow, asked: AskedRow | None, private: PrivateRow) -> Awaited:
    assert seat.user_id is not None, "only people are waited for"
    one = Awaited(
        seat.place, seat.user_id, seat.awaited_seq, seat.bank, seat.used, private.muted, plans=private.plan is not None
    )
    if asked is None or asked.seq != seat.awaited_seq:
        return one
    return msgspec.structs.replace(
        one, asked=asked.asked_at, mentioned=asked.mentioned_at, reminded=asked.reminded, reminder=asked.message_id
    )
