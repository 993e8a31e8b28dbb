"""What is told of the options of a question before one is chosen: each tried out, in words."""

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
"""Options up to which each is tried out."""

TRIED: Final = (
    answers.ATTACK,
    answers.DECLARE,
    answers.PLAY,
    answers.POWER,
    answers.RETREAT,
    answers.END,
)
"""What is tried out however many options there are up to that."""


class Prospect(NamedTuple):
    """What is told of one option."""

    label: str
    """What its button says."""

    note: str
    """What it leads to, as far as the worlds agree."""

    more: bool
    """Whether a further question follows."""

    preview: list[dict[str, Any]] | None
    """What is drawn on the table before it is chosen."""

    good: bool = False
    """Whether it is the one that the greedy player's judgement finds good."""

    def plain(self) -> dict[str, Any]:
        """Return what is sent of it with the option itself."""
        return {
            "label": self.label,
            "note": self.note,
            "more": self.more,
            "preview": self.preview,
        }


def prospects(named: OptionWords, view: View) -> list[Prospect]:
    """Return what is told of every option, in order, to the player who has to answer."""
    worlds, options = Worlds(view), named.st.options
    good = good_option(worlds.dealt[0] if worlds.dealt else None, named.seat)
    return [
        prospect(named, option, foretold(worlds, option, len(options)))._replace(
            good=int(option) == good
        )
        for option in options
    ]


def foretold(worlds: Worlds, option: int, count: int) -> Preview | None:
    """Try out one of so many options if that is worth its time."""
    worth = count <= FEW or (count <= MANY and kind(option) in TRIED)
    return worlds.foretell(option) if worth else None


def prospect(named: OptionWords, option: int, known: Preview | None) -> Prospect:
    """Return what is told of an option once it has been tried out, or could not be."""
    label, note = hinted(named, option, known)
    if known is None:
        return Prospect(label, note, False, None)
    drawn = known.preview() if kind(option) != answers.END else None
    return Prospect(label, note, known.more, drawn)
