"""Texts and programs have counterparts for what the other says."""

from __future__ import annotations

import re

import pytest

from tools.said_and_meant import ADDED, ASKED, unanswered, unasked

SOUND = [
    ("Choose up to 2 of your Pokémon.", "a <- choose(all(me), 0, 2)"),
    ("Discard a card at random.", "a <- pick_random(hand(foe)); discard(a)"),
    ("Look at the bottom of your deck.", "look(bottom(me, 1))"),
    ("If it would be Knocked Out, wink.", "instead(would_be_knocked_out(self)) { draw(me, 1) }"),
    ("If Asleep, this attack does 40 damage instead.", "if always { set_damage(40) }"),
    ("During your opponent's next turn, it sulks.", "lasting(foe_next_turn) { }"),
]


@pytest.mark.parametrize(("text", "program"), SOUND)
def test_what_is_said_on_both_sides_is_sound(text: str, program: str) -> None:
    assert list(unanswered(text, program)) == []
    assert list(unasked(text, program)) == []


LEFT_OUT = [
    ("Choose up to 2 of them.", "a <- choose(all(me), 2)", "up to"),
    ("Take 3 cards at random.", "a <- choose(hand(foe), 3)", "at random"),
    ("Search for a basic Energy card.", "search(deck(me)[energy])", "basic Energy"),
    ("If it would be Knocked Out, wink.", "on(knocked_out(self)) { draw(me, 1) }",
     "would be Knocked Out"),
    ("If it is wet, this attack does 40 damage instead.", "add_damage(-10)", "damage instead"),
    ("Put it on the bottom of the deck.", "move(a, deck_top)", "bottom"),
    ("During your opponent's next turn, it sulks.", "lasting(end_of_turn) { }", "foe's next turn"),
    ("Use only your Benched Pokémon.", "discard(hand(me))", "Bench"),
    ("You draw and your turn ends.", "draw(me, 1)", "turn ends"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "program", "name"), LEFT_OUT)
def test_an_alarm_names_what_the_program_leaves_out(text: str, program: str, name: str) -> None:
    found = list(unanswered(text, program))

    assert f"{name!r} stands in the text and nothing in the program answers it" in found


PUT_IN = [
    ("Draw a card.", "may { draw(me, 1) }", "may"),
    ("Look at it.", "reveal(a)", "reveal"),
    ("Hurt it.", "lasting(foe_next_turn) { }", "foe's next turn"),
    ("Heal it.", "heal(self, half_up(40))", "half"),
    ("Choose a card.", "a <- choose(hand(me), by=foe)", "by=foe"),
    ("If it is damaged by an attack, hop.", "on(damaged(self), not event_from(all(me))) { }",
     "the other's attack"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "program", "name"), PUT_IN)
def test_an_alarm_names_what_the_text_does_not_ask_for(text: str, program: str, name: str) -> None:
    found = list(unasked(text, program))

    assert f"{name!r} stands in the program and nothing in the text asks for it" in found


def test_every_row_can_ring() -> None:
    rows = (*ASKED, *ADDED)

    assert len({row.name for row in ASKED}) == len(ASKED)
    assert not [row.name for row in rows if re.search(row.answer, "")]
