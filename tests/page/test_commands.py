"""The composer: commands with their options, choices and completions, in the user's language."""

from __future__ import annotations

from playwright.async_api import expect

from tests.page.conftest import Window
from tests.page.parade import parade
from tests.sandbox.bare_bot import home


async def test_a_command_is_typed_completed_and_sent(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.composer.focus()
        await screen.type("/claim")
        options = screen.offered
        await expect(options).to_have_count(1)
        await expect(options.first).to_contain_text("route · pay · +2 optional")
        await screen.type("<Enter>", "zür")
        await expect(options).to_have_text(["Paris – Zürich", "Zürich – Wien"])
        await screen.type("<ArrowDown>", "<Enter>")
        await expect(screen.page.get_by_role("combobox", name="pay")).to_be_focused()
        await screen.type("re", "<Tab>")
        await screen.type("car", "<Enter>", "3", "<Tab>", "<Enter>")
        await expect(screen.last).to_contain_text("zürich-wien for 3 red, sure: True")
        await expect(screen.composer).to_be_focused()


async def test_a_command_by_mouse(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.page.get_by_role("button", name="Commands").click()
        await screen.offer("/claim").click()
        await screen.offer("Kraków – Lwów").click()
        await screen.offer("Wild").click()
        await screen.offer("sure").click()
        await screen.offer("False").click()
        await screen.page.get_by_role("button", name="Send").click()
        await expect(screen.last).to_contain_text("kraków-lwów for 2 wild, sure: False")


async def test_what_is_missing_or_wrong_is_said_at_the_option(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.composer.focus()
        await screen.type("/claim ")
        await expect(screen.offered).to_have_count(4)
        await screen.type("<Escape>", "<Enter>")
        chips = screen.page.locator(".chip")
        await expect(chips.first).to_contain_text("This option is required.")
        await screen.type("anything", "<Tab>")
        await expect(screen.page.get_by_role("combobox", name="pay")).to_be_focused()
        await screen.type("gold", "<Enter>")
        await expect(chips.nth(1)).to_contain_text("Please choose one from the list.")
        await screen.page.keyboard.press("Control+A")
        await screen.type("blue", "<Enter>", "cards", "<Enter>", "9", "<Enter>")
        await expect(chips.nth(2)).to_contain_text("At most 6, please.")
        await screen.type("<Backspace>", "<Backspace>", "<Enter>")
        await expect(screen.last).to_contain_text("anything for 2 blue")


async def test_commands_speak_the_language_of_the_user(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox, "olena")
        await screen.composer.focus()
        await screen.type("/кол")
        await expect(screen.offered.first).to_contain_text("/коліязайняти шлях")
        await screen.type("<Enter>")
        await expect(screen.page.get_by_role("combobox", name="шлях")).to_be_focused()
        await screen.type("<Escape>", "<Escape>")
        await screen.page.get_by_label("Мова: Olena").select_option("pl")
        await expect(screen.page.locator('#cast [data-username="olena"]')).to_have_attribute(
            "title", "Gracz: Olena, pl · Alt+2"
        )
        await screen.ready()
        await screen.composer.focus()
        await screen.type("/claim")
        await expect(screen.offered.first).to_contain_text("claim a route")


async def test_a_slash_that_is_no_command_is_not_sent(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.composer.focus()
        await screen.type("/hand it over", "<Enter>")
        await expect(screen.page.locator(".toast")).to_contain_text("There is no such command here")
        await expect(screen.messages).to_have_count(0)


async def test_backspace_leads_back_to_the_list_of_commands(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.composer.focus()
        await screen.type("/claim ", "<Backspace>")
        await expect(screen.composer).to_have_value("/claim")
        await expect(screen.offered).to_have_count(1)


async def test_who_presses_enter_before_the_bot_has_answered_gets_the_first_that_fits(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.composer.focus()
        first, second = sandbox.hold("POST /interactions"), sandbox.hold("POST /interactions")
        await screen.type("/claim ", "wien", "<Enter>")
        first.set()  # the answer to the empty field, which is no longer what was asked
        second.set()
        await expect(screen.page.get_by_role("combobox", name="pay")).to_be_focused()
        await screen.type("blue", "<Enter>", "<Enter>")
        await expect(screen.last).to_contain_text("zürich-wien for 2 blue")
