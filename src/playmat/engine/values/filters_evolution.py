"""Filters by what a card evolves from, by name, even if that card is not in the match."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.effects.evolution import early_by_card, fits_on, follows, may_level_up, ripe
from playmat.engine.table.pokemon import body_card
from playmat.kinds import stages
from playmat.model.definitions import Filter, Selector
from playmat.model.state import Mon, Scope, State


@final
class EvolvesFromNamed(Filter):
    """Evolves from a card with that name; a leveled-up Pokémon counts as before. [EVOLVE-17]"""

    def __init__(self, name: i64) -> None:
        self.name = name

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return self.name in body_card(st, mon).stacks_on  # a LV.X evolves as the card below it

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return self.name in st.cards[copy].stacks_on


@final
class DescendsFrom(Filter):
    """Belongs to an evolution line, whatever stages are in between."""

    def __init__(self, line: i64) -> None:
        self.line = line

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return self.line in body_card(st, mon).forebears

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return self.line in st.cards[copy].forebears


@final
class EvolvesFrom(Filter):
    """Is a card that evolves from one of these Pokémon; stages may be skipped."""

    def __init__(self, of: Selector, skip: bool, timed: bool, grown: bool) -> None:
        self.of = of
        self.skip = skip
        self.timed = timed  # the text respects the turn a Pokémon came into play
        self.grown = grown  # the text evolves Pokémon

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return self.from_any(st, sc, copy, self.of.mons(st, sc))

    def fitting(self, st: State, sc: Scope, copies: list[i64]) -> list[i64]:
        mons = self.of.mons(st, sc)
        return [copy for copy in copies if self.from_any(st, sc, copy, mons)]

    def from_any(self, st: State, sc: Scope, copy: i64, mons: list[Mon]) -> bool:
        """Whether a card evolves from any of these Pokémon."""
        for m in mons:
            if fits_on(st, sc, copy, m, self.skip, self.grown):
                if not self.timed or ripe(st, m) or early_by_card(st, st.cards[copy], m):
                    return True
        return False


@final
class EvolvesInto(Filter):
    """Is a Pokémon that evolves into one of those cards; stages may be skipped."""

    def __init__(self, of: Selector, skip: bool, timed: bool, grown: bool) -> None:
        self.of = of
        self.skip = skip
        self.timed = timed
        self.grown = grown

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        for copy in self.of.pick(st, sc):
            if fits_on(st, sc, copy, mon, self.skip, self.grown):
                if not self.timed or ripe(st, mon) or early_by_card(st, st.cards[copy], mon):
                    return True
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        for above in self.of.pick(st, sc):
            if follows(st, st.cards[above], st.cards[copy], self.skip):
                return True
        return False


@final
class MayEvolve(Filter):
    """Is a Pokémon that could evolve this turn, as far as turns go. [EVOLVE-03, EVOLVE-04]"""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if ripe(st, mon):
            return True
        for copy in st.sides[mon.seat].hand:
            d = st.cards[copy]
            if early_by_card(st, d, mon) and follows(st, d, mon.top, True):
                return True
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class HasEvolution(Filter):
    """Is a Pokémon that some card evolves from, even outside this match."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return mon.top.grows

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return st.cards[copy].grows


@final
class LevelsFrom(Filter):
    """Is a Level-Up card of one of these Pokémon. [CARD-LVX-1]"""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        for m in self.of.mons(st, sc):
            if may_level_up(st.cards[copy], m.top):
                return True
        return False


@final
class LevelsInto(Filter):
    """Is a Pokémon that one of those cards levels up. [CARD-LVX-1]"""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        for copy in self.of.pick(st, sc):
            if may_level_up(st.cards[copy], mon.top):
                return True
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class OtherHalf(Filter):
    """Is the other half of one of those LEGEND cards. [CARD-LEG-1]

    If both halves are among them, only the first counts, because their order cannot matter.
    """

    def __init__(self, of: Selector) -> None:
        self.of = of

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        d = st.cards[copy]
        if d.stage != stages.LEGEND:
            return False
        those = self.of.pick(st, sc)
        if copy in those and d.half > 0:
            return False
        for other in those:
            e = st.cards[other]
            if e.stage == stages.LEGEND and e.name_id == d.name_id and e.half != d.half:
                return True
        return False
