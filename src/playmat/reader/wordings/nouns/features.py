"""What a Pokémon has, one list for conditions ("if it has ...") and for nouns ("that has ...").

A feature told in either place may stand in the other, and in "any of them has"; where an older
wording reads the same words by itself, that one goes first.
"""

from __future__ import annotations

from playmat.lang.make import conjunction, node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import rule, same, spare_phrase, spare_rule, spare_same
from playmat.reader.meanings import compared, of_kind, plain_name

IT = "[it|them]"
NOT_DAMAGED = node("fits_not", node("damaged"))


def bounded(word: str, how: Node, *more: Arg) -> Node | None:
    """Return a filter of something a Pokémon has so many of, from a filter of at least so many."""
    sign, n = how.args
    assert isinstance(n, int)
    lower, upper = (node(word, k, *more) if k > 0 else None for k in (n, n + 1))
    if sign in (">=", ">"):
        return lower if sign == ">=" else upper
    if sign in ("<=", "<"):
        least = upper if sign == "<=" else lower
        return None if least is None else node("fits_not", least)
    if upper is None:
        return None
    none_more = node("fits_not", upper)
    return none_more if lower is None else node("fits_both", lower, none_more)


# --- damage and HP ------------------------------------------------------------------------------
spare_phrase("feature", NOT_DAMAGED, "full HP")


@rule("feature", f"{{n:how_many}} damage counter(s) [on {IT}]?")
def counters(n: Node) -> Node | None:
    if n.args in ((">=", 1), ("==", 0)):
        return node("damaged") if n.args[0] == ">=" else NOT_DAMAGED
    return bounded("counters_at_least", n)


@spare_rule("feature", "{n:number} HP or less [remaining|left]", "{n:number} or less remaining HP")
def little_left(n: int) -> Node:
    return node("hp_left_at_most", n)


@spare_rule("feature", "{n:number} HP or less", "[a]? maximum HP of {n:number} or less")
def little_hp(n: int) -> Node:
    return node("hp_at_most", n)


@spare_rule("feature", "{n:number} HP or more", "[a]? maximum HP of {n:number} or more")
def much_hp(n: int) -> Node:
    return node("hp_at_least", n)


# --- what is attached ---------------------------------------------------------------------------
@rule(
    "feature",
    f"{{n:how_many}} Energy [card(s)]? attached [to {IT}]?",
    f"{{n:how_many}} {{t:type}} Energy [card(s)]? attached [to {IT}]?",
)
def energy(n: Node, t: str = "any") -> Node | None:
    some = node("has_energy") if t == "any" else node("has_type", t)
    if n.args in ((">=", 1), ("==", 0)):
        return some if n.args[0] == ">=" else node("fits_not", some)
    return bounded("units_at_least", n, t)


spare_phrase("feature", node("has_energy"), f"Energy [card(s)]? attached [to {IT}]?")


@spare_rule("feature", f"{{t:type}} Energy [card(s)]? attached [to {IT}]?")
def some_energy(t: str) -> Node:
    return node("has_type", t)


@rule("feature", f"{{a:type}} and {{b:type}} basic Energy cards attached [to {IT}]?")
def both_basic(a: str, b: str) -> Node:
    kinds = (node("fits_both", node("basic_energy"), node("provides", t)) for t in (a, b))
    return conjunction("fits_both", *(node("holds", kind) for kind in kinds))


SOME = "[any|a|an|at least 1]"


@spare_rule(
    "feature",
    f"{SOME} {{a:type}} Energy [card(s)]? [and] {SOME}? {{b:type}} Energy [card(s)]? attached [to "
    f"{IT}]?",
    "[any|a|an|at least 1]? {a:type} Energy [card(s)]? and [any|a|an|1]? {b:type} Energy "
    "[card(s)]? attached to it",
    "at least 1 {a:type} and 1 {b:type} Energy attached to it",
    f"any {{a:type}} and [any]? {{b:type}} Energy attached [to {IT}]?",
)
def both_energies(a: str, b: str) -> Node:
    return node("fits_both", node("has_type", a), node("has_type", b))


@spare_rule(
    "feature",
    f"{SOME} {{a:type}} [Energy]? [card(s)]? or {SOME}? {{b:type}} Energy [card(s)]? attached [to "
    f"{IT}]?",
)
def either_energy(a: str, b: str) -> Node:
    return node("fits_any", node("has_type", a), node("has_type", b))


