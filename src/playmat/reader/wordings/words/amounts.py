"""Numbers that a text counts: heads, Energy, damage counters, Pokémon, cards, Prizes, costs."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ANY, of_kind


def _discarded_with(fit: Node, kind: Node | None) -> Node:
    """Return how many cards of the discard pile fit, of a kind if one is named."""
    if kind not in (None, ANY, node("pokemon")):
        fit = node("fits_both", kind, fit)
    return node("count", node("where", node("discards", "me"), fit))


row("for_each", "heads($coins)", "heads")
row("for_each", "tails($coins)", "tails")
row("total", "heads($coins)", "heads", "heads you get")
row("total", "tails($coins)", "tails", "tails you get")
same("amount", "{number}")
same("amount", "the number of {total}", "the total number of {total}", "the amount of {total}")
same("for_each", "{counted}")
same("total", "{counted}")
row("counted", "units(?on)", "Energy attached to {on:target}")
row("counted", "units(?on, ?type)", "{type} Energy attached to {on:target}")
row(
    "counted",
    "count(@where(energy_on(?to), provides(?type)))",
    "{type} Energy card(s) attached to {to:target}",
)
row("counted", "counters_on(?on)", "damage counter(s) on {on:target}")
row("counted", "conditions_on(?on)", "Special Condition(s) affecting {on:pokemon}")
row("counted", "count(?of)", "of {of:pokemons}", "{of:pokemons}")


@rule("counted", "{kind:card_filter} {at:card_place}")
def cards_in(kind: Node, at: Node) -> Node | None:
    return None if at.word == "$attached" else node("count", of_kind(at, kind))


@rule(
    "counted",
    "{kind:card_filter} {at:card_place} that [isn't|aren't] [a|an]? {but:card_filter}",
    cost=1,
)
def cards_but(kind: Node, at: Node, but: Node) -> Node | None:
    rest = node("fits_not", but)
    fit = rest if kind == ANY else node("fits_both", kind, rest)
    return None if but == ANY or at.word == "$attached" else node("count", of_kind(at, fit))


row("counted", "count(deck(?player))", "card(s) [left|remaining]? in {player:owner} deck")
row(
    "counted",
    "count(bench_of(both))",
    "[Benched]? Pokémon on [both|each] [Benches|player's Bench|players' Benches]",
    "Benched Pokémon in play",
    cost=-1,
)
row("counted", "prizes_gone(me)", "Prize card(s) you have taken")
row("counted", "prizes_gone(foe)", "Prize card(s) your opponent has taken")
row(
    "counted",
    "retreat_of(?on)",
    "Colorless Energy in {on:pokemon} Retreat Cost",
    "Colorless in {on:pokemon} Retreat Cost",
    "Colorless [Energy]? in {on:pokemon} 's Retreat Cost",
    "Colorless [Energy]? in {on:pokemon} 's Retreat Cost ( after applying effects to the Retreat "
    "Cost )",
    "Energy in {on:pokemon} 's Retreat Cost",
)


@rule(
    "counted",
    "{kind:pokemon_noun} in the Lost Zone",
    "of your {kind:pokemon_noun} in the Lost Zone",
)
@rule(
    "counted",
    "of {who:owner} {kind:pokemon_noun} in the Lost Zone",
    "of {who:owner} {kind:pokemon_noun} , except [any]? {out:pokemon_noun} , in the Lost Zone",
)
def in_lost_zone(kind: Node, who: str = "me", out: Node | None = None) -> Node:
    fit = node("pokemon") if kind.word == "$any" else kind
    fit = fit if out is None else node("fits_both", fit, node("fits_not", out))
    return node("count", node("where", node("lost", who), fit))


row(
    "counted",
    "count(@of_kind(lost(?player), ?card_filter))",
    "{card_filter} {player:player_has} in the Lost Zone",
)
row(
    "condition",
    "@compared(count(@of_kind(lost(?player), ?card_filter)), ?how_many)",
    "{player:player_has} {how_many} [of {x:owner}]? {card_filter} in the Lost Zone",
    "there [are|is] {how_many} of {player:owner} {card_filter} in the Lost Zone",
    cost=1,
)
same("amount", "the total amount of {total}")
row(
    "counted",
    "prizes_left(?player)",
    "of {player:owner} Prize cards [left|remaining]",
    "of {player:owner} remaining Prize cards",
)
row("counted", "prizes_left($their)", "of his or his remaining Prize cards")
row(
    "counted",
    "retreat_of($it())",
    "Colorless [Energy]? in its Retreat Cost",
    "Colorless in that Pokémon's Retreat Cost",
)
row(
    "counted",
    "types_among(@fitting(bench_of(?player), ?kind))",
    "different type(s) of {kind:pokemon_noun} on {player:owner} Bench",
    "different type(s) of {kind:pokemon_name} on {player:owner} Bench",
)
row(
    "amount",
    "most(0, sub(?left, ?right))",
    "the number of {left:total} minus the number of {right:total}",
)
row(
    "counted",
    "count(where(all(me), fits_any(?left, ?right)))",
    "{left:pokemon_noun} and {right:pokemon_noun} you have in play",
)
row(
    "counted",
    "prizes_left(me)",
    "of your remaining Prize cards",
    "your remaining Prize cards",
    "Prize card(s) you have left",
)
row("counted", "add(prizes_gone(me), prizes_gone(foe))", "Prize cards both players have taken")
row(
    "counted",
    "count(where(gear_on(?to), tool()))",
    "Pokémon Tool(s) [card(s)]? attached to {to:pokemons}",
    "Pokémon Tool(s) [card(s)]? attached to {to:target}",
)


row(
    "counted",
    "prizes_left(foe)",
    "of your opponent's remaining Prize cards",
    "your opponent's remaining Prize cards",
    "Prize card(s) your opponent has left",
)


@rule(
    "counted",
    "{kind:card_filter} in your discard pile that [has|have] the {a:name} Ability",
    "Pokémon in your discard pile that [has|have] the {a:name} Ability",
)
def with_ability(a: str, kind: Node | None = None) -> Node:
    return _discarded_with(node("has_ability", a), kind)


row(
    "amount",
    "add(?number, ?total)",
    "{number} plus the number of {total}",
    "the number of {total} plus {number}",
)
row(
    "counted",
    "prizes_left(?player)",
    "{player:owner} remaining Prize card(s)",
    "of {player:owner} Prize cards",
)
