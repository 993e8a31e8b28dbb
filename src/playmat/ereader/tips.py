"""Tips: how to play a kind of card, according to the rulebook of its year. [ER-3]"""

from __future__ import annotations

from typing import Final

from playmat.cards.card import Card
from playmat.cards.sets import set_named
from playmat.decks.years import book_of_date
from playmat.rules.catalogue import rule

RULES: Final[dict[str, tuple[str, ...]]] = {
    "basic": ("BENCH-01",),
    "stage1": ("EVOLVE-01", "EVOLVE-03"),
    "stage2": ("EVOLVE-01", "EVOLVE-03"),
    "mega": ("CARD-MEGA-2", "CARD-MEGA-3"),
    "break": ("CARD-BREAK-1", "CARD-BREAK-2"),
    "levelup": ("CARD-LVX-1", "CARD-LVX-5"),
    "legend": ("CARD-LEG-1",),
    "restored": ("CARD-RES-1",),
    "item": ("TRAINER-01",),
    "supporter": ("TRAINER-10",),
    "stadium": ("TRAINER-20",),
    "tool": ("TRAINER-30",),
    "machine": ("TRAINER-40",),
    "gear": ("TOOL-6",),
    "fossil": ("CARD-FOS-3", "CARD-FOS-4"),
    "doll": ("CARD-FOS-6",),
    "basic_energy": ("ENERGY-01", "DECK-02"),
    "special_energy": ("ENERGY-01", "DECK-08"),
    "ex": ("CARD-EX-1",),
    "EX": ("CARD-EXX-1",),
    "baby": ("CARD-BABY-2",),
    "star": ("CARD-STAR-1",),
    "ace": ("CARD-ACE-1",),
}
"""The rules on how to play a card, by each of its kinds."""


UNDATED: Final = "9999"
"""Date for cards of unknown sets, so that the newest rulebook applies."""


def tips_for(card: Card) -> list[str]:
    """Tips for a card: the rules of each of its kinds, without duplicates."""
    book = book_of_date(set_named(card.id.rpartition("-")[0]).date or UNDATED)
    ids = dict.fromkeys(each for kind in card.kinds for each in RULES.get(kind, ()))
    return [rule(each).told[book].text for each in ids if book in rule(each).told]
