"""Facts of cards: printed values in steps, and what programs do."""

from __future__ import annotations

from playmat.cards.card import Attack, Card, TypeMatch
from playmat.search.facts import facts_of


def test_a_pokemon_is_made_of_what_is_printed_on_it() -> None:
    card = Card(
        "x-1",
        "Somebody",
        "pokemon",
        ("basic",),
        hp=70,
        types="W",
        weaknesses=(TypeMatch("L", "x2", 2),),
        retreat=2,
        attacks=(Attack("Hit", "WC", "40+"),),
    )

    found = facts_of(card)

    assert {"hp 3", "type W", "weak L", "retreat 2", "cost 2", "damage 2"} <= set(found)


def test_a_trainer_is_made_of_what_its_program_does() -> None:
    card = Card("x-2", "Some cards", "trainer", ("item",), text="play { draw(me, 3) }")

    found = facts_of(card)

    assert {"trainer draw", "trainer draw 3", "kind item"} <= set(found)
