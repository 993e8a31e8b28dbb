"""Odds and ends of attacks: cards among others, damage given back, conditions chosen."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, acted, node
from playmat.reader.grammar import phrase, rule

phrase(
    "statement",
    (node("$evolving"),),
    "( this counts as evolving [that Pokémon|this Pokémon|~|it] )",
    "this counts as evolving [that Pokémon|this Pokémon|~|it]",
)


phrase("reminder", True, "including ~")


# --- cards among those just seen ----------------------------------------------------------------
@rule(
    "statement",
    "if any of [those cards|them] are {kind:cardkind} , attach them to {to:target}",
    "if any of [those cards|them] are {kind:cardkind} , attach those cards to {to:target}",
)
def attaches_fitting(kind: Node, to: Arg) -> Block:
    """Read the fitting ones of some cards attached."""
    return acted((node("attach", node("where", node("$them"), kind), to),), "me")


@rule(
    "statement",
    "if any of [those cards|them] are {kind:cardkind} , "
    "attach them to {of:mons} in any way you like",
)
def attaches_fitting_freely(kind: Node, of: Arg) -> Block:
    """Read the fitting ones of some cards attached one by one."""
    one = node("attach", node("$each_one"), node("$pick", of, 1, 1, "me"))
    return (node("$each", node("where", node("$them"), kind), (one,)),)


@rule("act", "draw(s) {n:count} more card(s)")
def draws_more(n: int) -> Block:
    """Read some more cards drawn."""
    return (node("draw", "$who", n),)


# --- the same amount of damage ------------------------------------------------------------------
@rule("hurt", "{who:mon} was damaged by an attack during your opponent's last turn")
def hurt_last_turn(who: Node) -> Node:
    """Read somebody who was damaged in the last turn."""
    return who


@rule("statement", "if {who:hurt} , this attack does the same amount of damage [done]? to {x:mon}")
def gives_back(who: Node, x: Node) -> Block:
    """Read the damage of the last turn given back."""
    return (node("hit", x, node("last_damage", who)),)


@rule("thing", "{kind:monnoun} in the Lost Zone", "of your {kind:monnoun} in the Lost Zone")
def in_lost_zone(kind: Node) -> Node:
    """Read Pokémon in the Lost Zone."""
    cards = node("lost", "me")
    return node("count", node("where", cards, node("pokemon") if kind.word == "$any" else kind))


# --- a choice of conditions ---------------------------------------------------------------------
@rule("anycondition", "{a:condition}")
def one_of(a: str) -> tuple[str, ...]:
    """Read one condition of a list."""
    return (a,)


@rule("anycondition", "{a:condition} [,|or|, or] {b:anycondition}")
def some_of(a: str, b: tuple[str, ...]) -> tuple[str, ...]:
    """Read a list of conditions."""
    return (a, *b)


@rule(
    "statement",
    "choose either {all:anycondition}",
    "choose {all:anycondition}",
    "choose 1 of the following : {all:anycondition}",
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
    "declared",
    "{who:mon} is now affected by that Special Condition",
    "{who:mon} is now that Special Condition",
)
def that_condition(who: Node) -> Block:
    """Read the condition just chosen put on somebody."""
    return (node("$condition_for", who),)


@rule(
    "declared",
    "{who:mon} is now {all:anycondition} ( your choice )",
    "{who:mon} is now {all:anycondition} , your choice",
)
def choice_of_condition(who: Node, all: tuple[str, ...]) -> Block | None:
    """Read one of several conditions put on somebody."""
    return (either_condition(who, all),) if len(all) > 1 else None


def either_condition(who: Arg, all: tuple[str, ...]) -> Node:
    """Return the choice of one condition for somebody."""
    blocks = tuple((node("label", one.capitalize()), node("inflict", who, one)) for one in all)
    return Node("either", ("me", blocks))
