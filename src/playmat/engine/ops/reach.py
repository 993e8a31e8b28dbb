"""Which Pokémon and cards a text could affect before it is used."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.effects.in_force import entries
from playmat.engine.effects.shields import untouched
from playmat.engine.effects.wards import rooted_by
from playmat.engine.ops.switch import ward_from_all
from playmat.kinds import causes
from playmat.kinds.queries import CAN_DISCARD, CAN_LEAVE_ACTIVE, PREVENT_EFFECTS
from playmat.model.definitions import Condition, Selector
from playmat.model.state import Mon, Scope, State


def gives_way(st: State, sc: Scope, cause: i64, m: Mon) -> bool:
    """Whether a text with this cause may move a Pokémon out of the Active place."""
    if rooted_by(st, sc, m) is not None:
        return False
    if cause == causes.TRAINER:
        return ward_from_all(st, sc, m) is None
    attacked = cause == causes.ATTACK and m.seat != sc.seat
    return not (attacked and untouched(st, m, causes.ATTACK, sc.me, sc.seat))


@final
class GivesWay(Condition):
    """One of these Pokémon may be moved out of the Active place by a text not yet used."""

    def __init__(self, of: Selector, cause: i64) -> None:
        self.of = of
        self.cause = cause

    def test(self, st: State, sc: Scope) -> bool:
        if len(entries(st, CAN_LEAVE_ACTIVE)) == 0 and len(entries(st, PREVENT_EFFECTS)) == 0:
            return True  # there always is an Active
        for serial in self.of.pick(st, sc):
            m = st.mon(serial)
            if m is not None and gives_way(st, sc, self.cause, m):
                return True
        return False


@final
class NotLaidYet(Condition):
    """The player has put no effect in force this turn by a card with the same text."""

    def test(self, st: State, sc: Scope) -> bool:
        own = st.cards[sc.card].play
        for e in st.lasting:
            if e.since == st.turn and e.seat == sc.seat and e.cause == causes.TRAINER:
                laid = st.cards[e.card].play if e.card >= 0 else None
                if own is not None and laid is not None and laid.key == own.key:
                    return False
        return True


def all_loose(st: State) -> bool:
    """Whether nothing keeps any card where it is."""
    return len(entries(st, CAN_DISCARD)) == 0 and len(entries(st, PREVENT_EFFECTS)) == 0


def kept_off(st: State, sc: Scope, cause: i64, m: Mon) -> bool:
    """Whether a text may not pick a Pokémon; an attack may pick any on its own side."""
    if cause == causes.ATTACK and m.seat == sc.seat:
        return False
    return untouched(st, m, cause, sc.me, sc.seat, sc.card)
