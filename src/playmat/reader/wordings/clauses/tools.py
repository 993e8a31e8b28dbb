"""Attached cards: to whom they may be attached, when they leave, what they give."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule, same
from playmat.reader.meanings import ANY, HOLDER, HOST, LEAVES, PLACED, THIS, fitted

GONE = f"discard {THIS}"

row(
    "pokemon",
    "host()",
    HOLDER,
    "the Pokémon with ~ attached to it",
    "the Pokémon ~ attached to",
    f"the Pokémon that {THIS} attached to",
    "the Pokémon this card is attached to",
    "the Pokémon ~ is attached to",
)


@rule(
    "pokemon",
    f"the {{kind:pokemon_noun}} [that]? {THIS} is attached to [{{out:pokemon_brackets}}]?",
)
def holder_of_kind(kind: Node, out: Node = ANY) -> Arg | None:
    return None if kind == out == ANY else fitted(HOST, kind, out)


@rule("pokemon", f"the {{of:pokemon_names}} [that]? {THIS} is attached to", cost=1)
def one_of_names_that_holds(of: Node) -> Node | None:
    return node("where", HOST, of) if of.word == "fits_any" else None


# --- where they may be attached -----------------------------------------------------------------
@rule(
    "clause",
    f"attach [this card|this Pokémon Tool|~] to 1 of {{of:pokemons}} [in play]? [that {PLACED}]?",
    f"attach [this card|~] to 1 of {{of:pokemons}} {{out:pokemon_brackets}} [in play]? [that "
    f"{PLACED}]?",
    "attach [this card|~] to {of:pokemon}",
)
def attachable(of: Arg, out: Node | None = None) -> Node | tuple[Node, ...]:
    of = fitted(of, out) if out is not None else of
    return () if of == node("all", "me") else node("$onto", of)


for _fit, _may in (
    ("?filter", f"{THIS} can [only be attached|be attached only]"),
    ("fits_not(?filter)", f"[{THIS} can't be attached|you can't attach {THIS}]"),
):
    row("clause", f"$onto(where(all(me), {_fit}))", f"{_may} to {{filter:bearer_kind}}")


@rule(
    "bearer_kind",
    "[a|an]? {kind:pokemon_noun}",
    "[a|an]? {kind:pokemon_noun} {out:pokemon_brackets}",
    "[a|an]? {kind:pokemon_noun} {that:pokemon_that}",
    "[a|an]? {kind:pokemon_noun} or [a|an]? {other:pokemon_noun}",
)
def fitkind(
    kind: Node, out: Node | None = None, that: Node | None = None, other: Node | None = None
) -> Node | None:
    if other is not None:
        return None if node("$any") in (kind, other) else node("fits_any", kind, other)
    real = [fit for fit in (kind, that, out) if fit is not None and fit.word != "$any"]
    if not real:
        return None
    return real[0] if len(real) == 1 else node("fits_both", *real)


# --- when they leave ----------------------------------------------------------------------------
row(
    "clause",
    "$keep(is(host(), ?filter))",
    f"[if|when] {HOLDER} is no longer {{filter:bearer_kind}} , discard {THIS}",
    f"if {HOLDER} isn't {{filter:bearer_kind}} , discard {THIS}",
    f"if {THIS} is attached to anything other than {{filter:bearer_kind}} , discard {THIS}",
)
row(
    "kept_only_on",
    "$keep(is(host(), ?filter))",
    f"if {THIS} is attached to anything other than {{filter:bearer_kind}} , discard {THIS}",
)
row("note", "[?kept_only_on]", "{kept_only_on}")
row(
    "clause",
    "$keep(not(is(host(), ?filter)))",
    f"if {HOLDER} is {{filter:unfit_kind}} , discard {THIS}",
    f"if the Pokémon [that]? {THIS} is attached to becomes {{filter:unfit_kind}} , {GONE}",
)


@rule("unfit_kind", "[a|an]? {kind:pokemon_noun}")
def unfit(kind: Node) -> Node | None:
    return None if kind.word == "$any" else kind


@rule(
    "unfit_kind",
    "[a|an]? {a:pokemon_noun} or {b:unfit_kind}",
    "[a|an]? {a:pokemon_noun} or {b:with_name_parts}",
)
def unfit_either(a: Node, b: Node) -> Node | None:
    return None if a.word == "$any" else node("fits_any", a, b)


same("with_name_parts", "[has|have] {name_parts} in [its|their] name(s)")


def leaving(condition: Node) -> Node:
    """A reaction that discards a card at the end of a turn."""
    return node("$on", Node("turn_ended", ()), condition, "nobody", LEAVES)


phrase(
    "clause",
    leaving(node("my_turn")),
    f"at the end of your turn , discard {THIS}",
    f"discard {THIS} at the end of your turn",
    f"when your turn ends , discard {THIS}",
    f"discard {THIS} at the end of the turn [it was attached|you attached it]",
    f"if {THIS} is attached to [1 of your|a] Pokémon , discard [it|{THIS}] at the end of your turn",
)
phrase(
    "clause",
    leaving(node("their_turn")),
    f"at the end of your opponent's next turn , discard {THIS}",
    f"[if {THIS} is attached to [1 of your|a] Pokémon ,]? discard [{THIS}|it] "
    "[{at_foes_turn_end}|at the end of your opponent's [next]? turn]",
    f"at the end of your opponent's turn after you played {THIS} , discard {THIS}",
)


# --- kinds by words in the name -----------------------------------------------------------------
row("name_part", "tag(owner)", "an owner")


@rule("name_part", "{part:name} 's")
def possessive_part(part: str) -> Node:
    return node("name_has", f"{part}'s")


same("name_parts", "{name_part}")
row(
    "name_parts",
    "fits_any(?left, ?right)",
    "{left:name_part} , {right:name_parts}",
    "{left:name_part} , or {right:name_part}",
    "{left:name_part} or {right:name_part}",
)


row(
    "name_part",
    "name_has(?part)",
    "{part:name}",
    "[the word]? {part:quoted}",
    "the word {part:name}",
)
