"""The damage of an attack: more, less, for each, to whom, and what it is not affected by."""

from __future__ import annotations

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import times
from playmat.reader.nodes import acted

SELF = node("self")


# --- more and less ------------------------------------------------------------------------------
@rule(
    "outcome",
    "[this attack]? does {n:number} damage plus {m:number} [more]? [damage]?",
    "[this attack]? does {n:number} damage plus {m:number} more damage to the Defending Pokémon",
)
@rule("act", "do(es) {n:number} damage plus {m:number} [more]? damage [to the Defending Pokémon]?")
def plus_more(n: int, m: int) -> Block:
    return (node("$base", n), node("add_damage", m))


@rule(
    "outcome",
    "[this attack]? does {m:number} [more|additional] damage",
    "[this attack]? does {m:number} more damage {s:damage_stage}",
)
def more(m: int, s: str = "before") -> Block | None:
    return (node("add_damage", m),) if s == "before" else None


@rule(
    "outcome",
    "[this attack]? does {m:number} more damage for each {e:for_each}",
    "[this attack]? does {m:number} more damage times {e:amount}",
)
def more_each(m: int, e: Arg) -> Block:
    return acted((node("add_damage", times(m, e)),), "me")


@rule(
    "outcome",
    "[this attack]? does {n:number} damage plus {m:number} [more]? [damage]? for each {e:for_each}",
    "[this attack]? does {n:number} damage plus {m:number} [more]? [damage]? times {e:amount}",
    "[this attack]? does {n:number} damage plus {m:number} [more]? [damage]? for each of "
    "{e:amount}",
)
def plus_more_each(n: int, m: int, e: Arg) -> Block:
    return acted((node("$base", n), node("add_damage", times(m, e))), "me")


@rule(
    "outcome",
    "[this attack]? does {n:number} damage minus {m:number} [damage]? for each {e:for_each}",
    "[this attack]? does {n:number} damage minus {m:number} [damage]? times {e:amount}",
)
def less_each(n: int, m: int, e: Arg) -> Block:
    return acted((node("$base", n), node("add_damage", times(-m, e))), "me")


@spare_rule("outcome", "[this attack]? does {m:number} less damage for each {e:for_each}")
@rule("outcome", "damage from this attack is reduced by {m:number} for each {e:for_each}")
def only_less_each(m: int, e: Arg) -> Block:
    return acted((node("add_damage", times(-m, e)),), "me")


@spare_rule("outcome", "[this attack]? does {n:number} damage minus {m:number} [damage]?")
def less(n: int, m: int) -> Block:
    return (node("$base", n), node("add_damage", -m))


@rule(
    "outcome",
    "[this attack]? does {n:number} [damage]? for each {e:for_each}",
    "[this attack]? does {n:number} [damage]? times {e:amount}",
)
def for_each(n: int, e: Arg) -> Block:
    return acted((node("$damage", n, e),), "me")


@rule(
    "outcome",
    "[this attack]? does {n:number} damage",
    "[this attack]? does only {n:number} damage",
    "[this attack]? does {n:number} damage instead",
    "this attack's base damage is {n:number}",
    "this attack just does {n:number} damage",
)
def does(n: int) -> Block:
    return (node("$set", n),)


@rule(
    "outcome",
    "this attack's base damage is {n:number} instead of {m:number}",
    "[this attack]? does {n:number} damage instead of {m:number}",
)
def set_instead(n: int, m: int) -> Block:
    return (node("$base", m), node("set_damage", n))


@rule("act", "do(es) {m:number} more damage", "have this attack do {m:number} more damage")
@rule(
    "act",
    "do(es) {m:number} more damage for each {e:for_each}",
    "have this attack do {m:number} more damage for each {e:for_each}",
)
def may_add(m: int, e: Arg = 1) -> Block:
    return (node("add_damage", m if e == 1 else times(m, e)),)


