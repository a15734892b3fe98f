"""A map of the host's own, from MAPS_DIR: offered, played, and a broken one beside it named in the log."""

import logging
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.cli import main
from sandbox.testing import Sandbox
from tests.bot.games.bots import the_bot
from tests.bot.games.driver import play


@pytest.mark.usefixtures("dots")
async def test_a_map_of_ones_own_is_offered_and_played(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine"
    assert main(["maps", "new", str(mine / "harbour_line")]) == 0
    assert main(["maps", "new", str(mine / "torn_line")]) == 0
    (mine / "torn_line" / "geography.json").write_text("{")
    (mine / "broken").mkdir()
    (mine / "broken" / "board.toml").write_text("format = 1")
    run = the_bot(tmp_path)

    async def with_maps(environment: Mapping[str, str]) -> None:
        await run({**environment, "MAPS_DIR": str(mine)})

    async with Sandbox(with_maps, language="en-GB") as discord:
        people = [discord.user("host"), discord.user("olena")]
        offered = await people[0].autocomplete("game new", "map", "line")
        assert {one["value"] for one in offered} == {"harbour_line", "torn_line"}
        taste, result = await play(discord, people, "harbour_line", "commands", 3)
        assert "The seed that proves the shuffle" in result.content
        assert taste.done["claim"] > 5
    errors = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert any("the map broken is not offered" in error for error in errors)
    assert any("the map torn_line is drawn without its coasts" in error for error in errors)
