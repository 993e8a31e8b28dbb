"""Rare texts are told plainly, and every such sentence is read as the table tells it."""

from __future__ import annotations

import re

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write
from playmat.writer.unsaid.rare_texts import RARE
from playmat.writer.unsaid.ways import Way

SAMPLES = {
    "deed": "draw a card",
    "step": "draw 2 cards",
    "then": "draw 3 cards",
    "test": "Water Energy",
    "unless": ", unless Asleep or Burned",
    "some": "a Water Energy card",
    "one": "Water",
    "kind": "Metal",
    "word": "it",
    "n": "3",
    "m": "40",
    "text": "“Leek Slap”",
    "who": "the Defender",
    "where": "Active",
    "rest": "“Up” or “Down”",
}
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


def filled(template: str) -> str:
    """Return a template with a sample in each of its holes."""
    return re.sub(r"\{(\w+)\}", lambda hole: SAMPLES[hole[1]], template)


@pytest.mark.parametrize("way", RARE)
def test_every_pair_leads_both_ways(way: Way) -> None:
    assert way.told_in(filled(way.steps)) == filled(way.told)
    assert way.read_in(filled(way.told)) == filled(way.steps)


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_rare_text_is_told_plainly(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_rare_text_is_read_back(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)
