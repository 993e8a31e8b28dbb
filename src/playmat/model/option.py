"""An option as one number: its kind, and the cards, places and numbers it names.

The highest bits hold the kind; below are three fields of 16 bits each. Options that are offered
often may be computed by adding field units; all others are packed by ``packed``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import answers
from playmat.model.definitions import AttackDef, UseDef
from playmat.model.state import Mon, State

KIND: Final = 281474976710656
FIELD_A: Final = 4294967296
FIELD_B: Final = 65536


def packed(what: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack a kind and its fields into an option."""
    return what * KIND + a * FIELD_A + b * FIELD_B + c


def kind(option: i64) -> i64:
    return option >> 48


def field_a(option: i64) -> i64:
    return (option >> 32) & 65535


def field_b(option: i64) -> i64:
    return (option >> 16) & 65535


def field_c(option: i64) -> i64:
    return option & 65535


# Options without fields.
END: Final = packed(answers.END)
STOP: Final = packed(answers.STOP)
YES: Final = packed(answers.YES)
NO: Final = packed(answers.NO)
HEADS: Final = packed(answers.HEADS)
TAILS: Final = packed(answers.TAILS)
YES_NO: Final[list[i64]] = [YES, NO]
COINS: Final[list[i64]] = [HEADS, TAILS]


def use_name(use: UseDef) -> str:
    """Name of the power a use belongs to."""
    return use.owner.name if use.owner is not None else "text"


def use_at(st: State, m: Mon, n: i64) -> UseDef:
    """A Pokémon's use by number: first its powers', then those of cards on it and under it."""
    for power in m.powers:
        if n < len(power.uses):
            return power.uses[n]
        n -= len(power.uses)
    for copy in m.gear + m.energy + m.stack[:-1]:
        uses = st.cards[copy].uses
        if n < len(uses):
            return uses[n]
        n -= len(uses)
    raise IndexError("no such power")


def attack_at(st: State, m: Mon, n: i64) -> AttackDef:
    """An attack a Pokémon may announce, by number."""
    attacks = st.match.attack_list
    assert attacks is not None
    return attacks.of(st, m)[n]
