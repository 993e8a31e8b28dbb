"""Simple cards of our own that surround the card under test and give it something to affect."""

from __future__ import annotations

from typing import Any, Final

from playmat.cards.card import Attack, Card, Power, TypeMatch
from playmat.game.scenario.references import BASIC_ENERGY, basic_energy

ENERGY: Final = {letter: basic_energy(letter) for letter in BASIC_ENERGY}

STRIKE: Final = Attack("Strike", "C", "30")
SLAM: Final = Attack("Slam", "C", "120")
HEX: Final = Attack(
    "Hex",
    "C",
    "10",
    "after { either { inflict(defender, asleep) } { inflict(defender, confused) } "
    "{ inflict(defender, paralyzed); inflict(defender, poisoned); inflict(defender, burned) } }",
)
GRASP: Final = Attack(
    "Grasp",
    "C",
    "",
    "after { f <- flip; if heads(f) > 0 { x <- choose(energy_on(defender)); discard(x) } }",
)
VOLLEY: Final = Attack("Volley", "C", "", "after { hit(all(foe), 10) }")
TOSS: Final = Attack("Toss", "", "10", "before { f <- flip; if heads(f) > 0 { add_damage(10) } }")
ATTACKS: Final = (STRIKE, SLAM, HEX, GRASP, VOLLEY)
"""Attacks that between them trigger most reactions."""

CHARM: Final = Power("Charm", "ability", "power(once) { counters(active(foe), 1) }")
SIGN: Final = Power("Sign", "power", "power(once) { x <- choose(all(foe)); counters(x, 1) }")
AURA: Final = Power("Aura", "body", "static { mod(damage_taken, self, add, -10, stage=after) }")


def mon(name: str, stage: str = "basic", hp: int = 100, types: str = "C", **facts: Any) -> Card:
    """Make a Pokémon card, by default with one simple attack."""
    facts.setdefault("attacks", (STRIKE,))
    facts.setdefault("retreat", 1)
    kinds = (stage, *facts.pop("tags", ()))
    card_id = f"cast-{name.casefold().replace(' ', '')}"
    return Card(card_id, name, "pokemon", kinds, hp, types, **facts)


def trainer(name: str, kind: str, text: str = "play { }") -> Card:
    return Card(f"cast-{name.casefold()}", name, "trainer", (kind,), text=text)


def type_matches(letters: str, how: str, amount: int) -> tuple[TypeMatch, ...]:
    return tuple(TypeMatch(letter, how, amount) for letter in letters)


SEEDLING: Final = mon("Seedling", hp=60, types="G", weaknesses=type_matches("R", "x", 2))
SAPLING: Final = mon("Sapling", "stage1", 80, "G", evolves_from="Seedling")
BIGTREE: Final = mon("Bigtree", "stage2", 140, "G", evolves_from="Sapling", powers=(SIGN,))
WALL: Final = mon("Wall", hp=240, attacks=ATTACKS)
TOWER: Final = mon(
    "Tower", "stage1", 280, evolves_from="Wall", powers=(CHARM,), attacks=ATTACKS, retreat=2
)
TITAN: Final = mon(
    "Titan-EX", hp=180, types="F", tags=("EX",), text='rule("prizes", 2)', attacks=ATTACKS
)
SHADE: Final = mon(
    "Shade", hp=70, types="P", powers=(AURA,), resistances=type_matches("F", "-", 20)
)
FRAIL: Final = mon("Frail", hp=300, weaknesses=type_matches("GRWLPFDMYNC", "x", 2), attacks=ATTACKS)
STOUT: Final = mon(
    "Stout", hp=300, resistances=type_matches("GRWLPFDMYNC", "-", 30), attacks=ATTACKS
)

ITEM: Final = trainer("Trinket", "item")
SNIP: Final = trainer("Snip", "item", "play { x <- choose(energy_on(all(foe))); discard(x) }")
GUST: Final = trainer("Gust", "item", "play { x <- choose(bench_of(foe)); switch(foe, x) }")
BALM: Final = trainer("Balm", "item", "play { x <- choose(all(me)); heal(x, 20); cure(x) }")
ADVISER: Final = trainer("Adviser", "supporter")
BAND: Final = trainer("Band", "tool", "")
MEADOW: Final = trainer("Meadow", "stadium", "")
REGRESS: Final = trainer(
    "Regress", "item", "play { x <- choose(all(both)[evolved]); devolve(x, hand) }"
)
SCOOP: Final = trainer("Scoop", "item", "play { x <- choose(all(me)); return_mon(x, deck) }")
CLEAR: Final = trainer("Clear", "item", "play { discard(stadium); discard(gear_on(all(both))) }")
TWIN: Final = Card(
    "cast-twin", "Twin Energy Stand-in", "energy", ("special_energy",), text='provide("CC")'
)

POKEMON: Final = (SEEDLING, SAPLING, BIGTREE, TOWER, TITAN, SHADE)
TRAINERS: Final = (ITEM, SNIP, GUST, BALM, ADVISER, BAND, MEADOW)
STOCK: Final = (*POKEMON, *TRAINERS, TWIN)
"""The cards that fill every zone of a rich position."""

PROVOKERS: Final = {
    "devolved": REGRESS,
    "moved": SCOOP,
    "discarded": CLEAR,
    "stadium_left": CLEAR,
    "switched": GUST,
    "healed": BALM,
}
"""For each event, a card that causes it, for programs that wait for it."""

BELOW: Final = {SAPLING.id: (SEEDLING,), BIGTREE.id: (SEEDLING, SAPLING), TOWER.id: (WALL,)}
"""The cards under an evolved Pokémon of the stock."""
