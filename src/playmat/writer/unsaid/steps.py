"""What a text tells step by step, or by its conditions one by one, as plain sentences."""

from __future__ import annotations

from typing import Final

from playmat.writer.unsaid.ways import Way, words

STEPS: Final = (
    # A coin, and what is done whichever way it falls.
    Way(
        "{head}:\n• coin, heads: {deed}\n• {then}",
        "{head}, flip a coin. Heads: {deed}. Either way, {then}.",
    ),
    # Three deeds, the second under a condition.
    Way(
        "{head}:\n• {deed}\n• if {test}: {step}\n• {then}",
        "{head}: {deed}. If {test}, {step}. Then {then}.",
    ),
    Way(
        "{head}:\n• they may {deed}\n• if they did: {step}\n• otherwise: {then}",
        "{head}: they may {deed}. If they did, {step}. If not, {then}.",
    ),
    # Coins that cost cards.
    Way(
        "First:\n• flip {n} coins\n• per heads: discard {deed}\n• if you don't: the attack does"
        " nothing",
        "Flip {n} coins and discard {deed} per heads. If you can't, the attack does nothing.",
    ),
    # A coin on heads of another.
    Way(
        "Coin, heads: coin, heads: {step}; tails: {then}.",
        "Flip a coin. Heads: flip it again, and on heads {step}, on tails {then}.",
    ),
    # What is counted for damage to both.
    Way(
        "Before damage: count {whose} Benched Pokémon.\nDamage: {n} times that many.\nThis Pokémon"
        " takes damage of {n} times that many.",
        "Damage: {n} for each of {whose} Benched Pokémon. This Pokémon takes {n} damage for each of"
        " them.",
    ),
    # A Pokémon that leaves can do so but once.
    Way(
        "As often as you like, unless this Pokémon came into play this turn or this Pokémon {ails}:"
        " put this Pokémon into your hand {deed}.",
        "In your turn, unless it came into play this turn or {ails}: put this Pokémon into your"
        " hand {deed}.",
    ),
    # What a power asks for, told in its heading.
    Way(
        "Once a turn{off}: if {test}: you may {deed}.",
        "Once a turn{off}, if {test}, you may {deed}.",
    ),
    # Whose turn it has to be, told in passing.
    words(", if it is their turn{end}", ", in their turn{end}"),
)
"""What is told in steps, and in sentences."""
