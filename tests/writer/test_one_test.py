"""A test on both sides of the damage is told once and asked twice."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

BOTH = {
    "before { a <- flip; if heads(a) > 0 { add_damage(20) } };"
    " after { if heads(a) > 0 { inflict(defender, asleep) } }": (
        "Coin, heads: damage +20; the Defender is Asleep."
    ),
    "before { if is(self, damaged) { add_damage(20); a <- self } };"
    " after { if any_of(a) { inflict(defender, asleep) } }": (
        "If this Pokémon is damaged: damage +20; the Defender is Asleep."
    ),
    "before { if is(self, has_energy) { add_damage(20); a <- self } };"
    " after { if is(self, has_tool) { draw(me, 1) }; if any_of(a) { heal(self, 20) };"
    " shuffle(me) }": (
        "If this Pokémon has a Tool: draw a card. If this Pokémon has Energy: damage +20; heal 20"
        " from this Pokémon.\nShuffle your deck."
    ),
    "before { a <- flip; if heads(a) > 0 { set_damage(50) } else { cancel } };"
    " after { if heads(a) > 0 { heal(self, 20) } }": (
        "Coin, heads: the base damage is 50; heal 20 from this Pokémon. Tails: the attack does"
        " nothing."
    ),
    "before { a <- flip; if heads(a) > 0 { add_damage(20) } };"
    " after { if heads(a) > 0 { draw(me, 1) } else { heal(self, 10) } }": (
        "Coin, heads: damage +20; draw a card. Tails: heal 10 from this Pokémon."
    ),
    "before { if is(self, has_tool) { draw(me, 1) }; if is(self, basic) { add_damage(20) } };"
    " after { if is(self, basic) { heal(self, 20) } }": (
        "If this Pokémon has a Tool: draw a card. If this Pokémon is Basic: damage +20.\n"
        "If this Pokémon is Basic: heal 20 from this Pokémon."
    ),
    "before { if is(self, damaged) { add_damage(20); inflict(defender, asleep) } }": (
        "Before damage: if this Pokémon is damaged: damage +20; the Defender is Asleep."
    ),
}


@pytest.mark.parametrize(("program", "text"), BOTH.items())
def test_a_test_is_told_once_and_read_back_on_both_sides(program: str, text: str) -> None:
    meant = parse(program)

    said = write(meant)

    assert said == text
    assert read_back(said) == meant