# --- nothing ------------------------------------------------------------------------------------
phrase(
    "outcome",
    (node("cancel"),),
    "this attack does nothing",
    "does nothing",
    "this attack does nothing , not even damage",
    "the attack does nothing",
)
phrase(
    "outcome",
    (node("cancel_damage"),),
    "this attack does no damage",
    "this attack does nothing to the Defending Pokémon",
    "this attack does no damage to the Defending Pokémon",
)
phrase("note", (), "not even damage")


# --- to whom ------------------------------------------------------------------------------------
@rule(
    "outcome",
    "[this attack]? [also]? does {n:number} damage to {whom:target}",
    "~ does {n:number} damage to {whom:target}",
    "this Pokémon does {n:number} damage to {whom:target}",
)
def hits(n: int, whom: Arg) -> Block:
    return acted((node("hit", whom, n),), "me")


@spare_rule(
    "outcome", "[this attack]? does {n:number} damage to the Defending Pokémon and {x:target}"
)
def hits_and(n: int, x: Arg) -> Block:
    return (node("$set", n), *acted((node("hit", x, n),), "me"))


@rule(
    "outcome",
    "[this attack]? does {n:number} damage for each {e:for_each} to {whom:target}",
    "[this attack]? does {n:number} damage times {e:amount} to {whom:target}",
    "[this attack]? [also]? does {n:number} damage to {whom:target} for each {e:for_each}",
    "[this attack]? does {n:number} damage to {whom:target} times {e:amount}",
)
def hits_for_each(n: int, e: Arg, whom: Arg) -> Block:
    one = node("$each_one")
    apiece = replaced(replaced(e, node("$that", "mons"), one), node("$it"), one)
    if isinstance(whom, Node) and whom.word in ("all", "bench_of", "where") and apiece != e:
        return (node("$each", whom, (node("hit", one, times(n, apiece)),)),)
    return acted((node("hit", whom, times(n, e)),), "me")


@rule(
    "outcome",
    "[~|this Pokémon|this attack] [also]? does {n:number} damage to itself",
    "does {n:number} damage to itself",
    "[this attack]? [also]? does {n:number} damage to [~|this Pokémon]",
)
def hits_itself(n: int) -> Block:
    return (node("hit", node("self"), n),)


@rule(
    "outcome",
    "[~|this Pokémon] [also]? does {n:number} damage times {e:amount} to itself",
    "[~|this Pokémon] [also]? does {n:number} damage to itself times {e:amount}",
    "[~|this Pokémon] [also]? does {n:number} damage to itself for each {e:for_each}",
    "[~|this Pokémon] [also]? does {n:number} damage for each {e:for_each} to itself",
)
def hits_itself_each(n: int, e: Arg) -> Block:
    return acted((node("hit", node("self"), times(n, e)),), "me")


@rule("act", "do(es) {n:number} damage to {whom:target}")
def does_to(n: int, whom: Arg) -> Block:
    return (node("hit", whom, n),)


@spare_rule("outcome", "[~|this Pokémon] does damage to itself equal to {n:damage_done}")
def itself_as_much(n: Node) -> Block:
    return (node("hit", SELF, n),)


@rule("outcome", "~ does damage to itself equal to {n:number} times {e:amount}")
def itself_times(n: int, e: Arg) -> Block:
    return acted((node("hit", SELF, times(n, e)),), "me")


@spare_rule(
    "statement",
    "if {c:condition} , this attack does that much more damage [to {x:pokemon}]?",
    "if {c:condition} , this attack does more damage equal to that damage",
    cost=-1,
)
def as_much_more(c: Node, x: Node | None = None) -> Block | None:
    hurt = c.args[0] if c.word == "compare" else None
    if not isinstance(hurt, Node) or hurt.word != "last_damage":
        return None
    return (node("if", c, (node("add_damage", hurt),)),)


# --- what it is not affected by -----------------------------------------------------------------
FLAGS = {
    "Weakness": ("no_weakness",),
    "Resistance": ("no_resistance",),
    "Poké-Powers": ("no_powers",),
    "Poké-Bodies": ("no_powers",),
    "Abilities": ("no_powers",),
}
for _word, _flags in FLAGS.items():
    phrase("ignored", _flags, _word)


