"""Several modifiers of one Pokémon in a sentence: “it gets +20 HP and can't retreat”."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, SINGLE, fitted, lacking, on, resting, source, taken
from playmat.reader.nodes import acted

Traits = tuple[Node, ...]
WHOSE = node("$bearer")
ONE = tuple(word for word in SINGLE if word != "host")
"""Words for one Pokémon, of which no kind can be left out; a holder may be of any kind."""

# --- what holds of a bearer ---------------------------------------------------------------------
for _change, _what in (
    ("weakness_applies, $bearer(), forbid", "Weakness"),
    ("resistance_applies, $bearer(), forbid", "Resistance"),
    ("retreat_cost, $bearer(), set, 0", "Retreat Cost"),
):
    row("lacking", f"[mod({_change})]", f"no {_what}")
FIRST_TURN = "[during|on] your first turn"
ITS_TURN = "the turn you play it"
TWICE = "[attack|use an attack [it has]?] twice [[a|each|during your|during each] turn]?"
for _ban, _deed in (
    ("mod(can_retreat, $bearer(), forbid)", "retreat"),
    ("mod(can_attack, $bearer(), forbid)", "[attack|use any attacks|use attacks]"),
    ("mod(can_evolve, $bearer(), forbid)", "evolve"),
    ("*@off($bearer(), ?power_kinds)", "use [any|its]? {power_kinds}"),
):
    row("forbidden", f"[{_ban}]", _deed)
for _trait, *_words in (
    ("*?forbidden", "can't {forbidden}"),
    ("*?a, *?b", "can't {a:forbidden} [or|, or] {b:forbidden}"),
    ("*?a, *?b, *?c", "can't {a:forbidden} , {b:forbidden} , or {c:forbidden}"),
    (
        "mod(can_evolve_unaided, $bearer(), forbid)",
        "can't evolve except from effects of attacks or Pokémon Powers",
    ),
    ("mod(can_leave_active, $bearer(), forbid)", "can't retreat [and|, and] {x:stays_active}"),
    ("mod(can_heal, $bearer(), forbid)", "can't be healed"),
    ("immune($bearer())", "can't be affected by [any]? Special Conditions"),
    ("immune($bearer(), *?conditions_listed)", "can't be {conditions_listed}"),
    ("forbid_conditions($bearer(), *?conditions_listed)", "can't become {conditions_listed}"),
    ("off_power($bearer(), ability)", "[has|have] no Abilities"),
    ("*?lacking", "[has|have] {lacking}"),
    ("*?lacking, *?b", "[has|have] {lacking} [and|or] {b:lacking}"),
    ("mod(max_hp, $bearer(), add, ?value)", "get(s) {value:signed} HP"),
    (
        "mod(max_hp, $bearer(), add, @times(?signed, ?for_each))",
        "get(s) {signed} HP for each {for_each}",
    ),
    (
        "mod(max_hp, $bearer(), add, least(@times(?signed, ?for_each), ?most))",
        "get(s) {signed} HP for each {for_each} , up to a maximum of {most:signed} HP",
    ),
    ("mod(attack_cost, $bearer(), add, ?shift)", "pay(s) {shift} to use its attacks"),
    ("mod(retreat_cost, $bearer(), add, ?shift)", "pay(s) {shift} to retreat"),
    ("", "recover(s) from [[all|any] Special Conditions|being {conditions_listed}]"),
    ("mod(attacks_per_turn, $bearer(), set, 2)", f"[may|can] {TWICE}"),
    ("mod(evolve_early, $bearer(), set, 1)", f"can evolve [during|on] {ITS_TURN}"),
    (
        "mod(evolve_early, $bearer(), set, 2)",
        f"can evolve {FIRST_TURN} or [during|on]? {ITS_TURN}",
    ),
    (
        "as_long_as(first_turn(me), [mod(evolve_early, $bearer(), set, 2)])",
        f"can evolve {FIRST_TURN}",
    ),
    (
        "mod(tools_allowed, $bearer(), set, ?value)",
        "[may|can] have up to {value:number} Pokémon Tool(s) [card(s)]? attached [to it]?",
    ),
    (
        "mod(can_retreat, $bearer(), allow)",
        "can retreat even [when|if|while] [it is|they are|it's] Asleep [or|and] Paralyzed",
    ),
    ("grant_tag($bearer(), plasma)", "is a Team Plasma Pokémon"),
    (
        "mod_type(types, $bearer(), add, ?type)",
        "is now a {type} Pokémon in addition to its existing types",
    ),
    ("mod_type(types, $bearer(), set, *?types)", "is [both]? {types} type"),
    (
        "mod(retreat_cost, $bearer(), set, ?n)",
        "[has|have] [its|their] Retreat Cost changed to {n:colorless}",
    ),
    ("take_types($bearer(), ?from)", "is the same type as {from:pokemon}"),
):
    row("trait", f"[{_trait}]", *_words)


TAKE = "[take(s)|receive(s)] {n:number} {sign:more_or_less} damage"
EACH = "for each {e:for_each}"


@rule(
    "trait",
    f"{TAKE} from {{of:attacks_of}} [{EACH}]? [{{stage:damage_stage}}]?",
    f"{TAKE} from {{of:attacks_of}} {{stage:damage_stage}} {EACH}",
    f"{TAKE} {EACH} from {{of:attacks_of}} [{{stage:damage_stage}}]?",
)
def damage_taken(n: int, sign: int, of: Node, stage: str = "after", e: Arg | None = None) -> Traits:
    return taken(WHOSE, sign, n, of, stage, e).block("mods")


@rule(
    "trait",
    "can't be damaged [by {of:attacks_of}]?",
    "[[don't|doesn't] take [any]?|take(s) no] damage from {of:attacks_of}",
)
def undamaged(of: Node | None = None) -> Traits:
    causes = () if of is None else ("attack", source(of["players"]))
    return (node("prevent", "damage", WHOSE, *causes),)


row("traits", "[*?trait, *?b]", "{trait} and {b:trait}")
row("traits", "[*?trait, *?b, *?c]", "{trait} , {b:trait} , and {c:trait}")


@rule("modifier", "whenever {who:bearer} attack(s) , it {lent:trait}")
def lent_to_attackers(who: Arg, lent: Traits) -> Node | None:
    """Read attacks lent to whoever attacks; another trait would hold only for that moment."""
    return of_bearer(who, lent) if all(mod.word == "lend_under" for mod in lent) else None


def of_bearer(who: Arg, all: Traits) -> Node:
    """Return traits as modifiers of somebody."""
    return on(who, *cast(Traits, replaced(all, WHOSE, who)))


@rule("modifier", "{who:bearer} {all:traits}", cost=1)
@rule("modifier", "{who:bearer} {all:trait} [if it [is|'s] {such:pokemon_state}]?")
def has_traits(who: Arg, all: Traits, such: Node | None = None) -> Node | None:
    if not all:
        return None
    return of_bearer(who if such is None else fitted(who, such), all)


ITS = "[it|they|that Pokémon|those Pokémon]"


@rule(
    "modifier",
    f"if any of {{who:pokemons}} {{such:being}} , {ITS} {{all:trait}}",
    "{who:bearer} {all:trait} unless [it|they] {but:being}",
    cost=-1,
)
def of_those(who: Arg, all: Traits, such: Node = ANY, but: Node | None = None) -> Node | None:
    """Read traits of those of several of whom something else holds, or does not."""
    alone = isinstance(who, Node) and who.word in SINGLE and who != node("active", "both")
    if not all or (but is not None and alone):
        return None
    if but is not None:
        such = but.child("filter") if but.word == "fits_not" else lacking(but)
    return of_bearer(fitted(who, such), all)


@rule("outcome", "{whom:pokemon} is now {all:statuses} [,]? and {what:trait} {span:span}")
def afflicted_and_unable(whom: Node, all: tuple[str, ...], what: Traits, span: str) -> Block:
    worse = tuple(node("inflict", whom, one) for one in all)
    return (*worse, resting(span, of_bearer(whom, what)))


NARROWED = ("mod", "prevent", "off_power", "immune", "forbid_attack", "forbid_conditions")
"""Modifiers that tell of whom they are."""
OF_CARDS = ("tool_works", "energy_works", "stadium_works", "energy_provided")
"""Queries about cards, of which none is left out by the kind of a Pokémon."""


@rule("modifiers", "{what:modifier} , {w:excluding} {out:kinds_left_out}", cost=2)
def all_but(what: Node, w: bool, out: Node) -> tuple[Node, ...] | None:
    whom, mods = what.args
    done: list[Node] = []
    for mod in cast(tuple[Node, ...], mods):
        if mod.word not in NARROWED or (mod.word == "mod" and mod["query"] in OF_CARDS):
            return None
        of = mod["of"]
        if isinstance(of, Node) and of.word in ONE:
            return None
        done.append(mod.having("of", fitted(of, node("fits_not", out))))
    return (node("$mods", whom, tuple(done)),)


# --- its attacks, its Retreat Cost ----------------------------------------------------------------
@rule("damage_shift", "{n:number} {sign:more_or_less} damage")
def damage_shift(n: int, sign: int) -> int:
    return sign * n


ATTACKS = "[its|their] attacks"
for _traits, _way in (
    ("*?trait", "it {trait}"),
    ("mod(attack_cost, $bearer(), add, ?shift)", f"{ATTACKS} cost {{shift}}"),
    ("mod(retreat_cost, $bearer(), add, ?shift)", "[its|their] Retreat Cost is {shift}"),
    ("mod(damage_dealt, $bearer(), add, ?n, stage=before)", f"{ATTACKS} do {{n:damage_shift}}"),
    (
        "mod(damage_dealt, $bearer(), add, ?n, stage=?stage)",
        f"{ATTACKS} do {{n:damage_shift}} {{stage:damage_stage}}",
    ),
):
    row("its_trait", f"[{_traits}]", _way)


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
