"""Every word of the dictionary does what its line says."""

from __future__ import annotations

from typing import Final

import pytest

from playmat.cards.card import Power
from playmat.lang.words import LISTS, WORDS
from tests.engine.cards import attacking, lay
from tests.engine.cases import Case
from tests.engine.word_clauses import FACES, FLAGS
from tests.engine.word_effects import EFFECTS
from tests.engine.word_more import MORE
from tests.engine.word_picks import PICKS
from tests.engine.word_rare import RAREST
from tests.engine.word_values import VALUES
from tests.rules.cards_combat import mon, trainer

CASES: Final = [*FACES, *EFFECTS, *VALUES, *PICKS, *MORE, *RAREST]
PAD = trainer("Pad", "tool", "static { mod(damage_taken, host, add, -10) }")
SHIELDED = mon(
    "Shielded", 100, "C", powers=(Power("Wall", "ability", "static { prevent(damage, self) }"),)
)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_word_does_what_its_line_says(case: Case) -> None:
    duel = case.run()

    assert case.look(duel) == case.expected


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_case_has_its_word_in_its_program(case: Case) -> None:
    assert case.speaks()


def test_every_word_has_a_case() -> None:
    assert sorted({case.word for case in CASES}) == sorted(WORDS)


@pytest.mark.parametrize("flag", FLAGS)
def test_a_flag_of_damage_changes_it(flag: str) -> None:
    foe, damage = FLAGS[flag]
    target = "bench_of(foe)" if "|" in foe else "active(foe)"
    plain, flagged = (
        lay(
            "Actor",
            foe,
            PAD,
            SHIELDED,
            attacking(f"no_damage; after {{ hit({target}, 20{more}) }}"),
        )
        .attack("Act")
        .foe
        for more in ("", f", {flag}")
    )

    marks = [[*side.actives, *side.bench][-1].damage for side in (plain, flagged)]
    assert marks[1] == damage
    assert marks[0] != damage


def test_every_flag_is_tried() -> None:
    assert set(FLAGS) == set(LISTS["flag"])
