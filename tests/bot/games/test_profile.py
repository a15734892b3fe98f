"""What people set for themselves, as they do it: dialogs, time zones, absence, muted games, notes."""

import pytest

from bot.text import fluent
from sandbox.testing import Sandbox, User
from tests.bot.games.driver import Taste, WithButtons, fine
from tests.bot.games.test_turns import started, turn_message


async def sent(user: User, button: str, **fields: str) -> str:
    """Press a button of the profile, fill in its dialog, and read the profile that is there then."""
    opened = await user.click(button)
    assert opened.modal is not None, opened.show()
    return fine(await user.submit(fields)).text


async def test_a_profile_begins_with_the_defaults_and_changes_by_dialogs(discord: Sandbox) -> None:
    olena = discord.user("olena")
    first = fine(await olena.slash("profile"))
    assert "**Reminders**: in the game’s channel, after the table’s time" in first.text
    assert "**Quiet hours**: none" in first.text
    assert first.labels() == ["Reminders", "Quiet hours", "I am away", "Language and more"]
    changed = await sent(olena, "Reminders", reminders="dm", interval="2", next="on")
    assert "**Reminders**: by direct message with a link, after 2 hours" in changed
    assert "**“You are next”** by direct message: yes" in changed
    changed = await sent(olena, "Quiet hours", begin="22", end="7", zone="Київ")
    assert "**Quiet hours**: 22:00 to 07:00" in changed
    assert "**Time zone**: Europe/Kyiv, where it is " in changed
    changed = await sent(olena, "Language and more", language="en", statistics="off", tips="off")
    assert "**Language**: English" in changed
    assert "you stay out of them" in changed
    assert fine(await olena.slash("profile")).text == changed
    assert "none" in fine(await discord.user("vera").slash("profile")).text, "it is one person's own"


async def test_a_time_zone_is_found_in_any_language(discord: Sandbox) -> None:
    olena = discord.user("olena")
    for typed, zone in (("варша", "Europe/Warsaw"), ("nowy jork", "America/New_York"), ("Kyiv", "Europe/Kyiv")):
        found = await olena.autocomplete("profile", "zone", typed)
        assert found[0]["value"] == zone
        assert found[0]["name"].startswith(zone.replace("_", " ") + " · ")
    assert len(await olena.autocomplete("profile", "zone", "")) == 25
    assert "Europe/Warsaw" in fine(await olena.slash("profile", zone="Europe/Warsaw")).text
    refused = fine(await olena.slash("profile", zone="Waesaw")).text
    assert "Did you mean Europe/Warsaw" in refused


@pytest.mark.parametrize("typed", ["never", "0", "2001-01-01", "9999-12-31", "400", "٣"])
async def test_a_day_that_is_none_is_refused_with_an_example(discord: Sandbox, typed: str) -> None:
    olena = discord.user("olena")
    fine(await olena.slash("profile"))
    text = await sent(olena, "I am away", until=typed)
    assert f"“{typed}” is n" in text
    assert "**Away**: no" in fine(await olena.slash("profile")).text


async def test_who_is_away_is_seen_to_be_and_comes_back(discord: Sandbox) -> None:
    me, other = await started(discord, "paris")
    fine(await other.slash("profile"))
    away = await sent(other, "I am away", until="5")
    assert "**Away** until <t:" in away
    for command in ("game status", "board"):
        assert f"**{other.account.display_name}** is away until <t:" in fine(await me.slash(command)).text
    fine(await me.slash("draw", card="blind", second="blind"))
    message = await turn_message(other, 2)
    assert f"**{other.account.display_name}** is away until <t:" in message.content
    assert message.silent
    assert message.notified == []
    back = fine(await other.click("I am back", fine(await other.slash("profile"))))
    assert "**Away**: no" in back.text
    assert "is away" not in fine(await me.slash("game status")).text


