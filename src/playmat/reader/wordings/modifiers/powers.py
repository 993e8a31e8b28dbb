"""What holds by powers: types taken over, powers lost, damage that pierces."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import (
    BOTH,
    fitted,
    fitting,
    of_kind,
    off,
    on,
    piercing,
    plain_name,
    resting,
)

EVERYBODY = node("all", "both")
STOPPED = "[stop working|can't be used|have no effect|don't work]"

SELF = node("self")


# --- types --------------------------------------------------------------------------------------
@rule(
    "modifier",
    "{who:pokemon} is the same type as {of:pokemon}",
    "{who:pokemon} 's type is the same as {of:pokemon} 's type",
    "{who:pokemon} 's type is the same as that of {of:pokemon}",
)
def same_type(who: Node, of: Node) -> Node:
    return on(who, node("take_types", who, of))


@rule("modifier", "{who:pokemon} is the same type as that Energy card")
def energy_type(who: Node) -> Node:
    return on(who, node("take_types", who, node("$that", "cards")))


@rule(
    "modifier",
    "{who:pokemon} 's type is the same as every type of basic Energy card(s) attached to "
    "{x:pokemon}",
)
def types_of_energy(who: Node, x: Node) -> Node:
    return on(
        who, node("take_types", who, node("where", node("energy_on", x), node("basic_energy")))
    )


@rule("modifier", "{who:pokemon} 's type is the same [type]? as its previous Level")
def type_below(who: Node) -> Node:
    return on(who, node("take_types", who, node("under", who)))


# --- HP and attacks of others -------------------------------------------------------------------
@spare_rule("modifier", "[its|~ 's] maximum HP is the same as {of:pokemon}")
def hp_of_other(of: Node) -> Node:
    return on(SELF, node("mod", "max_hp", SELF, "set", node("hp_of", of)))


phrase(
    "modifier",
    on(SELF, node("lend_attacks", SELF, node("where", node("under", SELF), node("basic")))),
    "~ can use any attack from its Basic Pokémon",
    "this Pokémon can use any attack from its Basic Pokémon",
)


@rule(
    "modifier",
    "if [~|this Pokémon] uses any attack from its {a:lower_stage} , that attack does {n:number} "
    "more damage to the Defending Pokémon {s:damage_stage}",
)
def stronger_from_below(a: Node, n: int, s: str) -> Node:
    facing = {"from": node("active", "foe")}
    more = node("mod", "damage_dealt", SELF, "add", n, stage=s, **facing)
    below = node("attacks_of", node("where", node("under", SELF), a))
    return on(SELF, node("as_long_as", node("attack_in", below), (more,)))


phrase("lower_stage", node("basic"), "Basic Pokémon")
spare_phrase("lower_stage", node("stage1"), "Stage 1 Pokémon")
phrase(
    "modifier",
    on(SELF, node("lend_attacks", SELF, node("where", node("lost", "both"), node("pokemon")))),
    "~ can use the attack(s) of all Pokémon in the Lost Zone(s) ( both yours and your opponent's )",
)


@rule("modifier", "~ always has a copy of every attack {of:pokemons} have")
def copies_all(of: Arg) -> Node:
    return on(SELF, node("have_attacks", SELF, of))


phrase(
    "note",
    (),
    "including their Energy cost(s) and anything else required in order to use those attack(s) , "
    "such as discarding Energy cards",
)
phrase("attackers", node("$it"), "each of its attacks", "its attacks")
spare_phrase("attackers", node("$it"), "[the|any] attacks it uses", "attacks it uses")


# --- no Abilities -------------------------------------------------------------------------------
EVERYWHERE = (
    "each Pokémon in play , in each player's hand(s) , "
    "and in each player's discard pile has no Abilities"
)


@rule("modifier", f"{EVERYWHERE} ( except for {{but:name}} )")
def no_abilities_but(but: str) -> Node | None:
    if " " in but and but.endswith("Pokémon"):
        return None
    return on(
        BOTH,
        node("off_power", BOTH, "ability", but),
        node("off_power_away", "both", node("pokemon"), "ability", but),
    )


@rule("modifier", f"{EVERYWHERE} ( except for {{kind:pokemon_noun}} )")
def no_abilities_but_kind(kind: Node) -> Node | None:
    if kind.word not in ("typed", "tag"):
        return None
    others = node("fits_not", kind)
    return on(
        BOTH,
        node("off_power", node("where", BOTH, others), "ability"),
        node("off_power_away", "both", node("fits_both", node("pokemon"), others), "ability"),
    )


AWAY = "in [his or her|your opponent's] hand , and in [his or her|your opponent's] discard pile"


@rule("modifier", f"each {{kind:pokemon_noun}} your opponent has in play , {AWAY} has no Abilities")
def no_abilities_of_foe(kind: Node) -> Node:
    of = fitting(node("all", "foe"), kind)
    fit = node("pokemon") if kind.word == "$any" else node("fits_both", node("pokemon"), kind)
    away = node("off_power_away", "foe", fit, "ability")
    return on(of, node("off_power", of, "ability"), away)


@rule("modifier", "{who:bearer} has no Abilities", "{who:bearer} have no Abilities")
def no_abilities(who: Arg) -> Node:
    return on(who, node("off_power", who, "ability"))


# --- damage that is not affected ----------------------------------------------------------------


@rule(
    "modifier",
    "[the]? damage [from|of] {who:bearer} 's attacks isn't affected by {all:ignored_list}",
    "[the]? damage [from|of] [the]? attacks [of|used by] {who:bearer} isn't affected by "
    "{all:ignored_list}",
    "{who:bearer} 's attack 's damage isn't affected by {all:ignored_list}",
)
def unaffected(who: Arg, all: tuple[str, ...]) -> Node | None:
    return piercing(who, all)


@rule(
    "modifier", "damage done to {whom:bearer} by {who:bearer} isn't affected by {all:ignored_list}"
)
def unaffected_against(whom: Arg, who: Arg, all: tuple[str, ...]) -> Node | None:
    return piercing(who, all, whom)


@rule("modifier", "don't apply {t:type} Weakness for {who:bearer}")
def one_weakness_off(t: str, who: Arg) -> Node:
    return on(who, node("mod_type", "weakness_applies", who, "forbid", t))


# --- power cancelled ----------------------------------------------------------------------------
@rule(
    "act", "discard {n:number} card(s) from your hand and prevent all effect(s) of that Poké-Power"
)
def cancels_power(n: int) -> Block:
    return (node("discard", node("$pick", node("hand", "me"), n, n, "$who")), node("nullify"))


@rule("statement", "if {who:pokemon} has a {p:power_held} , that power stops working {span:span}")
def silenced(who: Node, p: str, span: str) -> Block:
    quiet = resting(span, on(who, node("off_power", who, p)))
    return (node("if", node("is", who, node("has_power", p)), (quiet,)),)


@spare_rule(
    "modifier", "{who:pokemon} 's {p:power_held} [stops working|can't be used|stop working]"
)
def power_silenced(who: Node, p: str) -> Node:
    return on(who, node("off_power", who, p))


@rule(
    "modifier",
    f"[all]? {{all:power_kinds}} {STOPPED}",
    f"all {{all:power_kinds}} in play {STOPPED}",
)
def powers_off(all: tuple[str, ...]) -> Node:
    return on(EVERYBODY, *off(EVERYBODY, all))


@spare_rule(
    "modifier",
    f"{{who:bearer}} 's {{all:power_kinds}} {STOPPED}",
    f"[all]? {{all:power_kinds}} [of|on] {{who:bearer}} {STOPPED}",
    "ignore [all|any]? {all:power_kinds} [of|on] {who:bearer}",
    "{who:bearer} [loses|lose] [its|their|all]? {all:power_kinds}",
)
def their_powers_off(who: Arg, all: tuple[str, ...]) -> Node:
    return on(who, *off(who, all))


@spare_rule("modifier", f"[all]? {{all:power_kinds}} other than {{but:name}} {STOPPED}")
def other_powers_off(all: tuple[str, ...], but: str) -> Node:
    return on(EVERYBODY, *off(EVERYBODY, all, but))


@rule("outcome", "that power stops working until the end of this turn")
def silenced_on_bench() -> Block:
    quiet = node("off_power", node("bearer"))
    return (node("lasting", "turn_on_bench", node("$that", "mons"), (quiet,)),)


phrase("statement", (), "this effect ends if that Pokémon leaves the Bench")


@spare_rule(
    "modifier",
    "{who:pokemon} can use the attacks of [any|all] [of]? {of:pokemons}",
    "{who:pokemon} can use any attack [of|from] [any of]? {of:pokemons}",
    cost=2,
)
def uses_theirs(who: Node, of: Arg) -> Node:
    return on(who, node("lend_attacks", who, of))


@spare_rule(
    "modifier",
    "{who:pokemon} can use the attacks of [any|all] {kind:card_filter} on your Bench or in your "
    "discard pile",
)
def uses_both(who: Node, kind: Node) -> Node:
    lying = node("where", node("discards", "me"), kind)
    benched = fitted(node("bench_of", "me"), kind)
    return on(who, node("lend_attacks", who, benched), node("lend_attacks", who, lying))


@spare_rule(
    "modifier",
    "{who:pokemon} can use the attacks of [any|all] {kind:card_filter} {at:card_place}",
    "{who:pokemon} can use any attack [of|from] {kind:card_filter} {at:card_place}",
)
def uses_lying(who: Node, kind: Node, at: Node) -> Node | None:
    return None if at.word == "$attached" else on(who, node("lend_attacks", who, of_kind(at, kind)))


@spare_rule(
    "modifier",
    "{who:bearer} [has|have] no Abilities , except for {but:name}",
    "{who:bearer} [has|have] no Abilities ( except for {but:name} )",
)
def none_but(who: Arg, but: str) -> Node | None:
    return on(who, node("off_power", who, "ability", but)) if plain_name(but) else None


@spare_rule(
    "modifier",
    "{who:bearer} [has|have] no Abilities , except for {kind:pokemon_noun}",
    "{who:bearer} [has|have] no Abilities ( except for {kind:pokemon_noun} )",
)
def none_but_kind(who: Arg, kind: Node) -> Node | None:
    if kind.word in ("$any", "named"):
        return None
    others = fitted(who, node("fits_not", kind))
    return on(others, node("off_power", others, "ability"))


PLACES = "in play , in each player's hand(s) , and in each player's discard pile(s)"


@spare_rule(
    "modifier", f"[each|all]? {{kind:pokemon_noun}} {PLACES} [has|have] no Abilities", cost=1
)
def nowhere(kind: Node) -> Node | None:
    if kind.word == "$any":
        return None
    return on(
        BOTH,
        node("off_power", node("where", BOTH, kind), "ability"),
        node("off_power_away", "both", node("fits_both", node("pokemon"), kind), "ability"),
    )


@spare_rule("modifier", f"{{who:bearer}} , {AWAY} [has|have] no Abilities")
@spare_rule(
    "modifier", f"{{who:bearer}} , {AWAY} [has|have] no Abilities , except for {{but:name}}"
)
def nowhere_of_foe(who: Node, but: str = "") -> Node | None:
    if who.word != "where" or who.args[0] != node("all", "foe") or (but and not plain_name(but)):
        return None
    fit = node("fits_both", node("pokemon"), cast(Node, who.args[1]))
    away = node("off_power_away", "foe", fit, "ability", but)
    return on(who, node("off_power", who, "ability", but), away)
