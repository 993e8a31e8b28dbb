"""Every pair of templates applies to a sample of its purpose."""

from __future__ import annotations

import re

import pytest

from playmat.writer import lexer
from playmat.writer.unsaid.holes import HOLES
from playmat.writer.unsaid.retold import WAYS
from playmat.writer.unsaid.ways import Way

SAMPLES = {
    "head": "Once a turn",
    "heading": "Once a turn",
    "fallen": "When its Pokémon falls: put all cards of that Pokémon",
    "deed": "heal 20 damage from one of your Benched Pokémon",
    "then": "draw 3 cards",
    "rest": "“Up” or “Down”",
    "step": "draw 2 cards",
    "line": "10 per Item",
    "test": "Water Energy",
    "word": "it",
    "n": "3",
    "any": "at least 2",
    "who": "the Defending Pokémon",
    "it": "them",
    "look": "They show",
    "mine": "If this Pokémon is damaged",
    "theirs": "When the Defending Pokémon is Asleep",
    "no_mine": " and each of your other Pokémon",
    "no_theirs": "",
    "to": "heal 30 damage from",
    "until": "this turn, ",
    "does": "can't",
    "counted": "This Pokémon takes 10 damage for each Energy",
    "when_this": "When this Pokémon attacks",
    "whether": "unless",
    "state": "has",
    "word_end": "",
}


def filled(template: str) -> str:
    """A template with a sample in each hole."""
    return re.sub(r"\{(\w+)\}", lambda hole: sample(hole[1]), template)


def sample(name: str) -> str:
    """A sample for a hole, capitalized if the hole's name is."""
    return SAMPLES[name] if name.islower() else lexer.capital(SAMPLES[name.lower()])


def test_every_hole_has_a_use_and_a_sample() -> None:
    used = {hole for way in WAYS for hole in re.findall(r"\{(\w+)\}", "".join(way[:2]))}

    assert {name.lower() for name in used} == set(HOLES) == set(SAMPLES)


@pytest.mark.parametrize("way", WAYS)
def test_every_pair_tells_what_it_is_for(way: Way) -> None:
    assert way.told_in(filled(way.steps)) == filled(way.told)
