"""The choices of a game in words: prompt and title."""

from __future__ import annotations

from typing import Final, NamedTuple

from playmat.kinds import asks


class Question(NamedTuple):
    """A choice in words, as the rules ask it."""

    prompt: str
    """What is chosen, to follow "chooses"."""

    title: str
    """The heading above the options, addressed to the player."""

    verb: str
    """What is done with the chosen item."""

    object: str
    """What is chosen."""

    rule: str = ""
    """The rule that asks, or "" if a card does."""

    price: bool = False
    """Whether the choice pays for something."""


QUESTIONS: Final = {
    asks.MAIN: Question("what to do now", "Your options", "act", "action", "TURN-03"),
    asks.FIRST: Question("whether to go first", "Go first or second?", "start", "turn", "SETUP-02"),
    asks.MULLIGAN_BONUS: Question(
        "how many bonus cards to draw",
        "Draw bonus cards?",
        "draw",
        "number",
        "SETUP-07",
    ),
    asks.SETUP_ACTIVE: Question(
        "a starting Active Pokémon",
        "Choose your Active Pokémon",
        "switch in",
        "Pokémon from your hand",
        "SETUP-09",
    ),
    asks.SETUP_BENCH: Question(
        "a Basic Pokémon for the Bench",
        "Put Basic Pokémon on your Bench",
        "bench",
        "Pokémon from your hand",
        "SETUP-09",
    ),
    asks.BENCH_BONUS: Question(
        "a Pokémon from the bonus cards for the Bench",
        "Bench a Pokémon you drew",
        "bench",
        "Pokémon from your hand",
        "SETUP-10",
    ),
    asks.PRIZE: Question("a Prize to take", "Take a Prize", "take", "your Prizes", "PRIZE-01"),
    asks.PROMOTE: Question(
        "a new Active Pokémon",
        "Choose a new Active Pokémon",
        "switch in",
        "your Benched Pokémon",
        "KO-06",
    ),
    asks.RETREAT_PAY: Question(
        "Energy to discard for the retreat",
        "Discard Energy to retreat",
        "discard",
        "Energy from your Active",
        "RETREAT-05",
        True,
    ),
    asks.RETREAT_TO: Question(
        "a new Active Pokémon",
        "Choose a new Active Pokémon",
        "switch in",
        "your Benched Pokémon",
        "RETREAT-01",
    ),
    asks.PICK_CARD: Question("a card", "Choose a card", "choose", "card"),
    asks.PICK_MON: Question("a Pokémon", "Choose a Pokémon", "choose", "Pokémon"),
    asks.PICK_ATTACK: Question("an attack", "Choose an attack", "choose", "attack"),
    asks.PICK_NUMBER: Question("a number", "Choose a number", "count", "number"),
    asks.PICK_TYPE: Question("a type", "Choose a type", "name", "type"),
    asks.MAY: Question("whether to use it", "Use it?", "decide", "effect"),
    asks.EFFECT: Question("an effect", "Choose an effect", "decide", "effect"),
    asks.ORDER: Question("the next card", "Choose the next card", "order", "card"),
    asks.COIN: Question("flip a coin", "Flip a coin", "flip", "coin"),
    asks.RANDOM: Question("pick at random", "Pick at random", "choose", "card"),
    asks.SHUFFLE: Question("shuffle the deck", "Shuffle the deck", "shuffle", "deck"),
    asks.TRIGGER_ORDER: Question(
        "which effect happens first", "Which happens first?", "order", "effect", "BETWEEN-06"
    ),
    asks.ATTACK: Question("an attack", "Choose an attack", "attack", "attack", "ATTACK-08"),
    asks.BETWEEN_TOOL: Question(
        "whether to use it between turns", "Use it between turns?", "decide", "effect", "BETWEEN-07"
    ),
    asks.SECOND_ATTACK: Question(
        "whether to attack again", "Attack again?", "attack", "attack", "CARD-TRAIT"
    ),
    asks.STEP_UP: Question(
        "a Pokémon to step up",
        "Which Pokémon steps up?",
        "switch in",
        "your Benched Pokémon",
        "DUO-13",
    ),
    asks.DISCARD_DOWN: Question(
        "a Benched Pokémon to discard",
        "Discard a Benched Pokémon",
        "discard",
        "your Benched Pokémon",
        "BENCH-02",
    ),
    asks.SETUP_SECOND: Question(
        "a second Active Pokémon",
        "Choose your second Active Pokémon",
        "switch in",
        "Pokémon from your hand",
        "VARIANT-01",
    ),
    asks.ENERGY_PAY: Question(
        "Energy to pay with", "Choose Energy to pay with", "pay", "Energy", price=True
    ),
    asks.PICK_WORD: Question("a word", "Choose one", "name", "word"),
    asks.KEEP_HAND: Question(
        "whether to keep the opening hand", "Keep this hand?", "start", "hand", "SETUP-04"
    ),
}
"""Each choice in words, for choices of the rules and of card texts hidden from the reader."""

TOO_MANY_TOOLS: Final = Question(
    "a Tool to discard", "Discard a Tool", "discard", "Tool from your Pokémon", "CARD-TRAIT"
)
"""The choice when there are too many Tools, not too many Benched Pokémon."""
