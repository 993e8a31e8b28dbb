"""The dealer: a generator specified here, so that a seed means the same game everywhere."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from playmat.model.state import State

MASK32: Final = 0xFFFFFFFF
STEP: Final = 0x9E3779B9


def seed(st: State, value: i64) -> None:
    """Start the dealer from a seed of any 64 bits, spread over the four words by splitmix32."""
    x = ((value & MASK32) + STEP) & MASK32
    st.s0 = spread(x)
    x = (x + STEP) & MASK32
    st.s1 = spread(x)
    x = ((x ^ (value >> 32)) + STEP) & MASK32
    st.s2 = spread(x)
    st.s3 = spread((x + STEP) & MASK32) | 1  # never all zero


def spread(z: i64) -> i64:
    """Return a number of 32 bits made of another by splitmix32."""
    z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK32
    z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK32
    return z ^ (z >> 15)


def deal(st: State, n: i64) -> i64:
    """Return a number from 0 to n - 1."""
    s0 = st.s0
    s1 = st.s1
    s2 = st.s2
    s3 = st.s3
    x = (s0 + s3) & MASK32
    x = ((x << 7) + (x >> 25) + s0) & MASK32
    t = (s1 << 9) & MASK32
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = ((s3 << 11) & MASK32) | (s3 >> 21)
    st.s0 = s0
    st.s1 = s1
    st.s2 = s2
    st.s3 = s3
    return (x * n) >> 32


def shuffle(st: State, cards: list[i64]) -> None:
    """Put cards in a random order, as drawing each place with ``deal`` would."""
    places = cast("list[object]", cards)  # compiled, what changes places is not read as a number
    s0 = st.s0
    s1 = st.s1
    s2 = st.s2
    s3 = st.s3
    n: i64 = len(cards)
    while n > 1:
        x = (s0 + s3) & MASK32
        x = ((x << 7) + (x >> 25) + s0) & MASK32
        t = (s1 << 9) & MASK32
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= t
        s3 = ((s3 << 11) & MASK32) | (s3 >> 21)
        j = (x * n) >> 32
        n -= 1
        card = places[n]
        places[n] = places[j]
        places[j] = card
    st.s0 = s0
    st.s1 = s1
    st.s2 = s2
    st.s3 = s3
