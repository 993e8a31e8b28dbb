"""What a Pokémon is by itself: its type, name, powers, Weakness, Retreat Cost, earlier stages."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import CONDITIONS, plain_name

# --- types and tags -----------------------------------------------------------------------------
for _tag in ("=Pokémon-ex", "=Pokémon-EX"):
    phrase("pokemon_state", node("tag", _tag[-2:]), _tag)
row(
    "pokemon_state",
    "typed(?type)",
    "{type} Pokémon",
    "{type}",
    "a {type} type Pokémon",
    "[a|an]? {type} type [Pokémon]?",
)


# --- powers and Weakness ------------------------------------------------------------------------
row("condition", "is(?what, weak_to(?type))", "{what:pokemon} has {type} Weakness")
row(
    "condition",
    "is(?what, resists(?type))",
    "{what:pokemon} [has|shares] any {type} Resistance",
    "{what:pokemon} has {type} Resistance",
)
row("condition", "is(?what, resists())", "{what:pokemon} has any Resistance")
row(
    "condition",
    "is(?what, has_power(?power))",
    "{what:pokemon} has any {power:power_held}",
    "{what:pokemon} has [a|an] {power:power_held}",
    "{what:pokemon} has [any|a|an] {power:power_kind}",
    "{what:pokemon} has {power:power_held}",
)
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
row(
    "condition",
    "is(?what, fits_any(has_power(?power), has_power(?power_held)))",
    "{what:pokemon} has [a|any] {power:power_held} or [a|any]? {power_held}",
)


# --- names --------------------------------------------------------------------------------------
row("condition", "is(?what, name_has(?part))", "{what:pokemon} has {part:name} in its name")


@rule("condition", "{who:pokemon} is {a:name}", cost=1)
def has_name(who: Node, a: str) -> Node | None:
    if a.split()[0].lower() in (*CONDITIONS, "knocked") or not plain_name(a):
        return None
    return node("is", who, node("named", a))


row(
    "condition",
    "any_of(where(under(?of), ?filter))",
    "{filter:pokemon_name} is anywhere under {of:pokemon}",
)


# --- Retreat Cost -------------------------------------------------------------------------------
row("condition", "compare(retreat_of(?on), ==, 0)", "{on:pokemon} has no Retreat Cost")


# --- conditions, names and Energy -----------------------------------------------------------------
row("condition", "is(?what, condition_is(?condition))", "{what:pokemon} was {condition:status}")
row(
    "condition",
    "is(?what, @conjunction(fits_any, name_has(?part), ?pokemon_noun))",
    "{what:pokemon} has {part:name} in its name or is a {pokemon_noun}",
)
row(
    "condition",
    "any_of(where(energy_on(?to), basic_energy()))",
    "there are any basic Energy cards attached to {to:pokemon}",
)
