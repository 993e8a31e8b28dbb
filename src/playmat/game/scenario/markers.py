"""Markers in a written position that have an effect, as if an attack had put them there."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from playmat.cards.card import Card
from playmat.cards.names import folded
from playmat.engine.ops.lasting import Lasting
from playmat.engine.ops.pokemon import Marker
from playmat.game.scenario.references import Cards
from playmat.kinds import causes, until
from playmat.model.definitions import Code, Match
from playmat.model.notation.position_parse import PositionText, unquoted
from playmat.model.state import Frame, Mon, State

WORKING: Final = {"char": "neo1-47"}
"""Markers with an effect, and the card whose attack defines it."""


def behind_markers(p: PositionText, cards: Cards) -> list[Card]:
    """Return the cards that define the markers of a position. [BETWEEN-04]"""
    mons = [m for side in p.sides for m in side.actives + side.bench]
    names = {folded(unquoted(marker.partition("*")[0])) for m in mons for marker in m.markers}
    return [cards.card(card_id) for name, card_id in WORKING.items() if name in names]


def put_to_work(st: State, m: Mon, marker: int) -> None:
    """Apply the effect of a marker to a Pokémon. [COND-25]"""
    found = work_of(st.match, marker)
    if found is not None:
        code, work = found
        attack = Frame(code, 1 - m.seat, -1, -1, code.blank[:])
        attack.cause = causes.ATTACK
        work.put(st, attack, m.serial)


def work_of(match: Match, marker: int) -> tuple[Code, Lasting] | None:
    """Return the effect of a marker, or None."""
    for code in match.codes:
        for put, work in pairwise(code.ops):
            if not isinstance(put, Marker) or put.name != marker or not isinstance(work, Lasting):
                continue
            if work.until == until.WHILE_IN_PLAY:
                return code, work
    return None
