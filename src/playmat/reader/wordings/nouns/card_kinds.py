"""Kinds of cards: enumerations, cards by name, by HP and Retreat Cost, and those left out."""

from __future__ import annotations

from playmat.lang.make import Block, conjunction, node, replaced
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, rule, same, spare_rule
from playmat.reader.meanings import POKEMON, narrowed_kind
from playmat.reader.text.tokens import TYPES

PRINTED = ("hp_at_most", "hp_at_least", "retreat_at_most", "retreat_at_least", "weak_to", "resists")
"""What Pokémon cards have anywhere, not only in play."""

ANY = node("$any")
SEP = "[,|or|and|and/or|, or|, and|, and/or]"
IMPLIED = ("basic", "stage1", "stage2", "evolution")
"""Kinds that only Pokémon cards are of."""

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

phrase("card_kind", node("$trainer"), "Trainer")
same("card_kind", "{energy_kind}")


@rule(
    "card_kind",
    "[basic]? {t:type} or {u:type} Energy [card(s)]?",
    "[basic]? {t:type} and {u:type} Energy [card(s)]?",
)
def either_energy(t: str, u: str) -> Node:
    return node(
        "fits_both", node("energy"), node("fits_any", node("provides", t), node("provides", u))
    )


@rule("card_kind", "{t:type} or {a:name} Energy [card(s)]?")
def typed_or_named_energy(t: str, a: str) -> Node | None:
    if a in TYPES or {"Pokémon", "Special", "Basic"} & set(a.split()):
        return None
    typed = node("fits_both", node("energy"), node("provides", t))
    return node("fits_any", typed, node("named", f"{a} Energy"))


@rule("card_kind", "{words:pokemon_words} {kind:pokemon_kind} [card(s)]?")
def worded_pokemon(words: Node, kind: Node) -> Node:
    real = [fit for fit in (words, kind) if fit != ANY]
    return cards_of(conjunction("fits_both", *real))


@rule("card_kind", "{kind:pokemon_kind} [card(s)]?")
def pokemon_of_kind(kind: Node) -> Node | None:
    return None if kind == ANY or kind.word == "named" else cards_of(kind)


def cards_of(kind: Node) -> Node:
    """Return Pokémon cards of a kind; in a zone of cards, evolved ones are Evolution cards."""
    if kind == node("evolved"):
        return node("evolution")
    if kind.word in IMPLIED or any(
        n.word in IMPLIED for n in nodes_in(kind) if kind.word == "fits_both"
    ):
        return kind
    return node("fits_both", POKEMON, kind)


same("card_kind", "{pokemon_name} [card(s)]?", cost=2)
phrase("card_kind", node("named", "$mega"), "M ~")


# --- several kinds ------------------------------------------------------------------------------
@rule("card_kinds", "{a:card_kind}")
def last_kind(a: Node) -> tuple[Node, ...]:
    return (a,)


@rule(
    "card_kinds",
    f"{{a:card_kind}} {SEP} {{b:card_kinds}}",
    f"{{a:card_kind}} {{that:card_that}} {SEP} {{b:card_kinds}}",
)
def more_kinds(a: Node, b: tuple[Node, ...], that: Node | None = None) -> tuple[Node, ...]:
    return (a if that is None else narrowed_kind(a, that), *b)


@rule(
    "card_filter",
    f"{{a:card_kind}} {SEP} {{b:card_kinds}}",
    f"{{a:card_kind}} {{own:card_that}} {SEP} {{b:card_kinds}}",
)
def any_kind(a: Node, b: tuple[Node, ...], own: Node | None = None) -> Node | None:
    if own is not None and own.word == "fits_not" and node("pokemon") in nodes_in(b[0]):
        return None
    return conjunction("fits_any", a if own is None else narrowed_kind(a, own), *b)


@spare_rule("card_filter", f"{{a:card_kind}} {SEP} {{b:card_kinds}} in any combination")
def any_mixture(a: Node, b: tuple[Node, ...]) -> Node:
    return conjunction("fits_any", a, *b)


@rule(
    "card_filter",
    "{a:card_kind} or [a|an] {b:card_kind}",
    "{a:card_kind} {own:card_that} or [a|an] {b:card_kind} {that:card_that}",
)
def either_one(a: Node, b: Node, own: Node | None = None, that: Node | None = None) -> Node:
    return node(
        "fits_any",
        a if own is None else narrowed_kind(a, own),
        b if that is None else narrowed_kind(b, that),
    )


