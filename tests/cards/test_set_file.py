from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playmat.cards.card import Attack, Card, Power, TypeMatch
from playmat.cards.set_file import BadCard, from_block, to_block, write_blocks
from tests.cards.printed import basic_energy, mon, trainer

programs = st.one_of(st.none(), st.sampled_from(["", 'rule("prizes", 2)']))
words = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
letters = st.sampled_from("GRWLPFDMYNC")
matches = st.builds(TypeMatch, letters, st.sampled_from("x+-"), st.integers(0, 40))
printed_cards = st.builds(
    Card,
    id=words,
    name=words,
    supertype=st.sampled_from(["pokemon", "trainer", "energy"]),
    kinds=st.lists(words, min_size=1, max_size=3).map(tuple),
    hp=st.integers(0, 300),
    types=letters,
    evolves_from=words,
    evolves_to=st.lists(words, max_size=2).map(tuple),
    level=words,
    weaknesses=st.lists(matches, max_size=2).map(tuple),
    resistances=st.lists(matches, max_size=2).map(tuple),
    retreat=st.integers(0, 5),
    attacks=st.lists(st.builds(Attack, words, words, words, programs), max_size=2).map(tuple),
    powers=st.lists(st.builds(Power, words, words, programs), max_size=2).map(tuple),
    text=programs,
    provides=words,
)


@given(st.lists(printed_cards, max_size=3))
def test_what_is_written_is_read_back(cards: list[Card]) -> None:
    assert [from_block(block) for block in json.loads(write_blocks(cards))] == cards


def test_a_block_has_one_line_a_fact_and_leaves_defaults_out() -> None:
    card = mon(
        "Pikachu",
        id="base1-58",
        hp=40,
        types="L",
        weaknesses=(TypeMatch("F", "x", 2),),
        attacks=(Attack("Gnaw", "C", "10"), Attack("Thunder Jolt", "LC", "30", None)),
    )

    text = write_blocks([card, basic_energy()])

    assert text == (
        "[\n{\n"
        '  "id": "base1-58",\n'
        '  "name": "Pikachu",\n'
        '  "supertype": "pokemon",\n'
        '  "kinds": ["basic"],\n'
        '  "hp": 40,\n'
        '  "types": "L",\n'
        '  "weaknesses": ["Fx2"],\n'
        '  "attacks": [\n'
        '    {"name": "Gnaw", "cost": "C", "damage": "10"},\n'
        '    {"name": "Thunder Jolt", "cost": "LC", "damage": "30", "program": null}\n'
        "  ]\n},\n{\n"
        '  "id": "test-fire",\n'
        '  "name": "Fire Energy",\n'
        '  "supertype": "energy",\n'
        '  "kinds": ["basic_energy"],\n'
        '  "provides": "R"\n'
        "}\n]\n"
    )


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"colour": "red"}, "colour"),
        ({"supertype": "coin"}, "'coin' is not pokemon, trainer or energy"),
        ({"kinds": []}, "kinds is empty"),
        ({"weaknesses": ["fire"]}, "'fire' is no Weakness"),
        ({"attacks": [{"title": "Gnaw"}]}, "title"),
    ],
)
def test_a_block_that_is_no_card_is_refused_by_id(change: dict[str, Any], why: str) -> None:
    block = to_block(trainer("Potion", id="base1-94")) | change

    with pytest.raises(BadCard, match=f"base1-94 is no card: .*{why}"):
        from_block(block)
