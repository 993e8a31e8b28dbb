"""Healing and damage counters: removed, put, moved, and conditions cured."""

from __future__ import annotations

from playmat.lang.make import Block, changed, node, replaced
from playmat.lang.node import Arg, Node
from playmat.lang.synonyms import single
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import SEVERAL, counters_until, fitted, on, times

DEALT = node("dealt")


@rule(
    "damage_done",
    "the [amount of]? damage you did to {x:pokemon}",
    "the [amount of]? damage [done|dealt] to {x:pokemon} [by this attack]?",
    "the damage this attack did to {x:pokemon}",
    "the damage done by this attack",
)
def damage_done(x: Node | None = None) -> Node:
    return node("$done", "hit") if x == node("$that", "mons") else DEALT


spare_phrase(
    "damage_done",
    node("half_up", DEALT),
    "half the [amount of]? damage [you did|done|dealt|this attack did] to {pokemon} [by this "
    "attack]?",
)


HEALED = node("$healed")
WAY = "[in this way|this way]"
spare_phrase("pokemon", HEALED, f"the Pokémon [that [was|were]]? healed {WAY}")
spare_phrase("pokemons", HEALED, f"Pokémon [that [was|were]]? healed {WAY}")


@rule("act", "heal(s) {n:number} damage from {whom:target}")
def heals(n: int, whom: Arg) -> Block:
    return (node("heal", whom, n),)


@rule(
    "act",
    "heal(s) all damage from {whom:target}",
    "remove(s) all [of the]? damage counters from {whom:target}",
    "remove(s) all damage counters on {whom:target}",
)
def heals_all(whom: Arg) -> Block:
    return (node("heal_all", whom),)


@rule(
    "act",
    "heal(s) {n:number} damage from {whom:target} for each {e:for_each}",
    "heal(s) from {whom:target} {n:number} damage for each {e:for_each}",
)
def heals_each(n: int, whom: Arg, e: Arg) -> Block | None:
    return _by_count("heal", whom, times(n, e))


def _by_count(deed: str, whom: Arg, amount: Arg) -> Block | None:
    """Do so much to somebody, or to each of several what that one's own count gives."""
    one = node("$each_one")
    own = replaced(replaced(amount, node("$that", "mons"), one), node("$it"), one)
    if own == amount or not isinstance(whom, Node):
        return (node(deed, whom, amount),)
    if whom.word == "less":  # the others, or the one that they are the others of
        return None
    if whom.word in ("all", "bench_of", "where"):
        return (node("$each_own", whom, (node(deed, one, own),)),)
    return (node(deed, whom, amount),)


@rule(
    "act",
    "heal(s) from {whom:target} the same amount of damage [you did|this attack did|done] to "
    "{x:pokemon}",
    "heal(s) [an amount of]? damage from {whom:target} equal to {n:damage_done}",
    "heal(s) from {whom:target} {n:damage_done}",
    "heal(s) from {whom:target} [an amount of]? damage equal to {n:damage_done}",
)
@spare_rule(
    "act",
    "heal(s) the same amount of damage from {whom:target} [that|as] [you did|this attack did|was "
    "done] to {x:pokemon}",
)
def heals_done(whom: Arg, x: Node | None = None, n: Node = DEALT) -> Block:
    return (node("heal", whom, n),)


@rule(
    "act",
    "remove(s) from {whom:target} [a|the] number of damage counters equal to {n:damage_done}",
    "remove(s) [a number of|the number of]? damage counters from {whom:target} equal to "
    "{n:damage_done}",
)
def removes_done(whom: Arg, n: Node) -> Block:
    return (node("heal", whom, n),)


@rule("act", "remove(s) {n:count} damage counter(s) from {whom:target}")
def removes(n: int, whom: Arg) -> Block:
    return (node("remove_counters", whom, n),)


@rule("act", "remove(s) {n:count} damage counter(s) from {whom:target} for each {e:for_each}")
def removes_each(n: int, whom: Arg, e: Arg) -> Block:
    return (node("remove_counters", whom, times(n, e)),)


@rule("act", "remove(s) up to {n:count} damage counter(s) from {whom:pokemon}")
def removes_up_to(n: int, whom: Node) -> Block:
    return (
        node("bind", "$n", node("number", 0, n, "$who")),
        node("remove_counters", whom, node("ref", "$n")),
    )


@rule(
    "act",
    "remove(s) all Special Conditions from {whom:target}",
    "remove(s) all Special Conditions affecting {whom:target}",
)
def cures(whom: Arg) -> Block:
    return (node("cure", whom),)


phrase(
    "act",
    (node("cure", node("$that", "mons"), "$condition"),),
    "remove(s) that Special Condition [from [it|that Pokémon]]?",
)


@rule(
    "act",
    "remove(s) {n:count} damage counter(s) and all Special Conditions from {whom:target}",
    "remove(s) all Special Conditions and {n:count} damage counter(s) from {whom:target}",
)
def removes_and_cures(n: int, whom: Arg) -> Block:
    return (
        node("remove_counters", whom, n),
        node("cure", node("$that", "mons") if is_pick(whom) else whom),
    )


def is_pick(whom: Arg) -> bool:
    """Return whether whom has to be chosen."""
    return isinstance(whom, Node) and whom.word == "$pick"


@rule("act", "put(s) {n:count} damage counter(s) on {of:pokemons}", cost=1)
def puts_on_own(n: int, of: Arg) -> Block | None:
    own = isinstance(of, Node) and of.word == "where" and of.args[0] == node("all", "$their")
    return (node("counters", of, n),) if own else None


