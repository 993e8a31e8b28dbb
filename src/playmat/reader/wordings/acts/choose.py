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


# --- cards among those seen ---------------------------------------------------------------------


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


# --- one of two things --------------------------------------------------------------------------
@rule(
    "statement",
    "you may [either show|show either] {q:quantity} {kind:card_filter} to your opponent and "
    "{do:acts} , or show [a combination of]? {r:quantity} {other:card_filter} to your opponent and "
    "{then:acts}",
)
def show_either(q: Node, kind: Node, do: Block, r: Node, other: Node, then: Block) -> Block:
    return (Node("either", ("me", (_shown(q, kind, do), _shown(r, other, then)))),)


def _shown(q: Node, kind: Node, do: Block) -> Block:
    pick = node("$pick", node("where", node("discards", "me"), kind), *q.args, WHO)
    return acted((node("$found", pick), node("reveal", FOUND), *do), "me")


row("statement", "[$or(?statement)]", "or , {statement}")


ONE = "[either($who, ?a, ?b)]"
for _deed, _who in (
    (f"@acted({ONE}, me)", "[you]?"),
    (f"@acted({ONE}, foe)", "your opponent"),
    (f"[may(me, @acted({ONE}, me))]", "you may [also]?"),
    (f"[may(foe, @acted({ONE}, foe))]", "your opponent may [also]?"),
):
    row("effect", _deed, f"{_who} {{a:acts}} [,]? or {{b:acts}}", cost=1)


@rule(
    "acts",
    "[either|[choose|do] [1|one] [of the following]? :] {mine:acts} [,|;]? or {else:acts}",
    cost=-1,
)
@rule(
    "effect",
    "[you]? choose [1|one] [of the following]? : {a:effects} [,|;] or {b:effects}",
    "choose 1 or both : {one:effects} [,|;] or {other:effects}",
    "your opponent chooses 1 : {theirs:outcome} [,|;] or {rest:outcome}",
)
def one_of_two(**said: Block) -> Block:
    """Read two things of which one is done, or both, by the leave of whoever chooses."""
    first, other = said.values()
    who = WHO if "mine" in said else "foe" if "theirs" in said else "me"
    options = (first, other, (*first, *other)) if "one" in said else (first, other)
    return (Node("either", (who, options)),)


for _symbol, _deed, *_said in (
    ("act", '[ask("Do you allow it?", foe)]', "ask(s) your opponent if you may {acts}"),
    ("trainer_statement", "[*?effects, $which()]", "{effects} , then choose you or your opponent"),
):
    row(_symbol, _deed, *_said)


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
