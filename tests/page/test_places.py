"""Users, channels, threads, phone and colours: the frame of the page, and that nobody sees what is another's."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands
from playwright.async_api import expect

from tests.page.conftest import Window
from tests.page.parade import buttons, parade
from tests.page.screen import PHONE
from tests.sandbox.bare_bot import BareBot, home

SWITCH = """name => {
  document.querySelector(`#cast [data-username="${name}"]`).click();
  return document.documentElement.outerHTML + document.title;
}"""


async def test_nothing_of_one_user_stays_when_another_is_selected(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("panel")
        await expect(screen.last).to_contain_text("The hand of Hannah")
        await screen.last.locator(".picture").first.click()
        await screen.type("<Escape>")
        await screen.composer.fill("a draft of Hannah's")
        at_once = await screen.page.evaluate(SWITCH, "olena")
        await screen.ready()
        later = await screen.everything()
        for held in (at_once, later):
            assert "The hand of Hannah" not in held
            assert "three blue" not in held
            assert "hand.png" not in held
            assert "a draft" not in held
        await expect(screen.composer).to_have_value("")
        await screen.become("host")
        await expect(screen.last).to_contain_text("The hand of Hannah")


async def test_an_open_dialog_and_menu_go_with_their_user(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("menus")
        await screen.last.get_by_role("combobox", name="Choose your tickets").click()
        await expect(screen.offered.first).to_have_text("🎫Paris – Zürich4 points")
        await screen.page.keyboard.press("Alt+2")
        await screen.ready()
        assert "Zürich" not in await screen.everything()
        await screen.command("form")
        await expect(screen.page.get_by_role("dialog")).to_be_visible()
        await screen.page.keyboard.press("Alt+1")
        await expect(screen.page.get_by_role("dialog")).to_have_count(0)


async def test_an_answer_that_comes_after_the_switch_is_not_shown(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        gate = sandbox.hold("POST /interactions")
        await screen.command("panel")
        await expect(screen.page.locator("#local > li")).to_have_count(1)
        await screen.become("olena")
        await expect(screen.page.locator("#local > li")).to_have_count(0)
        gate.set()
        host = sandbox.user("host")
        await host.sees("The hand of Hannah")
        assert "The hand of Hannah" not in await screen.everything()


async def test_channels_show_what_is_unread_and_who_is_meant(window: Window) -> None:
    async with home(parade, language="en-GB") as (sandbox, bot):
        screen = await window.open(sandbox, "olena")
        olena = sandbox.user("olena").account
        track = bot.text_channel(sandbox.channel("second-track").id)
        await track.send("nothing special")
        entry = screen.page.get_by_role("button", name="second-track")
        await expect(entry).to_have_accessible_name("second-track, unread")
        await track.send(f"<@{olena.id}> it is your turn")
        await expect(entry.locator(".badge")).to_have_text("1")
        await screen.become("host")
        await expect(entry.locator(".badge")).to_have_count(0)
        await screen.become("olena")
        await expect(entry.locator(".badge")).to_have_text("1")
        await entry.click()
        await expect(screen.last).to_contain_text("it is your turn")
        await expect(entry).to_have_accessible_name("second-track")
        await screen.page.reload()
        await screen.ready()
        await expect(screen.last).to_contain_text("it is your turn")
        await expect(entry.locator(".badge")).to_have_count(0)


async def test_threads_archive_and_wake(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("thread")
        entry = screen.page.locator("#channels .thread")
        await expect(entry.locator(".badge")).to_have_text("1")
        await screen.page.locator("#channels .here").focus()
        await screen.type("<ArrowDown>", "<Enter>")
        await expect(screen.last).to_contain_text("Welcome @Hannah")
        sandbox.clock.advance(10_080 * 60 + 5)
        await expect(entry).to_have_accessible_name("Europe 1, archived")
        await expect(screen.composer).to_have_attribute(
            "placeholder", "This thread is archived; a message opens it again."
        )
        await screen.composer.fill("good morning")
        await screen.type("<Enter>")
        await expect(entry).to_have_accessible_name("Europe 1")


async def test_a_phone_has_a_drawer_and_nothing_sticks_out(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox, size=PHONE)
        for name in ("show", "panel", "menus"):
            await screen.command(name)
            await expect(screen.last).to_contain_text(f"/{name}")
            assert not await screen.overflows()
        menu = screen.page.get_by_role("button", name="Channels")
        await menu.tap()
        await expect(screen.page.get_by_role("button", name="peron")).to_be_in_viewport()
        await screen.page.get_by_role("button", name="peron").tap()
        await expect(screen.page.locator("#place")).to_contain_text("peron")
        await expect(screen.page.get_by_role("button", name="station")).not_to_be_in_viewport()
        await menu.tap()
        await screen.type("<Escape>")
        await expect(menu).to_have_attribute("aria-expanded", "false")
        await screen.become("olena", "touch")
        await expect(screen.page.locator("#place")).to_contain_text("station")


async def test_dark_and_light(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox, colours="light")
        body = screen.page.locator("body")
        await expect(body).to_have_css("background-color", "rgb(255, 255, 255)")
        await screen.page.get_by_role("button", name="Dark colours").click()
        await expect(body).to_have_css("background-color", "rgb(31, 33, 38)")
        await screen.page.reload()
        await expect(body).to_have_css("background-color", "rgb(31, 33, 38)")


async def test_it_says_what_it_is(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await expect(screen.page.locator("#honest")).to_contain_text("local stand-in for Discord")
        await screen.page.set_viewport_size({"width": 390, "height": 844})
        await expect(screen.page.get_by_text("Local stand-in, not Discord.")).to_be_visible()


async def test_the_bot_goes_and_comes_back(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await sandbox.stop_bot()
        await expect(screen.page.get_by_role("status")).to_contain_text("The bot is offline")
        await sandbox.start_bot()
        await expect(screen.page.get_by_role("status")).to_be_hidden()


async def test_a_number_at_a_person_counts_what_rings_their_phone(window: Window) -> None:
    async with home(parade) as (sandbox, bot):
        screen = await window.open(sandbox)
        olena = sandbox.user("olena")
        badge = screen.page.locator('#cast [data-username="olena"] .badge')
        station = bot.text_channel(sandbox.channel("station").id)
        sent = await station.send(f"{olena.mention} sleep well", silent=True)
        await expect(screen.last.locator(".silent")).to_be_visible()
        await sent.edit(content=f"{olena.mention} wake up")
        await (await bot.fetch_user(int(olena.id))).send("only for you")
        await expect(badge).to_have_text("1")
        await station.send(f"{olena.mention} your turn")
        await expect(badge).to_have_text("2")
        await expect(screen.last.locator(".head")).to_be_visible()
        await expect(screen.last.locator(".silent")).to_have_count(0)
        assert "only for you" not in await screen.everything()
        await screen.become("olena")
        await expect(badge).to_have_count(0)
        message = screen.page.locator("#channels").get_by_role("button", name="Slow Train")
        await expect(message.locator(".badge")).to_have_text("1")


async def test_a_user_can_close_their_dms(window: Window) -> None:
    async with home(parade) as (sandbox, bot):
        screen = await window.open(sandbox)
        person = await bot.fetch_user(int(sandbox.user("host").id))
        box = screen.page.get_by_role("checkbox", name="DMs open")
        await expect(box).to_be_checked()
        await box.uncheck()
        await sandbox.wait(lambda: not sandbox.user("host").account.dm_open, "The stand-in did not hear of it.")
        with pytest.raises(discord.Forbidden):
            await person.send("hello")
        await screen.become("olena")
        await screen.become("host")
        await expect(box).not_to_be_checked()
        await box.check()
        await sandbox.wait(lambda: sandbox.user("host").account.dm_open, "The stand-in did not hear of it.")
        await person.send("hello")


async def test_the_dm_has_its_own_commands(window: Window) -> None:
    def alone(bot: BareBot) -> None:
        @bot.tree.command(name="games", description="all my games")
        @app_commands.allowed_contexts(dms=True)
        async def games(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("two games wait for you", view=buttons())

    async with home(alone) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.composer.focus()
        await screen.type("/games")
        await expect(screen.page.locator(".palette .empty")).to_be_visible()
        await screen.page.locator("#channels").get_by_role("button", name="Slow Train").click()
        await expect(screen.page.locator("#place")).to_contain_text("Slow Train")
        await screen.ready()
        await screen.command("games")
        await screen.containing("two games").get_by_role("button", name="Primary").click()
        await expect(screen.last).to_contain_text("Hannah pressed Primary")


async def test_who_leaves_a_server_sees_it_no_more(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        host = sandbox.user("host")
        await screen.page.get_by_role("button", name="peron").click()
        await expect(screen.page.locator("#place")).to_contain_text("peron")
        await screen.ready()
        sandbox.leave(host, "Siding")
        await expect(screen.page.locator("#place")).to_contain_text("station")
        await expect(screen.page.get_by_role("button", name="peron")).to_have_count(0)
        sandbox.add_guild("Third Platform", ("host",))
        await expect(screen.page.get_by_role("button", name="third-platform")).to_be_visible()
        sandbox.remove_bot("Slow Train")
        await expect(screen.page.locator("#empty")).to_contain_text("The bot offers no commands here.")