@rule("act", "put(s) {n:count} damage counter(s) on {whom:target}")
def puts(n: int, whom: Arg) -> Block:
    return (node("counters", whom, n),)


@rule("act", "put(s) {n:count} damage counter(s) on {whom:target} for each {e:for_each}")
def puts_each(n: int, whom: Arg, e: Arg) -> Block | None:
    return _by_count("counters", whom, times(n, e))


@rule("act", "for each {e:for_each} , put(s) {n:count} damage counter(s) on {whom:pokemon}")
def puts_for_each(n: int, whom: Arg, e: Arg) -> Block:
    return (node("counters", whom, times(n, e)),)


@rule(
    "act",
    "put(s) damage counters on {whom:target} until {y:pokemon} is {n:number} HP away from being "
    "Knocked Out",
    "put(s) damage counters on {whom:target} until [its|his or her] remaining HP is {n:number}",
    "put(s) damage counters on {whom:target} until {y:pokemon} 's remaining HP is {n:number}",
    "put(s) damage counters on {whom:target} until {y:pokemon} has [only]? {n:number} HP "
    "[left|remaining]",
)
def puts_until(whom: Arg, n: int, y: Node | None = None) -> Block:
    if is_pick(whom):
        return (node("$found", whom), *counters_until(node("$that", "mons"), n))
    return counters_until(whom, n)


phrase("both_active", node("active", "both"), "both Active Pokémon")
phrase("hp_of_each", True, "the remaining HP of each Pokémon")
spare_phrase("hp_of_each", True, "their remaining HP")


@rule("act", "put(s) damage counters on {whom:both_active} until {y:hp_of_each} is {n:number}")
def puts_on_both(whom: Node, y: bool, n: int) -> Block:
    return counters_until(whom, n)


@rule(
    "act",
    "put(s) {n:count} damage counter(s) on {of:pokemons} in any way you like",
    "put(s) a total of {n:count} damage counters on {of:pokemons} in any way you like",
)
def spreads(n: int, of: Arg) -> Block:
    return (node("spread", n, of, "$who"),)


@spare_rule(
    "act",
    "put(s) {n:count} damage counter(s) on {of:pokemons} in any way you like for each {e:for_each}",
)
def spreads_for_each(n: int, of: Arg, e: Arg) -> Block:
    return (node("spread", times(n, e), of, "$who"),)


@rule("act", "move(s) {n:count} damage counter(s) from {a:target} to {b:target}")
def moves_counters(n: int, a: Arg, b: Arg) -> Block:
    if is_pick(a):
        of, *how_many = a.args  # type: ignore[union-attr]
        others = changed(of, _but_this) if b == node("self") else of
        a = node("$pick", fitted(others, node("damaged")), *how_many)
    elif isinstance(a, Node) and a.word in SEVERAL and not single(a):
        one = node("$each_one")
        return (node("$each", fitted(a, node("damaged")), (node("move_counters", one, b, n),)),)
    return (node("move_counters", a, b, n),)


def _but_this(arg: Arg) -> Arg:
    """Return all of a player's Pokémon but this one."""
    return node("less", arg, node("self")) if arg == node("all", "me") else arg


@rule("act", "move(s) all damage counters from {a:target} to {b:target}")
def moves_all_counters(a: Arg, b: Arg) -> Block | None:
    if is_pick(a):
        whose = node("$that", "mons")
        count: Node = node("counters_on", whose)
        if not is_pick(b):
            return (node("$found", a), node("move_counters", whose, b, count))
        # Counted first, since whom they are moved to is picked and spoken of in between.
        counted = node("bind", "$n", count)
        return (node("$found", a), counted, node("move_counters", whose, b, node("ref", "$n")))
    return (node("move_counters", a, b, node("counters_on", a)),)


@spare_rule(
    "act",
    "remove(s) all damage counters and [all]? Special Conditions from {whom:target}",
    "heal(s) all damage and remove(s) all Special Conditions from {whom:target}",
)
def heals_all_and_cures(whom: Arg) -> Block:
    return (node("heal_all", whom), node("cure", node("$that", "mons") if is_pick(whom) else whom))


phrase(
    "modifier",
    on(node("self"), node("mod", "heal_amount", node("self"), "times", 2)),
    "when this Pokémon is healed , double the amount healed",
)


# --- reminders ----------------------------------------------------------------------------------
phrase(
    "reminder",
    True,
    "remove 1 if there is only 1",
    "1 if there is only 1",
    "remove 1 if that Pokémon has only 1",
    "all if there are less than [that|{number}]",
    "all if there [is|are] [fewer|less] than that",
    "remove all of them if there [is|are] [fewer|less] than that",
)
phrase(
    "statement",
    (),
    "if {pokemon} has [less|fewer] [damage counters]? than that , remove all of them",
    "if {pokemon} has only 1 damage counter , remove [that counter|it]",
    "if {pokemon} has [fewer|less] damage counters than that , remove all of them",
)


@spare_rule("acts", "{a:act} , and [it|that Pokémon] recovers from all Special Conditions")
def and_it_recovers(a: Block) -> Block | None:
    healed = any(said.word in ("heal", "heal_all") for said in a)
    return (*a, node("cure", node("$that", "mons"))) if healed else None


@spare_rule(
    "act",
    "heal(s) {n:number} damage from {a:pokemon} and [from]? {b:target}",
    "heal(s) {n:number} damage from both {a:pokemon} and {b:target}",
    cost=1,
)
def heals_two(n: int, a: Node, b: Arg) -> Block:
    return (node("heal", a, n), node("heal", b, n))
