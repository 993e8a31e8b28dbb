"""Selectors of what belongs to Pokémon: their cards and their attacks."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.effects.in_force import applies, entries
from playmat.engine.table.pokemon import all_cards
from playmat.kinds import modifiers, zones
from playmat.kinds.queries import ATTACK_LIST
from playmat.model.definitions import Filter, Selector
from playmat.model.state import NONE, Mon, Scope, State
from playmat.model.zones import zone_of


def left_of(st: State, m: Mon, cards: tuple[i64, ...]) -> tuple[i64, ...]:
    """Cards of a Knocked Out Pokémon that no effect has moved since. [KO-03]"""
    if st.mon(m.serial) is not None:
        return cards
    found: list[i64] = []
    for copy in cards:
        zone = zone_of(st, copy)
        if zone == zones.DISCARD or zone == zones.LIMBO:  # there, or on its way there
            found.append(copy)
    return tuple(found)


@final
class PartsOf(Selector):
    """Cards of Pokémon: attached ones, Energy, gear, the stack, what is under the top, the top."""

    def __init__(self, of: Selector, what: str) -> None:
        self.of = of
        self.what: i64 = (
            "attached",
            "energy_on",
            "gear_on",
            "stack",
            "under",
            "top_of",
            "whole",
        ).index(what)

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        found: tuple[i64, ...] = NONE
        for m in self.of.mons(st, sc):
            found = found + (left_of(st, m, self.parts(m)) if m.out else self.parts(m))
        return found

    def any(self, st: State, sc: Scope) -> bool:
        for m in self.of.mons(st, sc):
            if len(left_of(st, m, self.parts(m)) if m.out else self.parts(m)) > 0:
                return True
        return False

    def any_card(self, st: State, sc: Scope, fit: Filter) -> bool:
        for m in self.of.mons(st, sc):
            for copy in left_of(st, m, self.parts(m)) if m.out else self.parts(m):
                if fit.card(st, sc, copy):
                    return True
        return False

    def parts(self, m: Mon) -> tuple[i64, ...]:
        """One Pokémon's cards of that kind."""
        what = self.what
        if what == 0:
            return m.energy + m.gear
        if what == 1:
            return m.energy
        if what == 2:
            return m.gear
        if what == 3:
            return m.stack
        if what == 4:
            return m.stack[:-1]
        if what == 5:
            return m.stack[-1:]
        return all_cards(m)


@final
class AttacksOf(Selector):
    """Attacks of Pokémon in play or of Pokémon cards, each once, optionally with copied ones."""

    def __init__(self, of: Selector, mons: bool, copies: bool) -> None:
        self.of = of
        self.of_mons = mons
        self.copies = copies

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        found: list[i64] = []
        for item in self.of.pick(st, sc):
            m = st.remembered(item) if self.of_mons else None
            attacks = m.attacks if m is not None else st.cards[item].attacks
            if self.of_mons and m is None:
                continue
            for a in attacks:
                if a.index not in found:
                    found.append(a.index)
            if m is not None and self.copies and len(entries(st, ATTACK_LIST)) > 0:
                found.extend([n for n in copied(st, m) if n not in found])
        return tuple(found)


def copied(st: State, m: Mon) -> list[i64]:
    """Attacks a Pokémon has as copies."""
    found: list[i64] = []
    for e in st.mods[ATTACK_LIST]:
        d = e.mod
        assert d is not None
        if d.how == modifiers.SET and d.lent is not None and applies(st, e, m):
            found.extend([n for n in d.lent.pick(st, e) if n not in found])
    return found
