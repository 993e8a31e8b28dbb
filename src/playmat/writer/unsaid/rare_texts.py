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
    Way(
        "Name any type of Pokémon but Colorless. If the Defender doesn't have a {text} marker: put"
        " a {text} marker on the Defender. For as long as it stays in play, the type of the"
        " Defender becomes that type.",
        "Name any type but Colorless: the Defender is of that type for as long as it stays in play."
        " Put a {text} marker on it as a reminder, unless it has one.",
    ),
    words("no power of it works", "its powers don't work"),
    words("no Pokémon Power of it works", "its Pokémon Powers don't work"),
    words("no Poké-Power of it works", "its Poké-Powers don't work"),
    words("no Poké-Body of it works", "its Poké-Bodies don't work"),
    words(
        "can't take any Energy card on its Pokémon away",
        "can't remove any Energy card from its Pokémon",
    ),
    words(
        "While not {deed}: as long as {then} in play: ",
        "While not {deed}, and as long as {then} in play: ",
    ),
    # What happens, told by how it comes about.
    words(
        "When one of their Pokémon becomes Active, if it doesn't come from a hand and it is their"
        " turn,",
        "When one of their Benched Pokémon becomes Active in their turn,",
    ),
    words(
        "When this Pokémon comes from the hand to the Bench, if it is your turn and there is space"
        " on your Bench,",
        "When you bench this from your hand, if there is space left on your Bench,",
    ),
    words(
        "When this Pokémon gets a Special Condition, if the condition is {deed}, with this card"
        " under another card: discard the card laid over this Pokémon",
        "When this Pokémon becomes {deed} while a card lies over it: discard that card",
    ),
    words(
        "As often as you like, while under another card: discard the card laid over this Pokémon",
        "In your turn, while under another card: discard the card laid over this Pokémon",
    ),
    words(
        "When one of their Pokémon would attack, if the attack concerns this Pokémon and this"
        " Pokémon is damaged, flip",
        "Whenever their attack would do anything to this Pokémon while it is damaged, flip",
    ),
    words(
        "if this Pokémon is on the Bench and your {text} did not cause it, you may",
        "if this Pokémon is on the Bench, unless another {text} of yours passed that damage on, you"
        " may",
    ),
    words(
        ", if they have Benched Pokémon{unless}: they switch to a Benched Pokémon.",
        "{unless}: they switch to a Benched Pokémon, if any.",
    ),
    # Coins, and what each side brings.
    words(
        ": that player flips a coin, no heads: that card does nothing; ",
        ", that player flips a coin. Tails: that card does nothing; ",
    ),
    Way(
        "When any {text} Pokémon attacks, that player may: that player flips a coin, heads: {step};"
        " tails: once the attack of the Attacker is over: hit it for {n}.",
        "When any {text} Pokémon attacks, its player may flip a coin. Heads: {step}. Tails: the"
        " attacking Pokémon takes {n} damage after the attack.",
    ),
    Way(
        "When this Pokémon would attack: flip 2 coins; if both are tails: the attack fails; shuffle"
        " this Pokémon and all its cards into your deck.",
        "When this Pokémon would attack, flip 2 coins. Both tails: the attack fails, and this"
        " Pokémon and all its cards are shuffled into your deck.",
    ),
    Way(
        "Coin, heads: choose one: search {step}; or: bench {then}.",
        "Coin, heads: either search {step}, or bench {then}.",
    ),
    # Pokémon that come, go or evolve.
    Way(
        "This may evolve a Pokémon played or evolved this turn, even your first.",
        "This may evolve a Pokémon on your first turn, and one that was played or evolved this"
        " turn.",
    ),
    words(
        "search your deck for a card evolving from your Benched Pokémon; choose one of your Benched"
        " Pokémon that evolve into it; evolve it with that card; shuffle",
        "search your deck for a card evolving from one of your Benched Pokémon, evolve that Pokémon"
        " with it, shuffle",
    ),
    Way(
        "Choose a Basic Pokémon from your hand. Put it into play. Switch to that Pokémon.",
        "Put a Basic Pokémon from your hand into play as your Active; the old Active goes to the"
        " Bench.",
    ),
    words(
        "You may switch in one of their Benched Pokémon. The Defender is ",
        "You may switch in one of their Benched Pokémon. Whoever is the Defender then is ",
    ),
    words(
        "you may switch its Pokémon with one of your Benched Pokémon",
        "you may switch the Pokémon with this card for one of your Benched Pokémon",
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
    Way(
        "At their turn's end: discard this card.\nIts Pokémon {deed}.",
        "Its Pokémon {deed}.\nDiscard this card at the end of their turn.",
    ),
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
        "Give your Active Pokémon any number of {one} Energy from your hand, if you hold any.",
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
    Way(
        "If you have cards in hand: shuffle a card from your hand into your deck; draw {n} cards.",
        "Shuffle a card from your hand into your deck, then draw {n} cards.",
        beside="It lies beside your Active",  # and is of use only with another card in hand
    ),
    words(
        ", when your card printed as {one} Energy for the turn goes to {step}, if you hold a"
        " {one} Energy, you may attach a {one} Energy from your hand to that Pokémon.",
        ", when you attach a card printed as {one} Energy to {step} as your Energy for the turn,"
        " you may attach another {one} Energy from your hand to that Pokémon too.",
    ),
    words(
        "while Active, unless it has a Special Condition, if this Pokémon has {one} Energy: look at"
        " their hand; shuffle up to as many cards from their hand as",
        "while Active with {one} Energy, unless it has a Special Condition: look at their hand;"
        " shuffle up to as many cards from it as",
    ),
    words(
        "while in hand: show this card. If you do, {step}. Then discard this card.",
        "while in hand: show this card, {step}, then discard this card.",
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
    # Who is meant, where two were spoken of.
    words(
        "affects this Pokémon or takes Energy off it; all Trainer cards on this Pokémon are",
        "affects this Pokémon or takes Energy off it; all Trainer cards on it are",
    ),
    words(
        "Choose one of their face-down Prizes. Name one of {rest}. Turn it up for good.",
        "Choose one of their face-down Prizes. Name one of {rest}. Turn that Prize up for good.",
    ),
    # Choices and answers.
    Way(
        "Answer “Split the damage?”. If yes: pick a number from 0 to 4; the base damage is 10 times"
        " that many.\nIf the first answer was yes: hit {step}.",
        "You may split the damage: pick a number from 0 to 4, the base damage is 10 times that"
        " many, and hit {step}.",
    ),
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
