"""More kinds of Pokémon: in a condition, of several types, with certain cards."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import ANY, fitted, plain_name
from playmat.reader.text.tokens import TYPES

WHO = "$who"
IN_FRONT = ("Active", "Benched", "Basic", "Evolution", "Stage")
"""Words that no name begins with."""


# --- words in front -----------------------------------------------------------------------------
@rule("pokemon_word", "{c:status}")
def in_condition(c: str) -> Node:
    return node("condition_is", c)


@rule(
    "pokemon_words",
    "{a:type} and {b:type}",
    "{a:type} , {b:type} , or {c:type}",
    "{a:type} , {b:type} , {c:type} , or {d:type}",
)
def of_types(a: str, b: str, c: str = "", d: str = "") -> Node:
    made: Node = node("typed", a)
    for one in (b, c, d):
        made = node("fits_any", made, node("typed", one)) if one else made
    return made


phrase("pokemon_word", node("name_has", "Team Aqua"), "Team Aqua")
phrase("pokemon_word", node("name_has", "Team Magma"), "Team Magma")
phrase("pokemon_kind", node("tag", "restored"), "Restored Pokémon")
phrase("pokemon_kind", node("tag", "break"), "Pokémon BREAK")
phrase("pokemon_kind", node("tag", "break"), "Pokémon BREAK")
phrase("pokemon_kind", node("name_has", "Team Magma"), "Team Magma Pokémon")
phrase("pokemon_kind", node("name_has", "Team Aqua"), "Team Aqua Pokémon")
spare_phrase("pokemon_word", node("tag", "dark"), "Dark")
phrase("pokemon_word", node("tag", "shining"), "Shining")
spare_phrase("pokemon_word", node("tag", "delta"), "δ", "delta")
spare_phrase("pokemon_word", node("afflicted"), "afflicted")
phrase("pokemon_kind", node("tag", "levelup"), "Pokémon LV.X")
spare_phrase("pokemon_kind", node("tag", "star"), "Pokémon Star", "Pokémon ★")
phrase("pokemon_kind", node("tag", "mega"), "Mega Evolution Pokémon")
phrase("pokemon_kind", node("tag", "plasma"), "Team Plasma Pokémon")
phrase("pokemon_kind", node("tag", "legend"), "Pokémon LEGEND")
phrase("pokemon_kind", node("tag", "baby"), "Baby Pokémon")
spare_phrase("pokemon_kind", node("tag", "prime"), "Pokémon Prime")


@rule(
    "pokemon_kind",
    "{who:name} 's Pokémon",
    "Pokémon with {who:name} in its name",
    "Pokémon that has {who:name} in its name",
    "Pokémon with {who:name} in their names",
    "Pokémon that have {who:name} in their names",
)
def named_after(who: str) -> Node | None:
    return None if who.split()[0] in IN_FRONT else node("name_has", who)


@rule("pokemon_kind", "{who:name}", cost=2)
def by_name(who: str) -> Node | None:
    if who == "Unown":
        return node("form_of", who)
    return node("named", who) if plain_name(who) else None


# --- sets ---------------------------------------------------------------------------------------
@rule("pokemon_set", "Active {kind:pokemon_noun}")
@rule(
    "target",
    "each Active Pokémon {kind:pokemon_brackets}",
    "both Active Pokémon {kind:pokemon_brackets}",
)
@rule(
    "pokemon",
    "each Active Pokémon {kind:pokemon_brackets}",
    "both Active Pokémon {kind:pokemon_brackets}",
)
def any_active(kind: Node) -> Arg:
    return fitted(node("active", "both"), kind)


@rule("pokemon_set", "{who:owner} {a:pokemon_noun} or {b:pokemon_noun}")
def of_two_kinds(who: str, a: Node, b: Node) -> Arg | None:
    return None if ANY in (a, b) else node("where", node("all", who), node("fits_any", a, b))


@rule(
    "target",
    "all of your Pokémon and your opponent's Pokémon {out:pokemon_brackets}",
    "all of your Pokémon and [all of]? your opponent's Pokémon",
)
def both_sides(out: Node = ANY) -> Arg:
    return fitted(node("all", "both"), out)


@rule("target", "{who:owner} Active {kind:pokemon_noun}")
def active_of_kind(who: str, kind: Node) -> Arg | None:
    return None if kind == ANY else fitted(node("active", who), kind)


@rule(
    "target",
    "another [1]? of {who:owner} {kind:pokemon_noun} {that:pokemon_that}",
    "another [1]? of {who:owner} {kind:pokemon_noun} {that:pokemon_brackets}",
)
def another_that(who: str, kind: Node, that: Node) -> Node:
    return node("$pick", node("less", fitted(node("all", who), kind, that), node("$it")), 1, 1, WHO)


# --- what follows -------------------------------------------------------------------------------
same("pokemon_that", "that [is|are] {pokemon_state}", "that remain(s) {pokemon_state}")


@rule("pokemon_that", "that isn't {s:pokemon_state}", "that aren't {s:pokemon_state}")
def that_is_not(s: Node) -> Node:
    return node("fits_not", s)


@spare_rule(
    "pokemon_that", "[that isn't|that aren't] {a:pokemon_state} [or|nor] {b:pokemon_state}", cost=1
)
def that_is_neither(a: Node, b: Node) -> Node:
    return node("fits_not", node("fits_any", a, b))


@rule(
    "pokemon_that",
    "that [has|have] [any|a|1 or more]? {kind:attached_kind} attached to [it|them]",
    "with any {kind:attached_kind} attached to [it|them]",
)
def that_holds(kind: Node) -> Node:
    return node("holds", kind)


@spare_rule("pokemon_that", "that has {n:number} or less Energy cards attached to it")
def with_few(n: int) -> Node:
    return node("fits_not", node("holds", node("energy"), n + 1))


@rule("counted", "Colorless [Energy]? in the Retreat Cost of your {of:pokemon_names}")
def retreat_of_named(of: Node) -> Node:
    return node("retreat_of", node("where", node("all", "me"), of))


phrase("pokemon_state", node("conditions_at_least", 2), "affected by 2 or more Special Conditions")
phrase("pokemon_state", node("afflicted"), "affected by any Special Conditions")


@rule(
    "pokemon_that",
    "that has [a]? maximum HP of {n:number} or more",
    "with [a]? maximum HP of {n:number} or more",
)
def with_much_hp(n: int) -> Node:
    return node("hp_at_least", n)


@spare_rule(
    "pokemon_that",
    "with {n:number} HP or less",
    "that [has|have] {n:number} HP or less",
    "with a maximum HP of {n:number} or less",
)
def with_little_hp(n: int) -> Node:
    return node("hp_at_most", n)


@rule(
    "pokemon_that",
    "that has any {a:power_kind}",
    "that have any {a:power_kind}",
    "with [any]? {a:power_kind}",
    "that [has|have] [a|an|any]? {a:power_held}",
    "with [a|an|any]? {a:power_held}",
)
def with_power(a: str) -> Node:
    return node("has_power", a)


@rule(
    "pokemon_that",
    "that has any {a:power_kind} or {b:power_kind}",
    "that [has|have] [any]? {a:power_held} or {b:power_held}",
    "with [a|any]? {a:power_held} or {b:power_held}",
)
def with_either_power(a: str, b: str) -> Node:
    return node("fits_any", node("has_power", a), node("has_power", b))


phrase("pokemon_that", node("tag", "delta"), "[that has|with|that have] δ on [its|their] card(s)")
phrase("pokemon_that", node("tag", "owner"), "[that has|with] an owner in its name")


@rule("pokemon_that", "that has the same name as {who:pokemon}")
def namesakes(who: Node) -> Node:
    return node("same_name", who)


@rule("target", "your {a:pokemon_name} , {b:pokemon_names}")
def one_by_name(a: Node, b: Node) -> Node:
    return node("$pick", node("where", node("all", "me"), node("fits_any", a, b)), 1, 1, "$who")


phrase("pokemon", node("attacker"), "the Pokémon that Knocked Out [~|this Pokémon]")


@spare_rule(
    "pokemon_that",
    "that [has|have] {n:number} or more damage counters on [it|them]",
    "with {n:number} or more damage counters on [it|them]",
    "that already [has|have] {n:number} or more damage counters on [it|them]",
)
def with_counters(n: int) -> Node:
    return node("counters_at_least", n)


phrase(
    "pokemon_that",
    node("damaged"),
    "that already [has|have] any damage counters on [it|them]",
    "with damage counters on [it|them]",
)
phrase(
    "pokemon_that",
    node("fits_not", node("damaged")),
    "without any damage counters on [it|them]",
    "that doesn't have any damage counters on it",
    "that [has|have] no damage counters on [it|them]",
)
spare_phrase(
    "pokemon_that",
    node("fits_not", node("has_energy")),
    "that [has|have] no Energy [cards]? attached to [it|them]",
    "that [doesn't|don't] have any Energy [cards]? attached to [it|them]",
    "with no Energy [cards]? attached to [it|them]",
)
spare_phrase(
    "pokemon_that",
    node("has_tool"),
    "that [has|have] [a|any]? Pokémon Tool [card(s)]? attached to [it|them]",
    "with [a|any]? Pokémon Tool [card(s)]? attached to [it|them]",
)
spare_phrase(
    "pokemon_that",
    node("afflicted"),
    "[affected by|that is affected by|that are affected by] a Special Condition",
    "that [is|are] affected by [any|a]? Special Condition(s)",
)
phrase("power_held", "power", "Poké-Power(s)")
phrase("power_held", "body", "Poké-Body", "Poké-Bodies")
phrase("power_held", "ability", "Ability", "Abilities")
phrase("power_held", "old_power", "Pokémon Power(s)")
spare_phrase("power_held", "trait", "Ancient Trait(s)")


@rule(
    "pokemon_that",
    "that [has|have] the {a:name} attack",
    "with the {a:name} attack",
    "that [has|have] {a:name}",
)
def with_attack(a: str) -> Node | None:
    return node("has_attack", a) if plain_name(a) else None


@rule("pokemon_that", "that evolve(s) from {n:pokemon_name}")
def next_in_line(n: Node) -> Node:
    return node("evolves_from_named", n.args[0])


# --- Rule Boxes -----------------------------------------------------------------------------------
BOXED = ("ex", "EX", "gx", "v", "vmax", "vstar", "tag_team", "prism", "radiant")
RULE_BOX = conjunction("fits_any", *(node("tag", tag) for tag in BOXED))
for _symbol in ("pokemon_that", "card_that"):
    spare_phrase(_symbol, RULE_BOX, "[with|that [has|have]] a Rule Box", "with Rule Boxes")
    spare_phrase(
        _symbol,
        node("fits_not", RULE_BOX),
        "that [doesn't|don't] have a Rule Box",
        "without a Rule Box",
        "with no Rule Box",
    )
spare_phrase("feature", RULE_BOX, "a Rule Box")
spare_phrase("feature", node("fits_not", RULE_BOX), "no Rule Box")
spare_phrase("pokemon_kind", RULE_BOX, "Pokémon with a Rule Box", "Pokémon that have a Rule Box")


for _type, _letter in TYPES.items():
    phrase("pokemon_word", node("fits_not", node("typed", _letter)), f"non-{_type}")


# --- labels ---------------------------------------------------------------------------------------
for _label in ("Single Strike", "Rapid Strike", "Fusion Strike", "Ancient", "Future"):
    spare_phrase(
        "pokemon_that",
        node("tag", _label.lower().replace(" ", "_")),
        f"[that [has|have]|with] [the|a|an]? {_label} label",
    )


# --- two kinds in any place -----------------------------------------------------------------------
PLACES = {"Benched": "bench_of", "Active": "active"}
for _place, _zone in PLACES.items():

    @spare_rule(
        "pokemon_set",
        f"{{who:owner}} {_place} {{a:pokemon_noun}} [and|or|and/or] [{_place}]? {{b:pokemon_noun}}",
        cost=1,
    )
    def two_kinds_there(who: str, a: Node, b: Node, zone: str = _zone) -> Arg | None:
        return None if ANY in (a, b) else node("where", node(zone, who), node("fits_any", a, b))


@rule("pokemon_set", "{who:owner} {a:pokemon_noun} [and|and/or] {b:pokemon_noun}", cost=2)
@spare_rule("pokemon_set", "{a:pokemon_noun} [and|or|and/or] {b:pokemon_noun}", cost=3)
def two_kinds_in_play(a: Node, b: Node, who: str = "both") -> Arg | None:
    return None if ANY in (a, b) else node("where", node("all", who), node("fits_any", a, b))


@spare_rule(
    "pokemons",
    "[{who:owner}]? {a:pokemon_noun} [and|or|and/or] {b:pokemon_noun} {that:pokemon_that}",
    cost=1,
)
def two_kinds_that(a: Node, b: Node, that: Node, who: str = "both") -> Arg | None:
    return None if ANY in (a, b) else fitted(node("all", who), node("fits_any", a, b), that)


@spare_rule(
    "pokemons",
    "{of:pokemon_set} , {b:pokemon_noun} , [and|or] {c:pokemon_noun}",
    "{of:pokemon_set} , {b:pokemon_noun} , [and|or] {c:pokemon_noun} {that:pokemon_that}",
    cost=2,
)
def three_kinds(of: Arg, b: Node, c: Node, that: Node = ANY) -> Arg | None:
    fits = [fit for fit in (c, that) if fit != ANY]
    if b == ANY or not fits or not isinstance(of, Node) or of.word != "where":
        return None
    first, last = cast(Node, of.args[1]), conjunction("fits_both", *fits)
    return node("where", of.args[0], conjunction("fits_any", first, b, last))
