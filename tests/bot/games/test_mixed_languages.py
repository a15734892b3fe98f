"""Players of four languages at one table: everybody reads their own, in public that of the server, and no other."""

import os
from pathlib import Path

import pytest

from bot.text import words
from maps import edition
from sandbox.testing import Sandbox, User
from tests.bot.games.bots import the_bot
from tests.bot.games.driver import Taste, fine
from tests.bot.games.readers import Read, foreign, in_dialog, of_commands, read_by
from tests.bot.games.wordless import Wordless, choices, play_on, press, public, seat

READERS = {"host": "en-GB", "olena": "uk", "marek": "pl", "vera": "ru"}

LOOKS = (
    "hand",
    "tickets",
    "board",
    "scores",
    "log",
    "hint",
    "plan",
    "games",
    "note",
    "stats",
    "leaderboard",
    "privacy",
)
REFUSED: tuple[tuple[str, dict[str, str]], ...] = (
    ("game join", {}),
    ("game leave", {}),
    ("game new", {"map": "paris"}),
    ("game record", {}),
    ("game undo", {}),
    ("pass", {}),
    ("rules", {"topic": "777"}),
    ("claim", {"route": "777"}),
    ("draw", {"card": "777"}),
    ("station", {"city": "777"}),
    ("port", {"city": "777"}),
)


async def look_around(user: User) -> list[Read]:
    """Everything that somebody can look at or be refused during a game; what is no message is returned."""
    found = [Read(user.name, of_commands(user))]
    for name in LOOKS:
        fine(await user.slash(name))
    for name, options in REFUSED:
        fine(await user.slash(name, **options))
    fine(await user.slash("note", text="7 + 7"))
    for name, option in (("claim", "route"), ("draw", "card"), ("rules", "topic"), ("rules", "map"), ("hand", "game")):
        listed = await user.autocomplete(name, option, "")
        found.append(Read(user.name, "\n".join(one["name"] for one in listed)))
    await every_topic(user)
    await every_page(user)
    profile = fine(await user.slash("profile"))
    for choice in choices(profile)["own"]:
        found.append(Read(user.name, in_dialog(await user.click(choice.custom_id, profile))))
    status = fine(await user.slash("game status"))
    muted = await press(user, status, choices(status)["mute"][0])
    await press(user, muted, choices(muted)["mute"][0])
    await press(user, *public(user, "table"))
    await closer(user)
    return found


async def every_topic(user: User) -> None:
    rules = fine(await user.slash("rules"))
    for choice in choices(rules)["rules"]:
        await press(user, rules, choice)


async def every_page(user: User) -> None:
    page = fine(await user.slash("help"))
    for _ in range(3):
        page = await press(user, page, choices(page)["help"][-1])


async def closer(user: User) -> None:
    looked = await press(user, *public(user, "closer"))
    await press(user, looked, choices(looked)["region"][0])


async def settings(admin: User) -> list[Read]:
    shown = fine(await admin.slash("settings"))
    return [Read(admin.name, in_dialog(await admin.click(one.custom_id, shown))) for one in choices(shown)["server"]]


async def rest_a_while(people: list[User]) -> None:
    """The host pauses the game, and it goes on."""
    fine(await people[0].slash("game pause"))
    await people[0].sees_that(lambda one: not one.ephemeral and "resume" in choices(one), "that the game rests")
    fine(await people[1].slash("turn"))
    await press(people[1], *public(people[1], "resume"))


async def whole_game(discord: Sandbox, board: str) -> list[Read]:
    """A game from the lobby to the result; what is read of it outside of messages."""
    people = [discord.user(name) for name in READERS]
    for person in people:
        person.language = READERS[person.name]
    player = Wordless(Taste(3))
    await seat(people, board, hints=True, opponents=edition(board).board.players[1] - len(people))
    for person in people:
        await player.turn(person)
    await play_on(people, player, turns=5)
    found = [one for person in people for one in await look_around(person)]
    found += await settings(discord.user("admin"))
    await rest_a_while(people)
    result = await play_on(people, player)
    for person in people:
        for name in ("hand", "scores", "log", "board", "stats", "leaderboard", "game verify", "game record", "turn"):
            fine(await person.slash(name))
    await press(people[1], result, choices(result)["table"][0])
    await people[1].click(choices(result)["rematch"][0].custom_id, result)
    return found


async def check_languages(folder: Path, board: str, server: str, bases: Path | None = None) -> None:
    async with Sandbox(the_bot(folder, 1, bases)) as discord:
        discord.set_language("Slow Train", server)
        found = [*await whole_game(discord, board), *read_by(discord)]
        keep(found, server)
        people = [name for one in discord.standin.world.people for name in (one.username, one.display_name)]
    locales = {"": server, "admin": "en-GB"} | READERS
    spoken = {reader: words(locale).language for reader, locale in locales.items()}
    assert {one.reader for one in found} == spoken.keys()
    wrong = {(spoken[one.reader], word): one.text for one in found for word in foreign(one, spoken[one.reader], people)}
    assert not wrong, "\n\n".join(f"{key}: {text}" for key, text in wrong.items())


def keep(found: list[Read], server: str) -> None:
    """For who wants to read it all: a file per reader in the folder that KEEP_WORDS names."""
    if folder := os.environ.get("KEEP_WORDS"):
        for reader in {one.reader for one in found}:
            texts = dict.fromkeys(one.text for one in found if one.reader == reader)
            Path(folder, f"{server}-{reader or 'everybody'}.txt").write_text("\n\n———\n\n".join(texts), "utf-8")


@pytest.mark.usefixtures("dots")
async def test_everybody_reads_their_own_language(tmp_path: Path) -> None:
    await check_languages(tmp_path, "paris", "uk")


@pytest.mark.soak
@pytest.mark.usefixtures("dots")
@pytest.mark.parametrize(("board", "server"), [("europe", "pl"), ("great_lakes", "ru"), ("amsterdam", "en-GB")])
async def test_everybody_reads_their_own_language_on_every_map(tmp_path: Path, board: str, server: str) -> None:
    await check_languages(tmp_path, board, server)
