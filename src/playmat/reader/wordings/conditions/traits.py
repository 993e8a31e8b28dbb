"""What Pokémon are and have, after "that" and in conditions: “is Asleep”, “has no Weakness”.

Anything said of one Pokémon may be said of any, all or none of several.
"""

from __future__ import annotations

from playmat.lang.make import node, where
from playmat.lang.node import Arg, Node, is_word
from playmat.reader.grammar import phrase, row, rule, same
from playmat.reader.meanings import CONDITIONS, plain_name
from playmat.reader.shapes import lens

IS = "[is|are|remain(s)] [already|still]?"
ISNT = "[isn't|aren't|is not|are not]"
HAS = "[already|also]? [has|have]"


# --- traits -------------------------------------------------------------------------------------
for _fit, _cost, *_ways in (
    ("?pokemon_state", 0, f"{IS} {{pokemon_state}}"),
    ("?feature", 1, f"{HAS} {{feature}}"),
    ("?pokemon_noun", 1, "are {pokemon_noun}"),
    ("fits_not(?pokemon_state)", 0, f"{ISNT} {{pokemon_state}}"),
    ("@lacking(?feature)", 1, "[doesn't|don't] [already]? have {feature}"),
    (
        "fits_any(?a, ?b)",
        2,
        f"{IS} {{a:pokemon_state}} or {{b:pokemon_state}}",
        f"{IS} {{a:pokemon_state}} or {HAS} {{b:feature}}",
        f"{HAS} {{b:feature}} or {IS} {{a:pokemon_state}}",
    ),
    (
        "fits_not(fits_any(?a, ?b))",
        2,
        f"{ISNT} {{a:pokemon_state}} [or|nor] {{b:pokemon_state}}",
    ),
    (
        "@conjunction(fits_any, name_has(?part), ?pokemon_noun)",
        0,
        "has {part:name} in its name or is a {pokemon_noun}",
    ),
    ("fits_not(damaged())", 0, "[has|have] full HP"),
    ("condition_is(?condition)", 0, "was {condition:status}"),
):
    row("being", _fit, *_ways, cost=_cost)


@lens
def so(what: Arg, fit: Node) -> Node:
    """Condition that one Pokémon, or each of several, matches a filter."""
    denied = fit["filter"] if fit.word == "fits_not" else None
    return node("is", what, fit) if denied is None else node("not", node("is", what, denied))


@lens
def any_so(of: Arg, fit: Node) -> Node:
    """Condition that any of some Pokémon matches a filter; all match an empty one."""
    return node("any_of", where(of, fit))


@lens
def some_have(of: Arg, fit: Node) -> Node:
    """Condition that some have something, or that none has what they should lack."""
    return node("is", of, fit) if fit.word == "fits_not" else any_so(of, fit)


for _test, _cost, *_ways in (
    ("@so(?pokemon, ?being)", 0, "{pokemon} {being}"),
    (
        "any_of(@fitted(active(me), ?pokemon_noun, ?pokemon_that))",
        0,
        "[a|an] {pokemon_noun} {pokemon_that} is your Active Pokémon",
    ),
    ("@any_so(?of, ?being)", 0, "[any|one|1] of {of:pokemons} {being}"),
    (
        "@compared(count(@where(?of, ?being)), ?how_many)",
        2,
        "{how_many} of {of:pokemons} {being}",
    ),
    ("not(@any_so(?of, ?being))", 0, "none of {of:pokemons} {being}"),
    ("is(?of, ?being)", 0, "[all|each] [of]? {of:pokemons} [in play]? {being}"),
    ("@some_have(?of, ?fit)", 1, "{of:pokemon_set} have {fit:feature}"),
    ("any_of(where(under(?of), ?fit))", 0, "{fit:pokemon_name} is anywhere under {of:pokemon}"),
    ("is($it(), damaged())", 0, "it has any"),
):
    row("condition", _test, *_ways, cost=_cost)


# --- further traits of the same Pokémon -----------------------------------------------------------
@rule("conditions", "{a:condition} [and|,|, and] {fit:being}")
def and_of_the_same(a: Node, fit: Node) -> Node | None:
    if is_word(a, "any_of") and is_word(a["of"], "where"):
        of, kind = a["of"].args
        return node("any_of", node("where", of, node("fits_both", kind, fit)))
    of_one = a["condition"] if a.word == "not" else a
    return node("and", a, so(of_one["what"], fit)) if is_word(of_one, "is") else None


# --- states -------------------------------------------------------------------------------------
for _state, *_ways in (
    ("typed(?type)", "[a|an]? {type} [type]? [Pokémon]?"),
    ("condition_is(?condition)", "{condition:status}"),
    ("is_benched()", "on [your|the] Bench", "Benched"),
    ("is_active()", "[your|an|the]? Active [Pokémon]?", "in the Active [Spot|position]"),
    ("afflicted()", "affected by [a|any]? Special Condition(s)"),
    ("conditions_at_least(?number)", "affected by {number} or more Special Conditions"),
    ("@conjunction(fits_any, *?fits)", "{fits:any_of_states}"),
):
    row("pokemon_state", _state, *_ways)
for _more, _words in (
    ("condition_is(?b)", "[, or|or] {b:status}"),
    ("*?any_of_states", ", {any_of_states}"),
):
    row("any_of_states", f"[condition_is(?a), {_more}]", f"{{a:status}} {_words}")


@rule("pokemon_state", "{kind:pokemon_kind}", cost=1)
def of_a_tagged_kind(kind: Node) -> Node | None:
    return kind if kind.word == "tag" else None


@rule("pokemon_state", "[a|an] {kind:pokemon_noun} [{that:pokemon_that}]?")
def of_a_kind(kind: Node, that: Node | None = None) -> Node | None:
    if that is None:
        return None if kind.word == "$any" else kind
    return that if kind.word == "$any" else node("fits_both", kind, that)


# --- powers -------------------------------------------------------------------------------------
for _kind, _words in (
    ("power", "Poké-Power(s)"),
    ("body", "[Poké-Body|Poké-Bodies]"),
    ("ability", "[Ability|Abilities]"),
    ("old_power", "Pokémon Power(s)"),
    ("trait", "Ancient Trait(s)"),
):
    phrase("power_kind", _kind, _words)


# --- names --------------------------------------------------------------------------------------
same("feature", "{name_parts} in [its|their] name(s)")


@rule("condition", "{who:pokemon} is {a:name}", cost=1)
def has_name(who: Node, a: str) -> Node | None:
    if a.split()[0].lower() in (*CONDITIONS, "knocked") or not plain_name(a):
        return None
    return node("is", who, node("named", a))
