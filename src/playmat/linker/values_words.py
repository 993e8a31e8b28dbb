"""Words of the card language that are one number, condition, selector or filter each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from playmat.engine.ops import falling, foresee, reach, worth
from playmat.engine.table.history import SHED
from playmat.engine.values import (
    conditions_history,
    filters_evolution,
    filters_in_play,
    numbers,
    prizes_taken,
    selectors,
    selectors_history,
)
from playmat.engine.values.conditions import AnyOf, PaysFor
from playmat.engine.values.filters import FitsNot, Measured
from playmat.engine.values.numbers import UnpaidCards
from playmat.kinds import causes, conditions
from playmat.lang.node import Arg, Node, is_word
from playmat.linker.names import ADDED_PRIZE, Registers
from playmat.linker.values import CONDITIONS, FILTERS, NUMBERS, SELECTORS, ValueLinker
from playmat.model.definitions import Condition, Filter, Number, Selector

_Made = TypeVar("_Made")


def mons(low: ValueLinker, arg: Arg, env: Registers) -> Selector:
    """Lower a selector whose sort does not matter."""
    return low.pick(arg, env)[0]


def history(low: ValueLinker) -> None:
    """Let the match note what happened lately."""
    low.names.match.history = True


def lately(word: str) -> Callable[[ValueLinker, Node, Registers], Condition]:
    """Return what lowers a condition about this turn, or the last."""

    def made(low: ValueLinker, said: Node, env: Registers) -> Condition:
        history(low)
        what, ago = conditions_history.WORDS[word], int(word.endswith("_last_turn"))
        return conditions_history.Lately(mons(low, said["who"], env), what, ago)

    return made


def evolved_from(low: ValueLinker, said: Node, env: Registers) -> Condition:
    """Lower ``evolved_from``."""
    history(low)
    named = low.fit(Node("named", (said["name"],)), env)
    return conditions_history.EvolvedFrom(mons(low, said["who"], env), named)


def cured(low: ValueLinker, said: Node, env: Registers) -> Condition:
    """Lower ``cured_by_evolving``."""
    history(low)
    return conditions_history.Lately(
        mons(low, said["who"], env), SHED + low.condition(said["condition"]), 0
    )


def already(low: ValueLinker, said: Node, env: Registers) -> Condition:
    """Lower ``already``."""
    history(low)
    assert isinstance(said["conditions"], tuple)
    wanted = sum(low.condition(one) for one in said["conditions"]) or 2 ** len(conditions.NAMES) - 1
    return conditions_history.Already(mons(low, said["who"], env), wanted)


def side_used(low: ValueLinker, said: Node, env: Registers) -> Condition:
    """Lower ``team_used_last_turn``."""
    history(low)
    return conditions_history.SideUsed(
        low.player(said["player"]), low.names.number(str(said["attack"]))
    )


def last_attack(low: ValueLinker, said: Node, env: Registers) -> Selector:
    """Lower ``last_attack``: of a whole side it is what was made, whoever has gone since."""
    of = said["of"]
    if is_word(of, "all"):
        history(low)
        return selectors_history.MadeLastTurn(low.player(of["player"]))
    return selectors.LastAttack(mons(low, of, env))


def attacked(low: ValueLinker, said: Node, env: Registers) -> Condition:
    """Lower ``attacked_last_turn``, of a whole side as ``last_attack``."""
    if is_word(said["who"], "all"):
        return AnyOf(last_attack(low, Node("last_attack", (said["who"],)), env))
    return conditions_history.AttackedLastTurn(mons(low, said["who"], env))


def struck(low: ValueLinker, said: Node, env: Registers) -> Condition:
    """Lower ``struck_last_turn``."""
    history(low)
    return conditions_history.StruckLastTurn(
        mons(low, said["who"], env), low.names.number(str(said["attack"]))
    )


def of_player(make: Callable[[int], _Made]) -> Callable[[ValueLinker, Node, Registers], _Made]:
    """Return what lowers a word for what happened lately on a player's side."""

    def link(low: ValueLinker, said: Node, env: Registers) -> _Made:
        history(low)
        return make(low.player(said["player"]))

    return link


def given(low: ValueLinker, said: Node, env: Registers) -> Selector:
    """Lower ``attached_this_turn``."""
    history(low)
    return selectors_history.GivenThisTurn(mons(low, said["to"], env))


def shares_type(low: ValueLinker, said: Node, env: Registers) -> Filter:
    """Lower ``shares_type``."""
    pick, sort = low.pick(said["with"], env)
    return filters_in_play.SharesType(pick, sort == "mons")


def leads(low: ValueLinker, said: Node, env: Registers) -> Filter:
    """Lower ``can_lead_to``, which asks for stages that may be in neither deck."""
    low.names.match.kinship = True
    return filters_evolution.EvolvesInto(mons(low, said["of"], env), True, low.timed, low.grows)


def grows(low: ValueLinker, said: Node, env: Registers) -> Filter:
    """Lower ``has_evolution``, which asks for stages that may be in neither deck."""
    low.names.match.kinship = True
    return filters_evolution.HasEvolution()


def bearer(low: ValueLinker, said: Node, env: Registers) -> Selector:
    """Lower ``bearer``: the register in which a lasting effect keeps its Pokémon."""
    return selectors.HeldPick(low.bearer) if low.bearer >= 0 else selectors.Nothing()


