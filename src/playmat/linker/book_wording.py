"""Special Darkness and Metal Energy in the wording a book asks for. [EN-4, EN-5]"""

from __future__ import annotations

from typing import Final

from playmat.cards.card import Card
from playmat.rules.vocabulary import LATEST, MATCHED

PLUS: Final = "static { mod(damage_dealt, host[%s], add, 10, stage=before, from=active(foe)) }"
LESS: Final = "static { mod(damage_taken, host[typed(M)], add, -10) }"
DARKNESS: Final = "typed(D)"
DARKNESS_OR_DARK: Final = 'typed(D) or tag("dark")'

WORDINGS: Final = {
    ("darkness energy", MATCHED): f'provide("D"); {PLUS % DARKNESS_OR_DARK}',
    ("darkness energy", LATEST): f'provide("D"); {PLUS % DARKNESS}',
    ("metal energy", MATCHED): f'provide("M"); {LESS}',
    ("metal energy", LATEST): f'provide("M"); {LESS}',
}


def reworded(card: Card, wording: str) -> str | None:
    """Return a card's text, replaced where the book lays down one wording for all printings."""
    if card.kinds[:1] != ("special_energy",):
        return card.text
    return WORDINGS.get((card.name.lower(), wording), card.text)
