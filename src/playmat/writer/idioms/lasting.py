"""Phrases for what holds for a while, or happens at the end of a turn."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrase_table import idiom, section
from playmat.writer.phrases.nouns import STRIKES

section("lasting")


# Attacks that affect this Pokémon, and attacks of a certain name.
for _what, _said in {
    "all": "does nothing to {of}",
    "damage": "does no damage to {of}",
    "effects": "has no effect on {of} beyond its damage",
}.items():
    _safe = f"lasting(this_attack, nobody(), [prevent({_what}, ?of, attack)])"
    idiom("effect", (_safe,), f"the attack {_said}")

# Powers that stop working wherever their Pokémon are.
for _player, _whose in {"both": "all", "foe": "their"}.items():
    for _but, _said in {"": "", ", ?except": ", except {except}"}.items():
        idiom(
            "mods",
            (
                f"off_power(all({_player}), ?power{_but})",
                f"off_power_away({_player}, pokemon(), ?power{_but})",
            ),
            f"{{power:powers}} of {_whose} Pokémon don't work, in play or anywhere else{_said}",
        )

# Effects on a Pokémon at the end of the other player's next turn.
for _act, _said in {
    "counters(bearer(), ?n)": "place {n:ncounters} on {on:bearer}",
    "inflict(bearer(), ?condition, 0)": "{on:bearer} <is|are> now {condition}",
    "knock_out(bearer())": "Knock Out {on:bearer}",
    "return_mon(bearer(), discard)": "discard {on:bearer} and all attached cards",
    "bind(?v, choose(energy_on(bearer()), 1, 1, me)), discard(ref(?v))": "discard an Energy card"
    "{v()} from {on:bearer}",
}.items():
    _ending = f"handler(on(turn_ended(foe), always(), nobody, free, play, [{_act}]))"
    idiom(
        "effect",
        (f"lasting(foe_next_turn, ?on, [{_ending}])",),
        f"at the end of their next turn, {_said}",
    )

# Surviving a Knock Out.
for _of, _said in {"self()": "it survives", "?of": "{of} <survives|survive>"}.items():
    idiom("effect", ("nullify()", f"leave_hp({_of}, ?n)"), f"{_said} with {{n:int}} HP")

# Attacks of the Defending Pokémon redirected to another Defender.
_ITS = 'mod(damage_dealt, all_both, add, ?value, before, defender(), "", attack)'

# More damage to the future Defending Pokémon.
for _on, _who, _whom in (
    ("self()", "this Pokémon's attacks", "their Active Pokémon"),
    ("?on", STRIKES["{on:bearer}"], "whoever is their Active Pokémon"),
):
    _of = "self()" if _on == "self()" else "all_both"
    _dealt = f'mod(damage_dealt, {_of}, add, ?n, before, defender(), "", attack)'
    for _kind in ("more", "less"):
        idiom(
            "effect",
            (f"lasting(my_next_turn, {_on}, [{_dealt}])",),
            f"{_who} do {{n:{_kind}}} {_kind} damage to {_whom} during your next turn (before"
            " Weakness and Resistance)",
        )

# Later effects of a Pokémon's own attack.
_ITS = "mod(damage_dealt, self(), #)"

for _mod, _said in {
    "times, 2, base": "the base damage of this Pokémon's {name} is doubled",
    "set, ?value, base": "the base damage of this Pokémon's {name} is {value}",
    "add, ?value, base": "this Pokémon's {name} does {value:more} extra base damage",
    "add, ?value, before": "this Pokémon's {name} does {value:more} extra damage (before Weakness"
    " and Resistance)",
}.items():
    _change = f"as_long_as(attack_is(?name), [{_ITS.replace('#', _mod)}])"
    idiom("effect", (f"lasting(?until, self(), [{_change}])",), "{until}, " + _said)

# Coins that decide whether a Pokémon can attack.
_COIN = "[bind(?v, flip(1, foe)), if(compare(tails(?v), >, 0), [nullify()], [])]"

_TRIES = f"handler(instead(attack_declared(bearer()), always(), nobody, free, play, {_COIN}))"

idiom(
    "effect",
    (f"lasting(?until, ?on, [{_TRIES}])",),
    "{until}, if {on:bearer} tries to attack, they flip a coin{v()}. If tails, the attack fails",
)

# Effects that repeat whenever something happens to a Pokémon.
_EACH: Final = "lasting(?until, ?on, [handler(on(#, nobody, free, play, [*]))])"

_ENERGY: Final = "is(event_card(), energy())"

for _event, _act, _said in (
    (
        "retreat_tried(bearer()), always()",
        "hit(event_mon(), ?n, [no_weakness, no_resistance])",
        "each time {on:bearer} tries to retreat, do {n:int} damage to it, ignoring Weakness and"
        " Resistance",
    ),
    (
        f"attached(bearer()), {_ENERGY}",
        "inflict(event_mon(), ?ill, 0)",
        "each time an Energy is attached to {on:bearer}, it is now {ill}",
    ),
    (
        f"attached(bearer()), and(event_by_hand(), {_ENERGY})",
        "inflict(event_mon(), ?ill, 0)",
        "each time an Energy is attached from the hand to {on:bearer}, it is now {ill}",
    ),
    (
        "damaged(bearer()), event_cause(attack)",
        "knock_out(event_mon())",
        "if an attack damages {on:bearer}, Knock it Out",
    ),
):
    _any = _EACH.replace("#", _event).replace("*", _act)
    idiom("effect", (_any,), "{until}, " + _said)
