"""What the running programs say about the pending choice, so that other code need not read them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.engine import retreat, setup
from playmat.engine.effects.query import bench_limit
from playmat.engine.knockout import OWED_A, OWED_B
from playmat.engine.mulligan import MulliganShuffle
from playmat.engine.ops.cards import Attach
from playmat.engine.ops.choose import (
    AskOrderOf,
    AskPaying,
    AskPick,
    AskRandom,
    AskUnits,
    units_of_cards,
)
from playmat.engine.ops.damage import AskSpread
from playmat.engine.ops.lasting import AskPrizeByText
from playmat.engine.overflow import AskDown
from playmat.engine.prizes import AskPrize
from playmat.engine.values.selectors import CARDS, HeldPick
from playmat.kinds import answers
from playmat.model.asked import Asked
from playmat.model.definitions import CardDef, Code, Op
from playmat.model.option import STOP, kind
from playmat.model.state import Frame, State


@final
class Counts:
    """How many items a choice asks for, least and most in all, and how many were chosen."""

    def __init__(self, least: i64, most: i64, chosen: i64) -> None:
        self.least = least
        self.most = most
        self.chosen = chosen
        self.picked: tuple[i64, ...] | None = None  # what a text has picked so far
        self.cards = False  # whether those are copies of cards


def counts(st: State) -> Counts:
    """How many items the pending choice asks for; Energy is counted in units."""
    fr = st.frames[-1]
    op = fr.code.ops[fr.pc - 1]
    if isinstance(op, AskPick) and op.least is not None and op.most is not None:
        held = fr.vars[op.reg]
        found = Counts(op.least.value(st, fr), op.most.value(st, fr), len(held))
        found.picked = held
        found.cards = op.sort == CARDS
        return found
    if isinstance(op, AskUnits):
        wanted = op.units.value(st, fr)
        return Counts(wanted, wanted, units_of_cards(st, fr.vars[op.reg], op.mask))
    if isinstance(op, AskPaying):
        symbols: i64 = len(op.units)
        return Counts(symbols, symbols, op.met(st, fr.vars[op.reg], symbols))
    if isinstance(op, AskRandom):
        many = op.count.value(st, fr)
        return Counts(many, many, len(fr.vars[op.reg]))
    if isinstance(op, AskOrderOf):
        return Counts(len(fr.vars[op.rest]), len(fr.vars[op.rest]), len(fr.vars[op.reg]))
    left = still_owed(st, fr, op)
    return Counts(0 if STOP in st.options else left, left, 0)


def still_owed(st: State, fr: Frame, op: Op) -> i64:
    """How many items are left of a choice that takes effect one by one."""
    if isinstance(op, (AskSpread, AskPrizeByText)):
        return fr.vars[op.left][0]
    if isinstance(op, AskPrize):
        return fr.vars[OWED_A if st.chooser == 0 else OWED_B][0]
    if isinstance(op, retreat.AskPay):
        return fr.vars[retreat.LEFT][0]
    if isinstance(op, (setup.AskBench, setup.BenchBonusAsk)):
        return bench_limit(st, st.chooser) - len(st.sides[st.chooser].bench)
    if isinstance(op, AskDown):
        return len(st.sides[st.chooser].bench) - bench_limit(st, st.chooser)
    return 1


def asking_card(st: State) -> i64:
    """The copy whose text asks, or -1 if the rules do."""
    return st.frames[-1].card


def asking_text(st: State) -> CardDef | None:
    """The card whose text asks; for a copied attack, the card it is printed on."""
    fr = st.frames[-1]
    if fr.code.card >= 0:
        return st.match.defs[fr.code.card]
    return st.cards[fr.card] if fr.card >= 0 else None


def asking_word(st: State) -> Asked | None:
    """The word of a card's program that asks, or None if the rules do."""
    fr = st.frames[-1]
    found: Asked | None = None
    for asked in fr.code.asked:
        if asked.at >= fr.pc:
            break
        found = asked
    return found


def asking_code(st: State) -> Code:
    return st.frames[-1].code


def to_be_attached(st: State) -> tuple[i64, ...]:
    """The cards that the current text attaches to the Pokémon being picked."""
    fr = st.frames[-1]
    asks = fr.code.ops[fr.pc - 1]
    if not isinstance(asks, AskPick):
        return ()
    for op in fr.code.ops[fr.pc :]:
        if isinstance(op, Attach) and isinstance(op.to, HeldPick) and op.to.reg == asks.reg:
            return op.cards.pick(st, fr)
    return ()


def asks_its_own(st: State) -> bool:
    """Whether the choosing player is the one whose text it is."""
    return st.chooser == st.frames[-1].seat


def redraws(st: State) -> bool:
    """Whether a deck is shuffled because its opening hand goes back into it. [SETUP-05]"""
    fr = st.frames[-1]
    return isinstance(fr.code.ops[fr.pc - 1], MulliganShuffle)


def stands_still(st: State) -> bool:
    """Whether a battle timer is paused: for mandatory choices between turns. [ER-9]

    Choices that a player may decline cost that player's time, as always between turns.
    """
    if st.winner >= 0 or st.frames[0].pc <= st.match.between_start:
        return False
    for option in st.options:
        answer = kind(option)
        if answer == answers.NO or answer == answers.STOP:
            return False
    return True
