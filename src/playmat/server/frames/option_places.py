"""Where the cards and Pokémon of an option are on the table, by id, serial and place."""

from __future__ import annotations

from typing import Any, Final

from playmat.engine.legal import is_equipment
from playmat.kinds import (
    O_ATTACH,
    O_ATTACK,
    O_BENCH,
    O_CARD,
    O_CARD_POWER,
    O_DECLARE,
    O_EVOLVE,
    O_LEAVE,
    O_LEGEND,
    O_LEVEL_UP,
    O_MON,
    O_PLAY,
    O_POWER,
    O_PRIZE,
    O_RETREAT,
    O_STADIUM_POWER,
    O_STEP_UP,
    Z_ATTACHED,
    Z_STACK,
)
from playmat.model.notation.options import is_told
from playmat.model.notation.words import zone_words
from playmat.model.option import field_a, field_b, field_c, kind, mon_in
from playmat.model.state import State
from playmat.model.zones import holder, zone_of

WITH_CARD: Final = (
    O_BENCH,
    O_EVOLVE,
    O_LEVEL_UP,
    O_ATTACH,
    O_PLAY,
    O_LEGEND,
    O_CARD,
    O_CARD_POWER,
)
"""Options whose first field is a card."""

WITH_MON: Final = (
    O_POWER,
    O_RETREAT,
    O_STEP_UP,
    O_LEAVE,
    O_MON,
    O_ATTACK,
    O_DECLARE,
)
"""Options whose first field is the place of a Pokémon."""


def places(st: State, seat: int, option: int) -> dict[str, Any]:
    """Return which card and which Pokémon an option is about."""
    found: dict[str, Any] = {"card": "", "zone": ""}
    found |= dict.fromkeys(("hand", "mon", "target", "prize"))
    what = kind(option)
    a, b, c = int(field_a(option)), int(field_b(option)), int(field_c(option))
    if what in WITH_CARD:
        found |= of_card(st, seat, a)
    if what in (O_ATTACH, O_EVOLVE, O_LEVEL_UP) or (what == O_PLAY and is_equipment(st.cards[a])):
        found["target"] = serial(st, b)
    elif what in WITH_MON:
        found["mon"] = serial(st, a)
    if what in (O_ATTACK, O_DECLARE):
        found["target"] = serial(st, c if what == O_ATTACK else b)
    elif what == O_PRIZE:
        found["prize"] = a
    elif what == O_STADIUM_POWER:
        found["card"] = st.cards[st.stadium].card_id
    return found


def of_card(st: State, seat: int, copy: int) -> dict[str, Any]:
    """Return where a card is, and which it is if its chooser may be told."""
    if not is_told(st, copy, seat):
        return {"card": "", "zone": zone_words(st, copy, seat)}
    hand = st.sides[seat].hand
    found: dict[str, Any] = {
        "card": st.cards[copy].card_id,
        "hand": hand.index(copy) if copy in hand else None,
        "zone": zone_words(st, copy, seat),
    }
    if zone_of(st, copy) in (Z_ATTACHED, Z_STACK):
        m = holder(st, copy)
        found["mon"] = int(m.serial) if m is not None else None
    return found


def serial(st: State, place: int) -> int:
    """Return the serial of the Pokémon at a place."""
    return int(mon_in(st, place).serial)
