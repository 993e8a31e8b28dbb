"""The layout of the arrays: names of all columns, in order.

``VERSION`` identifies the layout and should be stored with weights and arrays. It goes up when a
column changes its position or meaning; it includes separate versions for card facts and for the
features of the shipped net.
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
for me, 2 for the other player, 3 for chance; ``result`` is 1 won, 2 lost, 3 drawn.
"""

TOKEN: Final = (
    *("card", "zone", "owner", "holder", "count", "place", "damage", "hp"),
    *("conditions", "energy", "gear", "height", "fresh", "fighting", "lasting", "markers"),
    *("units", *(f"units_{letter}" for letter in LETTERS if letter != "C")),
)
"""A Pokémon, or equivalent cards in one zone; cards known only by number have the card 0.
``energy`` counts cards and ``units`` what they provide now; a unit of several types counts for
each.
"""

OPTION: Final = ("kind", "card", "token", "target", "text", "number", "unused_1", "unused_2")
"""An option: its kind from 1 (``kinds.answers``), the card, the rows of the tokens it refers to,
from 1; the number of the attack or power on its card, from 1; the number chosen.
"""

CARD: Final = facts.CARD_COLUMNS
TEXT: Final = facts.TEXT_COLUMNS

NET: Final = ("feature", "card")
"""Features of the shipped net: the number of a fixed feature from 1 (in ``search.core.features``
they start at 0) and no card, or after those the number of a role and the card in it.
"""
