"""Damage counters and markers: put, removed and moved."""

from __future__ import annotations

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.lang.synonyms import single
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, BOTH, SEVERAL, fitted

ABOUT = "[on|from] [any of]? {a:pokemons} to [any of]? {b:pokemons} in any way you like"
THAT = node("$that", "mons")
ONE = node("$each_one")
WHO = "$who"


@rule(
    "act",
    "move(s) {n:count} damage counter(s) from any of {any:pokemon_set} to {to:pokemon}",
    "move(s) {n:count} damage counter(s) from each of {of:pokemon_set} [that has any on it]? to "
    "{to:pokemon}",
    cost=-1,
)
def moves_from_several(n: int, to: Node, any: Arg = "", of: Arg = "") -> Block:
    hurt = node("where", any or of, node("damaged"))
    if any:
        return (node("repeat", n, (node("move_counters", node("$pick", hurt, 1, 1, WHO), to, 1),)),)
    return (node("$each", hurt, (node("move_counters", node("$each_one"), to, n),)),)


@rule(
    "act",
    "remove(s) [up to {most:count}|any number of] damage counter(s) from {whom:target}",
    "move(s) [up to {most:count}|any number of] damage counter(s) from {whom:target} to "
    "{to:target}",
    "put(s) up to {put:count} damage counter(s) on {whom:target}",
)
def some_counters(whom: Arg, most: Arg = 0, to: Arg = "", put: Arg = 0) -> Block | None:
    """A chosen number of counters put on a Pokémon or taken from it."""
    if isinstance(whom, Node) and whom.word in SEVERAL and not single(whom):
        return None
    found, them = ((node("$found", whom),), THAT) if is_word(whom, "$pick") else ((), whom)
    most = put or most or node("counters_on", them)
    number, some = node("bind", "$n", node("number", 0, most, WHO)), node("ref", "$n")
    if put:
        return (*found, number, node("counters", them, some))
    deed = node("move_counters", them, to, some) if to else node("remove_counters", them, some)
    return (*found, number, deed)


for _symbol, _meant, *_said in (
    ("target", "where(all(both), has_marker(?name))", "any Pokémon with a {name} marker on it"),
    (
        "act",
        "[swap_counters(?one, ?other)]",
        "[switch(es)|exchange(s)] [all|the]? damage counters on {one:target} with [those|all "
        "damage counters|the damage counters] on {other:target}",
        "switch(es) the number of damage counters on {one:pokemon} with the number of damage "
        "counters on {other:pokemon}",
    ),
    (
        "act",
        "[remove_counters($that(mons), ?count)]",
        "remove(s) {count} of [them|those damage counters] [from it|from ~]?",
    ),
    ("act", "[marker(?target, ?name)]", "put(s) [a|an] {name} marker on {target}"),
    (
        "act",
        "[remove_counters(?target, ?count)]",
        "remove(s) a number of damage counters from {target} equal to {count:amount}",
        "remove(s) a number of damage counters equal to {count:amount} from {target}",
        "remove(s) from {target} a number of damage counters equal to {count:amount}",
        "remove(s) {count} damage counter(s) [from|on] {target} [that has any|, if it has any]?",
    ),
):
    row(_symbol, _meant, *_said)


@rule("act", "put(s) [a number of]? damage counters on {whom:target} equal to {n:amount}")
def puts_equal(whom: Arg, n: Arg) -> Block:
    own = isinstance(whom, Node) and whom.word in ("all", "bench_of", "where")
    own = own and any(part == THAT for part in nodes_in(n))
    if not own:
        return (node("counters", whom, n),)
    return (node("$each", whom, (node("counters", ONE, replaced(n, THAT, ONE)),)),)


for _way in ("up", "down"):
    row(
        "act",
        f"[leave_hp(?whom, sub(hp_of(?whom), half_{_way}(hp_of(?whom))))]",
        "put(s) [a number of]? damage counters on {whom:target} equal to half {its_own} HP "
        f"( rounded {_way} to the nearest 10 )",
    )


def one_moved(a: Arg, b: Arg) -> Block:
    """One damage counter moved between chosen Pokémon."""
    source = node("ref", "$from")
    pick = node("choose", node("where", a, node("damaged")), 1, 1, WHO)
    to = node("$pick", replaced(b, node("$it"), source), 1, 1, WHO)
    return (node("bind", "$from", pick), node("move_counters", source, to, 1))


@rule(
    "act",
    f"move(s) any number of damage counters {ABOUT}",
    f"move(s) up to {{most:count}} damage counter(s) {ABOUT}",
    "move(s) as many damage counters [on|from] {a:pokemons} as you like to [any of]? {b:pokemons} "
    "in any way you like",
    "move(s) [up to {most:count} damage counter(s)|as many damage counters as you like] from "
    "[among]? {a:pokemons} to {one:target}",
)
def moves_all_about(a: Arg, b: Arg = "", most: Arg = 0, one: Arg = "") -> Block:
    """Damage counters moved one by one, as long as the player wants and there are any."""
    found = (node("$found", one),) if is_word(one, "$pick") else ()
    b = b or (THAT if found else one)
    idle = node("not", node("any_of", node("where", a, node("damaged"))))
    if is_word(b, "less") and b["but"] == node("$it"):
        idle = node("or", idle, node("compare", node("count", b["of"]), "<", 2))
    asked = node("bind", "$more", node("ask", "Move one more damage counter?", WHO))
    done = node("if", node("not", node("did", "$more")), (node("break"),))
    more = (node("if", idle, (node("break"),)), asked, done, *one_moved(a, b))
    return (*found, node("repeat", most, more) if most else node("loop", more))


@rule(
    "act",
    "move(s) {n:count} damage counter(s) from [1|one] of {of:pokemons} to another "
    "[as long as you don't Knock Out {alive:pokemon}]?",
    "move(s) {n:count} damage counter(s) from [1 Pokémon ( yours or your opponent's )|either "
    "player's Pokémon] to another [Pokémon ( yours or your opponent's )]?",
    "move(s) {n:count} damage counter(s) from 1 Pokémon to another Pokémon",
)
def moves_on(n: int, of: Arg = BOTH, alive: Node | None = None) -> Block:
    fit = ANY if alive is None else node("fits_not", node("hp_left_at_most", 10))
    start = node("$pick", fitted(of, node("damaged")), 1, 1, WHO)
    end = node("$pick", fitted(node("less", of, node("$it")), fit), 1, 1, WHO)
    return (node("move_counters", start, end, n),)
