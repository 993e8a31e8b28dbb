"""Short typed commands for terminal and browser: ``a 1``, ``e fire b2``, ``end``.

A command is a line with a short verb; it never guesses between two options. Places are ``a`` and
``a2`` for your Actives, ``b1`` to ``b8`` for your Bench, ``oa``, ``oa2`` and ``o1`` to ``o8`` for
the opponent's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from playmat.game.option_groups import by_number
from playmat.game.reading import Offer
from playmat.model.option import field_a, field_b
from playmat.model.place import SIDE

NUMBERED: Final = re.compile(r"[aA]\s+(\d{1,4})")

USAGE: Final = {
    "a": "a 1, or a NAME: attack",
    "p": "p NAME: play or bench a card",
    "e": "e NAME PLACE: attach Energy, for example e fire b2",
    "v": "v NAME PLACE: evolve, for example v raichu a",
    "use": "use PLACE: use a power",
    "r": "r: retreat",
    "pick": "pick 1 3: choose options 1 and 3",
    "end": "end: end the turn",
}
"""The usage of each command."""


def numbered_attack(text: str, known: Sequence[Offer]) -> list[Offer]:
    """Return the attack for a line like ``a 1``: the first Active's, in printed order."""
    n = NUMBERED.fullmatch(text)
    attacks = [each for each in known if each.kind == "attack" and field_a(each.packed) % SIDE == 0]
    return [each for each in attacks if n is not None and field_b(each.packed) == int(n[1]) - 1]


def picked(text: str, known: Sequence[Offer]) -> list[Offer | None]:
    """Return the options of ``pick 1 3`` in screen order, None for a number not shown."""
    word, *numbers = text.split()
    counted = bool(numbers) and all(n.isdecimal() and len(n) < 9 for n in numbers)
    if word.lower() != "pick" or not counted:
        return []
    shown = by_number(known)
    return [shown.get(str(int(n))) for n in numbers]
