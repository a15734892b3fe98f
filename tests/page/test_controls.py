"""Buttons, menus, panels and dialogs on the page, by mouse and by keyboard."""

from __future__ import annotations

import asyncio
import re
from functools import partial

from playwright.async_api import expect

from tests.page.conftest import Window
from tests.page.parade import parade
from tests.page.screen import PHONE
from tests.sandbox.bare_bot import home


async def test_buttons_answer_to_the_one_who_pressed(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("show")
        message = screen.containing("A heading")
        for style in ("primary", "secondary", "success", "danger"):
            label = style.title()
            button = message.get_by_role("button", name=label, exact=True)
            await expect(button).to_have_class(f"button {style}")
            await screen.press(button, "mouse" if style != "danger" else "keyboard")
            await expect(screen.containing(f"pressed {label}")).to_contain_text("Only you can see this")
        await expect(message.get_by_role("button", name="Not now")).to_be_disabled()
        link = message.get_by_role("link", name="Rules")
        assert await link.get_attribute("rel") == "noreferrer noopener"
        await screen.containing("pressed Danger").get_by_role("button", name="Dismiss message").click()
        await expect(screen.messages.filter(has_text="pressed Danger")).to_have_count(0)


async def test_arrow_keys_move_along_a_row_and_between_messages(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("show")
        await expect(screen.containing("A heading")).to_be_visible()
        await screen.command("ping")
        await expect(screen.last).to_contain_text("pong")
        await screen.composer.focus()
        await screen.type("<ArrowUp>")
        await expect(screen.last).to_be_focused()
        await screen.type("<ArrowUp>")
        await expect(screen.containing("A heading")).to_be_focused()
        await screen.page.get_by_role("button", name="Primary").focus()
        await screen.type("<ArrowRight>", "<ArrowRight>", "<ArrowLeft>")
        await expect(screen.page.get_by_role("button", name="Secondary")).to_be_focused()
        await screen.type("<Escape>")
        await expect(screen.composer).to_be_focused()


async def test_a_panel_is_edited_in_place_and_keeps_the_focus(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("panel")
        panel = screen.containing("The hand of Hannah")
        await expect(panel.locator(".container")).to_be_visible()
        await expect(panel.locator(".thumbnail img")).to_have_attribute("alt", "a small hand")
        await expect(panel.locator(".file a")).to_have_text("record.txt")
        await expect(panel.locator(".separator")).to_have_class("separator spacing-2 ruled")
        await screen.walk_to(panel.get_by_role("button", name="Blue", exact=True))
        await screen.type("<Enter>")
        await expect(panel).to_contain_text("drawn 1 cards")
        await screen.type("<Enter>")
        await expect(panel).to_contain_text("drawn 2 cards")
        await expect(panel.get_by_role("button", name="Blue", exact=True)).to_be_focused()


async def test_a_menu_with_several_choices_keeps_to_its_bounds(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("menus")
        menu = screen.last.get_by_role("combobox", name="Choose your tickets")
        await menu.click()
        done = screen.page.get_by_role("button", name="Done")
        options = screen.offered
        await options.nth(0).click()
        await expect(done).to_be_disabled()
        await options.nth(1).click()
        await options.nth(3).click()
        await expect(options.nth(2)).to_have_attribute("aria-disabled", "true")
        await expect(screen.page.locator(".count")).to_have_text("3 of 2 to 3 chosen")
        await options.nth(0).click()
        await done.click()
        await expect(screen.last).to_contain_text("kept ticket-1, ticket-3")


async def test_menus_by_keyboard(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("menus")
        menus = screen.containing("menus")
        await screen.walk_to(menus.get_by_role("combobox", name="Choose your tickets"))
        await screen.type("<Enter>", " ", "<ArrowDown>", " ", "<Tab>", "<Enter>")
        await expect(screen.last).to_contain_text("kept ticket-0, ticket-1")
        await screen.walk_to(menus.get_by_role("combobox", name="Invite somebody"))
        await screen.type("<ArrowDown>", "mar", "<Enter>")
        await expect(screen.last).to_contain_text("invited Marek")
        await screen.walk_to(menus.get_by_role("combobox", name="Claim a route"))
        await screen.type("<Enter>", "<ArrowDown>", "<Escape>")
        await expect(menus.get_by_role("combobox", name="Claim a route")).to_be_focused()
        await screen.type("<Enter>", "<End>", "<Enter>")
        await expect(screen.messages.filter(has_text="claimed 24")).to_have_count(1)


async def test_a_menu_stays_open_when_a_picture_comes_late(window: Window) -> None:
    painted = asyncio.Event()
    async with home(partial(parade, painted=painted)) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("late")
        menu = screen.last.get_by_role("combobox")
        await screen.walk_to(menu)
        await screen.type("<Enter>", "<ArrowDown>")
        painted.set()
        await expect(screen.last.locator("img")).to_be_visible()
        await expect(screen.offered).to_have_count(25)
        await screen.type("<ArrowDown>", "<Enter>")
        await expect(screen.last).to_contain_text("claimed 2")
        await screen.walk_to(screen.last.get_by_role("button", name="Dismiss message"))


async def test_a_dialog_is_filled_in_and_sent(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("form")
        dialog = screen.page.get_by_role("dialog", name="How many?")
        number = dialog.get_by_label("How many trains")
        await expect(number).to_be_focused()
        await screen.type("<Enter>")
        await expect(dialog).to_contain_text("This field is required.")
        await screen.type(
            "3", "<Tab>", "<Enter>", "<ArrowDown>", "<Enter>", "<Tab>", "for <b>luck</b>", "<Control+Enter>"
        )
        await expect(screen.last).to_contain_text("exchange 3 trains for <b>luck</b>")
        await expect(dialog).to_have_count(0)
        await screen.command("form")
        await expect(number).to_be_focused()
        await screen.type("<Escape>")
        await expect(dialog).to_have_count(0)


async def test_boxes_of_a_dialog_are_ticked(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("ticks")
        dialog = screen.page.get_by_role("dialog", name="Boxes to tick")
        await expect(dialog.get_by_role("radio", name="Live")).to_be_focused()
        await screen.type("<Enter>")
        await expect(dialog).to_contain_text("Please choose.")
        await screen.type("<ArrowDown>", "<Tab>", " ", "<Tab>", " ", "<Tab>", " ", "<Enter>")
        await expect(dialog).to_contain_text("Please choose 1 to 2.")
        await screen.type(" ")
        await dialog.get_by_role("checkbox", name="Quiet at night").click()
        await dialog.get_by_role("button", name="Submit").click()
        await expect(screen.last).to_contain_text("daily ['Europe', 'Amsterdam'] True")


async def test_menus_of_every_kind_in_a_dialog(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox, size=PHONE)
        await screen.command("profile")
        dialog = screen.page.get_by_role("dialog", name="Your profile")
        await expect(dialog.get_by_role("combobox", name="Reminders")).to_have_text("Here")
        await expect(dialog.get_by_role("combobox", name="Room")).to_have_text("station")
        for menu, choice in (("Reminders", "Off"), ("Room", "second-track"), ("Role", "Administrators")):
            await dialog.get_by_role("combobox", name=menu).tap()
            await screen.offer(choice).tap()
        await dialog.get_by_role("combobox", name="Friend").tap()
        for friend in ("Olena", "Marek"):
            await screen.offer(friend).tap()
        await dialog.get_by_role("button", name="Done").tap()
        await dialog.get_by_role("button", name="Submit").tap()
        await expect(screen.last).to_contain_text("['off'] [['second-track'], ['Administrators'], ['olena', 'marek']]")


async def test_a_bot_that_does_not_answer(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("silence")
        line = screen.page.locator("#local > li")
        await expect(line).to_contain_text("Sending to Slow Train")
        sandbox.clock.advance(3.1)
        await expect(line).to_contain_text("The application did not respond")
        await line.get_by_role("button", name="Dismiss message").click()
        await expect(line).to_have_count(0)
        await screen.command("show")
        button = screen.containing("A heading").get_by_role("button", name="Silence")
        await button.click()
        await expect(button).to_have_attribute("aria-busy", "true")
        sandbox.clock.advance(3.1)
        await expect(screen.containing("A heading").locator(".failure")).to_have_text("The application did not respond")
        await expect(button).not_to_have_attribute("aria-busy", "true")


async def test_a_bot_that_thinks(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("think")
        await expect(screen.last).to_contain_text("Slow Train is thinking…")
        await expect(screen.last).to_contain_text(re.compile("thought"))
        await expect(screen.messages).to_have_count(1)


async def test_every_control_has_a_name(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        for name in ("show", "panel", "menus"):
            await screen.command(name)
            await expect(screen.last).to_contain_text(f"/{name}")
        await screen.command("board", "olena", "<Enter>")
        await expect(screen.last).to_contain_text("it is your turn")
        controls = "button, a, input, textarea, select, [role=combobox], [role=listbox], dialog"
        nameless = await screen.page.evaluate(
            """selector => [...document.querySelectorAll(selector)]
              .filter(one => !one.matches("[aria-label], [aria-labelledby]") && !one.textContent.trim())
              .map(one => one.outerHTML)""",
            controls,
        )
        assert nameless == []