@rule("card_filter", "{a:card_kind} or [a|an] {b:card_kind} or {c:card_kind} {that:card_that}")
def one_or_two(a: Node, b: Node, c: Node, that: Node) -> Node:
    return node("fits_any", a, narrowed_kind(node("fits_any", b, c), that))


@rule("card_filter", f"{{a:card_kind}} {SEP} {{b:card_kinds}} {{that:card_that}}")
def any_kind_that(a: Node, b: tuple[Node, ...], that: Node) -> Node | None:
    """Read cards of several kinds of which all something must hold.

    A kind that the last one holds already would be named in vain: then it holds of the last alone.
    """
    if a.word == "fits_both" and b[-1] in a.args:
        return None
    return node("fits_both", conjunction("fits_any", a, *b), that)


@rule(
    "card_filter",
    "Stadium cards or {b:card_kind} that has {part:name} in its name",
    "Stadium cards and {b:card_kind} that has {part:name} in its name",
    cost=-1,
)
def stadiums_or_named(b: Node, part: str) -> Node:
    return node("fits_any", node("stadium_card"), narrowed_kind(b, node("name_has", part)))


@rule("card_filter", f"{{a:card_kind}} {{out:cards_left_out}} {SEP} {{b:card_kinds}}")
def any_kind_but(a: Node, out: Node, b: tuple[Node, ...]) -> Node:
    return conjunction("fits_any", narrowed_kind(a, out), *b)


@rule("card_filter", "{a:card_kind} {that:card_that}", "card(s) {that:card_that}")
def kind_that(that: Node, a: Node = ANY) -> Node:
    return narrowed_kind(a, that)


@rule(
    "card_filter",
    "{a:card_kind} {out:cards_left_out}",
    "{a:card_kind} {that:card_that} {out:cards_left_out}",
)
@rule("card_filter", f"{{a:card_kind}} {SEP} {{b:card_kinds}} {{out:cards_left_out}}")
def kind_but(a: Node, out: Node, b: tuple[Node, ...] = (), that: Node | None = None) -> Node:
    kind = conjunction("fits_any", a, *b)
    return narrowed_kind(kind if that is None else narrowed_kind(kind, that), out)


same("card_filter", "{card_kind}", cost=1)


@rule("cards_left_out", "( {w:excluding} {out:card_kind} )", cost=1)
def kind_of_card_out(w: bool, out: Node) -> Node:
    return node("fits_not", out)


@rule("cards_left_out", "( {w:excluding} {out:kinds_left_out} )")
def kinds_out(w: bool, out: Node) -> Node:
    return node("fits_not", replaced(out, node("$namesake"), node("named", "$own")))


phrase(
    "cards_left_out",
    node("fits_not", node("named", "$own")),
    "( {excluding} ~ )",
    "except ~",
    "( {excluding} any ~ )",
)


@spare_rule("cards_left_out", ", except [for]? [any]? {kind:pokemon_noun} [card(s)]? ,", cost=1)
@rule(
    "cards_left_out",
    "other than [a|an]? {kind:pokemon_noun} card(s)",
    "( excluding {kind:pokemon_noun} cards )",
)
def kind_out(kind: Node) -> Node | None:
    return None if kind == ANY else node("fits_not", kind)


# --- what must hold of them ---------------------------------------------------------------------
same("card_that", "[with|that has|that have] {name_parts} in [its|their] name(s)")
phrase("card_that", node("tag", "delta"), "[that|with] [has|have]? δ on [its|their] card(s)")


@rule("card_that", "with a Retreat Cost of {n:number} or more")
def heavy(n: int) -> Node:
    return node("fits_both", POKEMON, node("retreat_at_least", n))


@spare_rule("card_that", "with a Retreat Cost of {n:number} or less")
def light(n: int) -> Node:
    return node("fits_both", POKEMON, node("retreat_at_most", n))


@rule(
    "card_that",
    "that each [has|have] {n:number} HP or less",
    "with [maximum]? HP of {n:number} or less",
)
def low_hp(n: int) -> Node:
    return node("fits_both", POKEMON, node("hp_at_most", n))


@rule("card_that", "with {t:type} Resistance")
def resisting(t: str) -> Node:
    return node("fits_both", POKEMON, node("resists", t))


