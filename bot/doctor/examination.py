"""The examination: each look by itself, so that one that fails hides no other."""

import asyncio
import os
from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec.structs import replace

from bot.doctor import database, machine
from bot.doctor.discord_side import examine_discord
from bot.doctor.findings import Finding, bad, fine, note
from bot.errors import StopsTheBot, WrongSettings
from bot.settings import ENV_FILE, Settings, mistyped, read_settings, read_token, with_env_file
from bot.store.contract import StoreProblem
from bot.store.opening import beside

Looks = Callable[[], Iterable[Finding]]


def examine(environment: Mapping[str, str] = os.environ) -> list[Finding]:
    """Everything, in the order in which one would put it right."""
    found, settings = _settings(environment)
    looks: list[tuple[str, Looks]] = [
        ("Python", machine.python),
        ("time zones", machine.time_zones),
        ("fonts", machine.typefaces),
        ("settings", lambda: found),
        ("maps", lambda: machine.boards(settings)),
        ("disk", lambda: machine.disk(settings)),
        ("database", lambda: database.stored(settings)),
        ("copies", lambda: database.kept_copies(settings)),
        ("Discord", lambda: asyncio.run(_discord(settings)) if settings.token else ()),
    ]
    return [finding for part, look in looks for finding in _look(part, look)]


def _settings(environment: Mapping[str, str]) -> tuple[list[Finding], Settings]:
    """The settings without those that are wrong: what does not depend on these can still be looked at."""
    found: list[Finding] = []
    try:
        given = with_env_file(environment)
    except WrongSettings as problem:
        found.append(bad("settings", str(problem), ""))
        given = dict(environment)
    found += [note("settings", f"{name} is no setting; is it {meant}?") for name, meant in mistyped(given).items()]
    if os.name == "posix" and ENV_FILE.is_file() and ENV_FILE.stat().st_mode & 0o077:
        found.append(note("settings", f"Others may read {ENV_FILE}, with the token in it.", f"chmod 600 {ENV_FILE}"))
    while True:
        try:
            settings = read_settings({**given, "DISCORD_TOKEN": given.get("DISCORD_TOKEN", "none")})
            break
        except WrongSettings as problem:
            found.append(bad("settings", str(problem), ""))
            if given.pop(problem.name, None) is None:  # It is not by what was given, so nothing can be left out.
                settings = Settings("none")
                break
    try:
        read_token(given)
    except WrongSettings as problem:
        return [*found, bad("token", str(problem), "")], replace(settings, token="")
    return found or [fine("settings", "they can be read.")], settings


async def _discord(settings: Settings) -> list[Finding]:
    try:
        async with beside(settings.database) as store:
            played = await store.overview()
    except (StopsTheBot, StoreProblem):
        played = []  # What is wrong with the database has been said where it was looked at.
    games: dict[int, dict[int, str]] = {}
    for game in played:
        if game.going_on and game.rest not in ("archived", "homeless"):  # Those have no channel of their own now.
            games.setdefault(game.server, {})[game.channel] = game.id
    return await examine_discord(settings, games)


def _look(part: str, look: Looks) -> Iterator[Finding]:
    """What was found before something failed is told as well."""
    try:
        yield from look()
    except StopsTheBot as problem:
        yield bad(part, str(problem), "")
    except StoreProblem as problem:
        yield bad(part, f"It does not work: {problem}.", "Try again later; if it stays so, look into the bot's log.")
    except OSError as error:
        yield bad(part, f"It can't be looked at: {error.strerror or error}.", "Give the right to read and write it.")
