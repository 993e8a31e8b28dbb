"""Alarms are raised for missing or additional numbers, conditions, types and effects."""

from __future__ import annotations

import pytest

from playmat.exercise.faces import parsed
from playmat.reader.face import Face
from tools.alarms import suspicions

QUIET = [
    ("Draw 3 cards.", "play { draw(me, 3) }"),
    (
        "Flip a coin. If heads, your opponent is Asleep.",
        "play { f <- flip; if heads(f) > 0 { inflict(active(foe), asleep) } }",
    ),
    ("Remove 2 damage counters from it.", "play { heal(active(me), 20) }"),
    ("Put 40 damage on your opponent.", "play { counters(active(foe), 4) }"),
    ("If you have 5 or more of them, win.", "play { if count(hand(me)) > 4 { win(me) } }"),
    (
        "Discard a Fire Energy.",
        "play { x <- choose(energy_on(active(me))[provides(R)]); discard(x) }",
    ),
    (
        "Discard a Fire and a Metal Energy.",
        'play { x <- choose_paying(energy_on(active(me)), "RM"); discard(x) }',
    ),
    ("Discard all of it.", "play { x <- choose(energy_on(active(me)), 0, 9); discard(x) }"),
    ("Switch both of your opponent's.", "play { x <- choose(bench_of(foe), 2); switch(foe, x) }"),
]


@pytest.mark.parametrize(("text", "program"), QUIET)
def test_no_alarm_rings_for_a_program_that_says_what_is_printed(text: str, program: str) -> None:
    assert suspicions(Face("trainer", text, "Deed"), parsed(program)) == []


LOUD = [
    (
        "Draw 3 cards.",
        "play { draw(me, 2); draw(me, 6) }",
        "the program says 6 and the text does not",
    ),
    ("Draw 7 cards.", "play { draw(me, 1) }", "the text says 7 and the program does not"),
    (
        "Draw a card.",
        "play { f <- flip; draw(me, heads(f)) }",
        "the program says flip and the text does not",
    ),
    (
        "Flip a coin. If heads, draw.",
        "play { draw(me, 1) }",
        "the text says 'Flip' and no word of the program answers it",
    ),
    (
        "Your opponent is Asleep.",
        "play { inflict(active(foe), burned) }",
        "the text says asleep and the program does not",
    ),
    (
        "Your opponent is Asleep.",
        "play { inflict(active(foe), burned) }",
        "the program says burned and the text does not",
    ),
    (
        "Your opponent draws.",
        "play { draw(me, 1) }",
        "the text speaks of the opponent and the program does not",
    ),
    (
        "You draw.",
        "play { draw(foe, 1) }",
        "the program speaks of the opponent and the text does not",
    ),
    (
        "Find a Fire Energy.",
        "play { look(deck(me)[provides(W)]) }",
        "the text names the type R and the program does not",
    ),
    (
        "Find a Fire Energy.",
        "play { look(deck(me)[provides(W)]) }",
        "the program names the type W and the text does not",
    ),
    (
        "Search for it.",
        "play { draw(me, 1) }",
        "the text says 'Search' and no word of the program answers it",
    ),
]


@pytest.mark.parametrize(("text", "program", "alarm"), LOUD)
def test_an_alarm_rings_for_a_program_that_says_something_else(
    text: str, program: str, alarm: str
) -> None:
    assert alarm in suspicions(Face("trainer", text, "Deed"), parsed(program))


def test_the_damage_of_an_attack_is_checked_too() -> None:
    face = Face("attack", "Draw a card.", "Actor", "Act", damage="30+")

    found = suspicions(face, parsed("after { draw(me, 1) }"))

    assert found == ["30+ is printed and nothing adds damage"]
