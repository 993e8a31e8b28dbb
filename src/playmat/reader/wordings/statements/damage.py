"""The damage of an attack: more, less, for each, to which Pokémon, and what does not affect it."""

from __future__ import annotations

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node, is_word
from playmat.reader.grammar import phrase, row, rule, same
from playmat.reader.meanings import times
from playmat.reader.nodes import acted

SOURCE = "[this attack|~|this Pokémon|this power|this card]? [also]?"
"""The source of the damage, before the verb."""


# --- more and less ------------------------------------------------------------------------------
DEFENDER = "[the Defending Pokémon|your opponent's Active Pokémon]"
for _symbol, _does in (("outcome", "[this attack]? does"), ("act", "do(es)")):
    row(
        _symbol,
        "[$base(?number), add_damage(?amount)]",
        f"{_does} {{number}} damage plus {{amount:number}} [more]? [damage]? [to {DEFENDER}]?",
    )
    row(
        _symbol,
        "[$base(?number), set_damage(?amount)]",
        f"{_does} {{amount:number}} damage instead of {{number}} [to {DEFENDER}]?",
    )
    row(
        _symbol,
        "@acted([$base(?number), add_damage(@times(?m, ?apiece))], me)",
        f"{_does} {{number}} damage plus {{m:number}} [more]? [damage]? {{apiece}}",
    )
row("act", "[hit(?target, ?amount)]", "do(es) {amount:number} damage to {target}")


@rule(
    "outcome",
    "[this attack]? does {m:number} [more|additional] damage",
    "[this attack]? does {m:number} more damage {s:damage_stage}",
)
def more_damage(m: int, s: str = "before") -> Block | None:
    return (node("add_damage", m),) if s == "before" else None


same("apiece", "for each {for_each}", "[for each of|for|times] {amount}")
row(
    "outcome",
    "@acted([add_damage(@times(?number, ?apiece))], me)",
    "[this attack]? does {number} more damage {apiece}",
)


@rule(
    "outcome",
    "[this attack]? does {n:number} damage minus {m:number} [damage]? [{e:apiece}]?",
    "[this attack]? does {m:number} less damage {e:apiece}",
    "damage from this attack is reduced by {m:number} {e:apiece}",
)
def less(m: int, e: Arg = 1, n: int | None = None) -> Block:
    base = () if n is None else (node("$base", n),)
    return acted((*base, node("add_damage", -m if e == 1 else times(-m, e))), "me")


row(
    "outcome",
    "@acted([$damage(?number, ?apiece)], me)",
    "[this attack]? does {number} [damage]? {apiece}",
)
row(
    "outcome",
    "[$set(?number)]",
    "[this attack]? does {number} damage",
    "[this attack]? does only {number} damage",
    "[this attack]? does {number} damage instead",
    "this attack's base damage is {number}",
    "this attack just does {number} damage",
)
row(
    "outcome",
    "[$base(?number), set_damage(?amount)]",
    "this attack's base damage is {amount:number} instead of {number}",
)


@rule("act", "[do(es)|have this attack do] {m:number} more damage [{e:apiece}]?")
def may_add(m: int, e: Arg = 1) -> Block:
    return (node("add_damage", m if e == 1 else times(m, e)),)


# --- no damage ----------------------------------------------------------------------------------
for _deed, *_said in (
    (
        "cancel()",
        "[this attack|the attack]? does nothing",
        "this attack does nothing , not even damage",
    ),
    (
        "cancel_damage()",
        "this attack does no damage [to the Defending Pokémon]?",
        "this attack does nothing to the Defending Pokémon",
    ),
    (
        "cancel_damage(), knock_out(?who)",
        "{who:pokemon} is Knocked Out instead of damaged by this attack",
    ),
    (
        "set_damage(mul(2, base_damage()))",
        "this attack's [base]? damage is doubled",
        "this attack does [double|twice its|twice as much|twice the] damage",
    ),
):
    row("outcome", f"[{_deed}]", *_said)


# --- targets ------------------------------------------------------------------------------------
same("struck", "{target}")
row("struck", "bench_of(?player)", "{player:owner} Bench")
row("struck", "self()", "itself")
row(
    "outcome",
    "@acted([hit(?struck, ?amount)], me)",
    f"{SOURCE} does {{amount:number}} damage to {{struck}}",
)
row(
    "outcome",
    "@acted([hit(?struck, ?amount, *?ignored_list)], me)",
    f"{SOURCE} does {{amount:number}} damage to {{struck}} [,]? and {{x:not_affected_by}} "
    "{ignored_list} [to this damage]?",
    cost=-1,
)


