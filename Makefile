# Every target sets up what it needs, so each works as the first command on a fresh clone.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: setup play play-fresh test check soak bench

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $(READY)

# The base art is painted once, about half a minute for all maps, and kept in data/cache.
play: $(READY)
	$(BIN)/slow-train maps paint
	$(BIN)/slow-train sandbox

play-fresh: $(READY)
	$(BIN)/slow-train maps paint
	$(BIN)/slow-train sandbox --fresh

test: $(READY)
	$(BIN)/python -m pytest -m "not soak" -n 2

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

soak: $(READY)
	$(BIN)/python -m pytest -m soak -n 2 -rP

bench: $(READY)
	$(BIN)/python -m tests.benchmarks.engine
	$(BIN)/python -m tests.benchmarks.rendering
	$(BIN)/python -m tests.benchmarks.bot
	$(BIN)/python -m tests.benchmarks.memory
	$(BIN)/python -m tests.benchmarks.opponents
	$(BIN)/python -m tests.benchmarks.days
	$(BIN)/python -m tests.benchmarks.idle
	$(BIN)/python -m tests.benchmarks.standings
	$(BIN)/python -m tests.benchmarks.starting
	$(BIN)/python -m tests.benchmarks.film
	$(BIN)/python -m tests.benchmarks.scale
