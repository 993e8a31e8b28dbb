"""The copies that a pending option or effect refers to, which must stay where they are."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.kinds import answers
from playmat.model.option import field_a, field_b, kind
from playmat.model.state import Scope, State

WITH_CARD = (
    answers.BENCH,
    answers.EVOLVE,
    answers.LEVEL_UP,
    answers.ATTACH,
    answers.PLAY,
    answers.CARD,
    answers.CARD_POWER,
    answers.LEGEND,
)


def mentioned(st: State) -> list[bool]:
    """For each copy, whether an option or anything still running may refer to it.

    A register does not say whether its numbers are copies, so every number counts as one.
    """
    marks = [False for _ in st.match.owner]
    for option in st.options:
        if kind(option) in WITH_CARD:
            mark(marks, field_a(option))
            if kind(option) == answers.LEGEND:
                mark(marks, field_b(option))
    for scope in scopes(st):
        mark(marks, scope.card)
        for held in scope.vars:
            for n in held:
                mark(marks, n)
    for h in st.happenings:
        mark(marks, h.card)
        for n in h.items:
            mark(marks, n)
    return marks


def scopes(st: State) -> list[Scope]:
    """Every running program, waiting handler and effect in force."""
    found: list[Scope] = []
    found.extend(st.frames)
    found.extend([t.entry for t in st.queue])
    found.extend(st.lasting)
    return found


def mark(marks: list[bool], n: i64) -> None:
    """Mark a copy, if the number is one."""
    if 0 <= n < len(marks):
        marks[n] = True
