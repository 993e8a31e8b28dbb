"""A step of a finished game with everything open: both hands, and what was offered to whom."""

from __future__ import annotations

from typing import Any, Final

from playmat.game.choice import PROMPTS, picking_of
from playmat.game.game import Game
from playmat.game.record.log import ALL
from playmat.kinds import asks, players
from playmat.model.notation.options import option_texts
from playmat.model.state import State
from playmat.model.views.view import view_of
from playmat.server.frames.frame import VERSION, log_line, plain_view, result_plain
from playmat.server.frames.labels import OptionWords, label, option_kind
from playmat.server.frames.option_places import places

MATCH: Final[dict[str, Any]] = {
    "best_of": 1,
    "won": [0, 0],
    "game": 1,
    "next": None,
    "rematch": [],
    "own_decks": False,
    "format": None,
    "any_deck": False,
}
"""A finished game stands alone."""


def open_frame(
    game: Game, game_id: str, step: int, names: tuple[str, str], have: int = 0
) -> dict[str, Any]:
    """Return one step of a finished game as a frame with both hands open."""
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
        "log": [log_line(st, n, events[n], ALL, names) for n in range(have, len(events))],
        "lines": len(events),
        "clock": None,
        "players": [
            {"name": name, "kind": "me", "agent": None, "here": False, "joined": True}
            for name in names
        ],
        "result": result_plain(st, names),
        "undo": {"free": False, "asked_by": None},
        "match": MATCH,
    }


def open_view(st: State) -> dict[str, Any]:
    """Return both halves of the table, each as its own player sees it."""
    one, other = view_of(st, 0, 0), view_of(st, 1, 0)
    return plain_view(one.table, (one.sides[0], other.sides[1]))


def open_question(st: State) -> dict[str, Any] | None:
    """Return what was asked and offered, without foretelling anything."""
    if st.winner >= 0 or not 0 <= st.chooser < players.CHANCE:
        return None
    named = OptionWords(st, int(st.chooser))
    what, picking = asks.NAMES[st.ask], picking_of(st)
    options = [
        {
            "n": n,
            "kind": option_kind(option),
            "text": text,
            "label": label(named, option),
            "note": "",
            "more": False,
            **places(st, named.seat, option),
            "preview": None,
        }
        for n, (option, text) in enumerate(zip(st.options, option_texts(st), strict=True))
    ]
    return {
        "player": int(st.chooser),
        "what": what,
        "prompt": PROMPTS[what],
        "options": options,
        "picking": None if picking is None else picking.plain(),
        "source": None,
    }
