"""Several modifiers of one Pokémon in a sentence: “it gets +20 HP and can't retreat”."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, SINGLE, fitted, lacking, of_two, on, resting, taken
from playmat.reader.nodes import acted as acted
from playmat.reader.shapes import lens

Traits = tuple[Node, ...]
WHOSE = node("$bearer")
ONE = tuple(word for word in SINGLE if word != "host")
"""Words for one specific Pokémon; a holder may be of any kind."""

# --- traits of a bearer -------------------------------------------------------------------------
for _change, _what in (
    ("weakness_applies, $bearer(), forbid", "Weakness"),
    ("resistance_applies, $bearer(), forbid", "Resistance"),
    ("retreat_cost, $bearer(), set, 0", "Retreat Cost"),
):
    row("lacking", f"[mod({_change})]", f"no {_what}")
    row(
        "modifier",
        f"@on(?of, mod({_change.replace('$bearer()', '?of')}))",
        f"[don't|do not] apply {_what} for {{of:bearer}}",
    )
for _ban, *_words in (
    ("mod(can_retreat, $bearer(), forbid)", "retreat"),
    ("mod(can_attack, $bearer(), forbid)", "[attack|use any attacks|use attacks]"),
    ("mod(can_evolve, $bearer(), forbid)", "evolve"),
    (
        "mod(can_evolve_unaided, $bearer(), forbid)",
        "evolve except from effects of attacks or Pokémon Powers",
    ),
    ("mod(can_leave_active, $bearer(), forbid)", "retreat [and|, and] {x:stays_active}"),
    ("mod(can_heal, $bearer(), forbid)", "be healed"),
    ("immune($bearer())", "be affected by [any]? Special Conditions"),
    ("forbid_conditions($bearer())", "become affected by [a|any] Special Condition(s)"),
    ("immune($bearer(), *?conditions_listed)", "be {conditions_listed}"),
    ("forbid_conditions($bearer(), *?conditions_listed)", "become {conditions_listed}"),
    ("*@off($bearer(), ?power_kinds)", "use [any|its]? {power_kinds}"),
    ("prevent(damage, $bearer())", "be damaged"),
    ("@shield(damage, $bearer(), ?attacks_of)", "be damaged by {attacks_of}"),
):
    row("cant", f"[{_ban}]", *_words)
FIRST_TURN = "[during|on] [your|his or her] first turn"
ITS_TURN = "the turn [you play|he or she plays] [it|those Pokémon]"
TWICE = "[attack|use an attack [it has]?] twice [[a|each|during your|during each] turn]?"
for _trait, *_words in (
    ("*?cant", "can't {cant}"),
    ("*?a, *?cant", "can't {a:cant} [or|and] {cant}"),
    ("*?a, *?b, *?cant", "can't {a:cant} , {b:cant} , or {cant}"),
    (
        "prevent(damage, $bearer())",
        "[[don't|doesn't] take [any]?|take(s) no] damage",
    ),
    (
        "@shield(all, $bearer(), ?attacks_of)",
        "[don't|doesn't|do not] take [any]? damage from and [aren't|isn't|are not] affected by "
        "{attacks_of}",
    ),
    (
        "@shield(damage, $bearer(), ?attacks_of)",
        "[[don't|doesn't] take [any]?|take(s) no] damage from {attacks_of}",
    ),
    ("off_power($bearer(), ability)", "[has|have] no Abilities"),
    ("*?lacking", "[has|have] {lacking}"),
    ("*?lacking, *?b", "[has|have] {lacking} [and|or] {b:lacking}"),
    ("mod(max_hp, $bearer(), add, ?value)", "get(s) {value:signed} HP"),
    (
        "mod(max_hp, $bearer(), add, @times(?signed, ?for_each))",
        "get(s) {signed} HP for each {for_each}",
    ),
    ("mod(attack_cost, $bearer(), add, ?shift)", "pay(s) {shift} to use its attacks"),
    ("mod(retreat_cost, $bearer(), add, ?shift)", "pay(s) {shift} to retreat"),
    ("*@cheaper_each($bearer(), ?shift, ?attack_names)", "pay(s) {shift} to use {attack_names}"),
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


for _all, _joined in (
    ("*?trait, *?b", "{trait} and {b:trait}"),
    ("*?trait, *?b, *?c", "{trait} , {b:trait} , and {c:trait}"),
):
    row("traits", f"[{_all}]", _joined)


def of_bearer(who: Arg, all: Traits) -> Node:
    """Traits as modifiers of a bearer."""
    return on(who, *cast(Traits, replaced(all, WHOSE, who)))


ITS = "[it|they|that Pokémon|those Pokémon]"


@rule("modifier", "{who:bearer} {all:traits}", cost=1)
@rule(
    "modifier",
    "{who:bearer} {all:trait}",
    "no {who:bearer} can {all:cant}",
    f"if any of {{who:pokemons}} {{such:being}} , {ITS} {{all:trait}}",
    "{who:bearer} {all:trait} unless [it|they] {but:being}",
    "whenever {who:bearer} attack(s) , it {lent:trait}",
)
def has_traits(
    who: Arg, all: Traits = (), such: Node = ANY, but: Node | None = None, lent: Traits = ()
) -> Node | None:
    """Traits, possibly only of those that have another trait or lack it."""
    if not (all or lent) or any(mod.word != "lend_under" for mod in lent):
        return None  # other traits of an attacker would only hold for that moment
    if but is not None:
        if isinstance(who, Node) and who.word in SINGLE and who != node("active", "both"):
            return None
        such = but.child("filter") if but.word == "fits_not" else lacking(but)
    return of_bearer(fitted(who, such), all or lent)


@rule("outcome", "{whom:pokemon} is now {all:statuses} [,]? and {what:trait} {span:span}")
def afflicted_and_unable(whom: Node, all: tuple[str, ...], what: Traits, span: str) -> Block:
    worse = tuple(node("inflict", whom, one) for one in all)
    return (*worse, resting(span, of_bearer(whom, what)))


NARROWED = ("mod", "prevent", "off_power", "immune", "forbid_attack", "forbid_conditions")
"""Modifiers that name their Pokémon."""
OF_CARDS = ("tool_works", "energy_works", "stadium_works", "energy_provided")
"""Queries about cards, which the kind of a Pokémon cannot narrow."""


@rule(
    "modifiers",
    "{what:modifier} , {w:excluding} {out:kinds_left_out}",
    "{what:modifier} if [it|they|that Pokémon|those Pokémon] {fit:being}",
    cost=2,
)
def of_some(
    what: Node, w: bool = True, out: Node = ANY, fit: Node | None = None
) -> tuple[Node, ...] | None:
    """Modifiers narrowed by exceptions, or by a trait stated afterwards."""
    whom, mods = what.args
    if fit is not None and of_two(cast(Block, mods)):
        return None
    done: list[Node] = []
    for mod in cast(tuple[Node, ...], mods):
        if mod.word not in NARROWED or (mod.word == "mod" and mod["query"] in OF_CARDS):
            return None
        of = mod["of"]
        if isinstance(of, Node) and of.word in ONE:
            return None
        done.append(mod.having("of", fitted(of, fit or node("fits_not", out))))
    return (node("$mods", whom, tuple(done)),)


# --- two modifiers ------------------------------------------------------------------------------
@rule("modifiers", "{a:modifier}", "{a:modifier} [and|, and|, but] {b:modifier}")
def and_its(a: Node, b: Node | None = None) -> Traits:
    """One modifier or two, the second possibly of the same Pokémon."""
    if b is None:
        return (a,)
    mods = a.block("mods")
    return (a, of_the_same(b, mods[0]["of"]) if mods and mods[0].word in NARROWED else b)


def of_the_same(mod: Node, of: Arg) -> Node:
    """A modifier with "it" and "that Pokémon" as the one mentioned before."""
    return cast(Node, replaced(replaced(mod, node("$that", "mons"), of), node("$it"), of))


@lens
def both_resting(span: str, a: Node, b: Node) -> Block:
    """Two modifiers with the same duration, merged if "it" has the second, too."""
    whom, mods = a.args
    told, b = b, of_the_same(b, whom)
    if whom == node("nobody") or b == told:
        return (resting(span, a), resting(span, told))
    return (resting(span, on(whom, *cast(Traits, mods), *b.block("mods"))),)


row(
    "outcome",
    "@acted(@both_resting(?span, ?a, ?b), me)",
    "{a:modifier} {span} [,]? and {b:modifier} [during that turn]?",
    "{span} , {a:modifier} [,]? and {b:modifier}",
)
