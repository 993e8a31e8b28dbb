"""What a Pokémon has, one list for conditions ("if it has ...") and for nouns ("that has ...").

A feature told in either place may stand in the other, and in "any of them has"; where an older
wording reads the same words by itself, that one goes first.
"""

from __future__ import annotations

from collections.abc import Callable

from playmat.lang.make import conjunction, node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import plain_name
from playmat.reader.shapes import lens

IT = "[it|them]"
SOME_OR_NONE = ((">=", 1), ("==", 0))
"""What is told of a possession without a number."""


def bounded(word: str, how: Node, *more: Arg) -> Node | None:
    """Return a filter of something a Pokémon has so many of, from a filter of at least so many."""
    return within(lambda k: node(word, k, *more), how)


def within(at_least: Callable[[int], Node], how: Node) -> Node | None:
    """Return a filter of so many, more or fewer, from what a filter of at least so many is."""
    sign, n = how.args
    assert isinstance(n, int)
    lower, upper = (at_least(k) if k > 0 else None for k in (n, n + 1))
    if sign in (">=", ">"):
        return lower if sign == ">=" else upper
    if sign in ("<=", "<"):
        least = upper if sign == "<=" else lower
        return None if least is None else node("fits_not", least)
    if upper is None:
        return None
    none_more = node("fits_not", upper)
    return none_more if lower is None else node("fits_both", lower, none_more)


@lens
def lacking(fit: Node) -> Node:
    """Return the filter of those that don't have something."""
    free = fit == node("retreat_at_least", 1)
    return node("retreat_at_most", 0) if free else node("fits_not", fit)


# --- what it has, or has not --------------------------------------------------------------------
row("possession", "damaged()", f"damage counter(s) [on {IT}]?")
row("possession", "has_energy()", f"Energy [card(s)]? attached [to {IT}]?", "Energy [card(s)]?")
row("possession", "has_type(?type)", f"{{type}} Energy [card(s)]? attached [to {IT}]?")
row("possession", "has_tool()", f"Pokémon Tool(s) [card(s)]? attached [to {IT}]?")
row("possession", "holds(?filter)", f"{{filter:attached_kind}} attached [to {IT}]?")
row("possession", "has_power(?power)", "{power:power_kind}")
for _word, _what in (("weak_to", "Weakness"), ("resists", "Resistance")):
    row("possession", f"{_word}(any)", _what)
    row("possession", f"{_word}(?type)", f"{{type}} {_what}", f"{_what} to {{type}} [type]?")
row("possession", "retreat_at_least(1)", "Retreat Cost")
same("feature", "[any|a|an|1 or more|at least 1]? {possession}")


row("feature", "@lacking(?possession)", "no {possession}")


@rule("feature", f"{{a:type}} and {{b:type}} basic Energy cards attached [to {IT}]?")
def both_basic(a: str, b: str) -> Node:
    kinds = (node("fits_both", node("basic_energy"), node("provides", t)) for t in (a, b))
    return conjunction("fits_both", *(node("holds", kind) for kind in kinds))


@rule("feature", f"[a|an|any]? {{a:name}} [card(s)]? attached [to {IT}]?", cost=4)
def held_by_name(a: str) -> Node | None:
    words = a.split()
    titled = len(words) > 2 and plain_name(words[0]) and plain_name(words[-1])
    return node("holds", node("named", a)) if titled or plain_name(a) else None


@rule(
    "feature",
    "[any|a|an]? {a:possession} or [any|a|an]? {b:possession}",
    "[any|a|an]? {a:possession} and [any|a|an]? {also:possession}",
)
def two_possessions(a: Node, b: Node | None = None, also: Node | None = None) -> Node:
    return node("fits_both", a, also) if b is None else node("fits_any", a, b)  # type: ignore[arg-type]


SOME = "[any|a|an|1|at least 1]"


@rule(
    "feature",
    f"{SOME}? {{a:type}} [Energy]? [card(s)]? or {SOME}? {{b:type}} Energy [card(s)]? attached "
    f"[to {IT}]?",
    f"{SOME}? {{a:type}} [Energy]? [card(s)]? and {SOME}? {{also:type}} Energy [card(s)]? attached "
    f"[to {IT}]?",
)
def energy_of_two(a: str, b: str = "", also: str = "") -> Node:
    kinds = node("has_type", a), node("has_type", b or also)
    return node("fits_any" if b else "fits_both", *kinds)


# --- how much of it -----------------------------------------------------------------------------
@rule("feature", f"{{n:how_many}} damage counter(s) [on {IT}]?")
def counters(n: Node) -> Node | None:
    return None if n.args in SOME_OR_NONE else bounded("counters_at_least", n)


@rule("feature", f"{{n:how_many}} [{{t:type}}]? Energy attached [to {IT}]?")
def energy(n: Node, t: str = "any") -> Node | None:
    return None if n.args in SOME_OR_NONE else bounded("units_at_least", n, t)


