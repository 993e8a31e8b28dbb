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
    noting_history,
    object_of,
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
    "always": object_of(conditions.Fixed, True),
    "never": object_of(conditions.Fixed, False),
    "not": object_of(conditions.Not, "condition"),
    "and": object_of(conditions.Both, "left", "right", False),
    "or": object_of(conditions.Both, "left", "right", True),
    "compare": object_of(conditions.Compare, "left", "how", "right"),
    "any_of": any_of,
    "is": are,
    "did": did,
    "all_heads": object_of(conditions.AllHeads, "var"),
    "my_turn": object_of(conditions.TurnIs, the_word, 0),
    "their_turn": object_of(conditions.TurnIs, the_word, 0),
    **each(
        ("first_turn", "went_first", "bench_full", "supporter_played", "knocked_out_last_turn"),
        object_of(conditions.TurnIs, the_word, "player"),
    ),
    "used_last_turn": object_of(conditions.UsedLastTurn, "attack"),
    "entered_this_turn": object_of(conditions.Entered, "who"),
    "pays_for": object_of(conditions.PaysFor, "attack"),
    "falls": object_of(foresee.Falls, "who"),
    # the current event
    "event_cause": object_of(conditions.EventCause, "cause"),
    "event_by_hand": object_of(conditions.EventByHand),
    "event_by_attack": object_of(conditions.EventByAttack),
    "event_from": event_from,
    "event_condition": object_of(lately.EventCondition, "condition"),
    "event_power": object_of(lately.EventPower, "power"),
    "event_from_zone": object_of(lately.EventZone, "place", True),
    "event_to_zone": object_of(lately.EventZone, "place", False),
    "attack_is": object_of(lately.AttackIs, "name"),
    "attack_in": object_of(lately.AttackIn, "of"),
    "attack_concerns": object_of(lately.AttackConcerns, "who"),
    # recent events
    **each(lately.WORDS, noting_history(happened)),
    "evolved_from": noting_history(evolved_from),
    "cured_by_evolving": noting_history(
        object_of(lambda who, bit: lately.Lately(who, SHED + bit, 0), "who", "condition")
    ),
    "already": noting_history(already),
    "attacked_last_turn": attacked,
    "attacked_this_turn": object_of(lately.AttackedThisTurn, "who"),
    "team_used_last_turn": noting_history(object_of(lately.SideUsed, "player", "attack")),
    "struck_last_turn": noting_history(object_of(lately.StruckLastTurn, "who", "attack")),
    "limit_used": object_of(
        lately.LimitUsed,
        "player",
        lambda low, said, env: low.names.number(f"all {said['shared']}"),
    ),
    # whether a question matters
    "$givable": object_of(worth.Givable, "cards", "to", cause_ahead, one_is_picked),
    "$all_givable": object_of(worth.AllGivable, "cards", "to"),
    "$apart": object_of(worth.OneAndAnother, "one", "other"),
    "$gives_way": object_of(reach.GivesWay, "left", cause_ahead),
    "$not_laid_yet": object_of(reach.NotLaidYet),
    "$still_comes": object_of(worth.StillComes),
    "$draws_minded": object_of(worth.DrawsMinded),
}
