"""Each flag of damage changes what is done."""

from __future__ import annotations

from typing import Final

import pytest

from playmat.cards.card import Power
from playmat.lang.words import LISTS
from tests.rules.cards_combat import mon, trainer
from tests.words.cards import attacking, lay

FLAGS: Final = {
    "no_weakness": ("Frail", 20),
    "no_resistance": ("Tough", 20),
    "bench_weakness": ("Small | Frail", 40),
    "no_effects": ("Target +Pad", 20),
    "no_powers": ("Shielded", 20),
}
"""For each flag of damage, a defender that would change 20 damage without it, and the damage."""


PAD = trainer("Pad", "tool", "static { mod(damage_taken, host, add, -10) }")


SHIELDED = mon(
    "Shielded", 100, "C", powers=(Power("Wall", "ability", "static { prevent(damage, self) }"),)
)


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
