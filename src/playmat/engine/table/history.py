"""What happened this turn and last turn, noted only if some text of the match depends on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.model.state import Mon, Side, State

EVOLVED: Final = 0
CAME_UP: Final = 1
MENDED: Final = 2
LEVELED: Final = 3
PLAYED: Final = 5  # it came into play from a hand
DOOMED: Final = 6  # it is Knocked Out, and that was not replaced
DEVOLVED: Final = 8  # a card was removed from it
HURT_ACTIVE: Final = 7  # an attack damaged it while it was Active
STRIPPED: Final = 4  # an attack removed one Energy card from it
SHED: Final = 100  # plus the bit of a Special Condition it had when it evolved
HAD: Final = 40  # plus the Special Conditions it had before an attack gave it another
AFFLICTED: Final = 20  # plus the bit of a Special Condition an attack gave it
DOSE: Final = 500000  # plus 1000 times that bit and the points it was given with
GIVEN: Final = 1000  # plus the copy of a card attached from hand
GROWN: Final = 1000000  # plus the copy it evolved from
STRUCK: Final = 2000  # plus the number of the name of an attack that affected it

USED: Final = 0  # plus twice the number of an attack's name
MADE: Final = 1000000  # plus twice the number of an attack by the player's Pokémon
SPENT: Final = 2000000  # plus twice the copy of a card that a player's own attack discarded
PLAYED_CARD: Final = 3000000  # plus twice the copy of a Trainer card that a player played
TOOK: Final = -2  # a Prize, during the turn
FELL: Final = 1  # plus twice the top copy of a Pokémon lost to the damage of an attack


def note_mon(st: State, m: Mon, what: i64) -> None:
    """Note what has happened to a Pokémon this turn."""
    if st.match.history:
        m.lately = (*since(m.lately, st.turn - 2), what, st.turn)


def note_struck(st: State, m: Mon) -> None:
    """Note that the current attack has damaged a Pokémon or given it a Special Condition."""
    if st.match.history and st.attack >= 0:
        note_mon(st, m, STRUCK + st.match.attacks[st.attack].name_id)


def note_side(st: State, side: Side, what: i64) -> None:
    """Note what has happened on a player's side this turn."""
    if st.match.history:
        side.lately = (*since(side.lately, st.turn - 2), what, st.turn)


def since(notes: tuple[i64, ...], turn: i64) -> tuple[i64, ...]:
    """The notes since a turn."""
    kept: list[i64] = []
    n: i64 = 0
    while n < len(notes):
        if notes[n + 1] >= turn:
            kept.append(notes[n])
            kept.append(notes[n + 1])
        n += 2
    return tuple(kept)


def without_note(notes: tuple[i64, ...], what: i64) -> tuple[i64, ...]:
    """The notes without those of an event that did not happen after all."""
    kept: list[i64] = []
    n: i64 = 0
    while n < len(notes):
        if notes[n] != what:
            kept.append(notes[n])
            kept.append(notes[n + 1])
        n += 2
    return tuple(kept)


def conditions_before(st: State, m: Mon) -> i64:
    """Special Conditions a Pokémon had before attacks of this turn gave it others."""
    n: i64 = 0
    while n < len(m.lately):
        if HAD <= m.lately[n] < SHED and m.lately[n + 1] == st.turn:
            return m.lately[n] - HAD
        n += 2
    return m.conditions


def noted(notes: tuple[i64, ...], what: i64, turn: i64) -> bool:
    """Whether something is noted for a turn."""
    n: i64 = 0
    while n < len(notes):
        if notes[n] == what and notes[n + 1] == turn:
            return True
        n += 2
    return False


def dose_noted(notes: tuple[i64, ...], condition: i64, turn: i64) -> i64:
    """Points noted for a Special Condition given by an attack, or 0."""
    points: i64 = 0
    first = DOSE + condition * 1000
    n: i64 = 0
    while n < len(notes):
        if first <= notes[n] < first + 1000 and notes[n + 1] == turn:
            points = notes[n] - first
        n += 2
    return points
