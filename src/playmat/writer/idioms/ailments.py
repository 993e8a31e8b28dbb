"""Phrases for Special Conditions: inflicted, chosen and cured."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from playmat.lang.words import LISTS
from playmat.writer.phrase_table import idiom, section
from playmat.writer.phrases.lists import NAMES

section("ailments")


# One of several Special Conditions.
_ILLS: Final = sorted(LISTS["condition"])

for _size in range(2, len(_ILLS) + 1):
    for _some in combinations(_ILLS, _size):
        _options = ", ".join(
            f'[label("{NAMES["condition"][ill]}"), inflict(?of, {ill}, 0)]' for ill in _some
        )
        *_first, _last = [NAMES["condition"][ill] for ill in _some]
        _told = f"{', '.join(_first)} or {_last}"
        idiom(
            "effect",
            (f"either(me, [{_options}])",),
            f"{{of}} <is|are> now {_told}, as you choose",
        )

idiom(
    "effect",
    (
        "inflict(?target, ?one, 0)",
        "inflict(?target, ?other, 0)",
        "inflict(?target, ?third, 0)",
    ),
    "{target} <is|are> now {one}, {other} and {third}",
)

idiom(
    "effect",
    ("inflict(?target, ?one, 0)", "inflict(?target, ?other, 0)"),
    "{target} <is|are> now {one} and {other}",
)

# Conditions of an Active Pokémon.
_ILL: Final = "bind(?v, choose(where(active(?p), #), 1, 1, me))"

idiom(
    "effect",
    (_ILL.replace("#", "afflicted()"), "cure(ref(?v), [])"),
    "cure {p's} Active Pokémon{v()} of all Special Conditions",
)
