"""Several modifiers of one Pokémon in a sentence: “it gets +20 HP and can't retreat”."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import SINGLE, fitted, on, resting, source
from playmat.reader.nodes import acted

Traits = tuple[Node, ...]
WHOSE = node("$bearer")

# --- what holds of a bearer ---------------------------------------------------------------------
for _query, _words in (
    ("can_retreat", "can't retreat"),
    ("can_attack", "can't [attack|use any attacks|use attacks]"),
    ("can_evolve", "can't evolve"),
    ("can_heal", "can't be healed"),
):
    row("trait", f"[mod({_query}, $bearer(), forbid)]", _words)
row(
    "trait",
    "[mod(can_attack, $bearer(), forbid), mod(can_retreat, $bearer(), forbid)]",
    "can't [attack or retreat|retreat or attack]",
)
for _change, _what in (
    ("weakness_applies, $bearer(), forbid", "Weakness"),
    ("resistance_applies, $bearer(), forbid", "Resistance"),
    ("retreat_cost, $bearer(), set, 0", "Retreat Cost"),
):
    row("lacking", f"[mod({_change})]", f"no {_what}")
row("trait", "[*?lacking]", "[has|have] {lacking}")
row("traits", "[*?lacking, *?b]", "[has|have] {lacking} [and|or] {b:lacking}")
row("trait", "[mod(max_hp, $bearer(), add, ?value)]", "get(s) {value:signed} HP")
row("trait", "[mod(attack_cost, $bearer(), add, ?shift)]", "pay(s) {shift} to use its attacks")
row("trait", "[mod(retreat_cost, $bearer(), add, ?shift)]", "pay(s) {shift} to retreat")
row("trait", "[immune($bearer())]", "can't be affected by [any]? Special Conditions")
row("trait", "[immune($bearer(), *?conditions_listed)]", "can't be {conditions_listed}")
row(
    "trait",
    "[forbid_conditions($bearer(), *?conditions_listed)]",
    "can't become {conditions_listed}",
)
row(
    "trait",
    "[]",
    "recover(s) from [all|any] Special Conditions",
    "recover(s) from being {conditions_listed}",
)
row("trait", "[off_power($bearer(), ability)]", "[has|have] no Abilities")
row("trait", "@off($bearer(), ?power_kinds)", "can't use [any|its]? {power_kinds}")


@rule(
    "trait", "take(s) {n:number} {sign:more_or_less} damage from {of:attacks_of} {s:damage_stage}"
)
def damage_taken(n: int, sign: int, of: Node, s: str) -> Traits:
    by = {"from": source(of["players"])}
    return (node("mod", "damage_taken", WHOSE, "add", sign * n, stage=s, **by),)


row("traits", "[*?trait, *?b]", "{trait} and {b:trait}")
row("traits", "[*?trait, *?b, *?c]", "{trait} , {b:trait} , and {c:trait}")


def of_bearer(who: Arg, all: Traits) -> Node:
    """Return traits as modifiers of somebody."""
    return on(who, *cast(Traits, replaced(all, WHOSE, who)))


@rule("modifier", "{who:bearer} {all:traits}", cost=1)
@rule("modifier", "{who:bearer} {all:trait} [if it [is|'s] {such:pokemon_state}]?")
def has_traits(who: Arg, all: Traits, such: Node | None = None) -> Node | None:
    if not all:
        return None
    return of_bearer(who if such is None else fitted(who, such), all)


@rule("outcome", "{whom:pokemon} is now {all:statuses} [,]? and {what:trait} {span:span}")
def afflicted_and_unable(whom: Node, all: tuple[str, ...], what: Traits, span: str) -> Block:
    worse = tuple(node("inflict", whom, one) for one in all)
    return (*worse, resting(span, of_bearer(whom, what)))


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
        if mod.word not in NARROWED or (mod.word == "mod" and mod["query"] in OF_CARDS):
            return None
        at = NARROWED[mod.word]
        if isinstance(mod.args[at], Node) and cast(Node, mod.args[at]).word in ONE:
            return None
        of = fitted(mod.args[at], node("fits_not", out))
        done.append(Node(mod.word, (*mod.args[:at], of, *mod.args[at + 1 :])))
    return (node("$mods", whom, tuple(done)),)


# --- its attacks, its Retreat Cost ----------------------------------------------------------------
same("its_trait", "it {trait}")
row("its_trait", "[mod(attack_cost, $bearer(), add, ?shift)]", "[its|their] attacks cost {shift}")
row(
    "its_trait",
    "[mod(retreat_cost, $bearer(), add, ?shift)]",
    "[its|their] Retreat Cost is {shift}",
)


@rule(
    "its_trait", "[its|their] attacks do {n:number} {sign:more_or_less} damage [{s:damage_stage}]?"
)
def its_damage(n: int, sign: int, s: str = "before") -> Traits:
    return (node("mod", "damage_dealt", WHOSE, "add", sign * n, stage=s),)


@rule("modifiers", "{a:modifier} [and|, and] {b:its_trait}", cost=-1)
def and_its(a: Node, b: Traits) -> Traits | None:
    first = cast(Traits, a["mods"])[0]
    if first.word not in NARROWED:
        return None
    return (a, of_bearer(first["of"], b))


@rule(
    "outcome",
    "{a:modifier} {span:span} , and {b:its_trait}",
    "{span:span} , {a:modifier} [, and|and] {b:its_trait}",
    cost=-1,
)
def two_of_one(a: Node, span: str, b: Traits) -> Block | None:
    whom, mods = a.args
    if whom == node("nobody"):
        return None
    more = cast(Traits, replaced(b, WHOSE, whom))
    return acted((resting(span, on(whom, *cast(Traits, mods), *more)),), "me")
