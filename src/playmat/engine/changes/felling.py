"""The hit that Knocked Out a Pokémon. [KO-01]

It is stored as one number: set by the hit that brings damage up to the HP, or by a text that Knocks
Out. Later hits do not change it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.effects.query import max_hp
from playmat.kinds import causes
from playmat.model.state import Mon, State

NOBODY: Final = 1  # makes a hit by no Pokémon (-1) a positive number
CAUSES: Final = 16


def note_fell(st: State, m: Mon, before: i64, cause: i64, by: i64, damages: bool) -> None:
    """Note the cause of damage if it Knocked Out the Pokémon."""
    if m.out or (m.damage < m.top.hp and not st.match.hp_falls):
        return
    if before < max_hp(st, m) <= m.damage:
        m.felled = blow(cause, by, damages)


def note_knocked_out(m: Mon, cause: i64, by: i64) -> None:
    """Note the text that Knocks Out a Pokémon, unless it is already Knocked Out."""
    if not m.out:
        m.felled = blow(cause, by, False)


def blow(cause: i64, by: i64, damages: bool) -> i64:
    """Encode a hit: the Pokémon if one did it, the cause, and whether it is damage."""
    whose = by if cause == causes.ATTACK or cause == causes.POWER else -1
    return ((whose + NOBODY) * CAUSES + cause) * 2 + (1 if damages else 0)


def felled_cause(st: State, m: Mon) -> i64:
    """Source of the hit that Knocked Out a Pokémon.

    One that no hit Knocked Out has lost HP, which counts as the current attack's effect if there is
    one.
    """
    if m.felled < 0:
        return causes.ATTACK if st.attacker >= 0 else causes.RULE
    cause = m.felled // 2 % CAUSES
    return causes.RULE if cause == causes.ATTACK and st.attacker < 0 else cause


def felled_by(st: State, m: Mon) -> i64:
    """Serial of the Pokémon that Knocked Out another; -1 for none."""
    return st.attacker if m.felled < 0 else m.felled // 2 // CAUSES - NOBODY


def by_attack_damage(st: State, m: Mon) -> bool:
    """Whether a Pokémon was Knocked Out by damage of an attack, not by another effect of it."""
    return m.felled >= 0 and m.felled % 2 == 1 and felled_cause(st, m) == causes.ATTACK
