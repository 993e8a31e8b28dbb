"""Too many Tools or Benched Pokémon: the player discards down. [TOOL-1, BENCH-02]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine.changes.pokemon import break_up, move_card, move_cards
from playmat.engine.effects.query import bench_limit, tool_slots, tools_on
from playmat.engine.record import note
from playmat.engine.table.cards import is_tool
from playmat.engine.values.pick_options import options_for
from playmat.engine.values.selectors import CARDS
from playmat.engine.vm import ask
from playmat.kinds import asks, causes, players, zones
from playmat.model.definitions import Op
from playmat.model.option import field_a
from playmat.model.place import bench_row, mon_at
from playmat.model.state import Frame, Mon, State


def overloaded(st: State) -> Mon | None:
    """A Pokémon with more Tools than it may hold, the turn player's first."""
    seat = st.player
    for _ in st.sides:
        for m in st.sides[seat].actives:
            if overloads(st, m):
                return m
        for m in st.sides[seat].bench:
            if overloads(st, m):
                return m
        seat = 1 - seat
    return None


def overloads(st: State, m: Mon) -> bool:
    """Whether a Pokémon has more Tools than it may hold."""
    return len(m.gear) > 1 and tools_on(st, m) > tool_slots(st, m)


@final
class AskTool(Op):
    """Ask which Tool to discard when a Pokémon has too many. [CARD-TRAIT]"""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        m = overloaded(st)
        if m is None:
            fr.pc = self.to
            return False
        tools = [copy for copy in m.gear if is_tool(st.cards[copy])]
        return ask(st, m.seat, asks.DISCARD_DOWN, options_for(st, CARDS, tools, True))


@final
class TakeTool(Op):
    def __init__(self) -> None:
        self.back: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        move_card(st, field_a(st.answer), zones.DISCARD, players.BOTH_SEE, causes.RULE, fr.seat)
        fr.pc = self.back
        return False


def crowded(st: State, seat: i64) -> bool:
    """Whether a player has more Benched Pokémon than there is room for. [BENCH-02]"""
    benched = len(st.sides[seat].bench)
    return benched > st.match.room and benched > bench_limit(st, seat)


@final
class AskDown(Op):
    """Ask which Benched Pokémon to discard when the Bench has become too small."""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        seat = st.player
        if not crowded(st, seat):
            seat = 1 - seat
            if not crowded(st, seat):
                fr.pc = self.to
                return False
        return ask(st, seat, asks.DISCARD_DOWN, bench_row(st, seat))


@final
class TakeDown(Op):
    """Discard the Pokémon chosen, which is not a Knock Out."""

    def __init__(self) -> None:
        self.back: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        m = mon_at(st, field_a(st.answer))
        cards = break_up(st, m)
        note(st, "leave_play", "bench", m.seat, m, cards=cards)
        move_cards(st, cards, zones.DISCARD, players.BOTH_SEE, causes.RULE, m.seat)
        fr.pc = self.back
        return False
