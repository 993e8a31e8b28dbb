"""Handwritten cards and decks for tests, with facts only."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from playmat.cards.card import Card
from playmat.decks.deck import Deck, violations
from playmat.rules import Ruleset

LETTERS = {"Grass": "G", "Fire": "R", "Darkness": "D", "Metal": "M", "Fairy": "Y"}
NO_LIMIT = 'rule("no_limit")'
UNOWN = 'rule("unown_limit")'
ONE_OF_NAME = 'rule("deck_limit", 1, name)'


def own_id(name: str, kinds: tuple[str, ...]) -> str:
    return f"test-{re.sub(r'[^a-z0-9]', '', name.casefold())}{''.join(kinds)}"


def mon(name: str, *kinds: str, **facts: Any) -> Card:
    kinds = kinds or ("basic",)
    facts = {"id": own_id(name, kinds), "hp": 60, "types": "C", **facts}
    return Card(name=name, supertype="pokemon", kinds=kinds, **facts)


def trainer(name: str, *kinds: str, **facts: Any) -> Card:
    kinds = kinds or ("item",)
    facts.setdefault("id", own_id(name, kinds))
    return Card(name=name, supertype="trainer", kinds=kinds, **facts)


def basic_energy(kind: str = "Fire") -> Card:
    return Card(
        id=f"test-{kind.casefold()}",
        name=f"{kind} Energy",
        supertype="energy",
        kinds=("basic_energy",),
        provides=LETTERS[kind],
    )


def special_energy(name: str, text: str = "") -> Card:
    return Card(
        id=own_id(name, ("special",)),
        name=name,
        supertype="energy",
        kinds=("special_energy",),
        text=text,
    )


def exactly(*groups: tuple[int, Card], size: int = 60) -> Deck:
    """A deck of these cards, filled up with Fire Energy."""
    cards = [card for count, card in groups for _ in range(count)]
    cards += [basic_energy()] * (size - len(cards))
    return Deck("test", tuple(cards))


def deck(*groups: tuple[int, Card], size: int = 60) -> Deck:
    """A deck of these cards and a Basic Pokémon, filled up with Fire Energy."""
    return exactly((1, mon("Tauros")), *groups, size=size)


def broken(held: Deck, ruleset: Ruleset, dates: Mapping[str, str] | None = None) -> list[str]:
    return [violation.rule_id for violation in violations(held, ruleset, dates)]


def record(name: str, *subtypes: str, **facts: Any) -> dict[str, Any]:
    """A Pokémon in the schema of the public data."""
    return {
        "id": "test-1",
        "name": name,
        "supertype": "Pokémon",
        "subtypes": list(subtypes) or ["Basic"],
        "hp": "60",
        **facts,
    }
