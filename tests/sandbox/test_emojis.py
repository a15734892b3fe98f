"""The bot's own emojis: uploaded, listed, renamed, deleted, shown, and what Discord refuses."""

import base64
import io
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from PIL import Image

from sandbox.clock import Clock
from sandbox.media import is_animated
from sandbox.standin import StandIn
from sandbox.world_file import WorldFile
from tests.sandbox.bare_bot import home, png


def moving(kind: str, frames: int) -> bytes:
    """A picture of so many frames."""
    pictures = [Image.new("RGB", (8, 8), (40 * index, 0, 0)) for index in range(frames)]
    stored = io.BytesIO()
    pictures[0].save(stored, kind, save_all=True, append_images=pictures[1:])
    return stored.getvalue()


def uri(data: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


async def test_an_emoji_is_uploaded_listed_renamed_and_deleted() -> None:
    async with home() as (sandbox, bot):
        made = await bot.create_application_emoji(name="red_card", image=png(4, 4))
        assert (made.name, made.animated) == ("red_card", False)
        assert [one.name for one in await bot.fetch_application_emojis()] == ["red_card"]
        assert sandbox.emojis == {"red_card": png(4, 4)}
        renamed = await made.edit(name="red")
        assert (await bot.fetch_application_emoji(made.id)).name == renamed.name == "red"
        assert await renamed.read() == png(4, 4)
        await renamed.delete()
        assert await bot.fetch_application_emojis() == []
        assert sandbox.emojis == {}
        with pytest.raises(discord.NotFound) as unknown:
            await bot.fetch_application_emoji(made.id)
        assert unknown.value.code == 10014


async def test_the_cdn_serves_emojis_and_nothing_else_by_their_path() -> None:
    async with home() as (sandbox, bot), aiohttp.ClientSession() as session:
        made = await bot.create_application_emoji(name="red", image=moving("WEBP", 3))
        assert made.animated
        for ending in ("webp", "png"):
            async with session.get(f"{sandbox.standin.cdn_url}/emojis/{made.id}.{ending}") as answer:
                assert (answer.status, answer.content_type) == (200, "image/webp")
        sent = await bot.text_channel(sandbox.channel("station").id).send(file=discord.File(io.BytesIO(png()), "a.png"))
        async with session.get(f"{sandbox.standin.cdn_url}/emojis/{sent.attachments[0].id}.png") as answer:
            assert answer.status == 404


@pytest.mark.parametrize(
    ("kind", "frames", "moves"), [("WEBP", 3, True), ("WEBP", 1, False), ("GIF", 3, True), ("GIF", 1, False)]
)
def test_what_moves_is_known_by_its_bytes(kind: str, frames: int, moves: bool) -> None:
    assert is_animated(moving(kind, frames)) is moves


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "a name with a dash": ({"name": "red-card", "image": uri(png())}, "name"),
    "a name of one letter": ({"name": "r", "image": uri(png())}, "name"),
    "a name of 33 letters": ({"name": "r" * 33, "image": uri(png())}, "name"),
    "no data URI": ({"name": "red", "image": base64.b64encode(png()).decode()}, "image"),
    "no base64": ({"name": "red", "image": "data:image/png;base64,%%%"}, "image"),
    "a text": ({"name": "red", "image": uri(b"hello")}, "image"),
    "a kind of picture that is not known": ({"name": "red", "image": uri(b"<svg/>", "image/svg+xml")}, "image"),
    "too large": ({"name": "red", "image": uri(png() + b"\0" * 256 * 1024)}, "image"),
    "a name that is taken": ({"name": "taken", "image": uri(png())}, "name"),
}


@pytest.mark.parametrize(("body", "place"), REFUSED.values(), ids=REFUSED.keys())
async def test_uploads_that_discord_refuses(body: dict[str, Any], place: str) -> None:
    async with home() as (sandbox, bot):
        await bot.create_application_emoji(name="taken", image=png())
        with pytest.raises(discord.HTTPException) as refused:
            await bot.raw("POST", f"/applications/{bot.application_id}/emojis", json=body)
        assert (refused.value.status, refused.value.code) == (400, 50035)
        assert f"In {place}:" in str(refused.value)
        assert list(sandbox.emojis) == ["taken"]


