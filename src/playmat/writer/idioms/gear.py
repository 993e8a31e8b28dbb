"""Phrases of what cards do for the Pokémon they lie on, and of what becomes of those cards."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import loosely, say

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
    "mod(damage_taken, host(), add, ?n, after)": "it takes {n:less} less attack damage " + _AFTER,
    "mod(damage_dealt, host(), add, ?n, before, active(foe))": (
        f"its attacks do {{n:more}} more damage to their Active {_BEFORE}"
    ),
    "mod(damage_dealt, host(), add, ?n, after)": f"its attacks do {{n:less}} less damage {_AFTER}",
    'mod(damage_dealt, host(), add, ?n, before, anyone, "", any)': (
        f"it does {{n:less}} less damage of any kind {_BEFORE}"
    ),
    "mod(max_hp, host(), set, ?n)": "its maximum HP is {n:int}",
    "prevent(damage, host(), attack)": "it is safe from attack damage",
}
for (_kind, _so), (_mod, _told) in product(_KINDS.items(), _BROUGHT.items()):
    say("clause", f"static(play, {_kind}, [{_mod}])", f"while its Pokémon {_so}, {_told}")

# A card that comes back to the Pokémon whose attack discarded it.
_OWN_ATTACK: Final = (
    "and(and(event_cause(attack), event_from_zone(play)), is(event_other(), one_of(attacker())))"
)
loosely(
    "clause",
    f"on(discarded(this_card()), {_OWN_ATTACK}, nobody, free, discard, [bind(?v, event_other()),"
    " delay(attack_resolved(ref(?v)), always(), [attach(this_card(), ref(?v))])])",
    "when its Pokémon's own attack discards this card, it goes back onto that Pokémon{v()} once the"
    " attack is over",
)

# Energy that brings more of it along.
_FOR_THE_TURN: Final = "and(and(event_by_hand(), is(event_card(), energy())), event_cause(rule))"
loosely(
    "clause",
    f"on(attached(self()), {_FOR_THE_TURN}, me, free, play, [bind(?v, choose(where(hand(me),"
    " energy()), 1, 1, me)), attach(ref(?v), self())])",
    "when you attach your Energy for the turn to this Pokémon, you may give it another Energy{v()}"
    " from your hand",
)
