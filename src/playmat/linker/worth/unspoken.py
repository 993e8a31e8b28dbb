"""Words that no text of a card says: only what a question is worth is said with them."""

from __future__ import annotations

from playmat.engine.ops import falling, worth
from playmat.kinds import causes
from playmat.linker.values import CONDITIONS, FILTERS, NUMBERS

CONDITIONS["$givable"] = lambda low, a, env: worth.Givable(
    low.pick(a[0], env)[0], low.pick(a[1], env)[0]
)
CONDITIONS["$all_givable"] = lambda low, a, env: worth.AllGivable(
    low.pick(a[0], env)[0], low.pick(a[1], env)[0]
)
CONDITIONS["$apart"] = lambda low, a, env: worth.OneAndAnother(
    low.pick(a[0], env)[0], low.pick(a[1], env)[0]
)
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
FILTERS["$may_take"] = lambda low, a, env: worth.MayTake(
    causes.TRAINER if low.reaching else causes.POWER, a[0] == "discard"
)
NUMBERS["$shares"] = lambda low, a, env: worth.Shares(low.num(a[0], env), int(str(a[1])))
