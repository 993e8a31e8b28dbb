"""The steps of a damage calculation in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playmat.model.event import SumStep
from playmat.model.state import State
from playmat.rules.citations import step_cited


@dataclass(frozen=True, slots=True)
class SumLine:
    """One step of a damage calculation: its words, the amount after it, and its rule."""

    text: str
    amount: int
    rule: str

    def __str__(self) -> str:
        return f"{self.text} ({self.amount})"


def source(st: State, step: SumStep) -> str:
    """Return the source of a step: a power or attack of a card, or the card itself."""
    card = st.cards[step.card].name if step.card >= 0 else ""
    if step.name and card:
        return f"{step.name} of {card}"
    return step.name or card or "an effect"


def signed(change: int) -> str:
    """Return a change with its sign, as printed on cards."""
    return f"{change:+}".replace("-", "−")


def first(st: State, step: SumStep) -> str:
    """Return the first step of a calculation."""
    card = st.cards[step.card].name if step.card >= 0 else ""
    return f"{step.name or card or 'damage'} {step.change}"


WORDS: Final[dict[str, Callable[[State, SumStep], str]]] = {
    "add": lambda st, step: f"{source(st, step)} {signed(step.change)}",
    "at_least": lambda st, step: f"{source(st, step)}: at least {step.change}",
    "at_most": lambda st, step: f"{source(st, step)}: at most {step.change}",
    "base": first,
    "burn": lambda st, step: f"Burn {step.change}",
    "confusion": lambda st, step: f"Confusion {step.change}",
    "half": lambda st, step: f"{source(st, step)}: half",
    "instead": lambda st, step: f"{source(st, step)}: {step.amount} instead",
    "own": lambda st, step: f"its own effect {signed(step.change)}",
    "poison": lambda st, step: f"Poison {step.change}",
    "prevented": lambda st, step: f"prevented by {source(st, step)}",
    "resistance": lambda st, step: f"Resistance {signed(step.change)}",
    "set": lambda st, step: f"{source(st, step)}: {step.amount} instead",
    "text": first,
    "times": lambda st, step: f"{source(st, step)} ×{step.change}",
    "weakness": lambda st, step: f"Weakness {signed(step.change)}",
    "weakness_times": lambda st, step: f"Weakness ×{step.change}",
    "whole": lambda st, step: "rounded to whole counters",
}
"""The words for each kind of step."""


def sum_lines(st: State, steps: tuple[SumStep, ...]) -> tuple[SumLine, ...]:
    """Return a damage calculation step by step."""
    book = st.match.book.rules.name
    return tuple(
        SumLine(WORDS[step.what](st, step), int(step.amount), step_cited(book, step.what))
        for step in steps
    )


def in_short(st: State, steps: tuple[SumStep, ...]) -> str:
    """Return a calculation of several steps on one line, or "" for a single step."""
    return ", ".join(WORDS[step.what](st, step) for step in steps) if len(steps) > 1 else ""
