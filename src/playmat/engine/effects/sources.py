"""Which sources of effects a shield names."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.kinds import causes, powers
from playmat.model.definitions import PowerDef
from playmat.model.state import Effect, Mon, State


def comes_from(
    st: State, e: Effect, cause: i64, source: Mon | None, seat: i64, card: i64 = -1
) -> bool:
    """Whether a shield names the source of an effect, or the *card* with the text."""
    d = e.mod
    assert d is not None
    if d.cause >= 0 and d.cause != cause:
        if d.cause != causes.ABILITY or cause != causes.POWER or not by_ability(st, source, card):
            return False
    elif d.cause == causes.POWER and by_ability(st, source, card):
        return False  # an Ability is not a Pokémon Power [POW-3]
    if d.source_seats & (1 if seat == e.seat else 2) == 0:
        return False
    if d.source_fit is not None and (source is None or not d.source_fit.mon(st, e, source)):
        return False
    return d.source is None or (source is not None and source.serial in d.source.pick(st, e))


def by_ability(st: State, source: Mon | None, card: i64) -> bool:
    """Whether a power's effect is an Ability's; its card may be under the Pokémon. [POW-6]"""
    if card >= 0 and (source is None or card in source.stack[:-1]):
        return any_ability(st.cards[card].powers)
    return has_ability(source)


def has_ability(m: Mon | None) -> bool:
    """Whether a Pokémon has an Ability, by its label. [POW-6]"""
    return m is not None and any_ability(m.powers)


def any_ability(held: list[PowerDef]) -> bool:
    """Whether any of these powers is an Ability. [POW-6]"""
    for power in held:
        if power.kind == powers.ABILITY:
            return True
    return False
