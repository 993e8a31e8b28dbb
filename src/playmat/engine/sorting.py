"""What kind of card a Trainer, a Tool or an attached Pokémon card is. [META-7, EN-10, TOOL-7]"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.kinds import (
    POKEMON,
    ST_BREAK,
    ST_MEGA,
    ST_STAGE1,
    ST_STAGE2,
    TR_MACHINE,
    TR_STADIUM,
    TR_SUPPORTER,
    TR_TOOL,
    TRAINER,
)
from playmat.model.linked import CardDef
from playmat.model.state import Mon, State


def guise_word(st: State, word: i64, energy: bool) -> bool:
    """Return what an attached Pokémon card is: special Energy or a Tool. [EN-10, TOOL-7]"""
    if energy:
        return word == 6 or word == 8
    if word == 11:
        return st.match.book.tools_are_items
    return word == 9 or word == 10 or word == 14


def trainer_word(st: State, d: CardDef, word: i64) -> bool:
    """Return whether a card is of a Trainer kind, in the wide or the narrow sense. [META-7]"""
    if d.supertype != TRAINER:
        return False
    kind = d.trainer
    if word == 9:
        return True
    if word == 10:
        return kind != TR_SUPPORTER and kind != TR_STADIUM
    if word == 11:
        if kind == TR_TOOL or kind == TR_MACHINE:
            return st.match.book.tools_are_items
        return kind != TR_SUPPORTER and kind != TR_STADIUM
    if word == 12:
        return kind == TR_SUPPORTER
    if word == 13:
        return kind == TR_STADIUM
    if word == 14:
        return kind == TR_TOOL
    return kind == TR_MACHINE


def is_evolution_card(d: CardDef) -> bool:
    """Return whether a card is an Evolution card; LV.X, LEGEND and Restored are not."""
    stage = d.stage
    return stage == ST_STAGE1 or stage == ST_STAGE2 or stage == ST_MEGA or stage == ST_BREAK


def has_tool(st: State, m: Mon) -> bool:
    """Return whether a Pokémon has a Tool."""
    for copy in m.gear:
        if is_tool(st.cards[copy]):
            return True
    return False


def is_tool(d: CardDef) -> bool:
    """Return whether an attached card fills a Tool slot, a Pokémon made a Tool included."""
    return d.trainer == TR_TOOL or d.supertype == POKEMON
