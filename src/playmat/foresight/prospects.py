"""What is shown about each option before one is chosen: tried out and put into words."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from playmat.foresight.advice import good_option
from playmat.foresight.hints import hinted
from playmat.foresight.preview import MANY, Preview, Worlds
from playmat.game.labels import OptionWords
from playmat.kinds import answers
from playmat.model.option import kind
from playmat.model.views.view import View

FEW: Final = 16
"""With at most this many options, every one is tried out."""

TRIED: Final = (
    answers.ATTACK,
    answers.DECLARE,
    answers.PLAY,
    answers.POWER,
    answers.RETREAT,
    answers.END,
)
"""Kinds that are tried out even when there are more options than that."""


class Prospect(NamedTuple):
    """What is shown about one option."""

    label: str
    """The label of its button."""

    note: str
    """What it leads to, as far as the worlds agree."""

    more: bool
    """Whether another choice follows."""

    preview: list[dict[str, Any]] | None
    """What to draw on the table before it is chosen."""

    good: bool = False
    """Whether the greedy player recommends it."""

    def plain(self) -> dict[str, Any]:
        """The fields that are sent along with the option."""
        return {
            "label": self.label,
            "note": self.note,
            "more": self.more,
            "preview": self.preview,
        }


def prospects(named: OptionWords, view: View) -> list[Prospect]:
    """What to show the choosing player about every option, in order."""
    worlds, options = Worlds(view), named.st.options
    good = good_option(worlds.dealt[0] if worlds.dealt else None, named.seat)
    return [
        prospect(named, option, foretold(worlds, option, len(options)))._replace(
            good=int(option) == good
        )
        for option in options
    ]


def foretold(worlds: Worlds, option: int, count: int) -> Preview | None:
    """Try an option out if the number of options leaves time for it."""
    worth = count <= FEW or (count <= MANY and kind(option) in TRIED)
    return worlds.foretell(option) if worth else None


def prospect(named: OptionWords, option: int, known: Preview | None) -> Prospect:
    """What to show about an option, given its preview if it has one."""
    label, note = hinted(named, option, known)
    if known is None:
        return Prospect(label, note, False, None)
    drawn = known.preview() if kind(option) != answers.END else None
    return Prospect(label, note, known.more, drawn)
