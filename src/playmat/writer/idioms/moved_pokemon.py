"""Phrases for Pokémon that are benched, leave play or become Tools."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import idiom, section

section("moved_pokemon")

_PICK: Final = "bind(?v, ?pick)"

# Cards of one player that the other puts onto the Bench.
for (_zone, _place), (_count, _said), (_owner, _by, _who) in product(
    {"hand": "hand", "discards": "discard pile"}.items(),
    {
        "1, 1": "a {f:fnoun}",
        "0, 60": "any number of {f:fnoun+}",
        "0, ?n": "up to {n:int} {f:fnoun}",
        "?n, ?n": "{n:int} {f:fnoun}",
    }.items(),
    (("foe", "me", "put"), ("me", "foe", "they put"), ("foe", "foe", "they put")),
):
    _whose = "their" if _owner == "foe" else "your"
    idiom(
        "effect",
        (f"bind(?v, choose(where({_zone}({_owner}), ?f), {_count}, {_by}))", "bench(ref(?v))"),
        f"{_who} {_said}{{v()}} from {_whose} {_place} onto {_whose} Bench",
    )

# Leaving play.
for _who, _said in {
    "self()": "this Pokémon",
    "host()": "its Pokémon",
    "ref(?v)": "{pick:pick}{v()}",
    "?of": "{of}",
}.items():
    _before = (_PICK,) if "?v" in _who else ()
    _away = (*_before, f"discard(attached({_who}))", f"return_mon({_who}, ?to)")
    _phrase = f"put {_said} {{to}} and discard all cards attached to <it|them>"
    idiom("effect", _away, _phrase)

# Pokémon that become a Tool or Energy.
_ATTACHED: Final = "discard all cards attached to this Pokémon, then attach this card as a Tool to"

idiom(
    "effect",
    (
        "bind(?v, choose(where(less(all(me), self()), tool_room()), 1, 1, me))",
        *("discard(attached(self()))", "become_tool(this_card(), ref(?v))"),
    ),
    f"{_ATTACHED} one of your other Pokémon{{v()}}",
)
