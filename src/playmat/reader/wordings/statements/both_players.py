"""What both players do, together or one after the other, and who goes first."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.reader.grammar import row, rule
from playmat.reader.nodes import acted


@rule("effect", "each player may {do:acts}")
def each_may(do: Block) -> Block:
    sides = ((who, replaced(acted(do, who, who), "$player", who)) for who in ("me", "foe"))
    return tuple(node("may", who, block) for who, block in sides)


DOES = (
    "[chooses|switches|does this|draws|returns|goes|discards|searches|puts|reveals|shuffles|flips|"
    "attaches|moves|looks|benches|evolves|takes]"
)
for _symbol, _mark, _cost, *_said in (
    ("use_or_do", "$either_player()", -1, "you may choose either player"),
    ("statement", "$same()", 0, "you do the same", "[either way ,]? you may do the same"),
    ("statement", "$likewise()", 0, "[if you do ,]? your opponent does the same"),
    (
        "statement",
        "$likewise(true)",
        0,
        "your opponent may do the same [with his or her Pokémon]?",
    ),
    (
        "statement",
        "$foe_first()",
        0,
        f"[if both players have to return a Pokémon ,]? your opponent {DOES} [and {DOES}]? first",
        f"your opponent {DOES} [a|an] {{pokemon_noun}} [onto his or her Bench]? first",
    ),
):
    row(_symbol, f"[{_mark}]", *_said, cost=_cost)


@rule(
    "acts",
    "have [each player|both players|both you and your opponent] {do:acts}",
    "have your opponent {theirs:acts}",
    cost=-1,
)
def has_done(do: Block = (), theirs: Block = ()) -> Block:
    """What a player makes the other or both do; "your" is then each player's own."""
    everyones = cast(Block, replaced(do, "me", "$who"))
    return (*acted(everyones, "me", "me"), *acted(everyones or theirs, "foe"))
