"""What is known about texts used between turns, and when their timing matters."""

from __future__ import annotations

import pytest

from playmat.kinds import conditions
from playmat.lang.needs.between_turns import (
    comes_anyway,
    harms,
    heals,
    keeps_to_itself,
    minds,
)
from playmat.lang.parse import parse


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ("remove_counters(host, 2); discard(this_card)", True),
        ("a <- search(deck(me)); evolve(a, host); shuffle(me); discard(this_card)", True),
        ("heal(all(me), 10)", False),
        ("counters(active(foe), 1)", False),
        ("draw(me, 1)", False),
    ],
)
def test_what_keeps_to_the_pokemon_it_stands_on_is_known(text: str, own: bool) -> None:
    block = parse(f"play {{ {text} }}")[0].args[0]

    assert keeps_to_itself(block) == own


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("heal(host, 20); discard(this_card)", 20),
        ("remove_counters(self, 2)", 20),
        ("heal_all(host)", 0),
        ("heal(host, 10 * count(bench_of(me)))", 0),
        ("heal(host, 10); draw(me, 1)", 0),
    ],
)
def test_how_much_a_text_heals_is_known_if_it_does_nothing_else(text: str, points: int) -> None:
    assert heals(parse(f"play {{ {text} }}")[0].args[0]) == points


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("counters(bench_of(foe)[basic], 1)", 10),
        ("counters(active(foe), 1); draw(me, 1)", 0),
        ("counters(active(foe), count(bench_of(me)))", 0),
        ("heal(host, 20)", 0),
    ],
)
def test_how_much_a_text_harms_is_known_if_it_does_nothing_else(text: str, points: int) -> None:
    assert harms(parse(f"play {{ {text} }}")[0].args[0]) == points


@pytest.mark.parametrize(
    ("text", "any_condition"),
    [("heal(host, 10); discard(this_card)", False), ("cure(self, asleep)", True)],
)
def test_what_only_heals_minds_what_does_damage(text: str, any_condition: bool) -> None:
    found = minds(parse(f"play {{ {text} }}")[0].args[0])

    assert bool(found & conditions.ASLEEP) == any_condition
    assert found & conditions.POISONED


def test_what_is_offered_between_turns_may_come_by_itself_as_the_next_begins() -> None:
    heal = "{ heal(host, 20) }"
    program = parse(f"on(between_turns, may=me) {heal}; on(turn_began) {heal}")
    alone = parse(f"on(between_turns, may=me) {heal}; on(turn_began) {{ draw(me, 1) }}")

    assert comes_anyway(program, program[0].args[-1])
    assert not comes_anyway(alone, alone[0].args[-1])
