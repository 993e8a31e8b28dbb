"""Judge an attempt at a puzzle: whether each move kept the best chance, and if not, which
didn't.
"""

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
from playmat.puzzles.chance import TooMuch, open_position
from playmat.puzzles.exact import ONE, Exact
from playmat.puzzles.goal import SURVIVE, WIN, Goal
from playmat.puzzles.puzzle import Puzzle, written
from playmat.puzzles.solution import answer_words

BOUND: Final = 40_000
"""Number of moves that judging may try."""

MISSED: Final = {WIN: "you did not win this turn", SURVIVE: "you lost on your own turn"}
"""Messages for a missed certain goal without a single move to blame."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement of an attempt."""

    over: bool
    solved: bool
    reached: bool
    """Whether the goal was reached, even by luck."""

    text: str
    mistake: str = ""
    """The first move that lowered the chance; `before` and `after` are the two chances."""

    before: str = ""
    after: str = ""

    def plain(self) -> dict[str, Any]:
        """The verdict as JSON values."""
        return asdict(self)


def attempt_of(game: Game) -> tuple[str, int, list[int]]:
    """Position, seed and moves of a game, enough to repeat an attempt."""
    answers = [given for given in game.history.standing if isinstance(given, int)]
    return game.position or "", game.seed or 0, answers


def is_attempt(puzzle: Puzzle, position: str) -> bool:
    """Whether a game from *position* is an attempt at the puzzle."""
    return bool(position) and written(table_at(position, 1, None, Cards())) == puzzle.position


def judged(puzzle: Puzzle, position: str, seed: int, answers: Sequence[int]) -> Verdict:
    """Judge an attempt so far."""
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
    """The message if every move kept the best chance."""
    if puzzle.best == ONE:
        return "Solved: you survive any reply."
    kept = f"Solved: you found the best chance, {shown(puzzle.best)}"
    if puzzle.kind == SURVIVE and reached:  # not known yet whether it works
        return f"{kept}."
    return f"{kept}, and it worked." if reached else f"{kept}. You just got unlucky."


def shown(chance: Fraction) -> str:
    """A chance as text."""
    if chance.denominator == 1:
        return "100%" if chance else "0%"
    return f"{chance} ({100 * float(chance):.0f}%)"


def played(position: str, seed: int, answers: Sequence[int]) -> tuple[list[Any], State]:
    """The solver's decisions in the first turn, each with its position, and the final position."""
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
    ask_chance(match)  # from here on all outcomes of chance are considered
    return found, st


def first_mistake(
    exact: Exact, moments: Sequence[tuple[State, int]]
) -> tuple[State, int, Fraction, Fraction] | None:
    """The first move that lowered the chance, with its position and both chances, or None."""
    for st, option in moments:
        node = open_position(st)
        try:
            before = exact.value(node)
            after = exact.after(node, option)
        except TooMuch:
            continue  # moves that cannot be judged do not count against the player
        if after < before:
            return st, option, before, after
    return None
