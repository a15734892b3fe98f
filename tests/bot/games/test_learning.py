"""A first game: the first turn explains itself once, and `/help` is a small tour."""

from sandbox.testing import Sandbox
from tests.bot.games.driver import fine
from tests.bot.publish.at_table import begun, draw_two


async def test_the_first_turn_explains_itself_once(discord: Sandbox) -> None:
    me, other = await begun(discord)
    assert "💡" not in fine(await other.slash("turn")).text, "it is not their turn"
    await draw_two(me)
    assert fine(await other.slash("turn")).text.count("💡") == 3
    assert "💡" not in fine(await other.slash("turn")).text
    assert "first turns**: no" in fine(await other.slash("profile")).text


async def test_help_is_a_tour(discord: Sandbox) -> None:
    me = discord.user("host")
    page = fine(await me.slash("help"))
    titles = []
    while True:
        titles.append(page.text.splitlines()[0])
        if "Next" not in page.labels():
            break
        page = fine(await me.click("Next"))
    assert len(titles) == len(set(titles)) == 4
    assert fine(await me.click("Back")).text.startswith(titles[-2])
