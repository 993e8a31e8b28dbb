"""Filters by what a card evolves from, by name, whether or not that card is in the match."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.kinds import ST_LEVELUP
from playmat.model.linked import CardDef, Fit, Pick
from playmat.model.state import Mon, Scope, State


@final
class EvolvesFromNamed(Fit):
    """Evolves from a card of that name, or has one further down its line."""

    def __init__(self, name: i64, anywhere: bool) -> None:
        self.name = name
        self.anywhere = anywhere

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return self.follows(mon.top)

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return self.follows(st.cards[copy])

    def follows(self, d: CardDef) -> bool:
        """Return whether a printed card has the name below it."""
        return self.name in d.stacks_on or (self.anywhere and self.name in d.forebears)


@final
class LevelsFrom(Fit):
    """A Level-Up card of one of these Pokémon. [CARD-LVX-1]"""

    def __init__(self, of: Pick) -> None:
        self.of = of

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        d = st.cards[copy]
        if d.stage != ST_LEVELUP:
            return False
        for m in self.of.mons(st, sc):
            if m.top.name_id == d.from_id and m.top.stage != ST_LEVELUP:
                return True
        return False