@spare_rule("feature", f"[any|a|an|1 or more]? {{kind:attached_kind}} attached [to {IT}]?")
def held(kind: Node) -> Node:
    return node("holds", kind)


@rule("feature", f"no {{kind:attached_kind}} attached [to {IT}]?")
def not_held(kind: Node) -> Node:
    return node("fits_not", node("holds", kind))


@spare_rule("feature", f"[a|an|any]? {{a:name}} [card(s)]? attached [to {IT}]?", cost=4)
def held_by_name(a: str) -> Node | None:
    row = a.split()
    titled = len(row) > 2 and plain_name(row[0]) and plain_name(row[-1])
    return node("holds", node("named", a)) if titled or plain_name(a) else None


TOOL = f"Pokémon Tool(s) [card(s)]? attached [to {IT}]?"
spare_phrase("feature", node("has_tool"), f"[a|any]? {TOOL}")
spare_phrase("feature", node("fits_not", node("has_tool")), f"no {TOOL}")


# --- what is printed on it ----------------------------------------------------------------------
@spare_rule(
    "feature",
    "[a|an|any] {p:power_held}",
    "[a|an|any]? {p:power_held} or [a|an|any]? {q:power_held}",
)
def power(p: str, q: str = "") -> Node:
    first = node("has_power", p)
    return node("fits_any", first, node("has_power", q)) if q else first


@spare_rule("feature", "no {p:power_held}", "no {p:power_held} or {q:power_held}")
def no_power(p: str, q: str = "") -> Node:
    return node("fits_not", power(p, q))


@rule(
    "feature", "[a|any]? {t:type} Weakness", "[a|any] Weakness", "[a]? Weakness to {t:type} [type]?"
)
def weakness(t: str = "any") -> Node:
    return node("weak_to", t)


@spare_rule(
    "feature",
    "[a|any]? {t:type} Resistance",
    "[a|any] Resistance",
    "[a]? Resistance to {t:type} [type]?",
)
def resistance(t: str = "any") -> Node:
    return node("resists", t)


spare_phrase("feature", node("fits_not", node("weak_to")), "no Weakness")
spare_phrase("feature", node("fits_not", node("resists")), "no Resistance")
spare_phrase("feature", node("retreat_at_most", 0), "no Retreat Cost")
spare_phrase("feature", node("retreat_at_least", 1), "a Retreat Cost")


@spare_rule(
    "feature", "a Retreat Cost of {n:number} or more", "a Retreat Cost of [exactly]? {k:number}"
)
def retreat(n: int = 0, k: int = 0) -> Node:
    least = node("retreat_at_least", n or k)
    return least if n else node("fits_both", least, node("retreat_at_most", k))


@spare_rule("feature", "a Retreat Cost of {n:number} or [less|fewer]")
def light(n: int) -> Node:
    return node("retreat_at_most", n)


spare_same("feature", "{name_parts} in [its|their] name(s)")
spare_phrase("feature", node("tag", "delta"), "δ on [its|their] card(s)")


@spare_rule(
    "feature", "the same name as {who:pokemon}", "the same name as [1|any] of {who:pokemons}"
)
def namesake(who: Arg) -> Node:
    return node("same_name", who)


@spare_rule("feature", "the same type as {who:pokemon}")
def of_its_type(who: Node) -> Node:
    return node("shares_type", who)


@spare_rule("feature", "[an attack named|the] {a:quoted} [attack]?", "the {a:name} attack")
def attack_named(a: str) -> Node:
    return node("has_attack", a)


@spare_rule(
    "feature", "[an Ability named|the] {a:quoted} [Ability]?", "the {a:name} Ability", cost=1
)
def ability_named(a: str) -> Node:
    return node("has_ability", a)


# --- one of two ----------------------------------------------------------------------------------
@spare_rule(
    "condition",
    "{who:pokemon} is {a:pokemon_state} or {b:pokemon_state}",
    "{who:pokemon} is {a:pokemon_state} or has {b:feature}",
    "{who:pokemon} has {b:feature} or is {a:pokemon_state}",
    cost=2,
)
def is_either(who: Node, a: Node, b: Node) -> Node:
    return node("is", who, node("fits_any", a, b))


