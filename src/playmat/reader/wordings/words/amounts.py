"""Numbers that a text counts: heads, Energy, damage counters, Pokémon, cards, Prizes, costs."""

from __future__ import annotations

from playmat.lang.make import node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule, spare_same
from playmat.reader.meanings import ANY, HEADS, TAILS, compared, fitting, of_kind

phrase("for_each", HEADS, "heads")
phrase("for_each", TAILS, "tails")
phrase("total", HEADS, "heads", "heads you get")
phrase("total", TAILS, "tails", "tails you get")
spare_same("amount", "{number}")
same("amount", "the number of {total}", "the total number of {total}", "the amount of {total}")
same("for_each", "{counted}")
same("total", "{counted}")


@rule("counted", "Energy attached to {on:target}")
def energy_units(on: Arg) -> Node:
    return node("units", on)


@rule("counted", "{t:type} Energy attached to {on:target}")
def typed_units(on: Arg, t: str) -> Node:
    return node("units", on, t)


@rule("counted", "Energy card(s) attached to {on:target}")
def energy_cards(on: Arg) -> Node:
    return node("count", node("energy_on", on))


@rule("counted", "{t:type} Energy card(s) attached to {on:target}")
def typed_energy_cards(on: Arg, t: str) -> Node:
    return node("count", where(node("energy_on", on), node("provides", t)))


@rule("counted", "damage counter(s) on {on:target}")
def counters(on: Arg) -> Node:
    return node("counters_on", on)


@rule("counted", "of {of:pokemons}", "{of:pokemons}")
def pokemon(of: Arg) -> Node:
    return node("count", of)


@rule("counted", "{kind:card_filter} {at:card_place}")
def cards_in(kind: Node, at: Node) -> Node | None:
    return None if at.word == "$attached" else node("count", of_kind(at, kind))


@spare_rule(
    "counted",
    "{kind:card_filter} {at:card_place} that [isn't|aren't] [a|an]? {but:card_filter}",
    cost=1,
)
def cards_but(kind: Node, at: Node, but: Node) -> Node | None:
    rest = node("fits_not", but)
    fit = rest if kind == ANY else node("fits_both", kind, rest)
    return None if but == ANY or at.word == "$attached" else node("count", of_kind(at, fit))


@spare_rule("counted", "card(s) [left|remaining]? in {who:owner} deck")
def cards_in_deck(who: str) -> Node:
    return node("count", node("deck", who))


spare_phrase(
    "counted",
    node("count", node("bench_of", "both")),
    "[Benched]? Pokémon on [both|each] [Benches|player's Bench|players' Benches]",
    "Benched Pokémon in play",
    cost=-1,
)
phrase("counted", node("prizes_gone", "me"), "Prize card(s) you have taken")
phrase("counted", node("prizes_gone", "foe"), "Prize card(s) your opponent has taken")


@spare_rule(
    "counted",
    "Colorless Energy in {of:pokemon} Retreat Cost",
    "Colorless in {of:pokemon} Retreat Cost",
)
@rule(
    "counted",
    "Colorless [Energy]? in {of:pokemon} 's Retreat Cost",
    "Colorless [Energy]? in {of:pokemon} 's Retreat Cost ( after applying effects to the Retreat "
    "Cost )",
    "Energy in {of:pokemon} 's Retreat Cost",
)
def retreat(of: Node) -> Node:
    return node("retreat_of", of)


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


@spare_rule("counted", "{kind:card_filter} {who:who_has} in the Lost Zone")
def lost_cards(kind: Node, who: str) -> Node:
    return node("count", of_kind(node("lost", who), kind))


@spare_rule(
    "condition",
    "{who:player_has} {n:how_many} [of {x:owner}]? {kind:card_filter} in the Lost Zone",
    "there [are|is] {n:how_many} of {who:owner} {kind:card_filter} in the Lost Zone",
    cost=1,
)
def lost_so_many(who: str, n: Node, kind: Node, x: str = "") -> Node:
    return compared(node("count", of_kind(node("lost", who), kind)), n)


same("amount", "the total amount of {total}")
phrase(
    "counted",
    node("add", node("prizes_left", "me"), node("prizes_left", "foe")),
    "Prize cards left ( both yours and your opponent's )",
)


@spare_rule("counted", "of {who:owner} Prize cards [left|remaining]")
@rule("counted", "of {who:owner} remaining Prize cards", "of his or his remaining Prize cards")
def prizes_remaining(who: str = "$their") -> Node:
    return node("prizes_left", who)


phrase(
    "counted",
    node("retreat_of", node("$it")),
    "Colorless [Energy]? in its Retreat Cost",
    "Colorless in that Pokémon's Retreat Cost",
)


@rule(
    "counted",
    "different type(s) of {kind:pokemon_noun} on {who:owner} Bench",
    "different type(s) of {kind:pokemon_name} on {who:owner} Bench",
)
def bench_types(who: str, kind: Node) -> Node:
    return node("types_among", fitting(node("bench_of", who), kind))


@rule("amount", "the number of {a:total} minus the number of {b:total}")
def surplus(a: Arg, b: Arg) -> Node:
    return node("most", 0, node("sub", a, b))


@rule("counted", "{kind:pokemon_noun} and {other:pokemon_noun} you have in play")
def both_kinds(kind: Node, other: Node) -> Node:
    return node("count", node("where", node("all", "me"), node("fits_any", kind, other)))


phrase(
    "counted",
    node("prizes_left", "me"),
    "of your remaining Prize cards",
    "your remaining Prize cards",
    "Prize card(s) you have left",
)
spare_phrase(
    "counted",
    node("prizes_left", "foe"),
    "of your opponent's remaining Prize cards",
    "your opponent's remaining Prize cards",
    "Prize card(s) your opponent has left",
)
phrase(
    "counted",
    node("add", node("prizes_gone", "me"), node("prizes_gone", "foe")),
    "Prize cards both players have taken",
)


@rule(
    "counted",
    "Pokémon Tool(s) [card(s)]? attached to {who:pokemons}",
    "Pokémon Tool(s) [card(s)]? attached to {who:target}",
)
def tools_on(who: Arg) -> Node:
    return node("count", node("where", node("gear_on", who), node("tool")))


@rule(
    "counted",
    "{kind:card_filter} in your discard pile that [has|have] the {a:name} attack",
    "Pokémon in your discard pile that [has|have] the {a:name} attack",
)
def with_attack(a: str, kind: Node | None = None) -> Node:
    return _discarded_with(node("has_attack", a), kind)


def _discarded_with(fit: Node, kind: Node | None) -> Node:
    """Return how many cards of the discard pile fit, of a kind if one is named."""
    if kind not in (None, ANY, node("pokemon")):
        fit = node("fits_both", kind, fit)
    return node("count", node("where", node("discards", "me"), fit))


@spare_rule(
    "counted",
    "{kind:card_filter} in your discard pile that [has|have] the {a:name} Ability",
    "Pokémon in your discard pile that [has|have] the {a:name} Ability",
)
def with_ability(a: str, kind: Node | None = None) -> Node:
    return _discarded_with(node("has_ability", a), kind)
