"""Attacks a Pokémon may use besides its own: from others, earlier stages or cards."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, of_kind, on

row("evolution_cards_below", "stage1()", "its Stage 1 Evolution card")
EARLIER = "its Basic Pokémon [card]? or {x:evolution_cards_below}"


@rule(
    "modifier",
    f"{{who:bearer}} can use any attack from {EARLIER}",
    "{who:bearer} can use any attack from its previous Evolutions",
    "{who:bearer} can use the attacks [from|of] [any of]? [its|their] previous Evolution(s)",
)
def earlier_attacks(who: Arg, x: Node | None = None) -> Node:
    kinds = node("pokemon") if x is None else node("fits_any", node("basic"), x)
    return on(who, node("lend_under", who, kinds))


row(
    "modifier",
    "@on(?to, lend_attacks(?to, this_card()))",
    "{to:bearer} can also use the attack on this card",
    "{to:bearer} can use attacks on this card instead of its own",
    "{to:bearer} [can|may] use the [GX]? attack(s) [on|of] this card",
    "{to:bearer} [can|may] use this card's attack(s)",
)


@rule(
    "modifier",
    "{to:bearer} can use the attacks of {of:bearer} [as its own]?",
    "{to:bearer} can use any attack from {of:bearer}",
    "{to:bearer} can use the attacks of [any|all] {kind:card_filter} {at:card_place}",
    "{to:bearer} can use any attack [of|from] {kind:card_filter} {at:card_place}",
)
def uses_attacks_of(to: Arg, of: Arg = "", kind: Node = ANY, at: Node | None = None) -> Node | None:
    if at is not None and at.word == "$attached":
        return None
    return on(to, node("lend_attacks", to, of if at is None else of_kind(at, kind)))


row(
    "statement",
    "[lasting(end_of_turn, nobody(), [lend_under(?of, fits_any(basic(), evolution()))])]",
    "for your attack this turn , {of:pokemon} can use any attack {x:from_earlier_cards}",
)
row(
    "clause",
    "$static(always(), [@on(?of, lend_under(?of, fits_any(basic(), evolution())))])",
    "whenever [a|an] {of:pokemons} attacks , it can use any attack {x:from_earlier_cards}",
)
row(
    "modifier",
    "@on(self(), have_attacks(self(), ?of))",
    "~ always has a copy of every attack {of:pokemons} have",
)
