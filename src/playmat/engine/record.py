"""The record of a game; none of this exists while recording is off."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.table.cards import is_hidden
from playmat.kinds import causes, players
from playmat.kinds.trainers import MACHINE, SUPPORTER
from playmat.kinds.zones import ATTACHED, BESIDE, DISCARD, LIMBO, NAMES, STADIUM
from playmat.model.book import Book
from playmat.model.event import LogEvent, SumStep
from playmat.model.state import NONE, Frame, Mon, State
from playmat.model.zones import zone_of
from playmat.rules.citations import cited

BY_RULE: Final = ("burn", "confusion", "poison")
"""First steps of a damage calculation that no text causes."""

Steps = tuple[SumStep, ...]


def note(
    st: State,
    what: str,
    why: str,
    seat: i64,
    mon: Mon | None = None,
    other: Mon | None = None,
    cards: tuple[i64, ...] = NONE,
    seen: i64 = players.BOTH_SEE,
    count: i64 = 0,
    detail: str = "",
) -> None:
    """Add an event to the record, if the game is recorded.

    Without a reason of the rules (*why*), the running text is the reason, if there is one.
    """
    if st.events is None:
        return
    fr = st.frames[-1] if st.frames else None
    if why == "" and fr is not None:
        why = text_behind(st, fr, what)
    e = LogEvent(what, rule_behind(st.match.book, what, why), seat)
    e.why = why
    e.turn = st.turn
    if mon is not None:
        e.mon = mon.serial
        e.mon_card = mon.stack[-1]
    if other is not None:
        e.other = other.serial
        e.other_card = other.stack[-1]
    e.cards = cards
    e.seen = seen
    e.count = count
    e.detail = detail
    if fr is not None and fr.card >= 0 and not is_hidden(zone_of(st, fr.card)):
        e.by = fr.card
    st.events.append(e)


def rule_behind(book: Book, what: str, why: str) -> str:
    """The rule that an event cites, found once per rulebook."""
    rows = book.cited.get(what)
    if rows is None:
        rows = {}
        book.cited[what] = rows
    rule = rows.get(why)
    if rule is None:
        rule = cited(book.rules.name, what, why)
        rows[why] = rule
    return rule


def note_sum(
    st: State, what: str, seat: i64, m: Mon, other: Mon | None, count: i64, steps: Steps
) -> None:
    """Record damage, counters or their prevention, with the calculation."""
    if st.events is None:
        return
    own = len(steps) > 0 and steps[0].what in BY_RULE
    note(st, what, steps[0].what if own else "", seat, m, other, count=count)
    e = st.events[-1]
    e.steps = steps
    if count == 0 and len(steps) > 0:
        e.by = steps[-1].card


def text_behind(st: State, fr: Frame, what: str) -> str:
    """The kind of text that is running, or the step between turns it belongs to."""
    if fr.cause == causes.RULE:
        return ""
    if st.between and (what == "counters" or what == "coin"):
        if fr.cause == causes.ATTACK and st.match.book.char_step:
            return "char"
        if fr.cause == causes.ENERGY and st.match.book.darkness_step:
            return "darkness"
    return causes.NAMES[fr.cause]


def note_move(st: State, copy: i64, source: i64, zone: i64, seen: i64) -> None:
    if st.events is None:
        return
    note(st, "move", moved_because(st, copy, source, zone), st.match.owner[copy], cards=(copy,))
    e = st.events[-1]
    e.seen = seen
    e.source = NAMES[source]
    e.target = NAMES[zone]


def moved_because(st: State, copy: i64, source: i64, zone: i64) -> str:
    """The row of the rules by which a card is moved, or an empty string if a text moves it."""
    if zone != DISCARD:
        return ""
    if source == BESIDE:
        return "supporter"
    if source == LIMBO:
        return left_with(st, copy)
    fr = st.frames[-1]
    if fr.card == copy and st.cards[copy].trainer == MACHINE:
        return "machine"
    if fr.cause != causes.RULE:
        return "stadium" if source == STADIUM and fr.code.label == "play" else ""
    if source == STADIUM:
        return "stadium"
    if fr.code.label == "retreat":
        return "retreat"
    if source == ATTACHED and fr.code.label == "knockouts":
        return "tools" if st.cards[copy].keep is None else "kept"
    return "machine" if source == ATTACHED else ""


def left_with(st: State, copy: i64) -> str:
    """Why a card is discarded: with its Pokémon, or because it was played."""
    assert st.events is not None
    for e in reversed(st.events):
        if e.what == "move" or e.what == "cure":
            continue
        if copy not in e.cards:
            break
        if e.what == "knock_out" or e.what == "devolve":
            return e.what
        if e.what == "leave_play":
            return e.why
    return "spent" if st.cards[copy].trainer == SUPPORTER else "played"
