"""Choices: one of two things, one of two players, cards among those seen, those left out."""

from __future__ import annotations

from playmat.lang.make import Block, node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.nodes import acted

WHO = "$who"
FOUND = node("$that", "cards")


# --- cards among those seen ---------------------------------------------------------------------
@spare_rule("act", "choose(s) [a|an] {kind:card_filter}", cost=2)
def chooses_there(kind: Node) -> Block | None:
    if kind.word == "$any":
        return None
    return (node("$found", node("$pick", node("where", node("$looked"), kind), 0, 1, WHO)),)


@rule("cards", "{q:quantity} {kind:card_filter} you find there {out:cards_left_out}")
def there_but(q: Node, kind: Node, out: Node) -> Node:
    return node("$pick", node("where", node("$looked"), node("fits_both", kind, out)), *q.args, WHO)


phrase("cards", node("$pick", node("$them"), 0, 60, WHO), "any number of them")


# --- one of two things --------------------------------------------------------------------------
phrase("statement", (), "search your discard pile for {card_filter}")


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


@rule("statement", "your opponent chooses 1 of the following : {a:effects} , or {b:effects}")
def foes_choice(a: Block, b: Block) -> Block:
    return (Node("either", ("foe", (a, b))),)


# --- left out of a choice -----------------------------------------------------------------------
THROWN = node("one_of", node("$done", "discard"))
phrase(
    "statement",
    (node("$except", node("named", "$own")),),
    "you can't choose ~ with the effect of this card",
)
phrase("note", (node("$except_paid"),), "you can't choose a card you discarded {by_this_card}")
spare_phrase(
    "statement",
    (node("$except", node("fits_any", node("named", "$own"), THROWN)),),
    "you can't choose ~ or a card you discarded {by_this_card}",
)
spare_phrase(
    "statement", (node("$except", THROWN),), "you can't choose a card you discarded {by_this_card}"
)


# --- one of two players -------------------------------------------------------------------------
@rule(
    "trainer_statement",
    "{a:effects} , then choose you or your opponent",
    "choose you or your opponent",
)
def which_player(a: Block = ()) -> Block:
    return (*a, node("$which"))


phrase(
    "trainer_statement",
    (node("$which"), node("look", node("top", "$player", 1), "me")),
    "look at the top card of either player's deck",
)


# --- taken for heads, and chosen together ---------------------------------------------------------
@rule(
    "statement",
    "for each {n:coins_shown} , if you have a {kind:card_filter} in {h:owner} discard pile , put "
    "it into {x:owner} hand",
)
def back_for_heads(n: Node, kind: Node, h: str, x: str) -> Block:
    pick = node("$pick", where(node("discards", h), kind), n, n, "me")
    return (node("move", pick, "hand"),)


@rule("act", "choose(s) {what:cards} and {whom:target}")
def chooses_both(what: Arg, whom: Arg) -> Block | None:
    picked = all(isinstance(one, Node) and one.word == "$pick" for one in (what, whom))
    return (node("$found", what), node("$found", whom)) if picked else None


@rule("act", "take(s) {what:cards}", cost=1)
def takes_all(what: Arg) -> Block | None:
    whole = isinstance(what, Node) and what.word in ("energy_on", "where", "attached")
    return (node("$found", node("$all", what)),) if whole else None


@rule("act", "choose(s) a number of {of:pokemons} up to {n:amount}")
def chooses_up_to(of: Arg, n: Arg) -> Block:
    return (node("$found", node("$pick", of, 0, n, WHO)),)
