"""What those who look on are sent of a room."""

from __future__ import annotations

from typing import Any

from playmat.server.frames.frame import VERSION, log_lines, result_plain, shown
from playmat.server.rooms.plan import BOT
from playmat.server.rooms.room import Room


def room_frame(room: Room, seat: int | None, have: int) -> dict[str, Any]:
    """Return what a seat, or nobody, is shown; the log after the lines it has."""
    st = room.game.state
    names = room.names_for(seat)
    count = len(st.events or ())
    return {
        "v": VERSION,
        "type": "frame",
        "game": room.id,
        "seq": room.seq,
        "seat": seat,
        **shown(st, seat, room.ahead.of(room.seq)),
        "log": log_lines(st, seat, names, min(have, count)),
        "lines": count,
        "clock": room.clock.shown() if room.clock is not None else None,
        "players": players_of(room),
        "result": result_plain(st, names),
        "undo": {"free": room.free_undo(seat), "asked_by": room.undo_asked_by},
        "match": match_of(room),
        "notes": room.notes.plain(),
    }


def players_of(room: Room) -> list[dict[str, Any]]:
    """Return who plays, and who is here."""
    present = set(room.onlookers.values())
    return [
        {
            "name": name,
            "kind": player.kind,
            "agent": player.agent,
            "here": player.kind == BOT or n in present or "both" in present,
            "joined": player.joined,
        }
        for n, (player, name) in enumerate(
            zip(room.plan.players, room.names_for(None), strict=True)
        )
    ]


def match_of(room: Room) -> dict[str, Any]:
    """Return how the match stands."""
    plan = room.plan
    return {
        "best_of": plan.best_of,
        "won": plan.won,
        "game": plan.number,
        "next": plan.next,
        "rematch": sorted(room.rematch_asked),
        **deck_rules(room),
    }


def deck_rules(room: Room) -> dict[str, Any]:
    """Return whether players may bring decks, and what these are held to."""
    return {
        "own_decks": room.own_decks(),
        "format": room.plan.format,
        "any_deck": bool(room.game.settings.any_deck),
        "deck_ids": room.plan.decks,
    }
