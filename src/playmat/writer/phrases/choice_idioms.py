"""Phrases that cover several statements about choosing, guessing and going on."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from playmat.lang.words import LISTS
from playmat.writer.phrase_table import idiom
from playmat.writer.phrases.lists import NAMES

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
            f"{{of}} <is|are> {_told}, as you choose",
        )

# Rock, paper, scissors.
idiom(
    "head:effect",
    ("bind(?v, duel())", "if(did(?v), ?then, ?else)"),
    "play rock, paper, scissors{v()}, if you win",
)

# Damage counters moved one by one for as long as a player likes.
_MORE: Final = 'bind(?u, ask("#", me)), if(not(did(?u)), [break()], [])'
for _group, _said in {
    "all": ("one of their damaged Pokémon", "another"),
    "bench_of": ("one of their damaged Benched Pokémon", "another Pokémon of theirs"),
}.items():
    _from = f"where({_group}(foe), damaged())"
    _stop = f"or(not(any_of({_from})), compare(count(all(foe)), <, 2))"
    idiom(
        "effect",
        (
            f"loop([if({_stop}, [break()], []), {_MORE.replace('#', 'Move one more?')},"
            f" bind(?v, choose({_from}, 1, 1, me)),"
            " bind(?w, choose(less(all(foe), ref(?v)), 1, 1, me)),"
            " move_counters(ref(?v), ref(?w), ?n)])",
        ),
        "as often as you like{u()}, move {n:ncounters} from "
        + f"{_said[0]}{{v()}} to {_said[1]}{{w()}}",
    )
_ONE_MORE: Final = _MORE.replace("#", "Put one more damage counter?")
idiom(
    "effect",
    (
        f"loop([if(compare(hp_left(?one), ==, 0), [break()], []), {_ONE_MORE},"
        " counters(?one, 1), counters(?other, 1)])",
    ),
    "place as many damage counters as you like{u()} on {one}, and as many on {other}",
)
