"""Pokémon that count as others: their faces are borrowed again after every change of the table."""

from __future__ import annotations

from typing import final

from playmat.engine.effects.in_force import applies
from playmat.engine.effects.index import collect
from playmat.engine.table.pokemon import set_faces
from playmat.kinds import queries
from playmat.model.definitions import AttackDef, CardDef, Identities, PowerDef
from playmat.model.state import Effect, Mon, State


class Guise:
    """What a Pokémon takes over from another, keeping the power that does so."""

    def __init__(self, m: Mon, other: Mon, power: PowerDef | None) -> None:
        self.mon = m
        self.top: CardDef = other.top
        self.base: CardDef = other.base
        self.attacks: list[AttackDef] = other.attacks
        self.powers: list[PowerDef] = other.powers + ([power] if power is not None else [])

    def put_on(self) -> None:
        """Make the Pokémon count as the other."""
        self.mon.top = self.top
        self.mon.base = self.base
        self.mon.attacks = self.attacks
        self.mon.powers = self.powers


@final
class Guises(Identities):
    """Pokémon that count as others, worked out again after every change of the table."""

    def put_on(self, st: State) -> None:
        disguise(st)


def disguise(st: State) -> None:
    """Give every Pokémon its own faces, then those of the one it counts as."""
    before = [m.top for m in in_play(st)]
    for m in in_play(st):
        set_faces(st, m)
    collect(st)
    guises = [guise for e in st.mods[queries.IDENTITY] for guise in guises_of(st, e)]
    for guise in guises:
        guise.put_on()
    collect(st)
    if before != [m.top for m in in_play(st)]:
        st.settle = True


def in_play(st: State) -> list[Mon]:
    return [m for side in st.sides for m in side.actives + side.bench]


def guises_of(st: State, e: Effect) -> list[Guise]:
    """The guises one modifier creates now."""
    assert e.mod is not None
    assert e.mod.lent is not None
    picked = e.mod.lent.pick(st, e)
    other = st.mon(picked[0]) if len(picked) > 0 else None
    if other is None:
        return []
    return [Guise(m, other, e.power) for m in in_play(st) if m is not other and applies(st, e, m)]
