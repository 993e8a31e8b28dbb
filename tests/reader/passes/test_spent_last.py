"""Discards as effects come after the damage, discards as costs before it."""

from __future__ import annotations

import pytest

from tests.reader.passes.test_only_if_done import program

ENERGY = "an Energy attached to Mossling"
DOES, FOES = "this attack does", "your opponent's Benched Pokémon"
LATER = (
    (
        f"You may discard {ENERGY}. If you do, this attack does 20 more damage.",
        "30+",
        "before { may { a <- choose(energy_on(self)); b <- spend(a) }; "
        "if did(b) { add_damage(20) } }",
    ),
    (
        f"Discard {ENERGY}. This attack does 50 damage to 1 of your opponent's Pokémon.",
        "",
        "choices { a <- choose(all(foe)) }; "
        "after { hit(a, 50); b <- choose(energy_on(self)); discard(b) }",
    ),
    (
        f"Discard {ENERGY}. If you do, {DOES} 10 damage to each of {FOES}.",
        "50",
        "after { a <- choose(energy_on(self)); b <- spend(a); "
        "if did(b) { hit(bench_of(foe), 10) } }",
    ),
)
MORE = "this attack does 20 more damage."
MILL = "Discard the top card of your deck"
FIRST = (
    (f"Before doing damage, you may discard {ENERGY}. If you do, {MORE}", "30+"),
    (f"{MILL}. If that card is a Stadium card, {MORE}", "30+"),
)


@pytest.mark.parametrize(("text", "damage", "written"), LATER)
def test_what_is_only_discarded_goes_after_the_damage(text: str, damage: str, written: str) -> None:
    assert program(text, damage, "2012-06-01") == written


@pytest.mark.parametrize(("text", "damage"), FIRST)
def test_a_text_may_say_that_it_goes_first(text: str, damage: str) -> None:
    assert "spend" not in program(text, damage, "2012-06-01")
