"""What must hold: the conditions behind "if", "as long as" and "unless", alone and joined."""

from __future__ import annotations

from playmat.lang.make import Block, conjunction, node
from playmat.lang.node import Node, is_word
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
same("condition", "{coin_result}")


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
)


# --- Pokémon ------------------------------------------------------------------------------------
row(
    "condition",
    "is(?what, ?filter)",
    "{what:pokemon} is {filter:pokemon_state}",
    "{what:pokemon} is [already|still] {filter:pokemon_state}",
)
row("condition", "not(is(?what, ?filter))", "{what:pokemon} isn't {filter:pokemon_state}")
row(
    "pokemon_state",
    "is_active()",
    "your Active Pokémon",
    "[an|the]? Active Pokémon",
    "Active",
    "in the Active [Spot|position]",
)
row("pokemon_state", "is_benched()", "on your Bench", "on the Bench", "Benched")
row("pokemon_state", "condition_is(?condition)", "{condition:status}")


@rule("pokemon_state", "{a:status} , {b:status} , or {c:status}")
def any_of_three(a: str, b: str, c: str) -> Node:
    return conjunction("fits_any", *(node("condition_is", one) for one in (a, b, c)))


@rule("pokemon_state", "{a:status} , {b:status} , {c:status} , or {d:status}")
def any_of_four(a: str, b: str, c: str, d: str) -> Node:
    fits = [node("condition_is", one) for one in (a, b, c, d)]
    return node("fits_any", node("fits_any", node("fits_any", fits[0], fits[1]), fits[2]), fits[3])


@rule("pokemon_state", "{kind:pokemon_kind}", cost=1)
def of_a_tagged_kind(kind: Node) -> Node | None:
    return kind if kind.word == "tag" else None


@rule("pokemon_state", "a {kind:pokemon_noun}", "an {kind:pokemon_noun}")
def of_a_kind(kind: Node) -> Node | None:
    return None if kind.word == "$any" else kind


row(
    "condition",
    "is(?what, damaged())",
    "{what:pokemon} has any damage counters on it",
    "{what:pokemon} already has any damage counters on it",
    "{what:pokemon} already has damage counters on it",
)


# --- the table ----------------------------------------------------------------------------------
row(
    "condition",
    "any_of(stadium())",
    "there is any Stadium card in play",
    "there is a Stadium card in play",
    "a Stadium card is in play",
    "[a|any] Stadium [card]? is in play",
)
row(
    "condition",
    "not(any_of(stadium()))",
    "there [is|are|'s] no Stadium card(s) in play",
    "there isn't [a|any] Stadium card in play",
    "there is no Stadium card in play",
    "there isn't a Stadium card in play",
)
row("condition", "bench_full(?player)", "{player:owner} Bench is full")


# --- joined -------------------------------------------------------------------------------------
same("conditions", "{condition}")
row("conditions", "and(?left, ?right)", "{left:condition} and [if]? {right:conditions}")


# --- what happened before -----------------------------------------------------------------------
@rule(
    "condition",
    "{who:pokemon} used {a:name} during your last turn",
    "you used {a:name} during your last turn",
    "{who:pokemon} used {a:name} last turn",
)
def used(a: str, who: Node | None = None) -> Node | None:
    return node("used_last_turn", a) if who in (None, node("self")) else None


row("condition", "attacked_last_turn(?who)", "{who:pokemon} used any attacks during your last turn")
row(
    "condition",
    "team_used_last_turn(me, ?attack)",
    "[1|any] of your Pokémon used {attack:name} during your last turn",
)


row(
    "condition",
    "knocked_out_last_turn(me)",
    "[any|1] of your Pokémon [were|was] Knocked Out during your opponent's last turn",
    "[any|1] of your Pokémon [were|was] Knocked Out [during|in] his or her last turn",
)


# --- when an attack can be used -----------------------------------------------------------------
row("when_so", "?conditions", "[if|when|while|as long as] {conditions}")
row("when_so", "not(?condition)", "unless {condition:conditions}")
row("when_so", "first_turn(me)", "[during|on] your first turn")
row(
    "statement",
    "[$needs(?when_so)]",
    "[you can use this attack|this attack can be used|use this attack] only {when_so}",
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


# --- more said of the same one --------------------------------------------------------------------
@rule(
    "conditions",
    "{a:condition} [and|,|, and] [already]? has {fit:feature}",
    "{a:condition} [and|,|, and] [is|are] {fit:pokemon_state}",
)
def and_of_the_same(a: Node, fit: Node) -> Node | None:
    if a.word == "is":
        return node("and", a, node("is", a["what"], fit))
    if a.word == "not" and is_word(a["condition"], "is"):
        return node("and", a, node("is", a["condition"]["what"], fit))
    if a.word == "any_of" and is_word(a["of"], "where"):
        of, kind = a["of"].args
        return node("any_of", node("where", of, node("fits_both", kind, fit)))
    return None


row(
    "condition",
    "$did()",
    "you do",
    "your opponent does",
    "he or she does",
    "you healed any damage [in this way|this way]?",
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


row(
    "condition",
    "not(evolved_from(?who, ?name))",
    "{who:pokemon} didn't evolve from {name} [during]? this turn",
)
row(
    "condition",
    "attacked_last_turn(?who)",
    "[1|any] of {who:pokemons} [attacked|used an attack|used any attacks] during your last turn",
)
