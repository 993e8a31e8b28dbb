"""Headings as sentences: coins that are flipped, guards that the effect shows."""

from __future__ import annotations

from typing import Final

from playmat.writer.unsaid.ways import Way, words

SENTENCES: Final = (
    # A power that asks for what it changes.
    words(
        ", only if anyone has Benched Pokémon: they switch to a Benched Pokémon; switch ",
        ": they switch to a Benched Pokémon, then switch ",
    ),
    # Several of a kind do something but once, which is told last.
    Way(
        "When {rest}, only once, however many have this power{joint}{deed}.",
        "When {rest}{joint}{deed}. More Pokémon with this power add nothing.",
    ),
    Way(
        "This turn, when {rest}, only once, however many have this power{joint}{deed}.",
        "This turn, when {rest}{joint}{deed}. More such cards add nothing.",
    ),
    # What coins flipped before all else decide.
    Way("First: coin, {face}: {vain}", "Flip a coin. {Face}: {vain}"),
    Way("First: flip 2 coins; if both are tails: {vain}", "Flip 2 coins. Both tails: {vain}"),
    Way("First: flip 2 coins; if any tails: {vain}", "Flip 2 coins. Any tails: {vain}"),
    Way(
        "First: flip {step}; discard {deed}; if there are fewer such cards than heads: the attack"
        " does nothing.",
        "Flip {step}. Discard {deed}, or the attack does nothing.",
    ),
    # A guard that asks for nothing but what the effect speaks of.
    Way("{guard}coin, {face}: {deed}.", "Flip a coin. {Face}: {deed}."),
    Way(
        "{guard}choose {deed}; coin, heads: {then}.",
        "Choose {deed} and flip a coin. Heads: {then}.",
    ),
    Way("{guard}{act}.", "{Act}, if any."),
    # A coin that is flipped once something holds or happens, and its other side.
    words("{heading}: coin, {face}: ", "{heading}, flip a coin. {Face}: "),
    words("{heading}: their coin, {face}: ", "{heading}, they flip a coin. {Face}: "),
    words("{heading}: 2 coins, both heads: ", "{heading}, flip 2 coins. Both heads: "),
    words("{heading}, you may: coin, {face}: ", "{heading}, you may flip a coin. {Face}: "),
    words(
        "{heading}, you may: 2 coins, both heads: ",
        "{heading}, you may flip 2 coins. Both heads: ",
    ),
    words("lip a coin. Heads: {side}; tails: ", "lip a coin. Heads: {side}. Tails: "),
    words("lip a coin. Tails: {side}; heads: ", "lip a coin. Tails: {side}. Heads: "),
    # What follows once you did something.
    words("{heading}: {step}; if you do: ", "{heading}: {step}. If you do, "),
    words("{heading}, you may: {order}; if you do: ", "{heading}, you may {order}. If you do, "),
    words(". Otherwise: if ", ". Otherwise, if "),
    # Nothing was done without any heads, so there is nothing to shuffle.
    words(". Per heads: {deed}. If any heads: shuffle", ". Per heads: {deed}. Then shuffle"),
    # What a player may bring about is told as a deed.
    words(
        "{used}, you may: both Active Pokémon are {one}.",
        "{used}, you may make both Active Pokémon {one}.",
    ),
    words("{used}: both Active Pokémon are {one}.", "{used}: make both Active Pokémon {one}."),
    # Cards of one's own Pokémon come into one's own hand.
    words("{fallen} into its owner's hand", "{fallen} into your hand"),
    words(
        " hand; discard all cards attached to that Pokémon.",
        " hand; all its other cards are discarded.",
    ),
)
"""What headings decide, as the table tells it and as it is told."""
