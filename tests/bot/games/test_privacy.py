"""`/privacy`, as people use it: the file, the question, and what is left afterwards."""

import json

from sandbox.testing import Sandbox
from tests.bot.games.driver import fine
from tests.bot.games.test_turns import started


async def test_somebody_reads_and_deletes_what_is_stored_about_them(discord: Sandbox) -> None:
    me, other = await started(discord, "paris")
    shown = fine(await other.slash("privacy"))
    assert "You have a seat in 1 stored game." in shown.text
    assert shown.labels() == ["As a file", "Delete …"]
    given = fine(await other.click("As a file", shown))
    (file,) = given.attachments
    told = json.loads(file.data)
    assert told["discord_id"] == other.id
    assert [seat["name"] for seat in told["games"]] == [other.account.display_name]
    asked = fine(await other.click("Delete …", shown))
    assert "1 running game goes to a computer opponent" in asked.text
    assert "can’t be taken back" in asked.text
    assert "1 stored game" in fine(await other.slash("privacy")).text, "nothing is deleted before it is confirmed"
    done = fine(await other.click("Delete everything", asked))
    assert done.text == "Everything about you is deleted."
    assert "Right now there is nothing." in fine(await other.slash("privacy")).text
    assert other.account.display_name not in fine(await me.slash("board")).text


async def test_it_works_in_a_direct_message(discord: Sandbox) -> None:
    olena = discord.user("olena", "dm")
    assert "Right now there is nothing." in (await olena.slash("privacy")).text
