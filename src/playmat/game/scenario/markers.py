"""Markers laid by hand that do something by themselves, as they do when an attack puts them."""

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
"""Markers that work by themselves, with the card whose attack puts them and says what they do."""


def behind_markers(p: PositionText, cards: Cards) -> list[Card]:
    """Return the cards that say what the markers of a position do. [BETWEEN-04]"""
    mons = [m for side in p.sides for m in side.actives + side.bench]
    names = {folded(unquoted(marker.partition("*")[0])) for m in mons for marker in m.markers}
    return [cards.card(card_id) for name, card_id in WORKING.items() if name in names]


def put_to_work(st: State, m: Mon, marker: int) -> None:
    """Let a marker do on a Pokémon what the attack that puts it says it does. [COND-25]"""
    found = work_of(st.match, marker)
    if found is not None:
        code, work = found
        attack = Frame(code, 1 - m.seat, -1, -1, code.blank[:])
        attack.cause = causes.ATTACK
        work.put(st, attack, m.serial)


def work_of(match: Match, marker: int) -> tuple[Code, Lasting] | None:
    """Return the effect that goes with a marker as long as its Pokémon is in play, if any does."""
    for code in match.codes:
        for put, work in pairwise(code.ops):
            if not isinstance(put, Marker) or put.name != marker or not isinstance(work, Lasting):
                continue
            if work.until == until.WHILE_IN_PLAY:
                return code, work
    return None
