"""Phrases for Pokémon that become Active, and for what happens to them."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import idiom, say, section
from playmat.writer.results import BY_THEM, SO

section("switches")


# Switching one Pokémon with another.
for _player, _who in {"me": "switch your", "foe": "they switch their"}.items():
    say("effect", f"switch({_player}, ?in, nobody())", f"{_who} Active Pokémon with {{in}}")

# Switching with a choice of the new Active and, if there are two, of the old one.
_UP: Final = "bind(?v, choose(bench_of({}), 1, 1, {}))"
_DOWN: Final = "bind(?w, choose(active({}), 1, 1, {}))"
_CHOICE: Final = " (if two are Active, {} choose which)"

for (_player, _whose), (_by, _who) in product(
    {"me": "your", "foe": "their"}.items(), {"me": "switch", "foe": "they switch"}.items()
):
    _some = f"one of {_whose}"
    _said = f"{_who} {_whose} Active{{w()}} with {_some} Benched Pokémon{{v()}}"
    _up, _alone = _UP.format(_player, _by), f"switch({_player}, ref(?v), nobody())"
    idiom("effect", (_up, _alone), _said.replace("{w()}", ""))
    for _chooser, _name in {"me": "you", "foe": "they"}.items():
        _down, _both = _DOWN.format(_player, _chooser), f"switch({_player}, ref(?v), ref(?w))"
        _told = _said + (_CHOICE.format(_name) if _chooser != _by else "")
        idiom("effect", (_up, _down, _both), _told)
        idiom("effect", (_down, _up, _both), _told)

# Effects on the new Active Pokémon.
_NEW: Final = "the new Active Pokémon"

for (_then, _told), (_by, _did, _said) in product(
    {
        "inflict(ref(?v), ?one, 0), inflict(ref(?v), ?other, 0)": f"{_NEW} is now {{one}} and"
        " {other}",
        "inflict(ref(?v), ?one, 0)": f"{_NEW} is now {{one}}",
        "hit(ref(?v), ?amount, [])": f"do {{amount:points}} damage to {_NEW}",
        "lasting(?until, ref(?v), [mod(can_retreat, all_both, forbid)])": f"{{until}}, {_NEW}"
        " can't retreat",
        "remove_counters(ref(?v), ?n)": f"remove {{n:ncounters}} from {_NEW}",
    }.items(),
    (
        ("me", SO, "switch their Active with one of their Benched Pokémon{v()}"),
        ("foe", BY_THEM, "they switch their Active with one of their Benched Pokémon{v()}"),
    ),
):
    _up, _if = _UP.format("foe", _by), f"if(did({_did}), [{_then}], [])"
    idiom("effect", (_up, "switch(foe, ref(?v), nobody())", _if), f"{_said}; {_told}")
    _two = _UP.format("foe", "me"), _DOWN.format("foe", "foe"), "switch(foe, ref(?v), ref(?w))"
    _first = _said.replace("they switch", "switch")
    _first = _first.replace("Active", "Active{w()}") + _CHOICE.format("they")
    idiom("effect", (*_two, _if), f"{_first}; {_told}")
