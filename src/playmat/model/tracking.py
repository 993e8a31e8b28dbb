"""What is kept as tuples: known cards, which may look alike, and records of uses."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.model.state import NONE, State


def bit_of(n: i64) -> i64:
    """The bit of a seat or a Prize slot."""
    bit: i64 = 1
    for _ in range(n):
        bit *= 2
    return bit


def position(cards: tuple[i64, ...], copy: i64) -> i64:
    """Index of a card in a tuple; compiled, ``tuple.index`` is slow."""
    at: i64 = 0
    for other in cards:
        if other == copy:
            return at
        at += 1
    raise ValueError(copy)


def has(cards: tuple[i64, ...], copy: i64) -> bool:
    """Whether a card is in a tuple; compiled, ``in`` is slow."""
    for other in cards:
        if other == copy:
            return True
    return False


def but_one(cards: tuple[i64, ...], at: i64) -> tuple[i64, ...]:
    """The cards except the one at an index."""
    return cards[:at] + cards[at + 1 :] if at > 0 else cards[1:]


def and_one(cards: tuple[i64, ...], copy: i64) -> tuple[i64, ...]:
    """The cards and one more; compiled, a tuple display would first build a list."""
    return cards + (copy,) if cards else (copy,)


def less_one(st: State, known: tuple[i64, ...], copy: i64) -> tuple[i64, ...]:
    """Known cards without one seen elsewhere: that copy, or another of the same print."""
    d = st.cards[copy]
    at: i64 = 0
    like: i64 = -1
    for other in known:
        if other == copy:
            return but_one(known, at)
        if like < 0 and other >= 0 and st.cards[other] is d:
            like = at
        at += 1
    return known if like < 0 else but_one(known, like)


def with_shown(st: State, known: tuple[i64, ...], shown: tuple[i64, ...]) -> tuple[i64, ...]:
    """Known cards with some shown together, which may include cards known before."""
    if not known:
        return shown
    old = tuple([c for c in known if not has(shown, c)])
    for copy in shown:
        if not has(known, copy):
            old = less_one(st, old, copy)
    return old + shown


def current_records(used: tuple[i64, ...], turn: i64) -> tuple[i64, ...]:
    """The records that still matter: this turn's and those for the whole game."""
    kept = NONE  # usually nothing is kept, and no tuple is made
    n: i64 = 0
    while n < len(used):
        if used[n + 1] == turn or used[n + 1] == -1:
            kept = (*kept, used[n], used[n + 1])
        n += 2
    return kept
