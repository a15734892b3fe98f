"""A process that plays on in a database as fast as it can and says which rows were acknowledged: it is to be killed."""

import asyncio
import itertools
import sys
from pathlib import Path
from random import Random

from bot.service import Click, MapChoice, Service, TableOptions, Where
from bot.store import Store
from bot.store.sqlite import SqliteStore
from maps import edition
from tests.bot.desk import CHANNEL, GUILD, HANNAH, OLENA, CountedIds, SteadyClock, eager


async def main(path: Path, first: int) -> None:
    store = await SqliteStore.open(path)
    try:
        await _play_on(store, first)
    finally:
        await store.close()  # Else its threads would keep a process alive that has failed.


async def _play_on(store: Store, first: int) -> None:
    ids = CountedIds()
    ids._games = itertools.count(first)  # No id twice, also not after the next start.
    service = Service(store, [MapChoice("paris", edition("paris"))], SteadyClock(), ids)
    chance, interactions = Random(first), itertools.count(first)

    def click(user: int) -> Click:
        return Click(user, "P", next(interactions), guild=GUILD)

    while True:
        row = await store.game_in(CHANNEL)
        if row is None or row.status == "ended":
            await service.tables.create(click(HANNAH), Where(CHANNEL, GUILD), TableOptions("paris"))
        elif row.status == "lobby":  # The one before may have been killed anywhere here.
            if len(row.seats) == 1:
                await service.tables.join(click(OLENA), row.id)
            await service.tables.start(click(HANNAH), row.id)
        else:
            for user in (HANNAH, OLENA):
                seen = await service.looking.seen(row.id, user)
                if seen.legal:
                    played = await service.turns.act(click(user), row.id, [eager(seen.legal, chance)], seen.move)
                    print(row.id, played.seen.table.seq, flush=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
