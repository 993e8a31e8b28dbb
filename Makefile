# Each target installs what it needs; only python3 (3.11 or newer) is required.

PYTHON ?= python3
CC ?= cc
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
COMPILED := PYTHONPATH=build/compiled
CORE := build/compiled/core.stamp
# The sanitizer must be loaded before Python; Python's own allocator would hide errors from it.
SANITIZED = LD_PRELOAD="$$($(CC) -print-file-name=libasan.so) $$($(CC) -print-file-name=libstdc++.so)" \
  ASAN_OPTIONS=detect_leaks=0 PYTHONMALLOC=malloc PYTHONPATH=build/sanitized
SOURCES := $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*'))
LOCK := build/lock/bin/uv pip compile --quiet --no-config --generate-hashes --no-annotate \
  --custom-compile-command "make lock" --python-version 3.12 --python-platform linux \
  --constraint constraints.txt
# How another Python is checked before it is used, and the tests run on it.
BUILDS := import ensurepip, sysconfig; open(sysconfig.get_path("include") + "/Python.h")
MINOR = $(shell $(PYTHON) -c 'import sys; print(sys.version_info.minor)')
SMOKE := tests/compiled tests/golden tests/game
GAMES ?= 20000
PUZZLES ?= 20
SEED ?= 1
LEVEL ?= 1

# Changes only when files are added or removed, which modification times do not show.
NOTED := $(shell mkdir -p build; printf '%s\n' $(SOURCES) | cmp -s - build/sources.txt || printf '%s\n' $(SOURCES) > build/sources.txt)

# Tests start Python hundreds of times, so keep its bytecode even if that is switched off.
unexport PYTHONDONTWRITEBYTECODE

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: play meanwhile test test-fast laws check pages format collected gate newest sanitize compiled bench soak endure exercise cardsoak mutation golden library puzzles shots load kill answers train research sample docs site wheel lock clean

# Without a compiled core, the table opens with the plain one while the core is compiled.
play: .venv/play.stamp
	@if $(MAKE) --no-print-directory --question compiled 2>/dev/null; then \
	  $(COMPILED) $(BIN)/playmat serve; \
	else \
	  $(MAKE) --no-print-directory meanwhile & \
	  $(BIN)/playmat serve; \
	fi

meanwhile:
	@mkdir -p build
	@echo "A faster core is being compiled meanwhile, with a log in build/compiled.log."
	@if nice $(MAKE) --no-print-directory compiled >build/compiled.log 2>&1; \
	then echo "The faster core is ready; the next 'make play' takes it."; \
	else echo "The core could not be compiled, which makes play slower and nothing else."; fi

# The core is compiled while the source is checked, each on one processor. Collecting the tests writes
# the bytecode, which otherwise each of the three test processes would do for itself.
test: .venv/dev.stamp
	@mkdir -p build; ($(MAKE) --no-print-directory compiled >build/compiled.log 2>&1 || true) & \
	$(MAKE) --no-print-directory check collected; checked=$$?; wait; exit $$checked
	@$(MAKE) --no-print-directory gate
	$(BIN)/python -m pytest -q -x -n 3 -m "not slow"

# A quick check while you work: format, lint, types and layers, then the tests of rules, games and
# early cards, and the test files that you changed or added.
FAST := tests/rules tests/game tests/cards_played/base
CHANGED = $(shell { git diff --name-only --diff-filter=d HEAD; git ls-files --others --exclude-standard; } \
  | grep '^tests/.*test_[^/]*\.py$$')

test-fast: check
	$(BIN)/python -m pytest -q -n 2 -m "not slow" $(FAST) $(CHANGED)

# Slow tests: laws over all texts, for changes to the grammar or the wording, and the pages in all
# sizes and themes.
laws: .venv/dev.stamp
	$(BIN)/python -m pytest -q -n 2 -m slow --ignore=tests/envs

check: .venv/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@$(MAKE) --no-print-directory pages

# Format, lint and types of the pages' scripts, by two programs that need neither Node nor a network.
SCRIPTS := src/playmat/server/static/js
OXFMT := $(BIN)/oxfmt --config .oxfmtrc.json
DENO := DENO_DIR=build/deno DENO_NO_UPDATE_CHECK=1 $(BIN)/deno
pages: .venv/dev.stamp
	@if [ -z "$$CI" ] && ! { [ -x $(BIN)/deno ] && [ -x $(BIN)/oxfmt ]; }; then \
	  echo "deno or oxfmt is not installed: the scripts of the pages are not checked"; \
	else \
	  $(OXFMT) --check $(SCRIPTS) && $(DENO) lint --quiet && $(DENO) check --quiet $(SCRIPTS); \
	fi

