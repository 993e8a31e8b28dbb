"""More kinds of Pokémon: in a condition, of several types, with certain cards."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import ANY, fitted, plain_name
from playmat.reader.nodes import node

WHO = "$who"


# --- words in front -----------------------------------------------------------------------------
@rule("monword", "{c:condition}")
def in_condition(c: str) -> Node:
    """Read a condition in front of Pokémon."""
    return node("condition_is", c)


@rule(
    "monwords",
    "{a:type} and {b:type}",
    "{a:type} , {b:type} , or {c:type}",
    "{a:type} , {b:type} , {c:type} , or {d:type}",
)
def of_types(a: str, b: str, c: str = "", d: str = "") -> Node:
    """Read several types of which one must fit."""
    made: Node = node("typed", a)
    for one in (b, c, d):
        made = node("fits_any", made, node("typed", one)) if one else made
    return made


phrase("monword", node("name_has", "Team Aqua"), "Team Aqua")
phrase("monword", node("name_has", "Team Magma"), "Team Magma")
phrase("monkind", node("tag", "restored"), "Restored Pokémon")
phrase("monkind", node("tag", "break"), "Pokémon BREAK")
phrase("monkind", node("tag", "break"), "Pokémon BREAK")
phrase("monkind", node("name_has", "Team Magma"), "Team Magma Pokémon")
phrase("monkind", node("name_has", "Team Aqua"), "Team Aqua Pokémon")
phrase("monword", node("tag", "dark"), "Dark")
phrase("monword", node("tag", "shining"), "Shining")
phrase("monword", node("tag", "delta"), "δ", "delta")
phrase("monword", node("afflicted"), "afflicted")
phrase("monkind", node("tag", "levelup"), "Pokémon LV.X")
phrase("monkind", node("tag", "star"), "Pokémon Star", "Pokémon ★")
phrase("monkind", node("tag", "mega"), "Mega Evolution Pokémon")
phrase("monkind", node("tag", "plasma"), "Team Plasma Pokémon")
phrase("monkind", node("tag", "legend"), "Pokémon LEGEND")
phrase("monkind", node("tag", "baby"), "Baby Pokémon")
phrase("monkind", node("tag", "prime"), "Pokémon Prime")


@rule(
    "monkind",
    "{who:name} 's Pokémon",
    "Pokémon with {who:name} in its name",
    "Pokémon that has {who:name} in its name",
    "Pokémon with {who:name} in their names",
    "Pokémon that have {who:name} in their names",
)
def named_after(who: str) -> Node:
    """Read Pokémon with a word in their names."""
    return node("name_has", who)


@rule("monkind", "{who:name}", cost=2)
def by_name(who: str) -> Node | None:
    """Read Pokémon by name; all the letters of Unown share theirs."""
    if who == "Unown":
        return node("name_has", who)
    return node("named", who) if plain_name(who) else None


# --- sets ---------------------------------------------------------------------------------------
@rule("monset", "Active {kind:monnoun}")
def any_active(kind: Node) -> Arg:
    """Read the Active Pokémon of both players."""
    return fitted(node("active", "both"), kind)


@rule("monset", "{who:owner} {a:monnoun} or {b:monnoun}")
def of_two_kinds(who: str, a: Node, b: Node) -> Arg | None:
    """Read a player's Pokémon of two kinds."""
    return None if ANY in (a, b) else node("where", node("all", who), node("fits_any", a, b))


@rule(
    "target",
    "all of your Pokémon and your opponent's Pokémon {out:monbracket}",
    "all of your Pokémon and [all of]? your opponent's Pokémon",
)
def both_sides(out: Node = ANY) -> Arg:
    """Read all Pokémon of both players."""
    return fitted(node("all", "both"), out)


@rule("target", "each Active Pokémon {out:monbracket}", "both Active Pokémon {out:monbracket}")
@rule("mon", "each Active Pokémon {out:monbracket}", "both Active Pokémon {out:monbracket}")
def both_actives(out: Node) -> Arg:
    """Read both Active Pokémon less some."""
    return fitted(node("active", "both"), out)


@rule("target", "{who:owner} Active {kind:monnoun}")
def active_of_kind(who: str, kind: Node) -> Arg | None:
    """Read the Active if it is of a kind."""
    return None if kind == ANY else fitted(node("active", who), kind)


@rule(
    "target",
    "another [1]? of {who:owner} {kind:monnoun} {that:monthat}",
    "another [1]? of {who:owner} {kind:monnoun} {that:monbracket}",
)
def another_that(who: str, kind: Node, that: Node) -> Node:
    """Read one more of a player's Pokémon of which something holds."""
    return node("$pick", node("less", fitted(node("all", who), kind, that), node("$it")), 1, 1, WHO)


# --- what follows -------------------------------------------------------------------------------
@rule("monthat", "that [is|are] {s:state}", "that remain(s) {s:state}")
def that_is(s: Node) -> Node:
    """Read what Pokémon must be."""
    return s


@rule("monthat", "that isn't {s:state}", "that aren't {s:state}")
def that_is_not(s: Node) -> Node:
    """Read what Pokémon must not be."""
    return node("fits_not", s)


