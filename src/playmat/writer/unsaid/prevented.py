"""Name what is prevented: damage, an attack, a power, a Knock Out."""

from __future__ import annotations

import re
from typing import Final

PREVENTED: Final = "prevent it"
"""Used if there is no better name."""

IN_PLACE: Final = {
    "take damage": "prevent that damage",
    "attack": "the attack fails",
    "use a": "that power does nothing",
    "play a": "that card does nothing",
    "be Knocked Out": "it isn't Knocked Out",
}
"""Replacements, by what would have happened."""

_ABOUT: Final = re.compile(rf"\bwould ({'|'.join(IN_PLACE)}|\w+)\b|\b{PREVENTED}(?=[;.\n]|$)")


def by_name(text: str) -> str:
    """*text* with what is prevented named after the last event it mentions."""
    about = ""

    def told(found: re.Match[str]) -> str:
        nonlocal about
        if found[0] == PREVENTED:
            return IN_PLACE.get(about, PREVENTED)
        about = found[1]
        return found[0]

    return _ABOUT.sub(told, text)
