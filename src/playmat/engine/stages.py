"""What a Pokémon in play is: its stage, whether it is Basic or evolved. [META-5, EVOLVE-17]"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.kinds import POKEMON, ST_BASIC, ST_LEGEND, ST_LEVELUP
from playmat.model.linked import CardDef
from playmat.model.state import Mon, State


def body_card(st: State, m: Mon) -> CardDef:
    """Return the card that gives the stage: the top one that is no LV.X. [CARD-LVX-4]"""
    n: i64 = len(m.stack) - 1
    while n > 0:
        d = st.cards[m.stack[n]]
        if d.stage != ST_LEVELUP:
            return d
        n -= 1
    return st.cards[m.stack[0]]


def stage_of(st: State, m: Mon) -> i64:
    """Return the printed stage of a Pokémon in play."""
    return body_card(st, m).stage


def is_evolved(st: State, m: Mon) -> bool:
    """Return whether another Pokémon lies under it, LV.X and LEGEND halves left aside."""
    if len(m.stack) == 1:
        return False
    cards: i64 = 0
    for copy in m.stack:
        d = st.cards[copy]
        if d.stage != ST_LEVELUP and d.stage != ST_LEGEND:
            cards += 1
    return cards > 1


def is_basic(st: State, m: Mon) -> bool:
    """Return whether texts about Basic Pokémon in play mean it."""
    if is_evolved(st, m):
        return False
    if len(m.markers) > 0 and st.match.basic_mark in m.markers[::2]:
        return True
    d = body_card(st, m)
    return d.stage == ST_BASIC or d.supertype != POKEMON
