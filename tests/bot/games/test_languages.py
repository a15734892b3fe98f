"""Which language somebody is answered in: their own, else DEFAULT_LANGUAGE, else English."""

from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path

import pytest

from bot.text import fluent, words
from sandbox.testing import Sandbox
from tests.bot.games.bots import the_bot

POLISH = "refused-no-game = Na tym kanale nie ma gry.\nbtn-join = Dołącz\ncommand-turn = Zagraj\n"


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bot speaks English, and a little Polish."""
    texts = tmp_path / "texts"
    texts.mkdir()
    (texts / "en.ftl").write_text(files("bot.text").joinpath("en.ftl").read_text("utf-8"), "utf-8")
    (texts / "pl.ftl").write_text(POLISH, "utf-8")
    monkeypatch.setattr(fluent, "_folder", lambda: texts)
    fluent.forget()
    yield
    monkeypatch.undo()
    fluent.forget()


@pytest.mark.usefixtures("polish", "dots")
async def test_the_setting_speaks_to_those_whose_language_is_not_spoken(tmp_path: Path) -> None:
    run = the_bot(tmp_path)

    async def in_polish(environment: Mapping[str, str]) -> None:
        await run({**environment, "DEFAULT_LANGUAGE": "pl"})

    async with Sandbox(in_polish, language="de") as discord:
        english, german, host = discord.user("olena"), discord.user("marek"), discord.user("host")
        english.language = "en-GB"
        assert "There is no game in this channel" in (await english.slash("scores")).text
        assert "Na tym kanale nie ma gry" in (await german.slash("scores")).text
        for guild in discord.standin.world.guilds.values():
            guild.language = "de"
        lobby = await host.slash("game new", map="paris")
        assert "Dołącz" in lobby.labels(), "a server whose language is not spoken"
        assert "Start" in lobby.labels(), "what Polish lacks comes from English"
        listed = [command for scope in discord.standin.world.commands.values() for command in scope.values()]
        turn = next(command for command in listed if command["name"] == "turn")
        assert turn["description_localizations"]["de"] == "Zagraj"
        assert "en-GB" not in turn["description_localizations"]


async def test_commands_are_named_as_the_readers_discord_shows_them(discord: Sandbox) -> None:
    olena = discord.user("olena")
    olena.language = "uk"
    assert "гра нова" in {command["display"] for command in olena.commands()}
    assert "`/гра нова` відкриє стіл" in (await olena.slash("scores")).text
    await olena.slash("profile")
    await olena.click(words("uk").say("btn-profile-more"))
    await olena.submit(language="pl")
    answer = (await olena.slash("scores")).text
    assert "gry" in answer
    assert "`/гра нова`" in answer, "the text is Polish, Discord is not"
    olena.language = "en-GB"
    assert (await olena.slash("scores")).text == answer.replace("гра нова", "game new").replace("ігри", "games")
