"""Comparisons: who has more HP, Energy, Pokémon, Prizes or cards than another."""

from __future__ import annotations

from playmat.lang.make import node, replaced
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import compared, of_kind
from playmat.reader.shapes import lens

SAME = "[number|amount] of Energy cards attached to them"
SIDE = "$side"
FOES_HAND = node("hand", "foe")


# --- two Pokémon --------------------------------------------------------------------------------
@lens
def between(what: Node, how: str, left: str = "me") -> Node:
    """Return what one player has compared with what the other has."""
    right = "foe" if left == "me" else "me"
    return node("compare", replaced(what, SIDE, left), how, replaced(what, SIDE, right))


row("pokemon_measure", "hp_left", "remaining HP", "HP [remaining|left]")
row("pokemon_measure", "counters_on", "damage counters [on it]?")


@rule(
    "condition", "{a:pokemon} has {how:more_or_fewer} {what:pokemon_measure} than {b:pokemon} ['s]?"
)
def more_on_one(a: Node, how: str, what: str, b: Node) -> Node:
    return node("compare", node(what, a), how, node(what, b))


row(
    "condition",
    "compare(units(?on), >, units(?pokemon))",
    "{on:pokemon} has more Energy attached [to it]? than {pokemon}",
    "{pokemon} has [less|fewer] Energy attached [to it]? than {on:pokemon}",
)
row(
    "condition",
    "compare(units(?on), ==, units(?pokemon))",
    "{on:pokemon} and {pokemon} have the same [amount|number] of Energy attached [to them]?",
    "{on:pokemon} has the same [amount|number] of Energy attached [to it]? as {pokemon}",
)
row(
    "condition",
    "compare(units(?on), !=, units(?pokemon))",
    "{on:pokemon} and {pokemon} have a different [amount|number] of Energy attached to them",
    "{on:pokemon} and {pokemon} don't have the same [amount|number] of Energy attached to them",
)


# --- two numbers --------------------------------------------------------------------------------
row(
    "condition",
    "compare(?left, <, ?right)",
    "the number of {left:total} is [less|fewer] than the number of {right:total}",
)
row(
    "condition",
    "compare(retreat_of(?on), >=, ?right)",
    "the Retreat Cost of {on:pokemon} is {right:number} or more",
)
row(
    "condition",
    "compare(count(energy_on(all(foe))), >, count(energy_on(all(me))))",
    "your opponent has more total Energy cards attached",
)
row("everybodys_pokemon", "true", "all of your Pokémon and all of your opponent's Pokémon")
row(
    "condition",
    "compare(dealt(), >, 0)",
    "you [did|do] any damage with this attack",
    "this attack [did|does] any damage",
)


# --- two players --------------------------------------------------------------------------------
row("more_or_fewer", "<", "less", "fewer")
row("more_or_fewer", ">", "more")
row(
    "compared_count",
    "prizes_left($side)",
    "Prize cards [left|remaining]?",
    "Prizes [left|remaining]?",
)
row("compared_count", "units(all($side))", "Energy in play", "Energy attached to {players_pokemon}")
row(
    "compared_count",
    "count(energy_on(all($side)))",
    "Energy cards in play",
    "Energy cards attached to {players_pokemon}",
)
row("players_pokemon", "true", "[all of]? [your|his or her|their] Pokémon [in play]?")
for _zone, _words in (("hand", "hand(s)"), ("discards", "discard pile(s)"), ("deck", "deck(s)")):
    phrase(
        "compared_count",
        node("count", node(_zone, SIDE)),
        f"cards in [your|his or her|their] {_words}",
    )
row("compared_count", "count(hand($side))", "cards in hand")
row("compared_count", "count(@fitting(all($side), ?pokemon_noun))", "{pokemon_noun} in play")
row(
    "compared_count",
    "count(@fitting(bench_of($side), ?pokemon_noun))",
    "Benched {pokemon_noun}",
    "{pokemon_noun} on [your|his or her|their] Bench(es)",
)
row(
    "condition",
    "@between(?compared_count, ?more_or_fewer, foe)",
    "your opponent has {more_or_fewer} {compared_count} than you [do|have]?",
)
row(
    "condition",
    "@between(?compared_count, ?more_or_fewer)",
    "you have {more_or_fewer} {compared_count} than your opponent [does|has]?",
)
row(
    "condition",
    "@between(?compared_count, ==)",
    "you and your opponent have {e:same_number_of} {compared_count}",
    "you have {e:same_number_of} {compared_count} as your opponent [does|has]?",
    "your opponent has {e:same_number_of} {compared_count} as you [do|have]?",
)
HANDS = (node("count", node("hand", "me")), node("count", FOES_HAND))

