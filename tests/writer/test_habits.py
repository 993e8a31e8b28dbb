"""Habits of wording are found in a text, ignoring names of cards, owners and attacks."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer.habits import HABITS, habits, length, names_in

SAMPLES = {
    "letters": "Choose 1 of your Pokémon (B). Heal 20 from B.",
    "brackets": "Heal 20 from each of your Pokémon (not evolved).",
    "guards": "Once a turn, if your deck isn't empty: draw 1 card.",
    "playable": "Playable if they hold cards.",
    "if so": "Discard a card. If so: draw a card.",
    "minus damage": "This Pokémon takes -20 damage.",
    "prepositions": "Put a card in your discard pile on top of the deck.",
    "program words": "If the attack under way is the cause: draw a card.",
    "let equal": "Let A equal 4.",
    "flag lists": "Hit the Defender for 20 (no Weakness/no Resistance).",
    "together with": "Show a card together with it.",
    "find up to 1": "Find up to 1 Energy card.",
    "coin as a cost": "Cost: coin, tails: the attack does nothing.",
    "opponent not named": "Look at their hand.",
    "colon after a condition": "If this Pokémon is Asleep: draw a card.",
    "the Defender": "Discard an Energy card from the Defender.",
    "damage with a sign": "Damage +20.",
    "coin before a colon": "Coin, heads: draw a card.",
    "openly": "Openly take a Supporter from your discard pile.",
    "it before any noun": "Once a turn, unless it has a Special Condition, draw a card.",
    "no subject": "When damaged, draw a card.",
    "your top cards": "Look at your top 3 cards.",
    "its Pokémon": "Its Pokémon has no Weakness.",
    "free retreat": "This Pokémon retreats for free.",
    "ex before Pokémon": "Heal 20 from one of your EX Pokémon.",
    "per": "Draw a card per Energy on this Pokémon.",
    "hyphen for minus": "The Retreat Cost is -1.",
}


@pytest.mark.parametrize("habit", HABITS)
def test_every_habit_is_found_in_a_text_that_has_it(habit: str) -> None:
    found = habits(SAMPLES[habit])

    assert habit in found


def test_a_plain_text_has_no_habit() -> None:
    text = (
        "Flip a coin. If heads, this Pokémon takes 20 less damage (after Weakness and Resistance)."
    )

    assert habits(text) == []


def test_names_are_no_habits() -> None:
    program = parse('needs(any_of(bench_of(me)[named("Unown [J]")]))')

    found = habits("Only if Unown [J] or “Mark (A)” is on your Bench.", names_in(program))

    assert found == []


def test_signs_and_bullets_are_no_words() -> None:
    assert length("• heal 20 — at once:\n  • it") == 5
