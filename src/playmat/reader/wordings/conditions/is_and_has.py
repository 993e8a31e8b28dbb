"""What must hold: the conditions behind "if", "as long as" and "unless", alone and joined."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import HEADS, TAILS

AFFLICTED = node("is", node("self"), node("afflicted"))

# --- coins --------------------------------------------------------------------------------------
phrase(
    "coin_result",
    node("compare", HEADS, ">", 0),
    "heads",
    "it's heads",
    "either [of them]? is heads",
    "any [of them]? are heads",
)
phrase(
    "coin_result",
    node("compare", TAILS, ">", 0),
    "tails",
    "it's tails",
    "either [of them]? is tails",
)
phrase(
    "coin_result",
    node("all_heads", "$coins"),
    "both [of them]? are heads",
    "both are heads",
    "all of them are heads",
)
phrase(
    "coin_result",
    node("compare", HEADS, "==", 0),
    "both [of them]? are tails",
    "both are tails",
    "all of them are tails",
)
same("condition", "{coin_result}")


# --- what was done ------------------------------------------------------------------------------
phrase("condition", node("$did"), "you do", "your opponent does", "he or she does")
spare_phrase(
    "condition",
    node("$did"),
    "you healed any damage [in this way|this way]?",
    "you removed any damage counters [in this way|this way]?",
)
phrase(
    "condition",
    node("not", node("$did")),
    "you don't",
    "your opponent doesn't",
    "he or she doesn't",
    "they don't",
)


# --- Pokémon ------------------------------------------------------------------------------------
@rule(
    "condition",
    "{who:pokemon} is {fit:pokemon_state}",
    "{who:pokemon} is already {fit:pokemon_state}",
)
def is_so(who: Node, fit: Node) -> Node:
    return node("is", who, fit)


@rule("condition", "{who:pokemon} isn't {fit:pokemon_state}")
def is_not_so(who: Node, fit: Node) -> Node:
    return node("not", node("is", who, fit))


phrase("pokemon_state", node("afflicted"), "affected by a Special Condition")
phrase("pokemon_state", node("evolved"), "an Evolved Pokémon", "evolved")
phrase(
    "pokemon_state",
    node("is_active"),
    "your Active Pokémon",
    "[an|the]? Active Pokémon",
    "Active",
    "in the Active [Spot|position]",
)
phrase("pokemon_state", node("is_benched"), "on your Bench", "on the Bench", "Benched")


@rule("pokemon_state", "{a:status}")
def afflicted_with(a: str) -> Node:
    return node("condition_is", a)


@rule("pokemon_state", "{a:status} or {b:status}")
def either_condition(a: str, b: str) -> Node:
    return node("fits_any", node("condition_is", a), node("condition_is", b))


@rule("pokemon_state", "{a:status} , {b:status} , or {c:status}")
def any_of_three(a: str, b: str, c: str) -> Node:
    return conjunction("fits_any", *(node("condition_is", one) for one in (a, b, c)))


@spare_rule("pokemon_state", "{all:conditions_listed}", cost=1)
def any_of_many(all: tuple[str, ...]) -> Node | None:
    if len(all) < 4:
        return None
    return conjunction("fits_any", *(node("condition_is", one) for one in all))


@spare_rule("pokemon_state", "[both]? {a:status} and {b:status}")
def both_conditions(a: str, b: str) -> Node:
    return node("fits_both", node("condition_is", a), node("condition_is", b))


@spare_rule("pokemon_state", "{kind:pokemon_kind}", cost=1)
def of_a_tagged_kind(kind: Node) -> Node | None:
    return kind if kind.word == "tag" else None


@rule(
    "pokemon_state", "the same type as {who:pokemon}", "the same type as [1|any] of {who:pokemons}"
)
def of_the_same_type(who: Arg) -> Node:
    return node("shares_type", who)


@rule("pokemon_state", "a {kind:pokemon_noun}", "an {kind:pokemon_noun}")
def of_a_kind(kind: Node) -> Node | None:
    return None if kind.word == "$any" else kind


@rule(
    "condition",
    "{who:pokemon} has any damage counters on it",
    "{who:pokemon} already has any damage counters on it",
    "{who:pokemon} already has damage counters on it",
)
def is_damaged(who: Node) -> Node:
    return node("is", who, node("damaged"))


@rule(
    "condition",
    "{who:pokemon} has any {t:type} Energy [card(s)]? attached to it",
    "{who:pokemon} has {t:type} Energy attached to it",
)
def has_energy_of(who: Node, t: str) -> Node:
    return node("is", who, node("has_type", t))


@rule("condition", "{who:pokemon} has a Pokémon Tool [card]? attached to it")
def has_tool(who: Node) -> Node:
    return node("is", who, node("has_tool"))


# --- the table ----------------------------------------------------------------------------------
phrase(
    "condition",
    node("any_of", node("stadium")),
    "there is any Stadium card in play",
    "there is a Stadium card in play",
    "a Stadium card is in play",
)
spare_phrase(
    "condition",
    node("not", node("any_of", node("stadium"))),
    "there [is|are|'s] no Stadium card(s) in play",
    "there isn't [a|any] Stadium card in play",
)


@rule("condition", "{who:owner} Bench is full")
def full(who: str) -> Node:
    return node("bench_full", who)


@spare_rule("condition", "you have [{n:number} or fewer] Prize cards left")
def few_prizes(n: int) -> Arg:
    return node("compare", node("prizes_left", "me"), "<=", n)


# --- joined -------------------------------------------------------------------------------------
same("conditions", "{condition}")


@rule("conditions", "{a:condition} and [if]? {b:conditions}")
@rule("condition", "{a:coin_result} and [if]? {b:condition}")
def two_conds(a: Node, b: Node) -> Node:
    return node("and", a, b)


@spare_rule("conditions", "{a:condition} or if {b:conditions}")
def either_cond(a: Node, b: Node) -> Node:
    return node("or", a, b)


@spare_rule(
    "conditions",
    "{who:pokemon} is {a:pokemon_state} and [is]? {b:pokemon_state}",
    "{who:pokemon} is {a:pokemon_state} , is {b:pokemon_state}",
    cost=1,
)
def both_states(who: Node, a: Node, b: Node) -> Node:
    return node("and", node("is", who, a), node("is", who, b))


# --- what happened before -----------------------------------------------------------------------
@spare_rule(
    "condition",
    "{who:pokemon} used {a:name} during your last turn",
    "you used {a:name} during your last turn",
    "{who:pokemon} used {a:name} last turn",
)
def used(a: str, who: Node | None = None) -> Node | None:
    return node("used_last_turn", a) if who in (None, node("self")) else None


@spare_rule(
    "condition",
    "[{who:pokemon}|you] didn't use {a:name} [during your]? last turn",
)
def not_used(a: str, who: Node | None = None) -> Node | None:
    test = used(a, who)
    return None if test is None else node("not", test)


phrase(
    "condition",
    node("any_of", node("fallen", "me")),
    "[any of|1 of]? your Pokémon [were|was] Knocked Out [by damage from|by] an [opponent's]? "
    "attack [during|in] your opponent's last turn",
    "[any of|1 of]? your Pokémon [were|was] Knocked Out [by damage from|by] an [opponent's]? "
    "attack [during|in] his or her last turn",
)
spare_phrase(
    "condition",
    node("any_of", node("fallen", "me")),
    "[any of|1 of]? your Pokémon [were|was] Knocked Out by [damage from]? an attack from your "
    "opponent's Pokémon [during|in] [his or her|your opponent's] last turn",
)
phrase(
    "condition",
    node("knocked_out_last_turn", "me"),
    "[any|1] of your Pokémon [were|was] Knocked Out during your opponent's last turn",
)
spare_phrase(
    "condition",
    node("knocked_out_last_turn", "me"),
    "[any|1] of your Pokémon [were|was] Knocked Out [during|in] his or her last turn",
)


# --- when an attack can be used -----------------------------------------------------------------
@rule(
    "statement",
    "[you can use this attack|this attack can be used|use this attack] only if {c:condition}",
    "you can't use this attack unless {c:condition}",
    "this attack can't be used unless {c:condition}",
)
def only_if(c: Node) -> tuple[Node, ...]:
    return (node("$needs", c),)


phrase("you_go_second", True, "you go second")
phrase(
    "statement",
    (node("$needs", node("and", node("not", node("went_first", "me")), node("first_turn", "me"))),),
    "you can use this attack only if {x:you_go_second} [,]? and only [on|during] "
    "{y:your_first_turn}",
)


@rule(
    "statement",
    "you can't use this attack if {c:condition}",
    "this attack can't be used if {c:condition}",
    "if {c:condition} , [this attack can't be used|you can't use this attack]",
)
def not_if(c: Node) -> tuple[Node, ...]:
    return (node("$needs", node("not", c)),)


# --- more said of the same one --------------------------------------------------------------------
@rule("conditions", "{a:condition} and [already]? has {fit:feature}")
@spare_rule("conditions", "{a:condition} and [is|are] {fit:pokemon_state}")
def and_of_the_same(a: Node, fit: Node) -> Node | None:
    if a.word == "is":
        return node("and", a, node("is", a.args[0], fit))
    if a.word == "not" and isinstance(a.args[0], Node) and a.args[0].word == "is":
        return node("and", a, node("is", a.args[0].args[0], fit))
    if a.word == "any_of" and isinstance(a.args[0], Node) and a.args[0].word == "where":
        of, kind = a.args[0].args
        return node("any_of", node("where", of, node("fits_both", kind, fit)))
    return None


spare_phrase(
    "condition",
    node("$did"),
    "you [drew|draw] any cards in this way",
    "you moved any {moved_things} in this way",
    "you [put|placed] any damage counters in this way",
)
spare_phrase("moved_things", True, "Energy", "damage counters", "damage")


# --- the time told first --------------------------------------------------------------------------
@spare_rule("statement", "during your opponent's last turn , if {c:fell_then} , {do:effects}")
def fell_before(c: Node, do: tuple[Node, ...]) -> tuple[Node, ...]:
    return (node("if", c, do),)


spare_phrase(
    "fell_then",
    node("knocked_out_last_turn", "me"),
    "[any|1] of your Pokémon [were|was] Knocked Out",
)
spare_phrase(
    "fell_then",
    node("any_of", node("fallen", "me")),
    "[any|1] of your Pokémon [were|was] Knocked Out by damage from an [opponent's]? attack",
    "[any|1] of your Pokémon [were|was] Knocked Out by damage from an attack from your opponent's "
    "Pokémon",
)
