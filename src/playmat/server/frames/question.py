"""The pending question, as shown to the player who must choose."""

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
    """The pending question, with options only for the player who must choose.

    Options can be chosen whether or not their previews are known yet.
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
    """The question as everyone may see it, without purpose and choices made."""
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
    """What only the player is shown: the purpose, and the choices made so far."""
    purpose, picking = asking_of(st, seat).purpose(), picking_of(st)
    return {
        "title": purpose.title,
        "picking": None if picking is None else picking.plain(),
        "purpose": purpose.plain(),
    }


def offered(named: OptionWords) -> dict[str, Any]:
    """The question with its options as text, before previews are known."""
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
