"""Messages on the page: text, pictures, embeds, and nothing that could be taken for markup."""

from __future__ import annotations

import io
from pathlib import Path

import discord
from PIL import Image
from playwright.async_api import expect

from tests.page.conftest import Window
from tests.page.parade import parade
from tests.sandbox.bare_bot import home, png


async def test_markdown_becomes_elements_and_html_stays_text(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("show")
        message = screen.containing("A heading")
        text = message.locator(".markdown").first
        await expect(text.locator("h3")).to_have_text("A heading")
        await expect(text.locator("h4")).to_have_text("A smaller one")
        await expect(text.locator(".subtext")).to_have_text("small print")
        for tag, word in (("strong", "bold"), ("em", "italic"), ("u", "underlined"), ("s", "gone")):
            await expect(text.locator(tag).first).to_have_text(word)
        await expect(text.locator("code").first).to_have_text("code <b>&amp;</b>")
        await expect(text.locator("ul > li").first).to_have_text("one")
        await expect(text.locator("ul ul li")).to_have_text("two and a half")
        await expect(text.locator("ol > li")).to_have_text(["first", "second"])
        await expect(text.locator("blockquote")).to_have_text("a quote")
        await expect(text.locator("pre")).to_have_text('print("<i>not italic</i>")')
        await expect(text).to_contain_text("<script>window.broken = true</script>")
        await expect(text).to_contain_text("snake_case_name 2 * 3 * 4")
        await expect(text.locator("a")).to_have_text(["a link", "https://example.org/bare"])
        await expect(text.locator("time").first).to_have_text("21 September 2026")
        assert await text.locator("script, img").count() == 0
        assert await screen.page.evaluate("() => window.broken") is None
        await expect(message.locator(".embed dt")).to_have_text(["Trains", "Cards"])


async def test_spoilers_open_by_keyboard(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("show")
        spoiler = screen.containing("A heading").locator(".spoiler")
        await expect(spoiler).to_have_attribute("aria-expanded", "false")
        await spoiler.focus()
        await screen.type("<Enter>")
        await expect(spoiler).to_have_attribute("aria-expanded", "true")
        await expect(spoiler.locator(".spoiler-text")).to_have_css("opacity", "1")


async def test_a_picture_opens_large_and_closes_by_keyboard(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.command("board", "hannah", "<Enter>")
        picture = screen.containing("it is your turn").locator(".picture")
        await expect(picture.locator("img")).to_have_attribute("alt", "The board")
        assert await picture.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") == 900
        await screen.walk_to(picture)
        await screen.type("<Enter>")
        large = screen.page.locator("dialog.large")
        await expect(large.locator(".caption")).to_have_text("The board")
        await large.get_by_role("button", name="Full size").click()
        assert await large.locator("img").evaluate("image => image.clientWidth") == 900
        await screen.type("<Escape>")
        await expect(large).to_have_count(0)
        await expect(picture).to_be_focused()
        toggle = screen.page.get_by_role("button", name="Show the description of the picture")
        await toggle.click()
        await expect(screen.page.locator("figcaption")).to_have_text("The board")


async def test_ordinary_messages_mention_people_by_name(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        screen = await window.open(sandbox)
        await screen.composer.fill("Your turn, @olena")
        await screen.type("<Enter>")
        await expect(screen.last.locator(".mention")).to_have_text("@Olena")
        await expect(screen.composer).to_have_value("")
        await expect(screen.page.locator('#cast [data-username="olena"] .badge')).to_have_text("1")
        await screen.become("olena")
        await expect(screen.last).to_contain_class("mentions-me unread-first")
        await expect(screen.page.locator('#cast [data-username="olena"] .badge')).to_have_count(0)


async def test_a_lost_connection_is_made_again_and_nothing_is_missed(window: Window) -> None:
    async with home(parade) as (sandbox, bot):
        screen = await window.open(sandbox)
        await screen.composer.fill("half a sentence")
        sandbox.standin.pages.close()
        await bot.text_channel(sandbox.channel("station").id).send("while you were away")
        await expect(screen.last).to_contain_text("while you were away")
        await bot.text_channel(sandbox.channel("station").id).send("and after")
        await expect(screen.last).to_contain_text("and after")
        await expect(screen.composer).to_have_value("half a sentence")


async def test_older_messages_come_when_scrolling_up(window: Window) -> None:
    async with home(parade) as (sandbox, _):
        host = sandbox.user("host")
        for number in range(70):
            await host.say(f"message {number}")
        screen = await window.open(sandbox)
        await expect(screen.messages).to_have_count(50)
        await screen.page.locator("#log").evaluate("log => { log.scrollTop = 0; }")
        await expect(screen.messages).to_have_count(70)
        await expect(screen.messages.first).to_contain_text("message 0")
        await screen.page.get_by_role("button", name="Jump to the newest message").click()
        await expect(screen.last).to_be_in_viewport()


async def test_the_bots_own_emojis_are_pictures(window: Window) -> None:
    async with home(parade) as (sandbox, bot):
        red = await bot.create_application_emoji(name="red", image=png(40, 40))
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Take red", emoji=red, custom_id="take"))
        view.add_item(discord.ui.Button(emoji=red, custom_id="bare"))
        view.add_item(discord.ui.Select(options=[discord.SelectOption(label="Red", emoji=red)], custom_id="which"))
        await bot.text_channel(sandbox.channel("station").id).send(f"You hold {red} <:gone:1>", view=view)
        screen = await window.open(sandbox)
        shown = screen.last.locator(".text img.emoji")
        assert await shown.evaluate("image => image.decode().then(() => image.naturalWidth)") == 40
        await expect(shown).to_have_attribute("alt", ":red:")
        await expect(screen.last.locator(".text")).to_have_text("You hold  :gone:")
        await expect(screen.last.get_by_role("button", name="Take red", exact=True).locator("img")).to_be_visible()
        await expect(screen.last.get_by_role("button", name="red", exact=True).locator("img")).to_be_visible()
        await screen.last.get_by_role("combobox").click()
        await expect(screen.offer("Red").locator("img")).to_be_visible()


async def test_a_picture_that_moves_plays_inline(window: Window) -> None:
    async with home(parade) as (sandbox, bot):
        frames = [Image.new("RGB", (64, 40), (60 * number, 30, 30)) for number in range(4)]
        stored = io.BytesIO()
        frames[0].save(stored, "WEBP", save_all=True, append_images=frames[1:], duration=80, loop=0)
        file = discord.File(io.BytesIO(stored.getvalue()), "replay.webp", description="The game in four pictures")
        sent = await bot.text_channel(sandbox.channel("station").id).send("The game once more", file=file)
        assert (sent.attachments[0].content_type, sent.attachments[0].width) == ("image/webp", 64)
        screen = await window.open(sandbox)
        image = screen.last.locator(".picture img")
        await expect(image).to_have_attribute("alt", "The game in four pictures")
        assert await image.evaluate("image => image.decode().then(() => image.naturalWidth)") == 64
        count = await image.evaluate(
            """async image => {
              const data = (await fetch(image.src)).body;
              const decoder = new ImageDecoder({ data, type: "image/webp" });
              await decoder.completed;
              return decoder.tracks.selectedTrack.frameCount;
            }"""
        )
        assert count == 4


async def test_a_record_can_be_downloaded(window: Window, tmp_path: Path) -> None:
    async with home(parade) as (sandbox, bot):
        file = discord.File(io.BytesIO(b'{"moves": []}'), "game.json")
        sent = await bot.text_channel(sandbox.channel("station").id).send("The record", file=file)
        assert sent.attachments[0].content_type == "application/json; charset=utf-8"
        screen = await window.open(sandbox)
        async with screen.page.expect_download() as started:
            await screen.last.get_by_role("link", name="game.json").click()
        download = await started.value
        assert download.suggested_filename == "game.json"
        await download.save_as(tmp_path / "game.json")
        assert (tmp_path / "game.json").read_text() == '{"moves": []}'
