"""Special Darkness and Metal Energy where a rulebook limits it to its own type. [EN-4, EN-5]"""

from __future__ import annotations

from typing import Final

from playmat.cards.card import Card
from playmat.lang.node import Node, uses
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.rules.vocabulary import MATCHED

TYPES: Final = {"darkness energy": "D", "metal energy": "M"}


def reworded(card: Card, wording: str) -> str | None:
    """A card's text, limited to Pokémon of its type if the rulebook says so."""
    letter = TYPES.get(card.name.lower())
    special = card.kinds[:1] == ("special_energy",)
    if wording != MATCHED or letter is None or card.text is None or not special:
        return card.text
    kept = tuple(clause for clause in parse(card.text) if not is_drawback(clause))
    return show(kept).replace(" host,", f" host[typed({letter})],")


def is_drawback(clause: Node) -> bool:
    """Whether a clause is about holders that are not of some type."""
    return uses(clause, "not") or uses(clause, "fits_not")
