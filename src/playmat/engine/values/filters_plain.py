"""One-word filters, and the kinds of card they name."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.effects.energy import unit_total
from playmat.engine.effects.in_force import entries, holds
from playmat.engine.table.cards import guise_word, has_tool, is_evolution_card, trainer_word
from playmat.engine.table.pokemon import is_active, is_basic, is_evolved, stage_of
from playmat.kinds import events, stages, supertypes
from playmat.kinds.filters import (
    AFFLICTED,
    BASIC,
    BASIC_ENERGY,
    DAMAGED,
    ENERGY,
    EVOLUTION,
    EVOLVED,
    HAS_ENERGY,
    HAS_TOOL,
    IS_ACTIVE,
    IS_BENCHED,
    NAMES,
    NEW,
    POKEMON,
    SPECIAL_ENERGY,
    STAGE1,
    STAGE2,
    TRAINER,
)
from playmat.kinds.queries import COUNTS_AS_SPECIAL
from playmat.model.definitions import Filter
from playmat.model.state import Mon, Scope, State
from playmat.model.zones import holder


@final
class Damaged(Filter):
    """Has damage on it; by far the most frequent one-word filter."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        return mon.damage > 0

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        return False


@final
class Plain(Filter):
    """Any other one-word filter."""

    def __init__(self, word: str) -> None:
        self.word: i64 = NAMES.index(word)

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        word = self.word
        if word < DAMAGED:
            return self.printed(st, mon)
        if word == AFFLICTED:
            return mon.conditions != 0
        if word == HAS_TOOL:
            return has_tool(st, mon)
        if word == HAS_ENERGY:
            return unit_total(st, mon) > 0
        if word == IS_ACTIVE:
            return is_active(st.sides[mon.seat], mon)
        if word == IS_BENCHED:
            return not is_active(st.sides[mon.seat], mon)
        if word == NEW:
            return mon.entered == st.turn
        return False

    def printed(self, st: State, mon: Mon) -> bool:
        """Whether a Pokémon is of a kind that depends on its cards."""
        word = self.word
        if word == POKEMON:
            return True
        if word == BASIC:
            return is_basic(st, mon)
        if word == STAGE1:
            return stage_of(st, mon) == stages.STAGE1 and not is_basic(st, mon)
        if word == STAGE2:
            return stage_of(st, mon) == stages.STAGE2 and not is_basic(st, mon)
        if word == EVOLUTION:  # an Evolution Pokémon, however it came into play
            return is_evolved(st, mon) or (is_evolution_card(mon.top) and not is_basic(st, mon))
        if word == EVOLVED:
            return is_evolved(st, mon)
        return (
            word == TRAINER and mon.top.supertype == supertypes.TRAINER and mon.top.as_trainer_too
        )

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        d = st.cards[copy]
        word = self.word
        if word >= DAMAGED:
            m = holder(st, copy)
            return m is not None and self.mon(st, sc, m)
        if d.supertype == supertypes.POKEMON:
            m = holder(st, copy)
            if m is not None and copy not in m.stack:
                return guise_word(st, word, copy in m.energy)
            if m is not None and word == BASIC and copy == m.stack[0] and is_basic(st, m):
                return True  # a text may make it count as one
            if m is not None and word == BASIC and copy != m.stack[0]:
                return False  # a card on top of a Baby is not a Basic there [CARD-BABY-5]
            if m is not None and word == EVOLUTION and d.stage == stages.BASIC:
                return copy != m.stack[0] and not is_laid(st, sc, copy)  # but an Evolution card
        if word == POKEMON:
            return d.supertype == supertypes.POKEMON
        if word == BASIC:
            return (
                d.stage == stages.BASIC
                if d.supertype == supertypes.POKEMON
                else at_the_root(st, copy)
            )
        if word == STAGE1:
            return d.stage == stages.STAGE1
        if word == STAGE2:
            return d.stage == stages.STAGE2
        if word == EVOLUTION or word == EVOLVED:
            return is_evolution_card(d)
        if word == ENERGY:
            return d.supertype == supertypes.ENERGY
        if word == BASIC_ENERGY:
            return d.basic_energy and not made_special(st, copy)
        if word == SPECIAL_ENERGY:
            return d.special_energy or made_special(st, copy)
        return trainer_word(st, d, word)


def is_laid(st: State, sc: Scope, copy: i64) -> bool:
    """Whether a card is the one whose evolving the text reacts to. [CARD-BABY-5]"""
    if sc.event < 0:
        return False
    h = st.happenings[sc.event]
    return h.kind == events.EVOLVED and h.card == copy


def made_special(st: State, copy: i64) -> bool:
    """Whether a text makes an attached card count as a special Energy card."""
    index = entries(st, COUNTS_AS_SPECIAL)
    if len(index) == 0 or holder(st, copy) is None:
        return False
    for e in index:
        assert e.mod is not None
        if e.mod.cards is not None and copy in e.mod.cards.pick(st, e) and holds(st, e):
            return True
    return False


def at_the_root(st: State, copy: i64) -> bool:
    """Whether a card played as if it were a Basic Pokémon is one in play. [CARD-FOS-4]"""
    m = holder(st, copy)
    return m is not None and m.stack[0] == copy
