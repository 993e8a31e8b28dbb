"""The dealer: a generator specified here, so that a seed means the same game everywhere."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.model.state import MASK32, State


def seed(st: State, value: i64) -> None:
    """Start the dealer from a seed of any 64 bits, spread over the four words by splitmix32."""
    low = value & MASK32
    high = (value >> 32) & MASK32
    x = low
    words: list[i64] = []
    for n in range(4):
        if n == 2:
            x ^= high
        x = (x + 0x9E3779B9) & MASK32
        z = x
        z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK32
        z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK32
        words.append(z ^ (z >> 15))
    st.s0 = words[0]
    st.s1 = words[1]
    st.s2 = words[2]
    st.s3 = words[3] | 1  # never all zero


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
        card = cards[n]
        cards[n] = cards[j]
        cards[j] = card
    st.s0 = s0
    st.s1 = s1
    st.s2 = s2
    st.s3 = s3