NUMS: Final[dict[str, Callable[[ValueLinker, Node, Registers], Number]]] = {
    "prizes_gone": lambda low, n, env: prizes_taken.PrizesGone(
        low.player(n["player"]), low.names.number(ADDED_PRIZE)
    ),
    "prizes_taken_last_turn": of_player(prizes_taken.PrizesLastTurn),
    "bench_room": lambda low, n, env: numbers.BenchRoom(low.player(n["player"])),
    "energy_played": lambda low, n, env: numbers.EnergyPlayed(low.player(n["player"])),
    "conditions_on": lambda low, n, env: numbers.ConditionsOn(mons(low, n["on"], env)),
    "printed_hp": lambda low, n, env: numbers.PrintedHp(mons(low, n["of"], env)),
    "units_in": lambda low, n, env: numbers.UnitsIn(mons(low, n["of"], env), low.mask(n["type"])),
    "unpaid_cards": lambda low, n, env: UnpaidCards(low.fit(n["filter"], env)),
}
CONDS: Final[dict[str, Callable[[ValueLinker, Node, Registers], Condition]]] = {
    **{word: lately(word) for word in conditions_history.WORDS},
    "evolved_from": evolved_from,
    "cured_by_evolving": cured,
    "already": already,
    "attacked_last_turn": attacked,
    "attacked_this_turn": lambda low, n, env: conditions_history.AttackedThisTurn(
        mons(low, n["who"], env)
    ),
    "event_condition": lambda low, n, env: conditions_history.EventCondition(
        low.condition(n["condition"])
    ),
    "team_used_last_turn": side_used,
    "struck_last_turn": struck,
    "limit_used": lambda low, n, env: conditions_history.LimitUsed(
        low.player(n["player"]), low.names.number(f"all {n['shared']}")
    ),
    "attack_is": lambda low, n, env: conditions_history.AttackIs(low.names.number(str(n["name"]))),
    "attack_concerns": lambda low, n, env: conditions_history.AttackConcerns(
        mons(low, n["who"], env)
    ),
    "falls": lambda low, n, env: foresee.Falls(mons(low, n["who"], env)),
    "attack_in": lambda low, n, env: conditions_history.AttackIn(mons(low, n["of"], env)),
    "pays_for": lambda low, n, env: PaysFor(mons(low, n["attack"], env)),
    "event_power": lambda low, n, env: conditions_history.EventPower(low.powers(n["power"])),
    "event_from_zone": lambda low, n, env: conditions_history.EventZone(str(n["place"]), True),
    "event_to_zone": lambda low, n, env: conditions_history.EventZone(str(n["place"]), False),
}
PICKS: Final[dict[str, Callable[[ValueLinker, Node, Registers], Selector]]] = {
    "last_attack": last_attack,
    "bearer": bearer,
    "weakest": lambda low, n, env: selectors_history.Weakest(mons(low, n["of"], env)),
    "top_until": lambda low, n, env: selectors_history.TopUntil(
        low.player(n["player"]), low.fit(n["filter"], env)
    ),
    "fallen": of_player(selectors_history.Fallen),
    "spent": of_player(selectors_history.Spent),
    "trainers_played": of_player(selectors_history.PlayedThisTurn),
    "attack_under_way": lambda low, n, env: selectors_history.UnderWay(),
    "attached_this_turn": given,
}
FITS: Final[dict[str, Callable[[ValueLinker, Node, Registers], Filter]]] = {
    "hp_left_at_most": lambda low, n, env: filters_in_play.HpLeft(low.num(n["hp"], env)),
    "retreat_at_least": lambda low, n, env: FitsNot(
        Measured("retreat_at_most", low.num(Node("sub", (n["cost"], 1)), env))
    ),
    "units_at_least": lambda low, n, env: filters_in_play.UnitsAtLeast(
        low.num(n["count"], env), low.mask(n["type"])
    ),
    "holds": lambda low, n, env: filters_in_play.Holds(
        low.fit(n["filter"], env), low.num(n["least"], env)
    ),
    "holds_fewer": lambda low, n, env: filters_in_play.HoldsFewer(
        low.fit(n["filter"], env), mons(low, n["than"], env)
    ),
    "resists": lambda low, n, env: filters_in_play.Resists(low.mask(n["type"])),
    "shares_type": shares_type,
    "evolves_from_named": lambda low, n, env: filters_evolution.EvolvesFromNamed(
        low.names.number(str(n["name"]))
    ),
    "descends_from": lambda low, n, env: filters_evolution.DescendsFrom(
        low.names.line(str(n["part"]))
    ),
    "evolves_into": lambda low, n, env: filters_evolution.EvolvesInto(
        mons(low, n["of"], env), False, low.timed, low.grows
    ),
    "can_lead_to": leads,
    "levels_into": lambda low, n, env: filters_evolution.LevelsInto(mons(low, n["of"], env)),
    "levels_from": lambda low, n, env: filters_evolution.LevelsFrom(mons(low, n["of"], env)),
    "conditions_at_least": lambda low, n, env: filters_in_play.ConditionsAtLeast(
        low.num(n["count"], env)
    ),
    "repeated": lambda low, n, env: filters_in_play.Repeated(mons(low, n["among"], env)),
    "called": lambda low, n, env: filters_in_play.Called(low.register(n["var"], env)),
    "other_half": lambda low, n, env: filters_evolution.OtherHalf(mons(low, n["of"], env)),
    "usable": lambda low, n, env: filters_in_play.Usable(low.player(n["by"])),
    "may_evolve": lambda low, n, env: filters_evolution.MayEvolve(),
    "has_evolution": grows,
    "tool_room": lambda low, n, env: filters_in_play.ToolRoom(),
    "shielded": lambda low, n, env: filters_in_play.Shielded(),
    "face_down": lambda low, n, env: filters_in_play.FaceDown(),
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
