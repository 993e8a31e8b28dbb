"""What the halves of a two-sided Stadium say of the player they are turned to."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import SIDE, fitted

ALL = node("all", SIDE)

phrase("stadium_half", node("$faces"), "choose which way this card faces before you play it")
phrase(
    "stadium_half_note",
    (),
    "when this card comes into play , this player {discards_from_bench} until he or she has "
    "{number} Pokémon on the Bench",
    "if those Pokémon are already {status} or {status} , remove those Special Conditions",
)


@rule("stadium_half", "this player can't have more than {n:number} Benched Pokémon")
def small_bench(n: int) -> Block:
    return (node("mod", "bench_size", SIDE, "set", n),)


@rule("stadium_half", "this player 's {kind:pokemon_noun} can't be {a:status} or {b:status}")
def immune(kind: Node, a: str, b: str) -> Block:
    return (node("immune", fitted(ALL, kind), a, b),)


@rule(
    "stadium_half",
    "any damage done to this player 's {kind:pokemon_noun} by {of:attacks_of} is {sign:up_or_down} "
    "{n:number} {stage:damage_stage}",
)
def sturdier(kind: Node, of: Node, sign: int, n: int, stage: str) -> Block:
    whom = fitted(ALL, kind)
    others = node("less", node("all", "both"), ALL)
    changes: dict[str, Arg] = {"stage": stage, "from": others}
    return (node("mod", "damage_taken", whom, "add", sign * n, **changes),)


@rule(
    "stadium_half",
    "the attacks of this player 's {kind:pokemon_noun} do {n:number} {sign:more_or_less} damage to "
    "your opponent's Active Pokémon {stage:damage_stage}",
)
def stronger(kind: Node, n: int, sign: int, stage: str) -> Block:
    whom = node("less", node("active", "both"), ALL)
    changes: dict[str, Arg] = {"stage": stage, "from": whom}
    return (node("mod", "damage_dealt", fitted(ALL, kind), "add", sign * n, **changes),)


DONE = "any damage done by attacks from this player 's {kind:pokemon_noun}"


@rule("stadium_half", f"{DONE} is {{sign:up_or_down}} {{n:number}} {{stage:damage_stage}}")
def weaker(kind: Node, sign: int, n: int, stage: str) -> Block:
    return (node("mod", "damage_dealt", fitted(ALL, kind), "add", sign * n, stage=stage),)
