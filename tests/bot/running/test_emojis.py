"""Our emojis at Discord: uploaded once, replaced when they change; whatever Discord refuses, signs are shown."""

import asyncio
import io
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import AsyncMock, MagicMock

import pytest
from PIL import Image

from bot.client.emojis import keep_emojis
from bot.text.emblems import Emblems
from engine.board import Board
from rendering.emoji import Emoji
from sandbox.faults import Kind
from sandbox.testing import Sandbox, Seen, User
from sandbox.world import Emoji as Stored
from tests.bot.desk import HeldClock
from tests.bot.games.bots import cheap_private_pictures, the_bot
from tests.bot.games.driver import fine
from tests.bot.publish.at_table import begun

ALL = "/applications/{application_id}/emojis"
HOUR = 3_600_000


def dot(shade: int) -> bytes:
    out = io.BytesIO()
    Image.new("RGBA", (8, 8), (shade, 90, 60, 255)).save(out, "PNG")
    return out.getvalue()


class Drawing:
    """Draws a dot for each of these, in place of the emblems."""

    def __init__(self, **shades: int) -> None:
        self.shades = shades

    def __call__(self, boards: Sequence[Board]) -> tuple[Emoji, ...]:
        return tuple(Emoji(key, dot(shade)) for key, shade in self.shades.items())

    @property
    def names(self) -> set[str]:
        return {emoji.name for emoji in self(())}


def cards() -> Drawing:
    """One for every card of Europe, and for the players."""
    colours = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "wild")
    players = ("red", "blue", "green", "yellow", "black")
    return Drawing(
        **{f"card_{colour}": number for number, colour in enumerate(colours)},
        **{f"player_{colour}": 100 + number for number, colour in enumerate(players)},
    )


def uploads(discord: Sandbox) -> int:
    return sum(one.method == "POST" and one.path.endswith("/emojis") for one in discord.traffic)


async def there(discord: Sandbox, names: set[str]) -> None:
    await discord.wait(lambda: set(discord.emojis) == names, lambda: f"emojis {set(discord.emojis)}, not {names}")


async def looked(discord: Sandbox, times: int = 1) -> None:
    """Wait until the bot has looked so often which there are; it does once it is ready."""

    def found() -> bool:
        return sum(one.method == "GET" and one.path.endswith("/emojis") for one in discord.traffic) >= times

    await discord.wait(found, "a look at the emojis")


async def panel(user: User) -> Seen:
    return fine(await user.slash("turn"))


async def with_emojis(discord: Sandbox, user: User) -> Seen:
    """The panel once it shows emojis: they are used as soon as the last is uploaded."""
    for _ in range(100):
        answer = await panel(user)
        if "<:card_" in answer.text:
            return answer
    raise AssertionError(answer.show())


async def test_they_are_uploaded_once_and_shown(tmp_path: Path) -> None:
    drawing = cards()
    bot = the_bot(tmp_path, emojis=drawing)
    with cheap_private_pictures():
        async with Sandbox(bot, language="en-GB") as discord:
            await there(discord, drawing.names)
            first, _ = await begun(discord, "europe")
            answer = await with_emojis(discord, first)
            shown = {button.emoji for button in answer.buttons() if button.emoji}
            assert shown <= drawing.names, "the row shows them"
            assert shown
            labels = [one.label for one in answer.buttons()]
            assert not any("<" in label or "🔵" in label or "🔴" in label for label in labels), labels
            await discord.restart_bot()
            await looked(discord, 2)
            assert "<:card_" in (await with_emojis(discord, first)).text
            assert uploads(discord) == len(drawing.names), "the second start uploads nothing"


async def test_a_changed_drawing_replaces_the_old_one_and_others_stay(tmp_path: Path) -> None:
    old, new = Drawing(card_red=1, card_blue=2), Drawing(card_red=1, card_blue=3)
    async with Sandbox(the_bot(tmp_path, emojis=old)) as discord:
        await there(discord, old.names)
        discord.standin.world.emojis["7"] = Stored("7", "card_of_my_own", False)
        discord.standin.uploads.put("7", "image/png", dot(9))
        await discord.stop_bot()
        await discord.start_bot(the_bot(tmp_path, emojis=new))
        await there(discord, new.names | {"card_of_my_own"})
        assert uploads(discord) == 3


