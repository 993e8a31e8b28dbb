"""Cards that lie with a Pokémon: to whom they may be attached, when they leave, what they give."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule, spare_same
from playmat.reader.meanings import ALWAYS, HOLDER, HOST, LEAVES, PLACED, THIS, fitted

GONE = f"discard {THIS}"

phrase(
    "pokemon",
    HOST,
    HOLDER,
    "the Pokémon with ~ attached to it",
    "the Pokémon ~ attached to",
    f"the Pokémon that {THIS} attached to",
)


@rule("pokemon", f"the {{kind:pokemon_noun}} [that]? {THIS} is attached to")
def holder_of_kind(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("where", HOST, kind)


@spare_rule("pokemon", f"the {{a:pokemon_noun}} or {{b:pokemon_noun}} {THIS} is attached to")
def holder_of_two_kinds(a: Node, b: Node) -> Node | None:
    return None if node("$any") in (a, b) else node("where", HOST, node("fits_any", a, b))


@spare_rule("pokemon", f"the {{of:pokemon_names}} [that]? {THIS} is attached to", cost=1)
def one_of_names_that_holds(of: Node) -> Node | None:
    return node("where", HOST, of) if of.word == "fits_any" else None


# --- to whom ------------------------------------------------------------------------------------
@rule(
    "clause",
    f"attach [this card|this Pokémon Tool|~] to 1 of {{of:pokemons}} [in play]? [that {PLACED}]?",
    "attach [this card|~] to {of:own_active} [in play]?",
    f"attach [this card|~] to 1 of {{of:pokemons}} {{out:pokemon_brackets}} [in play]? [that "
    f"{PLACED}]?",
)
def attachable(of: Arg, out: Node | None = None) -> Node | tuple[Node, ...]:
    of = fitted(of, out) if out is not None else of
    return () if of == node("all", "me") else node("$onto", of)


phrase("own_active", node("active", "me"), "your Active Pokémon")


@rule("own_active", "your Active {kind:pokemon_noun}")
def own_active_kind(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("where", node("active", "me"), kind)


@rule("clause", f"you can attach {THIS} to [1 of]? {{of:pokemons}}")
def attachable_to(of: Arg) -> Node:
    return node("$onto", of)


@rule("clause", f"{THIS} can [only be attached|be attached only] to {{kind:bearer_kind}}")
def attachable_only(kind: Node) -> Node:
    return node("$onto", node("where", node("all", "me"), kind))


@rule(
    "bearer_kind",
    "[a|an]? {kind:pokemon_noun}",
    "[a|an]? {kind:pokemon_noun} {out:pokemon_brackets}",
    "[a|an]? {kind:pokemon_noun} {that:pokemon_that}",
)
def fitkind(kind: Node, out: Node | None = None, that: Node | None = None) -> Node | None:
    real = [fit for fit in (kind, that, out) if fit is not None and fit.word != "$any"]
    if not real:
        return None
    return real[0] if len(real) == 1 else node("fits_both", *real)


spare_phrase("attach_event", ALWAYS, f"when you attach {THIS} to 1 of your Pokémon")


# --- when it leaves -----------------------------------------------------------------------------
@rule(
    "clause",
    f"[if|when] {HOLDER} is no longer {{kind:bearer_kind}} , discard {THIS}",
    f"if {HOLDER} isn't {{kind:bearer_kind}} , discard {THIS}",
)
@rule(
    "kept_only_on",
    f"if {THIS} is attached to anything other than {{kind:bearer_kind}} , discard {THIS}",
)
def kept_on(kind: Node) -> Node:
    return node("$keep", node("is", HOST, kind))


spare_same("clause", "{kept_only_on}")


@rule("note", "{k:kept_only_on}")
def kept_note(k: Node) -> Block:
    return (k,)


@rule("clause", f"if {HOLDER} is {{kind:unfit_kind}} , discard {THIS}")
@spare_rule(
    "clause", f"if the Pokémon [that]? {THIS} is attached to becomes {{kind:unfit_kind}} , {GONE}"
)
def unfit_leaves(kind: Node) -> Node:
    return node("$keep", node("not", node("is", HOST, kind)))


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
    """Return that a card is discarded at the end of a turn."""
    return node("$on", Node("turn_ended", ()), condition, "nobody", LEAVES)


phrase(
    "clause",
    leaving(node("my_turn")),
    f"at the end of your turn , discard {THIS}",
    f"discard {THIS} at the end of your turn",
    f"when your turn ends , discard {THIS}",
    f"discard {THIS} at the end of the turn [it was attached|you attached it]",
)
phrase(
    "clause",
    leaving(node("their_turn")),
    f"at the end of your opponent's next turn , discard {THIS}",
    f"if {THIS} is attached to [1 of your|a] Pokémon , discard it {{at_foes_turn_end}}",
    f"discard {THIS} at the end of your opponent's turn",
    f"discard [{THIS}|it] at the end of your opponent's next turn",
    f"at the end of your opponent's turn after you played {THIS} , discard {THIS}",
)

# --- kinds by words in the name -----------------------------------------------------------------


@rule("name_part", "{part:name}")
def namepart(part: str) -> Node:
    return node("name_has", part)


phrase("name_part", node("name_has", "$own"), "~")
phrase("name_part", node("tag", "owner"), "an owner")


@rule("name_part", "{part:name} 's")
def possessive_part(part: str) -> Node:
    return node("name_has", f"{part}'s")


same("name_parts", "{name_part}")


@spare_rule("name_parts", "{a:name_part} , {b:name_parts}", "{a:name_part} , or {b:name_part}")
@rule("name_parts", "{a:name_part} or {b:name_part}")
def either_part(a: Node, b: Node) -> Node:
    return node("fits_any", a, b)


NAMED_SO = "[with|that has|that have] {name_parts} in [its|their] name(s)"
same("pokemon_that", NAMED_SO)
spare_same("card_that", NAMED_SO, cost=1)
phrase("pokemon_that", node("tag", "delta"), "that [has|have] δ on [its|their] card(s)")


# --- Pokémon that lose the card -------------------------------------------------------------------


@spare_rule("clause", f"if {{c:condition}} , {GONE}", cost=2)
def unfit_goes(c: Node) -> Node | None:
    test = c.args[0] if c.word == "not" else c
    of_holder = isinstance(test, Node) and test.word == "is" and test.args[0] == HOST
    return node("$keep", node("not", c)) if of_holder and _lasting_trait(test) else None


def _lasting_trait(test: Arg) -> bool:
    """Return whether a test asks for something printed on the holder, not for how it fares."""
    fit = test.args[1] if isinstance(test, Node) else None
    return isinstance(fit, Node) and fit.word in ("name_has", "named", "typed", "tag", "basic")


@rule("clause", f"if this Pokémon goes to your Bench , {GONE}")
def kept_in_front() -> Node:
    return node("$keep", node("is", HOST, node("is_active")))


phrase(
    "before_event",
    node("$event", Node("attack_declared", (node("all", "foe"),)), ALWAYS),
    "your opponent attacks",
)
phrase("note", (), "before damage or other effects of attacks")


@spare_rule("name_part", "[the word]? {part:quoted}", "the word {part:name}")
def quoted_part(part: str) -> Node:
    return node("name_has", part)
