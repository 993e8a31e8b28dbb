"""Special Conditions: ended, one of several, chosen, and none while Active."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule

row("conditions_to_end", "[?status]", "{status}")
row("conditions_to_pick", "[?status]", "{status}")
row(
    "conditions_to_end",
    "[?status, *?conditions_to_end]",
    "{status} [,|or|, or] {conditions_to_end}",
)
row(
    "conditions_to_pick",
    "[?status, *?conditions_to_pick]",
    "{status} [,|or|, or] {conditions_to_pick}",
)


@rule("outcome", "{who:pokemon} is now [either]? {all:conditions_to_end}")
def one_of_several(who: Node, all: tuple[str, ...]) -> Block | None:
    if len(all) < 2:
        return None
    blocks = tuple((node("label", one.capitalize()), node("inflict", who, one)) for one in all)
    return (Node("either", ("me", blocks)),)


row(
    "outcome",
    "[@resting(while_active, @on(?of, forbid_conditions(?of, *?conditions_to_end)))]",
    "as long as {of:pokemon} is your Active Pokémon , it can't become {conditions_to_end}",
)
row(
    "modifier",
    "@on(?of, forbid_conditions(?of, *?conditions_to_end))",
    "{of:pokemon} can't become {conditions_to_end}",
)


# --- a Special Condition of one's choice ----------------------------------------------------------
ALL = ("asleep", "burned", "confused", "paralyzed", "poisoned")

row(
    "act",
    "[$conditions([asleep, burned, confused, paralyzed, poisoned])]",
    "choose a Special Condition",
)
row(
    "act",
    "@acted([$conditions([asleep, burned, confused, paralyzed, poisoned])], me)",
    "choose(s) 1 Special Condition",
)


@rule("act", "have {who:pokemon} become {c:statuses}")
@rule("act", "[choose to]? make {who:pokemon} {c:statuses}", "leave {who:pokemon} {c:statuses}")
def makes(who: Node, c: tuple[str, ...]) -> Block:
    return tuple(node("inflict", who, one) for one in c)


row("act", "[cure_one(?target, $who)]", "remove(s) [a|1] Special Condition from {target}")
row(
    "act",
    "[cure(?target, ?status)]",
    "remove(s) the Special Condition {status} from {target:pokemon}",
    "remove(s) the Special Condition {status} from {target}",
)
row(
    "act",
    "[cure(?target, asleep, confused, paralyzed, poisoned)]",
    "remove(s) all [of]? those effects from {target:pokemon}",
)
row(
    "act",
    "[cure(host())]",
    "remove(s) all of them",
    "remove(s) any Special Conditions from the Pokémon",
)
row(
    "outcome",
    "[cure(join(?left, ?right), *?conditions_listed)]",
    "{left:pokemon} and {right:pokemon} are no longer {conditions_listed}",
)


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


row(
    "statement",
    "[$conditions(?conditions_to_pick), $conditions(?b)]",
    "choose either {conditions_to_pick} , and either {b:conditions_to_pick}",
)
row(
    "statement",
    "[$conditions([asleep, burned, confused, paralyzed, poisoned])]",
    "choose a Special Condition",
    "choose 1 Special Condition",
)
row(
    "outcome",
    "[$condition_for(?pokemon)]",
    "{pokemon} is now affected by that Special Condition",
    "{pokemon} is now that Special Condition",
)
row(
    "outcome",
    "[$condition_for(?pokemon), $condition_for(?pokemon)]",
    "{pokemon} is now affected by both Special Conditions",
)


@rule(
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


row("act", "[$conditions(?conditions_listed)]", "choose(s) either {conditions_listed}")


# --- cured ----------------------------------------------------------------------------------------
@rule("outcome", "choose whether {who:pokemon} [becomes|is now] {all:conditions_to_pick}")
def chosen_condition(who: Node, all: tuple[str, ...]) -> Block | None:
    return (either_condition(who, all),) if len(all) > 1 else None


row(
    "outcome",
    "[cure(?target)]",
    "{target:pokemon} [also]? recover(s) from all [of]? [its|their]? Special Conditions",
)
row("outcome", "[cure($it())]", "it recovers from all of them")
row(
    "outcome",
    "[cure(?target, *?conditions_to_end)]",
    "{target:pokemon} is no longer {conditions_to_end}",
    "{target:pokemon} recovers from being {conditions_to_end}",
    "{target:pokemon} is cured of [being]? {conditions_to_end}",
)
row(
    "outcome",
    "@acted([cure(?target, ?status, ?b, ?c, ?d)], me)",
    "{target} is no longer {status} , {b:status} , {c:status} , or {d:status}",
)
row(
    "outcome",
    "@acted([cure(?target)], me)",
    "{target} is no longer affected by a Special Condition",
)
row(
    "modifier",
    "@on(?of, immune(?of))",
    "{of:bearer} recover(s) from all Special Conditions and can't be affected by any Special "
    "Conditions",
    "{of:bearer} can't be affected by [any]? Special Condition(s)",
)


row("outcome", "[cure($that(mons))]", "they [also]? recover from all Special Conditions")
row("act", "[cure($that(mons))]", "remove(s) any Special Conditions affecting those Pokémon")
row("outcome", "[cure_one(?target, me)]", "{target:pokemon} recovers from a Special Condition")
