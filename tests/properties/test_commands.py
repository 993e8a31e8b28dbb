"""Every typed line is played, queried, or refused by a rule of the rulebook."""

from __future__ import annotations

from random import Random

import pytest

from playmat.game.why import why_not
from tests.properties.commands import lines, wrong_answer
from tests.properties.hidden import changed
from tests.properties.play import TABLES, begin, choices

STRIDE = 7
"""Interval of the choices tested; `make soak` covers many games."""


@pytest.mark.parametrize("table", TABLES)
def test_every_line_is_answered_at_every_sort_of_choice(table: str) -> None:
    wrong: list[str] = []
    tried = 0
    for seed in (3, 4):
        st, pick = begin(table, seed), Random(seed)

        for step in choices(st, seed):
            for line, named in lines(st, pick, 3 if step % STRIDE == 0 else 0):
                tried += 1
                wrong += [told for told in [wrong_answer(st, line, named)] if told]

    assert wrong == []
    assert tried > 30


@pytest.mark.parametrize("table", ["ecard", "xy", "ex-duo"])
@pytest.mark.rule("ZONE-01", "ZONE-02")
def test_no_answer_depends_on_hidden_cards(table: str) -> None:
    compared = 0
    for seed in (5, 6, 7):
        st, pick = begin(table, seed), Random(seed)

        for step in choices(st, seed):
            if step % STRIDE == 0 and st.chooser in (0, 1):
                other = changed(st, st.chooser, step)
                for line, _ in lines(st, pick, 2):
                    compared += 1
                    assert why_not(other, line) == why_not(st, line), line

    assert compared > 30