phrase(
    "ignored",
    ("no_effects",),
    "[any|all]? [other]? effects on {pokemon}",
    "[any|all]? [other]? effects on that Pokémon",
)
same("ignored_list", "{ignored}")


@rule("ignored_list", "{a:ignored} [or|and|, or|, and|,] [by]? {b:ignored_list}")
def more_ignored(a: tuple[str, ...], b: tuple[str, ...]) -> tuple[str, ...]:
    order = ("no_weakness", "no_resistance", "no_effects", "no_powers")
    return tuple(flag for flag in order if flag in (*a, *b))


spare_phrase(
    "statement", (), "don't apply Weakness [and|or] Resistance for Benched Pokémon", cost=-1
)


@rule("statement", "don't apply {all:ignored_list} to this damage", cost=-1)
def unaffected_hit(all: tuple[str, ...]) -> Block:
    return (node("$hit_flags", all),)


@rule("effects", "{a:effect} and don't apply {all:ignored_list} to this damage")
def hits_unaffected(a: Block, all: tuple[str, ...]) -> Block | None:
    if not a or a[-1].word != "hit":
        return None
    return (*a[:-1], node("hit", *a[-1].args[:2], *all))


@rule(
    "outcome",
    "this attack's damage isn't affected by {all:ignored_list}",
    "this damage isn't affected by {all:ignored_list}",
    "don't apply {all:ignored_list} for this attack",
    "don't apply {all:ignored_list} to this attack",
    "don't apply {all:ignored_list}",
    "the damage from this attack isn't affected by {all:ignored_list}",
)
def unaffected(all: tuple[str, ...]) -> Block:
    return (node("$flags", all),)


phrase("ignored", ("no_powers",), "Pokémon Powers")
for _symbol in ("statement", "note"):
    phrase(
        _symbol,
        (node("$flags", ("bench_weakness",)),),
        "[also]? apply Weakness and Resistance [for Benched Pokémon]?",
    )


# --- two kinds in one sentence ------------------------------------------------------------------
@rule("effects", "{a:effect} and {n:number} damage to {whom:target}")
def and_damage(a: Block, n: int, whom: Arg) -> Block:
    return (*a, *acted((node("hit", whom, n),), "me"))


@rule(
    "effects",
    "{a:effect} plus {b:outcome}",
    "{a:effect} [,]? and , {b:outcome}",
    "{a:effect} and does {n:number} damage to {whom:target}",
)
def and_also(a: Block, b: Block = (), n: int = 0, whom: Arg = "") -> Block:
    return (*a, *b) if b else (*a, *acted((node("hit", whom, n),), "me"))


@rule(
    "statement",
    "this attack does {n:number} damage times {e:amount} to the Defending Pokémon and {m:number} "
    "damage times {f:amount} to ~",
)
def both_ways(n: int, e: Arg, m: int, f: Arg) -> Block:
    return (node("$damage", n, e), node("hit", SELF, times(m, f)))


@rule(
    "statement",
    "this attack does {n:number} times that number of damage to the Defending Pokémon , and ~ does "
    "{m:number} times that number of damage to itself",
)
def both_counted(n: int, m: int) -> Block:
    return (node("$damage", n, node("$number")), node("hit", SELF, times(m, node("$number"))))


# --- by coins -----------------------------------------------------------------------------------
@rule("damage_tiers", "{m:number} more damage if {c:coin_result}")
def one_tier(m: int, c: Node) -> Block:
    return (node("if", c, (node("add_damage", m),)),)


@rule("damage_tiers", "{m:number} more damage if {c:coin_result} , [or]? {rest:damage_tiers}")
def more_tiers(m: int, c: Node, rest: Block) -> Block:
    return (node("if", c, (node("add_damage", m),)), *rest)


@rule("statement", "this attack does {n:number} damage plus {rest:damage_tiers}")
def tiered(n: int, rest: Block) -> Block | None:
    return (node("$base", n), *rest) if len(rest) > 1 else None


@rule("effects", "{a:outcome} and , if {c:condition} , {b:effects}")
def and_if(a: Block, c: Node, b: Block) -> Block:
    return (*a, node("if", c, b))
