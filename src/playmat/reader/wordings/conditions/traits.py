"""What a Pokémon is by itself: its type, name, powers, Weakness, Retreat Cost, earlier stages."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import CONDITIONS, plain_name

# --- types and tags -----------------------------------------------------------------------------
row(
    "pokemon_state",
    "typed(?type)",
    "{type} Pokémon",
    "{type}",
    "a {type} type Pokémon",
    "[a|an]? {type} type [Pokémon]?",
)


# --- powers and Weakness ------------------------------------------------------------------------
for _kind, _words in (
    ("power", "Poké-Power(s)"),
    ("body", "[Poké-Body|Poké-Bodies]"),
    ("ability", "[Ability|Abilities]"),
    ("old_power", "Pokémon Power(s)"),
    ("trait", "Ancient Trait(s)"),
):
    phrase("power_kind", _kind, _words)


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
