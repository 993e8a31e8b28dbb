"""Special Conditions: ended, one of several, chosen, and none while Active."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import on, resting

THAT = node("$that", "mons")


@rule("conditions_to_end", "{a:status}")
@rule("conditions_to_pick", "{a:status}")
def one_state(a: str) -> tuple[str, ...]:
    """Read one condition of several."""
    return (a,)


@rule("conditions_to_end", "{a:status} [,|or|, or] {b:conditions_to_end}")
@rule("conditions_to_pick", "{a:status} [,|or|, or] {b:conditions_to_pick}")
def more_states(a: str, b: tuple[str, ...]) -> tuple[str, ...]:
    """Read several conditions."""
    return (a, *b)


@rule("outcome", "{whom:pokemon} is no longer {all:conditions_to_end}")
def cured(whom: Node, all: tuple[str, ...]) -> Block:
    """Read conditions that end."""
    return (node("cure", whom, *all),)


@rule("outcome", "{who:pokemon} is now [either]? {all:conditions_to_end}")
def one_of_several(who: Node, all: tuple[str, ...]) -> Block | None:
    """Read one of several conditions, as this player likes."""
    if len(all) < 2:
        return None
    blocks = tuple((node("label", one.capitalize()), node("inflict", who, one)) for one in all)
    return (Node("either", ("me", blocks)),)


@rule(
    "outcome",
    "as long as {who:pokemon} is your Active Pokémon , it can't become {all:conditions_to_end}",
)
def immune_while(who: Node, all: tuple[str, ...]) -> Block:
    """Read conditions somebody cannot get while Active."""
    return (resting("while_active", on(who, node("forbid_conditions", who, *all))),)


@rule("modifier", "{who:pokemon} can't become {all:conditions_to_end}")
def immune(who: Node, all: tuple[str, ...]) -> Node:
    """Read conditions somebody cannot get."""
    return on(who, node("forbid_conditions", who, *all))


# --- a Special Condition of one's choice ----------------------------------------------------------
ALL = ("asleep", "burned", "confused", "paralyzed", "poisoned")
phrase("act", (node("$conditions", ALL),), "choose a Special Condition")


@rule("note", "{all:conditions_to_end}")
def told_over(all: tuple[str, ...]) -> Block | None:
    """Read the Special Conditions told over in brackets."""
    return () if len(all) == len(ALL) else None


@rule(
    "statement",
    "choose either {all:conditions_to_pick}",
    "choose {all:conditions_to_pick}",
    "choose 1 of the following : {all:conditions_to_pick}",
)
def chooses_condition(all: tuple[str, ...]) -> Block | None:
    """Read a Special Condition chosen; the next sentence says for whom."""
    return (node("$conditions", all),) if len(all) > 1 else None


phrase(
    "statement",
    (node("$conditions", ("asleep", "burned", "confused", "paralyzed", "poisoned")),),
    "choose a Special Condition",
    "choose 1 Special Condition",
)


@rule(
    "outcome",
    "{who:pokemon} is now affected by that Special Condition",
    "{who:pokemon} is now that Special Condition",
)
def that_condition(who: Node) -> Block:
    """Read the condition just chosen put on somebody."""
    return (node("$condition_for", who),)


@spare_rule(
    "outcome",
    "{who:pokemon} is now {all:conditions_to_pick} ( your choice )",
    "{who:pokemon} is now {all:conditions_to_pick} , your choice",
)
def choice_of_condition(who: Node, all: tuple[str, ...]) -> Block | None:
    """Read one of several conditions put on somebody."""
    return (either_condition(who, all),) if len(all) > 1 else None


def either_condition(who: Arg, all: tuple[str, ...]) -> Node:
    """Return the choice of one condition for somebody."""
    blocks = tuple((node("label", one.capitalize()), node("inflict", who, one)) for one in all)
    return Node("either", ("me", blocks))


@rule("act", "choose(s) either {all:conditions_listed}")
def picks_condition(all: tuple[str, ...]) -> Block:
    """Read a Special Condition that a player picks."""
    return (node("$conditions", all),)


# --- cured ----------------------------------------------------------------------------------------
@rule("act", "remove(s) all Special Conditions and [all]? damage counters from {whom:target}")
def cures_wholly(whom: Arg) -> Block:
    """Read conditions cured and all damage healed."""
    picked = isinstance(whom, Node) and whom.word == "$pick"
    return (node("cure", whom), node("heal_all", THAT if picked else whom))


@rule("act", "remove(s) the Special Condition {c:status} from {whom:target}")
def cures_one(c: str, whom: Arg) -> Block:
    """Read one condition cured."""
    return (node("cure", whom, c),)


@rule("outcome", "choose whether {who:pokemon} [becomes|is now] {all:conditions_to_pick}")
def chosen_condition(who: Node, all: tuple[str, ...]) -> Block | None:
    """Read one of several conditions that a player picks for somebody."""
    return (either_condition(who, all),) if len(all) > 1 else None


@spare_rule(
    "outcome", "{whom:pokemon} [also]? recover(s) from all [of]? [its|their]? Special Conditions"
)
def recovers(whom: Node) -> Block:
    """Read all conditions of somebody that end."""
    return (node("cure", whom),)


spare_phrase("outcome", (node("cure", THAT),), "they [also]? recover from all Special Conditions")
spare_phrase("outcome", (node("cure", node("$it")),), "it recovers from all of them")


@spare_rule("outcome", "{whom:pokemon} recovers from being {all:conditions_to_end}")
@spare_rule("outcome", "{whom:pokemon} is cured of [being]? {all:conditions_to_end}")
def recovers_from(whom: Node, all: tuple[str, ...]) -> Block:
    """Read some conditions of somebody that end."""
    return (node("cure", whom, *all),)


@spare_rule(
    "modifier",
    "{who:bearer} recover(s) from all Special Conditions and can't be affected by any Special "
    "Conditions",
)
def immune_from_now(who: Arg) -> Node:
    """Read somebody who cannot have any condition, nor keeps one."""
    return on(who, node("immune", who))
