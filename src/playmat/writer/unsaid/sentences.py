"""Lines of the table, and the sentences they become."""

from __future__ import annotations

from typing import Final

from playmat.writer.unsaid.ways import Way, words

SENTENCES: Final = (
    # Another target, and the effects on it.
    words(
        "you may aim at {rest}, instead of the Defending Pokémon.\nDo {n} damage to {it}.",
        "you may do {n} damage to {rest}, instead of damaging the Defending Pokémon.",
    ),
    # Damage counters, and their number.
    words(
        "Before doing damage, count the damage counters on {who}.\nIf there were {any}",
        "If {who} already had {any} damage counters",
    ),
    # Hands are revealed before their cards count.
    words(
        "This attack does {line} in their hand.\n{look} their hand.",
        "{look} their hand. This attack does {line} in it.",
    ),
    # Consequences of what you did.
    words("{heading}: {step}; if you do, ", "{heading}: {step}. If you do, "),
    words("{heading}, {step}; if you do, ", "{heading}, {step}. If you do, "),
    # Without heads nothing was done, so there is nothing to shuffle.
    *(
        words(
            f". For each heads, {{deed}}. If {any_}heads, shuffle",
            ". For each heads, {deed}. Then shuffle",
        )
        for any_ in ("any are ", "either is ", "")
    ),
    # Cards of your own Pokémon go into your hand.
    words("{fallen} into its owner's hand", "{fallen} into your hand"),
    # Three effects, the second under a condition.
    Way(
        "{head}:\n• {deed}\n• if {test}, {step}\n• {then}",
        "{head}: {deed}. If {test}, {step}. Then {then}.",
    ),
    # A card kept hidden until it is guessed.
    words(
        "They name one of {rest}. Show it. If {word} ",
        "They name one of {rest}. Show your card. If {word} ",
    ),
)
"""In order of application; reading reverses it."""
