"""Families of later wordings, with the meaning of their sentences."""

from __future__ import annotations

import pytest

from playmat.reader.grammar import Parse
from tests.reader.test_reader_modern_style import program

FOES = "your opponent's Active Pokémon"
THIS = "this Pokémon"
ACE = "ACE SPEC"


@pytest.mark.parametrize(
    ("condition", "means"),
    [
        (f"{THIS} has at least 4 extra Fire Energy attached", "unpaid(R) >= 4"),
        ("you have exactly 2, 4, or 9 cards in your hand", "count(hand(me)) == 9"),
        ("you have at least 6 cards in the Lost Zone", "count(lost(me)) >= 6"),
        ("all of your Benched Pokémon are Metal type", "is(bench_of(me), typed(M))"),
        ("your Benched Pokémon have no damage counters on them", "is(bench_of(me), not damaged)"),
        (f"{THIS} has more Energy attached than {FOES}", "units(self) > units(defender)"),
        ("you don't have 3 or more Energy in play", "not units(all(me)) >= 3"),
        ("any Grass Pokémon are on your Bench", "any_of(bench_of(me)[typed(G)])"),
    ],
)
def test_a_condition_of_an_attack_says_it_in_later_words(condition: str, means: str) -> None:
    assert means in program("attack", f"If {condition}, this attack does 30 more damage.")


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (f"{THIS} recovers from all Special Conditions.", "cure(self)"),
        (
            "Discard random cards from your opponent's hand until they have 2 cards left in "
            "their hand.",
            "pick_random(hand(foe), most(0, count(hand(foe)) - 2))",
        ),
        ("Discard all Pokémon Tools from your opponent's Pokémon.", "gear_on(all(foe))[tool]"),
        ("Switch 3 cards from your hand with the top 3 cards of your deck.", "top(me, 3)"),
        (
            "You may discard an Energy from this Pokémon. If you do, heal 70 damage from it. "
            "It can't attack during your next turn.",
            "if did(b) { heal(self, 70); lasting(my_next_turn, self)",
        ),
        (f"If {FOES} is Burned, discard 2 Energy from it.", "choose_units(energy_on(defender), 2"),
    ],
)
def test_an_attack_does_it_in_later_words(text: str, means: str) -> None:
    assert means in program("attack", text, "30")


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            f"When you play {THIS} from your hand to evolve 1 of your Pokémon during your "
            "turn, you may have each player shuffle their hand into their deck and draw 2 cards.",
            "draw(me, 2); move(hand(foe), deck); shuffle(foe); draw(foe, 2)",
        ),
        (
            "You can't use more than 1 Growl Ability each turn. Once during your turn, you may "
            "draw a card.",
            "power(once_name",
        ),
        (f"{THIS} can attack twice each turn.", "mod(attacks_per_turn, self, set, 2)"),
        (
            "Pokémon with a Rule Box in play have no Abilities.",
            'off_power(all(both)[tag("ex") or tag("EX") or tag("gx")',
        ),
        (
            f"{THIS} can use the attacks of any Pokémon in your discard pile.",
            "lend_attacks(self, discards(me)[pokemon])",
        ),
        (f"{THIS} can't attack unless you have 3 or more Pokémon in play.", "while=not count"),
        (f"You may attach up to 3 Pokémon Tools to {THIS}.", "mod(tools_allowed, self, set, 3)"),
    ],
)
def test_an_ability_says_it_in_later_words(text: str, means: str) -> None:
    assert means in program("power", text)


@pytest.mark.parametrize(
    ("card", "text", "means"),
    [
        (
            "item",
            "Heal 70 damage from 1 of your Stage 1 Pokémon, and it recovers from all Special "
            "Conditions.",
            "heal(a, 70); cure(a)",
        ),
        (
            "item",
            f"Draw 4 cards. {ACE}: You can't have more than 1 {ACE} card in your deck.",
            'rule("deck_limit", 1, ace)',
        ),
        (
            "supporter",
            "Each player shuffles their hand and puts it on the bottom of their deck. If either "
            "player put any cards on the bottom of their deck in this way, each player draws 6 "
            "cards.",
            "a <- count(hand(me)) + count(hand(foe))",
        ),
    ],
)
def test_a_card_of_later_years_is_read(card: str, text: str, means: str) -> None:
    assert means in program("trainer", text, card=card)


def test_every_label_of_a_card_may_be_asked_for() -> None:
    labels = ("Single Strike", "Rapid Strike", "Fusion Strike", "Ancient", "Future")

    read = [Parse(f"that has the {label} label".split()).whole("pokemon_that") for label in labels]

    assert all(len(found) == 1 for found in read)
