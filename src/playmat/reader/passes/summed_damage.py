"""Damage to Pokémon that may be chosen repeatedly: each takes the sum at once.

Weakness, Resistance and reductions then apply once per Pokémon. [DAMAGE-10]
"""

from __future__ import annotations

from typing import Final

from playmat.lang.make import Block, blocks_changed, node
from playmat.lang.node import Arg, Node, Program, is_word
from playmat.reader.passes.canonical import canonical

AIM: Final = "Aim"
"""The marker that counts how often a Pokémon was chosen."""


def summed(program: Program) -> Program:
    """A canonical *program* in which the damage of repeated choices follows all of them."""
    after = blocks_changed(program, _block)
    return program if after == program else canonical(after)


def _block(block: Block) -> Block:
    done: list[Node] = []
    for said in block:
        done += _aimed(said)
    return tuple(done)


def _aimed(said: Node) -> Block:
    """Choices with damage for each, rewritten as all choices followed by the damage."""
    times = _times(said)
    inside = said.block("do") if times is not None else ()
    if times is None or len(inside) != 2 or inside[0].word != "bind" or inside[1].word != "hit":
        return (said,)
    (name, pick), (aim, amount, flags) = inside[0].args, inside[1].args
    if not is_word(pick, "choose") or aim != node("ref", name):
        return (said,)
    marks = node("repeat", times, (inside[0], node("marker", aim, AIM)))
    one = node("ref", f"{name}_aimed")
    number = node("markers_on", one, AIM)
    hit = Node("hit", (one, node("mul", amount, number), flags))
    gone = node("marker", one, AIM, node("sub", 0, number))
    aimed = node("where", pick["from"], node("has_marker", AIM))
    return marks, Node("each", (*one.args, aimed, (hit, gone)))


def _times(said: Node) -> Arg | None:
    """The number of repetitions of a loop, or None."""
    if said.word == "repeat":
        return said["times"]
    return node("count", said["of"]) if said.word == "each" else None
