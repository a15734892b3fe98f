"""A real browser for the tests of the sandbox page; without one they are skipped and say why."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Literal

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from sandbox.testing import Sandbox
from tests.page.screen import DESKTOP, Screen, Size, look_at

Colours = Literal["dark", "light"]
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Window:
    """Opens the page for a test and closes it afterwards."""

    def __init__(self, browser: Browser, stack: AsyncExitStack) -> None:
        self._browser = browser
        self._stack = stack

    async def open(
        self, sandbox: Sandbox, user: str = "host", size: Size = DESKTOP, colours: Colours = "dark"
    ) -> Screen:
        """The page as this user sees it first; every error in its console fails the test at the end."""
        context = await self._browser.new_context(
            viewport={"width": size.width, "height": size.height},
            has_touch=True,
            is_mobile=size.touch,
            color_scheme=colours,
        )
        self._stack.push_async_callback(context.close)
        screen = await look_at(await context.new_page(), sandbox, user)
        self._stack.callback(screen.check_console)
        return screen


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All browser tests of a worker share one event loop, because they share one browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A headless Chromium: Debian's, wherever it lies."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("there is no chromium here (apt-get install chromium)")
    async with async_playwright() as running:
        browser = await running.chromium.launch(executable_path=chromium, headless=True, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def window(browser: Browser) -> AsyncIterator[Window]:
    """Windows of that browser, closed after the test."""
    async with AsyncExitStack() as stack:
        yield Window(browser, stack)


@pytest.fixture
def bases(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Where base art is kept from one run of the tests to the next; its names tell what it was painted from."""
    cache: pytest.Cache | None = request.config.cache
    return tmp_path / "bases" if cache is None else Path(cache.mkdir("bases"))
