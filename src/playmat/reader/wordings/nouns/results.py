"""What an earlier statement brought about: cards discarded in this way, cards found, that many."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import MANY, narrowed_kind, of_kind
from playmat.reader.nodes import acted

RESULT = node("$result")
WAYS = "[in this way|this way|in that way|that way]"
DOER = "[you|a player|that player|your opponent]"
DONE = "[discarded|returned|moved|removed|attached|shuffled|put|revealed]"


@rule(
    "counted",
    f"{{kind:card_filter}} {DONE} {WAYS}",
    f"{{kind:card_filter}} [that]? [was|were|you|you have] {DONE} [{WAYS}]?",
    f"{{kind:card_filter}} [that]? your opponent {DONE} [{WAYS}]?",
    "{kind:card_filter} discarded",
    "{kind:card_filter} discard in this way",
)
@rule("counted", "{kind:card_filter} [you]? put in the Lost Zone [in this way]?", cost=1)
def cards_done(kind: Node) -> Node:
    return node("count", node("$made", kind))


@spare_rule(
    "counted",
    f"{{kind:card_filter}} {DONE} {WAYS} {{that:card_that}}",
    f"{{kind:card_filter}} [that]? [was|were|you|you have] {DONE} [{WAYS}]? {{that:card_that}}",
    cost=1,
)
def such_cards_done(kind: Node, that: Node) -> Node:
    return node("count", node("$made", narrowed_kind(kind, that)))


@rule("counted", "{kind:card_filter} revealed")
def cards_shown(kind: Node) -> Node:
    return node("count", node("$revealed", kind))


spare_phrase("counted", node("count", RESULT), "of those [Energy]? cards", f"of them {DONE} {WAYS}")
spare_phrase(
    "counted",
    node("count", node("$that", "mons")),
    "of them",
    "of those Pokémon",
    "Pokémon you chose [in this way]?",
    cost=1,
)


@rule(
    "counted",
    "{kind:card_filter} you [find|found] there",
    "{kind:card_filter} you find in your opponent's hand",
)
def things_found(kind: Node) -> Node:
    return node(
        "count", node("$them") if kind.word == "$any" else node("where", node("$them"), kind)
    )


@rule(
    "condition",
    f"{DOER} {DONE} {{kind:card_filter}} {WAYS}",
    f"{DOER} {DONE} {{kind:card_filter}} to a Pokémon {WAYS}",
    f"{DOER} {DONE} {{n:count}} {{kind:card_filter}} {WAYS}",
    f"{DOER} {DONE} any {{kind:card_filter}} {WAYS}",
    cost=1,
)
def was_done(kind: Node, n: int = 1) -> Node:
    made = node("$made", kind)
    return node("any_of", made) if n == 1 else node("compare", node("count", made), ">=", n)


phrase(
    "outcome",
    (node("set_damage", node("printed_hp", node("$that", "cards"))),),
    "this attack does damage equal to the HP of that Pokémon",
)


@rule(
    "condition",
    "that card is {fit:a_card_kind}",
    "it is {fit:a_card_kind}",
    "it's {fit:a_card_kind}",
    "1 of those cards is {fit:a_card_kind}",
    "the card is {fit:a_card_kind}",
    "that card was {fit:a_card_kind}",
)
def card_is(fit: Node) -> Node:
    return node("is", node("$that", "cards"), fit)


@spare_rule("condition", "any of [those cards|them] is {fit:a_card_kind}", cost=3)
@spare_rule("condition", "any of [those cards|them] are {fit:card_filter}", cost=3)
def one_of_them_is(fit: Node) -> Node | None:
    cards = node("$that", "cards")
    return None if fit.word == "$any" else node("any_of", node("where", cards, fit))


@rule("condition", "that card isn't {fit:a_card_kind}", "it isn't {fit:a_card_kind}")
def card_is_not(fit: Node) -> Node:
    return node("not", node("is", node("$that", "cards"), fit))


@rule("a_card_kind", "[a|an] {kind:card_filter}")
def a_card(kind: Node) -> Node | None:
    return None if kind.word == "$any" else kind


@rule("cards", "{q:quantity} {kind:card_filter} you [find there|found]")
def found_there(q: Node, kind: Node) -> Node:
    of: Arg = node("$them") if kind.word == "$any" else node("where", node("$them"), kind)
    return node("$pick", of, *q.args, "me")


@spare_rule("cards", "{q:quantity} card(s) you find there in any combination of {kind:card_filter}")
def mixed_there(q: Node, kind: Node) -> Node:
    return node("$pick", node("where", node("$them"), kind), *q.args, "me")


@spare_rule("cards", f"[any|all|all of the|the] {{kind:card_filter}} [that]? you discarded {WAYS}")
def those_discarded(kind: Node) -> Node:
    return node("$made", kind)


@rule("cards", "{q:quantity} {kind:card_filter} [there|from there|from it|from them]")
def some_there(q: Node, kind: Node) -> Node:
    of: Arg = node("$them") if kind.word == "$any" else node("where", node("$them"), kind)
    return node("$pick", of, *q.args, "$who")


@rule(
    "cards",
    "all {kind:card_filter} you find there",
    "all of the {kind:card_filter} you find there",
    "[all|any] {kind:card_filter} there",
    "any {kind:card_filter} you find there",
)
def all_found(kind: Node) -> Arg:
    return node("$them") if kind.word == "$any" else node("where", node("$them"), kind)


@rule("cards", "as many {kind:card_filter} you find there as you like")
def at_will_there(kind: Node) -> Node:
    of: Arg = node("$them") if kind.word == "$any" else node("where", node("$them"), kind)
    return node("$pick", of, 0, MANY, "me")


@rule(
    "act",
    "choose(s) a number of {kind:card_filter} you find there up to {n:amount}",
    "choose(s) from it a number of {kind:card_filter} up to {n:amount}",
)
def chooses_there(kind: Node, n: Arg) -> Block:
    of: Arg = node("$them") if kind.word == "$any" else node("where", node("$them"), kind)
    return (node("$found", node("$pick", of, 0, n, "$who")),)


@rule("act", "choose(s) a number of {kind:card_filter} {at:card_place} up to {n:amount}")
@spare_rule("act", "choose(s) {kind:card_filter} {at:card_place} up to {n:amount}", cost=1)
def chooses_counted(kind: Node, at: Node, n: Arg) -> Block:
    return (node("$found", node("$pick", of_kind(at, kind), 0, n, "$who")),)


@rule(
    "act",
    "draw(s) a number of cards equal to {n:amount}",
    "draw(s) cards equal to {n:amount}",
    "draw(s) a card for each {n:for_each}",
    "draw(s) {k:number} cards for each {n:for_each}",
)
def draws_equal(n: Arg, k: int = 1) -> Block:
    return (node("draw", "$who", n if k == 1 else node("mul", k, n)),)


phrase(
    "act",
    (node("draw", "$who", node("$number")),),
    "draw(s) that many cards",
    "draw(s) the same number of cards [from {owner} deck]?",
    "draw(s) as many cards",
    "draw(s) that number of cards",
)


@rule("act", "draw(s) up to {n:number} cards")
def draws_up_to(n: int) -> Block:
    return (
        node("bind", "$n", node("number", 0, n, "$who")),
        node("draw", "$who", node("ref", "$n")),
    )


@rule("act", "discard(s) a number of {kind:card_filter} {at:card_place} equal to {n:amount}")
def discards_equal(kind: Node, at: Node, n: Arg) -> Block:
    return (node("discard", node("$pick", of_kind(at, kind), n, n, "$who")),)


@spare_rule("act", "discard(s) {what:cards} for each {n:coins_shown}")
@spare_rule("act", "discard(s) {what:cards} for each {n:counted}", cost=1)
def discards_for_each(what: Arg, n: Node) -> Block | None:
    if not isinstance(what, Node) or what.word not in ("$pick", "$random") or what.args[1] != 1:
        return None
    if what.word == "$random":
        return (node("discard", node("$random", what.args[0], n)),)
    return (node("discard", node("$pick", what.args[0], n, n, what.args[3])),)


@rule(
    "act",
    "discard(s) the top card of {who:owner} deck for each {n:for_each}",
    "discard(s) a number of cards from the top of {who:owner} deck equal to {n:amount}",
)
def mills_each(who: str, n: Arg) -> Block:
    return (node("mill", who, n),)


@rule(
    "statement",
    "for each {n:for_each} , discard the top {k:number} cards of {who:owner} deck",
    "for each {n:for_each} , discard the top card [of|from] {who:owner} deck",
)
def mills_for_each(who: str, n: Arg, k: int = 1) -> Block:
    return acted((node("mill", who, n if k == 1 else node("mul", k, n)),), "me")


# --- counting aloud -----------------------------------------------------------------------------
@spare_rule("statement", "count the number of {n:total}")
def counts(n: Arg) -> Block:
    return (node("$count", n),)


spare_phrase("amount", node("$number"), "that number", "that many")
spare_phrase("for_each", node("$number"), "of those")


@rule(
    "outcome",
    "put that many damage counters on {whom:target}",
    "put that number of damage counters on {whom:target}",
)
def that_many_counters(whom: Arg) -> Block:
    return acted((node("counters", whom, node("$number")),), "me")


@spare_rule("cards", "those {kind:card_filter}", cost=2)
def those_of_kind(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("where", node("$that", "cards"), kind)
