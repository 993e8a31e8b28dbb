"""Attacks a Pokémon may use besides its own: from others, earlier stages or cards."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import FOES_ACTIVE, dealt, of_kind, on, resting

row("evolution_cards_below", "stage1()", "its Stage 1 Evolution card")
row("evolution_cards_below", "evolution()", "any Evolution card from which the Pokémon evolved")
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


@rule(
    "modifier",
    "{who:pokemon} can use the attacks of [any|all] {kind:card_filter} {at:card_place}",
    "{who:pokemon} can use any attack [of|from] {kind:card_filter} {at:card_place}",
)
def uses_lying(who: Node, kind: Node, at: Node) -> Node | None:
    return None if at.word == "$attached" else on(who, node("lend_attacks", who, of_kind(at, kind)))


row(
    "modifier",
    "@on(?to, lend_attacks(?to, this_card()))",
    "{to:bearer} can also use the attack on this card",
    "{to:bearer} can use attacks on this card instead of its own",
    "{to:bearer} [can|may] use the [GX]? attack(s) [on|of] this card",
    "{to:bearer} [can|may] use this card's attack(s)",
)
row(
    "modifier",
    "@on(?to, lend_attacks(?to, ?of))",
    "{to:pokemon} can use the attacks of [any|all] [of]? {of:pokemons}",
    "{to:pokemon} can use any attack [of|from] [any of]? {of:pokemons}",
    cost=2,
)
row(
    "modifier",
    "@on(?to, lend_attacks(?to, ?of))",
    "{to:bearer} can use the attacks of {of:bearer} [as its own]?",
    "{to:bearer} can use any attack from {of:bearer}",
)
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


@rule(
    "act",
    "have {who:attackers} do {n:number} {sign:more_or_less} damage [to {whom:attacked}]? during "
    "this turn [{stage:damage_stage}]?",
    "have {who:attackers} do {n:number} {sign:more_or_less} damage [to {whom:attacked}]? "
    "[{stage:damage_stage}]? during this turn",
)
def stronger_now(
    who: Arg, n: int, sign: int, whom: Arg = FOES_ACTIVE, stage: str = "before"
) -> Block:
    return (resting("end_of_turn", dealt(who, sign * n, whom, stage)),)
