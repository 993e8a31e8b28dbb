"""The frame that viewers of a room receive."""

from __future__ import annotations

from typing import Any, TypeVar

from playmat.server.frames.frame import VERSION, log_lines, result_plain, shown
from playmat.server.rooms.plan import BOT
from playmat.server.rooms.room import Room

T = TypeVar("T")


def room_frame(room: Room, seat: int | None, have: int) -> dict[str, Any]:
    """The frame for a seat or a spectator, with the log after *have* lines."""
    st = room.game.state
    names = room.names_for(seat)
    count = len(st.events or ()) if room.ready() else 0  # redealt when a friend joins
    return {
        "v": VERSION,
        "type": "frame",
        "game": room.id,
        "seq": room.seq,
        "seat": seat,
        **shown(st, seat, room.ahead.of(room.seq)),
        "log": log_lines(st, seat, names, min(have, count)) if count else [],
        "lines": count,
        "clock": room.clock.shown() if room.clock is not None else None,
        "players": players_of(room),
        "result": result_plain(st, names),
        "undo": {"free": room.free_undo(seat), "asked_by": room.undo_asked_by},
        "match": match_of(room, seat),
        "notes": room.notes.plain(),
    }


def players_of(room: Room) -> list[dict[str, Any]]:
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


def match_of(room: Room, seat: int | None) -> dict[str, Any]:
    plan = room.plan
    return {
        "best_of": plan.best_of,
        "won": plan.won,
        "game": plan.number,
        "next": plan.next,
        "rematch": sorted(room.rematch_asked),
        **deck_rules(room, seat),
    }


def about(room: Room) -> dict[str, Any]:
    """What anyone may know of a game."""
    told = {**room.summary(), "players": players_of(room), **deck_rules(room, None)}
    return {**told, "decks": told_decks(room, told["decks"], None)}


def deck_rules(room: Room, seat: int | None) -> dict[str, Any]:
    """Whether players may bring decks, and the rules for them."""
    return {
        "own_decks": room.own_decks(),
        "format": room.plan.format,
        "any_deck": bool(room.game.settings.any_deck),
        "deck_ids": told_decks(room, room.plan.decks, seat),
    }


def told_decks(room: Room, decks: list[T], seat: int | None) -> list[T | None]:
    """Deck ids or names as far as *seat* may know them, since they identify secret lists.

    The deck provided for a guest is shown to anyone who may take the seat.
    """
    open_to_all = lists_open(room.game.settings.open_lists, room.game.over, room.plan.best_of)
    both = zip(decks, room.plan.players, strict=True)
    return [
        deck if open_to_all or n == seat or not player.joined else None
        for n, (deck, player) in enumerate(both)
    ]


def lists_open(settled: bool, over: bool, best_of: int) -> bool:
    """Whether everyone may know both decks: by agreement, or because no more games follow."""
    return settled or (over and best_of == 1)