@rule(
    "monthat",
    "that [has|have] [any|a|1 or more]? {kind:attachedkind} attached to [it|them]",
    "with any {kind:attachedkind} attached to [it|them]",
)
def that_holds(kind: Node) -> Node:
    """Read a kind of card Pokémon must have attached."""
    return node("holds", kind)


@rule("monthat", "that has {n:number} or less Energy cards attached to it")
def with_few(n: int) -> Node:
    """Read how few Energy cards Pokémon must have."""
    return node("fits_not", node("holds", node("energy"), n + 1))


@rule("thing", "Colorless [Energy]? in the Retreat Cost of your {of:names}")
def retreat_of_named(of: Node) -> Node:
    """Read the Retreat Costs of own Pokémon by name, added up."""
    return node("retreat_of", node("where", node("all", "me"), of))


phrase("state", node("conditions_at_least", 2), "affected by 2 or more Special Conditions")
phrase("state", node("afflicted"), "affected by any Special Conditions")


@rule(
    "monthat",
    "that has [a]? maximum HP of {n:number} or more",
    "with [a]? maximum HP of {n:number} or more",
)
def with_much_hp(n: int) -> Node:
    """Read the least full HP."""
    return node("hp_at_least", n)


@rule(
    "monthat",
    "with {n:number} HP or less",
    "that [has|have] {n:number} HP or less",
    "with a maximum HP of {n:number} or less",
)
def with_little_hp(n: int) -> Node:
    """Read the most full HP."""
    return node("hp_at_most", n)


@rule(
    "monthat",
    "that has any {a:powerkind}",
    "that have any {a:powerkind}",
    "with [any]? {a:powerkind}",
)
def with_power(a: str) -> Node:
    """Read the kind of power Pokémon must have."""
    return node("has_power", a)


@rule("monthat", "that has any {a:powerkind} or {b:powerkind}")
def with_either_power(a: str, b: str) -> Node:
    """Read two kinds of power of which Pokémon must have one."""
    return node("fits_any", node("has_power", a), node("has_power", b))


phrase("monthat", node("tag", "delta"), "[that has|with|that have] δ on [its|their] card(s)")
phrase("monthat", node("tag", "owner"), "[that has|with] an owner in its name")


@rule("monthat", "that has the same name as {who:mon}")
def namesakes(who: Node) -> Node:
    """Read Pokémon called the same as another."""
    return node("same_name", who)


@rule("target", "your {a:called} , {b:names}")
def one_by_name(a: Node, b: Node) -> Node:
    """Read one of this player's Pokémon of some names."""
    return node("$pick", node("where", node("all", "me"), node("fits_any", a, b)), 1, 1, "$who")


@rule("mon", "the Pokémon that Knocked Out [~|this Pokémon]")
def the_killer() -> Node:
    """Read the Pokémon whose attack Knocked Out this one."""
    return node("attacker")


@rule(
    "monthat",
    "that [has|have] {n:number} or more damage counters on [it|them]",
    "with {n:number} or more damage counters on [it|them]",
    "that already [has|have] {n:number} or more damage counters on [it|them]",
)
def with_counters(n: int) -> Node:
    """Read how damaged somebody must be."""
    return node("counters_at_least", n)


phrase(
    "monthat",
    node("damaged"),
    "that already [has|have] any damage counters on [it|them]",
    "with damage counters on [it|them]",
)
phrase(
    "monthat",
    node("fits_not", node("damaged")),
    "without any damage counters on [it|them]",
    "that doesn't have any damage counters on it",
    "that [has|have] no damage counters on [it|them]",
)
phrase(
    "monthat",
    node("fits_not", node("has_energy")),
    "that [has|have] no Energy [cards]? attached to [it|them]",
    "that [doesn't|don't] have any Energy [cards]? attached to [it|them]",
    "with no Energy [cards]? attached to [it|them]",
)
phrase(
    "monthat",
    node("has_tool"),
    "that [has|have] [a|any]? Pokémon Tool [card(s)]? attached to [it|them]",
    "with [a|any]? Pokémon Tool [card(s)]? attached to [it|them]",
)
phrase(
    "monthat",
    node("afflicted"),
    "[affected by|that is affected by|that are affected by] a Special Condition",
    "that [is|are] affected by [any|a]? Special Condition(s)",
)
phrase("powers", "power", "Poké-Power(s)")
phrase("powers", "body", "Poké-Body", "Poké-Bodies")
phrase("powers", "ability", "Ability", "Abilities")
phrase("powers", "old_power", "Pokémon Power(s)")
phrase("powers", "trait", "Ancient Trait(s)")


@rule("monthat", "that [has|have] [a|an|any]? {p:powers}", "with [a|an|any]? {p:powers}")
def having_power(p: str) -> Node:
    """Read what power somebody must have."""
    return node("has_power", p)


@rule(
    "monthat",
    "that [has|have] [any]? {p:powers} or {q:powers}",
    "with [a|any]? {p:powers} or {q:powers}",
)
def having_either_power(p: str, q: str) -> Node:
    """Read which of two powers somebody must have."""
    return node("fits_any", node("has_power", p), node("has_power", q))


@rule(
    "monthat",
    "that [has|have] the {a:name} attack",
    "with the {a:name} attack",
    "that [has|have] {a:name}",
)
def with_attack(a: str) -> Node | None:
    """Read which attack somebody must have."""
    return node("has_attack", a) if plain_name(a) else None
