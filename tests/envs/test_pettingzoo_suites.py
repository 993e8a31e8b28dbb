"""PettingZoo's full suites on every table; they take minutes, so ``make research``."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from playmat.envs.pettingzoo import env
from playmat.rules import BOOKS

TABLES: list[dict[str, Any]] = [
    *({"rules": name, "decks": decks} for name in BOOKS for decks in (None, "random")),
    *({"rules": BOOKS[name].replace(actives=2), "any_deck": True} for name in BOOKS),
]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.parametrize("table", TABLES, ids=lambda given: name_of(given)),
    pytest.mark.filterwarnings(  # its test expects one array per player; ours has several
        "ignore:Observation is not a NumPy array",
        "ignore:Observation space for each agent probably should be",
        "ignore:Action mask numpy array is all zeros",
    ),
]


def name_of(table: dict[str, Any]) -> str:
    """The name of a table: its rulebook and what is special about it."""
    rules = table["rules"]
    return f"{rules}-{table['decks']}" if isinstance(rules, str) else f"{rules.name}-duo"


def test_it_passes_the_suite_for_the_interface(table: dict[str, Any]) -> None:
    api_test(env(**table))


def test_it_passes_the_suite_for_seeds(table: dict[str, Any]) -> None:
    seed_test(partial(env, **table))


def test_it_passes_the_suite_for_pictures(table: dict[str, Any]) -> None:
    render_test(partial(env, **table))
