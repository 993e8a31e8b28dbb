"""More kinds of Pokémon: in a condition, of several types, with certain cards."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule, same
from playmat.reader.meanings import ANY, fitted, plain_name
from playmat.reader.shapes import lens
from playmat.reader.text.tokens import TYPES

IN_FRONT = ("Active", "Benched", "Basic", "Evolution", "Stage")
"""Words that no name begins with."""


# --- words in front -----------------------------------------------------------------------------
row("pokemon_word", "condition_is(?condition)", "{condition:status}")
row("pokemon_word", "tag(restored)", "Restored")
row("pokemon_word", "tag(light)", "Light")


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


row(
    "pokemon_words",
    "@conjunction(fits_any, ?pokemon_word, ?b, ?c)",
    "{pokemon_word} , {b:pokemon_word} , [or|and] {c:pokemon_word}",
)


@lens
def kind_of(words: Node, kind: Node) -> Node:
    """Return the filter of a kind of Pokémon with words in front."""
    return words if kind == ANY else node("fits_both", words, kind)


row(
    "pokemon_kinds",
    "[@kind_of(?pokemon_words, ?pokemon_kind), @kind_of(?x, ?y)]",
    "{pokemon_words} {pokemon_kind} [and|or|, and|, or] {x:pokemon_words} {y:pokemon_kind}",
)
row(
    "pokemon_kinds",
    "[@kind_of(?pokemon_words, ?pokemon_kind), *?pokemon_kinds]",
    "{pokemon_words} {pokemon_kind} , {pokemon_kinds}",
)
row(
    "pokemon_set",
    "where(all(?player), @conjunction(fits_any, *?pokemon_kinds))",
    "{player:owner} {pokemon_kinds}",
)
row(
    "pokemon_words",
    "fits_any(?left, ?right)",
    "{left:pokemon_word} and {right:pokemon_word}",
    "{left:pokemon_word} or {right:pokemon_word}",
)
row("pokemon_word", 'name_has("Team Aqua")', "Team Aqua")
row("pokemon_word", 'name_has("Team Magma")', "Team Magma")
row("pokemon_kind", "tag(restored)", "Restored Pokémon")
row("pokemon_kind", "tag(break)", "Pokémon BREAK")
row("pokemon_kind", 'name_has("Team Magma")', "Team Magma Pokémon")
row("pokemon_kind", 'name_has("Team Aqua")', "Team Aqua Pokémon")
row("pokemon_word", "tag(dark)", "Dark")
row("pokemon_word", "tag(shining)", "Shining")
row("pokemon_word", "tag(delta)", "δ", "delta")
row("pokemon_word", "afflicted()", "afflicted")
row("pokemon_kind", "tag(levelup)", "Pokémon LV.X")
row("pokemon_kind", "tag(star)", "Pokémon Star", "Pokémon ★")
row("pokemon_kind", "tag(mega)", "Mega Evolution Pokémon")
row("pokemon_kind", "tag(plasma)", "Team Plasma Pokémon")
row("pokemon_kind", "tag(legend)", "Pokémon LEGEND")
row("pokemon_kind", "tag(baby)", "Baby Pokémon")
row("pokemon_kind", "tag(prime)", "Pokémon Prime")


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
row("pokemon_set", "@fitted(active(both), ?pokemon_noun)", "Active {pokemon_noun}")
row(
    "target",
    "@fitted(active(both), ?pokemon_brackets)",
    "each Active Pokémon {pokemon_brackets}",
    "both Active Pokémon {pokemon_brackets}",
)
row(
    "pokemon",
    "@fitted(active(both), ?pokemon_brackets)",
    "each Active Pokémon {pokemon_brackets}",
    "both Active Pokémon {pokemon_brackets}",
)


@rule("pokemon_set", "{who:owner} {a:pokemon_noun} or {b:pokemon_noun}")
def of_two_kinds(who: str, a: Node, b: Node) -> Arg | None:
    return None if ANY in (a, b) else node("where", node("all", who), node("fits_any", a, b))


row(
    "target",
    "@fitted(all(both), ?pokemon_brackets)",
    "all of your Pokémon and your opponent's Pokémon {pokemon_brackets}",
)
row(
    "target",
    "@fitted(all(both), $any())",
    "all of your Pokémon and [all of]? your opponent's Pokémon",
)


@rule("target", "{who:owner} Active {kind:pokemon_noun}")
def active_of_kind(who: str, kind: Node) -> Arg | None:
    return None if kind == ANY else fitted(node("active", who), kind)


row(
    "target",
    "$pick(less(@fitted(all(?player), ?pokemon_noun, ?that), $it()), 1, 1, $who)",
    "another [1]? of {player:owner} {pokemon_noun} {that:pokemon_that}",
    "another [1]? of {player:owner} {pokemon_noun} {that:pokemon_brackets}",
)


# --- what follows -------------------------------------------------------------------------------
same("pokemon_that", "that [is|are] {pokemon_state}", "that remain(s) {pokemon_state}")
row(
    "pokemon_that",
    "fits_not(?filter)",
    "that isn't {filter:pokemon_state}",
    "that aren't {filter:pokemon_state}",
    "that [doesn't|don't] have {filter:name_parts} in [its|their] name(s)",
)
row(
    "pokemon_that",
    "fits_not(fits_any(?left, ?right))",
    "[that isn't|that aren't] {left:pokemon_state} [or|nor] {right:pokemon_state}",
    cost=1,
)
row(
    "pokemon_that",
    "holds(?filter)",
    "that [has|have] [any|a|1 or more]? {filter:attached_kind} attached to [it|them]",
    "with any {filter:attached_kind} attached to [it|them]",
)
row(
    "pokemon_that",
    "fits_not(tool_room())",
    "that already [has|have] [a|any] Pokémon Tool [card(s)]? attached to [it|them]",
    "that already [has|have] a Pokémon Tool [card]? attached to [it|them]",
)
row(
    "counted",
    "retreat_of(where(all(me), ?filter))",
    "Colorless [Energy]? in the Retreat Cost of your {filter:pokemon_names}",
)
row("pokemon_state", "conditions_at_least(2)", "affected by 2 or more Special Conditions")
row(
    "pokemon_that",
    "hp_at_least(?hp)",
    "that has [a]? maximum HP of {hp:number} or more",
    "with [a]? maximum HP of {hp:number} or more",
    "with maximum HP of at least {hp:number}",
)
row(
    "pokemon_that",
    "hp_at_most(?hp)",
    "with {hp:number} HP or less",
    "that [has|have] {hp:number} HP or less",
    "with a maximum HP of {hp:number} or less",
)


@rule("pokemon_that", "with maximum HP less than {n:number}")
def smaller(n: int) -> Node:
    return node("hp_at_most", n - 10)


row(
    "pokemon_that",
    "has_power(?power)",
    "that has any {power:power_kind}",
    "that have any {power:power_kind}",
    "with [any]? {power:power_kind}",
    "that [has|have] [a|an|any]? {power:power_held}",
    "with [a|an|any]? {power:power_held}",
)
row(
    "pokemon_that",
    "fits_any(has_power(?power), has_power(?b))",
    "that has any {power:power_kind} or {b:power_kind}",
    "that [has|have] [any]? {power:power_held} or {b:power_held}",
    "with [a|any]? {power:power_held} or {b:power_held}",
    "that [has|have] [a|an] {power:power_held} or [a|an]? {b:power_held}",
)
row("pokemon_that", "tag(owner)", "[that has|with] an owner in its name")


@rule("pokemon_that", "that isn't [a|an] {kind:pokemon_noun} [in play]?")
def not_of_kind(kind: Node) -> Node | None:
    return None if kind == ANY else node("fits_not", kind)


row("pokemon_that", "has_marker(?name)", "that has any {name} markers on it")
row(
    "target",
    "$pick(where(all(me), fits_any(?left, ?right)), 1, 1, $who)",
    "your {left:pokemon_name} , {right:pokemon_names}",
)
row(
    "pokemon_that",
    "fits_not(damaged())",
    "without any damage counters on [it|them]",
    "that doesn't have any damage counters on it",
    "that [has|have] no damage counters on [it|them]",
    "that has no damage counters on it",
    "that don't have any damage counters on them",
    "with no damage counters on [it|them]",
)
row(
    "pokemon_that",
    "afflicted()",
    "[affected by|that is affected by|that are affected by] a Special Condition",
    "that [is|are] affected by [any|a]? Special Condition(s)",
)
row("power_held", "power", "Poké-Power(s)")
row("power_held", "body", "Poké-Body", "Poké-Bodies")
row("power_held", "ability", "Ability", "Abilities")
row("power_held", "old_power", "Pokémon Power(s)")
row("power_held", "trait", "Ancient Trait(s)")


@rule(
    "pokemon_that",
    "that [has|have] the {a:name} attack",
    "with the {a:name} attack",
    "that [has|have] {a:name}",
)
def with_attack(a: str) -> Node | None:
    return node("has_attack", a) if plain_name(a) else None


row(
    "pokemon_that",
    "shares_type(?with)",
    "that shares a type with {with:pokemon}",
    "that [has|have] the same type as {with:pokemon}",
    "of the same type as {with:pokemon}",
    "that [is|are] the same type as {with:pokemon}",
)
row(
    "pokemon_that",
    "same_name(?as)",
    "that [has|have] the same name as {as:pokemon}",
    "that has the same name as {as:pokemon}",
)


@rule("pokemon_that", "that evolve(s) from {n:pokemon_name}")
def next_in_line(n: Node) -> Node:
    return node("evolves_from_named", n.args[0])


# --- Rule Boxes -----------------------------------------------------------------------------------
BOXED = ("ex", "EX", "gx", "v", "vmax", "vstar", "tag_team", "prism", "radiant")
RULE_BOX = conjunction("fits_any", *(node("tag", tag) for tag in BOXED))

for _symbol in ("pokemon_that", "card_that"):
    phrase(_symbol, RULE_BOX, "[with|that [has|have]] a Rule Box", "with Rule Boxes")
    phrase(
        _symbol,
        node("fits_not", RULE_BOX),
        "that [doesn't|don't] have a Rule Box",
        "without a Rule Box",
        "with no Rule Box",
    )
row(
    "feature",
    "fits_any(fits_any(fits_any(fits_any(fits_any(fits_any(fits_any(fits_any(tag(ex), tag(EX)), "
    "tag(gx)), tag(v)), tag(vmax)), tag(vstar)), tag(tag_team)), tag(prism)), tag(radiant))",
    "a Rule Box",
)
row(
    "feature",
    "fits_not(fits_any(fits_any(fits_any(fits_any(fits_any(fits_any(fits_any(fits_any(tag(ex), "
    "tag(EX)), tag(gx)), tag(v)), tag(vmax)), tag(vstar)), tag(tag_team)), tag(prism)), "
    "tag(radiant)))",
    "no Rule Box",
)
row(
    "pokemon_kind",
    "fits_any(fits_any(fits_any(fits_any(fits_any(fits_any(fits_any(fits_any(tag(ex), tag(EX)), "
    "tag(gx)), tag(v)), tag(vmax)), tag(vstar)), tag(tag_team)), tag(prism)), tag(radiant))",
    "Pokémon with a Rule Box",
    "Pokémon that have a Rule Box",
)
for _type, _letter in TYPES.items():
    phrase("pokemon_word", node("fits_not", node("typed", _letter)), f"non-{_type}")


# --- labels ---------------------------------------------------------------------------------------
for _label in ("Single Strike", "Rapid Strike", "Fusion Strike", "Ancient", "Future"):
    phrase(
        "pokemon_that",
        node("tag", _label.lower().replace(" ", "_")),
        f"[that [has|have]|with] [the|a|an]? {_label} label",
    )


# --- two kinds in any place -----------------------------------------------------------------------
PLACES = {"Benched": "bench_of", "Active": "active"}

for _place, _zone in PLACES.items():

    @rule(
        "pokemon_set",
        f"{{who:owner}} {_place} {{a:pokemon_noun}} [and|or|and/or] [{_place}]? {{b:pokemon_noun}}",
        cost=1,
    )
    def two_kinds_there(who: str, a: Node, b: Node, zone: str = _zone) -> Arg | None:
        return None if ANY in (a, b) else node("where", node(zone, who), node("fits_any", a, b))


@rule("pokemon_set", "{who:owner} {a:pokemon_noun} [and|and/or] {b:pokemon_noun}", cost=2)
@rule("pokemon_set", "{a:pokemon_noun} [and|or|and/or] {b:pokemon_noun}", cost=3)
def two_kinds_in_play(a: Node, b: Node, who: str = "both") -> Arg | None:
    return None if ANY in (a, b) else node("where", node("all", who), node("fits_any", a, b))


@rule(
    "pokemons",
    "[{who:owner}]? {a:pokemon_noun} [and|or|and/or] {b:pokemon_noun} {that:pokemon_that}",
    cost=1,
)
def two_kinds_that(a: Node, b: Node, that: Node, who: str = "both") -> Arg | None:
    return None if ANY in (a, b) else fitted(node("all", who), node("fits_any", a, b), that)


@rule(
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


row(
    "pokemon_that",
    "counters_at_least(?count)",
    "that [has|have] {count:number} or more damage counters on [it|them]",
    "with {count:number} or more damage counters on [it|them]",
    "that already [has|have] {count:number} or more damage counters on [it|them]",
)


row(
    "pokemon_that",
    "fits_not(has_energy())",
    "that [has|have] no Energy [cards]? attached to [it|them]",
    "that [doesn't|don't] have any Energy [cards]? attached to [it|them]",
    "with no Energy [cards]? attached to [it|them]",
)


row(
    "pokemon_that",
    "has_tool()",
    "that [has|have] [a|any]? Pokémon Tool [card(s)]? attached to [it|them]",
    "with [a|any]? Pokémon Tool [card(s)]? attached to [it|them]",
)
row(
    "pokemon_noun",
    "fits_any(?left, ?right)",
    "{left:pokemon_kind} or {right:pokemon_kind}",
    cost=3,
)


@rule("target", "{q:quantity} [of]? {of:pokemons} [in play]? with different names")
def unlike_named(q: Node, of: Arg) -> Node:
    return node("$unlike", of, "names", *q.args, "$who")
