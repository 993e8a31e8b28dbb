"""Phrases for what is chosen or found, as used inside other phrases."""

from __future__ import annotations

from itertools import product

from playmat.writer.phrase_table import say, section
from playmat.writer.phrases.amounts import some, sought
from playmat.writer.phrases.lists import WORTH

section("picks")


# The number of a Pokémon's Energy.
for (_units, _kind), _of in product({"any": "", "?t": "{t} "}.items(), ("taken", "ofs")):
    say(
        "pick",
        f"choose(?from, 0, units(?on, {_units}), me)",
        f"up to as many {{from:{_of}+}} as {{on}} <has|have> {_kind}Energy",
    )

say(
    "finding",
    "search(where(deck(me), fits_both(evolves_from(self()), shares_type(event_card()))), 1, 0, me)",
    "search your deck for a card of that Energy's type evolving from this Pokémon",
)

# Only some games have two Active Pokémon, so the choice among them is implied.
for _by, _whose in {"me": "", "foe": " of their choice"}.items():
    say("pick", f"choose(active(?p), 1, 1, {_by})", f"{{p's}} Active Pokémon{_whose}")
    _fit = f"choose(where(active(?p), ?f), 1, 1, {_by})"
    say("pick", _fit, f"{{p's}} {{f:factive}}{_whose}")

for _by, _whose in {"me": "", "foe": " of their choice"}.items():
    some("pick", f"choose(?from, 0, ?n, {_by})", "up to #" + _whose)
    some("pick", f"choose(?from, ?n, ?n, {_by})", "#" + _whose)
    for _of in ("taken", "ofs"):
        say("pick", f"choose(?from, 1, 2, {_by})", f"1 or 2 {{from:{_of}+}}{_whose}")
        say("pick", f"choose(?from, 1, 60, {_by})", f"one or more {{from:{_of}+}}{_whose}")
        _some = f"{{n}} to {{most}} {{from:{_of}}}{_whose}"
        say("pick", f"choose(?from, ?n, ?most, {_by})", _some)
    for _shape, _worth in WORTH.items():
        say("pick", _shape.replace("?by", _by), _worth + _whose)

say("pick", "pick_random(hand(?p), 1)", "a random card from {p's} hand")
say("pick", "pick_random(hand(?p), ?n)", "{n:int} random cards from {p's} hand")

sought("finding", "me", "search ")

# Choices of the other player, as phrased after "they".
some("theirs", "choose(?from, ?n, ?n, foe)", "#")
