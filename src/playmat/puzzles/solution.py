"""The solution of a puzzle as text: a best line with the best possible luck."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, NamedTuple

from playmat.game.labels import label, option_words
from playmat.kinds import asks, players
from playmat.model.option import HEADS, TAILS
from playmat.model.state import State
from playmat.puzzles.chance import Node, TooMuch, outcomes
from playmat.puzzles.exact import ONE, Exact
from playmat.puzzles.key import main_key

LONGEST: Final = 7
"""Maximum number of moves in a solution."""

FLIPS: Final = {HEADS: "(heads)", TAILS: "(tails)"}


class Step(NamedTuple):
    """A decision in a line: the position, the option, and the position after it."""

    before: Node
    option: int
    after: Node
    matters: bool
    """Whether the solver could have gone wrong here."""


def best_line(exact: Exact, node: Node) -> list[Step]:
    """The shortest best line, up to the end of the solver's turn or of the puzzle."""
    for moves in range(1, LONGEST + 1):
        found = line_within(exact, node, moves, set())
        if found is not None:
            return found
    raise TooMuch("the line is too long")


def line_within(
    exact: Exact, node: Node, moves: int, missed: set[tuple[Any, ...]]
) -> list[Step] | None:
    """A best line within *moves* moves, or None; *missed* caches positions without one."""
    st = node.st
    if exact.goal.decided(st) is not None or st.turn != exact.goal.turn:
        return []
    key: tuple[Any, ...] = ()
    if st.ask == asks.MAIN:
        key = (moves, main_key(st, node.loose))
        if not moves or key in missed:
            return None
        moves -= 1
    for option in exact.best_options(node):
        found = best_of(exact, node, option)
        rest = line_within(exact, found, moves, missed)
        if rest is not None:
            matters = st.chooser == exact.goal.seat and exact.can_fail(node)
            return [Step(node, option, found, matters), *rest]
    missed.add(key)
    return None


def best_of(exact: Exact, node: Node, option: int) -> Node:
    best, most = node, Fraction(-1)
    for _, each in outcomes(node, option, exact.goal, exact.meter):
        value = exact.value(each)
        if value > most:
            best, most = each, value
        if most == ONE:
            break
    return best


def depth_of(steps: list[Step]) -> int:
    """Number of steps that can go wrong."""
    return sum(step.matters for step in steps)


def in_words(steps: list[Step], seat: int, told: bool) -> list[str]:
    """A line as text, with the required luck in brackets if *told*."""
    said: list[str] = []
    for step in steps:
        st = step.before.st
        if st.chooser == seat and len(st.options) > 1:
            said.append(answer_words(st, step.option))
        elif told and step.option in FLIPS:
            said.append(FLIPS[step.option])
        if told and (drawn := drawn_words(step, seat)):
            said.append(drawn)
    return said


def answer_words(st: State, option: int) -> str:
    """The text of an option as on its button, with all cards face up."""
    opened = st.clone()
    for side in opened.sides:
        side.deck_open = True
        side.hand_seen = tuple(side.hand)
    return label(option_words(opened, int(st.chooser)), option)


def drawn_words(step: Step, seat: int) -> str:
    """The loose cards drawn in a step, if they had to be good ones."""
    before = step.before
    hand = step.after.st.sides[seat].hand
    drawn = [c for c in hand if c in before.loose[seat] and c not in step.after.loose[seat]]
    same_turn = step.after.st.turn == before.st.turn and before.st.chooser != players.CHANCE
    if not drawn or not same_turn or is_picked(before, drawn):
        return ""
    return f"(draw {', '.join(sorted(str(before.st.cards[c].name) for c in drawn))})"


def is_picked(node: Node, drawn: list[int]) -> bool:
    """Whether cards came to the hand because they were chosen."""
    return any(c in held for fr in node.st.frames for held in fr.vars for c in drawn)
