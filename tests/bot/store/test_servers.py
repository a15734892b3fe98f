"""What every store promises about servers."""

from bot.store import Store


async def test_what_is_set_for_a_server_comes_back(store: Store, another: Store) -> None:
    assert await store.servers.settings(5) is None
    await store.servers.save(5, b'{"role":7}')
    await store.servers.save(6, b"{}")
    await store.servers.save(5, b'{"role":8}')
    assert await another.servers.settings(5) == b'{"role":8}'
    assert await another.servers.settings(6) == b"{}"
