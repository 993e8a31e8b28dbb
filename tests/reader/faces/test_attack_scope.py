"""Attacks: who does what to whom, and when, in our own sentences."""

from __future__ import annotations

import pytest

from playmat.lang.show import show
from playmat.reader import Face, Reading, read


def attack(text: str, damage: str = "", era: str = "2004-01-01") -> Reading:
    return read(Face("attack", text, "Mossling", "Moss Blow", era, ("basic",), damage=damage))


ATTACKS = (
    (
        "Each player may shuffle a Stadium card from his or her discard pile into his or her deck.",
        "",
        "after { may { a <- choose(discards(me)[stadium_card]); b <- move(a, deck); "
        "if did(b) { shuffle(me) } }; may(foe) { c <- choose(discards(foe)[stadium_card], by=foe); "
        "d <- move(c, deck); if did(d) { shuffle(foe) } } }",
    ),
    (
        "This attack does 170 damage to 1 of your opponent's Benched Pokémon. Apply Weakness and "
        "Resistance.",
        "50",
        "choices { a <- choose(bench_of(foe)) }; after { hit(a, 170, bench_weakness) }",
    ),
    (
        "If the Defending Pokémon already has any damage counters on it, it is now Paralyzed.",
        "90",
        "before { a <- counters_on(defender) }; after { if a > 0 { "
        "inflict(defender, paralyzed) } }",
    ),
    (
        "Choose 1 of your Pokémon and put a Moss marker on it. (A Pokémon can have only 1 Moss "
        "marker on it at a time.)",
        "",
        'after { a <- choose(all(me)); marker(a[not has_marker("Moss")], "Moss") }',
    ),
)


def written(found: Reading) -> str:
    """A program as text, or where reading stopped."""
    return show(found.program) if found.program is not None else found.stopped


@pytest.mark.parametrize(("text", "damage", "program"), ATTACKS)
def test_an_attack_keeps_whose_and_when_apart(text: str, damage: str, program: str) -> None:
    assert written(attack(text, damage)) == program