@spare_rule("card_that", "with {t:type} Weakness")
def weak(t: str) -> Node:
    return node("fits_both", POKEMON, node("weak_to", t))


@rule("card_that", "that [evolves|evolve] from {who:target}")
def evolving_from(who: Arg) -> Node | None:
    picked = isinstance(who, Node) and who.word == "$pick"
    return node("evolves_from", who) if picked else None


@rule(
    "card_that",
    "[with|that has|that have] the same name as [1 of|any of]? {of:pokemons} [in play]?",
)
def same_named(of: Arg) -> Node:
    return node("same_name", of)


@rule("card_that", "that [levels|level] up from {who:target}")
def leveling(who: Arg) -> Node:
    return node("levels_from", who)


# --- one of each kind ---------------------------------------------------------------------------
@rule("one_card_of_kind", "[a|an|1] {kind:card_kind}", "[a|an|1] {kind:card_kind} {that:card_that}")
def one_of_kind(kind: Node, that: Node | None = None) -> Node:
    return kind if that is None else narrowed_kind(kind, that)


@rule("one_card_of_each_kind", "{a:one_card_of_kind} [and|, and] {b:one_card_of_kind}")
def two_kinds(a: Node, b: Node) -> tuple[Node, ...]:
    return (a, b)


@rule("one_card_of_each_kind", "{a:one_card_of_kind} , {b:one_card_of_each_kind}")
def one_more_kind(a: Node, b: tuple[Node, ...]) -> tuple[Node, ...]:
    return (a, *b)


@rule("act", "search(es) {h:owner} deck for {all:one_card_of_each_kind}")
def searches_each(h: str, all: tuple[Node, ...]) -> Block:
    deck = node("deck", h)
    picks = [node("$search", node("where", deck, kind), 1, 0, "$who") for kind in all]
    return (node("$found", conjunction("join", *picks)),)


# --- by what the cards have -----------------------------------------------------------------------
@spare_rule(
    "card_that",
    "that [has|have] {fit:feature}",
    "with {fit:feature}",
    ", each [with|having] {fit:feature} [,]?",
    cost=2,
)
def cards_that_have(fit: Node) -> Node | None:
    words = {part.word for part in nodes_in(fit)} - {"fits_both", "fits_any", "fits_not"}
    return node("fits_both", node("pokemon"), fit) if words <= set(PRINTED) else None


phrase("card_that", node("shares_type", node("$that", "mons")), "of the same type")


@rule("card_that", "named {a:name}", "with the name {a:name}")
def card_named(a: str) -> Node:
    return node("named", a)


@spare_rule("card_that", "that [has|have] the {a:name} attack", "with the {a:name} attack")
def with_the_attack(a: str) -> Node:
    return node("fits_both", POKEMON, node("has_attack", a))


@spare_rule("card_that", "that [has|have] the {a:name} Ability", "with the {a:name} Ability")
def with_the_ability(a: str) -> Node:
    return node("fits_both", POKEMON, node("has_ability", a))


@spare_rule(
    "act",
    "search(es) {h:owner} deck for {q:quantity} card(s) that evolve(s) from [1 of|any of]? "
    "{of:pokemons} [in play]? , reveal(s) [it|them] , and put(s) [it|them] into {x:owner} hand",
    cost=-2,
)
def finds_higher_stages(h: str, q: Node, of: Arg, x: str) -> Block:
    found = node("where", node("deck", h), node("evolves_from", of))
    return (
        node("$found", node("$search", found, q.args[1], 0, "$who")),
        node("reveal", node("$that", "cards")),
        node("move", node("$that", "cards"), "hand"),
    )


@spare_rule("cards", "{all:one_card_of_each_kind} you find there")
def one_of_each_there(all: tuple[Node, ...]) -> Node:
    seen = (node("where", node("$looked"), kind) for kind in all)
    return conjunction("join", *(node("$pick", of, 0, 1, "$who") for of in seen))


@spare_rule(
    "card_that",
    "[that isn't|that aren't] [a|an]? {a:pokemon_noun}",
    "[that isn't|that aren't] [a|an]? {a:pokemon_noun} [or|nor] [a|an]? {b:pokemon_noun}",
)
def cards_that_are_not(a: Node, b: Node = ANY) -> Node | None:
    kinds = [kind for kind in (a, b) if kind != ANY]
    return node("fits_not", conjunction("fits_any", *kinds)) if kinds else None
