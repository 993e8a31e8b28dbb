"""The dealer: a generator specified here, so that a seed means the same game everywhere."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from playmat.model.state import State

MASK32: Final = 0xFFFFFFFF
STEP: Final = 0x9E3779B9


def seed(st: State, value: i64) -> None:
    """Seed the dealer with up to 64 bits, spread over four words by splitmix32."""
    x = ((value & MASK32) + STEP) & MASK32
    st.s0 = mix_bits(x)
    x = (x + STEP) & MASK32
    st.s1 = mix_bits(x)
    x = ((x ^ (value >> 32)) + STEP) & MASK32
    st.s2 = mix_bits(x)
    st.s3 = mix_bits((x + STEP) & MASK32) | 1  # never all zero


def mix_bits(z: i64) -> i64:
    """One step of splitmix32: mix 32 bits."""
    z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK32
    z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK32
    return z ^ (z >> 15)


def deal(st: State, n: i64) -> i64:
    """Draw a random number from 0 to n - 1."""
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
    """Put cards in a random order, with the same result as swapping by ``deal``."""
    places = cast("list[object]", cards)  # compiled, swaps need no conversion to numbers
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
