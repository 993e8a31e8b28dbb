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
    return (a,)


@rule("conditions_to_end", "{a:status} [,|or|, or] {b:conditions_to_end}")
@rule("conditions_to_pick", "{a:status} [,|or|, or] {b:conditions_to_pick}")
def more_states(a: str, b: tuple[str, ...]) -> tuple[str, ...]:
    return (a, *b)


@rule("outcome", "{whom:pokemon} is no longer {all:conditions_to_end}")
def cured(whom: Node, all: tuple[str, ...]) -> Block:
    return (node("cure", whom, *all),)


@rule("outcome", "{who:pokemon} is now [either]? {all:conditions_to_end}")
def one_of_several(who: Node, all: tuple[str, ...]) -> Block | None:
    if len(all) < 2:
        return None
    blocks = tuple((node("label", one.capitalize()), node("inflict", who, one)) for one in all)
    return (Node("either", ("me", blocks)),)


@rule(
    "outcome",
    "as long as {who:pokemon} is your Active Pokémon , it can't become {all:conditions_to_end}",
)
def immune_while(who: Node, all: tuple[str, ...]) -> Block:
    return (resting("while_active", on(who, node("forbid_conditions", who, *all))),)


@rule("modifier", "{who:pokemon} can't become {all:conditions_to_end}")
def immune(who: Node, all: tuple[str, ...]) -> Node:
    return on(who, node("forbid_conditions", who, *all))


# --- a Special Condition of one's choice ----------------------------------------------------------
ALL = ("asleep", "burned", "confused", "paralyzed", "poisoned")
phrase("act", (node("$conditions", ALL),), "choose a Special Condition")


@rule("note", "{all:conditions_to_end}")
def told_over(all: tuple[str, ...]) -> Block | None:
    return () if len(all) == len(ALL) else None


@rule(
    "statement",
    "choose either {all:conditions_to_pick}",
    "choose {all:conditions_to_pick}",
    "choose 1 of the following : {all:conditions_to_pick}",
)
def chooses_condition(all: tuple[str, ...]) -> Block | None:
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
    return (node("$condition_for", who),)


@spare_rule(
    "outcome",
    "{who:pokemon} is now {all:conditions_to_pick} ( your choice )",
    "{who:pokemon} is now {all:conditions_to_pick} , your choice",
)
def choice_of_condition(who: Node, all: tuple[str, ...]) -> Block | None:
    return (either_condition(who, all),) if len(all) > 1 else None


def either_condition(who: Arg, all: tuple[str, ...]) -> Node:
    """Return the choice of one condition for somebody."""
    blocks = tuple((node("label", one.capitalize()), node("inflict", who, one)) for one in all)
    return Node("either", ("me", blocks))


@rule("act", "choose(s) either {all:conditions_listed}")
def picks_condition(all: tuple[str, ...]) -> Block:
    return (node("$conditions", all),)


# --- cured ----------------------------------------------------------------------------------------
@rule("act", "remove(s) all Special Conditions and [all]? damage counters from {whom:target}")
def cures_wholly(whom: Arg) -> Block:
    picked = isinstance(whom, Node) and whom.word == "$pick"
    return (node("cure", whom), node("heal_all", THAT if picked else whom))


@rule("act", "remove(s) the Special Condition {c:status} from {whom:target}")
def cures_one(c: str, whom: Arg) -> Block:
    return (node("cure", whom, c),)


@rule("outcome", "choose whether {who:pokemon} [becomes|is now] {all:conditions_to_pick}")
def chosen_condition(who: Node, all: tuple[str, ...]) -> Block | None:
    return (either_condition(who, all),) if len(all) > 1 else None


@spare_rule(
    "outcome", "{whom:pokemon} [also]? recover(s) from all [of]? [its|their]? Special Conditions"
)
def recovers(whom: Node) -> Block:
    return (node("cure", whom),)


spare_phrase("outcome", (node("cure", THAT),), "they [also]? recover from all Special Conditions")
spare_phrase("outcome", (node("cure", node("$it")),), "it recovers from all of them")


@spare_rule("outcome", "{whom:pokemon} recovers from being {all:conditions_to_end}")
@spare_rule("outcome", "{whom:pokemon} is cured of [being]? {all:conditions_to_end}")
def recovers_from(whom: Node, all: tuple[str, ...]) -> Block:
    return (node("cure", whom, *all),)


@spare_rule(
    "modifier",
    "{who:bearer} recover(s) from all Special Conditions and can't be affected by any Special "
    "Conditions",
)
def immune_from_now(who: Arg) -> Node:
    return on(who, node("immune", who))
