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

IT = "[it|them]"
NOT_DAMAGED = node("fits_not", node("damaged"))


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


# --- damage and HP ------------------------------------------------------------------------------
row("feature", "fits_not(damaged())", "full HP")


@rule("feature", f"{{n:how_many}} damage counter(s) [on {IT}]?")
def counters(n: Node) -> Node | None:
    if n.args in ((">=", 1), ("==", 0)):
        return node("damaged") if n.args[0] == ">=" else NOT_DAMAGED
    return bounded("counters_at_least", n)


row(
    "feature",
    "hp_left_at_most(?hp)",
    "{hp:number} HP or less [remaining|left]",
    "{hp:number} or less remaining HP",
)
row(
    "feature", "hp_at_most(?hp)", "{hp:number} HP or less", "[a]? maximum HP of {hp:number} or less"
)
row(
    "feature",
    "hp_at_least(?hp)",
    "{hp:number} HP or more",
    "[a]? maximum HP of {hp:number} or more",
)


# --- what is attached ---------------------------------------------------------------------------
@rule(
    "feature",
    f"{{n:how_many}} Energy attached [to {IT}]?",
    f"{{n:how_many}} {{t:type}} Energy attached [to {IT}]?",
)
def energy(n: Node, t: str = "any") -> Node | None:
    some = node("has_energy") if t == "any" else node("has_type", t)
    if n.args in ((">=", 1), ("==", 0)):
        return some if n.args[0] == ">=" else node("fits_not", some)
    return bounded("units_at_least", n, t)


@rule(
    "feature",
    f"{{n:how_many}} Energy card(s) attached [to {IT}]?",
    f"{{n:how_many}} {{t:type}} Energy card(s) attached [to {IT}]?",
)
def energy_cards(n: Node, t: str = "any") -> Node | None:
    """Read so many cards, each of which may provide more than one Energy."""
    if n.args in ((">=", 1), ("==", 0)):
        return energy(n, t)
    kind = node("energy")
    kind = kind if t == "any" else node("fits_both", kind, node("provides", t))
    return within(lambda k: node("holds", kind, k), n)


row("feature", "has_energy()", f"Energy [card(s)]? attached [to {IT}]?")
row("feature", "has_type(?type)", f"{{type}} Energy [card(s)]? attached [to {IT}]?")


@rule("feature", f"{{a:type}} and {{b:type}} basic Energy cards attached [to {IT}]?")
def both_basic(a: str, b: str) -> Node:
    kinds = (node("fits_both", node("basic_energy"), node("provides", t)) for t in (a, b))
    return conjunction("fits_both", *(node("holds", kind) for kind in kinds))


SOME = "[any|a|an|at least 1]"


row(
    "feature",
    "fits_both(has_type(?type), has_type(?b))",
    f"{SOME} {{type}} Energy [card(s)]? [and] {SOME}? {{b:type}} Energy [card(s)]? attached [to "
    f"{IT}]?",
    "[any|a|an|at least 1]? {type} Energy [card(s)]? and [any|a|an|1]? {b:type} Energy "
    "[card(s)]? attached to it",
    "at least 1 {type} and 1 {b:type} Energy attached to it",
    f"any {{type}} and [any]? {{b:type}} Energy attached [to {IT}]?",
)
row(
    "feature",
    "fits_any(has_type(?type), has_type(?b))",
    f"{SOME} {{type}} [Energy]? [card(s)]? or {SOME}? {{b:type}} Energy [card(s)]? attached [to "
    f"{IT}]?",
)
row(
    "feature",
    "holds(?filter)",
    f"[any|a|an|1 or more]? {{filter:attached_kind}} attached [to {IT}]?",
)
row("feature", "fits_not(holds(?filter))", f"no {{filter:attached_kind}} attached [to {IT}]?")


@rule("feature", f"[a|an|any]? {{a:name}} [card(s)]? attached [to {IT}]?", cost=4)
def held_by_name(a: str) -> Node | None:
    row = a.split()
    titled = len(row) > 2 and plain_name(row[0]) and plain_name(row[-1])
    return node("holds", node("named", a)) if titled or plain_name(a) else None


TOOL = f"Pokémon Tool(s) [card(s)]? attached [to {IT}]?"
row("feature", "has_tool()", f"[a|any]? {TOOL}")
row("feature", "fits_not(has_tool())", f"no {TOOL}")


# --- what is printed on it ----------------------------------------------------------------------
@rule(
    "feature",
    "[a|an|any] {p:power_held}",
    "[a|an|any]? {p:power_held} or [a|an|any]? {q:power_held}",
)
def power(p: str, q: str = "") -> Node:
    first = node("has_power", p)
    return node("fits_any", first, node("has_power", q)) if q else first


@rule("feature", "no {p:power_held}", "no {p:power_held} or {q:power_held}")
def no_power(p: str, q: str = "") -> Node:
    return node("fits_not", power(p, q))


