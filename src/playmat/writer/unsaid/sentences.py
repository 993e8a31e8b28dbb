"""Lines as the table says them, and the sentences that are made of them."""

from __future__ import annotations

from typing import Final

from playmat.writer.unsaid.ways import Way, words

SENTENCES: Final = (
    # Another target, and what happens to it.
    words(
        "you may aim at {rest}, instead of the Defending Pokémon.\nDo {n} damage to {it}.",
        "you may do {n} damage to {rest}, instead of damaging the Defending Pokémon.",
    ),
    # Damage counters, and how many there were.
    words(
        "Before doing damage, count the damage counters on {who}.\nIf there were {any}",
        "If {who} already had {any} damage counters",
    ),
    # Hands are seen before what is in them counts.
    words(
        "This attack does {line} in their hand.\n{look} their hand.",
        "{look} their hand. This attack does {line} in it.",
    ),
    # What follows once you did something.
    words("{heading}: {step}; if you do, ", "{heading}: {step}. If you do, "),
    words("{heading}, {step}; if you do, ", "{heading}, {step}. If you do, "),
    # Nothing was done without any heads, so there is nothing to shuffle.
    *(
        words(
            f". For each heads, {{deed}}. If {any_}heads, shuffle",
            ". For each heads, {deed}. Then shuffle",
        )
        for any_ in ("any are ", "either is ", "")
    ),
    # Cards of one's own Pokémon come into one's own hand.
    words("{fallen} into its owner's hand", "{fallen} into your hand"),
    # Three deeds, the second under a condition.
    Way(
        "{head}:\n• {deed}\n• if {test}, {step}\n• {then}",
        "{head}: {deed}. If {test}, {step}. Then {then}.",
    ),
    # A card that was hidden until it is guessed.
    words(
        "They name one of {rest}. Show it. If {word} ",
        "They name one of {rest}. Show your card. If {word} ",
    ),
)
"""In the order in which a text is said; it is read the other way round."""
