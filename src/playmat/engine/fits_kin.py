"""Filters by what a card evolves from, by name, whether or not that card is in the match."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.fits import follows
from playmat.engine.query import applies, entries, permitted
from playmat.kinds import (
    POKEMON,
    Q_CAN_EVOLVE,
    Q_CAN_EVOLVE_FROM_HAND,
    Q_CAN_EVOLVE_UNAIDED,
    Q_EVOLVE_EARLY,
    ST_LEGEND,
    ST_LEVELUP,
    Z_HAND,
)
from playmat.model.linked import CardDef, Fit, Pick
from playmat.model.state import Mon, Scope, State
from playmat.model.zones import zone_of


@final
class EvolvesFromNamed(Fit):
    """Evolves from a card of that name."""

    def __init__(self, name: i64) -> None:
        self.name = name

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return self.name in mon.top.stacks_on

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return self.name in st.cards[copy].stacks_on


@final
class DescendsFrom(Fit):
    """Is of a line, whatever stages come between."""

    def __init__(self, line: i64) -> None:
        self.line = line

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return self.line in mon.top.forebears

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return self.line in st.cards[copy].forebears


@final
class EvolvesFrom(Fit):
    """A card that evolves from one of these Pokémon, stages between perhaps left out."""

    def __init__(self, of: Pick, skip: bool, timed: bool) -> None:
        self.of = of
        self.skip = skip
        self.timed = timed  # the text minds the turn a Pokémon came into play in

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        for m in self.of.mons(st, sc):
            if goes_on(st, sc, copy, m, self.skip):
                if not self.timed or ripe(st, m) or early_by_card(st.cards[copy]):
                    return True
        return False


@final
class EvolvesInto(Fit):
    """A Pokémon that evolves into one of those cards."""

    def __init__(self, of: Pick) -> None:
        self.of = of

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        for copy in self.of.pick(st, sc):
            if goes_on(st, sc, copy, mon, False):
                return True
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        for above in self.of.pick(st, sc):
            if follows(st, st.cards[above], st.cards[copy], False):
                return True
        return False


def goes_on(st: State, sc: Scope, copy: i64, m: Mon, skip: bool) -> bool:
    """Return whether a card evolves from a Pokémon; locks count for cards in hand. [EVOLVE-01]"""
    if not follows(st, st.cards[copy], m.top, skip):
        return False
    aided = sc.card < 0 or st.cards[sc.card].supertype == POKEMON
    return zone_of(st, copy) != Z_HAND or may_grow(st, m, True, aided)


def may_grow(st: State, m: Mon, by_hand: bool, aided: bool) -> bool:
    """Return whether no effect keeps a Pokémon from evolving by a card, perhaps of the hand.

    It is *aided* by the text of an attack or a power.
    """
    if not permitted(st, Q_CAN_EVOLVE, m, True):
        return False
    if by_hand and not permitted(st, Q_CAN_EVOLVE_FROM_HAND, m, True):
        return False
    return aided or permitted(st, Q_CAN_EVOLVE_UNAIDED, m, True)


def early_by_text(st: State, m: Mon) -> i64:
    """Return how early texts let a Pokémon evolve: 1 when it is new, 2 on the first turn too."""
    early: i64 = 0
    for e in entries(st, Q_EVOLVE_EARLY):
        assert e.mod is not None
        if applies(st, e, m):
            early = max(early, e.mod.value.value(st, e))
    return early


def early_by_card(d: CardDef) -> bool:
    """Return whether a card lets a Pokémon evolve early with it, as it says from the hand."""
    for power in d.powers:
        for static in power.statics:
            if static.where == 1:
                for mod in static.mods:
                    if mod.query == Q_EVOLVE_EARLY:
                        return True
    return False


def ripe(st: State, m: Mon) -> bool:
    """Return whether a Pokémon could be evolved in this turn by any card. [EVOLVE-03, EVOLVE-04]"""
    new = m.entered == st.turn or m.changed == st.turn
    needed: i64 = 2 if st.sides[m.seat].turns <= 1 else 1 if new else 0
    return needed == 0 or early_by_text(st, m) >= needed


@final
class MayEvolve(Fit):
    """A Pokémon that could be evolved in this turn, as far as turns go. [EVOLVE-03, EVOLVE-04]"""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        if ripe(st, mon):
            return True
        for copy in st.sides[mon.seat].hand:
            d = st.cards[copy]
            if early_by_card(d) and follows(st, d, mon.top, True):
                return True
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class LevelsFrom(Fit):
    """A Level-Up card of one of these Pokémon. [CARD-LVX-1]"""

    def __init__(self, of: Pick) -> None:
        self.of = of

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        for m in self.of.mons(st, sc):
            if levels(st.cards[copy], m.top):
                return True
        return False


@final
class LevelsInto(Fit):
    """A Pokémon that one of those cards levels up. [CARD-LVX-1]"""

    def __init__(self, of: Pick) -> None:
        self.of = of

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        for copy in self.of.pick(st, sc):
            if levels(st.cards[copy], mon.top):
                return True
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


def levels(d: CardDef, below: CardDef) -> bool:
    """Return whether a card levels up another by name, which is no Level-Up card itself."""
    return d.stage == ST_LEVELUP and below.name_id == d.from_id and below.stage != ST_LEVELUP


@final
class OtherHalf(Fit):
    """Is the other half of one of those LEGEND cards. [CARD-LEG-1]"""

    def __init__(self, of: Pick) -> None:
        self.of = of

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return False

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        d = st.cards[copy]
        if d.stage != ST_LEGEND:
            return False
        for other in self.of.pick(st, sc):
            e = st.cards[other]
            if e.stage == ST_LEGEND and e.name_id == d.name_id and e.half != d.half:
                return True
        return False
