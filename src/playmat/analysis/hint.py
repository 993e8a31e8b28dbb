"""Hints: the option an analysis would call best, found from a view within a time limit."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any, Final

from playmat.agents.planner import greedy
from playmat.analysis.analysis import MANY
from playmat.analysis.engine import Engine, MasterLines
from playmat.analysis.judge import FAILS, Budget, judge
from playmat.analysis.words import better_turn, immediate_result
from playmat.game.labels import label, option_words
from playmat.model.state import State
from playmat.model.views.view import view_of
from playmat.search.core.weights import TUNED
from playmat.search.worlds import World

SECONDS: Final = 1.0
"""Default time limit of a hint."""

LINES: Final = 240
"""More lines than this would change little."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A recommended option, what it leads to, and how the turn could continue."""

    n: int
    """Its index among the options."""

    label: str
    note: str
    """What it leads to at once, as far as that is certain."""

    chance: float | None
    """Win chance with it; None if there was no time to estimate it."""

    turn: tuple[str, ...]

    def plain(self) -> dict[str, Any]:
        """The hint as a dictionary, for JSON."""
        return asdict(self)


def hint(st: State, seconds: float = SECONDS, engine: Engine | None = None) -> Hint | None:
    """Return a hint for the player to move, or None if there is nothing to compare.

    Only that player's view goes into it, so hidden cards never change the hint.
    """
    ends = perf_counter() + seconds
    seat, options = int(st.chooser), [int(option) for option in st.options]
    if not 1 < len(options) <= MANY:
        return None
    engine, view, seed = engine or MasterLines(), view_of(st, seat, 0), int(st.turn)
    world = engine.world(view, seed)
    if world is None:
        return None
    best, chance = usual(world, options, seed), None
    # Half the time should be enough; a slow machine that exceeds the full time skips the estimate.
    budget = Budget(LINES, seconds / 2, ends - perf_counter())
    if found := judge(engine, view, options, best, budget, seed):
        best, chance = found.best, found.chance
    return Hint(
        options.index(best),
        label(option_words(st, seat), best),
        immediate_result(view, st, best),
        chance,
        tuple(better_turn(world, best)),
    )


def usual(world: World, options: list[int], seed: int) -> int:
    """The option greedy play would take, or the last option if that fails in this world."""
    try:
        return greedy(world, options, (seed, len(options)), TUNED)
    except FAILS:
        return options[-1]
