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


CONDITIONS["$givable"] = lambda low, n, env: worth.Givable(
    low.pick(n["cards"], env)[0],
    low.pick(n["to"], env)[0],
    _cause(low),
    isinstance(n["to"], Node) and n["to"].word in _PICKED,
)
CONDITIONS["$all_givable"] = lambda low, n, env: worth.AllGivable(
    low.pick(n["cards"], env)[0], low.pick(n["to"], env)[0]
)
CONDITIONS["$apart"] = lambda low, n, env: worth.OneAndAnother(
    low.pick(n["one"], env)[0], low.pick(n["other"], env)[0]
)
CONDITIONS["$gives_way"] = lambda low, n, env: reach.GivesWay(
    low.pick(n["left"], env)[0], _cause(low)
)
CONDITIONS["$not_laid_yet"] = lambda low, n, env: reach.NotLaidYet()
CONDITIONS["$still_comes"] = lambda low, n, env: worth.StillComes()
CONDITIONS["$draws_minded"] = lambda low, n, env: worth.DrawsMinded()
FILTERS["$unseen"] = lambda low, n, env: worth.Unseen()
FILTERS["$unknown"] = lambda low, n, env: worth.Unknown()
FILTERS["$lasts"] = lambda low, n, env: falling.Lasts()
FILTERS["$may_bear"] = lambda low, n, env: falling.MayBear(False)
FILTERS["$will_bear"] = lambda low, n, env: falling.MayBear(True)
FILTERS["$of_other_types"] = lambda low, n, env: worth.OfOtherTypes()
FILTERS["$reached"] = lambda low, n, env: worth.Reached()
FILTERS["$stays"] = lambda low, n, env: falling.Stays()
FILTERS["$may_leave"] = lambda low, n, env: worth.MayLeave()
FILTERS["$may_devolve"] = lambda low, n, env: worth.MayDevolve()
FILTERS["$may_evolve"] = lambda low, n, env: worth.MayEvolve()
FILTERS["$may_heal"] = lambda low, n, env: worth.MayHeal()
FILTERS["$may_become"] = lambda low, n, env: falling.MayBecome(
    low.condition(n["condition"]), low.num(n["points"], env), False
)
FILTERS["$will_become"] = lambda low, n, env: falling.MayBecome(
    low.condition(n["condition"]), low.num(n["points"], env), True
)
FILTERS["$may_take"] = lambda low, n, env: worth.MayTake(_cause(low), n["zone"] == "discard")
NUMBERS["$shares"] = lambda low, n, env: worth.Shares(
    low.num(n["amount"], env), int(str(n["parts"]))
)
