"""What the programs under way tell of the question pending, so that nobody else looks into them."""

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
    """How many are asked for in all, at least and at most, and how many have been chosen."""

    def __init__(self, least: i64, most: i64, chosen: i64) -> None:
        self.least = least
        self.most = most
        self.chosen = chosen
        self.picked: tuple[i64, ...] | None = None  # what a text has picked so far
        self.cards = False  # whether those are copies of cards


def counts(st: State) -> Counts:
    """Return how many the question pending asks for; Energy is counted in what it provides."""
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
    """Return how many are left of what is asked for one by one, each done at once."""
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
    """Return the copy whose text asks, or -1 where the rules do."""
    return st.frames[-1].card


def asking_text(st: State) -> CardDef | None:
    """Return the card whose text asks: of a copied attack, the card that it stands on."""
    fr = st.frames[-1]
    if fr.code.card >= 0:
        return st.match.defs[fr.code.card]
    return st.cards[fr.card] if fr.card >= 0 else None


def asking_word(st: State) -> Asked | None:
    """Return the word of a card's program that asks, or nothing where the rules do."""
    fr = st.frames[-1]
    found: Asked | None = None
    for asked in fr.code.asked:
        if asked.at >= fr.pc:
            break
        found = asked
    return found


def asking_code(st: State) -> Code:
    """Return the program that asks."""
    return st.frames[-1].code


def to_be_attached(st: State) -> tuple[i64, ...]:
    """Return the cards that the text which asks attaches to whoever is picked now."""
    fr = st.frames[-1]
    asks = fr.code.ops[fr.pc - 1]
    if not isinstance(asks, AskPick):
        return ()
    for op in fr.code.ops[fr.pc :]:
        if isinstance(op, Attach) and isinstance(op.to, HeldPick) and op.to.reg == asks.reg:
            return op.cards.pick(st, fr)
    return ()


def asks_its_own(st: State) -> bool:
    """Return whether the player who is asked is the one whose text it is."""
    return st.chooser == st.frames[-1].seat


def redraws(st: State) -> bool:
    """Return whether a deck is shuffled because its opening hand goes back into it. [SETUP-05]"""
    fr = st.frames[-1]
    return isinstance(fr.code.ops[fr.pc - 1], MulliganShuffle)


def stands_still(st: State) -> bool:
    """Return whether a battle timer stands still: for what must be done between turns. [ER-9]

    What a player may leave is that player's own time, between turns as ever.
    """
    if st.winner >= 0 or st.frames[0].pc <= st.match.between_start:
        return False
    for option in st.options:
        answer = kind(option)
        if answer == answers.NO or answer == answers.STOP:
            return False
    return True
