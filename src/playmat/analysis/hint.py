"""A hint: the answer that an analysis would call best, found within a clock and from a view."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any, Final

from playmat.agents.planner import greedy
from playmat.analysis.analysis import MANY
from playmat.analysis.engine import Engine, MasterLines
from playmat.analysis.judge import FAILS, Budget, judge
from playmat.analysis.words import better_turn, told
from playmat.game.labels import label, option_words
from playmat.model.state import State
from playmat.model.views.view import view_of
from playmat.search.core.weights import TUNED
from playmat.search.worlds import World

SECONDS: Final = 1.0
"""What a hint may take."""

LINES: Final = 240
"""Lines beyond which more time would change little."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer worth giving, what it leads to, and how the turn might go on."""

    n: int
    """Its place among the options."""

    label: str
    note: str
    """What it leads to at once, as far as that is sure."""

    chance: float | None
    """How likely a win looks with it; unknown where the clock was too short."""

    turn: tuple[str, ...]

    def plain(self) -> dict[str, Any]:
        """Return it as it is sent."""
        return asdict(self)


def hint(st: State, seconds: float = SECONDS, engine: Engine | None = None) -> Hint | None:
    """Return what whoever is asked might answer; nothing where no answer can be told apart.

    Nothing but that player's view goes into it, so the same hint is given whatever is hidden.
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
    # Half a clock finds it; what a slow machine does not come to in a whole one is left out.
    budget = Budget(LINES, seconds / 2, ends - perf_counter())
    if found := judge(engine, view, options, best, budget, seed):
        best, chance = found.best, found.chance
    return Hint(
        options.index(best),
        label(option_words(st, seat), best),
        told(view, st, best),
        chance,
        tuple(better_turn(world, best)),
    )


def usual(world: World, options: list[int], seed: int) -> int:
    """Return what greedy play would answer; where that fails in this world, the last there is."""
    try:
        return greedy(world, options, (seed, len(options)), TUNED)
    except FAILS:
        return options[-1]
