"""Several modifiers of one Pokémon in a sentence: “it gets +20 HP and can't retreat”."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import SINGLE, fitted, on, resting, source
from playmat.reader.nodes import acted

WHOSE = node("$bearer")

row("lacking", "[mod(weakness_applies, $bearer(), forbid)]", "no Weakness")
row("lacking", "[mod(resistance_applies, $bearer(), forbid)]", "no Resistance")
row("lacking", "[mod(retreat_cost, $bearer(), set, 0)]", "no Retreat Cost")
row("trait", "[*?lacking]", "[has|have] {lacking}")
row("trait", "[mod(can_retreat, $bearer(), forbid)]", "can't retreat")
row("trait", "[mod(can_attack, $bearer(), forbid)]", "can't attack")
row("trait", "[mod(can_evolve, $bearer(), forbid)]", "can't evolve")
row("trait", "[mod(can_heal, $bearer(), forbid)]", "can't be healed")
row("trait", "[immune($bearer())]", "can't be affected by [any]? Special Conditions")
row("trait", "[]", "recover(s) from [all|any] Special Conditions")
row("trait", "[mod(max_hp, $bearer(), add, ?value)]", "get(s) {value:signed} HP")
row(
    "trait",
    "[forbid_conditions($bearer(), *?conditions_listed)]",
    "can't become {conditions_listed}",
)
row("trait", "[immune($bearer(), *?conditions_listed)]", "can't be {conditions_listed}")


@rule(
    "trait", "take(s) {n:number} {sign:more_or_less} damage from {of:attacks_of} {s:damage_stage}"
)
def damage_taken(n: int, sign: int, of: Node, s: str) -> tuple[Node, ...]:
    by = {"from": source(of.args[0])}
    return (node("mod", "damage_taken", WHOSE, "add", sign * n, stage=s, **by),)


@rule("trait", "can't use any {all:power_kinds}")
def powerless(all: tuple[str, ...]) -> tuple[Node, ...]:
    return tuple(node("off_power", WHOSE, kind) for kind in all)


@rule("trait", "pay(s) {n:colorless} {sign:more_or_less} [Energy]? to use its attacks")
def attack_cost(n: int, sign: int) -> tuple[Node, ...]:
    return (node("mod", "attack_cost", WHOSE, "add", sign * n),)


@rule("trait", "pay(s) {n:colorless} {sign:more_or_less} to retreat")
def retreat_cost(n: int, sign: int) -> tuple[Node, ...]:
    return (node("mod", "retreat_cost", WHOSE, "add", sign * n),)


row("traits", "[*?trait, *?b]", "{trait} and {b:trait}")
row("traits", "[*?lacking, *?b]", "[has|have] {lacking} [and|or] {b:lacking}")
row("traits", "[*?trait, *?b, *?c]", "{trait} , {b:trait} , and {c:trait}")


@rule("modifier", "{who:bearer} {all:traits}", cost=1)
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
ONE = tuple(word for word in SINGLE if word != "host")
"""Words for one Pokémon, of which no kind can be left out; a holder may be of any kind."""
OF_CARDS = ("tool_works", "energy_works", "stadium_works", "energy_provided")
"""Queries about cards, of which none is left out by the kind of a Pokémon."""


@rule("modifiers", "{what:modifier} , {w:excluding} {out:kinds_left_out}", cost=2)
def all_but(what: Node, w: bool, out: Node) -> tuple[Node, ...] | None:
    whom, mods = what.args
    done: list[Node] = []
    for mod in cast(tuple[Node, ...], mods):
        if mod.word not in NARROWED or mod.args[0] in OF_CARDS:
            return None
        at = NARROWED[mod.word]
        if isinstance(mod.args[at], Node) and cast(Node, mod.args[at]).word in ONE:
            return None
        of = fitted(mod.args[at], node("fits_not", out))
        done.append(Node(mod.word, (*mod.args[:at], of, *mod.args[at + 1 :])))
    return (node("$mods", whom, tuple(done)),)


# --- its attacks, its Retreat Cost ----------------------------------------------------------------
@rule("its_trait", "[its|their] Retreat Cost is {n:colorless} {sign:more_or_less}")
def its_retreat(n: int, sign: int) -> tuple[Node, ...]:
    return retreat_cost(n, sign)


@rule("its_change", "its Retreat Cost is {n:colorless} [Energy]? {sign:more_or_less}")
def its_retreat_changed(n: int, sign: int) -> Node:
    return node("mod", "retreat_cost", "$whose", "add", sign * n)


row("its_change", "mod(retreat_cost, $whose, set, ?value)", "its Retreat Cost is {value:number}")


@rule(
    "outcome",
    "{a:modifier} {span:span} , and {b:its_change}",
    "{span:span} , {a:modifier} [, and|and] {b:its_change}",
    cost=-1,
)
def two_of_one(a: Node, span: str, b: Node) -> Block | None:
    whom, mods = a.args
    if whom == node("nobody"):
        return None
    more = cast(Node, replaced(b, "$whose", whom))
    return acted((resting(span, on(whom, *cast(Block, mods), more)),), "me")


row(
    "its_change", "mod(attack_cost, $whose, add, ?value)", "its attacks cost {value:colorless} more"
)
row("its_change", "mod(can_retreat, $whose, forbid)", "it can't retreat")
row("its_change", "mod(can_attack, $whose, forbid)", "it can't attack")


@rule("its_trait", "[its|their] attacks cost {n:colorless} {sign:more_or_less}")
def its_attack_cost(n: int, sign: int) -> tuple[Node, ...]:
    return attack_cost(n, sign)


@rule(
    "its_trait", "[its|their] attacks do {n:number} {sign:more_or_less} damage [{s:damage_stage}]?"
)
def its_damage(n: int, sign: int, s: str = "before") -> tuple[Node, ...]:
    return (node("mod", "damage_dealt", WHOSE, "add", sign * n, stage=s),)


@rule("modifiers", "{a:modifier} [and|, and] {b:its_trait}", cost=-1)
def and_its(a: Node, b: tuple[Node, ...]) -> tuple[Node, ...] | None:
    first = cast(tuple[Node, ...], a.args[1])[0]
    if first.word not in NARROWED:
        return None
    who = first.args[NARROWED[first.word]]
    return (a, on(who, *(cast(Node, replaced(made, WHOSE, who)) for made in b)))


@rule("modifier", "{who:bearer} {t:trait} , and {x:recovers_then}")
def immune_and_cured(who: Arg, t: tuple[Node, ...], x: bool) -> Node | None:
    return on(who, node("immune", who)) if t == (node("immune", WHOSE),) else None


for _verb in ("is", "was"):
    phrase(
        "recovers_then",
        True,
        f"if it {_verb} already affected by any Special Conditions , it recovers from all of them",
    )
