"""After the end of a game in a channel: replay, record, proof, statistics and the leaderboard."""

import io
import json
import os
import time
from pathlib import Path

from PIL import Image

from engine.record import decode_record, heads
from sandbox.testing import Sandbox
from tests.bot.games.driver import Taste, WithCommands, fine, play, seat, with_picture
from tests.engine.checked import board_of
from tests.engine.checker import check


async def test_what_is_left_of_a_game(discord: Sandbox, tmp_path: Path) -> None:
    host, olena, vera = (discord.user(name) for name in ("host", "olena", "vera"))
    _, result = await play(discord, [host, olena], "paris", "commands", 1)
    assert [button.label for button in result.buttons()] == ["Rematch", "Table", "Replay", "Record"]

    # The record, as the button and the command give it: proved by a checker that is not ours.
    given = fine(await vera.click("Record", result))
    (file,) = given.attachments
    assert file.name.endswith(".json")
    assert file.data == fine(await host.slash("game record")).attachments[0].data
    check(json.loads(file.data), board_of("paris"))
    record = decode_record(file.data)
    assert f"`{record.seal}`" in result.content, "the result tells the last head"
    assert record.seal in result.attachments[0].name

    # Every public picture carries the turn and the seal of its moment.
    published = [one.name for message in vera.messages() for one in message.attachments if "-turn" in one.name]
    assert len(published) > 10
    every = list(heads(record))
    assert {name.rpartition("-")[2].removesuffix(".jpg") for name in published if name.endswith(".jpg")} <= set(every)

    proved = fine(await vera.slash("game verify")).text
    assert f"all {len(record.actions)} actions were legal" in proved
    assert record.commitment in proved
    assert record.seal in proved

    # The film: first that it is being drawn, then the film; the second asker gets the very same.
    drawing = fine(await vera.click("Replay", result))
    assert "Drawing the film" in drawing.text
    film = await with_picture(vera, drawing)
    assert "The whole game" in film.text
    first = film.attachments[0]
    assert Image.open(io.BytesIO(first.data)).format == "WEBP"
    assert first.description
    (kept,) = (tmp_path / "cache" / "films").iterdir()
    os.utime(kept, (1, 1))
    again = await with_picture(host, fine(await host.slash("game replay")))
    assert again.attachments[0].data == first.data
    assert kept.stat().st_mtime > time.time() - 1000, "it was read, not drawn again"

    mine = fine(await host.slash("stats")).text
    assert "of 1 game" in mine
    assert olena.mention in mine
    assert "No game played to the end" in fine(await host.slash("stats", player=vera.id)).text
    assert "of 1 game" in fine(await host.slash("stats", player=olena.id, map="paris")).text
    assert "No game played to the end" in fine(await host.slash("stats", map="europe")).text
    board = fine(await vera.slash("leaderboard")).text
    assert host.mention in board
    assert olena.mention in board
    assert "1. " in board
    assert "Nobody has finished" in fine(await vera.slash("leaderboard", map="europe")).text


async def test_a_game_going_on_keeps_its_secrets(discord: Sandbox) -> None:
    host, olena, vera = (discord.user(name) for name in ("host", "olena", "vera"))
    await seat(discord, [host, olena], "paris", by_commands=True)
    for name in ("game record", "game verify"):
        assert "still going on" in fine(await vera.slash(name)).text
    film = await with_picture(vera, fine(await vera.slash("game replay")))
    assert "The game so far" in film.text
    assert Image.open(io.BytesIO(film.attachments[0].data)).format == "WEBP"


async def test_before_a_game_there_is_nothing_to_look_back_at(discord: Sandbox) -> None:
    vera = discord.user("vera")
    for name in ("game replay", "game record", "game verify"):
        assert "There is no game" in fine(await vera.slash(name)).text
    assert "Nobody has finished" in fine(await vera.slash("leaderboard")).text


async def test_a_hint_is_for_one_pair_of_eyes(discord: Sandbox) -> None:
    host, olena = discord.user("host"), discord.user("olena")
    await host.slash("game new", map="paris", hints=True)
    await olena.click("Join")
    await host.click("Start")
    hint = fine(await host.slash("hint"))
    assert "💡 **Keep " in hint.text
    assert not any("💡" in message.text for message in olena.messages())


async def test_hints_are_off_among_people(discord: Sandbox) -> None:
    host, olena = discord.user("host"), discord.user("olena")
    await seat(discord, [host, olena], "paris", by_commands=True)
    assert "Hints are switched off" in fine(await host.slash("hint")).text


async def test_an_old_hint_button_in_a_direct_message_is_answered(discord: Sandbox) -> None:
    """No game stands there, and the refusal names whose turn it is."""
    players = [discord.user("host"), discord.user("olena")]
    await seat(discord, players, "paris", by_commands=True, hints=True)
    for user in players:
        await WithCommands(Taste(3)).choose(user)
    (me,) = [user for user in players if "Your turn" in (await user.slash("turn")).text]
    panel = fine(await me.at("dm").slash("turn"))
    assert "Hint" in panel.labels()
    await me.slash("draw", card="blind", second="blind")
    refused = await me.at("dm").click("Hint", panel)
    assert "turn" in refused.text
    assert "went wrong" not in refused.text