phrase(
    "condition",
    node("compare", HANDS[0], ">=", HANDS[1]),
    "you have more or {same_number_of} cards in your hand as your opponent",
)
phrase(
    "condition",
    node("compare", HANDS[0], "<=", HANDS[1]),
    "you have {same_number_of} cards or [less|fewer] in your hand as your opponent",
)
row(
    "condition",
    "@between(?compared_count, !=)",
    "you and your opponent have a different number of {compared_count}",
)


# --- two Pokémon ----------------------------------------------------------------------------------
row(
    "condition",
    "compare(count(energy_on(?to)), ==, count(energy_on(?pokemon)))",
    f"{{to:pokemon}} and {{pokemon}} have the same {SAME}",
    "{to:pokemon} has the same [amount|number] of Energy cards attached [to it]? as {pokemon}",
)
row(
    "condition",
    "compare(count(energy_on(?to)), !=, count(energy_on(?pokemon)))",
    f"{{to:pokemon}} and {{pokemon}} don't have the same {SAME}",
    f"{{to:pokemon}} and {{pokemon}} have a different {SAME}",
)
row(
    "condition",
    "compare(units(?on), ?how, units(?pokemon))",
    "there [is|are] {how:more_or_fewer} Energy attached to {on:pokemon} than to {pokemon}",
)
row(
    "condition",
    "compare(count(energy_on(?on)), ?how, count(energy_on(?pokemon)))",
    "there [is|are] {how:more_or_fewer} Energy cards attached to {on:pokemon} than to {pokemon}",
    "{on:pokemon} has {how:more_or_fewer} Energy cards attached [to it]? than {pokemon}",
)


# --- Prizes taken ---------------------------------------------------------------------------------
@rule("condition", "{who:player_has} taken {n:how_many} Prize card(s)")
def prizes_taken(who: str, n: Node) -> Node:
    return node("compare", node("prizes_gone", who), *n.args)


row(
    "condition",
    "@between(prizes_gone($side), ?more_or_fewer, ?who_has)",
    "{who_has} taken {more_or_fewer} Prize cards than [you|your opponent] [has|have]?",
)


# --- numbers and bounds ---------------------------------------------------------------------------
row(
    "condition",
    "@compared(?what, ?how_many)",
    "there [is|are] {how_many} {what:counted}",
    "the [total]? [number|amount] of {what:total} is {how_many}",
    cost=2,
)


@rule("condition", "{h:owner} {zone:zone_name} has {n:how_many} {kind:card_filter} [in it]?")
def zone_holds(h: str, zone: str, n: Node, kind: Node) -> Node:
    return compared(node("count", of_kind(node(zone, h), kind)), n)


# --- types ----------------------------------------------------------------------------------------
row(
    "condition",
    "is(?what, shares_type(?with))",
    "{what:pokemon} shares a type with {with:pokemon}",
    "{what:pokemon} shares a type with [any|1] of {with:pokemons}",
)


@rule(
    "condition",
    "{a:pokemon} and {b:pokemon} have the same [amount|number] of {what:pokemon_measure} [on "
    "them]?",
    "{a:pokemon} has the same [amount|number] of {what:pokemon_measure} as {b:pokemon}",
)
def same_amount(a: Node, b: Node, what: str) -> Node:
    return node("compare", node(what, a), "==", node(what, b))


row(
    "condition",
    "compare(?left, >, ?right)",
    "the number of {left:total} is [greater|more] than the number of {right:total}",
)


@rule(
    "condition",
    "the total [number]? of both players' remaining Prize cards is {n:how_many}",
    "both players have a total of {n:how_many} Prize cards [left|remaining]",
)
def prizes_together(n: Node) -> Node:
    total = node("add", node("prizes_left", "me"), node("prizes_left", "foe"))
    return node("compare", total, *n.args)


row(
    "condition",
    "compare(counters_on(?on), ?how, counters_on(?pokemon))",
    "there are {how:more_or_fewer} damage counters on {on:pokemon} than on {pokemon}",
)


row(
    "condition",
    "compare(?left, ==, ?right)",
    "the number of {left:total} is the same as the number of {right:total}",
)


row(
    "condition",
    "@between(count(hand($side)), ==)",
    "the number of cards in your hand is the same as your opponent's",
)


row(
    "condition",
    "is(active(me), shares_type(active(foe)))",
    "both Active Pokémon [are|share] [the same|a] type",
)
row(
    "condition",
    "@between(?compared_count, ==)",
    "both players have {e:same_number_of} {compared_count}",
)
row(
    "condition",
    "compare(@replaced(?compared_count, $side, $player), ?more_or_fewer, "
    "@replaced(?compared_count, $side, $rival))",
    "{p:that_player} has {more_or_fewer} {compared_count} than his or her opponent [does|has]?",
)
row(
    "act",
    "[draw_until($who, @replaced(?compared_count, $side, foe))]",
    "draw(s) cards until you have as many cards in [your]? hand as your opponent has "
    "{compared_count}",
)
