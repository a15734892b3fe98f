"""Settings: where they come from, and what is said when they are wrong."""

import re
import sys
from pathlib import Path

import pytest

from bot.errors import WrongSettings
from bot.settings import NAMES, Settings, mistyped, read_env_file, read_settings, with_env_file
from bot.store.address import Address
from bot.store.opening import postgres
from bot.workers import Shards

TOKEN = {"DISCORD_TOKEN": "abc"}


def test_the_defaults() -> None:
    assert read_settings(TOKEN) == Settings("abc")


def test_everything_can_be_set(tmp_path: Path) -> None:
    given = {
        **TOKEN,
        "DATABASE_PATH": "/data/x.db",
        "MAPS_DIR": str(tmp_path),
        "CACHE_DIR": "/cache",
        "BACKUP_DIR": "/copies",
        "DEFAULT_LANGUAGE": "EN",
        "LOG_LEVEL": "debug",
        "LOG_FORMAT": "JSON",
        "HEALTH_PORT": "8080",
        "HEALTH_HOST": "0.0.0.0",
        "SHARD_COUNT": "2",
        "DISCORD_REST_URL": "http://127.0.0.1:1/api/v10",
        "DISCORD_GATEWAY_URL": "ws://localhost:1/gateway",
        "DISCORD_CDN_URL": "http://[::1]:1/cdn",
    }
    assert read_settings(given) == Settings(
        "abc",
        Path("/data/x.db"),
        tmp_path,
        Path("/cache"),
        Path("/copies"),
        "en",
        "DEBUG",
        "json",
        8080,
        "http://127.0.0.1:1/api/v10",
        "ws://localhost:1/gateway",
        "http://[::1]:1/cdn",
        shards=Shards(2),
        health_host="0.0.0.0",
    )


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"DISCORD_TOKEN": ""}, "DISCORD_TOKEN is missing"),
        ({"DISCORD_TOKEN": "abc def"}, "signs that no token has"),
        ({"DISCORD_TOKEN": "abc…"}, "signs that no token has"),
        ({"LOG_LEVEL": "loud"}, "one of DEBUG, INFO, WARNING, ERROR"),
        ({"LOG_FORMAT": "xml"}, "one of text, json"),
        ({"DEFAULT_LANGUAGE": "tlh"}, "one of en"),
        ({"HEALTH_PORT": "http"}, "must be a port number"),
        ({"HEALTH_HOST": "example.org"}, "must be an address of this machine"),
        ({"HEALTH_PORT": "70000"}, "must be a port number"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "0-1"}, "a SQLite database is for one worker alone"),
        ({"MAPS_DIR": "/nowhere/at/all"}, "is no folder"),
        ({"DISCORD_REST_URL": "http://example.org/api"}, "only addresses of this machine"),
        ({"DISCORD_REST_URL": "http://127.0.0.1.example.org/api"}, "only addresses of this machine"),
        ({"DISCORD_REST_URL": "http://127.0.0.1@example.org/api"}, "only addresses of this machine"),
        ({"DISCORD_REST_URL": "http://[::1/api"}, "only addresses of this machine"),
        ({"DISCORD_REST_URL": "http://127.0.0.1:99999/api"}, "only addresses of this machine"),
        ({"DATABASE_URL": "mysql://me:secret@example.org/games"}, "must be like postgresql://"),
        ({"DATABASE_URL": "postgresql://me:secret@example.org"}, "must be like postgresql://"),
        ({"DATABASE_URL": "postgresql://me:12/secret@example.org/games"}, "must be like postgresql://"),
        ({"DATABASE_URL": "postgresql://me:/secret@example.org/games"}, "must be like postgresql://"),
        ({"DATABASE_URL": "postgresql://me:12/se?secret@example.org/games"}, "must be like postgresql://"),
        ({"DATABASE_URL": "postgresql://me:sec[ret@example.org/games"}, "must be like postgresql://"),
        ({"BACKUP_DIR": __file__}, "is no folder"),
        ({"DISCORD_GATEWAY_URL": "http://127.0.0.1:1"}, "only addresses of this machine"),
        ({"DISCORD_CDN_URL": "ftp://127.0.0.1"}, "only addresses of this machine"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(given: dict[str, str], says: str) -> None:
    with pytest.raises(WrongSettings, match=re.escape(says)) as caught:
        read_settings({**TOKEN, **given})
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)


def test_a_server_for_the_games_wins_over_a_file() -> None:
    url = "postgresql://me:secret@example.org/games"
    both = {**TOKEN, "DATABASE_PATH": "x.db", "DATABASE_URL": url}
    settings = read_settings({**both, "SHARD_COUNT": "4", "SHARD_IDS": "0-1"})
    assert settings.database == Address(url)
    assert "secret" not in f"{settings} {settings.database} {settings.database!r}"
    assert read_settings({**both, "DATABASE_URL": "off"}).database == Path("x.db")


