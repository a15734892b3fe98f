"""Messages in channels and DMs: files, mentions, replies, nonces, edits, history, permissions."""

import io

import aiohttp
import discord
import pytest

from tests.sandbox.bare_bot import home, png


async def test_a_picture_arrives_with_its_alt_text_and_can_be_fetched() -> None:
    async with home() as (sandbox, bot):
        station = bot.text_channel(sandbox.channel("station").id)
        file = discord.File(io.BytesIO(png(5, 4)), "the board.png", description="A board")
        sent = await station.send("look", file=file)
        assert (sent.attachments[0].width, sent.attachments[0].height) == (5, 4)
        seen = sandbox.user("host").last()
        picture = seen.attachments[0]
        assert (picture.name, picture.description, picture.type) == ("the_board.png", "A board", "image/png")
        async with aiohttp.ClientSession() as session, session.get(picture.url) as response:
            assert await response.read() == png(5, 4) == picture.data
            assert response.content_type == "image/png"
        assert sandbox.traffic[-1].files[0].data == png(5, 4)
        assert sandbox.public()[-1]["pictures"] == [("the_board.png", "A board", picture.digest)]


async def test_an_edit_replaces_keeps_and_drops_files() -> None:
    async with home() as (sandbox, bot):
        station, host = bot.text_channel(sandbox.channel("station").id), sandbox.user("host")
        files = [discord.File(io.BytesIO(png()), name) for name in ("a.png", "b.png")]
        sent = await station.send(files=files)
        await sent.edit(content="still there")
        assert [one.name for one in host.last().attachments] == ["a.png", "b.png"]
        await sent.edit(attachments=[sent.attachments[1], discord.File(io.BytesIO(png()), "c.png")])
        assert [one.name for one in host.last().attachments] == ["b.png", "c.png"]
        await sent.edit(attachments=[])
        assert host.last().attachments == []


async def test_a_picture_inside_an_embed_belongs_to_the_embed_and_survives_edits() -> None:
    async with home() as (sandbox, bot):
        station, host = bot.text_channel(sandbox.channel("station").id), sandbox.user("host")
        embed = discord.Embed(title="Result").set_image(url="attachment://result.png")
        sent = await station.send(embed=embed, file=discord.File(io.BytesIO(png(7, 7)), "result.png"))
        assert sent.attachments == []
        assert sent.embeds[0].image.width == 7
        await sent.edit(content="edited")
        assert host.last().data["attachments"] == []
        assert [one.name for one in host.last().attachments] == ["result.png"]


async def test_mentions_are_those_that_are_allowed() -> None:
    async with home() as (sandbox, bot):
        station, host = bot.text_channel(sandbox.channel("station").id), sandbox.user("host")
        marek = sandbox.user("marek")
        await station.send(f"{host.mention} and {marek.mention}")
        assert host.last().mentions == ["host", "marek"]
        only = discord.AllowedMentions(users=[discord.Object(marek.id)])
        await station.send(f"{host.mention} and {marek.mention}", allowed_mentions=only)
        assert host.last().mentions == ["marek"]
        await station.send(f"{host.mention}", allowed_mentions=discord.AllowedMentions.none())
        assert host.last().mentions == []


async def test_roles_and_everyone_are_mentioned_with_permission_only() -> None:
    async with home() as (sandbox, bot):
        station, host = bot.text_channel(sandbox.channel("station").id), sandbox.user("host")
        role = next(one for one in station.guild.roles if one.name == "Administrators")
        await station.send(f"@everyone {role.mention}")
        assert host.last().data["mention_roles"] == [str(role.id)]
        assert host.last().data["mention_everyone"] is False
        sandbox.allow("station", "mention_everyone")
        await station.send("@everyone")
        assert host.last().data["mention_everyone"] is True
        await station.send(f"@everyone {role.mention}", allowed_mentions=discord.AllowedMentions.none())
        assert host.last().data["mention_roles"] == []
        assert host.last().data["mention_everyone"] is False


async def test_a_repeated_nonce_returns_the_first_message_for_a_while() -> None:
    async with home() as (sandbox, bot):
        station, host = bot.text_channel(sandbox.channel("station").id), sandbox.user("host")
        first = await station.send("turn 1", nonce="game.17")
        again = await station.send("turn 1", nonce="game.17")
        assert again.id == first.id
        assert len(host.messages()) == 1
        other = await station.send("turn 2", nonce="game.18")
        assert other.id != first.id
        sandbox.clock.advance(600)
        late = await station.send("turn 1", nonce="game.17")
        assert late.id != first.id


async def test_a_reply_names_its_message() -> None:
    async with home() as (sandbox, bot):
        station, host = bot.text_channel(sandbox.channel("station").id), sandbox.user("host")
        first = await station.send("first")
        second = await first.reply("second")
        assert second.reference is not None
        assert second.reference.message_id == first.id
        assert host.last().data["referenced_message"]["content"] == "first"
        await first.delete()
        with pytest.raises(discord.HTTPException):
            await first.reply("third")


