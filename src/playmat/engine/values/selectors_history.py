"""Selectors that go through a deck or recent history, and of the weakest Pokémon."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.effects.query import max_hp
from playmat.engine.table.history import FELL, GIVEN, MADE, PLAYED_CARD, SPENT, STRUCK
from playmat.engine.table.players import seat_of
from playmat.model.definitions import Filter, Selector
from playmat.model.state import NONE, Scope, State
from playmat.model.zones import deck_list


@final
class TopUntil(Selector):
    """The top cards of a deck up to the first that passes, or all if none does."""

    def __init__(self, who: i64, fit: Filter) -> None:
        self.who = who
        self.fit = fit

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        cards = deck_list(st.sides[seat_of(st, sc, self.who)])
        found: list[i64] = []
        for copy in reversed(cards):
            found.append(copy)
            if self.fit.card(st, sc, copy):
                break
        return tuple(found)


@final
class Fallen(Selector):
    """Top cards of a player's Pokémon Knocked Out by attack damage last turn."""

    def __init__(self, who: i64) -> None:
        self.who = who

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        notes = st.sides[seat_of(st, sc, self.who)].lately
        found: list[i64] = []
        n: i64 = 0
        while n < len(notes):
            if notes[n] & FELL != 0 and notes[n + 1] == st.turn - 1:
                found.append(notes[n] >> 1)
            n += 2
        return tuple(found)


@final
class MadeLastTurn(Selector):
    """The last attack made in a player's last turn, even if the attacker is gone or changed."""

    def __init__(self, who: i64) -> None:
        self.who = who

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        seat = seat_of(st, sc, self.who)
        notes = st.sides[seat].lately
        turn = st.turn - (2 if seat == st.player else 1)
        n: i64 = len(notes) - 2
        while n >= 0:
            if MADE <= notes[n] < SPENT and notes[n] & FELL == 0 and notes[n + 1] == turn:
                return ((notes[n] - MADE) >> 1,)
            n -= 2
        return NONE


@final
class GivenThisTurn(Selector):
    """Cards attached from hand to these Pokémon this turn, even if no longer there."""

    def __init__(self, to: Selector) -> None:
        self.to = to

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        found: list[i64] = []
        for m in self.to.mons(st, sc):
            n: i64 = 0
            while n < len(m.lately):
                what = m.lately[n]
                if GIVEN <= what < STRUCK and m.lately[n + 1] == st.turn:
                    found.append(what - GIVEN)
                n += 2
        return tuple(found)


@final
class Weakest(Selector):
    """Those Pokémon with the fewest HP left."""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        found: list[i64] = []
        fewest: i64 = 1000000
        for m in self.of.mons(st, sc):
            left = max_hp(st, m) - m.damage
            if left < fewest:
                fewest = left
                found = []
            if left == fewest:
                found.append(m.serial)
        return tuple(found)


@final
class PlayedThisTurn(Selector):
    """The Trainer cards a player has played from hand this turn, wherever they are."""

    def __init__(self, who: i64) -> None:
        self.who = who

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        notes = st.sides[seat_of(st, sc, self.who)].lately
        found: list[i64] = []
        n: i64 = 0
        while n < len(notes):
            if notes[n] >= PLAYED_CARD and notes[n] & FELL == 0 and notes[n + 1] == st.turn:
                found.append((notes[n] - PLAYED_CARD) >> 1)
            n += 2
        return tuple(found)


@final
class Spent(Selector):
    """Cards that a player's attack discarded from the attacker this turn."""

    def __init__(self, who: i64) -> None:
        self.who = who

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        side = st.sides[seat_of(st, sc, self.who)]
        found: list[i64] = []
        n: i64 = 0
        while n < len(side.lately):
            if SPENT <= side.lately[n] < PLAYED_CARD and side.lately[n + 1] == st.turn:
                copy = (side.lately[n] - SPENT) // 2
                if copy in side.discard:
                    found.append(copy)
            n += 2
        return tuple(found)


@final
class UnderWay(Selector):
    """The current attack."""

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        return (st.attack,) if st.attack >= 0 else NONE


@final
class LastAttack(Selector):
    """The attacks these Pokémon used in their last turn."""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        found: list[i64] = []
        for serial in self.of.pick(st, sc):
            m = st.remembered(serial)
            if m is not None and m.last_attack >= 0 and m.attacked >= st.turn - 1:
                found.append(m.last_attack)
        return tuple(found)
