"""Where the cards and Pokémon of an option are on the table: ids, serials and places."""

from __future__ import annotations

from typing import Any

from playmat.kinds import answers, zones
from playmat.kinds.trainers import is_equipment
from playmat.model.notation.options import is_told
from playmat.model.notation.words import zone_words
from playmat.model.option import field_a, field_b, field_c, kind
from playmat.model.place import mon_at
from playmat.model.state import State
from playmat.model.zones import holder, zone_of


def places(st: State, seat: int, option: int) -> dict[str, Any]:
    """The card and the Pokémon that an option refers to."""
    found: dict[str, Any] = {"card": "", "zone": ""}
    found |= dict.fromkeys(("hand", "mon", "target", "prize"))
    what = kind(option)
    a, b, c = int(field_a(option)), int(field_b(option)), int(field_c(option))
    if what in answers.WITH_CARD:
        found |= of_card(st, seat, a)
    if what in answers.ONTO or (what == answers.PLAY and is_equipment(st.cards[a].trainer)):
        found["target"] = serial(st, b)
    elif what in answers.WITH_PLACE:
        found["mon"] = serial(st, a)
    if what in (answers.ATTACK, answers.DECLARE):
        found["target"] = serial(st, c if what == answers.ATTACK else b)
    elif what == answers.PRIZE:
        found["prize"] = a
    elif what == answers.STADIUM_POWER:
        found["card"] = st.cards[st.stadium].card_id
    return found


def of_card(st: State, seat: int, copy: int) -> dict[str, Any]:
    """Where a card is, and which card if the player may know."""
    if not is_told(st, copy, seat):
        return {"card": "", "zone": zone_words(st, copy, seat)}
    hand = st.sides[seat].hand
    found: dict[str, Any] = {
        "card": st.cards[copy].card_id,
        "hand": hand.index(copy) if copy in hand else None,
        "zone": zone_words(st, copy, seat),
    }
    if zone_of(st, copy) in (zones.ATTACHED, zones.STACK):
        m = holder(st, copy)
        found["mon"] = int(m.serial) if m is not None else None
    return found


def serial(st: State, place: int) -> int:
    return int(mon_at(st, place).serial)
