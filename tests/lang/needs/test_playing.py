"""The conditions for a Trainer card, or a use that removes Pokémon, to do anything."""

from __future__ import annotations

import pytest

from playmat.lang.needs.playing import worth_playing
from playmat.lang.node import Node
from playmat.lang.parse import parse
from playmat.lang.show import show

STRIP = "a <- choose(all(me)); discard(attached(a)); "
SWITCH = "a <- choose(bench_of(me)); switch(me, a)"
THEIRS = "b <- choose(bench_of(foe), by=foe); switch(foe, b)"
MINE = "any_of(bench_of(me)) and $gives_way(active(me))"
ONCE = "handler(on(attached(all(me)), how=once_event) { draw(me, 1) })"
NEEDS = [
    (f"useful(any_of(bench_of(me))); play {{ {SWITCH} }}", MINE),
    (f"play {{ {SWITCH} }}", MINE),
    (f"useful(always); play {{ {SWITCH} }}", "always"),
    (
        f"play {{ {SWITCH}; {THEIRS} }}",
        f"{MINE} or any_of(bench_of(foe)) and $gives_way(active(foe))",
    ),
    (
        "play { b <- flip; if heads(b) > 0 { a <- choose(bench_of(foe)); "
        "if any_of(a) { c <- choose(active(foe), by=foe); switch(foe, a, c) } } }",
        "any_of(bench_of(foe)) and $gives_way(active(foe))",
    ),
    (f"play {{ {STRIP}return_mon(a, hand) }}", "any_of(all(me)[$may_leave])"),
    (
        "play { a <- choose(all(me)); return_mon(a, deck); shuffle(me) }",
        "any_of(all(me)[$may_leave])",
    ),
    (f"play {{ {STRIP}draw(me, 1) }}", "always"),
    (f"play {{ {SWITCH}; draw(me, 1) }}", "always"),
    (f"play {{ {SWITCH} }}; static {{ mod(bench_size, both, at_most, 4) }}", "always"),
    (f"play {{ lasting(end_of_turn) {{ {ONCE} }} }}", "$not_laid_yet"),
    ("play { lasting(through_foe_turn) { off_power(all(both), old_power) } }", "$not_laid_yet"),
    ("play { lasting(end_of_turn) { mod(damage_dealt, all(me), value=10) } }", "always"),
    (f"play {{ lasting(while_stadium) {{ {ONCE} }} }}", "always"),
    (f"play {{ draw(me, 1); lasting(end_of_turn) {{ {ONCE} }} }}", "always"),
]


@pytest.mark.parametrize(("text", "need"), NEEDS)
def test_a_trainer_card_needs_somebody_who_may_go_or_something_new(text: str, need: str) -> None:
    found = worth_playing(parse(text))

    assert show((Node("needs", (found,)),)) == f"needs({need})"
