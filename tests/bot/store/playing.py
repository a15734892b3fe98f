"""A process that plays on in a database as fast as it can and says which rows were acknowledged: it is to be killed."""

import asyncio
import itertools
import sys
from pathlib import Path
from random import Random

from bot.service import Click, MapChoice, Service, TableOptions, Where
from bot.store import Store
from maps import edition
from tests.bot.desk import CHANNEL, GUILD, HANNAH, OLENA, CountedIds, SteadyClock, eager


async def main(path: Path, first: int) -> None:
    store = await Store.open(path)
    service = Service(store, [MapChoice("paris", edition("paris"))], SteadyClock(), CountedIds())
    chance, interactions = Random(first), itertools.count(first)
    people = (HANNAH, OLENA)

    def click(user: int) -> Click:
        return Click(user, "P", next(interactions))

    row = await store.game_in(CHANNEL)
    while True:
        if row is None or row.status == "ended":
            service.ids = CountedIds()
            service.ids._games = itertools.count(next(interactions))
            game = (await service.create(click(HANNAH), Where(CHANNEL, GUILD), TableOptions("paris"))).game
            await service.join(click(OLENA), game)
            await service.start(click(HANNAH), game)
        else:
            game = row.id
        for user in people:
            seen = await service.seen(game, user)
            if seen.legal:
                played = await service.act(click(user), game, [eager(seen.legal, chance)], seen.move)
                print(game, played.seen.table.seq, flush=True)
        row = await store.game(game)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
