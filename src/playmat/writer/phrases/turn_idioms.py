"""Phrases that cover several modifiers that hold for a while, and what is done each time."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrase_table import idiom

# Several things that a Pokémon can't do.
_ATTACK: Final = "mod(can_attack, all_both, forbid), mod(can_retreat, all_both, forbid)"
for _mods, _said in {
    f"{_ATTACK}, off_power(bearer(), ?power)": "can't attack or retreat or use a {power}",
    "mod(can_evolve_from_hand, all_both, forbid), mod(can_level_up, all_both, forbid)": (
        "can't evolve or level up from hand"
    ),
}.items():
    idiom("effect", (f"lasting(?until, ?on, [{_mods}])",), f"{{until}}, {{on:bearer}} {_said}")
_OWN: Final = "mod(can_attack, self(), forbid), mod(can_retreat, self(), forbid), ends_with(self())"
idiom(
    "effect",
    (f"lasting(?until, self(), [{_OWN}])",),
    "{until}, this Pokémon can't attack or retreat",
)
idiom(
    "effect",
    (
        "lasting(?until, ?on, [mod(attack_cost, all_both, add, ?n),"
        " mod(retreat_cost, all_both, add, ?m)])",
    ),
    "{until}, attacks of {on:bearer} cost {n:more} more Colorless, and retreating {m:more} more",
)
idiom(
    "effect",
    ("lasting(?until, self(), [prevent(all, self(), attack, ?from), ends_with(self())])",),
    "{until}, while in play, this Pokémon is safe from attacks[ of {from}]",
)
idiom(
    "effect",
    ("lasting(while_in_play, self(), [take_types(bearer(), ?from)])",),
    "while it stays, this Pokémon is of the same types as {from}",
)
_STRUCK: Final = "handler(instead(attack_declared(bearer()), always(), nobody, free, play, "
idiom(
    "effect",
    (f"lasting(?until, ?on, [{_STRUCK}[nullify()]))])",),
    "{until}, prevent any attack by {on:bearer}",
)

_CHANGED: Final = "as_long_as(attack_is(?{}), [mod(damage_dealt, self(), set, ?{}, base)])"
idiom(
    "effect",
    (f"lasting(?until, self(), [{_CHANGED.format('a', 'n')}, {_CHANGED.format('b', 'm')}])",),
    "{until}, the base damage of this Pokémon's {a} is {n:int}, that of its {b} {m:int}",
)

# What is done for each of several.
idiom(
    "effect",
    ("each(?v, ?of, [counters(ref(?v), counters_on(ref(?v)))])",),
    "double the damage counters on {of:whom}{v()}",
)
idiom(
    "effect",
    (
        "bind(?same, 0)",
        "each(?v, ?of, [bind(?w, flip()), if(compare(heads(?w), >, 0),"
        " [hit(ref(?v), ?n, [])], [bind(?same, add(ref(?same), 1))])])",
        "hit(self(), mul(?m, ref(?same)), [])",
    ),
    "flip a coin{w()} for each {of:counted}{v()}, heads hits it for {n:int}, and this Pokémon"
    " takes {m:int} damage per tails{same()}",
)
idiom(
    "effect",
    (
        "bind(?same, all(me))",
        "each(?v, ?cards, [bind(?w, choose(ref(?same), 1, 1, me)), attach(ref(?v), ref(?w)),"
        " bind(?same, less(ref(?same), ref(?w)))])",
    ),
    "attach {cards} to your Pokémon, one each{same()}{v()}{w()}",
)
