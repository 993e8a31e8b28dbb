"""Healing and damage counters: removed, put, moved, and conditions cured."""

from __future__ import annotations

from playmat.lang.make import Block, changed, node, replaced
from playmat.lang.node import Arg, Node, is_word
from playmat.lang.synonyms import single
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import SEVERAL, SINGLE, counters_until, fitted, times

DEALT = node("dealt")
IT = node("$it")
THAT = node("$that", "mons")
WHO = "$who"
THOSE = "all [of]? those effects"


@rule(
    "damage_done",
    "the [amount of]? damage you did to {x:pokemon}",
    "the [amount of]? damage [done|dealt] to {x:pokemon} [by this attack]?",
    "the damage this attack did to {x:pokemon}",
    "the damage done by this attack",
)
def damage_done(x: Node | None = None) -> Node:
    return node("$done", "hit") if x == node("$that", "mons") else DEALT


row(
    "act",
    "[heal_all(?target)]",
    "heal(s) all damage from {target}",
    "remove(s) all [of the]? damage counters from {target}",
    "remove(s) all damage counters on {target}",
)


@rule(
    "act",
    "heal(s) [{n:number}|all] damage and remove(s) [all|{x:count}] Special Condition(s) from "
    "{whom:target}",
    "remove(s) [{k:count}|all] damage counter(s) and [all|{x:count}]? Special Condition(s) from "
    "{whom:target}",
    "remove(s) [all|{x:count}] Special Condition(s) and [{k:count}|all] damage counter(s) from "
    "{whom:target}",
)
def heals_and_cures(whom: Arg, n: int = 0, k: int = 0, x: int = 0) -> Block:
    them = THAT if is_pick(whom) else whom
    healed = node("heal", them, n) if n else node("remove_counters", them, k)
    cured = node("cure_one", them, WHO) if x else node("cure", them)
    found = (node("$found", whom),) if is_pick(whom) else ()
    return (*found, healed if n or k else node("heal_all", them), cured)


def _by_count(deed: str, whom: Arg, amount: Arg) -> Block | None:
    """An effect on one Pokémon, or on each of several by its own count."""
    one = node("$each_one")
    own = replaced(replaced(amount, node("$that", "mons"), one), node("$it"), one)
    if own == amount or not isinstance(whom, Node):
        return (node(deed, whom, amount),)
    if whom.word == "less":  # the others, or the one they exclude
        return None
    if whom.word in ("all", "bench_of", "where"):
        return (node("$each_own", whom, (node(deed, one, own),)),)
    return (node(deed, whom, amount),)


row(
    "act",
    "[heal(?target, dealt())]",
    "heal(s) from {target} the same amount of damage [you did|this attack did|done] to {x:pokemon}",
    "heal(s) the same amount of damage from {target} [that|as] [you did|this attack did|was "
    "done] to {x:pokemon}",
)
row(
    "act",
    "[heal(?target, ?amount)]",
    "heal(s) {amount:number} damage from {target}",
    "heal(s) [an amount of]? damage from {target} equal to {amount:damage_done}",
    "heal(s) from {target} {amount:damage_done}",
    "heal(s) from {target} [an amount of]? damage equal to {amount:damage_done}",
    "remove(s) [a number of|the number of]? damage counters from {target} equal to "
    "{amount:damage_done}",
    "remove(s) from {target} [the|a] number of damage counters equal to {amount:damage_done}",
)


for _cure, *_said in (
    ("cure(?target)", "[all|any] Special Conditions [from|affecting] {target}"),
    ("cure($it())", "all of them", "any Special Conditions from the Pokémon"),
    (
        "cure($that(mons), $condition)",
        "[that|those] Special Condition(s) [from [it|that Pokémon]]?",
    ),
    ("cure(?target, ?status)", "the Special Condition {status} from {target}"),
    ("cure(?target, asleep, confused, paralyzed, poisoned)", f"{THOSE} from {{target:pokemon}}"),
    ("cure_one(?target, $who)", "[a|1] Special Condition from {target}"),
):
    row("act", f"[{_cure}]", *(f"remove(s) {words}" for words in _said))


def is_pick(whom: Arg) -> bool:
    return is_word(whom, "$pick")


@rule(
    "act",
    "put(s) {n:count} [more]? damage counter(s) on {whom:target}",
    "put(s) {n:count} damage counter(s) on {own:pokemons}",
)
def puts_counters(n: Arg, whom: Arg = "", own: Arg = "") -> Block | None:
    if own and not (is_word(own, "where") and own["of"] == node("all", "$their")):
        return None
    return (node("counters", own or whom, n),)


