"""What both players do, together or one after the other, and who goes first."""

from __future__ import annotations

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.nodes import acted


@rule("effect", "each player may {do:acts}")
def each_may(do: Block) -> Block:
    sides = ((who, replaced(acted(do, who, who), "$player", who)) for who in ("me", "foe"))
    return tuple(node("may", who, block) for who, block in sides)


row(
    "statement",
    "[$same()]",
    "you may do the same",
    "you do the same",
    "[either way ,]? you may do the same",
)
row("statement", "[$likewise()]", "[if you do ,]? your opponent does the same")
row(
    "effect",
    "[*@acted([*?act, *?b], me, me), *@acted([*?act, *?b], foe)]",
    "everyone {act} and {b:act}",
)


@rule("effect", "[both]? you and your opponent [each]? {do:acts}", cost=1)
def you_and_opponent(do: Block) -> Block | None:
    sides = any(side in said.args for said in nodes_in(do) for side in ("me", "foe"))
    return None if sides else has_each_player(do)


@rule("acts", "have [each player|both players] {do:acts}", cost=-1)
def has_each_player(do: Block) -> Block:
    return (*acted(do, "me", "me"), *acted(do, "foe"))


row("use_or_do", "[$either_player()]", "you may choose either player", cost=-1)
row("returns_first", "true", "returns a Pokémon first")
FOE_FIRST = (
    "your opponent [chooses|switches|does this|draws|returns a Pokémon|goes|discards|searches|puts|"
    "reveals|shuffles|flips|attaches|moves|looks] first"
)

row("trainer_statement", "[$foe_first()]", FOE_FIRST)
row(
    "note",
    "[$foe_first()]",
    FOE_FIRST,
    "your opponent puts [a|an] {pokemon_noun} onto his or her Bench first",
    "if both players have to return a Pokémon , your opponent {returns_first}",
)
