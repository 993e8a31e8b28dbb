"""An answer as one number: what kind it is, and the cards and places it names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.model.definitions import AttackDef, UseDef
from playmat.model.state import Mon, State


def kind(option: i64) -> i64:
    """Return the kind of a packed option."""
    return option >> 48


def field_a(option: i64) -> i64:
    """Return the first field of a packed option."""
    return (option >> 32) & 65535


def field_b(option: i64) -> i64:
    """Return the second field of a packed option."""
    return (option >> 16) & 65535


def field_c(option: i64) -> i64:
    """Return the third field of a packed option."""
    return option & 65535


ACTIVE_PLACES: Final = 2  # the places of a seat below this one are Actives


def use_name(use: UseDef) -> str:
    """Return the name of the power a use belongs to."""
    return use.owner.name if use.owner is not None else "text"


def use_at(st: State, m: Mon, n: i64) -> UseDef:
    """Return a use by its number: of a Pokémon's powers, of cards it holds, of those under it."""
    uses = [use for power in m.powers for use in power.uses]
    for copy in m.gear + m.stack[:-1]:
        uses.extend(st.cards[copy].uses)
    return uses[n]


def attack_at(st: State, m: Mon, n: i64) -> AttackDef:
    """Return an attack a Pokémon may announce by its number."""
    attacks = st.match.attack_list
    assert attacks is not None
    return attacks.of(st, m)[n]


def mon_in(st: State, place: i64) -> Mon:
    """Return the Pokémon that stands at a place."""
    side = st.sides[place >> 4]
    n = place & 15
    return side.actives[n] if n < ACTIVE_PLACES else side.bench[n - ACTIVE_PLACES]
