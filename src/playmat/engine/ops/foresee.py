"""Asking within a text whether a Pokémon is Knocked Out, before Knock Outs are resolved."""

from __future__ import annotations

from typing import final

from playmat.engine.knockout import fallen, propose
from playmat.engine.table.history import DOOMED, noted, since
from playmat.model.definitions import Condition, Op, Selector
from playmat.model.state import Frame, Scope, State


@final
class Falls(Condition):
    """None of these Pokémon stays in play, as far as is known. [KO-01]"""

    def __init__(self, who: Selector) -> None:
        self.who = who

    def test(self, st: State, sc: Scope) -> bool:
        for serial in self.who.pick(st, sc):
            m = st.mon(serial)
            if m is not None and not fallen(st, m):
                return False
        return True


@final
class Foresee(Op):
    """Let effects replace Knock Outs that the text is about to ask for. [KO-01]"""

    def __init__(self, who: Selector) -> None:
        self.who = who

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.who.pick(st, fr):
            m = st.mon(serial)
            if m is not None and fallen(st, m) and not noted(m.lately, DOOMED, st.turn):
                propose(st, m)
        return False


@final
class Doom(Op):
    """Note Knock Outs that were not replaced, so that effects are not asked again. [KO-01]"""

    def __init__(self, who: Selector) -> None:
        self.who = who

    def step(self, st: State, fr: Frame) -> bool:
        for serial in self.who.pick(st, fr):
            m = st.mon(serial)
            if m is not None and m.out:
                m.lately = (*since(m.lately, st.turn - 2), DOOMED, st.turn)
        return False
