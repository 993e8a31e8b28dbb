"""The questions of a game in words: what is asked for, and the heading it is asked under."""

from __future__ import annotations

from typing import Final, NamedTuple

from playmat.kinds import asks


class Question(NamedTuple):
    """A question in words."""

    prompt: str
    """What is asked for, after "chooses" or "choose:"."""

    title: str
    """The heading over the answers, said to whoever has to choose."""


QUESTIONS: Final = {
    asks.MAIN: Question("what to do now", "Your options"),
    asks.FIRST: Question("whether to go first", "Go first or second?"),
    asks.MULLIGAN_BONUS: Question(
        "how many cards to draw for the other's mulligans", "Draw bonus cards?"
    ),
    asks.SETUP_ACTIVE: Question("a Pokémon to start as Active", "Choose your Active"),
    asks.SETUP_BENCH: Question(
        "a Pokémon to start on the Bench", "Put Basic Pokémon on your Bench"
    ),
    asks.BENCH_BONUS: Question(
        "a Pokémon among the bonus cards for the Bench", "Bench a Pokémon you drew"
    ),
    asks.PRIZE: Question("a Prize to take", "Take a Prize"),
    asks.PROMOTE: Question("a Pokémon to become Active", "Choose a new Active"),
    asks.RETREAT_PAY: Question("Energy to discard for the retreat", "Pay for the retreat"),
    asks.RETREAT_TO: Question("a Pokémon to become Active", "Who becomes Active?"),
    asks.PICK_CARD: Question("a card", "Choose a card"),
    asks.PICK_MON: Question("a Pokémon", "Choose a Pokémon"),
    asks.PICK_ATTACK: Question("an attack", "Choose an attack"),
    asks.PICK_NUMBER: Question("a number", "Choose a number"),
    asks.PICK_TYPE: Question("a type", "Choose a type"),
    asks.MAY: Question("whether to do it", "Use it?"),
    asks.EFFECT: Question("which effect", "Choose an effect"),
    asks.ORDER: Question("the card that comes next", "Which comes next?"),
    asks.COIN: Question("flip a coin", "Flip a coin"),
    asks.RANDOM: Question("pick at random", "Pick at random"),
    asks.SHUFFLE: Question("shuffle the deck", "Shuffle the deck"),
    asks.TRIGGER_ORDER: Question("the effect that comes first", "Which happens first?"),
    asks.ATTACK: Question("an attack", "Choose an attack"),
    asks.BETWEEN_TOOL: Question("whether to use it between turns", "Use it between turns?"),
    asks.SECOND_ATTACK: Question("another attack, or end the turn", "Attack again?"),
    asks.STEP_UP: Question("a Pokémon to step up", "Who steps up?"),
    asks.DISCARD_DOWN: Question("a Benched Pokémon to discard", "Discard a Benched Pokémon"),
    asks.SETUP_SECOND: Question("a second Active Pokémon", "Choose your second Active"),
    asks.ENERGY_PAY: Question("Energy to pay with", "Choose Energy to pay with"),
    asks.PICK_WORD: Question("a word", "Choose one"),
    asks.KEEP_HAND: Question("whether to keep the opening hand", "Keep this hand?"),
}
"""Each question in words."""


def title(ask: int, least: int = 1, most: int = 1) -> str:
    """Return the heading of a question, with how many may be chosen where it is not just one."""
    if ask not in (asks.PICK_CARD, asks.PICK_MON) or least == most == 1:
        return QUESTIONS[ask].title
    many = str(most) if least == most else f"up to {most}"
    things = "Pokémon" if ask == asks.PICK_MON else "card" if most == 1 else "cards"
    return f"Choose {many} {things}"
