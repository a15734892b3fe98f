"""Base art for the tests is painted once and kept until the sources change."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import rendering
from bot.text import words
from bot.text.pictures import PictureWords
from rendering import bases

_SOURCES = Path(rendering.__file__).parent


@pytest.fixture(scope="session")
def base_cache(request: pytest.FixtureRequest) -> Path:
    """A folder that belongs to exactly these sources, shared by all test processes."""
    key = hashlib.sha256()
    for file in sorted(_SOURCES.rglob("*.py")):
        key.update(file.read_bytes())
    cache = request.config.cache
    assert cache is not None
    return Path(cache.mkdir(f"bases-{key.hexdigest()[:12]}"))


@pytest.fixture(autouse=True)
def painted(base_cache: Path) -> Iterator[None]:
    rendering.use(base_cache)
    yield
    rendering.use(None)


@pytest.fixture
def empty_memory() -> Iterator[None]:
    bases.forget()
    yield
    bases.forget()


@pytest.fixture(scope="session")
def said() -> PictureWords:
    return PictureWords(words("en"))