async def test_history_pages_both_ways_and_leaves_out_what_is_ephemeral() -> None:
    async with home() as (sandbox, bot):
        station = bot.text_channel(sandbox.channel("station").id)
        sent = [await station.send(str(number)) for number in range(5)]
        await sandbox.user("host").slash("ping")
        assert [one.content async for one in station.history(limit=2)] == ["4", "3"]
        assert [one.content async for one in station.history(before=sent[2])] == ["1", "0"]
        assert [one.content async for one in station.history(after=sent[2], oldest_first=True)] == ["3", "4"]
        assert (await station.fetch_message(sent[1].id)).content == "1"


async def test_an_ephemeral_message_can_not_be_reached_through_the_channel() -> None:
    async with home() as (sandbox, bot):
        answer = await sandbox.user("host").slash("ping")
        station = bot.text_channel(sandbox.channel("station").id)
        with pytest.raises(discord.NotFound) as refused:
            await station.get_partial_message(int(answer.id)).edit(content="x")
        assert refused.value.code == 10008


async def test_only_own_messages_can_be_edited() -> None:
    async with home() as (sandbox, bot):
        said = await sandbox.user("host").say("mine")
        station = bot.text_channel(sandbox.channel("station").id)
        with pytest.raises(discord.Forbidden) as refused:
            await station.get_partial_message(int(said.id)).edit(content="yours")
        assert refused.value.code == 50005
        with pytest.raises(discord.Forbidden) as refused:
            await station.get_partial_message(int(said.id)).delete()
        assert refused.value.code == 50013


async def test_an_empty_message_is_refused() -> None:
    async with home() as (sandbox, bot):
        with pytest.raises(discord.HTTPException) as refused:
            await bot.text_channel(sandbox.channel("station").id).send("")
        assert refused.value.code == 50006


async def test_direct_messages_and_closed_ones() -> None:
    async with home() as (sandbox, bot):
        host = sandbox.user("host")
        user = await bot.fetch_user(int(host.id))
        await user.send("psst")
        assert host.at("dm").last().text == "psst"
        assert sandbox.user("marek").at("dm").messages() == []
        sandbox.close_dms(host)
        with pytest.raises(discord.Forbidden) as refused:
            await user.send("psst")
        assert refused.value.code == 50007


async def test_a_button_in_a_direct_message() -> None:
    async with home() as (sandbox, _):
        host = sandbox.user("host").at("dm")
        await host.slash("table")
        assert (await host.click("Open 3")).text == "number 3 for host"


@pytest.mark.parametrize(
    ("permission", "code"),
    [("view_channel", 50001), ("send_messages", 50013), ("attach_files", 50013), ("embed_links", 50013)],
)
async def test_missing_permissions(permission: str, code: int) -> None:
    async with home() as (sandbox, bot):
        station = bot.text_channel(sandbox.channel("station").id)
        sandbox.forbid("station", permission)
        file = discord.File(io.BytesIO(png()), "a.png")
        with pytest.raises(discord.Forbidden) as refused:
            await station.send("x", embed=discord.Embed(title="x"), file=file)
        assert (refused.value.status, refused.value.code) == (403, code)
        sandbox.allow("station", permission)
        await station.send("x", embed=discord.Embed(title="x"), file=discord.File(io.BytesIO(png()), "a.png"))


async def test_an_interaction_may_be_answered_where_the_bot_may_not_write() -> None:
    async with home() as (sandbox, bot):
        host = sandbox.user("host").at("notices")
        assert (await host.slash("table")).text == "a table"
        with pytest.raises(discord.Forbidden):
            await bot.text_channel(host.channel.id).send("x")


async def test_a_deleted_channel_is_unknown() -> None:
    async with home() as (sandbox, bot):
        station = bot.text_channel(sandbox.channel("station").id)
        sandbox.delete_channel("station")
        with pytest.raises(discord.NotFound) as refused:
            await station.send("x")
        assert refused.value.code == 10003


async def test_a_deleted_message_is_unknown() -> None:
    async with home() as (sandbox, bot):
        station, host = bot.text_channel(sandbox.channel("station").id), sandbox.user("host")
        sent = await station.send("x")
        sandbox.delete_message(host.last())
        with pytest.raises(discord.NotFound) as refused:
            await sent.edit(content="y")
        assert refused.value.code == 10008


async def test_typing_is_accepted() -> None:
    async with home() as (sandbox, bot), bot.text_channel(sandbox.channel("station").id).typing():
        assert sandbox.traffic[-1].route == "/channels/{channel_id}/typing"


async def test_too_large_a_file_is_refused() -> None:
    async with home() as (sandbox, bot):
        file = discord.File(io.BytesIO(b"x" * (10 * 1024 * 1024 + 1)), "large.bin")
        with pytest.raises(discord.HTTPException) as refused:
            await bot.text_channel(sandbox.channel("station").id).send(file=file)
        assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_unknown_paths_and_missing_tokens_are_refused() -> None:
    async with home() as (sandbox, _), aiohttp.ClientSession() as session:
        async with session.get(f"{sandbox.standin.rest_url}/users/@me") as response:
            assert response.status == 401
        async with session.get(f"{sandbox.standin.rest_url}/nowhere") as response:
            assert response.status == 404
        if sandbox.standin.contract is not None:
            assert "Discord's description has no GET /nowhere" in sandbox.standin.contract.mismatches.pop()