@pytest.mark.parametrize("where", [f"GET {ALL}", f"POST {ALL}"])
@pytest.mark.parametrize("kind", ["400", "403", "503"])
async def test_where_uploading_fails_signs_stay_and_it_is_tried_again(tmp_path: Path, kind: Kind, where: str) -> None:
    drawing, clock = cards(), HeldClock()
    with cheap_private_pictures():
        async with Sandbox(language="en-GB") as discord:
            discord.fail(kind, 1, where)
            await discord.start_bot(the_bot(tmp_path, clock=clock, emojis=drawing))
            await looked(discord)
            first, _ = await begun(discord, "europe")
            answer = await panel(first)
            assert "<:" not in answer.text
            assert {button.emoji for button in answer.buttons()} & set("🔴🟠🟡🟢🔵🟣⚫⚪🌈"), answer.show()
            assert discord.emojis == {}
            clock.pass_by(HOUR)
            await there(discord, drawing.names)
            assert "<:card_" in (await with_emojis(discord, first)).text


async def test_one_that_could_not_be_uploaded_is_a_sign_beside_the_others(tmp_path: Path) -> None:
    drawing = cards()
    with cheap_private_pictures():
        async with Sandbox(language="en-GB") as discord:
            discord.hold(f"POST {ALL}").set()  # The first is let through.
            discord.fail("403", 1, f"POST {ALL}")
            await discord.start_bot(the_bot(tmp_path, emojis=drawing))
            await there(discord, {next(emoji.name for emoji in drawing(()))})
            first, _ = await begun(discord, "europe")
            said = (await panel(first)).text
            assert "🟢 green" in said, said


async def test_when_requests_are_too_many_uploading_waits(tmp_path: Path) -> None:
    drawing = Drawing(card_red=1, card_blue=2)
    async with Sandbox() as discord:
        discord.fail("429", 2, f"POST {ALL}")
        await discord.start_bot(the_bot(tmp_path, emojis=drawing))
        await there(discord, drawing.names)


async def test_an_emoji_that_somebody_deleted_costs_nobody_an_answer(tmp_path: Path) -> None:
    drawing, clock = cards(), HeldClock()
    with cheap_private_pictures():
        async with Sandbox(the_bot(tmp_path, clock=clock, emojis=drawing), language="en-GB") as discord:
            await there(discord, drawing.names)
            first, _ = await begun(discord, "europe")
            await with_emojis(discord, first)
            discord.standin.world.emojis.clear()
            answer = await panel(first)
            assert "Draw" in answer.text, answer.show()
            assert all(button.label and not button.emoji for button in answer.buttons() if "blind" not in button.label)
            assert "<:" not in (await panel(first)).text, "from now on there are signs"
            clock.pass_by(HOUR)
            await there(discord, drawing.names)
            assert "<:card_" in (await with_emojis(discord, first)).text, "an hour later they are there again"


async def test_a_lobby_is_opened_though_the_emojis_have_gone(tmp_path: Path) -> None:
    drawing = cards()
    async with Sandbox(the_bot(tmp_path, clock=HeldClock(), emojis=drawing), language="en-GB") as discord:
        await there(discord, drawing.names)
        host = discord.user("host")
        await host.slash("game new", map="paris")
        shown = await host.sees_that(lambda one: "<:player_" in one.content, "a lobby with emojis")
        assert {option.emoji for option in shown.selects()[0].options} == {
            name for name in drawing.names if name.startswith("player_")
        }
        discord.standin.world.emojis.clear()
        fine(await discord.user("olena").click("Join", shown))
        changed = await host.sees_that(lambda one: "olena" in one.content.lower(), "Olena at the table")
        assert not any(option.emoji for option in changed.selects()[0].options)
        fine(await host.slash("game cancel"))


async def test_of_several_workers_only_the_first_uploads() -> None:
    """The others wait until the emojis are there, and use them then."""
    drawing, clock, emblems = cards(), HeldClock(), Emblems()
    client, looked_at = MagicMock(), asyncio.Event()
    client.own.first, client.wait_until_ready, client.create_application_emoji = False, AsyncMock(), AsyncMock()
    stored: list[MagicMock] = []

    async def fetch() -> list[MagicMock]:
        looked_at.set()
        return stored

    client.fetch_application_emojis = fetch
    keeping = asyncio.create_task(keep_emojis(client, emblems, drawing, [], clock))
    await looked_at.wait()
    await asyncio.sleep(0)
    assert emblems.words("en").emblems == {}
    for number, name in enumerate(drawing.names):
        stored.append(MagicMock(id=number))
        stored[-1].name = name
    looked_at.clear()
    clock.pass_by(60_000)
    await looked_at.wait()
    await asyncio.sleep(0)
    assert set(emblems.words("en").emblems) == set(drawing.shades)
    keeping.cancel()
    client.create_application_emoji.assert_not_awaited()
    assert not any(one.delete.called for one in stored)
