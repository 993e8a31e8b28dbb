"""Special Conditions: ended, one of several, chosen, and none while Active."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.nodes import acted

for _symbol, _meant, _said in (
    ("conditions_to_pick", "[?status]", "{status}"),
    (
        "conditions_to_pick",
        "[?status, *?conditions_to_pick]",
        "{status} [,|or|, or] {conditions_to_pick}",
    ),
    (
        "outcome",
        "[@resting(while_active, @on(?of, forbid_conditions(?of, *?conditions_listed)))]",
        "as long as {of:pokemon} is your Active Pokémon , it can't become {conditions_listed}",
    ),
    (
        "outcome",
        "[$condition_for(?pokemon)]",
        "{pokemon} is now [affected by]? that Special Condition",
    ),
    (
        "act",
        "[$conditions([asleep, burned, confused, paralyzed, poisoned])]",
        "choose(s) [a|1] Special Condition",
    ),
):
    row(_symbol, _meant, _said)


# --- a chosen Special Condition -------------------------------------------------------------------
@rule(
    "outcome",
    "{who:pokemon} is now [either]? {all:conditions_to_pick}",
    "{who:pokemon} is now {all:conditions_to_pick} [( your choice )|, your choice]",
    "choose whether {who:pokemon} [becomes|is now] {all:conditions_to_pick}",
)
def one_of_several(who: Node, all: tuple[str, ...]) -> Block | None:
    if len(all) < 2:
        return None
    blocks = tuple((node("label", one.capitalize()), node("inflict", who, one)) for one in all)
    return (Node("either", ("me", blocks)),)


@rule("act", "choose(s) [either|1 of the following :]? {all:conditions_to_pick}")
def chooses_condition(all: tuple[str, ...]) -> Block | None:
    return (node("$conditions", all),) if len(all) > 1 else None


@rule("act", "[choose to]? [have|make|leave] {who:pokemon} [become]? {c:statuses}")
def makes(who: Node, c: tuple[str, ...]) -> Block:
    return tuple(node("inflict", who, one) for one in c)


# --- cured ----------------------------------------------------------------------------------------
@rule(
    "outcome",
    "{whom:target} [and {other:pokemon}]? [is|are] no longer {some:conditions_listed}",
    "{whom:target} is no longer affected by a Special Condition",
    "{whom:pokemon} [recovers from|is cured of] [being]? {some:conditions_listed}",
    "{whom:pokemon} [also]? recover(s) from all [of]? [[its|their]? Special Conditions|them]",
    "{whom:pokemon} recovers from {one:count} Special Condition [of your choice]?",
)
def recovers(
    whom: Arg, other: Node | None = None, some: tuple[str, ...] = (), one: int = 0
) -> Block:
    who = whom if other is None else node("join", whom, other)
    return acted((node("cure_one", who, "me") if one else node("cure", who, *some),), "me")


row(
    "modifier",
    "@on(?of, immune(?of))",
    "{of:bearer} recover(s) from all Special Conditions and can't be affected by any Special "
    "Conditions",
    "{of:bearer} can't be affected by [any]? Special Condition(s)",
)