@rule(
    "outcome",
    f"{SOURCE} does {{n:number}} damage {{e:apiece}} to {{whom:struck}} "
    "[( after applying effects to the Retreat Cost )]?",
    f"{SOURCE} does {{n:number}} damage to {{whom:struck}} {{e:apiece}}",
    f"{SOURCE} does damage to {{whom:struck}} equal to {{n:number}} {{e:apiece}}",
)
def hits_for_each(n: int, e: Arg, whom: Arg) -> Block:
    one = node("$each_one")
    apiece = replaced(replaced(e, node("$that", "mons"), one), node("$it"), one)
    if isinstance(whom, Node) and whom.word in ("all", "bench_of", "where") and apiece != e:
        return (node("$each", whom, (node("hit", one, times(n, apiece)),)),)
    return acted((node("hit", whom, times(n, e)),), "me")


@rule(
    "statement",
    "if {c:condition} , this attack does that much more damage [to {x:pokemon}]?",
    "if {c:condition} , this attack does more damage equal to that damage",
    "if {c:condition} , this attack does the same amount of damage [done]? [to ~]? to "
    "{whom:pokemon}",
    cost=-1,
)
def as_much(c: Node, x: Node | None = None, whom: Node | None = None) -> Block | None:
    hurt = c["left"] if c.word == "compare" else None
    if not is_word(hurt, "last_damage"):
        return None
    if whom is not None:
        return (node("hit", whom, hurt),)
    return (node("if", c, (node("add_damage", hurt),)),)


# --- what does not affect it --------------------------------------------------------------------
FLAGS = {
    "Weakness": ("no_weakness",),
    "Resistance": ("no_resistance",),
    "Poké-Powers": ("no_powers",),
    "Poké-Bodies": ("no_powers",),
    "Abilities": ("no_powers",),
    "Pokémon Powers": ("no_powers",),
}

for _word, _flags in FLAGS.items():
    phrase("ignored", _flags, _word)
row(
    "ignored",
    "[no_effects]",
    "[any|all]? [other]? effects on {pokemon}",
    "[any|all]? [other]? effects on that Pokémon",
)
same("ignored_list", "{ignored}")


@rule("ignored_list", "{a:ignored} [or|and|, or|, and|,] [by]? {b:ignored_list}")
def more_ignored(a: tuple[str, ...], b: tuple[str, ...]) -> tuple[str, ...]:
    order = ("no_weakness", "no_resistance", "no_effects", "no_powers")
    return tuple(flag for flag in order if flag in (*a, *b))


for _mark, *_said in (
    ("$hit_flags", "don't apply {ignored_list} to this damage"),
    (
        "$flags",
        "[this attack's damage|this damage|the damage from this attack] isn't affected by "
        "{ignored_list}",
        "don't apply {ignored_list} [[for|to] this attack]?",
    ),
):
    row("outcome", f"[{_mark}(?ignored_list)]", *_said)
row(
    "not_affected_by",
    "true",
    "this attack's damage isn't affected by",
    "don't apply",
    "this damage isn't affected by",
)
TO_BENCH = "apply Weakness and Resistance [for Benched Pokémon]?"
for _symbol, _marks, _words in (
    ("statement", "[$flags([bench_weakness])]", f"[also]? {TO_BENCH}"),
    ("note", "[$flags([bench_weakness])]", f"[also]? {TO_BENCH}"),
    ("statement", "[]", "don't apply Weakness and Resistance for Benched Pokémon"),
):
    row(_symbol, _marks, _words)


# --- two kinds in one sentence ------------------------------------------------------------------
@rule(
    "more_hits",
    "[does]? {n:number} damage [{e:apiece}]? to {whom:struck} [[,|and|, and] {more:more_hits}]?",
    "[plus]? {n:number} more damage {e:apiece} [[,|and|, and] {more:more_hits}]?",
)
def more_hits(n: int, e: Arg = 1, whom: Arg = "", more: Block = ()) -> Block:
    amount = n if e == 1 else times(n, e)
    done = node("hit", whom, amount) if whom else node("add_damage", amount)
    return (*acted((done,), "me"), *more)


@rule(
    "effects",
    "{a:effect} plus {b:outcome}",
    "{a:effect} [,]? and , {b:outcome}",
    "{a:effect} [,|and|, and] {b:more_hits}",
)
def with_more(a: Block, b: Block) -> Block | None:
    """A further effect in the same sentence; not after an option, whose extent would be unclear.

    More damage may be for others who were just mentioned.
    """
    others = any(said.word == "hit" for said in a) and any(s.word == "add_damage" for s in b[:1])
    return None if others or (a and a[-1].word == "may") else (*a, *b)


# --- by coins -----------------------------------------------------------------------------------


row(
    "statement",
    "[$not_twice(?number, $name)]",
    "you can't add more than {number} damage in this way",
    cost=-1,
)
