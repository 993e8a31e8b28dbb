"""Results of an earlier statement: cards discarded in this way, cards found, that many."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, narrowed_kind, of_kind, times
from playmat.reader.nodes import acted

WAYS = "[in this way|this way|in that way|that way]"
DOER = "[you|a player|that player|your opponent]"
MADE = (
    ("$made(?card_filter, discard, mill)", "discarded", "discard"),
    ("$revealed(?card_filter)", "revealed", "reveal"),
    (
        "$made(?card_filter)",
        "[returned|moved|removed|attached|shuffled|put]",
        "[return|move|attach|shuffle|put]",
    ),
)
"""Cards that were affected, with the past tense and the present of the verb."""
DONE = "[discarded|returned|moved|removed|attached|shuffled|put|revealed]"
THERE = "[there|[you find|he or she finds|found] there|from those cards|from among them]"
NUMBER = node("$number")
THEM = node("$them")
THOSE = "[those cards|them]"
INTO = "[into your hand|into your deck|onto your Bench]"

for _made, _did, _do in MADE:
    row(
        "counted",
        f"count({_made})",
        f"{{card_filter}} [{_did}|{_do}] {WAYS}",
        f"{{card_filter}} [that]? [was|were|you|you have|your opponent] {_did} [{WAYS}]?",
        f"{{card_filter}} [that]? you [{_did}|{_do}] [{INTO}]? {WAYS}",
    )
    row(
        "condition",
        f"any_of({_made})",
        f"{DOER} {_did} [any|a|an]? {{card_filter}} [to a Pokémon]? {WAYS}",
        cost=1,
    )
for _cards, *_words in (
    ("$made(?card_filter, discard, mill)", "{card_filter} discarded"),
    (
        "$made(?card_filter)",
        "{card_filter} put in the Lost Zone [in this way]?",
        "{card_filter} you put in the Lost Zone",
    ),
    ("$revealed(?card_filter)", "{card_filter} revealed"),
    ("$that(cards)", "{card_filter} you chose", "Prize card(s) you chose"),
    ("where($that(cards), ?card_filter)", f"{{card_filter}} chosen {WAYS}"),
    ("$that(mons)", "Benched Pokémon you discarded [in this way]?", "[of]? those Pokémon"),
    (
        "$result()",
        "of those [Energy]? cards",
        f"of them {DONE} {WAYS}",
        f"card(s) you put there [{WAYS}]?",
        "Prize card(s) [that]? you [put into your hand|took|moved] [in this way|this way]",
        "{type} or {type} Energy discarded",
    ),
):
    row("counted", f"count({_cards})", *_words)
FOUND = "[[from|you find|found]? there|you find in your opponent's hand]"
row("card_place", "$them()", FOUND, cost=2)
row("cards", "@of_kind($them(), ?card_filter)", f"[all|any] [of the]? {{card_filter}} {THERE}")


THAT = "[[that|the] [Prize]? card|it|1 of those cards]"
for _cost, _test, *_words in (
    (
        0,
        "is($that(cards), ?filter)",
        f"{THAT} [is|was] {{filter:a_card_kind}}",
        "that Pokémon was {filter:a_card_kind}",
        f"all of {THOSE} are {{filter:card_filter}}",
    ),
    (0, "not(is($that(cards), ?filter))", f"{THAT} [isn't|wasn't] {{filter:a_card_kind}}"),
    (
        0,
        "and(is($that(cards), ?filter), compare(count($that(cards)), ==, 2))",
        f"both of {THOSE} are {{filter:card_filter}}",
    ),
    (
        3,
        "@compared(count(where($that(cards), ?filter)), ?how_many)",
        f"{{how_many}} of {THOSE} [is|are] [a|an]? {{filter:card_filter}}",
    ),
    (
        3,
        "any_of(where($that(cards), ?filter))",
        f"either of {THOSE} is [a|an]? {{filter:card_filter}}",
    ),
):
    row("condition", _test, *_words, cost=_cost)


@rule("a_card_kind", "[a|an] {kind:card_filter}")
def a_card(kind: Node) -> Node | None:
    return None if kind.word == "$any" else kind


for _cards, *_words in (
    (
        "$made(?card_filter)",
        f"[any|all|all of the|the] {{card_filter}} [that]? you discarded {WAYS}",
    ),
    (
        "$them(cards)",
        "that Pokémon Tool card",
        "those {type} Energy cards",
        "[all of]? that Special Energy",
        "the Energy card(s)",
    ),
    ("$looked()", "[all]? the revealed cards"),
    ("$revealed(?card_filter)", "[all|all of the|any|the] {card_filter} you revealed"),
    ("$others(cards)", "the other cards you revealed"),
):
    row("cards", _cards, *_words)


@rule(
    "cards",
    "{q:quantity} {kind:card_filter} {by:subject} [found|find there] [{out:cards_left_out}]?",
    "{q:quantity} {kind:card_filter} [from it|from them]",
)
def cards_found(q: Node, kind: Node, out: Node = ANY, by: str = "$who") -> Node:
    kind = kind if out == ANY else narrowed_kind(kind, out)
    return node("$pick", of_kind(THEM, kind), *q.args, by)


for _place, _most in (
    ("?card_place", "[a number of]? {card_filter} {card_place} [,]? up to {amount}"),
    ("$them()", "from it a number of {card_filter} up to {amount}"),
):
    row("cards", f"$pick(@of_kind({_place}, ?card_filter), 0, ?amount, $who)", _most)


@rule(
    "act",
    "draw(s) [a number of]? cards equal to {n:amount}",
    "draw(s) {k:count} card(s) for each {n:for_each}",
    "draw(s) [that many|that number of|as many] cards [plus {more:number}]?",
    "draw(s) [a new hand of]? the same number of cards [from {owner} deck]?",
    "draw(s) {more:count} more card(s) than that",
    "draw(s) [that many|as many] cards minus {less:number}",
    "draw(s) {less:count} fewer card(s) than that",
)
def draws(n: Arg = NUMBER, k: int = 1, more: int = 0, less: int = 0, owner: str = "") -> Block:
    many = times(k, n)
    if less:
        return (node("draw", "$who", node("most", 0, node("sub", many, less))),)
    return (node("draw", "$who", node("add", many, more) if more else many),)


@rule(
    "statement",
    "for each {n:for_each} , discard the top {k:number} cards of {who:owner} deck",
    "for each {n:for_each} , discard the top card [of|from] {who:owner} deck",
    "discard {k:count} card(s) from the top of {who:owner} deck for each {n:for_each}",
)
def mills_for_each(who: str, n: Arg, k: int = 1) -> Block:
    return acted((node("mill", who, times(k, n)),), "me")
