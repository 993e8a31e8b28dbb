"""What the halves of a two-sided Stadium say of the player they are turned to."""

from __future__ import annotations

from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import SIDE, fitted
from playmat.reader.nodes import Block, node

ALL = node("all", SIDE)

phrase("half", node("$faces"), "choose which way this card faces before you play it")
phrase(
    "halfnote",
    (),
    "when this card comes into play , this player {d:bench_cut} until he or she has {n:number} "
    "Pokémon on the Bench",
    "if those Pokémon are already {c:condition} or {e:condition} , remove those Special Conditions",
)


@rule("half", "this player can't have more than {n:number} Benched Pokémon")
def small_bench(n: int) -> Block:
    """Read the size of a Bench."""
    return (node("mod", "bench_size", SIDE, "set", n),)


@rule("half", "this player 's {kind:monnoun} can't be {a:condition} or {b:condition}")
def immune(kind: Node, a: str, b: str) -> Block:
    """Read Special Conditions kept away."""
    return (node("immune", fitted(ALL, kind), a, b),)


DONE = "any damage done by attacks from this player 's {kind:monnoun}"


@rule("half", f"{DONE} is {{sign:shift}} {{n:number}} {{stage:stage}}")
def weaker(kind: Node, sign: int, n: int, stage: str) -> Block:
    """Read attacks made weaker or stronger."""
    return (node("mod", "damage_dealt", fitted(ALL, kind), "add", sign * n, stage=stage),)
