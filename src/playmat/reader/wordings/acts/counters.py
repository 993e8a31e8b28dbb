"""Damage counters and markers, removed, moved and put."""

from __future__ import annotations

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import rule, spare_rule
from playmat.reader.meanings import fitted, times

THAT = node("$that", "mons")
ONE = node("$each_one")
NUMBER = node("$number")

WHO = "$who"


@rule(
    "act",
    "remove(s) {n:count} of [them|those damage counters] [from it|from ~]?",
    "remove(s) {n:count} damage counter(s) on {who:pokemon}",
)
def removes_of_them(n: int, who: Node | None = None) -> Block:
    return (node("remove_counters", who or node("$that", "mons"), n),)


@rule("act", "remove(s) {k:count} damage counter(s) times {e:amount} from {who:pokemon}")
def removes_times(k: int, e: Arg, who: Node) -> Block:
    return (node("remove_counters", who, times(k, e)),)


@rule("act", "remove(s) a number of damage counters from {who:target} equal to {n:amount}")
def removes_counted(who: Arg, n: Arg) -> Block:
    return (node("remove_counters", who, n),)


@rule(
    "act", "move(s) {n:count} damage counters from any of {of:pokemon_set} to {to:pokemon}", cost=-1
)
def moves_from_any(n: int, of: Arg, to: Node) -> Block:
    hurt = node("$pick", node("where", of, node("damaged")), 1, 1, WHO)
    return (node("repeat", n, (node("move_counters", hurt, to, 1),)),)


@rule(
    "act",
    "move(s) {n:count} damage counter(s) from each of {of:pokemon_set} [that has any on it]? to "
    "{to:pokemon}",
    cost=-1,
)
def moves_from_each(n: int, of: Arg, to: Node) -> Block:
    hurt = node("where", of, node("damaged"))
    return (node("$each", hurt, (node("move_counters", node("$each_one"), to, n),)),)


@rule("act", "put(s) a {m:name} marker on {who:pokemon}")
def marks(m: str, who: Node) -> Block:
    return (node("marker", who, m),)


@rule("target", "any Pokémon with a {m:name} marker on it")
def marked(m: str) -> Arg:
    return node("where", node("all", "both"), node("has_marker", m))


@rule("act", "put(s) up to {n:number} damage counters on {whom:pokemon}")
def up_to_counters(n: int, whom: Node) -> Block:
    chosen = node("ref", "$n")
    return (
        node("bind", "$n", node("number", 0, n, "$who")),
        node("counters", whom, chosen),
        node("$count", chosen),
    )


@rule(
    "act",
    "[switch(es)|exchange(s)] [all|the]? damage counters on {a:pokemon} with [those|all damage "
    "counters|the damage counters] on {b:pokemon}",
    "switch(es) the number of damage counters on {a:pokemon} with the number of damage counters on "
    "{b:pokemon}",
)
def swaps_counters(a: Node, b: Node) -> Block:
    return (node("swap_counters", a, b),)


@rule("act", "remove(s) any number of damage counters from {who:pokemon}")
def removes_at_will(who: Node) -> Block:
    return (
        node("bind", "$n", node("number", 0, node("counters_on", who), WHO)),
        node("remove_counters", who, node("ref", "$n")),
    )


@rule("act", "put(s) that many damage counters on {whom:target}")
def puts_that_many(whom: Arg) -> Block:
    return (node("counters", whom, NUMBER),)


@rule("act", "remove(s) that many damage counters from {whom:target}")
def removes_that_many(whom: Arg) -> Block:
    return (node("remove_counters", whom, NUMBER),)


@rule(
    "act",
    "remove(s) a number of damage counters equal to {n:amount} from {whom:target}",
    "remove(s) from {whom:target} a number of damage counters equal to {n:amount}",
    "remove(s) a number of damage counters from {whom:target} equal to {n:amount}",
)
def removes_equal(n: Arg, whom: Arg) -> Block:
    return (node("remove_counters", whom, n),)


@rule(
    "act", "remove(s) from {whom:target} [the|a] number of damage counters equal to {n:damage_done}"
)
def removes_done(whom: Arg, n: Node) -> Block:
    return (node("heal", whom, n),)


@rule(
    "act",
    "remove(s) a number of damage counters equal to {n:amount} from {of:pokemons} in any way you "
    "like",
)
def removes_spread(n: Arg, of: Arg) -> Block:
    hurt = node("where", of, node("damaged"))
    return (node("repeat", n, (node("remove_counters", node("$pick", hurt, 1, 1, WHO), 1),)),)


@rule("act", "put(s) [a number of]? damage counters on {whom:target} equal to {n:amount}")
def puts_equal(whom: Arg, n: Arg) -> Block:
    own = isinstance(whom, Node) and whom.word in ("all", "bench_of", "where")
    own = own and any(part == THAT for part in nodes_in(n))
    if not own:
        return (node("counters", whom, n),)
    return (node("$each", whom, (node("counters", ONE, replaced(n, THAT, ONE)),)),)


@rule(
    "act",
    "put(s) {n:count} damage counter , plus {m:count} more damage counter for each {e:for_each} , "
    "on {whom:pokemon}",
)
def puts_and_more(n: int, m: int, e: Arg, whom: Node) -> Block:
    return (node("counters", whom, node("add", n, times(m, e))),)


