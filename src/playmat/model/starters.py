"""Which cards may begin a game. [SETUP-04, CARD-FOS-2]"""

from __future__ import annotations

from playmat.kinds import POKEMON, ST_BASIC, TR_FOSSIL
from playmat.model.definitions import CardDef
from playmat.model.state import State


def may_start(st: State, d: CardDef) -> bool:
    """Return whether a card may be put down as Active, so that its hand is kept.

    [SETUP-04, CARD-FOS-2]
    """
    if d.supertype == POKEMON:
        return d.stage == ST_BASIC or d.starts
    return d.trainer == TR_FOSSIL and st.match.book.fossil_starts


def starts_plainly(d: CardDef) -> bool:
    """Return whether a card that may start does so by the rules, not by a text of its own."""
    return d.stage == ST_BASIC or d.supertype != POKEMON


def may_start_benched(st: State, d: CardDef) -> bool:
    """Return whether a card may be put onto the Bench in setup; a text speaks of the Active."""
    return may_start(st, d) and starts_plainly(d)
