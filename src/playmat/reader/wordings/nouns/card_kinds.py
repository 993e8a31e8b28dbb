"""Kinds of cards: enumerations, cards by name, by HP and Retreat Cost, and exceptions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from playmat.lang.make import Block, conjunction, node
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.reader.grammar import phrase, row, rule, same
from playmat.reader.meanings import ANY, POKEMON, POKEMON_ALONE, narrowed_kind, of_kind

Picked = tuple[Node, ...]
"""The number of cards, and their kind."""
SEP = "[,|or|and|and each|and/or|, or|, and|, and/or]"
COMBINED = "[,]? in any combination [,]?"
THERE = node("$looked")
ANY_SORT = ("$trainer", "trainer", "supporter", "item", "stadium_card", "tool", "energy")
"""Kinds of card whose names carry more information, such as a team."""


# --- one kind -----------------------------------------------------------------------------------
for _kind, _word in (
    (POKEMON, "Pokémon"),
    (node("basic"), "Basic"),
    (node("item"), "Item"),
    (node("supporter"), "Supporter"),
    (node("$trainer"), "Trainer"),
    (node("stadium_card"), "Stadium"),
    (node("evolution"), "Evolution"),
    (node("tool"), "Pokémon Tool(s)"),
    (node("machine"), "Technical Machine(s)"),
    (node("basic_energy"), "basic Energy"),
    (node("special_energy"), "Special Energy"),
    (node("tag", "plasma"), "Team Plasma"),
    (node("tag", "secret_machine"), "Rocket's Secret Machine(s)"),
    (node("stage1"), "Stage 1 Evolution"),
    (node("stage2"), "Stage 2 Evolution"),
    (node("fits_any", node("stage1"), node("stage2")), "Stage 1 or Stage 2 Evolution"),
    (node("stage1"), "Stage 1"),
    (node("stage2"), "Stage 2"),
):
    phrase(
        "card_kind",
        _kind,
        f"{_word} card(s)",
        *(() if _word in ("Basic", "Team Plasma") else (_word,)),
    )
same("card_kind", "{energy_kind}")
row(
    "card_kind",
    "fits_both(energy(), fits_any(provides(?type), provides(?u)))",
    "[basic]? {type} or {u:type} Energy [card(s)]?",
    "[basic]? {type} and {u:type} Energy [card(s)]?",
)


@rule("card_kind", "{words:pokemon_words} {kind:pokemon_kind} [card(s)]?")
def worded_pokemon(words: Node, kind: Node) -> Node:
    real = [fit for fit in (words, kind) if fit != ANY]
    return cards_of(conjunction("fits_both", *real))


@rule("card_kind", "{kind:pokemon_kind} [card(s)]?")
def pokemon_of_kind(kind: Node) -> Node | None:
    return None if kind == ANY or kind.word in ("named", "form_of") else cards_of(kind)


def cards_of(kind: Node) -> Node:
    """Pokémon cards of a kind; outside play, evolved ones are Evolution cards."""
    if kind == node("evolved"):
        return node("evolution")
    parts = nodes_in(kind) if kind.word == "fits_both" else (kind,)
    if any(part.word in POKEMON_ALONE for part in parts):
        return kind
    return node("fits_both", POKEMON, kind)


same("card_kind", "{pokemon_name} [card(s)]?", cost=2)


@rule("card_kind", "{sort:pokemon_word} {kind:card_kind}")
def kind_of_a_sort(sort: Node, kind: Node) -> Node | None:
    return node("fits_both", kind, sort) if kind.word in ANY_SORT and sort.word == "tag" else None


# --- several kinds ------------------------------------------------------------------------------
@rule(
    "card_kinds",
    f"{{a:card_kind}} {SEP} {{b:card_kinds}}",
    f"{{a:card_kind}} {{that:card_that}} {SEP} {{b:card_kinds}}",
)
def more_kinds(a: Node, b: tuple[Node, ...], that: Node | None = None) -> tuple[Node, ...]:
    return (a if that is None else narrowed_kind(a, that), *b)


row("card_kinds", "[?card_kind]", "any {card_kind}", "{card_kind}")


@rule(
    "card_filter",
    f"{{a:card_kind}} [{{out:cards_left_out}}]? {SEP} {{b:card_kinds}} [{COMBINED}]?",
    f"{{a:card_kind}} {{own:card_that}} {SEP} {{b:card_kinds}}",
)
def any_kind(a: Node, b: tuple[Node, ...], own: Node = ANY, out: Node = ANY) -> Node | None:
    if own.word == "fits_not" and node("pokemon") in nodes_in(b[0]):
        return None
    fit = out if own == ANY else own
    return conjunction("fits_any", a if fit == ANY else narrowed_kind(a, fit), *b)


@rule(
    "card_filter",
    "{a:card_kind} or [a|an] {b:card_kind}",
    "{a:card_kind} {own:card_that} or [a|an] {b:card_kind} {that:card_that}",
    "{a:card_kind} , [a|an]? {c:card_kind} [,]? or [a|an] {b:card_kind}",
)
def either_one(a: Node, b: Node, own: Node = ANY, that: Node = ANY, c: Node = ANY) -> Node:
    kinds = ((a, own), (c, ANY), (b, that))
    fits = (one if of == ANY else narrowed_kind(one, of) for one, of in kinds if one != ANY)
    return conjunction("fits_any", *fits)


@rule(
    "card_filter",
    f"{{a:card_kind}} [{SEP} {{b:card_kinds}}]? {{that:card_that}}",
    "card(s) {that:card_that}",
)
def kinds_that(that: Node, a: Node = ANY, b: tuple[Node, ...] = ()) -> Node | None:
    """Cards of one or several kinds with a condition on all of them.

    If the last kind implies the condition, naming it would be redundant: then it applies to the
    last kind only.
    """
    if b and a.word == "fits_both" and b[-1] in a.args:
        return None
    if b and a == node("stadium_card") and that.word == "name_has":
        return node("fits_any", a, narrowed_kind(b[0], that))
    kinds = conjunction("fits_any", a, *b)
    return node("fits_both", kinds, that) if b else narrowed_kind(a, that)


@rule(
    "card_filter",
    f"{{a:card_kind}} [{SEP} {{b:card_kinds}}]? {{out:cards_left_out}}",
    "{a:card_kind} {that:card_that} {out:cards_left_out}",
)
def kind_but(a: Node, out: Node, b: tuple[Node, ...] = (), that: Node | None = None) -> Node:
    kind = conjunction("fits_any", a, *b)
    return narrowed_kind(kind if that is None else narrowed_kind(kind, that), out)


same("card_filter", "{card_kind}", cost=1)


@rule(
    "cards_left_out",
    "[,]? {w:excluding} [any|all|a|an]? {kind:card_kind} [,]?",
    "( {w:excluding} {kind:card_kind} )",
    "( {w:excluding} the [one|card] you discarded )",
    cost=1,
)
def without_cards(w: bool, kind: Node | None = None) -> Node:
    return node("fits_not", kind or node("one_of", node("$done", "discard")))


row(
    "cards_left_out",
    "fits_not(@replaced(?kinds_left_out, $namesake(), named($own)))",
    "( {w:excluding} {kinds_left_out} )",
)


# --- conditions on them -------------------------------------------------------------------------


SAME = "that is the same type as [that Energy card|the Energy card you attached to ~]"


@rule(
    "card_that",
    "that evolve(s) from {who:target}",
    "that level(s) up from {lower:target}",
    f"that evolve(s) from {{of:pokemon}} {SAME}",
)
def evolving_from(who: Arg = ANY, lower: Arg | None = None, of: Node | None = None) -> Node | None:
    if lower is not None:
        return node("levels_from", lower)
    if of is not None:
        typed = node("shares_type", node("event_card"))
        return node("fits_both", node("evolves_from", of), typed)
    return node("evolves_from", who) if is_word(who, "$pick") else None


# --- one of each kind ---------------------------------------------------------------------------
row("one_card_of_kind", "[?quantity, ?card_filter]", "{quantity} {card_filter}")


@rule(
    "one_card_of_each_kind",
    "{a:one_card_of_kind} [and|, and] {b:one_card_of_kind}",
    "{a:one_card_of_kind} , {more:one_card_of_each_kind}",
)
def some_of_each(a: Picked, b: Picked = (), more: tuple[Picked, ...] = ()) -> tuple[Picked, ...]:
    return (a, *(more or (b,)))


@rule("act", "search(es) {h:owner} {z:zone_name} for {all:one_card_of_each_kind}")
def searches_each(h: str, z: str, all: tuple[Picked, ...]) -> Block:
    if z != "deck":
        return (node("$found", each_from(all, node(z, h))),)
    deck = node("deck", h)
    picks = [node("$search", node("where", deck, kind), q["most"], 0, "$who") for q, kind in all]
    return (node("$found", conjunction("join", *picks)),)


@rule(
    "cards",
    "{all:one_card_of_each_kind} {at:card_place}",
    "{all:one_card_of_each_kind} you find there",
    cost=1,
)
def each_from(all: tuple[Picked, ...], at: Node = THERE) -> Node:
    picks = [node("$pick", of_kind(at, kind), *q.args, "$who") for q, kind in all]
    return conjunction("join", *picks)


# --- by features of the cards ---------------------------------------------------------------------
PRINTED = {
    *("hp_at_most", "hp_at_least", "retreat_at_most", "retreat_at_least", "weak_to", "resists"),
    *("has_attack", "has_ability", "has_power", "shares_type", "typed"),
}
"""What only Pokémon cards have, even out of play."""
ON_CARDS = {"name_has", "tag", "evolves_from_named", "same_name"}
"""What cards of any kind may have."""


def leaves(fit: Node) -> Iterator[str]:
    """Yield the words of a filter, without those in their arguments."""
    if fit.word not in ("fits_both", "fits_any", "fits_not"):
        yield fit.word
        return
    for part in fit.args:
        yield from leaves(cast(Node, part))


@rule(
    "card_that",
    "{fit:pokemon_that}",
    "[that|,] each [with|having|has|have] {fit:feature} [,]?",
    "that [isn't [a|an]|aren't] {no:card_kind}",
)
def cards_that(fit: Node = ANY, no: Node = ANY) -> Node | None:
    if no != ANY:
        return node("fits_not", no) if no.word != "fits_both" else None
    words = set(leaves(fit))
    if words <= ON_CARDS:
        return None if fit == node("evolves_from_named", "$own") else fit
    return node("fits_both", POKEMON, fit) if words <= PRINTED | ON_CARDS else None
