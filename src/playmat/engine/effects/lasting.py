"""Lasting effects: what they are on, and how they end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import causes, events, until
from playmat.kinds.queries import (
    CAN_ATTACH_ENERGY,
    CAN_EVOLVE_FROM_HAND,
    CAN_PLAY,
    ENERGY_PER_TURN,
    HAND_VISIBLE,
    STADIUMS_PER_TURN,
    SUPPORTERS_PER_TURN,
    TURN_DRAW,
)
from playmat.model.state import Effect, State

OF_PLAYERS: Final = (
    *(CAN_PLAY, CAN_ATTACH_ENERGY, CAN_EVOLVE_FROM_HAND, ENERGY_PER_TURN, HAND_VISIBLE),
    *(STADIUMS_PER_TURN, SUPPORTERS_PER_TURN, TURN_DRAW),
)
"""Player permissions; an effect on these that is not on a Pokémon is on the player."""
DONE_BY_PLAYERS: Final = (events.PLAYED, events.COINS_FLIPPED)
THE_OTHER: Final = 2  # seats of an effect on the other player only


def mon_of_effect(e: Effect) -> i64:
    """The Pokémon an effect is on, or whose stay or attack limits it; -1 for none."""
    if e.on >= 0:
        return e.on
    bound = e.until == until.WHILE_ACTIVE or e.until == until.WHILE_IN_PLAY
    return e.me if bound or e.until == until.NEXT_ATTACK else -1


def binds_other(e: Effect) -> bool:
    """Whether an effect is on the other player and nothing else."""
    if e.on >= 0:
        return False
    if e.mod is not None:
        return e.mod.seats == THE_OTHER and e.mod.query in OF_PLAYERS
    d = e.handler
    return d is not None and d.seats == THE_OTHER and d.event in DONE_BY_PLAYERS


def drop(st: State, over: list[Effect]) -> None:
    """End effects."""
    if over:
        st.lasting = [e for e in st.lasting if e not in over]
        st.dirty = True
        st.settle = True


def end_effects(st: State, serial: i64, all_of_them: bool) -> None:
    """End the effects on a Pokémon: those of attacks, or all when it leaves play."""
    if not st.lasting:
        return
    over: list[Effect] = []
    for e in st.lasting:
        bound = e.until == until.WHILE_IN_PLAY or e.until == until.REST_OF_GAME
        touched = mon_of_effect(e) == serial or e.also == serial
        if touched and (all_of_them or (e.cause == causes.ATTACK and not bound)):
            over.append(e)
    drop(st, over)
