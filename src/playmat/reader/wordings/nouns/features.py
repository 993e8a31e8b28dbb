"""What a Pokémon has, one list for conditions ("if it has ...") and for nouns ("that has ...").

A feature defined for either place also works in the other, and in "any of them has"; an older rule
for the same words has precedence.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node, is_word
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import lacking, plain_name

IT = "[it|them]"
ON_IT = f"attached [to {IT}]?"
SOME = "[any|a|an|1|at least 1]"
ANY_OF_IT = node("$cmp", ">=", 1)
MEASURES = {"damaged": "counters_on", "has_energy": "units", "has_type": "units"}
"""Measures of what a Pokémon may have."""


def within(at_least: Callable[[Arg], Node | None], sign: Arg, n: Arg) -> Node | None:
    """A filter for a number range, from a function that makes "at least" filters."""
    more = n + 1 if isinstance(n, int) else node("add", n, 1)
    lower, upper = (at_least(k) if k else None for k in (n, more))
    least = {">=": lower, ">": upper, "<": lower, "<=": upper}.get(str(sign))
    if sign != "==" or upper is None:
        return least and (node("fits_not", least) if sign in ("<", "<=") else least)
    none_more = node("fits_not", upper)
    return none_more if lower is None else node("fits_both", lower, none_more)


def having(what: Node) -> Node:
    """The filter of those that have some of it, simplified for Energy."""
    kind = what["filter"] if what.word == "holds" else None
    if is_word(kind, "fits_both") and kind["left"] == node("energy"):
        return node("has_type", kind.child("right")["type"])
    return node("has_energy") if kind == node("energy") else what


def at_least(what: Node, n: Arg) -> Node | None:
    """The filter of those that have at least *n* of it."""
    if what.word == "damaged":
        return node("counters_at_least", n)
    if what.word == "afflicted":
        return node("conditions_at_least", n)
    if what.word == "has_type":
        return node("units_at_least", n, what["type"])
    if what.word == "has_energy":
        return node("units_at_least", n)
    return node("holds", what["filter"], n) if what.word == "holds" else None


# --- possessions and their number ---------------------------------------------------------------
for _fit, *_words in (
    ("damaged()", f"damage counter(s) [on {IT}]?"),
    ("has_energy()", f"Energy [{ON_IT}]?"),
    ("has_type(?type)", f"{{type}} Energy {ON_IT}"),
    ("holds(?filter)", f"{{filter:energy_kind}} card(s) [{ON_IT}]?"),
    ("holds(?filter)", f"{{filter:attached_kind}} {ON_IT}"),
    ("holds(machine())", f"Technical Machine [card(s)]? {ON_IT}"),
    ("has_tool()", f"Pokémon Tool(s) [card(s)]? {ON_IT}"),
    ("has_marker(?name)", f"{{name}} marker(s) [on {IT}]?"),
    ("has_power(?power)", "{power:power_kind}"),
    ("afflicted()", "Special Condition(s)"),
    ("weak_to(any)", "Weakness"),
    ("weak_to(?type)", "{type} Weakness", "Weakness to {type} [type]?"),
    ("resists(any)", "Resistance"),
    ("resists(?type)", "{type} Resistance", "Resistance to {type} [type]?"),
    ("retreat_at_least(1)", "Retreat Cost"),
):
    row("possession", _fit, *_words)


@rule("possession", f"{{kind:energy_kind}} {ON_IT}")
def named_energy(kind: Node) -> Node | None:
    return node("holds", kind) if kind.word == "named" else None


@rule(
    "feature",
    "[{n:how_many}]? {what:possession}",
    "{sign:more_or_fewer} {what:possession} than {on:pokemon}",
    "{sign:same_or_different} {what:possession} as {on:pokemon}",
)
def so_much(what: Node, n: Node = ANY_OF_IT, sign: str = "", on: Arg = "") -> Node | None:
    if sign:
        if what.word not in MEASURES:
            return None
        n = node("$cmp", sign, node(MEASURES[what.word], on, *what.args))
    if n.args in ((">=", 1), ("==", 0)):
        return having(what) if n["n"] else lacking(having(what))
    return within(partial(at_least, what), *n.args)


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
    f"{SOME}? {{a:possession}} or {SOME}? {{b:possession}}",
    f"{SOME}? {{a:possession}} and {SOME}? {{also:possession}}",
    f"{SOME}? {{t:type}} [Energy]? [card(s)]? or {SOME}? {{b:possession}}",
    f"{SOME}? {{t:type}} [Energy]? [card(s)]? and {SOME}? {{also:possession}}",
)
def two_possessions(
    a: Node | None = None, b: Node | None = None, also: Node | None = None, t: str = ""
) -> Node | None:
    other = having(b or also)  # type: ignore[arg-type]
    if a is None and other.word != "has_type":
        return None
    one = node("has_type", t) if a is None else having(a)
    return node("fits_any" if b else "fits_both", one, other)


# --- high and low values -------------------------------------------------------------------------
for _of, _noun in (
    ("hp", "[maximum]? HP"),
    ("hp_left", "[remaining HP|HP [remaining|left]]"),
    ("retreat", "Retreat Cost"),
):
    phrase("scale", _of, _noun)


@rule(
    "feature",
    "[a]? {of:scale} [of]? {how:how_many}",
    "{how:how_many} {of:scale}",
    "{n:number} {of:scale} {side:bound_side}",
    "{n:number} HP {side:bound_side} [remaining|left]",
)
def on_scale(of: str = "hp_left", how: Node = ANY_OF_IT, n: int = 0, side: str = "") -> Node | None:
    sign, k = ("<=" if side == "at_most" else ">=", n) if side else how.args
    step = 1 if of == "retreat" else 10
    if not isinstance(k, int) or k < step > 1:
        return None
    if sign in ("<=", "<") or k == 0:
        return node(f"{of}_at_most", k if sign != "<" else k - step)
    below = k if sign == ">" else k - step
    over = node("fits_not", node("hp_left_at_most", below))
    least = over if of == "hp_left" else node(f"{of}_at_least", below + step)
    return least if sign != "==" else node("fits_both", least, node(f"{of}_at_most", k))


# --- likeness, printed features -----------------------------------------------------------------
for _like, *_words in (
    ("?pokemon", "{pokemon}"),
    (
        "$that(cards)",
        "[that|the revealed] [[basic]? Energy]? card",
        "the [[basic]? Energy]? card [that]? you [discarded|revealed|chose]",
    ),
    (
        "@of_kind(?card_place, ?card_filter)",
        "[a|an|any|any of the|1 of the] {card_filter} {card_place}",
    ),
):
    row("like_whom", _like, *_words)
for _fit, *_words in (
    ("tag(delta)", "δ on [its|their] card(s)"),
    (
        "same_name(?as)",
        "the same name as [[[1|any] of]? {as:pokemons}|{as:like_whom}]",
    ),
    (
        "shares_type(?as)",
        "the same type as [[[1|any] of]? {as:pokemons}|{as:like_whom}]",
    ),
    ("has_attack(?name)", "[an attack named|the] {name:quoted} [attack]?", "the {name} attack"),
    ("has_ability(?name)", "[an Ability named|the] {name:quoted} [Ability]?", "the {name} Ability"),
):
    row("feature", _fit, *_words)


# --- where features are used --------------------------------------------------------------------
for _fit, _with in (("?feature", "with"), ("@lacking(?feature)", "without")):
    row("pokemon_that", _fit, f"{_with} {{feature}}", cost=1)
