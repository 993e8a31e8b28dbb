"""Tags that effects give to Pokémon in play and to cards elsewhere."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.effects.in_force import applies, entries, holds
from playmat.kinds import queries
from playmat.model.state import Mon, State


def granted(st: State, m: Mon, tag: i64) -> bool:
    """Whether an effect gives a Pokémon a tag."""
    for e in entries(st, queries.TAGS):
        d = e.mod
        assert d is not None
        if d.mask & tag != 0 and d.cards is None and applies(st, e, m):
            return True
    return False


def granted_card(st: State, copy: i64, tag: i64) -> bool:
    """Whether an effect gives a card out of play a tag."""
    for e in entries(st, queries.TAGS):
        d = e.mod
        assert d is not None
        if d.mask & tag != 0 and d.cards is not None and holds(st, e):
            if copy in d.cards.pick(st, e):
                return True
    return False
