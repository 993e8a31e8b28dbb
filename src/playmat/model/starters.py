"""Which cards may begin a game. [SETUP-04, CARD-FOS-2]"""

from __future__ import annotations

from playmat.kinds import POKEMON, ST_BASIC, TR_FOSSIL
from playmat.model.linked import CardDef
from playmat.model.state import State


def may_start(st: State, d: CardDef) -> bool:
    """Return whether a card may be put down in setup. [SETUP-04, CARD-FOS-2]"""
    if d.supertype == POKEMON:
        return d.stage == ST_BASIC or d.starts
    return d.trainer == TR_FOSSIL and st.match.book.fossil_starts


def makes_a_hand(st: State, d: CardDef) -> bool:
    """Return whether a hand with this card need not be drawn anew. [SETUP-04]"""
    return may_start(st, d) and (d.stage == ST_BASIC or d.supertype != POKEMON)
