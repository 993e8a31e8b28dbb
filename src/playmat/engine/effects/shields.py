"""Shields: whether an effect is prevented from reaching a Pokémon or a player."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.effects.in_force import applies, entries, holds, reaches
from playmat.engine.effects.sources import comes_from
from playmat.kinds import modifiers, queries
from playmat.model.state import Effect, Mon, State


def may_play_card(st: State, seat: i64, copy: i64) -> bool:
    """Whether no effect keeps a player from playing a card from hand."""
    for e in entries(st, queries.CAN_PLAY):
        d = e.mod
        assert d is not None
        if reaches(e, seat) and (d.fit is None or d.fit.card(st, e, copy)) and holds(st, e):
            if not spared_lock(st, e, seat):
                return False
    return True


def spared_lock(st: State, e: Effect, seat: i64) -> bool:
    """Whether a player is shielded from a lock that the other player's effect left."""
    if e.seat == seat or e.power is not None:
        return False
    for shield in st.mods[queries.PREVENT_TO_PLAYER]:
        assert shield.mod is not None
        named = shield.mod.cause < 0 or shield.mod.cause == e.cause
        if named and reaches(shield, seat) and holds(st, shield):
            return True
    return False


def shield(
    st: State, query: i64, m: Mon, cause: i64, source: Mon | None, seat: i64, card: i64 = -1
) -> Effect | None:
    """A shield of this kind that covers a Pokémon against a source, if there is one."""
    for e in entries(st, query):
        if comes_from(st, e, cause, source, seat, card) and applies(st, e, m):
            return e
    return None


def untouched(st: State, m: Mon, cause: i64, source: i64, seat: i64, card: i64 = -1) -> bool:
    """Whether effects other than damage do not reach a Pokémon."""
    return ward(st, m, cause, source, seat, card) is not None


def ward(st: State, m: Mon, cause: i64, source: i64, seat: i64, card: i64 = -1) -> Effect | None:
    """The shield that keeps effects other than damage from a Pokémon, if there is one."""
    if len(entries(st, queries.PREVENT_EFFECTS)) == 0:
        return None
    return shield(st, queries.PREVENT_EFFECTS, m, cause, st.remembered(source), seat, card)


def player_ward(st: State, seat: i64, cause: i64, by: i64) -> Effect | None:
    """The shield that keeps the other player's effect from a player or hand, if there is one."""
    if seat == by:
        return None
    for e in entries(st, queries.PREVENT_TO_PLAYER):
        assert e.mod is not None
        if (e.mod.cause < 0 or e.mod.cause == cause) and reaches(e, seat) and holds(st, e):
            return e
    return None


def immune(st: State, m: Mon, condition: i64, had: bool = False) -> bool:
    """Whether a Pokémon cannot get a Special Condition, or *had* it and cannot keep it.

    [CARD-FOS-8]
    """
    if m.top.immune & condition != 0:
        return True
    for e in entries(st, queries.CONDITION_IMMUNE):
        d = e.mod
        assert d is not None
        if d.mask & condition != 0 and not (had and d.how == modifiers.FORBID):
            if applies(st, e, m):
                return True
    return False