@rule(
    "act",
    "move(s) up to {n:count} damage counters from any of {a:pokemons} to any of {b:pokemons} in "
    "any way you like",
)
def moves_some_about(n: int, a: Arg, b: Arg) -> Block:
    return (
        node("bind", "$n", node("number", 0, n, WHO)),
        node("repeat", node("ref", "$n"), one_moved(a, b)),
    )


def one_moved(a: Arg, b: Arg) -> Block:
    """Return one damage counter moved between Pokémon chosen for it."""
    source = node("ref", "$from")
    pick = node("choose", node("where", a, node("damaged")), 1, 1, WHO)
    to = node("$pick", replaced(b, node("$it"), source), 1, 1, WHO)
    return (node("bind", "$from", pick), node("move_counters", source, to, 1))


@rule(
    "act",
    "move(s) as many damage counters [on|from] {a:pokemons} as you like to [any of]? {b:pokemons} "
    "in any way you like",
)
@spare_rule(
    "act",
    "move(s) any number of damage counters [on|from] {a:pokemons} to [any of]? {b:pokemons} in any "
    "way you like",
)
def moves_all_about(a: Arg, b: Arg) -> Block:
    idle = node("not", node("any_of", node("where", a, node("damaged"))))
    if isinstance(b, Node) and b.word == "less" and b.args[1] == node("$it"):
        idle = node("or", idle, node("compare", node("count", b.args[0]), "<", 2))
    asked = node("bind", "$more", node("ask", "Move one more damage counter?", WHO))
    done = node("if", node("not", node("did", "$more")), (node("break"),))
    return (node("loop", (node("if", idle, (node("break"),)), asked, done, *one_moved(a, b))),)


@spare_rule(
    "act",
    "move(s) any number of damage counters from {a:pokemon} to {b:target}",
    "move(s) as many damage counters as you like from {a:pokemon} to {b:target}",
    "move(s) as many damage counters from {a:pokemon} as you like to {b:target}",
)
def moves_any_number(a: Node, b: Arg) -> Block:
    return (
        node("bind", "$n", node("number", 0, node("counters_on", a), WHO)),
        node("move_counters", a, b, node("ref", "$n")),
    )


@rule("act", "move(s) up to {n:count} damage counter(s) from {a:pokemon} to {b:target}")
def moves_up_to(n: int, a: Node, b: Arg) -> Block:
    return (
        node("bind", "$n", node("number", 0, n, WHO)),
        node("move_counters", a, b, node("ref", "$n")),
    )


@spare_rule(
    "act",
    "move(s) up to {n:count} damage counters from [any of]? {a:pokemon_set} to {b:pokemon}",
    cost=1,
)
def moves_some_over(n: int, a: Arg, b: Node) -> Block:
    pick = node("$pick", node("where", a, node("damaged")), 1, 1, WHO)
    return (
        node("bind", "$n", node("number", 0, n, WHO)),
        node("repeat", node("ref", "$n"), (node("move_counters", pick, b, 1),)),
    )


@rule(
    "act",
    "put(s) {n:count} damage counters on any Pokémon [{x:pokemon_brackets}]? in any way you like",
    "put(s) a total of {n:count} damage counters on all Defending Pokémon in any way you like",
)
def spreads(n: int, x: Node | None = None) -> Block:
    return (
        (node("spread", n, node("all", "both"), WHO),)
        if x is not None
        else (node("spread", n, node("$actives"), WHO),)
    )


@spare_rule("act", "put(s) that many damage counters on {of:pokemons} in any way you like")
def spreads_as_many(of: Arg) -> Block:
    return (node("spread", node("$number"), of, WHO),)


@rule("act", "remove(s) {n:count} damage counters for each {e:for_each}")
def removes_from_self(n: int, e: Arg) -> Block:
    return (node("remove_counters", node("$it"), times(n, e)),)


@rule("act", "double(s) the number of damage counters on {whom:target}")
def doubles(whom: Arg) -> Block:
    if isinstance(whom, Node) and whom.word == "$pick":
        return (node("$found", whom), node("counters", THAT, node("counters_on", THAT)))
    return (node("$each", whom, (node("counters", ONE, node("counters_on", ONE)),)),)


@rule(
    "act",
    "put(s) [a number of]? damage counters equal to {n:amount} on [any number of]? {of:pokemons} "
    "in [any|the] way you like",
)
def spreads_counted(n: Arg, of: Arg) -> Block:
    return (node("spread", n, of, WHO),)


@spare_rule(
    "act", "move(s) any number of damage counters [on|from] {a:pokemons} to {b:pokemon}", cost=1
)
def moves_at_will(a: Arg, b: Node) -> Block:
    one = node("$each_one")
    many = node("number", 0, node("counters_on", one), "$who")
    moved = (node("bind", "$n", many), node("move_counters", one, b, node("ref", "$n")))
    return (node("$each", fitted(a, node("damaged")), moved),)


@spare_rule(
    "act",
    "move(s) {n:count} damage counter(s) from each of {of:pokemon_set} [that has any on it]? to "
    "{to:aimed_at}",
    cost=-1,
)
def moves_to_one(n: int, of: Arg, to: Node) -> Block:
    moved = (node("move_counters", node("$each_one"), node("$that", "mons"), n),)
    return (node("$found", to), node("$each", node("where", of, node("damaged")), moved))
