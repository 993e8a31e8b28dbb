"""Conditions after "if", "as long as" and "unless", alone and joined."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import failing

# --- coins --------------------------------------------------------------------------------------
row(
    "coin_result",
    "compare(heads($coins), >, 0)",
    "heads",
    "it's heads",
    "either [of them]? is heads",
    "any [of them]? are heads",
    "either coin is heads",
    "1 or both [of them|coins]? are heads",
    "you get 1 or more heads",
)
row(
    "coin_result",
    "compare(tails($coins), >, 0)",
    "tails",
    "it's tails",
    "either [of them]? is tails",
    "1 or both of them are tails",
    "either coin is tails",
    "1 or both [of them|coins]? are tails",
)


# --- what was done ------------------------------------------------------------------------------
row(
    "condition",
    "not($did())",
    "you don't",
    "your opponent doesn't",
    "he or she doesn't",
    "they don't",
    "no",
    "your opponent says no",
    "you can't discard Energy cards",
    "no damage [was|is] [healed|done] [to {x:pokemons}]? [in [this|that]|this] way",
    "no damage counters [were|are] [removed|moved|put] [[from|on] {x:pokemons}]? [in this|this] "
    "way",
)


# --- the board ----------------------------------------------------------------------------------
STADIUM = "Stadium [card(s)]? in play"
for _test, *_ways in (
    ("?coin_result", "{coin_result}"),
    ("?condition", "you use this attack when {condition}"),
    ("any_of(stadium())", f"there is [a|any] {STADIUM}", "[a|any] Stadium [card]? is in play"),
    (
        "not(any_of(stadium()))",
        f"there [[is|are|'s] no|[isn't|aren't] [a|any]] {STADIUM}",
    ),
    (
        "any_of(where(stadium(), owned_by(me)))",
        f"there is [a|any] {STADIUM} that belongs to you",
    ),
    (
        "any_of(where(stadium(), owned_by(foe)))",
        f"there is [a|any] {STADIUM} that belongs to your opponent",
    ),
    ("bench_full(?player)", "{player:owner} Bench is full"),
    ("not(bench_full(?player))", "{player:owner} Bench [isn't|is not] full"),
):
    row("condition", _test, *_ways)


# --- joined -------------------------------------------------------------------------------------
same("conditions", "{condition}")


@rule(
    "conditions",
    "{a:condition} [,]? and [if]? {b:conditions}",
    "{a:condition} [,]? or [if]? {other:conditions}",
)
def joined(a: Node, b: Node | None = None, other: Node | None = None) -> Node | None:
    """Two conditions in one; None for "and" beside "or", which is ambiguous."""
    if b is not None:
        return None if "or" in (a.word, b.word) else node("and", a, b)
    return None if other is None or "and" in (a.word, other.word) else node("or", a, other)


# --- when an attack can be used -----------------------------------------------------------------
for _test, _words in (
    ("?conditions", "[if|when|while|as long as] {conditions}"),
    ("not(?conditions)", "unless {conditions}"),
    ("first_turn(me)", "[during|on] your first turn"),
):
    row("when_so", _test, _words)
for _test, _words in (
    ("?when_so", "{when_so}"),
    ("and(?a, ?only_when)", "{a:when_so} , and only {only_when}"),
):
    row("only_when", _test, _words)
row(
    "statement",
    "[$needs(?only_when)]",
    "[you can use this attack|this attack can be used|use this attack] only {only_when}",
)
ATTACK = "[you can't use this attack|this attack can't be used]"


@rule(
    "statement",
    f"{ATTACK} {{c:when_so}}",
    f"{{c:when_so}} , {ATTACK}",
    f"if {{also:condition}} , {ATTACK} {{c:when_so}}",
)
def attack_barred(c: Node, also: Node | None = None) -> Block:
    return (node("$needs", failing(c if also is None else node("and", c, also))),)


row(
    "condition",
    "$did()",
    "you do",
    "your opponent does",
    "he or she does",
    "you healed any damage [in this way|this way]?",
    "{who:pokemon} [is|was] Knocked Out in [this|that] way",
    "you removed any damage counters [in this way|this way]?",
    "you [drew|draw] any cards in this way",
    "you moved any [Energy|damage counters|damage] in this way",
    "you [put|placed] any damage counters in this way",
    "yes",
    "your opponent says yes",
    "the player does [so]?",
    "that player does [so]?",
    "he or she does [so]?",
    "you do so",
    "[that player|your opponent|you] put any cards on the bottom of [his or her|your] deck in "
    "this way",
)