format: .venv/dev.stamp
	$(BIN)/ruff format .
	$(OXFMT) $(SCRIPTS)

collected: .venv/dev.stamp
	@mkdir -p build; $(BIN)/python -m pytest -qq --collect-only >build/collected.txt \
	|| { tail -n 40 build/collected.txt; exit 1; }

# Without a C compiler the gate cannot run; CI machines must have one.
gate: .venv/dev.stamp
	@if [ -z "$$CI" ] && ! command -v $(CC) >/dev/null; then \
	  echo "no C compiler: the compiled core is not tested"; \
	else \
	  $(MAKE) --no-print-directory compiled && $(COMPILED) $(BIN)/python -m pytest -q -n 2 tests/compiled; \
	fi

compiled: $(CORE)

# The gate, golden games and the public interface on the newest other Python of this machine, in a
# separate environment and build.
newest:
	@for minor in $(filter-out $(MINOR),14 13 12); do \
	  for python in python3.$$minor "$${PYENV_ROOT:-$$HOME/.pyenv}"/versions/3.$$minor.*/bin/python; do \
	    if "$$python" -c '$(BUILDS)' 2>/dev/null; then \
	      exec $(MAKE) --no-print-directory NEWEST="$$python" FOLDER=build/python3.$$minor newest-found; \
	    fi; \
	  done; \
	done; \
	echo "no other Python from 3.12 on with its headers is here; nothing to test"

newest-found:
	@echo "Python: $$($(NEWEST) --version)"
	$(NEWEST) -m venv $(FOLDER)/venv
	$(FOLDER)/venv/bin/python -m pip --disable-pip-version-check --quiet install -c constraints.txt \
	  setuptools mypy mypy_extensions click rich pytest pytest-xdist hypothesis
	PLAYMAT_TARGET=$(FOLDER)/compiled PLAYMAT_OPT=$${PLAYMAT_OPT:-0} $(FOLDER)/venv/bin/python build_core.py
	PYTHONPATH=$(FOLDER)/compiled $(FOLDER)/venv/bin/python -m pytest -q -n 2 -m "not slow" $(SMOKE)

# The gate's games and random ones with sanitizers for memory and undefined behaviour, then a count of
# live objects over 10,000 games with the regular core.
sanitize: $(CORE) .venv/dev.stamp
	PLAYMAT_SANITIZE=1 PLAYMAT_OPT=1 PLAYMAT_TARGET=build/sanitized $(BIN)/python build_core.py
	$(SANITIZED) $(BIN)/python -m pytest -q -p no:cacheprovider tests/compiled
	$(SANITIZED) $(BIN)/python tests/soak/run.py --games 300
	$(COMPILED) $(BIN)/python tests/soak/alive.py --games 10000

bench: $(CORE)
	$(COMPILED) $(BIN)/playmat bench --check

soak: $(CORE)
	$(COMPILED) $(BIN)/python tests/soak/run.py --games $(GAMES)

# Games with random decks of all cards for hours; can be stopped and resumed. Ignores GAMES.
endure: $(CORE) .venv/dev.stamp
	PYTHONPATH=build/compiled:. $(BIN)/python -m tests.soak.endure

exercise: .venv/dev.stamp
	$(BIN)/playmat cards exercise

# THEMES may be a file of theme decks (src/playmat/decks/themes.json), which then all meet each other.
cardsoak: $(CORE)
	$(COMPILED) $(BIN)/playmat cards soak --games $(GAMES) --out build/cardsoak $(if $(THEMES),--themes $(THEMES))

mutation: .venv/dev.stamp
	$(BIN)/python tests/mutation/run.py --strict

golden: .venv/dev.stamp
	PLAYMAT_WRITE_GOLDEN=1 $(BIN)/python -m pytest -q tests/golden

# For maintainers: rebuild the shipped cards from public card data, and the page that counts them.
library: .venv/dev.stamp
	@test -n "$$PLAYMAT_CARD_DATA" || { echo "set PLAYMAT_CARD_DATA to a folder of public card data"; exit 1; }
	$(BIN)/playmat cards import "$$PLAYMAT_CARD_DATA" --out src/playmat/cards/data
	$(BIN)/playmat cards report "$$PLAYMAT_CARD_DATA" --page docs/cards.md

