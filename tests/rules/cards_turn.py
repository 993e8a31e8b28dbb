"""Cards for tests of Energy, Trainers, retreat and Powers: real facts and simple invented cards."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.cards.card import Attack, Card, Power, TypeMatch
from playmat.game.scenario.duel import Duel
from playmat.game.why import why_not

ALL = ("ecard", "ex", "platinum", "legends", "xy")
OLD = ("ecard", "ex", "platinum", "legends")


def books(*names: str) -> pytest.MarkDecorator:
    """Run a test with each of these rulebooks."""
    return pytest.mark.parametrize("rules", names)


every_book = books(*ALL)


def mon(name: str, hp: int = 60, types: str = "C", *attacks: Attack, **facts: Any) -> Card:
    """A Pokémon card, by default Basic."""
    facts.setdefault("id", own_id(name))
    facts.setdefault("kinds", ("basic",))
    return Card(name=name, supertype="pokemon", hp=hp, types=types, attacks=attacks, **facts)


def trainer(name: str, kind: str, text: str, *tags: str, **facts: Any) -> Card:
    facts.setdefault("id", own_id(name))
    return Card(name=name, supertype="trainer", kinds=(kind, *tags), text=text, **facts)


def energy(name: str, text: str, **facts: Any) -> Card:
    facts.setdefault("id", own_id(name))
    return Card(name=name, supertype="energy", kinds=("special_energy",), text=text, **facts)


def own_id(name: str) -> str:
    return "t-" + "".join(sign for sign in name.casefold() if sign.isalnum())


def hit(name: str, cost: str, damage: int, program: str = "") -> Attack:
    return Attack(name, cost, str(damage), program)


def times(letter: str, amount: int = 2) -> tuple[TypeMatch, ...]:
    return (TypeMatch(letter, "x", amount),)


def held(name: str, kind: str, program: str) -> tuple[Power, ...]:
    return (Power(name, kind, program),)


def against(duel: Duel, tried: str) -> str | None:
    """The id of the rule that forbids a move, or None if it is legal."""
    found = why_not(duel.state, tried)
    return found.rule if found is not None else None


# Simple Pokémon without Weakness, so that numbers come from the rule under test.
TAUROS = mon("Tauros", 80, "C", hit("Tackle", "C", 10), hit("Stomp", "CC", 30), retreat=2)
RATTATA = mon("Rattata", 60, "C", hit("Bite", "C", 20), retreat=1)
SPEAROW = mon("Spearow", 60, "C", hit("Peck", "C", 10), retreat=0)
FEAROW = mon(
    "Fearow",
    80,
    "C",
    hit("Drill", "C", 30),
    kinds=("stage1",),
    evolves_from="Spearow",
    retreat=1,
)
SNORLAX = mon("Snorlax", 200, "C", hit("Roll", "CCC", 40), retreat=4)

POTION = trainer(
    "Potion",
    "item",
    "play { x <- choose(all(me)[damaged]); heal(x, 20) }",
)
SWITCH = trainer(
    "Switch",
    "item",
    "play { x <- choose(bench_of(me)); switch(me, x) }",
)
CHEER = trainer("Cheer", "supporter", "play { draw(me, 1) }")
PEP_TALK = trainer("Pep Talk", "supporter", "play { draw(me, 2) }")
DCE = energy("Double Colorless Energy", 'provide("CC")')
RAINBOW = energy("Rainbow Energy", 'provide("*")')

PLAIN = (TAUROS, RATTATA, SPEAROW, FEAROW, SNORLAX, POTION, SWITCH, CHEER, PEP_TALK, DCE, RAINBOW)
