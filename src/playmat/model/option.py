"""An answer as one number: what kind it is, and the cards, places and numbers it names.

The kind stands in the highest bits, above three fields of sixteen bits each.  What is offered again
and again may be added up of the units of the fields; everything else is packed by ``packed``.
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
    """Return an option of its kind and its fields."""
    return what * KIND + a * FIELD_A + b * FIELD_B + c


def kind(option: i64) -> i64:
    """Return the kind of an option."""
    return option >> 48


def field_a(option: i64) -> i64:
    """Return the first field of an option."""
    return (option >> 32) & 65535


def field_b(option: i64) -> i64:
    """Return the second field of an option."""
    return (option >> 16) & 65535


def field_c(option: i64) -> i64:
    """Return the third field of an option."""
    return option & 65535


# Options that name nothing.
END: Final = packed(answers.END)
STOP: Final = packed(answers.STOP)
YES: Final = packed(answers.YES)
NO: Final = packed(answers.NO)
HEADS: Final = packed(answers.HEADS)
TAILS: Final = packed(answers.TAILS)
YES_NO: Final[list[i64]] = [YES, NO]
COINS: Final[list[i64]] = [HEADS, TAILS]


def use_name(use: UseDef) -> str:
    """Return the name of the power a use belongs to."""
    return use.owner.name if use.owner is not None else "text"


def use_at(st: State, m: Mon, n: i64) -> UseDef:
    """Return a use by its number: of a Pokémon's powers, of cards it holds, of those under it."""
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
    """Return an attack a Pokémon may announce by its number."""
    attacks = st.match.attack_list
    assert attacks is not None
    return attacks.of(st, m)[n]
