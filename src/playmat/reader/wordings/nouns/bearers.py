"""Whom something holds for: one Pokémon, each of a set, Pokémon called by name."""

from __future__ import annotations

import re
from typing import Final, cast

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_rule
from playmat.reader.meanings import FORMS, KIND_WORDS


def called(name: str) -> Node:
    """Return the filter of a name; all the letters of Unown share theirs, each in brackets."""
    name = re.sub(r"^Unown (.)$", r"Unown [\1]", name)
    return node("form_of", name) if name in FORMS else node("named", name)


# --- names --------------------------------------------------------------------------------------
_POWERS: Final = ("Poké-Power", "Poké-Powers", "Poké-Body", "Poké-Bodies", "Ability", "Abilities")
_OPENINGS: Final = ("If", "Once", "When", "Whenever", "As", "Prevent")
_KINDS: Final = (KIND_WORDS - {"a", "basic"}) | {*_POWERS, *_OPENINGS}
"""Words that no name of a Pokémon is read over; names may hold small words."""


@rule("pokemon_name", "{n:name}")
def by_name(n: str) -> Node | None:
    return None if _KINDS & set(n.split()) else called(n)


phrase("pokemon_name", node("named", "$own"), "~", "other ~")


@rule("pokemon_kind", "{a:pokemon_name} ( including {b:pokemon_name} )")
@rule("pokemon_names", "{a:pokemon_name} [,|or|and|, or|, and|and/or|, and/or] {b:pokemon_names}")
def more_names(a: Node, b: Node) -> Node:
    return node("fits_any", a, b)


same("pokemon_names", "{pokemon_name}")


@rule("pokemon_set", "{of:pokemon_names} you have in play", "your {of:pokemon_names} [in play]?")
def own_named(of: Node) -> Node:
    return node("where", node("all", "me"), of)


@rule("pokemon_set", "[your opponent's|each of your opponent's] {of:pokemon_names} [in play]?")
def foes_named(of: Node) -> Node:
    return node("where", node("all", "foe"), of)


@rule("pokemon_set", "each player's {of:pokemon_names} [in play]?", "{of:pokemon_names} in play")
def any_named(of: Node) -> Node:
    return node("where", node("all", "both"), of)


@rule("pokemon_set", "{of:pokemon_names}", cost=1)
def bare_named(of: Node) -> Node | None:
    return None if of == node("named", "$own") else node("where", node("all", "both"), of)


# --- bearers ------------------------------------------------------------------------------------
same("bearer", "{pokemon}")
same("bearer", "[each|all|any|each of|all of|any of|both] {pokemons}", "any [one|1] of {pokemons}")
same("bearer", "{pokemons}", "[a|an] {pokemons}", cost=1)


@rule(
    "bearer",
    "{a:bearer_of_two} and {b:bearer_of_two}",
    "{a:bearer_of_two} or {b:bearer_of_two}",
    cost=3,
)
def two_bearers(a: Arg, b: Arg) -> Arg:
    if not (_narrowed(a) and _narrowed(b)):
        return node("join", a, b)
    (of, fits), (other, more) = cast(Node, a).args, cast(Node, b).args
    if other not in (of, node("all", "both")):
        return node("join", a, b)
    return node("where", of, node("fits_any", fits, more))


def _narrowed(of: Arg) -> bool:
    return isinstance(of, Node) and of.word == "where"


same("bearer_of_two", "each of {pokemons}", "{pokemons}", "each {pokemons}")


@spare_rule("bearer", "{a:pokemon} and [each of|all of|all]? {b:pokemons}", cost=4)
def one_and_others(a: Node, b: Arg) -> Arg:
    return node("join", a, b)
