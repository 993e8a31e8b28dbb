"""The number of move sequences of some lengths, with chance by the dealer, as golden values."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from random import Random

import pytest

from playmat.engine.vm import apply
from playmat.model.state import State
from tests.golden.playthrough import begin
from tests.properties.play import TABLES

KEPT = Path(__file__).parent / "perft.toml"
WRITE = os.environ.get("PLAYMAT_WRITE_GOLDEN") == "1"
DEPTH = 4
STARTS = ((1, 0), (2, 30), (3, 80))
"""Seeds, and the number of random moves before counting."""


def perft(st: State, depth: int) -> int:
    """The number of sequences of that many moves; a finished game counts as one."""
    if depth == 0 or st.winner >= 0:
        return 1
    total = 0
    for option in st.options:
        child = st.clone()
        apply(child, option)
        total += perft(child, depth - 1)
    return total


def after(table: str, seed: int, answers: int) -> State:
    """A game after some moves, or at its last choice."""
    st, pick = begin(table, seed), Random(seed)
    last = st.clone()
    for _ in range(answers):
        apply(st, pick.choice(st.options))
        if st.winner >= 0:
            break
        last = st.clone()
    return last


def counted(table: str) -> dict[str, list[int]]:
    """The counts of a table by seed and moves before."""
    return {
        f"seed {seed}, answer {answers}": [
            perft(after(table, seed, answers), depth) for depth in range(1, DEPTH + 1)
        ]
        for seed, answers in STARTS
    }


def kept() -> dict[str, dict[str, list[int]]]:
    return tomllib.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}


def keep(table: str, counts: dict[str, list[int]]) -> None:
    """Write a table's counts, leaving the others unchanged."""
    known = kept() | {table: counts}
    blocks = [
        "\n".join([f"[{name}]", *(f'"{at}" = {found}' for at, found in known[name].items()), ""])
        for name in TABLES
        if name in known
    ]
    KEPT.write_text("\n".join(blocks), encoding="utf-8")


@pytest.mark.parametrize("table", TABLES)
def test_as_many_choices_lie_ahead_as_were_counted(table: str) -> None:
    counts = counted(table)

    if WRITE:
        keep(table, counts)
    assert counts == kept()[table]


def test_counting_one_answer_deep_counts_the_options() -> None:
    st = after("xy", 2, 30)

    assert perft(st, 1) == len(st.options)
    assert perft(st, 0) == 1
