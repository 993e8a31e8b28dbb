"""What stands where in the arrays: the names of all columns, in their order.

``VERSION`` names the layout: whoever keeps weights or arrays keeps it with them.  It goes up when a
column changes its place or its meaning; facts of cards and what our net sees have versions of their
own beside it.
"""

from __future__ import annotations

from typing import Final

from playmat.cards import facts
from playmat.kinds.types import LETTERS
from playmat.search.core import features

VERSION: Final = (2, facts.VERSION, features.VERSION)

TABLE: Final = (
    *("turn", "ask", "asked", "my_turn", "went_first", "sudden_death", "result", "unused"),
    *("my_hand", "my_deck", "my_prizes", "my_discard"),
    *("my_energy_played", "my_supporters", "my_stadiums", "my_retreats"),
    *("foe_hand", "foe_deck", "foe_prizes", "foe_discard"),
    *("foe_energy_played", "foe_supporters", "foe_stadiums", "foe_retreats"),
    *("chosen", "least", "most", "offered"),
)
"""The game as a whole: ``ask`` is a kind of question from 1 (``kinds.asks``) or 0; ``asked`` is 1
for me, 2 for the other player, 3 for chance; ``result`` is 1 won, 2 lost, 3 drawn."""

TOKEN: Final = (
    *("card", "zone", "owner", "holder", "count", "place", "damage", "hp"),
    *("conditions", "energy", "gear", "height", "fresh", "fighting", "lasting", "markers"),
    *("units", *(f"units_{letter}" for letter in LETTERS if letter != "C")),
)
"""A Pokémon, or cards that lie alike in one zone; what is only counted has the card 0.  ``energy``
counts cards and ``units`` what they provide now; a unit of several types counts for each."""

OPTION: Final = ("kind", "card", "token", "target", "text", "number", "unused_1", "unused_2")
"""An answer: its kind from 1 (``kinds.answers``), the card, and the rows of tokens it points to,
from 1; which attack or power of its card, from 1; the number answered."""

CARD: Final = facts.CARD_COLUMNS
TEXT: Final = facts.TEXT_COLUMNS

NET: Final = ("feature", "card")
"""What our net sees: the number of a feature from 1 (``search.core.features``, where the fixed ones
begin at 0) and no card, or behind the fixed ones the number of a role and a card in it."""
