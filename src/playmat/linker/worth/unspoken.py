"""Words that no text of a card says: only what a question is worth is said with them."""

from __future__ import annotations

from typing import Final

from playmat.engine.ops import falling, reach, worth
from playmat.kinds import causes
from playmat.lang.node import Node
from playmat.linker.values import CONDITIONS, FILTERS, NUMBERS, ValueLinker

_PICKED: Final = ("all", "bench_of", "where", "less", "join")
"""Selections of several Pokémon, of whom one is picked."""


def _cause(low: ValueLinker) -> int:
    """Return the cause of what a text will do that is not at work yet."""
    return causes.TRAINER if low.reaching else causes.POWER


CONDITIONS["$givable"] = lambda low, a, env: worth.Givable(
    low.pick(a[0], env)[0],
    low.pick(a[1], env)[0],
    _cause(low),
    isinstance(a[1], Node) and a[1].word in _PICKED,
)
CONDITIONS["$all_givable"] = lambda low, a, env: worth.AllGivable(
    low.pick(a[0], env)[0], low.pick(a[1], env)[0]
)
CONDITIONS["$apart"] = lambda low, a, env: worth.OneAndAnother(
    low.pick(a[0], env)[0], low.pick(a[1], env)[0]
)
CONDITIONS["$gives_way"] = lambda low, a, env: reach.GivesWay(low.pick(a[0], env)[0], _cause(low))
CONDITIONS["$not_laid_yet"] = lambda low, a, env: reach.NotLaidYet()
CONDITIONS["$still_comes"] = lambda low, a, env: worth.StillComes()
CONDITIONS["$draws_minded"] = lambda low, a, env: worth.DrawsMinded()
FILTERS["$unseen"] = lambda low, a, env: worth.Unseen()
FILTERS["$unknown"] = lambda low, a, env: worth.Unknown()
FILTERS["$lasts"] = lambda low, a, env: falling.Lasts()
FILTERS["$may_bear"] = lambda low, a, env: falling.MayBear(False)
FILTERS["$will_bear"] = lambda low, a, env: falling.MayBear(True)
FILTERS["$of_other_types"] = lambda low, a, env: worth.OfOtherTypes()
FILTERS["$reached"] = lambda low, a, env: worth.Reached()
FILTERS["$stays"] = lambda low, a, env: falling.Stays()
FILTERS["$may_leave"] = lambda low, a, env: worth.MayLeave()
FILTERS["$may_devolve"] = lambda low, a, env: worth.MayDevolve()
FILTERS["$may_evolve"] = lambda low, a, env: worth.MayEvolve()
FILTERS["$may_heal"] = lambda low, a, env: worth.MayHeal()
FILTERS["$may_become"] = lambda low, a, env: falling.MayBecome(
    low.condition(a[0]), low.num(a[1], env), False
)
FILTERS["$will_become"] = lambda low, a, env: falling.MayBecome(
    low.condition(a[0]), low.num(a[1], env), True
)
FILTERS["$may_take"] = lambda low, a, env: worth.MayTake(_cause(low), a[0] == "discard")
NUMBERS["$shares"] = lambda low, a, env: worth.Shares(low.num(a[0], env), int(str(a[1])))
