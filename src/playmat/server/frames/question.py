"""The question pending, as it is put to the player who has to answer it."""

from __future__ import annotations

from typing import Any, Final

from playmat.game.choice import PROMPTS, picking_of, source_of
from playmat.kinds import answers, asks
from playmat.model.notation.options import option_texts
from playmat.model.option import kind
from playmat.model.state import State
from playmat.model.views.view import View
from playmat.server.frames.hints import NOTES, attack_result, outcome
from playmat.server.frames.labels import OptionWords, label, option_kind
from playmat.server.frames.option_places import places
from playmat.server.frames.preview import Preview, Worlds

FEW: Final = 16
"""Options up to which each is tried out."""

MANY: Final = 60
"""Options beyond which none is tried out: naming a card has thousands."""

TRIED: Final = (
    answers.ATTACK,
    answers.DECLARE,
    answers.PLAY,
    answers.POWER,
    answers.RETREAT,
    answers.END,
)
"""What is tried out however many options there are up to that."""


def question(st: State, seat: int | None, view: View | None) -> dict[str, Any] | None:
    """Return the question pending; its options only for the seat that has to answer."""
    if st.winner >= 0 or st.chooser < 0:
        return None
    what = asks.NAMES[st.ask]
    asked: dict[str, Any] = {
        "player": int(st.chooser),
        "what": what,
        "prompt": PROMPTS[what],
        "options": [],
        "picking": None,
        "source": None,
    }
    if seat is not None and seat == st.chooser and view is not None:
        asked["options"] = offered(st, seat, view)
        picking, source = picking_of(st), source_of(st, seat)
        asked["picking"] = None if picking is None else picking.plain()
        asked["source"] = None if source is None else source.card_id
    return asked


def offered(st: State, seat: int, view: View) -> list[dict[str, Any]]:
    """Return the options of a player with labels, notes, places and previews."""
    named = OptionWords(st, seat)
    worlds = Worlds(view)
    texts = option_texts(st)
    count = len(texts)
    return [
        told(named, n, option, text, foretold(worlds, option, count))
        for n, (option, text) in enumerate(zip(st.options, texts, strict=True))
    ]


def foretold(worlds: Worlds, option: int, count: int) -> Preview | None:
    """Try out one of so many options if that is worth its time."""
    worth = count <= FEW or (count <= MANY and kind(option) in TRIED)
    return worlds.foretell(option) if worth else None


def told(
    named: OptionWords, n: int, option: int, text: str, known: Preview | None
) -> dict[str, Any]:
    """Return one option as it is sent."""
    said, note = label(named, option), ""
    if kind(option) == answers.ATTACK:
        result, note = attack_result(named, option, known)
        said += result
    elif kind(option) == answers.END and known is not None and known.after is not None:
        note = outcome(named, known.after)
        note += ("; " if note else "") + "flips for conditions" * (known.after.coins > 0)
    elif kind(option) in NOTES:
        note = NOTES[kind(option)](named, option)
    else:
        note = outcome(named, known)
    more = known is not None and known.more
    return {
        "n": n,
        "kind": option_kind(option),
        "text": text,
        "label": said + ("…" if more else ""),
        "note": note,
        "more": more,
        **places(named.st, named.seat, option),
        "preview": known.preview() if known is not None and kind(option) != answers.END else None,
    }
