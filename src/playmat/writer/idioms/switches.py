"""Phrases of Pokémon that become Active, and of what becomes of them."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrase_table import idiom, say, section
from playmat.writer.results import BY_THEM, SO

section("switches")


# Switching one Pokémon with another.
for _player, _who in {"me": "switch your", "foe": "they switch their"}.items():
    say("effect", f"switch({_player}, ?in, nobody())", f"{_who} Active Pokémon with {{in}}")

# Switching, with the choice of who comes up and who goes back.
_BENCHED: Final = {
    ("me", "me"): "switch your Active Pokémon with a Benched Pokémon",
    ("foe", "foe"): "they switch their Active Pokémon with a Benched Pokémon",
    ("foe", "me"): "switch their Active Pokémon with one of their Benched Pokémon",
    ("me", "foe"): "they switch your Active Pokémon with one of your Benched Pokémon",
}

"""Who switches and who chooses the Pokémon that comes up."""

for (_player, _by), _said in _BENCHED.items():
    _up = f"bind(?v, choose(bench_of({_player}), 1, 1, {_by}))"
    for _chooser, _whose in {"me": "you", "foe": "they"}.items():
        _down = f"bind(?w, choose(active({_player}), 1, 1, {_chooser}))"
        _act = f"switch({_player}, ref(?v), ref(?w))"
        _active = f"{'your' if _player == 'me' else 'their'} Active Pokémon"
        _one = f"an Active Pokémon {_whose} choose{{w()}}"
        _for = _said.replace(_active, _one) + "{v()}"
        if _player == _by == _chooser:
            _switch = "they switch" if _by == "foe" else "switch"
            _for = f"{_switch} an Active{{w()}} with a Benched Pokémon{{v()}}, as {_whose} choose"
            _if_any = f"{_for}, if any"
        idiom("effect", (_up, _down, _act), _for)
    idiom("effect", (_up, f"switch({_player}, ref(?v), nobody())"), f"{_said}{{v()}}")

for _then, _told in {
    "inflict(ref(?v), ?one, 0), inflict(ref(?v), ?other, 0)": "the new one is now {one} and"
    " {other}",
    "inflict(ref(?v), ?one, 0)": "the new one is now {one}",
    "hit(ref(?v), ?amount, [])": "do {amount:points} damage to the new one",
}.items():
    idiom(
        "effect",
        (
            "bind(?v, choose(bench_of(foe), 1, 1, me))",
            "bind(?w, choose(active(foe), 1, 1, foe))",
            *("switch(foe, ref(?v), ref(?w))", f"if(did({BY_THEM}), [{_then}], [])"),
        ),
        "switch an Active Pokémon of their choice{w()} with one of their Benched Pokémon{v()};"
        f" {_told}",
    )

for _then, _told in {
    "inflict(ref(?v), ?one, 0), inflict(ref(?v), ?other, 0)": "which is now {one} and {other}",
    "inflict(ref(?v), ?one, 0)": "which is now {one}",
    "hit(ref(?v), ?amount, [])": "which takes {amount} damage",
}.items():
    idiom(
        "effect",
        (
            "bind(?v, choose(bench_of(foe), 1, 1, me))",
            *("switch(foe, ref(?v), nobody())", f"if(did({SO}), [{_then}], [])"),
        ),
        f"switch their Active Pokémon with one of their Benched Pokémon{{v()}}, {_told}",
    )

# Who comes up, and what becomes of him; and one who is hit before all others.
for _by, _did, _switch in (
    ("me", SO, "switch their Active Pokémon with one of their Benched Pokémon{v()}"),
    ("foe", BY_THEM, "they switch their Active Pokémon with a Benched Pokémon{v()}"),
):
    for _act, _then in {
        "lasting(?until, ref(?v), [mod(can_retreat, all_both, forbid)])": ", which can't retreat"
        " {until}",
        "remove_counters(ref(?v), ?n)": " and remove {n:ncounters} from it",
    }.items():
        idiom(
            "effect",
            (
                f"bind(?v, choose(bench_of(foe), 1, 1, {_by}))",
                *("switch(foe, ref(?v), nobody())", f"if(did({_did}), [{_act}], [])"),
            ),
            _switch + _then,
        )
