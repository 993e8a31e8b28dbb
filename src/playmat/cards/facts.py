"""Encode a card as small integers: what is printed on it and what its programs do.

For machine learning. The encoding does not depend on a match, a library or other packages, so that
programs can share it. ``VERSION`` goes up whenever a column changes its position or meaning.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from playmat.cards.card import STAGES, TRAINERS, Attack, Card
from playmat.kinds.types import LETTERS
from playmat.lang.node import Node, nodes_in
from playmat.lang.parse import parse

VERSION: Final = 1

MOST: Final = 127
"""Upper limit of all numbers, so that each fits in a signed byte."""

SUPERTYPES: Final = ("pokemon", "trainer", "energy")
RULE_BOXES: Final = ("ex", "EX", "mega", "break", "levelup", "legend", "baby")

FAMILIES: Final[dict[str, frozenset[str]]] = {
    name: frozenset(words.split())
    for name, words in {
        "hits": "hit",
        "more_damage": "add_damage set_damage",
        "counters": "counters spread leave_hp",
        "moves_counters": "move_counters swap_counters",
        "knocks_out": "knock_out",
        "heals": "heal remove_counters heal_all",
        "cures": "cure cure_one pass_condition",
        "draws": "draw draw_until",
        "searches": "search search_different",
        "looks": "look reveal",
        "discards": "discard spend",
        "mills": "mill",
        "attaches": "attach become_energy become_tool",
        "switches": "switch promote",
        "benches": "bench bench_as_basic lay_down",
        "evolves": "evolve level_up replace_top cover",
        "devolves": "devolve level_down",
        "picks_up": "return_mon",
        "takes_prizes": "take_prize",
        "copies": "use_attack copy_attack use_card use_card_by mirror lend_attacks lend_under"
        " have_attacks",
        "flips": "flip flip_until_tails flip_until_heads duel",
        "at_random": "pick_random",
        "chooses": "choose choose_different choose_paying choose_units may either number",
        "lasts": "lasting delay",
        "always": "static",
        "reacts": "on instead",
        "used": "power as_energy",
        "costs": "pay",
        "prevents": "prevent nullify protect fasten shield_player cancel cancel_damage immune"
        " forbid_conditions",
        "forbids": "forbid_play forbid_attack forbid_attacks only_attacks off_power off_power_away",
        "cheaper": "cheaper cost_is",
        "ends": "end_turn win",
    }.items()
}
"""Effect tags, and the words of the card language that cause them."""

CONDITIONS: Final = ("asleep", "confused", "paralyzed", "poisoned", "burned")
ZONES: Final = ("hand", "deck", "deck_top", "deck_bottom", "lost", "prizes")
QUERIES: Final = {
    "changes_damage": frozenset(("damage_dealt", "damage_taken", "damage_limit")),
    "changes_hp": frozenset(("max_hp",)),
    "changes_retreat": frozenset(("retreat_cost", "can_retreat")),
    "changes_costs": frozenset(("attack_cost", "attack_symbols")),
    "changes_weakness": frozenset(("weakness", "resistance", "weakness_applies")),
}

TAGS: Final = (
    *FAMILIES,
    *(f"makes_{condition}" for condition in CONDITIONS),
    *(f"to_{zone}" for zone in ZONES),
    *QUERIES,
)
"""Effect tags in column order."""

CARD_COLUMNS: Final = (
    *SUPERTYPES,
    *(f"stage_{stage}" for stage in STAGES),
    *(f"trainer_{kind}" for kind in TRAINERS),
    *("basic_energy", "special_energy"),
    *(f"is_{box}" for box in RULE_BOXES),
    *("hp", "retreat", "attacks", "powers", "best_damage", "least_cost"),
    *(f"type_{letter}" for letter in LETTERS),
    *(f"weak_{letter}" for letter in LETTERS),
    *(f"resists_{letter}" for letter in LETTERS),
    *(f"provides_{letter}" for letter in LETTERS),
    *TAGS,
)
"""Columns of a card; HP and damage are in tens, everything else is a count."""

TEXT_COLUMNS: Final = (
    *("is_attack", "is_power", "damage", "cost"),
    *(f"cost_{letter}" for letter in LETTERS),
    *TAGS,
)
"""Columns of an attack or a power; damage is in tens."""


@lru_cache(maxsize=4096)
def card_facts(card: Card) -> tuple[int, ...]:
    """A card as numbers, one for each of ``CARD_COLUMNS``."""
    first = card.kinds[0] if card.kinds else ""
    printed = [
        *(card.supertype == each for each in SUPERTYPES),
        *(card.supertype == "pokemon" and first == each for each in STAGES),
        *(card.supertype == "trainer" and first == each for each in TRAINERS),
        *(first == "basic_energy", card.supertype == "energy" and first != "basic_energy"),
        *(box in card.kinds for box in RULE_BOXES),
        *(card.hp // 10, card.retreat, len(card.attacks), len(card.powers)),
        *(max((damage_of(a) for a in card.attacks), default=0),),
        *(min((len(a.cost) for a in card.attacks), default=0),),
        *counted(card.types),
        *counted("".join(match.type for match in card.weaknesses)),
        *counted("".join(match.type for match in card.resistances)),
        *provided(card),
    ]
    texts = [*(a.program for a in card.attacks), *(p.program for p in card.powers), card.text]
    return tuple(min(int(n), MOST) for n in (*printed, *tags_of(tuple(texts))))


def attack_facts(attack: Attack) -> tuple[int, ...]:
    """An attack as numbers, one for each of ``TEXT_COLUMNS``."""
    printed = (1, 0, damage_of(attack), len(attack.cost), *counted(attack.cost))
    return tuple(min(n, MOST) for n in (*printed, *tags_of((attack.program,))))


def power_facts(program: str | None) -> tuple[int, ...]:
    """A power, or other text that can be used, as numbers with the same columns."""
    return (0, 1, 0, 0, *counted(""), *tags_of((program,)))


def damage_of(attack: Attack) -> int:
    """The printed damage in tens, ignoring a sign after the number."""
    digits = re.match(r"\d+", attack.damage)
    return int(digits[0]) // 10 if digits else 0


def counted(letters: str) -> list[int]:
    """How often each type appears in a string of letters."""
    return [letters.count(letter) for letter in LETTERS]


def provided(card: Card) -> list[int]:
    """Units of each type that an Energy card may provide; "any type" counts for each."""
    nodes = nodes_in(parse(card.text)) if card.text and card.supertype == "energy" else ()
    units = card.provides + "".join(str(node["units"]) for node in nodes if node.word == "provide")
    return [many + units.count("*") for many in counted(units)]


@lru_cache(maxsize=4096)
def tags_of(texts: tuple[str | None, ...]) -> tuple[int, ...]:
    """A 1 or 0 for each of ``TAGS``, over all these programs."""
    nodes = [node for text in texts if text for node in nodes_in(parse(text))]
    words = {node.word for node in nodes}
    found = [not family.isdisjoint(words) for family in FAMILIES.values()]
    found += [any(inflicts(node, each) for node in nodes) for each in CONDITIONS]
    found += [any(node.word == "move" and node["to"] == each for node in nodes) for each in ZONES]
    asked = {str(node["query"]) for node in nodes if node.word in ("mod", "mod_type")}
    found += [not queries.isdisjoint(asked) for queries in QUERIES.values()]
    return tuple(map(int, found))


def inflicts(node: Node, condition: str) -> bool:
    return node.word == "inflict" and node["condition"] == condition
