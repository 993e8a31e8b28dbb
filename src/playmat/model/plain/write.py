"""A state as plain JSON values, and back: everything, including running programs and the dealer.

Cards are the copies of a match. Programs are named by content hash, so a state is never read into a
match whose cards have changed.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from playmat.errors import BadState
from playmat.model.definitions import Code, Match
from playmat.model.event import LogEvent, SumStep
from playmat.model.plain import fields
from playmat.model.plain.read import read_state
from playmat.model.state import Effect, Frame, Mon, Side, State, Trigger

FORMAT: Final = 1
TYPES: Final = 10  # typed fields of Mon.units, six bits each


def to_plain(st: State) -> fields.Row:
    """Write a state as JSON values for ``from_plain``."""
    data = body(st)
    data["format"] = FORMAT
    data["match"] = match_row(st.match)
    if st.events is not None:
        data["events"] = [event_row(event) for event in st.events]
        data["sums"] = [step_rows(h.steps) for h in st.happenings]
    return data


def event_row(event: LogEvent) -> fields.Row:
    row = fields.write_row(event, fields.EVENT)
    row["steps"] = step_rows(event.steps)
    return row


def step_rows(steps: tuple[SumStep, ...]) -> list[fields.Row]:
    return [fields.write_row(step, fields.STEP) for step in steps]


def from_plain(match: Match, data: object) -> State:
    """Read a state from JSON values; refuse one that does not fit the match."""
    if not isinstance(data, dict):
        raise BadState("$", f"must be an object, not {type(data).__name__}")
    if data.get("format") != FORMAT:
        raise BadState("$.format", f"must be {FORMAT}, not {data.get('format')!r}")
    check_match(match, data.get("match"))
    return read_state(match, data)


def dumps(st: State) -> bytes:
    """Write a state as bytes."""
    return canonical(to_plain(st))


def loads(match: Match, data: bytes) -> State:
    """Read what ``dumps`` wrote, in the same match."""
    try:
        found = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadState("$", f"not valid JSON: {error}") from error
    return from_plain(match, found)


def state_hash(st: State) -> str:
    """Short hash of everything except the record."""
    return sha256(canonical(body(st))).hexdigest()[:16]


def canonical(data: fields.Row) -> bytes:
    """JSON values as bytes, the same for equal values."""
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()


def body(st: State) -> fields.Row:
    """Everything in a state except the match and the record."""
    data = fields.write_row(st, fields.STATE)
    data["sides"] = [side_row(st.match, side) for side in st.sides]
    data["gone"] = [mon_row(m) for m in st.gone]
    data["frames"] = [frame_row(st.match, fr) for fr in st.frames]
    data["happenings"] = [fields.write_row(h, fields.HAPPENING) for h in st.happenings]
    data["lasting"] = [entry_row(st.match, e) for e in st.lasting]
    data["queue"] = [trigger_row(st.match, t) for t in st.queue]
    if st.cards is not st.match.cards:
        data["cards"] = [d.card_id for d in st.cards]
    return data


def side_row(match: Match, side: Side) -> fields.Row:
    row = fields.write_row(side, fields.SIDE)
    row["deck"] = side.deck[: side.left]
    row["actives"] = [mon_row(m) for m in side.actives]
    row["bench"] = [mon_row(m) for m in side.bench]
    return row


def mon_row(m: Mon) -> fields.Row:
    """One Pokémon; attacks and powers are listed by index, Energy is counted by type."""
    row = fields.write_row(m, fields.MON)
    row["top"] = m.top.card_id
    row["base"] = m.base.card_id
    row["attacks"] = [a.index for a in m.attacks]
    row["powers"] = [p.index for p in m.powers]
    row["units"] = [(m.units >> (6 * n)) & 63 for n in range(TYPES)]
    return row


def frame_row(match: Match, fr: Frame) -> fields.Row:
    row = fields.write_row(fr, fields.FRAME)
    row["program"] = program_name(match, fr.code)
    row["label"] = fr.code.label
    return row


def program_name(match: Match, code: Code) -> str:
    """A program's content hash, numbered where several cards share a text."""
    n = 0
    for other in match.codes:
        if other is code:
            break
        if other.key == code.key:
            n += 1
    return code.key if n == 0 else f"{code.key}#{n}"


def entry_row(match: Match, e: Effect) -> fields.Row:
    """A modifier or handler in force."""
    row = fields.write_row(e, fields.ENTRY)
    row["mod"] = -1 if e.mod is None else match.mods.index(e.mod)
    row["handler"] = -1 if e.handler is None else match.handlers.index(e.handler)
    row["power"] = -1 if e.power is None else e.power.index
    return row


def trigger_row(match: Match, t: Trigger) -> fields.Row:
    """A waiting handler."""
    return {"entry": entry_row(match, t.entry), "event": t.event, "depth": t.depth}


def match_row(match: Match) -> fields.Row:
    """What must be equal for the match to fit: the rules, the decks and every card's program."""
    return {
        "rules": match.book.rules.name,
        "rules_hash": digest(repr(match.book.rules)),
        "decks": [[match.cards[copy].card_id for copy in deck] for deck in match.deck_of],
        "programs": {card.id: digest(card.exact()) for card in match.printed},
    }


def digest(text: str) -> str:
    """Short content hash."""
    return sha256(text.encode()).hexdigest()[:16]


def check_match(match: Match, data: object) -> None:
    """Refuse a state of another match, naming the first card or rule that differs."""
    if not isinstance(data, dict):
        raise BadState("$.match", "missing; it identifies the rules and cards of the state")
    mine = match_row(match)
    for key in ("rules", "rules_hash"):
        if data.get(key) != mine[key]:
            raise BadState(f"$.match.{key}", f"{data.get(key)!r}, but this match has {mine[key]!r}")
    check_decks(match, data.get("decks"))
    theirs = data.get("programs")
    for card in match.printed:
        if not isinstance(theirs, dict) or theirs.get(card.id) != digest(card.exact()):
            why = f"the program of {card.name} is different in this match"
            raise BadState(f"$.match.programs.{card.id}", why)


def check_decks(match: Match, data: object) -> None:
    """Refuse other decks than the match's, naming the first card that differs."""
    if not isinstance(data, list) or len(data) != len(match.deck_of):
        raise BadState("$.match.decks", "must be two lists of card ids")
    for seat in range(len(data)):
        mine = [match.cards[copy].card_id for copy in match.deck_of[seat]]
        theirs = data[seat]
        where = f"$.match.decks[{seat}]"
        if not isinstance(theirs, list) or len(theirs) != len(mine):
            raise BadState(where, f"this match has {len(mine)} cards here")
        for n in range(len(mine)):
            if theirs[n] != mine[n]:
                why = f"{theirs[n]!r} is not in this match, which has {mine[n]!r}"
                raise BadState(f"{where}[{n}]", why)
