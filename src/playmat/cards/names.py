"""Names: which cards share a name, who owns a Pokémon and what a card may be put on."""

from __future__ import annotations

import re
import unicodedata

from playmat.cards.card import Card
from playmat.cards.printed import (
    is_basic_card,
    is_evolution_card,
    is_pokemon_card,
    levels_up_from,
    tagged,
)

_LEVEL = re.compile(r"\s+LV\.\s?(?:X|\d+)$", re.IGNORECASE)
_DELTA = re.compile(r"\s+δ")  # only at the end: δ Rainbow Energy is a name
_OWNER = re.compile(r"(.+?)'s ")


def printed(title: str) -> str:
    """Normalize *title* for comparison, keeping symbols and case."""
    return unicodedata.normalize("NFC", title).replace("’", "'").strip()


def bare(title: str) -> str:
    """*title* without level and δ, which are not part of a name. [NAMING-1, NAMING-2, NAMING-3]"""
    return _LEVEL.sub("", _DELTA.sub("", printed(title))).strip()


def folded(title: str) -> str:
    """The name in *title* for comparison, ignoring case. [DATA-13, NAME-01]"""
    return bare(title).casefold()


def rule_name(card: Card) -> str:
    """The name of *card* in the rules, without level and δ. [NAME-01]"""
    return bare(card.name)


def same_name(one: Card, other: Card) -> bool:
    """Whether two cards have the same name, whatever their art, set or attacks. [NAMING-25,
    DECK-04]
    """
    return one.supertype == other.supertype and folded(one.name) == folded(other.name)


def is_named(card: Card, name: str) -> bool:
    """Whether a text that asks for exactly *name* means *card*. [NAMING-23]"""
    return folded(card.name) == folded(name)


def name_has(card: Card, words: str) -> bool:
    """Whether *words* appear as whole words in the printed title. [NAMING-24, NAME-08]"""
    pattern = rf"(?<!\w){re.escape(printed(words))}(?!\w)"
    return re.search(pattern, printed(card.name)) is not None


def is_form(card: Card, name: str) -> bool:
    """Whether *card* is the Pokémon *name* in any form, where the title also gives the form."""
    plain = is_pokemon_card(card) and not has_rules_of_its_own(card) and not owner_of(card)
    words = rule_name(card).split(" ")
    return plain and printed(name) in (" ".join(words), words[0], words[-1])


def has_rules_of_its_own(card: Card) -> bool:
    """Whether *card* is of a kind that is part of its name: an ex, EX, LV.X or LEGEND."""
    return any(tagged(card, kind) for kind in ("ex", "EX", "levelup", "legend"))


def owner_of(card: Card) -> str:
    """The owner in the title of a Pokémon, including Holon, or an empty string. [CARD-OWN-3]"""
    match = _OWNER.match(printed(card.name)) if is_pokemon_card(card) else None
    return match[1] if match else ""


def can_evolve(base: Card, evolution: Card) -> bool:
    """Whether *evolution* may be put on *base*, judged by name and not by stage. [NAMING-21,
    DATA-5]
    """
    if any(is_named(evolution, name) for name in base.evolves_to):
        return is_evolution_card(evolution) or (tagged(base, "baby") and is_basic_card(evolution))
    return is_evolution_card(evolution) and is_named(base, evolution.evolves_from)


def levels_up(base: Card, card: Card) -> bool:
    """Whether *card* is a LV.X for *base*, which must not be a LV.X. [NAMING-22, CARD-LVX-7]"""
    fits = tagged(card, "levelup") and is_pokemon_card(base) and not tagged(base, "levelup")
    return fits and is_named(base, levels_up_from(card) or card.name)
