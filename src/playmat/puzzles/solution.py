"""The solution of a puzzle in words: a best line, chance being as kind as it can be."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from playmat.game.labels import label, option_words
from playmat.kinds import players
from playmat.model.option import HEADS, TAILS
from playmat.model.state import State
from playmat.puzzles.chance import Node, is_shuffle, outcomes
from playmat.puzzles.exact import ONE, SHUFFLED, Exact

LONGEST: Final = 60
"""Steps after which a line is cut off."""

FLIPS: Final = {HEADS: "(heads)", TAILS: "(tails)"}


class Step(NamedTuple):
    """One answer of a line: where it is given, what it is, and what comes of it."""

    before: Node
    option: int
    after: Node
    matters: bool
    """Whether the solver could have gone wrong here."""


def best_line(exact: Exact, node: Node) -> list[Step]:
    """Return best answers up to the end of the solver's turn, or to where the goal is decided."""
    steps: list[Step] = []
    while exact.goal.decided(node.st) is None and node.st.turn == exact.goal.turn:
        step = best_step(exact, node)
        steps.append(step)
        node = step.after
        if len(steps) >= LONGEST:
            break
    return steps


def best_step(exact: Exact, node: Node) -> Step:
    """Return the best answer and the best of what it may lead to."""
    st = node.st
    if is_shuffle(st):
        return Step(node, SHUFFLED, best_of(exact, node, SHUFFLED), False)
    option = exact.best_option(node)
    matters = st.chooser == exact.goal.seat and exact.can_fail(node)
    return Step(node, option, best_of(exact, node, option), matters)


def best_of(exact: Exact, node: Node, option: int) -> Node:
    """Return the best position that an answer may lead to."""
    best, most = node, Fraction(-1)
    for _, each in outcomes(node, option, exact.goal, exact.meter):
        value = exact.value(each)
        if value > most:
            best, most = each, value
        if most == ONE:
            break
    return best


def depth_of(steps: list[Step]) -> int:
    """Return how many steps of a line are decisions that may be wrong."""
    return sum(step.matters for step in steps)


def in_words(steps: list[Step], seat: int) -> list[str]:
    """Return a line in words: the solver's answers, and in brackets what chance has to bring."""
    said: list[str] = []
    for step in steps:
        st = step.before.st
        if st.chooser == seat and len(st.options) > 1:
            said.append(answer_words(st, step.option))
        elif step.option in FLIPS:
            said.append(FLIPS[step.option])
        drawn = drawn_words(step, seat)
        if drawn:
            said.append(drawn)
    return said


def answer_words(st: State, option: int) -> str:
    """Return an answer in the words of its button, all cards lying open."""
    opened = st.clone()
    for side in opened.sides:
        side.deck_open = True
        side.hand_seen = tuple(side.hand)
    return label(option_words(opened, int(st.chooser)), option)


def drawn_words(step: Step, seat: int) -> str:
    """Return which loose cards came to the hand, if they had to be good ones."""
    before = step.before
    hand = step.after.st.sides[seat].hand
    drawn = [c for c in hand if c in before.loose[seat] and c not in step.after.loose[seat]]
    same_turn = step.after.st.turn == before.st.turn and before.st.chooser != players.CHANCE
    if not drawn or not same_turn or is_picked(before, drawn):
        return ""
    return f"(draw {', '.join(sorted(str(before.st.cards[c].name) for c in drawn))})"


def is_picked(node: Node, drawn: list[int]) -> bool:
    """Return whether cards came to the hand because they were chosen."""
    return any(c in held for fr in node.st.frames for held in fr.vars for c in drawn)