@rule("feature", f"{{n:how_many}} [{{t:type}}]? Energy card(s) attached [to {IT}]?")
def energy_cards(n: Node, t: str = "any") -> Node | None:
    """Read so many cards, each of which may provide more than one Energy."""
    if n.args in SOME_OR_NONE:
        return None
    kind = node("energy")
    kind = kind if t == "any" else node("fits_both", kind, node("provides", t))
    return within(lambda k: node("holds", kind, k), n)


@rule("feature", "a Retreat Cost of {n:how_many}")
def retreat(n: Node) -> Node | None:
    sign, most = n.args
    if sign == "<=" or most == 0:
        return node("retreat_at_most", most)
    if sign == "==":
        return node("fits_both", node("retreat_at_least", most), node("retreat_at_most", most))
    return bounded("retreat_at_least", n)


@rule(
    "feature",
    "{least:number} HP or more",
    "[a]? maximum HP of [{least:number} or more|at least {least:number}]",
    "{most:number} HP or less",
    "[a]? maximum HP of {most:number} or less",
)
def maximum_hp(least: int = 0, most: int = 0) -> Node:
    return node("hp_at_least", least) if least else node("hp_at_most", most)


row(
    "feature",
    "hp_left_at_most(?hp)",
    "{hp:number} HP or less [remaining|left]",
    "{hp:number} or less remaining HP",
)


# --- what is printed on it ----------------------------------------------------------------------
same("feature", "{name_parts} in [its|their] name(s)")
row("feature", "tag(delta)", "δ on [its|their] card(s)")
for _word, _what in (("same_name", "name"), ("shares_type", "type")):
    row(
        "feature",
        f"{_word}(?as)",
        f"the same {_what} as {{as:pokemon}}",
        f"the same {_what} as [1|any] of {{as:pokemons}}",
    )
for _word, _what in (("has_attack", "attack"), ("has_ability", "Ability")):
    row(
        "feature",
        f"{_word}(?name)",
        f"[an {_what} named|the] {{name:quoted}} [{_what}]?",
        f"the {{name}} {_what}",
    )


# --- one of two ----------------------------------------------------------------------------------
@rule(
    "condition",
    "{what:pokemon} is {a:pokemon_state} or {b:pokemon_state}",
    "{what:pokemon} is {a:pokemon_state} or has {b:feature}",
    "{what:pokemon} has {b:feature} or is {a:pokemon_state}",
    "{what:pokemon} isn't {a:pokemon_state} [or|nor] {nor:pokemon_state}",
    cost=2,
)
def is_either(what: Node, a: Node, b: Node | None = None, nor: Node | None = None) -> Node:
    if nor is not None:
        return node("not", node("is", what, node("fits_any", a, nor)))
    return node("is", what, node("fits_any", a, b))  # type: ignore[arg-type]


# --- where features are told --------------------------------------------------------------------
same("pokemon_that", "that [already]? [has|have] {feature}", "with {feature}", cost=1)
row(
    "pokemon_that",
    "@lacking(?feature)",
    "that [doesn't|don't] have {feature}",
    "without {feature}",
    cost=1,
)
row(
    "condition",
    "is(?what, ?filter)",
    "{what:pokemon} [already]? has {filter:feature}",
    "[all|each] [of]? {what:pokemons} [is|are] {filter:pokemon_state}",
    "[all|each] [of]? {what:pokemons} [in play]? are {filter:pokemon_noun}",
    "[all|each] of {what:pokemons} [has|have] {filter:feature}",
    cost=1,
)
row(
    "condition",
    "not(is(?what, ?filter))",
    "{what:pokemon} doesn't [already]? have {filter:feature}",
    cost=1,
)
row(
    "condition",
    "@compared(count(?of), ?how_many)",
    "there [is|are] {how_many} {of:pokemons} [in play]?",
    cost=1,
)


@rule("condition", "{who:pokemon_set} have {fit:feature}", cost=2)
def some_have(who: Arg, fit: Node) -> Node:
    return node("is", who, fit) if fit.word == "fits_not" else node("any_of", where(who, fit))


row(
    "feature",
    "fits_both(units_at_least(units(?on)), fits_not(units_at_least(add(units(?on), 1))))",
    f"the same [amount|number] of Energy attached [to {IT}]? as {{on:pokemon}}",
)
row(
    "feature",
    "units_at_least(add(units(?on), 1))",
    f"more Energy attached [to {IT}]? than {{on:pokemon}}",
)
row(
    "feature",
    "fits_not(units_at_least(units(?on)))",
    f"[fewer|less] Energy attached [to {IT}]? than {{on:pokemon}}",
)


@rule("feature", "{hp:number} HP or more [remaining|left]")
def much_left(hp: int) -> Node:
    return node("fits_not", node("hp_left_at_most", hp - 10))


row("pokemon_that", "new()", "that [came|was put|were put] into play [during]? this turn")
row("pokemon_that", "evolves_from_named(?name)", "that evolved from {name}")
