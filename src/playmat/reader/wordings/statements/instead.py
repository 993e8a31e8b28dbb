"""In place of what was said before, damage to others, and coins by their place."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, changed, node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import asks_a_card
from playmat.reader.nodes import acted

THAT = node("$that", "mons")
SAME = node("$same")


# --- in place of ------------------------------------------------------------------------------
@rule(
    "statement",
    "if {c:conditions} , {do:other_act} instead",
    "{do:other_act} instead if {c:conditions}",
)
def in_its_place(c: Node, do: Block) -> Block | None:
    return None if asks_a_card(c, do) else acted((node("$in_place", c, do),), "me")


@rule("statement", "if {c:condition} , you may {do:acts} instead", cost=1)
def may_in_its_place(c: Node, do: Block) -> Block:
    if any(n.word == "tool" for n in nodes_in(c)):
        do = cast(Block, changed(do, _with_room))
    return (node("$may_instead", c, acted(do, "me")),)


row(
    "statement",
    "[$in_place(?condition, [draw(me, ?count)])]",
    "if {condition} , draw {count} cards instead",
)


def _with_room(arg: Arg) -> Arg:
    """Return a Tool attached to one of those Pokémon that have room for it."""
    if not isinstance(arg, Node) or arg.word != "attach":
        return arg
    cards, to = arg.args
    if not isinstance(to, Node) or to.word != "$pick":
        return arg
    free = node("where", to.args[0], node("tool_room"))
    return node("attach", cards, node("$pick", free, *to.args[1:]))


row("other_act", "[counters($same(), ?count)]", "put {count} damage counter(s)")


@rule("other_act", "put {n:count} damage counter(s) on {whom:pokemon}")
def counters_on(n: int, whom: Node) -> Block:
    return (node("counters", SAME if whom == THAT else whom, n),)


@rule(
    "other_act",
    "remove {n:count} damage counter(s)",
    "remove {n:count} damage counter(s) from {whom:pokemon}",
)
def removes(n: int, whom: Node = SAME) -> Block:
    return (node("remove_counters", SAME if whom == THAT else whom, n),)


row("other_act", "[draw(foe, ?count)]", "[that player|your opponent] draw(s) {count} card(s)")


@rule("other_act", "{whom:pokemon} is now {all:statuses}")
def inflicts(whom: Node, all: tuple[str, ...]) -> Block:
    return tuple(node("inflict", SAME if whom == THAT else whom, one) for one in all)


row("other_act", "[draw(me, ?count)]", "draw {count} card(s)")


@rule("other_act", "[this attack]? does {n:number} damage to {whom:pokemon}")
def hits(n: int, whom: Node) -> Block:
    return (node("hit", SAME if whom == THAT else whom, n),)


row("other_act", "[$moved(?count)]", "move {count} damage counters")


@rule("other_act", "heal {n:number} damage", "heal {n:number} damage from {whom:pokemon}")
def heals(n: int, whom: Node = SAME) -> Block:
    return (node("heal", SAME if whom == THAT else whom, n),)


# --- somebody else instead of the defender ------------------------------------------------------
row(
    "other_target",
    "$pick(bench_of(both), ?number, ?number, me)",
    "any {number} Benched Pokémon [{x:pokemon_brackets}]?",
)


@rule("other_target", "{q:quantity} of {of:pokemons}")
def some_of(q: Node, of: Arg) -> Node:
    return node("$pick", of, *q.args, "me")


@rule(
    "statement",
    "if {c:condition} , you may do {n:number} damage to {whom:other_target} instead [of "
    "{x:pokemon}]?",
    cost=-2,
)
def may_aim_elsewhere(c: Node, n: int, whom: Node, x: Node | None = None) -> Block:
    there = node("and", c, node("any_of", whom.args[0]))
    return (node("$before", (node("if", there, (may_aim(whom),)),)), node("hit", THAT, n))


def may_aim(whom: Node) -> Node:
    """Return the choice of another target; nobody is hit if it is not made."""
    return node("may", "me", (node("$found", whom), node("cancel_damage")))


row(
    "act",
    "[$base(?number), set_damage(?amount)]",
    "do(es) {amount:number} damage instead of {number} to [the Defending Pokémon|your opponent's "
    "Active Pokémon]",
    "do(es) {amount:number} damage instead of {number}",
)
row(
    "act",
    "[$base(?number), add_damage(@times(?m, ?for_each))]",
    "do(es) {number} damage plus {m:number} more damage for each {for_each}",
)
row(
    "outcome",
    "@acted([hit(?target, ?amount), hit(?b, ?number)], me)",
    "[this attack]? does {amount:number} damage to {target} and {number} damage to {b:target}",
)
row("statement", "[$too(?effects)]", "instead , {effects}")


# --- coins by their place -----------------------------------------------------------------------
for _at, _word in enumerate(("first", "second", "third", "fourth"), 1):
    for _side in ("heads", "tails"):
        phrase(
            "coin_result",
            node("$coin_no", _at, _side),
            f"the {_word} [coin(s)|flip|coin flip] is {_side}",
        )


# --- a coin for each of several -----------------------------------------------------------------
row(
    "statement",
    "[$if_toss([hit($each_one(), ?amount)])]",
    "if that coin flip is heads , this attack does {amount:number} damage to that Pokémon",
)
row("other_act", "[$milled(?number)]", "discard [{number}|the top {number}] cards", cost=-1)


# --- anything else instead ------------------------------------------------------------------------
@rule("other_act", "{do:acts}", cost=3)
def any_other(do: Block) -> Block | None:
    return None if "$it" in str(do) or "$that" in str(do) else acted(do, "me")


row(
    "statement",
    "[if(not(?condition), [cancel()])]",
    "this attack does nothing unless {condition:conditions}",
)


@rule("statement", "you may do {n:number} damage to {whom:other_target} instead")
def aims_elsewhere(n: int, whom: Node) -> Block:
    there = node("if", node("any_of", whom.args[0]), (may_aim(whom),))
    return (node("$before", (there,)), node("hit", THAT, n))


row(
    "other_act",
    "[draw_until(me, ?count)]",
    "draw cards until you have {count:number} cards [in your hand]?",
)
