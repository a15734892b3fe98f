"""Playing a game on the page: what a person does who wants it to end soon."""

from __future__ import annotations

import re

from playwright.async_api import Locator, expect

from sandbox.testing import Sandbox
from tests.page.screen import Hand, Screen, Size

CLAIM = re.compile("Claim a route")
PAY = re.compile("^Pay with")
POINTS = re.compile(r"(\d+) points?")
MANY = 20


class Table:
    """A game of two in the open channel."""

    def __init__(self, screen: Screen, sandbox: Sandbox) -> None:
        self.screen = screen
        self.sandbox = sandbox
        self.names = {user.id: user.username for user in sandbox.standin.world.people}

    # Finding things on the screen

    @property
    def public(self) -> Locator:
        return self.screen.page.locator("#messages > li:not(.ephemeral)")

    @property
    def panel(self) -> Locator:
        """The newest message only this player sees."""
        return self.screen.page.locator("#messages > li.ephemeral").last

    def button(self, name: str) -> Locator:
        """The newest button of this name on a public message."""
        return self.public.get_by_role("button", name=name, exact=True).last

    @property
    def news(self) -> Locator:
        """The newest message that says whose turn it is, or that the game is over."""
        role = self.screen.page.get_by_role("button", name=re.compile("^(Take your turn|Rematch)$"))
        return self.public.filter(has=role).last

    async def is_over(self) -> bool:
        return await self.public.get_by_role("button", name="Rematch").count() > 0

    async def on_turn(self) -> str:
        """Whose turn the newest turn message says it is."""
        user = await self.news.locator(".mention").first.get_attribute("data-user")
        return self.names[user or ""]

    # Acting

    async def sit(self, size: Size, player: str, hand: Hand) -> None:
        """Take the seat: the window gets this size, the page this user."""
        await self.screen.page.set_viewport_size({"width": size.width, "height": size.height})
        if await self.screen.page.locator(f'#cast [data-username="{player}"]').get_attribute("aria-pressed") == "false":
            await self.screen.become(player, hand)

    async def pick(self, menu: Locator, index: int, hand: Hand) -> None:
        """Choose one thing in a menu."""
        await self.screen.press(menu, hand)
        await expect(self.screen.offered.first).to_be_visible()
        if hand == "keyboard":
            await self.screen.type("<Home>", *["<ArrowDown>"] * index, "<Enter>")
        else:
            await self.screen.press(self.screen.offered.nth(index), hand)

    async def keep_tickets(self, hand: Hand, least: int = 1) -> None:
        """The opening choice: keep the first tickets, as few as the map allows; pieces as they are suggested."""
        await self.screen.press(self.button("Choose your tickets"), hand)
        await expect(self.panel).to_contain_text("Choose your tickets")
        menu = self.panel.get_by_role("combobox")
        await self.screen.press(menu, hand)
        await expect(self.screen.offered.first).to_be_visible()
        if hand == "keyboard":
            await self.screen.type("<Home>", " ", *["<ArrowDown>", " "] * (least - 1), "<Tab>", "<Enter>")
        else:
            for number in range(least):
                await self.screen.press(self.screen.offered.nth(number), hand)
            await self.screen.press(self.screen.page.get_by_role("button", name="Done"), hand)
        await self.screen.press(self.panel.get_by_role("button", name=re.compile("^Keep")), hand)
        await expect(self.panel).to_contain_text(re.compile("You have chosen|Your turn|Turn 1|trains and ships"))
        if await self.panel.get_by_text("Choose your trains and ships").count():
            await self.screen.press(self.panel.get_by_role("button", name=re.compile("suggested")), hand)
            await expect(self.panel).not_to_contain_text("Choose your trains and ships")
        await self.dismiss(hand)

    async def take_turn(self, hand: Hand, look: bool) -> None:
        """One turn: the longest route there are cards for, else two cards; `look` waits for the hand's picture."""
        before = await self.news.get_attribute("data-id") or ""
        await self.screen.press(self.button("Take your turn"), hand)
        await expect(self.panel).to_contain_text(re.compile("Your (last )?turn"))
        if look:
            await expect(self.panel.locator("img:not(.emoji)").first).to_be_visible()
        routes = self.panel.get_by_role("combobox", name=CLAIM)
        if await routes.count():
            await self.claim(routes.first, hand)
        else:
            await self.draw(hand)
        await expect(self.panel).to_contain_text("Done")
        # The news comes above or below the panel and moves it; a finger that is on its way would miss the button.
        await expect(self.news).not_to_have_attribute("data-id", before)
        await expect(self.news).not_to_contain_text("pay for the tunnel")
        await self.dismiss(hand)

    async def claim(self, menu: Locator, hand: Hand) -> None:
        """The most valuable route of this menu, paid in the first way offered."""
        await menu.click()
        hints = await self.screen.offered.all_inner_texts()
        await self.screen.type("<Escape>")
        points = [int(found[1]) if (found := POINTS.search(hint)) else 0 for hint in hints]
        await self.pick(menu, points.index(max(points)), hand)
        await expect(self.panel).to_contain_text(re.compile("Done|How do you pay"))
        if await self.panel.get_by_text("How do you pay").count():
            await self.pay(hand)

    async def pay(self, hand: Hand) -> None:
        """In the first way offered; what a tunnel costs beyond that too, or the cards are taken back."""
        if await self.panel.get_by_role("combobox", name=PAY).count():
            await self.pick(self.panel.get_by_role("combobox", name=PAY).first, 0, hand)
        else:
            await self.screen.press(self.panel.locator(".row .button").first, hand)
        await expect(self.panel).to_contain_text(re.compile("Done|Turned up: .* needed", re.DOTALL))
        if await self.panel.get_by_role("button", name="Take the cards back").count():
            await self.screen.press(self.panel.locator(".row .button:not([disabled])").first, hand)

    async def draw(self, hand: Hand) -> None:
        """Two cards blind, or whatever is left to be drawn."""
        blind = self.panel.get_by_role("button", name=re.compile("^Two .*cards blind"))
        if await blind.count():
            await self.screen.press(blind.first, hand)
            return
        for text in ("Your turn", "second card"):
            if await self.panel.get_by_text(text).count():
                await self.screen.press(self.panel.locator(".row .button:not([disabled])").first, hand)

    async def dismiss(self, hand: Hand) -> None:
        """Put the panel away; once more if the page moved under the finger."""
        panel = self.screen.page.locator(f'#messages > li[data-id="{await self.panel.get_attribute("data-id")}"]')
        for _ in range(5):
            await self.screen.press(panel.get_by_role("button", name="Dismiss message"), hand)
            try:
                await expect(panel).to_have_count(0, timeout=5000)
            except AssertionError:
                continue
            return
        raise AssertionError("The panel does not go away.")
