"""Choices: one of two acts, one of two players, a Pokémon, cards among those revealed."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, is_word
from playmat.reader.grammar import row, rule
from playmat.reader.nodes import acted

WHO = "$who"
FOUND = node("$that", "cards")
LOOKED = node("$looked")


# --- cards among those seen ---------------------------------------------------------------------


row(
    "act",
    "[$found($pick(where($looked(), ?filter), 60, 60, $who))]",
    "choose(s) all {filter:card_filter} you find there",
)
row(
    "act",
    "[$found($pick(where($looked(), ?filter), 0, 60, $who))]",
    "choose(s) any {filter:card_filter} you find there",
)


@rule("act", "choose(s) {q:quantity} {kind:card_filter}", cost=1)
def chooses_seen(q: Node, kind: Node) -> Block:
    of: Arg = LOOKED if kind.word == "$any" else node("where", LOOKED, kind)
    return (node("$found", node("$pick", of, *q.args, WHO)),)


@rule("cards", "{q:quantity} {kind:card_filter} you find there {out:cards_left_out}")
def there_but(q: Node, kind: Node, out: Node) -> Node:
    return node("$pick", node("where", node("$looked"), node("fits_both", kind, out)), *q.args, WHO)


# --- one of two things --------------------------------------------------------------------------
@rule(
    "shown_then",
    "show [a combination of]? {q:quantity} {kind:card_filter} to your opponent and {do:acts}",
)
def shown(q: Node, kind: Node, do: Block) -> Block:
    pick = node("$pick", node("where", node("discards", "me"), kind), *q.args, WHO)
    return acted((node("$found", pick), node("reveal", FOUND), *do), "me")


@rule("statement", "you may either {a:shown_then} , or {b:shown_then}")
def one_or_other(a: Block, b: Block) -> Block:
    return (Node("either", ("me", (a, b))),)


row("statement", "[$or(?statement)]", "or , {statement}")


@rule("effect", "{a:acts} [,]? or {b:acts}", cost=1)
def either_acts(a: Block, b: Block) -> Block:
    return (Node("either", ("me", (acted(a, "me"), acted(b, "me")))),)


row("statement", "[$except(named($own))]", "you can't choose ~ with the effect of this card")
row("note", "[$except_paid()]", "you can't choose a card you discarded {by_this_card}")


# --- one of two players -------------------------------------------------------------------------
row("trainer_statement", "[*?effects, $which()]", "{effects} , then choose you or your opponent")


# --- taken for heads, and chosen together ---------------------------------------------------------
@rule("act", "choose(s) {a:cards} and {b:target}", "choose(s) {a:target} and {b:cards}")
def chooses_both(a: Arg, b: Arg) -> Block | None:
    picked = all(is_word(one, "$pick") for one in (a, b))
    return (node("$found", a), node("$found", b)) if picked else None


@rule("act", "choose(s) {whom:pokemon}", "choose(s) {whom:pokemon} of your choice")
def chooses_known(whom: Node) -> Block | None:
    return (node("$found", whom),) if whom.word in ("active", "defender") else None


@rule("act", "take(s) {what:cards}", cost=1)
def takes_all(what: Arg) -> Block | None:
    whole = isinstance(what, Node) and what.word in ("energy_on", "where", "attached")
    return (node("$found", node("$all", what)),) if whole else None


row(
    "act",
    "[$found($pick(?pokemons, 0, ?amount, $who))]",
    "choose(s) a number of {pokemons} up to {amount}",
)
row("act", '[ask("Do you allow it?", foe)]', "ask(s) your opponent if you may {acts}")
