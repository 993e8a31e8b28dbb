"""How a Pokémon card says that it may be attached as Energy."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule

ATTACH = "you may attach this as an Energy card {y:from_your_hand} to 1 of your"
HAS_ENERGY = node("any_of", node("energy_on", node("host")))

phrase("as_energy", node("$attachable", node("always")), f"{ATTACH} Pokémon")
phrase(
    "as_energy",
    node("$attachable", HAS_ENERGY),
    f"{ATTACH} Pokémon that already has {{with_energy_already}}",
)
phrase("with_energy_already", True, "an Energy card attached to it")
phrase(
    "as_energy",
    node("$returned"),
    "when you attach this card , return an Energy card {x:attached_to_that_pokemon} to your hand",
)
phrase("as_energy", node("$remark"), "{only_provides_energy}")


@rule(
    "as_energy", "while attached , this card is a Special Energy card and provides {u:energy_units}"
)
def provides(u: str) -> Node:
    return node("$provide", u)
