"""Which cards may begin a game. [SETUP-04, CARD-FOS-2]"""

from __future__ import annotations

from playmat.kinds import stages, supertypes, trainers
from playmat.model.definitions import CardDef
from playmat.model.state import State


def may_start(st: State, d: CardDef) -> bool:
    """Whether a card may be put down as Active, so that its hand is kept. [SETUP-04, CARD-FOS-2]"""
    if d.supertype == supertypes.POKEMON:
        return d.stage == stages.BASIC or d.starts
    return d.trainer == trainers.FOSSIL and st.match.book.fossil_starts


def starts_plainly(d: CardDef) -> bool:
    """Whether a card that may start does so by the rules, not by its own text."""
    return d.stage == stages.BASIC or d.supertype != supertypes.POKEMON


def may_start_benched(st: State, d: CardDef) -> bool:
    """Whether a card may be put on the Bench in setup; card texts apply only to the Active."""
    return may_start(st, d) and starts_plainly(d)
