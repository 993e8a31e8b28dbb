"""What felled a Pokémon: the blow that its Knock Out is put down to. [KO-01]

It is one number, noted only by the blow with which damage comes up to the HP, or by a text that
Knocks Out; whatever else hurts the Pokémon then changes nothing about it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.effects.query import max_hp
from playmat.kinds import causes
from playmat.model.state import Mon, State

NOBODY: Final = 1  # which a Pokémon is more than, so that a blow by none is a number too
CAUSES: Final = 16


def note_fell(st: State, m: Mon, before: i64, cause: i64, by: i64, damages: bool) -> None:
    """Note what has brought a Pokémon's damage up from so much, if that felled it."""
    if m.out or (m.damage < m.top.hp and not st.match.hp_falls):
        return
    if before < max_hp(st, m) <= m.damage:
        m.felled = blow(cause, by, damages)


def note_knocked_out(m: Mon, cause: i64, by: i64) -> None:
    """Note the text that Knocks Out a Pokémon, unless it lies already."""
    if not m.out:
        m.felled = blow(cause, by, False)


def blow(cause: i64, by: i64, damages: bool) -> i64:
    """Return a blow as a number: whose it is, if a Pokémon's, what it is of, and if it damages."""
    whose = by if cause == causes.ATTACK or cause == causes.POWER else -1
    return ((whose + NOBODY) * CAUSES + cause) * 2 + (1 if damages else 0)


def felled_cause(st: State, m: Mon) -> i64:
    """Return the source of what felled a Pokémon.

    One that no blow felled lost HP, which is put down to the attack under way if there is one.
    """
    if m.felled < 0:
        return causes.ATTACK if st.attacker >= 0 else causes.RULE
    cause = m.felled // 2 % CAUSES
    return causes.RULE if cause == causes.ATTACK and st.attacker < 0 else cause


def felled_by(st: State, m: Mon) -> i64:
    """Return the serial of the Pokémon that felled another; -1 if none did."""
    return st.attacker if m.felled < 0 else m.felled // 2 // CAUSES - NOBODY


def by_attack_damage(st: State, m: Mon) -> bool:
    """Return whether the damage of an attack felled a Pokémon, not something else it does."""
    return m.felled >= 0 and m.felled % 2 == 1 and felled_cause(st, m) == causes.ATTACK
