"""Phrases for effects on cards or Pokémon that were just picked."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import idiom, section
from playmat.writer.phrases.acts import ACTS, BY_COUNT
from playmat.writer.phrases.lists import FLAGS
from playmat.writer.results import SO

section("picked")

_PICK: Final = "bind(?v, ?pick)"

# Choices of the other player.
_OWN: Final = "bind(?v, ?theirs)"

idiom("effect", (_OWN, "discard(ref(?v))"), "they discard {theirs:theirs}{v()}")

idiom("effect", (_OWN, "move(ref(?v), ?to)"), "they put {theirs:theirs}{v()} {to}")

# Two choices in one act, longer ones first.
idiom(
    "effect",
    (_PICK, "bind(?w, ?other)", "attach(ref(?v), ref(?w))"),
    "attach {pick:pick}{v()} to {other:pick}{w()}",
)

idiom(
    "effect",
    (_PICK, "bind(?w, ?other)", "evolve(ref(?w), ref(?v))"),
    "evolve {pick:pick}{v()} with {other:pick}{w()}",
)

idiom(
    "effect",
    (_PICK, "inflict(ref(?v), ?one, 0)", "inflict(ref(?v), ?other, 0)"),
    "make {pick:pick}{v()} {one} and {other}",
)

idiom("effect", ("reveal(?some)", "move(?some, ?to)"), "show {some:taking} and put <it|them> {to}")

# All cards, in random order.
idiom(
    "effect",
    ("bind(?v, pick_random(?some, count(?some)))", "move(ref(?v), ?to)"),
    "put {some:taking}{v()} {to} in random order",
)

idiom(
    "effect",
    ("move(where(?of, ?f), ?to)", "discard(less(?of, where(?of, ?f)))"),
    "put the {f:fnoun+} among {of} {to}; discard the others",
)

# Cards revealed before they are moved.

idiom(
    "effect",
    (_PICK, "reveal(ref(?v))", "move(ref(?v), ?to)"),
    "show {pick:pick}{v()} to your opponent and put <it|them> {to}",
)

idiom(
    "effect",
    (_PICK, "reveal(ref(?v))", "bench(ref(?v))"),
    "show {pick:pick}{v()} to your opponent and put <it|them> onto the Bench",
)

# "Back" if only cards that went there cause a shuffle.
for _mix, _into in {
    "shuffle(?p)": "into",
    f"if(did({SO}), [shuffle(?p)], [])": "back into",
}.items():
    _said = f"shuffle {{pick:pick}}{{v()}} {_into} {{p's}} deck"
    idiom("effect", (_PICK, "move(ref(?v), deck)", _mix), _said)

_ONE = "bind(?v, choose(?from, 1, 1, me))"

idiom(
    "effect",
    (_ONE, "switch(foe, ref(?v), nobody())"),
    "switch their Active Pokémon with one {from:ofs}{v()}",
)

for (_flags, _said), (_count, _some) in product(
    {"[]": "", **FLAGS}.items(),
    {"?n, ?n": "{n:several}", "0, ?n": "up to {n:several}"}.items(),
):
    idiom(
        "effect",
        (f"bind(?v, choose(?from, {_count}, me))", f"hit(ref(?v), ?amount, {_flags})"),
        f"do {{amount:int}} damage to {_some} {{from:ofs+}}{{v()}}{_said}",
    )

for _act, _phrase in BY_COUNT.items():
    _once = f"choose one {{from:ofs}}{{v()}}; {_phrase}"
    idiom("effect", ("bind(?v, choose(?from, 1, 1, me))", _act), _once)

for _act, _phrase in ACTS.items():
    idiom("effect", (_PICK, _act), _phrase)

idiom("effect", (_PICK, "move(ref(?v), ?to)"), "put {pick:pick}{v()} {to}")

# At most one of the cards looked at.
_AT_MOST: Final = "bind(?v, choose(?from, 0, 1, me))"

_OPENLY: Final = (_AT_MOST, "reveal(ref(?v))", "move(ref(?v), hand)")

idiom(
    "effect",
    _OPENLY,
    "you may show one {from:taken}{v()} to your opponent and put it into your hand",
)

# Chosen cards and counters, and both decks.
idiom(
    "effect",
    ("bind(?v, ?pick)", "bind(?w, order(ref(?v), me))", "move(ref(?w), ?to)"),
    "put {pick:pick}{v()} {to} in any order{w()}",
)
