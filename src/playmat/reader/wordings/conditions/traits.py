"""What a Pokémon is by itself: its type, name, powers, Weakness, Retreat Cost, earlier stages."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.meanings import CONDITIONS, plain_name

# --- types and tags -----------------------------------------------------------------------------
for _tag in ("=Pokémon-ex", "=Pokémon-EX"):
    phrase("pokemon_state", node("tag", _tag[-2:]), _tag)


@rule("pokemon_state", "{t:type} Pokémon", "{t:type}", "a {t:type} type Pokémon")
def typed(t: str) -> Node:
    return node("typed", t)


# --- powers and Weakness ------------------------------------------------------------------------
@spare_rule("condition", "{who:pokemon} has {t:type} Weakness")
def weak(who: Node, t: str) -> Node:
    return node("is", who, node("weak_to", t))


@rule(
    "condition",
    "{who:pokemon} has any {p:power_held}",
    "{who:pokemon} has [a|an] {p:power_held}",
    "{who:pokemon} has [any|a|an] {p:power_kind}",
)
def has_power(who: Node, p: str) -> Node:
    return node("is", who, node("has_power", p))


POWERS = {
    "Poké-Powers": "power",
    "Poké-Bodies": "body",
    "Abilities": "ability",
    "Pokémon Powers": "old_power",
}
for _word, _kind in POWERS.items():
    phrase(
        "power_kind",
        _kind,
        _word,
        _word.replace("ies", "y") if _word.endswith("ies") else _word[:-1],
    )


@rule("condition", "{who:pokemon} has [a|any] {p:power_held} or [a|any]? {q:power_held}")
def has_either_power(who: Node, p: str, q: str) -> Node:
    return node("is", who, node("fits_any", node("has_power", p), node("has_power", q)))


# --- names --------------------------------------------------------------------------------------
@rule("condition", "{who:pokemon} has {a:name} in its name")
def has_in_name(who: Node, a: str) -> Node:
    return node("is", who, node("name_has", a))


@rule("condition", "{who:pokemon} is {a:name}", cost=1)
def has_name(who: Node, a: str) -> Node | None:
    if a.split()[0].lower() in (*CONDITIONS, "knocked") or not plain_name(a):
        return None
    return node("is", who, node("named", a))


@rule("condition", "{n:pokemon_name} is anywhere under {who:pokemon}")
def lies_under(n: Node, who: Node) -> Node:
    return node("any_of", node("where", node("under", who), n))


# --- Retreat Cost -------------------------------------------------------------------------------
@rule("condition", "{who:pokemon} has no Retreat Cost")
def free_retreat(who: Node) -> Node:
    return node("compare", node("retreat_of", who), "==", 0)


# --- conditions, names and Energy -----------------------------------------------------------------
@rule("condition", "{who:pokemon} was {a:status}")
def was(who: Node, a: str) -> Node:
    return node("is", who, node("condition_is", a))


@rule("condition", "{who:pokemon} has {n:name} in its name or is a {kind:pokemon_noun}")
def named_or_kind(who: Node, n: str, kind: Node) -> Node:
    return node("is", who, conjunction("fits_any", node("name_has", n), kind))


@rule("condition", "there are any basic Energy cards attached to {who:pokemon}")
def basic_attached(who: Node) -> Node:
    return node("any_of", node("where", node("energy_on", who), node("basic_energy")))
