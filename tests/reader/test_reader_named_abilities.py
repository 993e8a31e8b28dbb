"""Abilities by name, offers on playing a card, and related later wordings."""

from __future__ import annotations

import pytest

from playmat.reader import Face, read
from tests.reader.test_reader_modern_style import program, whole

FOES = "your opponent's Active Pokémon"
GROWS = "evolves from"
BACK = "Then, shuffle your deck."


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "This attack does 10 more damage for each of your Pokémon in play that has the Deep "
            "Dive Ability.",
            'count(all(me)[has_ability("Deep Dive")])',
        ),
        (
            f"If {FOES} has the Deep Dive Ability, draw a card.",
            'if is(defender, has_ability("Deep Dive"))',
        ),
        (
            "Search your deck for 2 Pokémon that have the Deep Dive Ability, reveal them, and put "
            f"them into your hand. {BACK}",
            'deck(me)[pokemon and has_ability("Deep Dive")]',
        ),
        (
            f"Knock Out {FOES}. If {FOES} is Knocked Out in this way, discard your hand.",
            "a <- knock_out(defender); if did(a) { discard(hand(me)) }",
        ),
        (
            "Draw cards until you have as many cards in your hand as you have Water Pokémon in "
            "play.",
            "draw_until(me, count(all(me)[typed(W)]))",
        ),
        (
            "Draw 2 cards. (You can't use more than 1 VSTAR Power in a game.)",
            'limit(once_game, "VSTAR")',
        ),
    ],
)
def test_an_attack_asks_and_does_as_later_years_say(text: str, means: str) -> None:
    assert means in program("attack", text)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Once during your turn, if this Pokémon is the last card in your hand, you may play it "
            "onto your Bench.",
            "count(hand(me)) == 1 and not bench_full(me), where=hand) { bench(this_card) }",
        ),
        (
            "Once during your turn, if this Pokémon is in your hand and your opponent has 3 or "
            "fewer Prize cards remaining, you may put this Pokémon onto your Bench.",
            "where=hand) { bench(this_card) }",
        ),
        (
            "During your turn, you may draw 5 cards. (You can't use more than 1 VSTAR Power in a "
            "game.)",
            'limit(once_game, "VSTAR"); power(once_game',
        ),
        (
            "Each of your Pokémon that has the Deep Dive Ability can't retreat.",
            'mod(can_retreat, all(me)[has_ability("Deep Dive")], forbid)',
        ),
    ],
)
def test_an_ability_works_as_later_years_say(text: str, means: str) -> None:
    assert means in whole("power", text)


def test_a_number_of_cards_instead_of_something_else_is_not_read() -> None:
    text = "Draw a card. If Plusle is on your Bench, discard 3 cards instead."

    assert read(Face("attack", text, "Onix")).program is None


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            'Search your deck for 2 Item cards that have the word "Rod" in their name, reveal '
            f"them, and put them into your hand. {BACK}",
            'deck(me)[item and name_has("Rod")]',
        ),
        (
            "Draw a card. If it's your first turn and you went second, draw 5 cards instead.",
            "if first_turn(me) and not went_first(me) { draw(me, 5) } else { draw(me, 1) }",
        ),
        (
            f"Search your deck for a card that {GROWS} 1 of your Onix and put it onto that "
            f"Pokémon to evolve it. {BACK} You can use this card on a Pokémon you put into play "
            "this turn.",
            "evolve(a, b)",
        ),
    ],
)
def test_a_trainer_does_as_later_years_say(text: str, means: str) -> None:
    assert means in program("trainer", text)
