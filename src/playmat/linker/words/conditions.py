"""Words that are conditions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playmat.engine.ops import foresee, reach, worth
from playmat.engine.table.history import SHED
from playmat.engine.values import conditions
from playmat.engine.values import conditions_history as lately
from playmat.engine.values.selectors import Self
from playmat.kinds.conditions import NAMES
from playmat.lang.node import Node, is_word
from playmat.linker.names import Registers, condition_bit, player
from playmat.linker.values import (
    Link,
    ValueLinker,
    cause_ahead,
    each,
    made,
    noting_history,
    the_word,
)
from playmat.linker.words.selectors import last_attack
from playmat.model.definitions import Condition


def any_of(low: ValueLinker, said: Node, env: Registers) -> Condition:
    pick, sort = low.pick(said["of"], env), low.sort(said["of"], env)
    if low.reaching and sort in ("mons", "cards"):
        return conditions.AnyInReach(pick, sort == "mons")
    return conditions.AnyOf(pick)


def are(low: ValueLinker, said: Node, env: Registers) -> Condition:
    pick, fit = low.pick(said["what"], env), low.fit(said["filter"], env)
    if isinstance(pick, Self):
        return conditions.SelfIs(fit)
    return conditions.Is(pick, fit, low.selects_mons(said["what"], env))


def did(low: ValueLinker, said: Node, env: Registers) -> Condition:
    reg = low.register(said["var"], env)
    return conditions.Did(reg, env.sort_of(said["var"]) in ("num", "coins"))


def event_from(low: ValueLinker, said: Node, env: Registers) -> Condition:
    who = said["who"]
    team = player(who["player"]) if is_word(who, "all") else -1
    return conditions.EventFrom(low.pick(who, env), team)


def happened(low: ValueLinker, said: Node, env: Registers) -> Condition:
    """Link a condition about this turn or the last one."""
    what, ago = lately.WORDS[said.word], int(said.word.endswith("_last_turn"))
    return lately.Lately(low.pick(said["who"], env), what, ago)


def evolved_from(low: ValueLinker, said: Node, env: Registers) -> Condition:
    named = low.fit(Node("named", (said["name"],)), env)
    return lately.EvolvedFrom(low.pick(said["who"], env), named)


def already(low: ValueLinker, said: Node, env: Registers) -> Condition:
    assert isinstance(said["conditions"], tuple)
    wanted = sum(condition_bit(str(one)) for one in said["conditions"]) or 2 ** len(NAMES) - 1
    return lately.Already(low.pick(said["who"], env), wanted)


def attacked(low: ValueLinker, said: Node, env: Registers) -> Condition:
    """Link ``attacked_last_turn``; for a whole side, as ``last_attack``."""
    if is_word(said["who"], "all"):
        return conditions.AnyOf(last_attack(low, Node("last_attack", (said["who"],)), env))
    return lately.AttackedLastTurn(low.pick(said["who"], env))


def one_is_picked(low: ValueLinker, said: Node, env: Registers) -> bool:
    """Whether one of several Pokémon is picked."""
    return said.child("to").word in ("all", "bench_of", "where", "less", "join")


CONDITIONS: Final[Mapping[str, Link[Condition]]] = {
    "always": made(conditions.Fixed, True),
    "never": made(conditions.Fixed, False),
    "not": made(conditions.Not, "condition"),
    "and": made(conditions.Both, "left", "right", False),
    "or": made(conditions.Both, "left", "right", True),
    "compare": made(conditions.Compare, "left", "how", "right"),
    "any_of": any_of,
    "is": are,
    "did": did,
    "all_heads": made(conditions.AllHeads, "var"),
    "my_turn": made(conditions.TurnIs, the_word, 0),
    "their_turn": made(conditions.TurnIs, the_word, 0),
    **each(
        ("first_turn", "went_first", "bench_full", "supporter_played", "knocked_out_last_turn"),
        made(conditions.TurnIs, the_word, "player"),
    ),
    "used_last_turn": made(conditions.UsedLastTurn, "attack"),
    "entered_this_turn": made(conditions.Entered, "who"),
    "pays_for": made(conditions.PaysFor, "attack"),
    "falls": made(foresee.Falls, "who"),
    # the current event
    "event_cause": made(conditions.EventCause, "cause"),
    "event_by_hand": made(conditions.EventByHand),
    "event_by_attack": made(conditions.EventByAttack),
    "event_from": event_from,
    "event_condition": made(lately.EventCondition, "condition"),
    "event_power": made(lately.EventPower, "power"),
    "event_from_zone": made(lately.EventZone, "place", True),
    "event_to_zone": made(lately.EventZone, "place", False),
    "attack_is": made(lately.AttackIs, "name"),
    "attack_in": made(lately.AttackIn, "of"),
    "attack_concerns": made(lately.AttackConcerns, "who"),
    # recent events
    **each(lately.WORDS, noting_history(happened)),
    "evolved_from": noting_history(evolved_from),
    "cured_by_evolving": noting_history(
        made(lambda who, bit: lately.Lately(who, SHED + bit, 0), "who", "condition")
    ),
    "already": noting_history(already),
    "attacked_last_turn": attacked,
    "attacked_this_turn": made(lately.AttackedThisTurn, "who"),
    "team_used_last_turn": noting_history(made(lately.SideUsed, "player", "attack")),
    "struck_last_turn": noting_history(made(lately.StruckLastTurn, "who", "attack")),
    "limit_used": made(
        lately.LimitUsed,
        "player",
        lambda low, said, env: low.names.number(f"all {said['shared']}"),
    ),
    # whether a question matters
    "$givable": made(worth.Givable, "cards", "to", cause_ahead, one_is_picked),
    "$all_givable": made(worth.AllGivable, "cards", "to"),
    "$apart": made(worth.OneAndAnother, "one", "other"),
    "$gives_way": made(reach.GivesWay, "left", cause_ahead),
    "$not_laid_yet": made(reach.NotLaidYet),
    "$still_comes": made(worth.StillComes),
    "$draws_minded": made(worth.DrawsMinded),
}
