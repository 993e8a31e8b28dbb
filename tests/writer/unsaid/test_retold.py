"""Every pair of templates leads both ways, and a text is retold only where the way leads back."""

from __future__ import annotations

import re

import pytest

from playmat.writer import lexer
from playmat.writer.unsaid.holes import HOLES
from playmat.writer.unsaid.itself import AGAIN
from playmat.writer.unsaid.retold import WAYS, as_it, as_written, retold
from playmat.writer.unsaid.ways import Way

SAMPLES = {
    "head": "Once a turn",
    "heading": "Once a turn",
    "used": "Once a turn",
    "asking": "Once a turn",
    "fallen": "When its Pokémon falls: put all cards of that Pokémon",
    "guard": "If you have Benched Pokémon: ",
    "deed": "heal 20 from one of your Benched Pokémon",
    "then": "draw 3 cards",
    "rest": "“Up” or “Down”",
    "step": "draw 2 cards",
    "order": "draw 4 cards",
    "act": "switch to a Benched Pokémon",
    "side": "draw 5 cards",
    "vain": "the attack does nothing.",
    "line": "10 per Item",
    "test": "Water Energy",
    "off": ", unless Asleep",
    "unless": ", unless Asleep or Burned",
    "ails": "is Asleep",
    "some": "a Water Energy card",
    "one": "Water",
    "kind": "Metal",
    "word": "it",
    "n": "3",
    "m": "40",
    "any": "at least 2",
    "energy": "Fire Energy",
    "text": "“Leek Slap”",
    "whose": "your",
    "who": "the Defender",
    "it": "them",
    "look": "They show",
    "where": "Active",
    "face": "tails",
    "joint": ", you may ",
    "end": ",",
    "mine": "If this Pokémon is damaged",
    "theirs": "When the Defender is Asleep",
    "no_mine": " and each of your other Pokémon",
    "no_theirs": "",
    "first": "damage +20; ",
    "to": "heal 30 from",
    "until": "this turn, ",
    "does": "can't",
    "counted": "This Pokémon takes 10 damage per Energy",
    "when_this": "When this Pokémon attacks",
    "whether": "unless",
    "state": "has",
    "word_end": "",
}


def filled(template: str) -> str:
    """Return a template with a sample in each of its holes."""
    return re.sub(r"\{(\w+)\}", lambda hole: sample(hole[1]), template)


def sample(name: str) -> str:
    """Return what may stand in a hole, with a capital if its name has one."""
    return SAMPLES[name] if name.islower() else lexer.capital(SAMPLES[name.lower()])


def test_every_hole_has_a_use_and_a_sample() -> None:
    used = {hole for way in (*WAYS, *AGAIN) for hole in re.findall(r"\{(\w+)\}", "".join(way[:2]))}

    assert {name.lower() for name in used} == set(HOLES) == set(SAMPLES)


@pytest.mark.parametrize("way", [*WAYS, *AGAIN])
def test_every_pair_leads_both_ways(way: Way) -> None:
    beside = f"\n{way.beside}."
    steps, told = filled(way.steps) + beside, filled(way.told) + beside

    assert way.told_in(steps) == told
    assert way.read_in(told) == steps


def test_a_line_is_retold_and_written_again() -> None:
    text = "Once a turn: both Active Pokémon are Asleep."

    assert retold(text) == "Once a turn: make both Active Pokémon Asleep."
    assert as_written(retold(text)) == text


def test_a_guard_is_left_out_only_if_the_effect_shows_it() -> None:
    shown = "If they have Benched Pokémon: hit one of their Benched Pokémon for 30."
    other = "If they have Benched Pokémon: hit one of their Pokémon for 30."

    assert retold(shown) == "Hit one of their Benched Pokémon for 30, if any."
    assert retold(other) == other


def test_a_line_is_told_by_what_stands_beside_it() -> None:
    line = "When their turn ends, with this card in use as a Tool or Stadium: discard this card."
    becoming = "Once a turn: attach it as a Tool to this Pokémon."

    assert retold(line) == line
    assert retold(f"{becoming}\n{line}").endswith(
        "When their turn ends, while attached: discard this card."
    )


def test_a_text_that_speaks_of_it_again_may_be_taken_for_another() -> None:
    text = "This Pokémon takes 10 damage per Energy on this Pokémon."

    assert as_it(text) == f"{lexer.LOOSE}This Pokémon takes 10 damage per Energy on it."