async def test_there_is_room_for_two_thousand(monkeypatch: pytest.MonkeyPatch) -> None:
    async with home() as (_, bot):
        monkeypatch.setattr("sandbox.rest.emojis.MOST", 2)
        for name in ("red", "blue"):
            await bot.create_application_emoji(name=name, image=png())
        with pytest.raises(discord.HTTPException) as full:
            await bot.create_application_emoji(name="green", image=png())
        assert full.value.code == 30008


async def test_another_application_is_not_ours() -> None:
    async with home() as (_, bot):
        with pytest.raises(discord.Forbidden) as refused:
            await bot.raw("GET", "/applications/1/emojis")
        assert refused.value.code == 20012


def row_of(holder: str, emoji_id: int) -> dict[str, Any]:
    emoji = {"id": str(emoji_id), "name": "whatever"}
    button = {"type": 2, "style": 1, "custom_id": "b", "emoji": emoji}
    option = {"label": "Red", "value": "red", "emoji": emoji}
    select = {"type": 3, "custom_id": "s", "options": [option]}
    return {"type": 1, "components": [button if holder == "button" else select]}


@pytest.mark.parametrize("holder", ["button", "select"])
async def test_buttons_and_options_show_emojis_that_there_are(holder: str) -> None:
    async with home() as (sandbox, bot):
        station = sandbox.channel("station").id
        made = await bot.create_application_emoji(name="red", image=png())
        await bot.raw("POST", f"/channels/{station}/messages", json={"components": [row_of(holder, made.id)]})
        seen = sandbox.user("host").last()
        assert [one.emoji for one in seen.buttons()] + [o.emoji for s in seen.selects() for o in s.options] == ["red"]
        for path in (f"/channels/{station}/messages/{seen.id}", f"/channels/{station}/messages"):
            method = "PATCH" if path.endswith(seen.id) else "POST"
            with pytest.raises(discord.HTTPException) as refused:
                await bot.raw(method, path, json={"components": [row_of(holder, 1)]})
            assert refused.value.code == 50035
            assert "Invalid emoji" in str(refused.value)


async def test_an_unknown_emoji_deep_in_a_layout_is_refused_at_its_place() -> None:
    async with home() as (sandbox, bot):
        section = {
            "type": 9,
            "components": [{"type": 10, "content": "x"}],
            "accessory": {"type": 2, "style": 1, "custom_id": "b", "emoji": {"id": "1", "name": "red"}},
        }
        body = {"flags": 1 << 15, "components": [{"type": 17, "components": [section]}]}
        with pytest.raises(discord.HTTPException) as refused:
            await bot.raw("POST", f"/channels/{sandbox.channel('station').id}/messages", json=body)
        assert "components.0.components.0.accessory.emoji.id" in str(refused.value)


def test_emojis_are_there_at_the_next_start(tmp_path: Path) -> None:
    from sandbox.rest.emojis import create, delete
    from sandbox.rest.router import Call

    file = WorldFile(tmp_path / "world")
    standin = StandIn(Clock(held=True), file)
    arguments = {"application_id": standin.world.bot_id}
    for name in ("red", "gone"):
        body = {"name": name, "image": uri(png())}
        made = create(standin, Call("POST", "", {}, body, [], None, arguments=arguments)).json
    delete(standin, Call("DELETE", "", {}, None, [], None, arguments={**arguments, "emoji_id": made["id"]}))
    file.close()
    again = StandIn(Clock(held=True), WorldFile(tmp_path / "world"))
    assert [one.name for one in again.world.emojis.values()] == ["red"]
    assert again.uploads.get(next(iter(again.world.emojis))) == ("image/png", png())
    assert again.uploads.get(made["id"]) is None
