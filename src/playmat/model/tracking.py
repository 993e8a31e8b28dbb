"""Keeping track of cards that look alike: what is still known once one was seen elsewhere."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.model.state import State


def bit_of(n: i64) -> i64:
    """Return the bit of a seat or of a Prize's slot."""
    bit: i64 = 1
    for _ in range(n):
        bit *= 2
    return bit


def position(cards: tuple[i64, ...], copy: i64) -> i64:
    """Return the position of a card that is among others; compiled, ``tuple.index`` is slow."""
    at: i64 = 0
    for other in cards:
        if other == copy:
            return at
        at += 1
    raise ValueError(copy)


def but_one(cards: tuple[i64, ...], at: i64) -> tuple[i64, ...]:
    """Return the cards but for the one at a position."""
    return cards[:at] + cards[at + 1 :]


def less_one(st: State, known: tuple[i64, ...], copy: i64) -> tuple[i64, ...]:
    """Return known cards less one that was seen elsewhere: that copy, or any that looks like it."""
    if copy in known:
        return but_one(known, position(known, copy))
    at: i64 = 0
    for other in known:
        if other >= 0 and st.cards[other] is st.cards[copy]:
            return but_one(known, at)
        at += 1
    return known


def with_shown(st: State, known: tuple[i64, ...], shown: list[i64]) -> tuple[i64, ...]:
    """Return known cards and some shown together, which may be ones that were known before."""
    old = tuple([c for c in known if c not in shown])
    for copy in shown:
        if copy not in known:
            old = less_one(st, old, copy)
    return old + tuple(shown)
