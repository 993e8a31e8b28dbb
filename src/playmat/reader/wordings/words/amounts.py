"""Numbers that a text counts: heads, Energy, damage counters, Pokémon, cards, Prizes, costs."""

from __future__ import annotations

from playmat.lang.make import node, where
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ANY, of_kind

HELD = tuple(map(node, ("basic_energy", "special_energy", "tool", "machine")))
"""Kinds of card that are counted where they are attached; Energy of any kind counts in units."""


same("amount", "{number}", "the [total]? [number|amount] of {total}")
same("for_each", "{counted}", "{coins_shown}")
same("total", "{counted}", "{coins_shown} [you get]?")
row("counted", "counters_on(?on)", "damage counter(s) on {on:target}")
row("counted", "conditions_on(?on)", "Special Condition(s) affecting {on:pokemon}")
row("counted", "count(?of)", "of {of:pokemons}", "{of:pokemons}")


@rule("counted", "{kind:card_filter} {at:card_place}")
def cards_in(kind: Node, at: Node) -> Node | None:
    held = any(part in HELD or str(part).endswith(" Energy") for part in (kind, *kind.args))
    return node("count", of_kind(at, kind)) if at.word != "$attached" or held else None


row("counted", "count(deck(?player))", "card(s) [left|remaining]? in {player:owner} deck")
row("counted", "prizes_gone(?player)", "Prize card(s) {player:player_has} taken")
row(
    "counted",
    "retreat_of(?on)",
    "[Colorless]? [Energy]? in {on:pokemon} ['s]? Retreat Cost",
    "Colorless [Energy]? in {on:pokemon} 's Retreat Cost ( after applying effects to the Retreat "
    "Cost )",
    "[Colorless]? [Energy]? in the Retreat Cost of {on:pokemons}",
    "[Colorless]? [Energy]? in {on:its_own} Retreat Cost",
)


@rule(
    "counted",
    "[of {who:owner}]? {kind:card_filter} [{has:player_has}]? "
    "[, except [any]? {out:card_filter} ,]? "
    "in the Lost Zone",
)
def in_lost_zone(kind: Node, who: str = "me", has: str = "", out: Node | None = None) -> Node:
    fits = [fit for fit in (kind, out and node("fits_not", out)) if fit and fit != ANY]
    return node("count", where(node("lost", has or who), *fits))


row(
    "counted",
    "prizes_left(?player)",
    "of {player:owner} Prize cards [left|remaining]",
    "[of]? {player:owner} remaining Prize cards",
    "Prize card(s) {player:player_has} left",
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
row("counted", "add(prizes_gone(me), prizes_gone(foe))", "Prize cards both players have taken")


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
row("amount", "$number()", "that number", "that many")
