"""Names of cards, attacks and teams nobody has heard of yet, read as names wherever one stands."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import on

# --- one attack of somebody ---------------------------------------------------------------------


@rule("modifier", "{who:pokemon} 's {a:name} attack 's base damage is {n:number}")
def one_attacks_base(who: Node, a: str, n: int) -> Node:
    base = node("mod", "damage_dealt", who, "set", n, stage="base")
    return on(who, node("as_long_as", node("attack_is", a), (base,)))


@rule("card_kind", "{sort:pokemon_word} {kind:card_kind}")
def kind_of_a_sort(sort: Node, kind: Node) -> Node | None:
    plain = kind.word in ("trainer", "supporter", "item", "stadium_card", "tool", "energy")
    return node("fits_both", kind, sort) if plain and sort.word == "tag" else None


row(
    "pokemon_words",
    "fits_any(fits_both(?left, ?right), fits_both(?c, ?d))",
    "{left:pokemon_word} {right:pokemon_word} [and|or] {c:pokemon_word} {d:pokemon_word}",
    cost=1,
)


@rule("card_kind", "{sort:pokemon_word} Trainer card(s)", cost=2)
def trainers_of_a_sort(sort: Node) -> Node | None:
    return node("fits_both", node("$trainer"), sort) if sort.word == "tag" else None
