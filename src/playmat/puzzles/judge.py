"""An attempt at a puzzle judged: was the best chance kept at every answer, and if not, where?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import Any, Final

from playmat.engine.vm import apply
from playmat.game.from_position import table_at
from playmat.game.game import Game
from playmat.game.scenario.layout import ask_chance
from playmat.game.scenario.references import Cards
from playmat.model.dealer import seed as start_dealer
from playmat.model.state import State
from playmat.puzzles.chance import TooMuch, opened
from playmat.puzzles.exact import ONE, Exact
from playmat.puzzles.goal import SURVIVE, WIN, Goal
from playmat.puzzles.puzzle import Puzzle, written
from playmat.puzzles.solution import answer_words

BOUND: Final = 40_000
"""Answers that may be given in judging."""

MISSED: Final = {WIN: "you did not win this turn", SURVIVE: "you lost on your own turn"}
"""What is said where something certain was missed and no single answer can be named for it."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of an attempt."""

    over: bool
    solved: bool
    reached: bool
    """Whether the goal was reached, be it by luck."""

    text: str
    mistake: str = ""
    """The first answer that lowered the chance, and below, from what to what."""

    before: str = ""
    after: str = ""

    def plain(self) -> dict[str, Any]:
        """Return it as it is sent."""
        return asdict(self)


def attempt_of(game: Game) -> tuple[str, int, list[int]]:
    """Return what an attempt is played again from: position, seed and answers."""
    answers = [given for given in game.history.standing if isinstance(given, int)]
    return game.position or "", game.seed or 0, answers


def is_attempt(puzzle: Puzzle, position: str) -> bool:
    """Return whether a game that began at a position is one at a puzzle."""
    return bool(position) and written(table_at(position, 1, None, Cards())) == puzzle.position


def judged(puzzle: Puzzle, position: str, seed: int, answers: Sequence[int]) -> Verdict:
    """Return what is to be said of an attempt so far."""
    moments, last = played(position, seed, answers)
    goal = Goal(puzzle.kind, 0, int(moments[0][0].turn) if moments else int(last.turn))
    over = last.winner >= 0 or last.turn > goal.turn
    if not over:
        return Verdict(False, False, False, "The turn is not over yet.")
    reached = goal.decided(last) == ONE or (puzzle.kind == SURVIVE and last.winner < 0)
    if reached and puzzle.kind != SURVIVE and puzzle.best == ONE:
        return Verdict(True, True, True, "Solved: you won this turn.")
    found = first_mistake(Exact(goal, BOUND), moments)
    if found is None and puzzle.best == ONE and not reached:
        return Verdict(True, False, False, f"Not solved: {MISSED[goal.kind]}.")
    if found is None:
        return Verdict(True, True, reached, kept_words(puzzle, reached))
    st, option, before, after = found
    said = answer_words(st, option)
    text = f"Not solved: “{said}” dropped your chance from {shown(before)} to {shown(after)}."
    if reached and puzzle.kind != SURVIVE:
        text = f"Won, but by luck: {text[0].lower()}{text[1:]}"
    return Verdict(True, False, reached, text, said, str(before), str(after))


def kept_words(puzzle: Puzzle, reached: bool) -> str:
    """Return what is said where every answer kept the best chance."""
    if puzzle.best == ONE:
        return "Solved: you survive any reply."
    kept = f"Solved: you found the best chance, {shown(puzzle.best)}"
    if puzzle.kind == SURVIVE and reached:  # whether it works is not known yet
        return f"{kept}."
    return f"{kept}, and it worked." if reached else f"{kept}. You just got unlucky."


def shown(chance: Fraction) -> str:
    """Return a chance as people read it."""
    if chance.denominator == 1:
        return "100%" if chance else "0%"
    return f"{chance} ({100 * float(chance):.0f}%)"


def played(position: str, seed: int, answers: Sequence[int]) -> tuple[list[Any], State]:
    """Return each decision of the solver in the first turn, and how the game stood after it."""
    st = table_at(position, seed, None, Cards())
    st.events = None
    match = st.match
    match.coins_asked = match.shuffles_asked = match.picks_asked = False
    start_dealer(st, seed)
    turn, found = int(st.turn), []
    for answer in answers:
        if st.turn > turn or st.winner >= 0:
            break
        if st.chooser == 0 and len(st.options) > 1:
            found.append((st.clone(), int(answer)))
        apply(st, answer)
    ask_chance(match)  # from here on every way that chance may go is looked at
    return found, st


def first_mistake(
    exact: Exact, moments: Sequence[tuple[State, int]]
) -> tuple[State, int, Fraction, Fraction] | None:
    """Return the first answer that lowered the chance, with both chances."""
    for st, option in moments:
        node = opened(st)
        try:
            before = exact.value(node)
            after = exact.after(node, option)
        except TooMuch:
            continue  # what cannot be told is not held against anybody
        if after < before:
            return st, option, before, after
    return None
