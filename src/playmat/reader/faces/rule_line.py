"""Rule lines of Pokémon that may be attached as Energy cards: no rule reads them. [EN-10]"""

from __future__ import annotations

from playmat.lang.node import Program
from playmat.reader.face import Face, Unread
from playmat.reader.text.tokens import Sentence


def read_rule(face: Face, text: tuple[Sentence, ...]) -> Program:
    """Reject the rule lines of a Pokémon: their programs are data."""
    raise Unread("a rule line that no row of data holds", text[0].words if text else ())
