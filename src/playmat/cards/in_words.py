"""English words for the facts of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playmat.cards.card import Attack, Card, TypeMatch
from playmat.kinds import types

KINDS: Final = {
    "pokemon": "Pokémon",
    "basic": "Basic",
    "stage1": "Stage 1",
    "stage2": "Stage 2",
    "mega": "Mega Evolution",
    "break": "BREAK",
    "levelup": "LV.X",
    "legend": "LEGEND",
    "restored": "Restored",
    "item": "Item",
    "supporter": "Supporter",
    "stadium": "Stadium",
    "tool": "Pokémon Tool",
    "machine": "Technical Machine",
    "gear": "Item that is attached",
    "fossil": "Fossil",
    "doll": "Doll",
    "basic_energy": "Basic Energy",
    "special_energy": "Special Energy",
}
"""English names of a card's first kind."""

TAGS: Final = {
    "ex": "Pokémon-ex",
    "EX": "Pokémon-EX",
    "mega": "Mega Evolution",
    "baby": "Baby",
    "sp": "Pokémon SP",
    "star": "Pokémon Star",
    "prime": "Pokémon Prime",
    "delta": "Delta Species",
    "plasma": "Team Plasma",
    "ace": "ACE SPEC",
    "flare": "Team Flare",
    "shiny": "Shiny",
    "secret_machine": "Rocket's Secret Machine",
}
"""English names of tags; tags already obvious from the name, such as dark, are left out."""

POWERS: Final = {
    "power": "Poké-Power",
    "body": "Poké-Body",
    "ability": "Ability",
    "old_power": "Pokémon Power",
    "trait": "Ancient Trait",
    "held": "Held item",
}
"""Labels shown before the name of each kind of power."""


def kind_words(card: Card) -> str:
    """Stage or kind of a card, such as ``Stage 2 Pokémon, Dark``."""
    first = KINDS.get(card.kinds[0], card.kinds[0])
    if card.supertype == "pokemon":
        first += " Pokémon"
    return ", ".join([first, *tag_words(card)])


def tag_words(card: Card) -> list[str]:
    """English names of a card's tags, except those obvious from its name."""
    return [TAGS[tag] for tag in card.kinds[1:] if tag in TAGS]


def type_words(letters: str) -> str:
    """Types by name, such as ``Fire and Metal``."""
    return joined([types.NAMES[letter] for letter in letters])


def energy_words(letters: str) -> str:
    """Energy by type, such as ``2 Fire and 1 Colorless``."""
    counts = {letter: letters.count(letter) for letter in letters}
    return joined([f"{count} {types.NAMES[letter]}" for letter, count in counts.items()])


def joined(words: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def attack_words(attack: Attack) -> str:
    cost = f"for {energy_words(attack.cost)}" if attack.cost else "for no Energy"
    damage = attack.damage.replace("x", "×").replace("-", "−")
    return f"{cost}, {damage} damage" if damage not in ("", "0") else cost


def match_words(match: TypeMatch) -> str:
    """A Weakness or Resistance, such as ``Water ×2``; the rulebook sets amounts not printed."""
    how = {"x": "×", "-": "−"}.get(match.how, match.how)
    return types.NAMES[match.type] + (f" {how}{match.amount}" if match.amount else "")
