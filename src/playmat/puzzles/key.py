"""A position as a tuple, equal only for positions that play alike.

``search.core.position`` makes a short hash for searches that tolerate rare errors. An exact search
does not, so everything counts here except which of equal cards is which and the order of a hand.
"""

from __future__ import annotations

from typing import Any

from playmat.model.state import Mon, Side, State

Loose = tuple[frozenset[int], frozenset[int]]
"""The cards of each deck whose order is unknown."""

LOOSE = -2
"""Stands for any loose card at a place in a deck."""


def main_key(st: State, loose: Loose) -> tuple[Any, ...]:
    """The key of a position at the start of a move."""
    # Lasting effects may refer to copies by number; then equal cards are distinguished.
    kinds = None if st.lasting else st.cards
    return (
        int(st.turn),
        int(st.player),
        int(st.winner),
        int(st.chooser),
        int(st.attacks_made),
        int(st.stadium) if kinds is None or st.stadium < 0 else kinds[st.stadium].index,
        int(st.stadium_seat),
        st.stadium_used,
        tuple([effect_key(e) for e in st.lasting]),
        side_key(kinds, st.sides[0], loose[0]),
        side_key(kinds, st.sides[1], loose[1]),
    )


def full_key(st: State, loose: Loose) -> tuple[Any, ...]:
    """The key of a position at any point, including unfinished effects."""
    frames = tuple([(fr.code.index, fr.pc, fr.card, fr.me, tuple(fr.vars)) for fr in st.frames])
    happening = tuple([(h.kind, h.mon, h.amount, h.card, h.items) for h in st.happenings])
    asked = (int(st.ask), tuple(st.options), len(st.queue), int(st.attack), int(st.attacker))
    return (main_key(st, loose), frames, happening, asked)


def effect_key(e: Any) -> tuple[Any, ...]:
    """The key of a lasting effect; its stamp identifies its definition and order."""
    return (e.stamp, e.seat, e.me, e.card, e.until, e.last, e.on, e.also, tuple(e.vars))


def side_key(kinds: Any, side: Side, loose: frozenset[int]) -> tuple[Any, ...]:
    deck = side.deck[: side.left]
    return (
        tuple([LOOSE if c in loose else card_key(kinds, c) for c in deck]),
        bag(kinds, side.hand),
        bag(kinds, side.discard),
        tuple([card_key(kinds, c) for c in side.prizes]),
        bag(kinds, side.lost + side.beside + side.limbo + side.aside),
        tuple([mon_key(kinds, m) for m in side.actives]),
        tuple([mon_key(kinds, m) for m in side.bench]),
        (side.turns, side.energy_played, side.supporters, side.stadiums, side.retreats),
        (side.lost_mon_turn, side.used, side.lately),
    )


def mon_key(kinds: Any, m: Mon) -> tuple[Any, ...]:
    return (
        (m.serial, m.top.index, m.base.index, m.damage, m.conditions, m.out),
        tuple([card_key(kinds, c) for c in m.stack]),
        bag(kinds, m.energy),
        bag(kinds, m.gear),
        (m.poison, m.burn, m.confusion, m.sleep, m.paralyzed, m.entered, m.changed, m.stuck),
        (m.used, m.markers, m.lately),
        (m.last_attack, m.attacked, m.hurt, m.hurt_turn, m.hurt_by, m.felled),
    )


def bag(kinds: Any, copies: Any) -> tuple[int, ...]:
    return tuple(sorted([card_key(kinds, c) for c in copies]))


def card_key(kinds: Any, copy: int) -> int:
    """A card by print, or by copy if copies are distinguished; -1 for no card."""
    return copy if copy < 0 or kinds is None else kinds[copy].index
