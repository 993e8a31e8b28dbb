"""The bearer of a modifier: one Pokémon, each of a set, those of a name."""

from __future__ import annotations

import re
from typing import Final, cast

from playmat.lang.make import node
from playmat.lang.node import Arg, Node, is_word
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ANY, FORMS, KIND_WORDS, fitted


def name_filter(name: str) -> Node:
    """The filter of a name; all letters of Unown share theirs, each in brackets."""
    name = re.sub(r"^Unown (.)$", r"Unown [\1]", name)
    return node("form_of", name) if name in FORMS else node("named", name)


# --- names --------------------------------------------------------------------------------------
_POWERS: Final = ("Poké-Power", "Poké-Powers", "Poké-Body", "Poké-Bodies", "Ability", "Abilities")
_OPENINGS: Final = ("If", "Once", "When", "Whenever", "As", "Prevent")
_KINDS: Final = (KIND_WORDS - {"a", "basic"}) | {*_POWERS, *_OPENINGS}
"""Words that are never part of a Pokémon's name; names may hold small words."""


@rule("pokemon_name", "{n:name}")
def by_name(n: str) -> Node | None:
    return None if _KINDS & set(n.split()) else name_filter(n)


for _own, _words in (("$own", "[other]? ~"), ("$mega", "M ~")):
    row("pokemon_name", f"named({_own})", _words)
row(
    "pokemon_names",
    "fits_any(?left, ?right)",
    "{left:pokemon_name} [,|or|and|, or|, and|and/or|, and/or|and each|, and each] "
    "{right:pokemon_names}",
    "{left:pokemon_name} ( including {right:pokemon_names} )",
)
same("pokemon_names", "{pokemon_name}")
row(
    "pokemon_set",
    "where(all(me), ?filter)",
    "{filter:pokemon_names} you have in play",
    "your {filter:pokemon_names} [in play]?",
)
row("pokemon_set", "where(all(me), ?filter)", "your {filter:plural_names} [in play]?", cost=-1)


@rule("pokemon_set", "{of:pokemon_names}", cost=1)
def bare_named(of: Node) -> Node | None:
    return None if of == node("named", "$own") else node("where", node("all", "both"), of)


# --- bearers ------------------------------------------------------------------------------------
same("bearer", "{pokemon}")


@rule("bearer", "{who:pokemon} {out:pokemon_brackets}")
def holder_but(who: Node, out: Node) -> Arg | None:
    return None if out == ANY else fitted(who, out)


same("bearer", "[each|all|any|each of|all of|any of|both] {pokemons}", "any [one|1] of {pokemons}")
same("bearer", "{pokemons}", "[a|an] {pokemons}", cost=1)


@rule(
    "bearer",
    "[each [of]?]? [{a:pokemons}|{a:pokemon}] [and|or] [each [of]?]? [{b:pokemons}|{b:pokemon}]",
    cost=3,
)
def two_bearers(a: Arg, b: Arg) -> Arg:
    if not (_is_filtered(a) and _is_filtered(b)):
        return node("join", a, b)
    (of, fits), (other, more) = cast(Node, a).args, cast(Node, b).args
    if other not in (of, node("all", "both")):
        return node("join", a, b)
    return node("where", of, node("fits_any", fits, more))


def _is_filtered(of: Arg) -> bool:
    return is_word(of, "where")
