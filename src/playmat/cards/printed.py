"""What kind of card a print is, for searches, setup and deck rules alike."""

from __future__ import annotations

import re

from playmat.cards.card import Card
from playmat.rules import Ruleset

_RULE = re.compile(r'\brule\("(\w+)"((?:\s*,\s*(?:"[^"]*"|\w+))*)\s*\)')
_VALUE = re.compile(r'"([^"]*)"|(\w+)')
_EVOLUTIONS = ("stage1", "stage2", "mega", "break")


def rule_lines(card: Card) -> tuple[tuple[str, ...], ...]:
    """The rule lines of *card*, each as a name followed by its values as text."""
    found = []
    for name, values in _RULE.findall(card.text or ""):
        found.append((name, *(quoted or plain for quoted, plain in _VALUE.findall(values))))
    return tuple(found)


def has_line(card: Card, name: str, *values: str) -> bool:
    """Whether *card* has the rule line *name*, starting with *values* if given."""
    wanted = (name, *values)
    return any(line[: len(wanted)] == wanted for line in rule_lines(card))


def line_value(card: Card, name: str) -> str:
    """The first value of the rule line *name*, or an empty string."""
    return next((line[1] for line in rule_lines(card) if line[0] == name and len(line) > 1), "")


def tagged(card: Card, tag: str) -> bool:
    """Whether *card* has *tag* as stage, kind or tag; ``ex`` is not ``EX``. [CARD-EX-4]"""
    return tag in card.kinds


def is_pokemon_card(card: Card) -> bool:
    """Whether a search for a Pokémon finds *card*; it does not find Fossils. [CARD-FOS-1]"""
    return card.supertype == "pokemon"


def is_basic_card(card: Card) -> bool:
    """Whether the printed stage is Basic, as for Babies and SP. [CARD-BABY-1, CARD-SP-1]"""
    return is_pokemon_card(card) and card.kinds[0] == "basic"


def is_evolution_card(card: Card) -> bool:
    """Whether *card* is a Stage 1 or 2, a Mega or a BREAK. [CARD-LVX-3, CARD-RES-2]"""
    return is_pokemon_card(card) and card.kinds[0] in _EVOLUTIONS


def is_fossil(card: Card) -> bool:
    """Whether *card* is a Trainer played as a Pokémon: a Fossil or Doll. [CARD-FOS-1]"""
    return card.supertype == "trainer" and card.kinds[0] in ("fossil", "doll")


def may_start(card: Card, ruleset: Ruleset) -> bool:
    """Whether *card* may be put into play in setup and avoids a mulligan. [CARD-FOS-2]"""
    fossil = ruleset.fossil_counts_in_setup and tagged(card, "fossil")
    return is_basic_card(card) or fossil


def may_bench(card: Card) -> bool:
    """Whether *card* may be put from hand on the Bench. [CARD-RES-1, CARD-LEG-1, CARD-FOS-3]"""
    return is_basic_card(card) or is_fossil(card)


def is_basic_energy(card: Card, ruleset: Ruleset) -> bool:
    """Whether *card* is basic Energy under *ruleset*. [EN-1, EN-2, ENERGY-05]"""
    if card.supertype != "energy" or card.kinds[0] != "basic_energy":
        return False
    return not ruleset.strict_basic_energy or card.provides in ruleset.basic_energy_types


def levels_up_from(card: Card) -> str:
    """The name that a LV.X levels up, or an empty string. [DATA-6]"""
    return line_value(card, "levels_up")


def restored_by(card: Card) -> str:
    """The Item required to put a Restored Pokémon on the Bench. [DATA-6, DATA-7]"""
    return line_value(card, "bench_only_by")
