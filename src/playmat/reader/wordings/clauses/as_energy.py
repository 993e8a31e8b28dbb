"""How a Pokémon card says that it may be attached as Energy."""

from __future__ import annotations

from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.nodes import node

ATTACH = "you may attach this as an Energy card {y:out_of_hand} to 1 of your"
HAS_ENERGY = node("any_of", node("energy_on", node("host")))

phrase("asenergy", node("$attachable", node("always")), f"{ATTACH} Pokémon")
phrase(
    "asenergy",
    node("$attachable", HAS_ENERGY),
    f"{ATTACH} Pokémon that already has {{x:some_energy}}",
)
phrase("some_energy", True, "an Energy card attached to it")
phrase(
    "asenergy",
    node("$returned"),
    "when you attach this card , return an Energy card {x:its_cards} to your hand",
)
phrase("asenergy", node("$remark"), "{x:no_more_than_energy}")


@rule("asenergy", "while attached , this card is a Special Energy card and provides {u:units}")
def provides(u: str) -> Node:
    """Read what the card provides while it is attached."""
    return node("$provide", u)
