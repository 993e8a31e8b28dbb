"""What happened in this turn and the last, noted only where some text of the match asks for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.model.state import Mon, Side, State

EVOLVED: Final = 0
CAME_UP: Final = 1
MENDED: Final = 2
LEVELED: Final = 3
PLAYED: Final = 5  # it came into play from a hand
DOOMED: Final = 6  # it is Knocked Out, and nothing has averted that
DEVOLVED: Final = 8  # a card was taken off it
HURT_ACTIVE: Final = 7  # an attack damaged it while it was Active
STRIPPED: Final = 4  # an attack took one Energy card off it
SHED: Final = 100  # and the bit of a Special Condition that it had when it evolved
HAD: Final = 40  # and the Special Conditions it had before an attack gave it another
AFFLICTED: Final = 20  # and the bit of a Special Condition that an attack gave it
DOSE: Final = 500000  # and a thousand times that bit, and the points that it was given with
GIVEN: Final = 1000  # and the copy of a card attached from hand
GROWN: Final = 1000000  # and the copy on which the card was laid that it evolved by
STRUCK: Final = 2000  # and the number of the name of an attack that did something to it

USED: Final = 0  # twice the number of an attack's name
MADE: Final = 1000000  # and twice the number of an attack that one of a player's Pokémon made
SPENT: Final = 2000000  # and twice the copy of a card that a player's own attack discarded
PLAYED_CARD: Final = 3000000  # and twice the copy of a Trainer card that a player played
TOOK: Final = -2  # a Prize, in the course of the turn
FELL: Final = 1  # and twice the copy on top of a Pokémon lost to the damage of an attack


def note_mon(st: State, m: Mon, what: i64) -> None:
    """Note that something has happened to a Pokémon this turn."""
    if st.match.history:
        m.lately = (*since(m.lately, st.turn - 2), what, st.turn)


def note_struck(st: State, m: Mon) -> None:
    """Note that the attack under way has damaged a Pokémon or given it a Special Condition."""
    if st.match.history and st.attack >= 0:
        note_mon(st, m, STRUCK + st.match.attacks[st.attack].name_id)


def note_side(st: State, side: Side, what: i64) -> None:
    """Note that something has happened on a player's side this turn."""
    if st.match.history:
        side.lately = (*since(side.lately, st.turn - 2), what, st.turn)


def since(notes: tuple[i64, ...], turn: i64) -> tuple[i64, ...]:
    """Return the notes of a turn and those after it."""
    kept: list[i64] = []
    n: i64 = 0
    while n < len(notes):
        if notes[n + 1] >= turn:
            kept.append(notes[n])
            kept.append(notes[n + 1])
        n += 2
    return tuple(kept)


def without_note(notes: tuple[i64, ...], what: i64) -> tuple[i64, ...]:
    """Return notes without those of something that has not happened after all."""
    kept: list[i64] = []
    n: i64 = 0
    while n < len(notes):
        if notes[n] != what:
            kept.append(notes[n])
            kept.append(notes[n + 1])
        n += 2
    return tuple(kept)


def conditions_before(st: State, m: Mon) -> i64:
    """Return the Special Conditions a Pokémon had before attacks of this turn gave it others."""
    n: i64 = 0
    while n < len(m.lately):
        if HAD <= m.lately[n] < SHED and m.lately[n + 1] == st.turn:
            return m.lately[n] - HAD
        n += 2
    return m.conditions


def noted(notes: tuple[i64, ...], what: i64, turn: i64) -> bool:
    """Return whether something is noted for a turn."""
    n: i64 = 0
    while n < len(notes):
        if notes[n] == what and notes[n + 1] == turn:
            return True
        n += 2
    return False


def dose_noted(notes: tuple[i64, ...], condition: i64, turn: i64) -> i64:
    """Return the points noted for a Special Condition that an attack of a turn gave, or 0."""
    points: i64 = 0
    first = DOSE + condition * 1000
    n: i64 = 0
    while n < len(notes):
        if first <= notes[n] < first + 1000 and notes[n + 1] == turn:
            points = notes[n] - first
        n += 2
    return points
