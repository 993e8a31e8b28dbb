"""Rare texts that the table tells like their program, each in a sentence of its own."""

from __future__ import annotations

from typing import Final

from playmat.writer.unsaid.ways import Way, words

RARE: Final = (
    words("all Benched Pokémon can't ", "no Benched Pokémon can "),
    words(
        "texts of Energy cards of all Pokémon don't work",
        "the texts of all Energy cards on Pokémon don't work",
    ),
    words(
        "sharing a type with that card, evolve this Pokémon",
        "sharing a type with that Energy, evolve this Pokémon",
    ),
    # Who stays, before what it is by then.
    words(
        "hile it stays {where}, the Resistance of {who} becomes",
        "hile {who} stays {where}, its Resistance becomes",
    ),
    words(
        "For as long as it stays in play, the type of {who} becomes",
        "For as long as {who} stays in play, its type becomes",
    ),
    words(
        "while it stays Active, HP of this Pokémon is {n}; while it stays Active, the base damage"
        " of this Pokémon's {text} is {m}",
        "while this Pokémon stays Active, its maximum HP is {n} and the base damage of its {text}"
        " is {m}",
    ),
    Way(
        "After damage:\n• while it stays Active, for this Pokémon:\n  • when this Pokémon would"
        " take damage from an attack: their coin, tails: prevent that damage\n  • when this Pokémon"
        " takes damage: this no longer applies",
        "While this Pokémon stays Active and until it takes damage: whenever an attack would damage"
        " it, they flip a coin. Tails: prevent that damage.",
    ),
    # What is done once a turn is over.
    words(
        ": at the end of this turn: discard this card.",
        ", discard this card at the end of this turn.",
    ),
    words(
        ": at the end of this turn: take {n} damage counters off this Pokémon.",
        ", take {n} damage counters off this Pokémon at the end of this turn.",
    ),
    words(
        "heads: set their hand aside. At the end of their next turn: put their cards set aside into"
        " their hand.",
        "heads: set their hand aside until the end of their next turn, when they take it back.",
    ),
    # Guards that ask for nothing but what the effect speaks of.
    Way(
        "If you have Benched Pokémon and this Pokémon has {some} on it: give one of your Benched"
        " Pokémon {some} from this Pokémon.",
        "Give one of your Benched Pokémon {some} from this Pokémon, if you can.",
    ),
    Way(
        "If you hold a {one} Energy: choose any number of {one} Energy from your hand; for each of"
        " them: attach it to your Active Pokémon.",
        "Attach any number of {one} Energy from your hand to your Active Pokémon, if any.",
    ),
    Way(
        "If they have Benched Pokémon: switch in one of their Benched Pokémon; coin, heads:"
        " {step}.",
        "Switch in one of their Benched Pokémon and flip a coin. Heads: {step}.",
    ),
    Way(
        "If they have an evolved Pokémon in play: choose one of their evolved Pokémon; coin, heads:"
        " {step}.",
        "Choose one of their evolved Pokémon and flip a coin. Heads: {step}.",
    ),
    words(
        "look at their hand; if they hold {some}: bench {some} from their hand and",
        "look at their hand; bench {some} from it, if any, and",
    ),
    words(
        ", if this Pokémon has Energy or their Active Pokémon has Energy, flip a coin. Heads:"
        " discard an Energy card from this Pokémon; if their Active Pokémon has Energy: discard an"
        " Energy card from their Active.",
        ", flip a coin. Heads: discard an Energy card from this Pokémon and one from their Active.",
    ),
    Way(
        "Choose {n} {one} Energy cards from this Pokémon. If you have Benched Pokémon: attach them"
        " to your Benched Pokémon as you like.",
        "Move {n} {one} Energy cards from this Pokémon to your Benched Pokémon, if any, as you"
        " like.",
    ),
    # What is paid, and what comes of it otherwise.
    Way(
        "First: flip a coin; on heads discard {some}, on tails all Energy from this Pokémon, else"
        " the attack does nothing.",
        "Flip a coin. Heads: discard {some}. Tails: discard all Energy from it. If you can't, the"
        " attack does nothing.",
    ),
    Way(
        "First: discard one card each of {one} and {kind} Energy from this Pokémon, both of them,"
        " else the attack does nothing.",
        "Discard a {one} and a {kind} Energy card from this Pokémon, or the attack does nothing.",
    ),
    Way(
        "Flip a coin. Tails: during your next turn, {step}; the attack does nothing.\nIf heads:"
        " {then}. During your next turn, {step}.",
        "Flip a coin. Tails: the attack does nothing.\nIf heads: {then}. Either way, during your"
        " next turn, {step}.",
    ),
    Way(
        "As the price of its retreat: discard this card.",
        "When its Pokémon retreats, discard this card as the price.",
    ),
    # Choices and answers.
    Way(
        "Answer “Is it your birthday?”. If yes: coin, heads: {step}.",
        "If it is your birthday, flip a coin. Heads: {step}.",
    ),
    Way(
        "They choose what you do: each player takes a Prize; or: draw {deed}.",
        "They choose one: each player takes one of their own Prizes, or you draw {deed}.",
    ),
    words(
        "Prize be switched?”. If yes: choose a card from your hand; exchange the first card for it",
        "Prize be switched?”. If yes: exchange that Prize for a card from your hand",
    ),
    words(
        "They name one of {rest}. Show it. If {word} ",
        "They name one of {rest}. Show your card. If {word} ",
    ),
    words(
        "They name a card. Show that card. If the shown card is of the name given:",
        "They name a card. Show your card. If it has that name:",
    ),
    words(
        "Choose one of their Pokémon. Flip a coin per {test} on this Pokémon. Hit it for",
        "Choose one of their Pokémon. Flip a coin per {test} on this Pokémon. Hit the chosen one"
        " for",
    ),
    Way(
        "Spread {n} damage counters over their Active.",
        "Place {n} damage counters on their Active Pokémon, shared out as you like if there are"
        " two.",
    ),
    Way("Shuffle.", "Shuffle your deck."),
)
"""Words or whole lines as the table tells them, and as they are told."""