row("feature", "weak_to(?type)", "[a|any]? {type} Weakness", "[a]? Weakness to {type} [type]?")
row("feature", "weak_to(any)", "[a|any] Weakness")
row("feature", "resists(?type)", "[a|any]? {type} Resistance", "[a]? Resistance to {type} [type]?")
row("feature", "resists(any)", "[a|any] Resistance")
row("feature", "fits_not(weak_to())", "no Weakness")
row("feature", "fits_not(resists())", "no Resistance")
row("feature", "retreat_at_most(0)", "no Retreat Cost")
row("feature", "retreat_at_least(1)", "a Retreat Cost")


@rule("feature", "a Retreat Cost of {n:number} or more", "a Retreat Cost of [exactly]? {k:number}")
def retreat(n: int = 0, k: int = 0) -> Node:
    least = node("retreat_at_least", n or k)
    return least if n else node("fits_both", least, node("retreat_at_most", k))


same("feature", "{name_parts} in [its|their] name(s)")
row("feature", "tag(delta)", "δ on [its|their] card(s)")
row(
    "feature",
    "same_name(?as)",
    "the same name as {as:pokemon}",
    "the same name as [1|any] of {as:pokemons}",
)
row("feature", "shares_type(?with)", "the same type as {with:pokemon}")
row(
    "feature",
    "has_attack(?name)",
    "[an attack named|the] {name:quoted} [attack]?",
    "the {name} attack",
)
row(
    "feature",
    "has_ability(?name)",
    "[an Ability named|the] {name:quoted} [Ability]?",
    "the {name} Ability",
    cost=1,
)


# --- one of two ----------------------------------------------------------------------------------
row(
    "condition",
    "is(?what, fits_any(?left, ?right))",
    "{what:pokemon} is {left:pokemon_state} or {right:pokemon_state}",
    "{what:pokemon} is {left:pokemon_state} or has {right:feature}",
    "{what:pokemon} has {right:feature} or is {left:pokemon_state}",
    cost=2,
)
row(
    "condition",
    "is(?what, fits_both(?left, ?right))",
    "{what:pokemon} has {left:feature} and {right:feature}",
    cost=2,
)
row(
    "condition",
    "not(is(?what, fits_any(?left, ?right)))",
    "{what:pokemon} isn't {left:pokemon_state} [or|nor] {right:pokemon_state}",
    cost=2,
)
row(
    "pokemon_that",
    "fits_any(?left, ?right)",
    "that [is|are] {left:pokemon_state} or {right:pokemon_state}",
    cost=2,
)
row(
    "pokemon_state",
    "fits_not(fits_any(?left, ?right))",
    "neither {left:pokemon_state} nor {right:pokemon_state}",
)


# --- where features are told --------------------------------------------------------------------
same("pokemon_that", "that [already]? [has|have] {feature}", "with {feature}", cost=1)
row(
    "pokemon_that",
    "fits_not(?filter)",
    "that [doesn't|don't] have {filter:feature}",
    "without {filter:feature}",
    cost=1,
)
row(
    "condition",
    "is(?what, ?filter)",
    "{what:pokemon} [already]? has {filter:feature}",
    "[all|each] [of]? {what:pokemons} [is|are] {filter:pokemon_state}",
    "[all|each] [of]? {what:pokemons} in play are {filter:pokemon_noun}",
    "[all|each] [of]? {what:pokemons} are {filter:pokemon_noun}",
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
    "any_of(@where(?pokemons, ?fit))",
    "[any|1|at least 1] of {pokemons} [already]? [has|have] {fit:feature}",
    "[any|1|at least 1] of {pokemons} [is|are] {fit:pokemon_state}",
    cost=1,
)
row("condition", "any_of(?of)", "there [is|are] [any|a|an] {of:pokemons}", cost=1)
row(
    "condition",
    "@compared(count(@of_kind(?card_place, ?card_filter)), ?how_many)",
    "there [is|are] {how_many} {card_filter} {card_place}",
    cost=1,
)
row("condition", "not(any_of(?of))", "there [isn't|aren't] any {of:pokemons}", cost=1)
row(
    "condition",
    "not(any_of(@where(?pokemons, ?feature)))",
    "none of {pokemons} [has|have] {feature}",
    cost=1,
)


# --- Energy of two types --------------------------------------------------------------------------


@rule("feature", "{n:how_many} Colorless [Energy]? in [its|their] Retreat Cost(s)")
def retreat_symbols(n: Node) -> Node | None:
    if n.args in ((">=", 1), ("==", 0)):
        return node("retreat_at_least", 1) if n.args[0] == ">=" else node("retreat_at_most", 0)
    return bounded("retreat_at_least", n)


@rule("condition", "{who:pokemon_set} are {fit:pokemon_state}", cost=2)
def all_are(who: Arg, fit: Node) -> Node | None:
    return None if fit.word in ("is_benched", "is_active") else node("is", who, fit)


@rule("condition", "{who:pokemon_set} have {fit:feature}", cost=2)
def some_have(who: Arg, fit: Node) -> Node:
    return node("is", who, fit) if fit.word == "fits_not" else node("any_of", where(who, fit))


row("feature", "retreat_at_most(?cost)", "a Retreat Cost of {cost:number} or [less|fewer]")
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
