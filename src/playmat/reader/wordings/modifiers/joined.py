"""Several things that hold of the same Pokémon, told behind one another: it gets, has, can't."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import spare_phrase, spare_rule
from playmat.reader.meanings import fitted, on, source

WHOSE = node("$bearer")

spare_phrase("trait", (node("mod", "weakness_applies", WHOSE, "forbid"),), "[has|have] no Weakness")
spare_phrase(
    "trait", (node("mod", "resistance_applies", WHOSE, "forbid"),), "[has|have] no Resistance"
)
spare_phrase("trait", (node("mod", "retreat_cost", WHOSE, "set", 0),), "[has|have] no Retreat Cost")
spare_phrase("trait", (node("mod", "can_retreat", WHOSE, "forbid"),), "can't retreat")
spare_phrase("trait", (node("mod", "can_attack", WHOSE, "forbid"),), "can't attack")
spare_phrase("trait", (node("mod", "can_evolve", WHOSE, "forbid"),), "can't evolve")
spare_phrase("trait", (node("mod", "can_heal", WHOSE, "forbid"),), "can't be healed")
spare_phrase("trait", (node("immune", WHOSE),), "can't be affected by [any]? Special Conditions")


spare_phrase("trait", (), "recover(s) from [all|any] Special Conditions")


@spare_rule("trait", "get(s) {n:signed} HP")
def hp(n: int) -> tuple[Node, ...]:
    return (node("mod", "max_hp", WHOSE, "add", n),)


@spare_rule("trait", "can't become {all:conditions_listed}")
def spared(all: tuple[str, ...]) -> tuple[Node, ...]:
    return (node("forbid_conditions", WHOSE, *all),)


@spare_rule("trait", "can't be {all:conditions_listed}")
def immune(all: tuple[str, ...]) -> tuple[Node, ...]:
    return (node("immune", WHOSE, *all),)


@spare_rule(
    "trait", "take(s) {n:number} {sign:more_or_less} damage from {of:attacks_of} {s:damage_stage}"
)
def damage_taken(n: int, sign: int, of: Node, s: str) -> tuple[Node, ...]:
    by = {"from": source(of.args[0])}
    return (node("mod", "damage_taken", WHOSE, "add", sign * n, stage=s, **by),)


@spare_rule("trait", "can't use any {all:power_kinds}")
def powerless(all: tuple[str, ...]) -> tuple[Node, ...]:
    return tuple(node("off_power", WHOSE, kind) for kind in all)


@spare_rule("trait", "pay(s) {n:colorless} {sign:more_or_less} [Energy]? to use its attacks")
def attack_cost(n: int, sign: int) -> tuple[Node, ...]:
    return (node("mod", "attack_cost", WHOSE, "add", sign * n),)


@spare_rule("trait", "pay(s) {n:colorless} {sign:more_or_less} to retreat")
def retreat_cost(n: int, sign: int) -> tuple[Node, ...]:
    return (node("mod", "retreat_cost", WHOSE, "add", sign * n),)


@spare_rule("traits", "{a:trait} and {b:trait}")
def two_traits(a: tuple[Node, ...], b: tuple[Node, ...]) -> tuple[Node, ...]:
    return (*a, *b)


@spare_rule("traits", "{a:trait} , {b:trait} , and {c:trait}")
def three_traits(a: tuple[Node, ...], b: tuple[Node, ...], c: tuple[Node, ...]) -> tuple[Node, ...]:
    return (*a, *b, *c)


@spare_rule("modifier", "{who:bearer} {all:traits}", cost=1)
def joined(who: Arg, all: tuple[Node, ...]) -> Node:
    return on(who, *(replaced(made, WHOSE, who) for made in all))  # type: ignore[arg-type]


NARROWED = {
    "mod": 1,
    "prevent": 1,
    "off_power": 0,
    "immune": 0,
    "forbid_attack": 0,
    "forbid_conditions": 0,
}
"""Modifiers, and where each of them tells of whom it is."""
OF_CARDS = ("tool_works", "energy_works", "stadium_works", "energy_provided")
"""Queries about cards, of which none is left out by the kind of a Pokémon."""


@spare_rule("modifiers", "{what:modifier} , {w:excluding} {out:kinds_left_out}", cost=2)
def all_but(what: Node, w: bool, out: Node) -> tuple[Node, ...] | None:
    whom, mods = what.args
    done: list[Node] = []
    for mod in cast(tuple[Node, ...], mods):
        if mod.word not in NARROWED or mod.args[0] in OF_CARDS:
            return None
        at = NARROWED[mod.word]
        of = fitted(mod.args[at], node("fits_not", out))
        done.append(Node(mod.word, (*mod.args[:at], of, *mod.args[at + 1 :])))
    return (node("$mods", whom, tuple(done)),)


# --- its attacks, its Retreat Cost ----------------------------------------------------------------
@spare_rule("its_trait", "its Retreat Cost is {n:colorless} {sign:more_or_less}")
def its_retreat(n: int, sign: int) -> tuple[Node, ...]:
    return retreat_cost(n, sign)


@spare_rule("its_trait", "its attacks cost {n:colorless} {sign:more_or_less}")
def its_attack_cost(n: int, sign: int) -> tuple[Node, ...]:
    return attack_cost(n, sign)


@spare_rule("its_trait", "its attacks do {n:number} {sign:more_or_less} damage {s:damage_stage}")
def its_damage(n: int, sign: int, s: str) -> tuple[Node, ...]:
    return (node("mod", "damage_dealt", WHOSE, "add", sign * n, stage=s),)


@spare_rule("modifiers", "{a:modifier} [and|, and] {b:its_trait}", cost=-1)
def and_its(a: Node, b: tuple[Node, ...]) -> tuple[Node, ...] | None:
    first = cast(tuple[Node, ...], a.args[1])[0]
    if first.word not in NARROWED:
        return None
    who = first.args[NARROWED[first.word]]
    return (a, on(who, *(cast(Node, replaced(made, WHOSE, who)) for made in b)))


@spare_rule("modifier", "{who:bearer} {t:trait} , and {x:recovers_then}")
def immune_and_cured(who: Arg, t: tuple[Node, ...], x: bool) -> Node | None:
    return on(who, node("immune", who)) if t == (node("immune", WHOSE),) else None


for _verb in ("is", "was"):
    spare_phrase(
        "recovers_then",
        True,
        f"if it {_verb} already affected by any Special Conditions , it recovers from all of them",
    )
