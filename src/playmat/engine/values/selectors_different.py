"""Picking several that differ in name or type."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.effects.query import types_of
from playmat.engine.values.numbers import printed_types
from playmat.engine.values.selectors import MONS
from playmat.model.definitions import Selector
from playmat.model.state import Scope, State


@final
class Apart(Selector):
    """Items that differ in name or type from everything a register holds."""

    def __init__(self, of: Selector, sort: i64, held: i64, types: bool) -> None:
        self.of = of
        self.sort = sort
        self.held = held
        self.types = types

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        held = sc.vars[self.held]
        if not held:
            return self.of.pick(st, sc)
        return tuple([item for item in self.of.pick(st, sc) if not self.alike(st, item, held)])

    def alike(self, st: State, item: i64, held: tuple[i64, ...]) -> bool:
        """Whether an equal item is already held."""
        own = self.mark(st, item)
        for other in held:
            theirs = self.mark(st, other)
            if own & theirs != 0 if self.types else own == theirs:
                return True
        return False

    def mark(self, st: State, item: i64) -> i64:
        """What is compared: the types, or the number of the name."""
        if self.sort != MONS:
            return printed_types(st, item) if self.types else st.cards[item].name_id
        m = st.remembered(item)
        if m is None:
            return -1
        return types_of(st, m) if self.types else m.top.name_id
