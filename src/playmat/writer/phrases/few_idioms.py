"""Phrases of what only a few texts bring about as a whole; tried before shorter ones."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrase_table import idiom, say

# A Pokémon that becomes a Tool or Energy.
_ATTACHED: Final = "discard all cards attached to this Pokémon, and attach it as a Tool to"
idiom(
    "effect",
    (
        "bind(?v, choose(where(less(all(me), self()), tool_room()), 1, 1, me))",
        *("discard(attached(self()))", "become_tool(this_card(), ref(?v))"),
    ),
    f"{_ATTACHED} one of your other Pokémon{{v()}}",
)
idiom(
    "effect",
    (
        "bind(?v, ?pick)",
        "delay(knocked_out(self()), always(), [become_energy(this_card(), ref(?v))])",
        "knock_out(self())",
    ),
    "Knock Out this Pokémon and attach it to {pick:pick}{v()} as Energy",
)
idiom(
    "effect",
    (
        *("bind(?v, ?pick)", "nullify()", "mark_fallen(self())"),
        *("become_energy(this_card(), ref(?v))", "take_prize(foe, 1)"),
    ),
    "attach it to {pick:pick}{v()} as Energy instead; it still counts as Knocked Out, and they take"
    " a Prize",
)

# Both Active Pokémon, and damage counters by number.
idiom(
    "effect",
    (
        "bind(?u, choose(active(me), 1, 1, me))",
        "bind(?v, choose(active(foe), 1, 1, me))",
        "cure(join(ref(?u), ref(?v)), ?ills)",
    ),
    "cure the Active Pokémon of both sides{u()}{v()} of {ills:*condition}",
)
for _by, _who in {"me": "take", "foe": "they take"}.items():
    idiom(
        "effect",
        (
            f"bind(?v, number(0, ?n, {_by}))",
            "bind(?w, ?pick)",
            "remove_counters(ref(?w), ref(?v))",
        ),
        f"{_who} up to {{n:int}} damage counters{{v()}} off {{pick:pick}}{{w()}}",
    )
_TRAINERS: Final = (
    "add(count(join(gear_on(all(foe)), join(where(stadium(), owned_by(foe)), beside(foe)))),"
    " count(where(all(foe), trainer())))"
)
say("per", _TRAINERS, "per Trainer card they have in play")
say(
    "cond",
    "is(self(), fits_both(fits_both(is_active(), has_energy()), fits_not(fits_any("
    "condition_is(asleep), condition_is(paralyzed)))))",
    "this Pokémon is Active with Energy and neither Asleep nor Paralyzed",
)
idiom(
    "effect",
    (
        "bind(?v, choose(where(all(?p), fits_both(?f, damaged())), 1, 1, me))",
        "bind(?w, choose(less(where(all(?p), ?f), ref(?v)), 1, 1, me))",
        "move_counters(ref(?v), ref(?w), ?n)",
    ),
    "move {n:ncounters} from one of {p's} {f:fmon+}{v()} to another of them{w()}",
)

# Attacks of the Defender are aimed at another Defender.
_ITS = 'mod(damage_dealt, all_both, add, ?value, before, defender(), "", attack)'
for _kind in ("more", "less"):
    idiom(
        "effect",
        (f"lasting(?until, defender(), [{_ITS}])",),
        f"{{until}}, the Defender does {{value:{_kind}}} {_kind} damage to your Active (before"
        " Weakness and Resistance)",
    )

# More damage to whoever is the Defender by then.
for _on, _who in {"self()": "this Pokémon", "?on": "{on:bearer}"}.items():
    _of = "self()" if _on == "self()" else "all_both"
    _dealt = f'mod(damage_dealt, {_of}, add, ?n, before, defender(), "", attack)'
    for _kind in ("more", "less"):
        idiom(
            "effect",
            (f"lasting(my_next_turn, {_on}, [{_dealt}])",),
            f"during your next turn, {_who} does {{n:{_kind}}} {_kind} damage to whoever is the"
            " Defender (before Weakness and Resistance)",
        )

# What a Pokémon's own attack does later.
_ITS = "mod(damage_dealt, self(), #)"
for _mod, _said in {
    "times, 2, base": "double the base damage of this Pokémon's {name}, whoever takes it",
    "set, ?value, base": "the base damage of this Pokémon's {name} is {value}",
    "add, ?value, base": "this Pokémon's {name} does {value:more} extra base damage",
    "add, ?value, before": "this Pokémon's {name} does {value:more} extra damage (before Weakness"
    " and Resistance)",
}.items():
    _change = f"as_long_as(attack_is(?name), [{_ITS.replace('#', _mod)}])"
    idiom("effect", (f"lasting(?until, self(), [{_change}])",), "{until}, " + _said)
    _while = f"lasting(?until, self(), [{_change}, ends_with(self())])"
    idiom("effect", (_while,), "{until}, while Active, " + _said)

# Energy that is another for a while, what comes later left out.
_NOW = "lasting(end_of_turn, nobody(), [mod_type(energy_provided, ref(?v), set, ?types)])"
_TURNED = "turn {some:sel}{v()} into {types:*colour} Energy this turn"
idiom("effect", ("bind(?v, ?some)", _NOW), _TURNED)
_ON_IT = (
    "lasting(end_of_turn, nobody(), [mod_type(energy_provided, ref(?v), set, ?types),"
    " handler(on(became_active(all(me)), not(is(?on, is_active())), nobody, free, play,"
    " [end_this()]))])"
)
idiom("effect", ("bind(?v, ?some)", _ON_IT), "as long as {on} stays Active, " + _TURNED)
