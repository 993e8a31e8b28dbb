"""The questions of a game in words: what is asked for, and the heading it is asked under."""

from __future__ import annotations

from typing import Final, NamedTuple

from playmat.kinds import asks


class Question(NamedTuple):
    """A question in words, as the rules put it."""

    prompt: str
    """What is asked for, after "chooses" or "choose:"."""

    title: str
    """The heading over the answers, said to whoever has to choose."""

    verb: str
    """What is done with the answer, one of the verbs of every question."""

    object: str
    """What is chosen."""

    rule: str = ""
    """The rule that asks; nothing where cards do."""

    price: bool = False
    """Whether the answer is what is paid."""


QUESTIONS: Final = {
    asks.MAIN: Question("what to do now", "Your options", "act", "action", "TURN-03"),
    asks.FIRST: Question("whether to go first", "Go first or second?", "start", "turn", "SETUP-02"),
    asks.MULLIGAN_BONUS: Question(
        "how many cards to draw for the other player's mulligans",
        "Draw bonus cards?",
        "draw",
        "number",
        "SETUP-07",
    ),
    asks.SETUP_ACTIVE: Question(
        "a Pokémon to start as Active",
        "Choose your Active",
        "switch in",
        "Pokémon from your hand",
        "SETUP-09",
    ),
    asks.SETUP_BENCH: Question(
        "a Pokémon to start on the Bench",
        "Put Basic Pokémon on your Bench",
        "bench",
        "Pokémon from your hand",
        "SETUP-09",
    ),
    asks.BENCH_BONUS: Question(
        "a Pokémon among the bonus cards for the Bench",
        "Bench a Pokémon you drew",
        "bench",
        "Pokémon from your hand",
        "SETUP-10",
    ),
    asks.PRIZE: Question("a Prize to take", "Take a Prize", "take", "your Prizes", "PRIZE-01"),
    asks.PROMOTE: Question(
        "a Pokémon to become Active",
        "Choose a new Active",
        "switch in",
        "your Benched Pokémon",
        "KO-06",
    ),
    asks.RETREAT_PAY: Question(
        "Energy to discard for the retreat",
        "Discard Energy to pay for the retreat",
        "discard",
        "Energy from your Active",
        "RETREAT-05",
        True,
    ),
    asks.RETREAT_TO: Question(
        "a Pokémon to become Active",
        "Who becomes Active?",
        "switch in",
        "your Benched Pokémon",
        "RETREAT-01",
    ),
    asks.PICK_CARD: Question("a card", "Choose a card", "choose", "card"),
    asks.PICK_MON: Question("a Pokémon", "Choose a Pokémon", "choose", "Pokémon"),
    asks.PICK_ATTACK: Question("an attack", "Choose an attack", "choose", "attack"),
    asks.PICK_NUMBER: Question("a number", "Choose a number", "count", "number"),
    asks.PICK_TYPE: Question("a type", "Choose a type", "name", "type"),
    asks.MAY: Question("whether to do it", "Use it?", "decide", "effect"),
    asks.EFFECT: Question("which effect", "Choose an effect", "decide", "effect"),
    asks.ORDER: Question("the card that comes next", "Which comes next?", "order", "card"),
    asks.COIN: Question("flip a coin", "Flip a coin", "flip", "coin"),
    asks.RANDOM: Question("pick at random", "Pick at random", "choose", "card"),
    asks.SHUFFLE: Question("shuffle the deck", "Shuffle the deck", "shuffle", "deck"),
    asks.TRIGGER_ORDER: Question(
        "the effect that comes first", "Which happens first?", "order", "effect", "BETWEEN-06"
    ),
    asks.ATTACK: Question("an attack", "Choose an attack", "attack", "attack", "ATTACK-08"),
    asks.BETWEEN_TOOL: Question(
        "whether to use it between turns", "Use it between turns?", "decide", "effect", "BETWEEN-07"
    ),
    asks.SECOND_ATTACK: Question(
        "another attack, or end the turn", "Attack again?", "attack", "attack", "CARD-TRAIT"
    ),
    asks.STEP_UP: Question(
        "a Pokémon to step up", "Who steps up?", "switch in", "your Benched Pokémon", "DUO-13"
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
        "Choose your second Active",
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
"""Each question in words, for what the rules ask and for whoever need not know what a text asks."""

TOO_MANY_TOOLS: Final = Question(
    "a Tool to discard", "Discard a Tool", "discard", "Tool from your Pokémon", "CARD-TRAIT"
)
"""What is asked where it is not the Bench that has become too small."""
