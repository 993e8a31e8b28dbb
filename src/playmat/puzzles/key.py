"""A position as a tuple: equal only where nothing that could be played differently differs.

``search.core.position`` makes a short number for players who may be wrong once in a while; an exact
search may not, so here everything counts but the names of equal cards and the order of a hand.
"""

from __future__ import annotations

from typing import Any

from playmat.model.state import Mon, Side, State

Loose = tuple[frozenset[int], frozenset[int]]
"""The cards of each deck whose order nobody knows."""

LOOSE = -2
"""What stands in a key for a place of a deck that any of those cards may be at."""


def main_key(st: State, loose: Loose) -> tuple[Any, ...]:
    """Return the key of a position at a turn's main question."""
    # An effect may remember a copy by its number; then copies are told apart.
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
    """Return the key of a position anywhere, texts under way included."""
    frames = tuple([(fr.code.index, fr.pc, fr.card, fr.me, tuple(fr.vars)) for fr in st.frames])
    happening = tuple([(h.kind, h.mon, h.amount, h.card, h.items) for h in st.happenings])
    asked = (int(st.ask), tuple(st.options), len(st.queue), int(st.attack), int(st.attacker))
    return (main_key(st, loose), frames, happening, asked)


def effect_key(e: Any) -> tuple[Any, ...]:
    """Return what a lasting effect is; its stamp stands for its definition and its order."""
    return (e.stamp, e.seat, e.me, e.card, e.until, e.last, e.on, e.also, tuple(e.vars))


def side_key(kinds: Any, side: Side, loose: frozenset[int]) -> tuple[Any, ...]:
    """Return one half of the table."""
    deck = side.deck[: side.left]
    return (
        tuple([LOOSE if c in loose else named(kinds, c) for c in deck]),
        bag(kinds, side.hand),
        bag(kinds, side.discard),
        tuple([named(kinds, c) for c in side.prizes]),
        bag(kinds, side.lost + side.beside + side.limbo + side.aside),
        tuple([mon_key(kinds, m) for m in side.actives]),
        tuple([mon_key(kinds, m) for m in side.bench]),
        (side.turns, side.energy_played, side.supporters, side.stadiums, side.retreats),
        (side.lost_mon_turn, side.used, side.lately),
    )


def mon_key(kinds: Any, m: Mon) -> tuple[Any, ...]:
    """Return one Pokémon in play."""
    return (
        (m.serial, m.top.index, m.base.index, m.damage, m.conditions, m.out),
        tuple([named(kinds, c) for c in m.stack]),
        bag(kinds, m.energy),
        bag(kinds, m.gear),
        (m.poison, m.burn, m.confusion, m.sleep, m.paralyzed, m.entered, m.changed, m.stuck),
        (m.used, m.markers, m.lately),
        (m.last_attack, m.attacked, m.hurt, m.hurt_turn, m.hurt_by, m.felled),
    )


def bag(kinds: Any, copies: Any) -> tuple[int, ...]:
    """Return some cards in any order."""
    return tuple(sorted([named(kinds, c) for c in copies]))


def named(kinds: Any, copy: int) -> int:
    """Return a card by its print, or by its copy where copies are told apart; -1 is none."""
    return copy if copy < 0 or kinds is None else kinds[copy].index
