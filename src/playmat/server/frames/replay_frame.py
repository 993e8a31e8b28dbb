"""A step of a finished game with everything face up: both hands and all options."""

from __future__ import annotations

from typing import Any, Final

from playmat.game.game import Game
from playmat.game.labels import option_words
from playmat.game.record.log import ALL
from playmat.kinds import players
from playmat.model.state import State
from playmat.model.views.view import view_of
from playmat.server.frames.frame import VERSION, plain_view, result_plain, told_lines
from playmat.server.frames.question import offered

MATCH: Final[dict[str, Any]] = {
    "best_of": 1,
    "won": [0, 0],
    "game": 1,
    "next": None,
    "rematch": [],
    "own_decks": False,
    "format": None,
    "any_deck": False,
    "deck_ids": [None, None],
}
"""A finished game is shown outside its match."""


def open_frame(
    game: Game, game_id: str, step: int, names: tuple[str, str], have: int = 0
) -> dict[str, Any]:
    """One step of a finished game as a frame with both hands face up."""
    st = game.state
    events = st.events or []
    return {
        "v": VERSION,
        "type": "frame",
        "game": game_id,
        "seq": step,
        "seat": None,
        "view": open_view(st),
        "ask": open_question(st),
        "log": told_lines(st, ALL, names, have),
        "lines": len(events),
        "clock": None,
        "players": [
            {"name": name, "kind": "me", "agent": None, "here": False, "joined": True}
            for name in names
        ],
        "result": result_plain(st, names),
        "undo": {"free": False, "asked_by": None},
        "match": MATCH,
        "notes": [],
    }


def open_view(st: State) -> dict[str, Any]:
    """Both sides of the table, each as its own player sees it."""
    one, other = view_of(st, 0, 0), view_of(st, 1, 0)
    return plain_view(one.table, (one.sides[0], other.sides[1]))


def open_question(st: State) -> dict[str, Any] | None:
    if st.winner >= 0 or not 0 <= st.chooser < players.CHANCE:
        return None
    return offered(option_words(st, int(st.chooser)))
