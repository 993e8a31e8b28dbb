"""What evolves from what, and when. [EVOLVE-01, EVOLVE-03, EVOLVE-04]"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.effects.in_force import applies, entries, permitted
from playmat.engine.effects.shields import may_play_card
from playmat.engine.table.history import DEVOLVED, noted
from playmat.kinds import powers, queries, stages, supertypes, zones
from playmat.model.definitions import CardDef
from playmat.model.state import Mon, Scope, State
from playmat.model.tracking import has
from playmat.model.zones import zone_of


def follows(st: State, d: CardDef, below: CardDef, skip: bool) -> bool:
    """Whether a card evolves from another by name. [EVOLVE-01, NAMING-21, CARD-BABY-5]"""
    if d.stage == stages.BASIC:
        return has(below.onto_ids, d.name_id)  # only if the Baby's card says so
    if len(d.stacks_on) == 1:
        if below.name_id == d.from_id:
            return True
    elif has(d.stacks_on, below.name_id):
        return True
    return skip and has(d.forebears, below.name_id)


def fits_on(st: State, sc: Scope, copy: i64, m: Mon, skip: bool, grown: bool) -> bool:
    """Whether a card evolves from a Pokémon. [EVOLVE-01]

    Effects that forbid evolving count for cards in hand, and for texts that evolve a Pokémon
    (*grown*).
    """
    if not follows(st, st.cards[copy], m.top, skip):
        return False
    by_hand = zone_of(st, copy) == zones.HAND
    aided = sc.card < 0 or st.cards[sc.card].supertype == supertypes.POKEMON
    return not (by_hand or grown) or may_grow(st, m, copy, by_hand, aided)


def may_grow(st: State, m: Mon, copy: i64, by_hand: bool, aided: bool) -> bool:
    """Whether no effect keeps a Pokémon from evolving with a card.

    An evolution is *aided* if the text of an attack or a power causes it.
    """
    if not permitted(st, queries.CAN_EVOLVE, m, True):
        return False
    if by_hand and not permitted(st, queries.CAN_EVOLVE_FROM_HAND, m, True):
        return False
    if by_hand and st.mods[queries.CAN_PLAY] and not may_play_card(st, m.seat, copy):
        return False
    return aided or permitted(st, queries.CAN_EVOLVE_UNAIDED, m, True)


def early_by_text(st: State, m: Mon) -> i64:
    """How early texts let a Pokémon evolve: 1 when it is new, 2 on the first turn too."""
    early: i64 = 0
    if set_back(st, m):
        return early
    for e in entries(st, queries.EVOLVE_EARLY):
        assert e.mod is not None
        if applies(st, e, m):
            early = max(early, e.mod.value.value(st, e))
    return early


def set_back(st: State, m: Mon) -> bool:
    """Whether a Pokémon from an earlier turn was devolved this turn. [EVOLVE-11]

    Texts about Pokémon just played or just evolved do not apply to it.
    """
    return m.entered != st.turn and noted(m.lately, DEVOLVED, st.turn)


def early_by_card(st: State, d: CardDef, m: Mon) -> bool:
    """Whether a card in hand lets a Pokémon evolve early into it."""
    return lets_early(d) and not set_back(st, m)


def lets_early(d: CardDef) -> bool:
    """Whether a card's text in hand allows evolving early."""
    for power in d.powers:
        for static in power.statics:
            if static.where == powers.IN_HAND:
                for mod in static.mods:
                    if mod.query == queries.EVOLVE_EARLY:
                        return True
    return False


def ripe(st: State, m: Mon) -> bool:
    """Whether a Pokémon could evolve this turn with any card. [EVOLVE-03, EVOLVE-04]"""
    new = m.entered == st.turn or m.changed == st.turn
    needed: i64 = 2 if st.sides[m.seat].turns <= 1 else 1 if new else 0
    return needed == 0 or early_by_text(st, m) >= needed


def may_level_up(d: CardDef, below: CardDef) -> bool:
    """Whether a card levels up another by name, which must not be a Level-Up card itself."""
    return (
        d.stage == stages.LEVELUP and below.name_id == d.from_id and below.stage != stages.LEVELUP
    )
