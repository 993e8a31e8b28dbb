"""Brackets that belong to their sentence: who is left out, whose are meant, before or after."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import ANY, fitted
from playmat.reader.nodes import conjunction, node

phrase("stage", "before", "( before applying Weakness [and|or] Resistance )")
phrase("stage", "after", "( after applying Weakness [and|or] Resistance )")


# --- who is left out ----------------------------------------------------------------------------
@rule("leftout", "[any|all|each]? [other]? {kind:monnoun}")
def left_kind(kind: Node) -> Node | None:
    """Read a kind of Pokémon that is left out."""
    if kind == node("named", "$own"):
        return node("$namesake")
    return None if kind == ANY else kind


phrase("leftout", node("named", "$own"), "any ~", "all ~", "any other ~", cost=-1)


@rule("leftout", "[any|all]? {kind:monnoun} {that:monthat}")
def left_narrowed(kind: Node, that: Node) -> Node:
    """Read a narrowed kind of Pokémon that is left out."""
    return that if kind == ANY else node("fits_both", kind, that)


@rule("leftout", "this Pokémon")
def left_self() -> Node:
    """Read the Pokémon itself as left out."""
    return node("one_of", node("self"))


@rule("leftouts", "{a:leftout}")
def one_left_out(a: Node) -> Node:
    """Read one kind left out."""
    return a


@rule("leftouts", "{a:leftout} [,|and|or|, and|, or|and/or] {b:leftouts}")
def more_left_out(a: Node, b: Node) -> Node:
    """Read several kinds left out."""
    return node("fits_any", a, b)


phrase("leaving_out", True, "excluding", "except for", "except", "other than")


@rule(
    "monbracket_one", "( {w:leaving_out} {out:leftouts} )", "( {w:leaving_out} {out:leftouts} . )"
)
def without_those(w: bool, out: Node) -> Node:
    """Read whom a bracket leaves out."""
    return node("fits_not", out)


phrase(
    "monbracket_one",
    ANY,
    "( [both]? yours [and|or] your opponent's )",
    "( [including|even] your own )",
    "( [both]? yours and your opponent's . )",
)


@rule("monbracket", "{a:monbracket_one}")
def one_bracket(a: Node) -> Node:
    """Read a bracket behind Pokémon."""
    return a


@rule("monbracket", "{a:monbracket_one} {b:monbracket_one}")
def two_brackets(a: Node, b: Node) -> Node:
    """Read two brackets behind Pokémon."""
    real = [fit for fit in (a, b) if fit != ANY]
    return conjunction("fits_both", *real) if real else ANY


@rule("mons", "{of:monset} {out:monbracket}")
def bracketed(of: Arg, out: Node) -> Arg:
    """Read Pokémon less those a bracket leaves out."""
    return fitted(of, out)


@rule("mons", "{of:monset} {out:monbracket} , [excluding|except] ~")
def bracketed_but_own(of: Arg, out: Node) -> Arg:
    """Read Pokémon as a bracket tells, less the one named like the card."""
    return fitted(of, out, node("fits_not", node("$namesake")))


@rule(
    "mons",
    "{of:monset} {that:monthat} {out:monbracket}",
    "{of:monset} {out:monbracket} {that:monthat}",
)
def narrowed_and_bracketed(of: Arg, that: Node, out: Node) -> Arg:
    """Read narrowed Pokémon less those a bracket leaves out."""
    return fitted(of, that, out)
