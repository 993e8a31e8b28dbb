"""Phrases for an attack's damage: coins, counts and hits on several Pokémon."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import idiom, section
from playmat.writer.phrases.lists import FLAGS

section("damage")


# Costs for more damage.
for _n, _more in {
    "mul(?n, ?each)": "{n:more} more damage {each:per}",
    "?n": "{n:more} more damage",
}.items():
    idiom("effect", (f"may(me, [add_damage({_n})])",), f"you may do {_more}")

# Damage decided by a coin.
for _amount, _much in {
    "mul(?n, ?each)": "{n:int} damage {each:per}",
    "?n": "{n:int} damage",
}.items():
    idiom(
        "effect",
        (
            *("set_damage(0)", "bind(?v, flip())"),
            f"if(compare(heads(?v), >, 0), [set_damage({_amount})], [])",
        ),
        f"flip a coin{{v()}}. If heads, this attack does {_much}. If tails, this attack does no"
        " damage",
    )

# Numbers counted or stored for later.
for _shown, _said in {
    "top(?p, 1)": "the top card of {p's} deck",
    "top(?p, ?n)": "the top {n} cards of {p's} deck",
}.items():
    idiom("effect", (f"bind(?v, {_shown})", "reveal(ref(?v))"), f"reveal {_said}{{v()}}")

for _some, _said in {
    "all(?p)": "{p's} Pokémon",
    "where(all(?p), ?f)": "{p's} {f:fmon+}",
    "bench_of(?p)": "{p's} Benched Pokémon",
    "where(bench_of(?p), ?f)": "{p's} {f:fbench+}",
    "?of": "the {of:things+}",
}.items():
    idiom("effect", (f"bind(?v, count({_some}))",), f"count {_said}{{v()}}")

idiom("effect", ("bind(?v, ?number)",), "count {number:num}{v()}")

# Hits that a player distributes among several Pokémon.
_PLAINLY: Final = "[no_weakness, no_resistance]"

for (_mark, _by, _whose), (_flags, _said) in product(
    (("Aim", "me", ""), ("Strike", "foe", " of their choice")),
    {"[]": "", _PLAINLY: FLAGS[_PLAINLY]}.items(),
):
    _aimed = f'[bind(?v, choose(all(foe), 1, 1, {_by})), marker(ref(?v), "{_mark}", 1)]'
    _marks = f'markers_on(ref(?w), "{_mark}")'
    _off = f'marker(ref(?w), "{_mark}", sub(0, {_marks}))'
    _struck = f"hit(ref(?w), mul(?damage, {_marks}), {_flags}), {_off}"
    _one = f"do {{damage:int}} damage to one of their Pokémon{_whose}{{v()}}{{w()}}"
    for _often in (" {n:per}", ", {n:int} times"):
        idiom(
            "effect",
            (
                f"repeat(?n, {_aimed})",
                f'each(?w, where(all(foe), has_marker("{_mark}")), [{_struck}])',
            ),
            f"{_one}{_often}{_said} (the same one may be hit again)",
        )

# Coins flipped one after the other.
for _size, _names in {3: "uvw", 2: "uv"}.items():
    _coins = tuple(f"bind(?{name}, flip())" for name in _names)
    _letters = "".join(f"{{{name}()}}" for name in _names)
    idiom("effect", _coins, f"flip {_size} coins one by one{_letters}")

# One effect with either of two numbers.
for _act, _said in {
    "counters(?of, *)": "place {m:ncounters} on {of:whom}",
    "move_counters(?of, ?to, *)": "move {m:ncounters} from {of} to {to}",
    "hit(?of, *, [])": "do {m:int} damage to {of:whom}",
    "spread(*, ?of, me)": "place {m:ncounters} on {of} in any way you like",
}.items():
    idiom(
        "effect",
        (f"if(?if, [{_act.replace('*', '?n')}], [{_act.replace('*', '?m')}])",),
        f"{_said}, or {{n:int}} if {{if}}",
    )

idiom(
    "effect",
    ("if(?if, [draw(me, ?n)], [draw(me, ?m)])",),
    "draw {n:ncards} if {if}, otherwise {m:int}",
)

# Other targets than the Defending Pokémon.
idiom(
    "effect",
    (
        "if(and(?if, any_of(bench_of(both))), [may(me, [bind(?v, choose(bench_of(both), 1, 1, me)),"
        " cancel_damage()])], [])",
    ),
    "if {if}, you may aim at any Benched Pokémon{v()}, yours or theirs, instead of the"
    " Defending Pokémon",
)
