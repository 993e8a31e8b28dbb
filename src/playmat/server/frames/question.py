"""The question pending, as it is put to the player who has to answer it."""

from __future__ import annotations

from typing import Any, Final

from playmat.game.choice import picking_of
from playmat.game.labels import OptionWords, label, option_kind, verb
from playmat.game.option_groups import groups, missing
from playmat.game.purpose import asking_of, question_of, source_of
from playmat.kinds import answers, asks
from playmat.model.notation.options import option_texts
from playmat.model.option import kind
from playmat.model.state import State
from playmat.model.views.view import View
from playmat.server.frames.hints import hinted
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
    if seat is None or seat != st.chooser or view is None:
        return asked(st)
    named, worlds, count = option_words(st, seat), Worlds(view), len(st.options)
    put = offered(named)
    for option, line in zip(st.options, put["options"], strict=True):
        line |= told(named, option, foretold(worlds, option, count))
    source = source_of(st, seat)
    return put | {"source": None if source is None else source.card_id}


def asked(st: State) -> dict[str, Any]:
    """Return the question as everybody may know it, without what is chosen and what for."""
    return {
        "player": int(st.chooser),
        "what": asks.NAMES[st.ask],
        "prompt": question_of(st).prompt,
        "title": question_of(st).title,
        "options": [],
        "groups": [],
        "missing": [],
        "picking": None,
        "source": None,
        "purpose": None,
    }


def told_in_full(st: State, seat: int) -> dict[str, Any]:
    """Return what its player is told beyond that: the purpose, and what has been chosen."""
    purpose, picking = asking_of(st, seat).purpose(), picking_of(st)
    return {
        "title": purpose.title,
        "picking": None if picking is None else picking.plain(),
        "purpose": purpose.plain(),
    }


def option_words(st: State, seat: int) -> OptionWords:
    """Return the words for the options of the player who has to answer."""
    picking = picking_of(st)
    return OptionWords(st, seat, len(picking.chosen) if picking is not None else 0)


def offered(named: OptionWords) -> dict[str, Any]:
    """Return the question with its options in words, before anything is foretold."""
    st = named.st
    found = groups(named)
    member = {option: n for n, each in enumerate(found) for option in each.options}
    return (
        asked(st)
        | told_in_full(st, named.seat)
        | {
            "options": [
                {
                    "n": n,
                    "kind": option_kind(option),
                    "text": text,
                    "label": label(named, option),
                    "verb": verb(named, option),
                    "group": member.get(option),
                    "note": "",
                    "more": False,
                    **places(st, named.seat, option),
                    "preview": None,
                }
                for n, (option, text) in enumerate(zip(st.options, option_texts(st), strict=True))
            ],
            "groups": [
                {"label": each.label, "heading": each.heading, "note": each.note} for each in found
            ],
            "missing": [each._asdict() for each in missing(named)],
        }
    )


def foretold(worlds: Worlds, option: int, count: int) -> Preview | None:
    """Try out one of so many options if that is worth its time."""
    worth = count <= FEW or (count <= MANY and kind(option) in TRIED)
    return worlds.foretell(option) if worth else None


def told(named: OptionWords, option: int, known: Preview | None) -> dict[str, Any]:
    """Return what is told of an option once it has been tried out, or could not be."""
    said, note = hinted(named, option, known)
    return {
        "label": said,
        "note": note,
        "more": known is not None and known.more,
        "preview": known.preview() if known is not None and kind(option) != answers.END else None,
    }
