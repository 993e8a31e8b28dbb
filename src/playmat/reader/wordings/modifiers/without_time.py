"""Modifiers without a duration, and what ends them."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import resting


@rule("outcome", "{what:modifier}", cost=3)
def open_ended(what: Node) -> Block | None:
    """Modifiers whose end is stated in a bracket."""
    if what["whom"] in (node("nobody"), node("host")):
        return None
    kept = resting("$open", what)
    return (node("$open", kept["on"], kept["do"]),)


for _either, _words in (
    (False, "[~|that Pokémon|the Defending Pokémon|it]"),
    (True, "either [Pokémon|one]"),
):
    phrase("effect_ended_by", _either, _words)
GOES = "[evolves|is evolved|is moved to the Bench|is Benched]"
LEAVES = f"[leaves play|{GOES} [or [is]? [evolves|evolved|Benched]]?]"


@rule(
    "note",
    "[benching|evolving|benching or evolving|evolving or benching] {x:effect_ended_by} ends "
    "[this|the] effect",
    f"[this|the] effect [lasts until|ends if|ends when] {{x:effect_ended_by}} {LEAVES}",
    f"if {{x:effect_ended_by}} {LEAVES} , [this|the] effect ends",
    "benching either Pokémon ends the effect on that Pokémon",
)
def ends(x: bool | None = None) -> Block:
    if x is None:
        return ()  # as lasting effects on a Pokémon end anyway
    return (node("$ends", "either"),) if x else (node("$ends"),)


for _symbol, _mark, _words in (
    (
        "note",
        "[$while_active()]",
        "if {pokemon} is no longer your Active Pokémon , this effect ends",
    ),
    (
        "statement",
        "[end_all_effects()]",
        "remove all effects of attacks on each player and {one_of_their_pokemon}",
    ),
):
    row(_symbol, _mark, _words)