@spare_rule("condition", "{who:pokemon} has {a:feature} and {b:feature}", cost=2)
def has_both(who: Node, a: Node, b: Node) -> Node:
    return node("is", who, node("fits_both", a, b))


@spare_rule("condition", "{who:pokemon} isn't {a:pokemon_state} [or|nor] {b:pokemon_state}", cost=2)
def is_neither(who: Node, a: Node, b: Node) -> Node:
    return node("not", node("is", who, node("fits_any", a, b)))


@spare_rule("pokemon_that", "that [is|are] {a:pokemon_state} or {b:pokemon_state}", cost=2)
def that_is_either(a: Node, b: Node) -> Node:
    return node("fits_any", a, b)


@spare_rule("pokemon_state", "neither {a:pokemon_state} nor {b:pokemon_state}")
def neither_state(a: Node, b: Node) -> Node:
    return node("fits_not", node("fits_any", a, b))


# --- where features are told --------------------------------------------------------------------
same("pokemon_that", "that [already]? [has|have] {feature}", "with {feature}", cost=1)


@spare_rule(
    "pokemon_that", "that [doesn't|don't] have {fit:feature}", "without {fit:feature}", cost=1
)
def that_lacks(fit: Node) -> Node:
    return node("fits_not", fit)


@rule("condition", "{who:pokemon} [already]? has {fit:feature}", cost=1)
@spare_rule(
    "condition",
    "[all|each] of {who:pokemons} [is|are] {fit:pokemon_state}",
    "[all|each] of {who:pokemons} [has|have] {fit:feature}",
    cost=1,
)
def is_or_has_it(who: Arg, fit: Node) -> Node:
    return node("is", who, fit)


@spare_rule("condition", "{who:pokemon} doesn't [already]? have {fit:feature}", cost=1)
def lacks(who: Node, fit: Node) -> Node:
    return node("not", node("is", who, fit))


@spare_rule(
    "condition",
    "[any|1|at least 1] of {of:pokemons} [already]? [has|have] {fit:feature}",
    "[any|1|at least 1] of {of:pokemons} [is|are] {fit:pokemon_state}",
    cost=1,
)
def any_is_or_has(of: Arg, fit: Node) -> Node:
    return node("any_of", where(of, fit))


@spare_rule("condition", "there [is|are] [any|a|an] {of:pokemons}", cost=1)
def there_are(of: Arg) -> Node:
    return node("any_of", of)


@spare_rule("condition", "there [is|are] {n:how_many} {kind:card_filter} {at:card_place}", cost=1)
def cards_there(n: Node, kind: Node, at: Node) -> Node:
    return compared(node("count", of_kind(at, kind)), n)


@spare_rule("condition", "there [isn't|aren't] any {of:pokemons}", cost=1)
def there_are_none(of: Arg) -> Node:
    return node("not", node("any_of", of))


@spare_rule("condition", "none of {of:pokemons} [has|have] {fit:feature}", cost=1)
def none_has(of: Arg, fit: Node) -> Node:
    return node("not", node("any_of", where(of, fit)))


# --- Energy of two types --------------------------------------------------------------------------


@spare_rule("feature", "{n:how_many} Colorless [Energy]? in [its|their] Retreat Cost(s)")
def retreat_symbols(n: Node) -> Node | None:
    if n.args in ((">=", 1), ("==", 0)):
        return node("retreat_at_least", 1) if n.args[0] == ">=" else node("retreat_at_most", 0)
    return bounded("retreat_at_least", n)


@spare_rule("pokemon_state", "[a|an]? {t:type} type [Pokémon]?")
def of_the_type(t: str) -> Node:
    return node("typed", t)


@spare_rule("condition", "{who:pokemon_set} are {fit:pokemon_state}", cost=2)
def all_are(who: Arg, fit: Node) -> Node | None:
    return None if fit.word in ("is_benched", "is_active") else node("is", who, fit)


@spare_rule("condition", "{who:pokemon_set} have {fit:feature}", cost=2)
def some_have(who: Arg, fit: Node) -> Node:
    return node("is", who, fit) if fit.word == "fits_not" else node("any_of", where(who, fit))
