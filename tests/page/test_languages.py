"""The page in four languages: its own words, commands and options, and the choice of a language."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands
from playwright.async_api import expect

from tests.page.conftest import Window
from tests.page.parade import parade
from tests.page.screen import PHONE
from tests.sandbox.bare_bot import BareBot, home

INVITATIONS = {
    "host": "Message #station, or type / for commands",
    "olena": "Пишіть у #station або введіть / для команд",
    "marek": "Napisz: #station albo wpisz /, by wybrać polecenie",
    "vera": "Пишите в #station или введите / для команд",
}


async def test_everybody_reads_the_page_in_their_language(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        for name, invitation in INVITATIONS.items():
            if name != "host":
                await screen.become(name)
            await expect(screen.composer).to_have_attribute("placeholder", invitation)
            await screen.command("menus")
            await expect(screen.last.locator(".dismiss")).to_be_visible()
        for sentence in ("Only you can see this", "Tylko ty to widzisz", "Це бачите лише ви"):
            assert sentence not in await screen.everything(), "nothing of another language stays"
        await expect(screen.last).to_contain_text("Это видите только вы")
        await expect(screen.page.locator("html")).to_have_attribute("lang", "ru")


async def test_a_user_chooses_another_language_and_the_bot_hears_of_it(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.page.get_by_label("Language of Hannah").select_option("uk")
        await expect(screen.composer).to_have_attribute("placeholder", INVITATIONS["olena"])
        await expect(screen.page.get_by_label("Мова: Hannah")).to_have_value("uk")
        assert sandbox.user("host").language == "uk"
        await screen.ready()
        await screen.composer.focus()
        await screen.type("/колія")
        await expect(screen.page.locator(".palette .label").first).to_have_text("/колія")
        await expect(screen.page.locator(".palette .detail").first).to_have_text("зайняти шлях")
        await screen.type("<Enter>", "zür")
        await expect(screen.page.locator(".chip-name").first).to_have_text("шлях")
        await expect(screen.offered).to_have_text(["Paris – Zürich", "Zürich – Wien"])
        await screen.type("<Enter>", "Blue", "<Enter>", "<Enter>")
        await expect(screen.last).to_contain_text("paris-zürich for 2 blue")
        await expect(screen.last.locator(".above")).to_contain_text("Hannah використовує /колія")


async def test_a_language_changed_elsewhere_changes_the_open_page(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        sandbox.user("host").language = "pl"
        await expect(screen.composer).to_have_attribute("placeholder", INVITATIONS["marek"])
        await expect(screen.page.get_by_role("button", name="Jasne kolory")).to_be_visible()


async def test_an_administrator_chooses_the_language_of_a_server(window: Window) -> None:
    async with home(parade) as (sandbox, bot):
        screen = await window.open(sandbox, "admin")
        await screen.page.get_by_label("Language of Siding").select_option("uk")
        await sandbox.wait(lambda: sandbox.guild("Siding").language == "uk", "The stand-in did not hear of it.")
        known = bot.get_guild(int(sandbox.guild("Siding").id))
        assert known is not None
        await sandbox.wait(lambda: str(known.preferred_locale) == "uk", "The bot did not hear of it.")
        await screen.become("host")
        await expect(screen.page.get_by_label("Language of Siding")).to_have_count(0)
        await expect(screen.page.locator(".server .language")).to_have_text(["en-US", "uk"])


@pytest.mark.parametrize(("user", "title"), [("host", "Nothing here yet"), ("olena", "Тут поки порожньо")])
async def test_an_empty_channel_says_what_to_type(window: Window, user: str, title: str) -> None:
    def bot_with_a_game(bot: BareBot) -> None:
        group = app_commands.Group(name="game", description="games")

        @group.command(name="new", description="starts a game")
        async def new(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("a new game")

        bot.tree.add_command(group)

    async with home(bot_with_a_game) as (sandbox, _):
        screen = await window.open(sandbox, user, PHONE)
        empty = screen.page.locator("#empty")
        await expect(empty.get_by_role("heading")).to_have_text(title)
        await empty.get_by_role("button", name="/game new").tap()
        await expect(screen.page.locator(".command-name")).to_have_text("/game new")
        await screen.type("<Enter>")
        await expect(screen.last).to_contain_text("a new game")
        await expect(empty).to_be_hidden()
