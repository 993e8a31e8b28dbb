"""Phrases for cards given up for damage or coins, or for an attack to work at all."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.memory import THEM
from playmat.writer.phrase_table import idiom, section
from playmat.writer.results import SENT, SO, done_key

section("given_up")


_PICK: Final = "bind(?v, ?pick)"

_SPENT: Final = {
    (_PICK, "spend(ref(?v), discard)"): "discard {pick:pick}{v()}",
    ("spend(?cards, discard)",): "discard {cards:taking}",
}

_OWN: Final = {"self()": "this Pokémon", "all(me)": "your Pokémon"}

_TAKEN: Final = {
    tuple(one.replace("#", on) for one in given): f"put {said} from {whose} into your hand"
    for on, whose in _OWN.items()
    for given, said in {
        ("bind(?v, choose(where(energy_on(#), ?f), 1, 1, me))", "spend(ref(?v), hand)"): (
            "a {f:fenergy} Energy card{v()}"
        ),
        ("bind(?v, choose(where(energy_on(#), ?f), 0, 60, me))", "spend(ref(?v), hand)"): (
            "any number of {f:fenergy} Energy cards{v()}"
        ),
        ("spend(where(energy_on(#), ?f), hand)",): "all {f:fenergy} Energy",
    }.items()
}

"""Cards that leave after the damage, with where they go."""

_CARDS: Final = f"count(ref({done_key('spend', THEM)}))"

_GONE: Final = f"count(ref({done_key(SENT, THEM)}))"

_FOR: Final = {
    "set_damage(?m)": "to do {m:int} damage instead",
    f"add_damage(mul(?m, {_GONE}))": "to do {m:more} more damage for each card",
    "add_damage(mul(?m, ?each))": "to do {m:more} more damage {each:per}",
    "add_damage(?m)": "to do {m:more} more damage",
}

"""The damage they add."""

# The required amount of Energy, or as much of it as there is.
for (_units, _kind), (_done, _for) in product(
    {("any", "energy_on(?on)"): "", ("?t", "where(energy_on(?on), provides(?t))"): "{t} "}.items(),
    _FOR.items(),
):
    _paid = f"bind(?v, choose_units({_units[1]}, ?n, {_units[0]}, me)), spend(ref(?v), discard)"
    _may, _if = f"may(me, [{_paid}])", f"if(did({SO}), [{_done}], [])"
    _enough = f"if(compare(units(?on, {_units[0]}), >=, ?n), [{_may}], [])"
    _said = f"you may discard {{n:int}} {_kind}Energy{{v()}} from {{on}}"
    idiom("effect", (_enough, _if), f"{_said} {_for}")

# Optional costs, and the damage they add.
for (_given, _said), (_done, _for) in product(
    {**_SPENT, **_TAKEN}.items(),
    _FOR.items(),
):
    _may, _if = f"may(me, [{', '.join(_given)}])", f"if(did({SO}), [{_done}], [])"
    idiom("effect", (_may, _if), f"you may {_said} {_for}")

# Required costs, and coins for them.
for _given, _said in _SPENT.items():
    idiom(
        "effect",
        (*_given, "add_damage(mul(?n, ?each))"),
        f"{_said} to do {{n:more}} more damage {{each:per}}",
    )
    _coins = f"bind(?w, flip({_CARDS}, me))"
    _flipped = f"{_said} and flip a coin{{w()}} for each card"
    idiom("effect", (*_given, _coins), _flipped)

# Costs without which an attack does nothing.
_OR: Final = ", or this attack does nothing"

for _of in ("taken", "ofs"):
    _paid = "[bind(?v, choose(?from, #, #, me)), discard(ref(?v))], [cancel()]"
    _some = f"if(compare(count(?from), >=, ?n), {_paid.replace('#', '?n')})"
    idiom("effect", (_some,), f"discard {{n:int}} {{from:{_of}+}}{{v()}}{_OR}")
    _one = f"if(any_of(?from), {_paid.replace('#', '1')})"
    idiom(
        "effect", (_one,), f"discard {'a' if _of == 'taken' else 'one'} {{from:{_of}}}{{v()}}{_OR}"
    )

_ELSE: Final = ", else this attack does nothing"

_UNPAID: Final = f"if(not(did({SO})), [cancel()], [])"

idiom(
    "effect",
    ("bind(?v, ?pick)", "discard(ref(?v))", _UNPAID),
    f"discard {{pick:pick}}{{v()}}{_ELSE}",
)
