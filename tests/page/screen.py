"""The page in the browser as a test sees it: who is selected, what is shown, and hands for mouse and keyboard."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from playwright.async_api import ConsoleMessage, Error, Locator, Page, expect

from sandbox.testing import Sandbox

Hand = Literal["mouse", "keyboard", "touch"]
PATIENCE = 60_000
"""Milliseconds: the first picture of a map waits for its base to be painted, on whatever machine this is."""


class Size(NamedTuple):
    """A window: a desk's or a phone's."""

    width: int
    height: int
    touch: bool = False


DESKTOP = Size(1280, 800)
PHONE = Size(390, 844, True)


class Screen:
    """The open page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        page.on("console", self._note)
        page.on("pageerror", self._note_error)

    def _note(self, message: ConsoleMessage) -> None:
        # The browser reports every refused request itself; refusals are part of the play.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.faults.append(message.text)

    def _note_error(self, error: Error) -> None:
        self.faults.append(str(error))

    def check_console(self) -> None:
        """Fail if the page's scripts had a fault."""
        assert self.faults == []

    @property
    def composer(self) -> Locator:
        return self.page.locator("#composer-text")

    @property
    def messages(self) -> Locator:
        return self.page.locator("#messages > li")

    @property
    def last(self) -> Locator:
        return self.messages.last

    def containing(self, text: str | re.Pattern[str]) -> Locator:
        """The newest message with this text of its own (not only in the line about what it answers)."""
        return self.messages.filter(has=self.page.locator(".body", has_text=text)).last

    @property
    def offered(self) -> Locator:
        """The list that is open: of commands, of an option, or of a menu."""
        return self.page.locator("[role=option]")

    def offer(self, text: str) -> Locator:
        """What the open list offers under this name."""
        return self.offered.filter(has_text=text).first

    async def ready(self) -> None:
        """The channel is open, and the commands are known."""
        await expect(self.page.locator("#composer")).to_have_attribute("aria-busy", "false")
        await expect(self.composer).to_be_visible()

    async def become(self, name: str, hand: Hand = "mouse") -> None:
        """Switch to another sample user."""
        person = self.page.locator(f'#cast [data-username="{name}"]')
        if hand == "keyboard":
            number = 1 + await person.evaluate("one => [...one.parentElement.children].indexOf(one)")
            await self.page.keyboard.press(f"Alt+{number}")
        elif hand == "touch":
            await person.tap()
        else:
            await person.click()
        await expect(person).to_have_attribute("aria-pressed", "true")
        await self.ready()

    async def type(self, *keys: str) -> None:
        """Type into whatever has the focus: `<Enter>` and the like are keys, anything else is text."""
        for key in keys:
            if key.startswith("<"):
                await self.page.keyboard.press(key.strip("<>"))
            else:
                await self.page.keyboard.type(key)

    async def command(self, name: str, *keys: str) -> None:
        """Choose a command in the composer by keyboard, type the rest, and send it."""
        await self.composer.focus()
        await self.type(f"/{name}")
        await expect(self.page.locator(".palette .label").first).to_have_text(f"/{name}")
        await self.type("<Enter>", *keys)
        await expect(self.page.locator(".command-line .tail")).to_be_focused()
        await self.type("<Enter>")

    async def press(self, button: Locator, hand: Hand) -> None:
        """Press a button the way this hand does; the keyboard walks to it with Tab alone."""
        await expect(button).to_be_enabled()
        if hand == "mouse":
            await button.click()
        elif hand == "touch":
            await button.tap()
        else:
            await self.walk_to(button)
            await self.page.keyboard.press("Enter")

    async def walk_to(self, target: Locator) -> None:
        """Shift+Tab from the composer, which is next to the newest message, until the target has the focus."""
        focused = target.and_(self.page.locator(":focus"))
        if await focused.count():
            return
        await self.composer.focus()
        for _ in range(80):
            await self.page.keyboard.press("Shift+Tab")
            if await focused.count():
                return
        raise AssertionError(f"The keyboard does not reach {target}.")

    async def everything(self) -> str:
        """All that the page holds at this moment, seen or not."""
        found: str = await self.page.evaluate(
            "() => document.documentElement.outerHTML + document.title + location.href"
        )
        return found

    async def overflows(self) -> bool:
        """Whether something sticks out of the window sideways."""
        found: bool = await self.page.evaluate(
            "() => document.documentElement.scrollWidth > innerWidth || document.getElementById('log').scrollWidth >"
            " document.getElementById('log').clientWidth"
        )
        return found


async def look_at(page: Page, sandbox: Sandbox, user: str) -> Screen:
    """Open the page as this user in the first channel."""
    screen = Screen(page)
    await page.goto(f"{sandbox.standin.base_url}/#{user}")
    await screen.ready()
    return screen