# PUZZLES new puzzles for each rulebook, from LEVEL up, in files of build/puzzles to choose from. Takes
# hours; use a new SEED each time.
puzzles: $(CORE)
	@mkdir -p build/puzzles
	@for book in ecard ex platinum legends xy; do \
	  $(COMPILED) $(BIN)/playmat puzzle make $$book --count $(PUZZLES) --seed $(SEED) --level $(LEVEL) --out build/puzzles/$$book.jsonl || exit 1; \
	done

# The pictures of the README in docs/images, then every page in three sizes and both themes.
shots: $(CORE) .venv/dev.stamp
	PYTHONPATH=build/compiled:. $(BIN)/python tests/browser/pictures.py docs/images
	PYTHONPATH=build/compiled:. $(BIN)/python tests/browser/shots.py build/shots

# 200 games at once, and a server that is killed repeatedly during 20 games.
load: $(CORE)
	PYTHONPATH=build/compiled:. $(BIN)/python tests/server/load.py
	PYTHONPATH=build/compiled:. $(BIN)/python tests/server/load.py --seconds 120 --hostile 40

kill: $(CORE)
	PYTHONPATH=build/compiled:. $(BIN)/python tests/server/kill.py

# Time from a click to the drawn result, against the greedy bot.
answers: $(CORE) .venv/dev.stamp
	PYTHONPATH=build/compiled:. $(BIN)/python tests/browser/answer_time.py

# Train a small policy from a fixed seed, which must beat random play; about two minutes.
train: $(CORE) .venv/dev.stamp
	$(COMPILED) $(BIN)/python -m playmat.envs.pointer

# The full suites of PettingZoo, Gymnasium and OpenSpiel, the speed of the environments, and a million
# steps in each; about half an hour.
research: $(CORE) .venv/dev.stamp
	$(COMPILED) $(BIN)/python -m pytest -q -n 2 tests/envs
	$(COMPILED) $(BIN)/python tests/envs/figures.py
	$(COMPILED) $(BIN)/python tests/envs/endure.py

# A reproducible data set of 1,000 games.
sample: $(CORE) .venv/dev.stamp
	@rm -f build/sample.parquet
	$(COMPILED) $(BIN)/playmat data sample --games 1000 --out build/sample.parquet

docs: .venv/dev.stamp
	$(BIN)/python tools/reference.py
	$(BIN)/python tools/grammar_page.py
	$(BIN)/python tools/console.py
	$(BIN)/python tools/language_page.py
	$(BIN)/python tools/rules_page.py
	$(BIN)/python tools/decisions_page.py
	$(BIN)/python tools/wire_types.py

# The documentation as a site in build/site, with pictures if `make shots` took some.
site: .venv/dev.stamp
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "build/site/index.html"

# The packages for the container with hashes; needed after changes to constraints.txt or to the
# dependencies in pyproject.toml.
lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip --disable-pip-version-check --quiet install uv
	$(LOCK) --extra cli --extra server --extra postgres pyproject.toml -o requirements.lock
	printf 'setuptools\nmypy\n' | $(LOCK) - -o requirements-build.lock

# Build and try the distributions: source archive, wheel with a compiled core, and plain wheel.
wheel:
	$(PYTHON) tools/wheels.py

clean:
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +

# Without this check, a .venv of another Python would be used silently.
ifeq ($(origin PYTHON),command line)
ifneq ($(wildcard .venv/bin/python),)
VERSION := import sys; print(sys.version_info[:2])
ifneq ($(shell $(PYTHON) -c '$(VERSION)'),$(shell .venv/bin/python -c '$(VERSION)'))
$(error .venv is of another Python than $(PYTHON): remove .venv and build, or use another clone)
endif
endif
endif

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Playmat needs Python 3.11 or newer; set PYTHON=")'
	$(PYTHON) -m venv .venv

.venv/play.stamp: pyproject.toml constraints.txt | .venv/bin/python
	@echo "Installing what Playmat needs into .venv; that happens once."
	@$(PIP) install -c constraints.txt setuptools
	@$(PIP) install -c constraints.txt --no-build-isolation -e '.[cli,server]'
	@touch $@

.venv/core.stamp: .venv/play.stamp
	$(PIP) install -c constraints.txt mypy
	@touch $@

.venv/dev.stamp: pyproject.toml constraints.txt | .venv/bin/python
	$(PIP) install -r constraints.txt
	$(PIP) install -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch .venv/play.stamp .venv/core.stamp $@

$(CORE): setup.py build_core.py c/repair.h c/speed.h pyproject.toml build/sources.txt $(SOURCES) | .venv/core.stamp
	$(BIN)/python build_core.py
	@touch $@
