"""Which cards may begin a game. [SETUP-04, CARD-FOS-2]"""

from __future__ import annotations

from playmat.kinds import stages, supertypes, trainers
from playmat.model.definitions import CardDef
from playmat.model.state import State


def may_start(st: State, d: CardDef) -> bool:
    """Return whether a card may be put down as Active, so that its hand is kept.

    [SETUP-04, CARD-FOS-2]
    """
    if d.supertype == supertypes.POKEMON:
        return d.stage == stages.BASIC or d.starts
    return d.trainer == trainers.FOSSIL and st.match.book.fossil_starts


def starts_plainly(d: CardDef) -> bool:
    """Return whether a card that may start does so by the rules, not by a text of its own."""
    return d.stage == stages.BASIC or d.supertype != supertypes.POKEMON


def may_start_benched(st: State, d: CardDef) -> bool:
    """Return whether a card may be put onto the Bench in setup; a text speaks of the Active."""
    return may_start(st, d) and starts_plainly(d)
