"""Rare texts are told plainly, and read back."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

EVERY = [
    ("attack", "after { shuffle(me) }", "Shuffle your deck."),
    (
        "attack",
        "after { spread(3, active(foe)) }",
        "Place 3 damage counters on their Active Pokémon, shared out as you like if there are two.",
    ),
    (
        "trainer",
        "play { either(foe) { take_prize(me); take_prize(foe) } { draw(me, 3) } }",
        "They choose one: each player takes one of their own Prizes, or you draw 3 cards.",
    ),
    (
        "attack",
        "after { lasting(while_active, self) { handler(instead(damaged(self), event_cause(attack))"
        " { a <- flip(by=foe); if tails(a) > 0 { nullify } }); handler(on(damaged(self))"
        " { end_this }) } }",
        "While this Pokémon stays Active and until it takes damage: whenever an attack would damage"
        " it, they flip a coin. Tails: prevent that damage.",
    ),
    (
        "attack",
        "after { if any_of(hand(me)[energy and provides(G)]) { a <- choose(hand(me)[energy and"
        " provides(G)], 0, 60); each b in a { c <- choose(active(me)); attach(b, c) } } }",
        "Give your Active Pokémon any number of Grass Energy from your hand, if you hold any.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_rare_text_is_told_plainly(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_rare_text_is_read_back(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)
