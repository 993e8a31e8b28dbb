"""Words of the card language that are one number, condition, selector or filter each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playmat.engine.ops import falling, foresee, reach, worth
from playmat.engine.table.history import SHED
from playmat.engine.values import (
    conditions_history,
    filters_evolution,
    filters_in_play,
    numbers,
    selectors,
    selectors_history,
)
from playmat.engine.values.conditions import AnyOf, PaysFor
from playmat.engine.values.filters import FitsNot, Measured
from playmat.engine.values.numbers import UnpaidCards
from playmat.kinds import causes, conditions
from playmat.lang.node import Arg, Node
from playmat.linker.names import ADDED_PRIZE, Registers
from playmat.linker.values import CONDITIONS, FILTERS, NUMBERS, SELECTORS, ValueLinker
from playmat.model.definitions import Condition, Filter, Number, Selector

Args = tuple[Arg, ...]


def mons(low: ValueLinker, arg: Arg, env: Registers) -> Selector:
    """Lower a selector whose sort does not matter."""
    return low.pick(arg, env)[0]


def history(low: ValueLinker) -> None:
    """Let the match note what happened lately."""
    low.names.match.history = True


def lately(word: str) -> Callable[[ValueLinker, Args, Registers], Condition]:
    """Return what lowers a condition about this turn, or the last."""

    def made(low: ValueLinker, a: Args, env: Registers) -> Condition:
        history(low)
        what, ago = conditions_history.WORDS[word], int(word.endswith("_last_turn"))
        return conditions_history.Lately(mons(low, a[0], env), what, ago)

    return made


def evolved_from(low: ValueLinker, a: Args, env: Registers) -> Condition:
    """Lower ``evolved_from``."""
    history(low)
    named = low.fit(Node("named", a[1:]), env)
    return conditions_history.EvolvedFrom(mons(low, a[0], env), named)


def cured(low: ValueLinker, a: Args, env: Registers) -> Condition:
    """Lower ``cured_by_evolving``."""
    history(low)
    return conditions_history.Lately(mons(low, a[0], env), SHED + low.condition(a[1]), 0)


def already(low: ValueLinker, a: Args, env: Registers) -> Condition:
    """Lower ``already``."""
    history(low)
    assert isinstance(a[1], tuple)
    wanted = sum(low.condition(one) for one in a[1]) or 2 ** len(conditions.NAMES) - 1
    return conditions_history.Already(mons(low, a[0], env), wanted)


def side_used(low: ValueLinker, a: Args, env: Registers) -> Condition:
    """Lower ``team_used_last_turn``."""
    history(low)
    return conditions_history.SideUsed(low.player(a[0]), low.names.number(str(a[1])))


def last_attack(low: ValueLinker, a: Args, env: Registers) -> Selector:
    """Lower ``last_attack``: of a whole side it is what was made, whoever has gone since."""
    of = a[0]
    if isinstance(of, Node) and of.word == "all":
        history(low)
        return selectors_history.MadeLastTurn(low.player(of.args[0]))
    return selectors.LastAttack(mons(low, of, env))


def attacked(low: ValueLinker, a: Args, env: Registers) -> Condition:
    """Lower ``attacked_last_turn``, of a whole side as ``last_attack``."""
    if isinstance(a[0], Node) and a[0].word == "all":
        return AnyOf(last_attack(low, a, env))
    return conditions_history.AttackedLastTurn(mons(low, a[0], env))


def struck(low: ValueLinker, a: Args, env: Registers) -> Condition:
    """Lower ``struck_last_turn``."""
    history(low)
    return conditions_history.StruckLastTurn(mons(low, a[0], env), low.names.number(str(a[1])))


def fallen(low: ValueLinker, a: Args, env: Registers) -> Selector:
    """Lower ``fallen``."""
    history(low)
    return selectors_history.Fallen(low.player(a[0]))


def spent(low: ValueLinker, a: Args, env: Registers) -> Selector:
    """Lower ``spent``."""
    history(low)
    return selectors_history.Spent(low.player(a[0]))


def played(low: ValueLinker, a: Args, env: Registers) -> Selector:
    """Lower ``trainers_played``."""
    history(low)
    return selectors_history.PlayedThisTurn(low.player(a[0]))


def given(low: ValueLinker, a: Args, env: Registers) -> Selector:
    """Lower ``attached_this_turn``."""
    history(low)
    return selectors_history.GivenThisTurn(mons(low, a[0], env))


def shares_type(low: ValueLinker, a: Args, env: Registers) -> Filter:
    """Lower ``shares_type``."""
    pick, sort = low.pick(a[0], env)
    return filters_in_play.SharesType(pick, sort == "mons")


def leads(low: ValueLinker, a: Args, env: Registers) -> Filter:
    """Lower ``can_lead_to``, which asks for stages that may be in neither deck."""
    low.names.match.kinship = True
    return filters_evolution.EvolvesInto(mons(low, a[0], env), True, low.timed, low.grows)


def grows(low: ValueLinker, a: Args, env: Registers) -> Filter:
    """Lower ``has_evolution``, which asks for stages that may be in neither deck."""
    low.names.match.kinship = True
    return filters_evolution.HasEvolution()


def bearer(low: ValueLinker, a: Args, env: Registers) -> Selector:
    """Lower ``bearer``: the register in which a lasting effect keeps its Pokémon."""
    return selectors.HeldPick(low.bearer) if low.bearer >= 0 else selectors.Nothing()


NUMS: Final[dict[str, Callable[[ValueLinker, Args, Registers], Number]]] = {
    "prizes_gone": lambda low, a, env: numbers.PrizesGone(
        low.player(a[0]), low.names.number(ADDED_PRIZE)
    ),
    "bench_room": lambda low, a, env: numbers.BenchRoom(low.player(a[0])),
    "energy_played": lambda low, a, env: numbers.EnergyPlayed(low.player(a[0])),
    "conditions_on": lambda low, a, env: numbers.ConditionsOn(mons(low, a[0], env)),
    "printed_hp": lambda low, a, env: numbers.PrintedHp(mons(low, a[0], env)),
    "units_in": lambda low, a, env: numbers.UnitsIn(mons(low, a[0], env), low.mask(a[1])),
    "unpaid_cards": lambda low, a, env: UnpaidCards(low.fit(a[0], env)),
}
CONDS: Final[dict[str, Callable[[ValueLinker, Args, Registers], Condition]]] = {
    **{word: lately(word) for word in conditions_history.WORDS},
    "evolved_from": evolved_from,
    "cured_by_evolving": cured,
    "already": already,
    "attacked_last_turn": attacked,
    "attacked_this_turn": lambda low, a, env: conditions_history.AttackedThisTurn(
        mons(low, a[0], env)
    ),
    "event_condition": lambda low, a, env: conditions_history.EventCondition(low.condition(a[0])),
    "team_used_last_turn": side_used,
    "struck_last_turn": struck,
    "attack_is": lambda low, a, env: conditions_history.AttackIs(low.names.number(str(a[0]))),
    "attack_concerns": lambda low, a, env: conditions_history.AttackConcerns(mons(low, a[0], env)),
    "falls": lambda low, a, env: foresee.Falls(mons(low, a[0], env)),
    "attack_in": lambda low, a, env: conditions_history.AttackIn(mons(low, a[0], env)),
    "pays_for": lambda low, a, env: PaysFor(mons(low, a[0], env)),
    "event_power": lambda low, a, env: conditions_history.EventPower(low.powers(a[0])),
    "event_from_zone": lambda low, a, env: conditions_history.EventZone(str(a[0]), True),
    "event_to_zone": lambda low, a, env: conditions_history.EventZone(str(a[0]), False),
}
PICKS: Final[dict[str, Callable[[ValueLinker, Args, Registers], Selector]]] = {
    "last_attack": last_attack,
    "bearer": bearer,
    "weakest": lambda low, a, env: selectors_history.Weakest(mons(low, a[0], env)),
    "top_until": lambda low, a, env: selectors_history.TopUntil(
        low.player(a[0]), low.fit(a[1], env)
    ),
    "fallen": fallen,
    "spent": spent,
    "trainers_played": played,
    "attack_under_way": lambda low, a, env: selectors_history.UnderWay(),
    "attached_this_turn": given,
}
FITS: Final[dict[str, Callable[[ValueLinker, Args, Registers], Filter]]] = {
    "hp_left_at_most": lambda low, a, env: filters_in_play.HpLeft(low.num(a[0], env)),
    "retreat_at_least": lambda low, a, env: FitsNot(
        Measured("retreat_at_most", low.num(Node("sub", (a[0], 1)), env))
    ),
    "units_at_least": lambda low, a, env: filters_in_play.UnitsAtLeast(
        low.num(a[0], env), low.mask(a[1])
    ),
    "holds": lambda low, a, env: filters_in_play.Holds(low.fit(a[0], env), low.num(a[1], env)),
    "holds_fewer": lambda low, a, env: filters_in_play.HoldsFewer(
        low.fit(a[0], env), mons(low, a[1], env)
    ),
    "resists": lambda low, a, env: filters_in_play.Resists(low.mask(a[0])),
    "shares_type": shares_type,
    "evolves_from_named": lambda low, a, env: filters_evolution.EvolvesFromNamed(
        low.names.number(str(a[0]))
    ),
    "descends_from": lambda low, a, env: filters_evolution.DescendsFrom(low.names.line(str(a[0]))),
    "evolves_into": lambda low, a, env: filters_evolution.EvolvesInto(
        mons(low, a[0], env), False, low.timed, low.grows
    ),
    "can_lead_to": leads,
    "levels_into": lambda low, a, env: filters_evolution.LevelsInto(mons(low, a[0], env)),
    "levels_from": lambda low, a, env: filters_evolution.LevelsFrom(mons(low, a[0], env)),
    "conditions_at_least": lambda low, a, env: filters_in_play.ConditionsAtLeast(
        low.num(a[0], env)
    ),
    "repeated": lambda low, a, env: filters_in_play.Repeated(mons(low, a[0], env)),
    "called": lambda low, a, env: filters_in_play.Called(low.register(a[0], env)),
    "other_half": lambda low, a, env: filters_evolution.OtherHalf(mons(low, a[0], env)),
    "usable": lambda low, a, env: filters_in_play.Usable(low.player(a[0])),
    "may_evolve": lambda low, a, env: filters_evolution.MayEvolve(),
    "has_evolution": grows,
    "tool_room": lambda low, a, env: filters_in_play.ToolRoom(),
    "shielded": lambda low, a, env: filters_in_play.Shielded(),
    "face_down": lambda low, a, env: filters_in_play.FaceDown(),
}

NUMBERS.update(NUMS)
CONDITIONS.update(CONDS)
SELECTORS.update(PICKS)
FILTERS.update(FITS)


# Words that no text says: what a question is worth is said with them (``lang/needs/unspoken.py``).
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
