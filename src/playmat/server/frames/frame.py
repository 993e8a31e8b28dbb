"""Frames: what a player or spectator is shown of a game, made only from views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from playmat.foresight.prospects import Prospect
from playmat.game.choice import Outcome, outcome_of
from playmat.game.record.acts import act_text, head_of
from playmat.game.record.depth import DETAIL, depth_of
from playmat.game.record.endings import ENDINGS
from playmat.game.record.log import PUBLIC, line
from playmat.game.record.sentences import YOU
from playmat.game.record.sums import sum_lines
from playmat.model.event import LogEvent
from playmat.model.state import State
from playmat.model.views.records import MonView, SideView, TableView
from playmat.model.views.view import view_of
from playmat.server.frames.question import question
from playmat.server.frames.spectator import public_sides

VERSION: Final = 1
MON: Final = MonView._fields
SIDE: Final = SideView._fields
TABLE: Final = TableView._fields
MOVES: Final = ("draw", "move", "prize", "play", "attach", "evolve", "bench")


def named_fields(fields: tuple[str, ...], part: tuple[Any, ...]) -> dict[str, Any]:
    return dict(zip(fields, part, strict=True))


def side_plain(side: SideView) -> dict[str, Any]:
    plain = named_fields(SIDE, side)
    plain["actives"] = [named_fields(MON, m) for m in side.actives]
    plain["bench"] = [named_fields(MON, m) for m in side.bench]
    plain["known"] = [known._asdict() for known in side.known]
    return plain


def table_plain(table: TableView) -> dict[str, Any]:
    plain = named_fields(TABLE, table)
    plain["lasting"] = [effect._asdict() for effect in table.lasting]
    return plain


def seen(st: State, seat: int | None) -> dict[str, Any]:
    """What a seat sees of the table; for None, what both players may see."""
    if seat is None:
        view = view_of(st, 0, 0)
        sides = public_sides(view.sides, view_of(st, 1, 0).sides)
        return plain_view(view.table, sides)
    view = view_of(st, seat, 0)
    return plain_view(view.table, view.sides)


def plain_view(table: TableView, sides: tuple[SideView, SideView]) -> dict[str, Any]:
    return {"table": table_plain(table), "sides": [side_plain(side) for side in sides]}


def shown(st: State, seat: int | None, told: Sequence[Prospect] | None = None) -> dict[str, Any]:
    """The part of a frame that depends only on the game: view and question."""
    return {"view": seen(st, seat), "ask": question(st, seat, told)}


def log_lines(
    st: State, seat: int | None, names: tuple[str, str], start: int
) -> list[dict[str, Any]]:
    """Log lines after the first *start*, as a viewer may read them."""
    viewer = PUBLIC if seat is None else seat
    return told_lines(st, viewer, names, start)


def told_lines(st: State, viewer: int, names: tuple[str, str], start: int) -> list[dict[str, Any]]:
    """Log lines after the first *start*; the last line of each action has a summary."""
    events = st.events or []
    found = [log_line(st, n, events[n], viewer, names) for n in range(start, len(events))]
    for n, told in enumerate(found, start):
        last = n + 1 == len(events) or depth_of(events[n + 1]) < DETAIL
        if last and told["depth"] == DETAIL:
            head = head_of(events, n)
            told["act"] = {"n": head + 1, "text": act_text(st, head, n + 1, viewer, names)}
    return found


def log_line(
    st: State, n: int, event: LogEvent, viewer: int, names: tuple[str, str]
) -> dict[str, Any]:
    """One log line; what the viewer did not see is only counted."""
    told = line(st, event, viewer, names)
    plain: dict[str, Any] = {
        "n": n + 1,
        "turn": int(told.turn),
        "player": int(told.player),
        "what": event.what,
        "text": told.text,
        "rule": told.rule,
        "depth": told.depth,
    }
    shown = told.event
    if event.what == "coin":
        plain["coins"] = "H" if event.detail == "heads" else "T"
    if event.what in MOVES:
        plain["moves"] = moves(st, shown)
    if event.mon >= 0:
        plain["mon"] = int(event.mon)
    return plain | details(st, shown)


def details(st: State, event: LogEvent) -> dict[str, Any]:
    """Details of an event shown besides its text: numbers, names, cards, calculations."""
    found: dict[str, Any] = {}
    if event.other >= 0:
        found["other"] = int(event.other)
    if event.count:
        found["amount"] = int(event.count)
    if event.detail:
        found["word"] = event.detail
    if event.by >= 0:
        found["by"] = st.cards[event.by].card_id
    if len(event.steps) > 1:
        steps = sum_lines(st, event.steps)
        found["sum"] = [{"text": step.text, "amount": step.amount} for step in steps]
    return found


def moves(st: State, event: LogEvent) -> list[dict[str, Any]]:
    """The cards that an event moves, unknown ones without id."""
    source = event.source or {"draw": "deck", "prize": "prizes"}.get(event.what, "hand")
    target = event.target or {"draw": "hand", "prize": "hand", "play": "limbo"}.get(event.what, "")
    ids = [st.cards[copy].card_id for copy in event.cards] or [""] * min(int(event.count), 60)
    return [{"card": card, "from": source, "to": target or "play"} for card in ids]


def result_plain(st: State, names: tuple[str, str]) -> dict[str, Any] | None:
    result: Outcome | None = outcome_of(st)
    if result is None:
        return None
    text = ending(result.winner, result.reason, names)
    return {"winner": result.winner, "reason": result.reason, "rule": result.rule, "text": text}


def ending(winner: int | None, reason: str, names: tuple[str, str]) -> str:
    """A sentence that says who won and why."""
    loser = "" if winner is None else names[1 - winner]
    why = ENDINGS[reason].why.format(loser="you" if loser == YOU else loser)
    return f"{winning(winner, names)}: {why}"


def winning(winner: int | None, names: tuple[str, str]) -> str:
    """Who wins, in the second or third person."""
    if winner is None:
        return "Draw"
    return f"{names[winner]} {'win' if names[winner] == YOU else 'wins'}"
