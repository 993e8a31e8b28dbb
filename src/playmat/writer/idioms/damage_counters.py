"""Phrases for damage counters that are placed, moved or removed."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrase_table import idiom, section

section("damage_counters")

_PICK: Final = "bind(?v, ?pick)"
_TWO: Final = (_PICK, "bind(?w, ?other)")

for _from, _said in {"all(both)": "", "where(all(both), damaged())": "damaged "}.items():
    idiom(
        "effect",
        (
            f"bind(?v, choose({_from}, 1, 1, me))",
            "bind(?w, choose(less(all(both), ref(?v)), 1, 1, me))",
            "move_counters(ref(?v), ref(?w), ?n)",
        ),
        f"move {{n:ncounters}} from any {_said}Pokémon in play{{v()}} to any other{{w()}}",
    )

for _from, _said, _to in (
    ("all(?p)", "", "another"),
    ("where(all(?p), damaged())", "damaged ", "another of {p's} Pokémon"),
):
    idiom(
        "effect",
        (
            f"bind(?v, choose({_from}, 1, 1, me))",
            "bind(?w, choose(less(all(?p), ref(?v)), 1, 1, me))",
            "move_counters(ref(?v), ref(?w), ?n)",
        ),
        f"move {{n:ncounters}} from one of {{p's}} {_said}Pokémon{{v()}} to {_to}{{w()}}",
    )

# A Pokémon's remaining HP, and conditions it loses; the test that follows is implied.
_DOWN = "if(compare(hp_left(#), >, ?n), [leave_hp(#, ?n)], [])"

_TILL = "place damage counters on {of:whom} until <it has|they have> {n:int} HP left"

idiom("effect", (_DOWN.replace("#", "?of"),), _TILL)

idiom(
    "effect",
    (*_TWO, "move_counters(ref(?v), ref(?w), ?n)"),
    "move {n:ncounters} from {pick:pick}{v()} to {other:pick}{w()}",
)

# Any number of counters.
idiom(
    "effect",
    ("bind(?v, ?n)", "counters(?target, ref(?v))"),
    "place damage counters on {target:whom}, one {n:per}{v()}",
)

for _act, _said in {
    "remove_counters(?target, ref(?v))": "remove up to {most}{v()} damage counters from"
    " {target:whom}",
    "counters(?target, ref(?v))": "place up to {most}{v()} damage counters on {target:whom}",
    "move_counters(?from, ?to, ref(?v))": "move up to {most}{v()} damage counters from {from}"
    " to {to}",
}.items():
    idiom("effect", ("bind(?v, number(0, ?most, me))", _act), _said)

idiom(
    "effect",
    ("bind(?v, choose(?from, 1, 1, me))", "move_counters(ref(?v), ?to, ?n)"),
    "move {n:ncounters} from one {from:ofs}{v()} to {to}",
)

# Harm and healing.
idiom(
    "effect",
    ("remove_counters(active(both), ?n)", "cure(active(both), [])"),
    "remove all Special Conditions and {n:ncounters} from both Active Pokémon",
)
idiom(
    "effect",
    ("remove_counters(?of, ?n)", "cure(?of, [])"),
    "remove all Special Conditions and {n:ncounters} from {of:whom}",
)