def test_what_a_server_needs_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "asyncpg" or "store.postgres" in name]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(WrongSettings, match=re.escape('.venv/bin/pip install -c constraints.txt ".[postgres]"')):
        postgres()


def test_the_env_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text('# a comment\n\nexport DISCORD_TOKEN="a b=c"\nLOG_LEVEL = WARNING\nCACHE_DIR=\n')
    assert read_env_file(file) == {"DISCORD_TOKEN": "a b=c", "LOG_LEVEL": "WARNING", "CACHE_DIR": ""}
    assert with_env_file({"LOG_LEVEL": "ERROR", "HOME": "/x", "DISCORD_TOKEN": ""}, file) == {
        "DISCORD_TOKEN": "a b=c",
        "LOG_LEVEL": "ERROR",
        "HOME": "/x",
    }
    assert read_env_file(tmp_path / "none") == {}


@pytest.mark.parametrize(
    ("written", "says"),
    [
        (b"DISCORD_TOKEN\n", "line 1: expected NAME=value"),
        (b"# first\n\n\nLOG_LEVEL=INFO\n\nDISCORD TOKEN=secret\n", "line 6: expected NAME=value"),
        (b'LOG_LEVEL=INFO\nDISCORD_TOKEN="secret\n', "line 2: expected NAME=value"),
        (b"LOG-LEVEL=INFO\n", "line 1: expected NAME=value"),
        (b"\nDISCORD_TOKN=secret\n", "line 2: there is no setting DISCORD_TOKN; is it DISCORD_TOKEN?"),
        (b"discord_token=secret\n", "line 1: there is no setting discord_token; is it DISCORD_TOKEN?"),
        (b"MAP_DIR=secret\n", "is it MAPS_DIR?"),
        ("DISCORD_TOKEN=secret\n".encode("utf-16"), "is not written in UTF-8"),
        ("DISCORD_TOKEN=secret # für uns\n".encode("latin-1"), "is not written in UTF-8"),
    ],
)
def test_what_is_wrong_with_the_env_file(tmp_path: Path, written: bytes, says: str) -> None:
    file = tmp_path / ".env"
    file.write_bytes(written)
    with pytest.raises(WrongSettings, match=re.escape(says)) as caught:
        read_env_file(file)
    assert str(file) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)


def test_an_env_file_that_can_not_be_read(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    with pytest.raises(WrongSettings, match=r"\.env can't be read \(Is a directory\); it must be a file"):
        read_env_file(tmp_path / ".env")


def test_an_env_file_as_other_programs_write_it(tmp_path: Path) -> None:
    """With the mark that Windows puts in front of UTF-8, its line ends, remarks, and names that are not ours."""
    file = tmp_path / ".env"
    file.write_bytes(b"\xef\xbb\xbfDISCORD_TOKEN=abc # ours\r\nCOMPOSE_PROJECT_NAME='a b'\r\nTZ=Europe/Kyiv\r\n")
    assert read_env_file(file) == {"DISCORD_TOKEN": "abc", "COMPOSE_PROJECT_NAME": "a b", "TZ": "Europe/Kyiv"}


def test_a_mistyped_name_in_the_environment() -> None:
    assert mistyped(["PATH", "HOME", "XDG_CACHE_DIR", "LOG_LEVEL", "LOG_LEVL"]) == {"LOG_LEVL": "LOG_LEVEL"}
    with pytest.raises(WrongSettings, match=r"DISCORD_TOKEN is missing \(there is DISCORD_TOKE: is that it\?\)"):
        read_settings({"DISCORD_TOKE": "abc"})


def test_settings_do_not_show_the_token() -> None:
    assert "secret-token" not in repr(Settings("secret-token"))
    assert "secret-token" not in str(Settings("secret-token"))


def test_the_example_explains_every_setting() -> None:
    text = Path(".env.example").read_text()
    names = re.findall(r'given(?:\.get\(|\[)"([A-Z_]+)"|_(?:one_of|loopback)\(given, "([A-Z_]+)"', _source())
    assert {first or second for first, second in names} == set(NAMES)
    for name in NAMES:
        found = re.search(rf"(^# .+\n)+^#? ?{name}=", text, re.MULTILINE)
        assert found, f"{name} is not explained in .env.example"
        assert name in Path("docs/hosting.md").read_text(), f"{name} is not in docs/hosting.md"


def _source() -> str:
    import bot.settings

    assert bot.settings.__file__ is not None
    return Path(bot.settings.__file__).read_text()


def test_the_invitation_in_the_docs_asks_for_exactly_what_is_needed() -> None:
    from bot.client.permissions import invitation, needed

    text = Path("docs/hosting.md").read_text()
    assert invitation(1234).replace("1234", "APPLICATION_ID") in text
    table = re.findall(r"^\| ([A-Z][A-Za-z ]+) \|", text.split("## 2.")[1].split("## 3.")[0], re.MULTILINE)
    assert {name.lower() for name in table} == {
        name.replace("_", " ").replace("channel", "channels") for name in needed()
    }
