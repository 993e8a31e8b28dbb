"""Attacks a Pokémon may use besides its own: from others, earlier stages or cards."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, of_kind, on

for _mods, *_ways in (
    (
        "lend_under($bearer(), pokemon())",
        "can use any attack [from|on] its previous Evolutions",
        "can use the attacks [from|of] [any of]? [its|their] previous Evolution(s)",
    ),
    (
        "lend_under($bearer(), fits_any(basic(), stage1()))",
        "can use any attack from its Basic Pokémon [card]? or its Stage 1 Evolution card",
    ),
    (
        "lend_under($bearer(), fits_any(basic(), evolution()))",
        "can use any attack {x:from_earlier_cards}",
    ),
    (
        "lend_attacks($bearer(), this_card())",
        "can also use the attack on this card",
        "can use attacks on this card instead of its own",
        "[can|may] use the [GX]? attack(s) [on|of] this card",
        "[can|may] use this card's attack(s)",
    ),
    ("have_attacks($bearer(), ?of)", "always has a copy of every attack {of:pokemons} have"),
):
    row("trait", f"[{_mods}]", *_ways)


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
