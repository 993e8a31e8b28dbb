"""What both players do, together or one after the other, and who goes first."""

from __future__ import annotations

from playmat.lang.make import Block, node, replaced
from playmat.reader.grammar import row, rule
from playmat.reader.nodes import acted


@rule("effect", "each player may {do:acts}")
def each_may(do: Block) -> Block:
    sides = ((who, replaced(acted(do, who, who), "$player", who)) for who in ("me", "foe"))
    return tuple(node("may", who, block) for who, block in sides)


row(
    "statement",
    "[$same()]",
    "you do the same",
    "[either way ,]? you may do the same",
)
row("statement", "[$likewise()]", "[if you do ,]? your opponent does the same")


@rule("acts", "have [each player|both players] {do:acts}", cost=-1)
def has_each_player(do: Block) -> Block:
    return (*acted(do, "me", "me"), *acted(do, "foe"))


row("use_or_do", "[$either_player()]", "you may choose either player", cost=-1)
row(
    "statement",
    "[$foe_first()]",
    "[if both players have to return a Pokémon ,]? your opponent "
    "[chooses|switches|does this|draws|returns a Pokémon|goes|discards|searches|puts|reveals|"
    "shuffles|flips|attaches|moves|looks] first",
    "your opponent puts [a|an] {pokemon_noun} onto his or her Bench first",
)
