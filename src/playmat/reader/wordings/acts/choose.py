"""Choices: one of two acts, one of two players, a Pokémon, cards among those revealed."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, is_word
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, MANY, fitting
from playmat.reader.nodes import acted

WHO = "$who"
FOUND = node("$that", "cards")
LOOKED = node("$looked")
AT_WILL = node("$q", 0, MANY)


# --- cards seen before --------------------------------------------------------------------------


@rule(
    "act",
    "choose(s) {q:quantity} {kind:card_filter}",
    "choose(s) [any {kind:card_filter}|all {all:card_filter}] you find there",
    cost=1,
)
def chooses_seen(kind: Node = ANY, all: Node = ANY, q: Node = AT_WILL) -> Block:
    least, most = q.args if all == ANY else (MANY, MANY)
    of = fitting(LOOKED, kind if all == ANY else all)
    return (node("$found", node("$pick", of, least, most, WHO)),)


# --- one of two options -------------------------------------------------------------------------
@rule(
    "statement",
    "you may [either show|show either] {q:quantity} {kind:card_filter} to your opponent and "
    "{do:acts} , or show [a combination of]? {r:quantity} {other:card_filter} to your opponent and "
    "{then:acts}",
)
def show_either(q: Node, kind: Node, do: Block, r: Node, other: Node, then: Block) -> Block:
    return (Node("either", ("me", (_reveal_choice(q, kind, do), _reveal_choice(r, other, then)))),)


def _reveal_choice(q: Node, kind: Node, do: Block) -> Block:
    pick = node("$pick", node("where", node("discards", "me"), kind), *q.args, WHO)
    return acted((node("$found", pick), node("reveal", FOUND), *do), "me")


row("statement", "[$or(?statement)]", "or , {statement}")


ONE = "[either($who, ?a, ?b)]"
OR = "{a:acts} [,]? or {b:acts}"
OF = "[of the following]? :"
for _symbol, _deed, _cost, *_said in (
    ("effect", f"@acted({ONE}, me)", 1, f"[you]? {OR}"),
    ("effect", f"@acted({ONE}, foe)", 1, f"your opponent {OR}"),
    ("effect", f"[may(me, @acted({ONE}, me))]", 1, f"you may [also]? {OR}"),
    ("effect", f"[may(foe, @acted({ONE}, foe))]", 1, f"your opponent may [also]? {OR}"),
    ("acts", ONE, -1, f"either {OR}", f"[choose|do] [1|one] {OF} {{a:acts}} [,|;]? or {{b:acts}}"),
    (
        "effect",
        "[either(me, ?a, ?b)]",
        0,
        f"[you]? choose [1|one] {OF} {{a:effects}} [,|;] or {{b:effects}}",
    ),
    (
        "effect",
        "[either(me, ?a, ?b, [*?a, *?b])]",
        0,
        "choose 1 or both : {a:effects} [,|;] or {b:effects}",
    ),
    (
        "effect",
        "[either(foe, ?a, ?b)]",
        0,
        "your opponent chooses 1 : {a:outcome} [,|;] or {b:outcome}",
    ),
    ("act", '[ask("Do you allow it?", foe)]', 0, "ask(s) your opponent if you may {acts}"),
    (
        "trainer_statement",
        "[*?effects, $which()]",
        0,
        "{effects} , then choose you or your opponent",
    ),
):
    row(_symbol, _deed, *_said, cost=_cost)


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
