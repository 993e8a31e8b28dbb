"""What an earlier statement brought about: cards discarded in this way, cards found, that many."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, compared, narrowed_kind, times
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
"""Cards that something was done to, with the past tense and the present of its verb."""
DONE = "[discarded|returned|moved|removed|attached|shuffled|put|revealed]"
THERE = "[there|[you find|he or she finds|found] there|from those cards|from among them]"
NUMBER = node("$number")
AT_LEAST_ONE = node("$cmp", ">=", 1)
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
    row(
        "condition",
        f"@compared(count({_made}), $cmp(>=, ?number))",
        f"{DOER} {_did} {{number}} {{card_filter}} [{WAYS}|there]",
        cost=1,
    )
row("counted", "count($made(?card_filter, discard, mill))", "{card_filter} discarded")
row(
    "counted",
    "count($made(?card_filter))",
    "{card_filter} [you]? put in the Lost Zone [in this way]?",
    cost=1,
)
row("counted", "count($that(cards))", "{card_filter} you chose", "Prize card(s) you chose")
row("counted", "count($revealed(?card_filter))", "{card_filter} revealed")
row(
    "counted",
    "count($result())",
    "of those [Energy]? cards",
    f"of them {DONE} {WAYS}",
    "Prize card(s) [that]? you [put into your hand|took|moved] [in this way|this way]",
    "{type} or {type} Energy discarded",
)
row("counted", "count($that(mons))", "Benched Pokémon you discarded [in this way]?")


@rule(
    "counted",
    "{kind:card_filter} [you [find|found]]? there",
    "{kind:card_filter} you find in your opponent's hand",
)
def things_found(kind: Node) -> Node:
    return node(
        "count", node("$them") if kind.word == "$any" else node("where", node("$them"), kind)
    )


row(
    "condition",
    "is($that(cards), ?filter)",
    "that card is {filter:a_card_kind}",
    "it is {filter:a_card_kind}",
    "it's {filter:a_card_kind}",
    "1 of those cards is {filter:a_card_kind}",
    "the card is {filter:a_card_kind}",
    "that card was {filter:a_card_kind}",
    "that Prize card is {filter:a_card_kind}",
)


row(
    "condition",
    "not(is($that(cards), ?filter))",
    "that card isn't {filter:a_card_kind}",
    "it isn't {filter:a_card_kind}",
)


@rule("a_card_kind", "[a|an] {kind:card_filter}")
def a_card(kind: Node) -> Node | None:
    return None if kind.word == "$any" else kind


row(
    "cards",
    "$made(?card_filter)",
    f"[any|all|all of the|the] {{card_filter}} [that]? you discarded {WAYS}",
)
row(
    "cards",
    "$them(cards)",
    "that Pokémon Tool card",
    "those {type} Energy cards",
    "[all of]? that Special Energy",
    "the Energy card(s)",
)
row("cards", "$looked()", "the revealed cards", "all the revealed cards")


@rule(
    "cards",
    "{q:quantity} {kind:card_filter} {by:subject} [found|find there] [{out:cards_left_out}]?",
    "{q:quantity} {kind:card_filter} [there|from there|from it|from them]",
)
def some_there(q: Node, kind: Node, out: Node = ANY, by: str = "$who") -> Node:
    kind = kind if out == ANY else narrowed_kind(kind, out)
    of: Arg = node("$them") if kind.word == "$any" else node("where", node("$them"), kind)
    return node("$pick", of, *q.args, by)


@rule(
    "cards",
    f"[all|any] [of the]? {{kind:card_filter}} {THERE}",
)
def all_found(kind: Node) -> Arg:
    return node("$them") if kind.word == "$any" else node("where", node("$them"), kind)


@rule(
    "act",
    "choose(s) a number of {kind:card_filter} [you find]? there up to {n:amount}",
    "choose(s) from it a number of {kind:card_filter} up to {n:amount}",
)
def chooses_there(kind: Node, n: Arg) -> Block:
    of: Arg = node("$them") if kind.word == "$any" else node("where", node("$them"), kind)
    return (node("$found", node("$pick", of, 0, n, "$who")),)


row(
    "act",
    "[$found($pick(@of_kind(?card_place, ?card_filter), 0, ?amount, $who))]",
    "choose(s) {card_filter} {card_place} up to {amount}",
    cost=1,
)


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


row("cards", "$revealed(?card_filter)", "[all|all of the|any|the] {card_filter} you revealed")
row("cards", "$others(cards)", "the other cards you revealed")
row("counted", "count($result())", f"card(s) you put there [{WAYS}]?")
THOSE = "[those cards|them]"
for _condition, _words in (
    ("is($that(cards), ?filter)", f"all of {THOSE} are {{filter:card_filter}}"),
    ("is($that(cards), ?filter)", "that Pokémon was {filter:a_card_kind}"),
    (
        "and(is($that(cards), ?filter), compare(count($that(cards)), ==, 2))",
        f"both of {THOSE} are {{filter:card_filter}}",
    ),
):
    row("condition", _condition, _words)


@rule(
    "condition",
    f"{{n:how_many}} of {THOSE} [is|are] [a|an]? {{fit:card_filter}}",
    f"either of {THOSE} is {{fit:a_card_kind}}",
    cost=3,
)
def how_many_are(fit: Node, n: Node = AT_LEAST_ONE) -> Node | None:
    of = node("where", node("$that", "cards"), fit)
    return None if fit.word == "$any" else compared(node("count", of), n)
