"""Phrases of what cards do for the Pokémon they are attached to."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import say, section

section("gear")


# What holds while its Pokémon is of a kind, or somewhere.
_BEFORE, _AFTER = (f"({when} Weakness and Resistance)" for when in ("before", "after"))

_KINDS: Final = {
    "is(host(), named(?name))": "is {name}",
    "is(host(), typed(?t))": "is {t:element} type",
    "not(is(host(), typed(?t)))": "isn't {t:element} type",
    "is(host(), basic())": "is Basic",
    "is(host(), is_benched())": "is on the Bench",
}

_BROUGHT: Final = {
    "mod(damage_taken, host(), add, ?n, after)": "attacks do {n:less} less damage to it " + _AFTER,
    "mod(damage_dealt, host(), add, ?n, before, active(foe))": (
        f"its attacks do {{n:more}} more damage to their Active Pokémon {_BEFORE}"
    ),
    "mod(damage_dealt, host(), add, ?n, after)": f"its attacks do {{n:less}} less damage {_AFTER}",
    'mod(damage_dealt, host(), add, ?n, before, anyone, "", any)': (
        f"it does {{n:less}} less damage of any kind {_BEFORE}"
    ),
    "mod(max_hp, host(), set, ?n)": "its maximum HP is {n:int}",
    "prevent(damage, host(), attack)": "it takes no damage from attacks",
}

for (_kind, _so), (_mod, _told) in product(_KINDS.items(), _BROUGHT.items()):
    say("clause", f"static(play, {_kind}, [{_mod}])", f"as long as its Pokémon {_so}, {_told}")

# Energy that does more along with another Energy card.
say(
    "head:clause",
    "static(play, any_of(where(energy_on(host()), ?f)), ?do)",
    "as long as its Pokémon also has a {f:fenergy} Energy card",
)
