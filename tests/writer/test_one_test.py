"""A test on both sides of the damage is worded once and asked twice."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import write

BOTH = {
    "before { a <- flip; if heads(a) > 0 { add_damage(25) } };"
    " after { if heads(a) > 0 { inflict(defender, asleep) } }": (
        "Flip a coin. If heads, this attack does 25 more damage, and the Defending Pokémon is"
        " now Asleep."
    ),
    "before { if is(self, afflicted) { add_damage(25); a <- self } };"
    " after { if any_of(a) { inflict(defender, asleep) } }": (
        "If this Pokémon has a Special Condition, this attack does 25 more damage, and the"
        " Defending Pokémon is now Asleep."
    ),
    "before { if is(self, has_energy) { add_damage(25); a <- self } };"
    " after { if is(self, has_tool) { draw(me, 1) }; if any_of(a) { heal(self, 20) };"
    " shuffle(me) }": (
        "If this Pokémon has a Tool, draw a card. If this Pokémon has Energy, this attack does"
        " 25 more damage, and you heal 20 damage from this Pokémon.\n"
        "Shuffle your deck."
    ),
    "before { a <- flip; if heads(a) > 0 { set_damage(50) } else { cancel } };"
    " after { if heads(a) > 0 { heal(self, 20) } }": (
        "Flip a coin. If heads, this attack does 50 damage instead, and you heal 20 damage"
        " from this Pokémon. If tails, this attack does nothing."
    ),
    "before { a <- flip; if heads(a) > 0 { add_damage(25) } };"
    " after { if heads(a) > 0 { draw(me, 1) } else { heal(self, 10) } }": (
        "Flip a coin. If heads, this attack does 25 more damage, and you draw a card. If"
        " tails, heal 10 damage from this Pokémon."
    ),
    "before { if is(self, has_tool) { draw(me, 1) }; if is(self, basic) { add_damage(25) } };"
    " after { if is(self, basic) { heal(self, 20) } }": (
        "If this Pokémon has a Tool, draw a card. If this Pokémon is Basic, this attack does"
        " 25 more damage.\n"
        "If this Pokémon is Basic, heal 20 damage from it."
    ),
    "before { if is(self, afflicted) { add_damage(25); inflict(defender, asleep) } }": (
        "Before doing damage, if this Pokémon has a Special Condition, this attack does 25 more"
        " damage, and the Defending Pokémon is now Asleep."
    ),
}


@pytest.mark.parametrize(("program", "text"), BOTH.items())
def test_a_test_asked_on_both_sides_is_told_once(program: str, text: str) -> None:
    assert write(parse(program)) == text
