"""What is asked, what may be answered and how a game came out, as readable objects."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from playmat.game.questions import QUESTIONS
from playmat.kinds import answers, asks, endings, players
from playmat.model.notation.options import option_texts
from playmat.model.state import State

END_RULES: Final = {
    endings.PRIZES: "WIN-01",
    endings.NO_POKEMON: "WIN-02",
    endings.DECK_OUT: "WIN-03",
    endings.TEXT: "WIN-07",
    endings.CONCESSION: "WIN-08",
    endings.LIMIT: "DRAW-1",
    endings.TIME: "WIN-08",
    endings.TIE: "SUDDEN-04",
}
"""The rule behind each way a game ends."""


@dataclass(frozen=True, slots=True)
class Option:
    """One answer that may be given now; the same answer is the same option."""

    packed: int
    kind: str = field(compare=False)
    text: str = field(compare=False)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Choice:
    """A question that only somebody outside can answer: player 0, player 1 or chance (2)."""

    player: int
    what: str
    prompt: str
    options: tuple[Option, ...]

    def __str__(self) -> str:
        who = "chance" if self.player == players.CHANCE else f"player {self.player}"
        offer = ", ".join(option.text for option in self.options) or "any order of the deck"
        return f"{who}: {self.prompt} ({offer})"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, nobody in a draw, why, and by which rule."""

    winner: int | None
    reason: str
    rule: str

    def __str__(self) -> str:
        who = "nobody wins" if self.winner is None else f"player {self.winner} wins"
        return f"{who}: {self.reason} ({self.rule})"


def choice_of(st: State) -> Choice | None:
    """Return the question pending, or nothing once the game is over."""
    if st.winner >= 0:
        return None
    texts = option_texts(st)
    options = tuple(
        Option(packed, answers.NAMES[packed >> 48], text)
        for packed, text in zip(st.options, texts, strict=True)
    )
    return Choice(st.chooser, asks.NAMES[st.ask], QUESTIONS[st.ask].prompt, options)


def outcome_of(st: State) -> Outcome | None:
    """Return how the game ended, or nothing while it is on. [WIN-04]"""
    if st.winner < 0:
        return None
    winner = None if st.winner == endings.DRAWN else st.winner
    return Outcome(winner, endings.NAMES[st.end], END_RULES[st.end])
