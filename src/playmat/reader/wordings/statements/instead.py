"""In place of what was said before, damage to others, and coins by their place."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, changed, node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import asks_a_card, times
from playmat.reader.nodes import acted

THAT = node("$that", "mons")
SAME = node("$same")
BENCHED = node("bench_of", "both")


# --- in place of ------------------------------------------------------------------------------
@rule(
    "statement",
    "if {c:conditions} , {do:other_act} instead",
    "{do:other_act} instead if {c:conditions}",
)
def in_its_place(c: Node, do: Block) -> Block | None:
    return None if asks_a_card(c, do) else acted((node("$instead", c, do),), "me")


@rule("statement", "if {c:condition} , you may {do:acts} instead", cost=1)
def may_in_its_place(c: Node, do: Block) -> Block:
    if any(n.word == "tool" for n in nodes_in(c)):
        do = cast(Block, changed(do, _with_room))
    return (node("$may_instead", c, acted(do, "me")),)


@spare_rule(
    "trainer_statement",
    "if {c:conditions} , [you may]? search [your deck]? for up to {n:number} {kind:card_filter} "
    "instead of {m:number}",
)
def seeks_more(c: Node, n: int, kind: Node, m: int) -> Block:
    return (node("$sought", c, n, m, kind),)


def _with_room(arg: Arg) -> Arg:
    """Return a Tool attached to one of those Pokémon that have room for it."""
    if not isinstance(arg, Node) or arg.word != "attach":
        return arg
    cards, to = arg.args
    if not isinstance(to, Node) or to.word != "$pick":
        return arg
    free = node("where", to.args[0], node("tool_room"))
    return node("attach", cards, Node("$pick", (free, *to.args[1:])))


@rule("other_act", "put {n:count} damage counter(s)")
def counters_there(n: int) -> Block:
    return (node("counters", SAME, n),)


@rule("other_act", "put {n:count} damage counter(s) on {whom:pokemon}")
def counters_on(n: int, whom: Node) -> Block:
    return (node("counters", SAME if whom == THAT else whom, n),)


@spare_rule(
    "other_act",
    "remove {n:count} damage counter(s)",
    "remove {n:count} damage counter(s) from {whom:pokemon}",
)
def removes(n: int, whom: Node = SAME) -> Block:
    return (node("remove_counters", SAME if whom == THAT else whom, n),)


@spare_rule("other_act", "[that player|your opponent] draw(s) {n:count} card(s)")
def other_draws(n: int) -> Block:
    return (node("draw", "foe", n),)


@spare_rule("other_act", "{whom:pokemon} is now {all:statuses}")
def inflicts(whom: Node, all: tuple[str, ...]) -> Block:
    return tuple(node("inflict", SAME if whom == THAT else whom, one) for one in all)


@rule("other_act", "draw {n:count} card(s)")
def draws(n: int) -> Block:
    return (node("draw", "me", n),)


@rule("other_act", "[this attack]? does {n:number} damage to {whom:pokemon}")
def hits(n: int, whom: Node) -> Block:
    return (node("hit", SAME if whom == THAT else whom, n),)


@rule("other_act", "move {n:count} damage counters")
def moves(n: int) -> Block:
    return (node("$moved", n),)


@spare_rule("other_act", "heal {n:number} damage", "heal {n:number} damage from {whom:pokemon}")
def heals(n: int, whom: Node = SAME) -> Block:
    return (node("heal", SAME if whom == THAT else whom, n),)


# --- somebody else instead of the defender ------------------------------------------------------
@rule("other_target", "any {n:number} Benched Pokémon [{x:pokemon_brackets}]?")
def any_benched(n: int, x: Node | None = None) -> Node:
    return node("$pick", BENCHED, n, n, "me")


@spare_rule("other_target", "{q:quantity} of {of:pokemons}")
def some_of(q: Node, of: Arg) -> Node:
    return node("$pick", of, *q.args, "me")


@spare_rule("statement", "you may do {n:number} damage to {whom:other_target} instead")
def aims_elsewhere(n: int, whom: Node) -> Block:
    there = node("if", node("any_of", whom.args[0]), (may_aim(whom),))
    return (node("$before", (there,)), node("hit", THAT, n))


@rule(
    "statement",
    "if {c:condition} , you may do {n:number} damage to {whom:other_target} instead",
    cost=-2,
)
def may_aim_elsewhere(c: Node, n: int, whom: Node) -> Block:
    there = node("and", c, node("any_of", whom.args[0]))
    return (node("$before", (node("if", there, (may_aim(whom),)),)), node("hit", THAT, n))


def may_aim(whom: Node) -> Node:
    """Return the choice of another target; nobody is hit if it is not made."""
    return node("may", "me", (node("$found", whom), node("cancel_damage")))


@rule(
    "act",
    "do(es) {n:number} damage instead of {m:number} to [the Defending Pokémon|your opponent's "
    "Active Pokémon]",
    "do(es) {n:number} damage instead of {m:number}",
)
def other_damage(n: int, m: int) -> Block:
    return (node("$base", m), node("set_damage", n))


@rule("act", "do(es) {n:number} damage plus {m:number} more damage for each {e:for_each}")
def may_do_each(n: int, m: int, e: Arg) -> Block:
    return (node("$base", n), node("add_damage", times(m, e)))


@rule(
    "outcome",
    "[this attack]? does {n:number} damage to {a:target} and {m:number} damage to {b:target}",
)
def hits_two(n: int, m: int, a: Arg, b: Arg) -> Block:
    return acted((node("hit", a, n), node("hit", b, m)), "me")


spare_phrase("statement", (), "instead , this attack does nothing")


@rule("statement", "instead , {do:effects}")
def instead_then(do: Block) -> Block:
    return (node("$too", do),)


# --- coins by their place -----------------------------------------------------------------------
for _at, _word in enumerate(("first", "second", "third", "fourth"), 1):
    for _side in ("heads", "tails"):
        phrase(
            "coin_result", node("$coin_no", _at, _side), f"the {_word} coin(s) [flip]? is {_side}"
        )


# --- a coin for each of several -----------------------------------------------------------------
@rule(
    "statement", "if that coin flip is heads , this attack does {n:number} damage to that Pokémon"
)
def hit_on_heads(n: int) -> Block:
    return (node("$if_toss", (node("hit", node("$each_one"), n),)),)


@spare_rule("other_act", "discard [{n:number}|the top {n:number}] cards", cost=-1)
def mills_there(n: int) -> Block:
    return (node("$milled", n),)


# --- anything else instead ------------------------------------------------------------------------
@spare_rule("other_act", "draw cards until you have {n:number} cards [in your hand]?")
def draws_until(n: int) -> Block:
    return (node("draw_until", "me", n),)


@spare_rule("other_act", "{do:acts}", cost=3)
def any_other(do: Block) -> Block | None:
    return None if "$it" in str(do) or "$that" in str(do) else acted(do, "me")


@spare_rule("statement", "this attack does nothing unless {c:conditions}")
def nothing_unless(c: Node) -> Block:
    return (node("if", node("not", c), (node("cancel"),)),)
