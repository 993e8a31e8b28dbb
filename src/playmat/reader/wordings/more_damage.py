"""Damage in the older words: two kinds in one sentence, by coins, to the attacker itself."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, acted, node
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.amounts import times

SELF = node("self")


@rule("effects", "{a:effect} and {n:number} damage to {whom:target}")
def and_damage(a: Block, n: int, whom: Arg) -> Block:
    """Read damage to somebody else said in the same breath."""
    return (*a, *acted((node("hit", whom, n),), "me"))


@rule(
    "effects",
    "{a:effect} plus {b:declared}",
    "{a:effect} [,]? and , {b:declared}",
    "{a:effect} and does {n:number} damage to {whom:target}",
)
def and_also(a: Block, b: Block = (), n: int = 0, whom: Arg = "") -> Block:
    """Read something more that comes about."""
    return (*a, *b) if b else (*a, *acted((node("hit", whom, n),), "me"))


@rule("effects", "{do:declared} if {c:cond}")
def under_condition(do: Block, c: Node) -> Block:
    """Read what comes about only under a condition."""
    return (node("if", c, do),)


@rule(
    "statement",
    "this attack does {n:number} damage times {e:amount} to the Defending Pokémon and "
    "{m:number} damage times {f:amount} to ~",
)
def both_ways(n: int, e: Arg, m: int, f: Arg) -> Block:
    """Read damage to the defender and to the attacker itself."""
    return (node("$damage", n, e), node("hit", SELF, times(m, f)))


@rule(
    "statement",
    "this attack does {n:number} times that number of damage to the Defending Pokémon , and ~ "
    "does {m:number} times that number of damage to itself",
)
def both_counted(n: int, m: int) -> Block:
    """Read damage to the defender and to the attacker by a number counted before."""
    return (node("$damage", n, node("$number")), node("hit", SELF, times(m, node("$number"))))


@rule(
    "declared",
    "[this attack]? does {n:number} damage plus {m:number} more damage to the Defending Pokémon",
)
def plus_to_defender(n: int, m: int) -> Block:
    """Read damage and some more, the defender named."""
    return (node("$base", n), node("add_damage", m))


@rule("declared", "this attack just does {n:number} damage")
def just(n: int) -> Block:
    """Read what the damage is."""
    return (node("$set", n),)


@rule("declared", "damage from this attack is reduced by {n:number} for each {e:each}")
def less_each(n: int, e: Arg) -> Block:
    """Read less damage for each of something."""
    return acted((node("add_damage", times(-n, e)),), "me")


@rule("declared", "~ does damage to itself equal to {n:number} times {e:amount}")
def itself_times(n: int, e: Arg) -> Block:
    """Read damage to the attacker that something counts."""
    return acted((node("hit", SELF, times(n, e)),), "me")


@rule("tiers", "{m:number} more damage if {c:coin}")
def one_tier(m: int, c: Node) -> Block:
    """Read more damage on some coins."""
    return (node("if", c, (node("add_damage", m),)),)


@rule("tiers", "{m:number} more damage if {c:coin} , or {rest:tiers}")
def more_tiers(m: int, c: Node, rest: Block) -> Block:
    """Read more damage on some coins, and on others."""
    return (node("if", c, (node("add_damage", m),)), *rest)


@rule("statement", "this attack does {n:number} damage plus {rest:tiers}")
def tiered(n: int, rest: Block) -> Block | None:
    """Read damage by how many coins came up heads."""
    return (node("$base", n), *rest) if len(rest) > 1 else None


phrase("ignored", ("no_powers",), "Pokémon Powers")
for _symbol in ("statement", "note"):
    phrase(
        _symbol,
        (node("$flags", ("bench_weakness",)),),
        "[also]? apply Weakness and Resistance [for Benched Pokémon]?",
    )
