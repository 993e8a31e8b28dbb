"""Phrases for Energy that is moved, handed out or discarded."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import idiom, section

section("energy_moves")


_ELSEWHERE = "bind(?w, choose(less(all(?p), host_of(ref(?v))), 1, 1, me))"

for _energy, _said in {
    "energy_on(all(?p))": "an Energy card",
    "where(energy_on(all(?p)), named(?name))": "a {name} card",
    "where(energy_on(all(?p)), ?f)": "a {f:fenergy} Energy card",
    "where(gear_on(all(?p)), ?f)": "a {f:fgear}",
}.items():
    idiom(
        "effect",
        (f"bind(?v, choose({_energy}, 1, 1, me))", _ELSEWHERE, "attach(ref(?v), ref(?w))"),
        f"move {_said}{{v()}} from one of {{p's}} Pokémon to another{{w()}}",
    )

# Cards attached one by one to any Pokémon.
_HANDED: Final = "each(?v, ref(?u), [bind(?w, choose(#, 1, 1, me)), attach(ref(?v), ref(?w))])"

_ELSE: Final = _HANDED.replace("#", "less(all(?p), host_of(ref(?v)))")

for _energy, _said in {
    "energy_on(all(?p))": "Energy cards",
    "where(energy_on(all(?p)), ?f)": "{f:fenergy} Energy cards",
}.items():
    idiom(
        "effect",
        (f"bind(?u, choose({_energy}, 0, 60, me))", _ELSE),
        f"move any number of {_said}{{u()}} among {{p's}} Pokémon as you like{{v()}}{{w()}}",
    )

for _whom, _said in {
    "all(?p)": "{p's} Pokémon",
    "bench_of(?p)": "{p's} Benched Pokémon",
    "where(all(?p), ?to)": "{p's} {to:fmon+}",
    "where(bench_of(?p), ?to)": "{p's} {to:fbench+}",
}.items():
    _each, _given = _HANDED.replace("#", _whom), f"to {_said} as you like{{v()}}{{w()}}"
    _found = f"{{found:finding}}{{u()}}, attach <it|them> {_given}, then shuffle your deck"
    idiom("effect", ("bind(?u, ?found)", _each, "shuffle(me)"), _found)
    _picked = ("bind(?u, ?pick)", _each)
    idiom("effect", _picked, f"attach {{pick:pick}}{{u()}} {_given}")
    _all = _each.replace("ref(?u)", "energy_on(?of)")
    idiom("effect", (_all,), f"attach all Energy from {{of}} {_given}")
    _any = _each.replace("ref(?u)", "?of")
    idiom("effect", (_any,), f"attach {{of:sel}} {_given}")

# Energy moved between Pokémon mentioned before.
for (_count, _some), (_fit, _kind) in product(
    {"1, 1": "a #", "0, 60": "any number of #s", "0, ?n": "up to {n:int} #s"}.items(),
    {
        "energy_on(?of)": "Energy card",
        "where(energy_on(?of), ?f)": "{f:fenergy} Energy card",
    }.items(),
):
    idiom(
        "effect",
        (
            f"bind(?v, choose({_fit}, {_count}, me))",
            "bind(?w, choose(less(all(?p), ?of), 1, 1, me))",
            "attach(ref(?v), ref(?w))",
        ),
        f"move {_some.replace('#', _kind)}{{v()}} from {{of}} to another of {{p's}} Pokémon{{w()}}",
    )

# Energy and damage moved among a player's Pokémon.
_MOVED: Final = (
    "bind(?v, choose(#, 1, 1, me))",
    "bind(?w, choose(less(*, host_of(ref(?v))), 1, 1, me))",
    "attach(ref(?v), ref(?w))",
)

for _energy, _card in {"energy_on(#)": "an", "where(energy_on(#), ?e)": "a {e:fenergy}"}.items():
    for _from, _to, _said in (
        ("where(all(?p), ?f)", "where(all(?p), ?f)", "to another of them"),
        ("where(all(?p), ?f)", "all(?p)", "to another of {p's} Pokémon"),
    ):
        _three = [one.replace("#", _energy).replace("#", _from) for one in _MOVED]
        idiom(
            "effect",
            tuple(one.replace("*", _to) for one in _three),
            f"move {_card} Energy card{{v()}} from one of {{p's}} {{f:fmon+}} {_said}{{w()}}",
        )
    _three = [one.replace("#", _energy).replace("#", "all(?p)") for one in _MOVED]

# Energy of a Pokémon that is Knocked Out.
idiom(
    "effect",
    (
        "bind(?v, choose(where(energy_on(event_mon()), ?f), 1, 1, me))",
        "attach(ref(?v), host())",
    ),
    "move a {f:fenergy} Energy card{v()} from it to the Pokémon with this card",
)

# Energy discarded from one Pokémon.
_HOLDING: Final = {
    "where(all(?p), has_energy())": ("energy_on(ref(?v))", "Energy", "Pokémon"),
    "where(all(?p), holds(?f, 1))": (
        "where(energy_on(ref(?v)), ?f)",
        "{f:fenergy} Energy",
        "Pokémon",
    ),
    "where(all(?p), fits_both(?g, holds(?f, 1)))": (
        "where(energy_on(ref(?v)), ?f)",
        "{f:fenergy} Energy",
        "{g:fmon+}",
    ),
}

for _mons, (_energy, _kind, _whose) in _HOLDING.items():
    for _count, _some in {
        "1, 1": f"a {_kind} card",
        "1, 2": f"1 or 2 {_kind} cards",
        "0, ?n": f"up to {{n:int}} {_kind} cards",
    }.items():
        idiom(
            "effect",
            (
                f"bind(?v, choose({_mons}, 1, 1, me))",
                *(f"bind(?w, choose({_energy}, {_count}, me))", "discard(ref(?w))"),
            ),
            f"discard {_some}{{w()}} from one of {{p's}} {_whose}{{v()}}",
        )

# A card for each of several Pokémon, and from each of them.
idiom(
    "effect",
    ("each(?v, ?of, [bind(?w, choose(energy_on(ref(?v)), 1, 1, me)), discard(ref(?w))])",),
    "discard an Energy card{w()} from each {of:counted}{v()}",
)

# Effects that depend on what was discarded.
_SORT: Final = "where(ref(?u), fits_both(energy(), provides(#)))"

_SORTS: Final = [_SORT.replace("#", kind) for kind in ("?a", "?b")]

_NOTED: Final = "bind(?v, {}), bind(?w, {})".format(*_SORTS)

for _given, _later in {
    "spend(ref(?u), discard)": " for this attack",
    "discard(ref(?u))": "",
}.items():
    for _basic, (_types, _told) in product(
        ("", "basic "),
        {
            "fits_any(provides(?a), provides(?b))": "one #{a} or {b}",
            "fits_any(provides(?b), provides(?a))": "either a #{a} or a #{b}",
        }.items(),
    ):
        _fit = f"fits_both(basic_energy(), {_types})" if _basic else _types
        _one = f"choose(where(energy_on(?on), {_fit}), 1, 1, me)"
        idiom(
            "effect",
            (f"may(me, [bind(?u, {_one}), {_NOTED}, {_given}])",),
            f"you may discard {_told.replace('#', _basic)} Energy card{{u()}}{{v()}}{{w()}} from"
            f" {{on}}{_later}",
        )

# Energy that becomes another for a while; later changes are implied.
_NOW = "lasting(end_of_turn, nobody(), [mod_type(energy_provided, ref(?v), set, ?types)])"

_TURNED = "turn {some:sel}{v()} into {types:*colour} Energy this turn"

idiom("effect", ("bind(?v, ?some)", _NOW), _TURNED)
