"""The question pending, as it is put to the player who has to answer it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playmat.foresight.prospects import Prospect
from playmat.game.choice import picking_of
from playmat.game.labels import OptionWords, label, option_kind, option_words, verb
from playmat.game.option_groups import groups, missing
from playmat.game.purpose import asking_of, question_of, source_of
from playmat.kinds import asks
from playmat.model.notation.options import option_texts
from playmat.model.state import State
from playmat.server.frames.option_places import places


def question(st: State, seat: int | None, told: Sequence[Prospect] | None) -> dict[str, Any] | None:
    """Return the question pending; its options only for the seat that has to answer.

    What is foretold of the options may be known or not; they can be answered in any case.
    """
    if st.winner >= 0 or st.chooser < 0:
        return None
    if seat is None or seat != st.chooser:
        return asked(st)
    put = offered(option_words(st, seat))
    for line, each in zip(put["options"], told or (), strict=bool(told)):
        line |= each.plain()
    source = source_of(st, seat)
    return put | {
        "source": None if source is None else source.card_id,
        "good": next((n for n, each in enumerate(told or ()) if each.good), None),
    }


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
        "good": None,
    }


def told_in_full(st: State, seat: int) -> dict[str, Any]:
    """Return what its player is told beyond that: the purpose, and what has been chosen."""
    purpose, picking = asking_of(st, seat).purpose(), picking_of(st)
    return {
        "title": purpose.title,
        "picking": None if picking is None else picking.plain(),
        "purpose": purpose.plain(),
    }


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