@rule(
    "act",
    "heal(s) {heal:number} damage from {whom:target} for each {e:for_each}",
    "heal(s) from {whom:target} {heal:number} damage for each {e:for_each}",
    "put(s) {counters:count} damage counter(s) on {whom:target} for each {e:for_each}",
    "for each {e:for_each} , put(s) {counters:count} damage counter(s) on {whom:pokemon}",
    "remove(s) {remove_counters:count} damage counter(s) [from {whom:target}]? for each "
    "{e:for_each}",
    "remove(s) {remove_counters:count} damage counter(s) times {e:amount} from {whom:target}",
    "put(s) {first:count} damage counter(s) , plus {counters:count} more damage counter(s) for "
    "each {e:for_each} , on {whom:target}",
    "heal(s) {heal:number} damage from {whom:target} and [from]? {other:target}",
    "remove(s) {remove_counters:count} damage counter(s) from {whom:target} and [from]? "
    "{other:target}",
    "put(s) {counters:count} damage counter(s) on {whom:target} and [on]? {other:target}",
)
def done_for_each(
    e: Arg = 1, whom: Arg = IT, other: Arg = "", first: int = 0, **said: int
) -> Block | None:
    """An effect repeated by a count, for each of several by its own count.

    It may affect two Pokémon; the first may be a set, so that the other must be one.
    """
    ((deed, n),) = said.items()
    if other:
        known = isinstance(other, Node) and other.word in SINGLE
        return tuple(node(deed, one, n) for one in (whom, other)) if known else None
    return _by_count(deed, whom, node("add", first, times(n, e)) if first else times(n, e))


@rule(
    "act",
    "put(s) damage counters on {whom:target} until {y:pokemon} is {n:number} HP away from being "
    "Knocked Out",
    "put(s) [a number of]? damage counters on {whom:target} [until|so that] "
    "[its|his or her|{y:pokemon} 's|the] remaining HP [of each Pokémon]? [is|are] {n:number}",
    "put(s) damage counters on {whom:target} until {y:pokemon} has [only]? {n:number} HP "
    "[left|remaining]",
    "put(s) damage counters on {whom:target} until {y:pokemon} has the same remaining HP as "
    "{like:pokemon}",
)
def puts_until(whom: Arg, n: Arg = 0, y: Node | None = None, like: Arg = "") -> Block | None:
    if y not in (None, whom, IT, THAT):
        return None
    n = node("hp_left", like) if like else n
    if is_pick(whom):
        return (node("$found", whom), *counters_until(node("$that", "mons"), n))
    return counters_until(whom, n)


for _symbol, _meant, *_said in (
    (
        "act",
        "[spread(?count, ?among, $who)]",
        "put(s) [a total of]? {count} damage counter(s) on {among:pokemons} in any way you like",
        "put(s) [a number of]? damage counters equal to {count:amount} on [any number of]? "
        "{among:pokemons} in [any|the] way you like",
        "put(s) a number of damage counters on {among:pokemons} in any way you like equal to "
        "{count:amount}",
    ),
    (
        "modifier",
        "@on(self(), mod(heal_amount, self(), times, 2))",
        "when this Pokémon is healed , double the amount healed",
    ),
):
    row(_symbol, _meant, *_said)


@rule(
    "act",
    "move(s) {n:count} damage counter(s) from {a:target} to {b:target}",
    "move(s) {n:count} damage counter(s) from {a:target} to {b:pokemon} as long as you don't Knock "
    "Out {alive:pokemon}",
)
def moves_counters(n: int, a: Arg, b: Arg, alive: Node | None = None) -> Block | None:
    if alive is not None:
        safe = node("not", node("is", b, node("hp_left_at_most", 10 * n)))
        moved = moves_counters(n, a, b)
        return (node("if", safe, moved),) if alive == b and moved else None
    if is_pick(a):
        of, *how_many = a.args  # type: ignore[union-attr]
        others = changed(of, _but_this) if b == node("self") else of
        a = node("$pick", fitted(others, node("damaged")), *how_many)
    elif isinstance(a, Node) and a.word in SEVERAL and not single(a):
        one = node("$each_one")
        return (node("$each", fitted(a, node("damaged")), (node("move_counters", one, b, n),)),)
    return (node("move_counters", a, b, n),)


def _but_this(arg: Arg) -> Arg:
    """Replace all of a player's Pokémon by all but this one."""
    return node("less", arg, node("self")) if arg == node("all", "me") else arg


@rule("act", "move(s) all damage counters from {a:target} to {b:target}")
def moves_all_counters(a: Arg, b: Arg) -> Block | None:
    if is_pick(a):
        whose = node("$that", "mons")
        count: Node = node("counters_on", whose)
        if not is_pick(b):
            return (node("$found", a), node("move_counters", whose, b, count))
        # Counted first, since picking the recipient comes in between.
        counted = node("bind", "$n", count)
        return (node("$found", a), counted, node("move_counters", whose, b, node("ref", "$n")))
    return (node("move_counters", a, b, node("counters_on", a)),)