async def test_a_game_is_muted_and_unmuted(discord: Sandbox) -> None:
    me, other = await started(discord, "paris")
    muted = fine(await other.click("Mute", fine(await other.slash("game status"))))
    assert "You hear nothing of this game" in muted.text
    assert "Unmute" in fine(await other.slash("game status")).labels()
    assert "Mute" in fine(await me.slash("game status")).labels(), "it is muted for one person"
    assert "Mute" not in fine(await discord.user("vera").slash("game status")).labels()
    fine(await me.slash("draw", card="blind", second="blind"))
    message = await turn_message(other, 2)
    assert message.notified == []
    again = fine(await other.click("Unmute", muted))
    assert again.labels() == ["Mute"]


async def test_a_note_is_kept_for_its_writer_alone(discord: Sandbox) -> None:
    me, other = await started(discord, "paris")
    assert "no note" in fine(await me.slash("note")).text
    kept = fine(await me.slash("note", text="**north** first, @everyone"))
    assert r"> \*\*north\*\* first, \@everyone" in kept.text
    opened = await me.click("Change", kept)
    assert opened.modal is not None
    assert opened.modal.fields[0].values == ("**north** first, @everyone",)
    changed = fine(await me.submit(note="south\nthen north"))
    assert "> south\n> then north" in changed.text
    assert "> south" in fine(await me.slash("turn")).text
    assert "> south" in fine(await me.slash("hand")).text
    assert "south" not in fine(await other.slash("turn")).text
    assert "no note" in fine(await other.slash("note")).text
    assert "don’t play" in fine(await discord.user("vera").slash("note", text="x")).text
    await me.click("Change", changed)
    assert "no note" in fine(await me.submit(note="")).text


async def test_private_answers_speak_the_language_of_the_profile(
    discord: Sandbox, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("words")
    folder.joinpath("en.ftl").write_text(fluent._folder().joinpath("en.ftl").read_text("utf-8"), "utf-8")
    folder.joinpath("pl.ftl").write_text("games-none = Nie grasz w nic.\nlanguage-name = Polski\n", "utf-8")
    monkeypatch.setattr(fluent, "_folder", lambda: folder)
    fluent.forget()
    try:
        olena = discord.user("olena")
        olena.language = "en-GB"
        assert "You are in no game" in fine(await olena.slash("games")).text
        fine(await olena.slash("profile"))
        assert "**Language**: Polski" in await sent(olena, "Language and more", language="Polski")
        assert "Nie grasz w nic." in fine(await olena.slash("games")).text
        assert "You are in no game" in fine(await discord.user("vera").slash("games")).text
    finally:
        monkeypatch.undo()
        fluent.forget()


async def test_whoever_is_next_hears_of_it_silently_in_a_direct_message(discord: Sandbox) -> None:
    me, other = await started(discord, "paris")
    fine(await me.slash("profile"))
    await sent(me, "Reminders", reminders="here", interval="0", next="on")
    fine(await me.slash("draw", card="blind", second="blind"))
    told = await me.at("dm").sees("You are next")
    assert f"after 🟦⌛ **{other.account.display_name}**" in told.content or "after 🟥♥" in told.content
    assert "Paris, turn 2. https://discord.com/channels/" in told.content
    assert told.silent
    assert not other.at("dm").messages()


async def test_who_presses_something_while_away_is_back_and_keeps_the_seat(discord: Sandbox) -> None:
    host, olena = discord.user("host"), discord.user("olena")
    await host.slash("game new", map="paris", order="joined", if_late="opponent")
    fine(await olena.click("Join"))
    fine(await host.click("Start"))
    for user in (host, olena):
        await WithButtons(Taste(5)).choose(user)
    await turn_message(host, 1)
    fine(await host.slash("profile"))
    await sent(host, "I am away", until="3")
    await turn_message(olena, 2)
    assert "The seat is yours again" in fine(await host.slash("turn")).text
    assert "**Away**: no" in fine(await host.slash("profile")).text
    fine(await olena.slash("draw", card="blind", second="blind"))
    mine = await turn_message(host, 3)
    assert mine.notified == ["host"]
