"""Clauses reworded in later years: whose "its" is, what was done in this way, each player."""

from __future__ import annotations

import pytest

from tests.reader.test_reader_modern_style import program

FOES = "your opponent's Active Pokémon"
HOST = "the Pokémon this card is attached to"
DECK = "into your deck"
WAY = "in any way you like"
BOTH = "(both yours and your opponent's)"
BEFORE = "(before applying Weakness and Resistance)"
AFTER = "(after applying Weakness and Resistance)"
MOVES = "when this Pokémon moves from your Bench to the Active Spot"
MARKS = ", ".join(("damage counters", "Special Conditions", "turns in play"))


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            f"If {FOES} is Poisoned, its attacks cost Colorless more.",
            "mod(attack_cost, active(foe)",
        ),
        (f"If {FOES} is Asleep, its maximum HP is 40.", "mod(max_hp, active(foe)"),
        (
            f"If {FOES} is a Stage 1 Pokémon, its Retreat Cost is Colorless more.",
            "active(foe)[stage1]",
        ),
        (
            f"As long as {FOES} is Burned, its attacks do 20 less damage {AFTER}.",
            "mod(damage_dealt, active(foe)[condition_is(burned)], value=-20, stage=after)",
        ),
        (
            f"If your Active Pokémon is Burned, its attacks do 20 more damage to {FOES} {BEFORE}.",
            "mod(damage_dealt, active(me)[condition_is(burned)], value=20",
        ),
        (
            f"If this Pokémon is Burned, its attacks do 20 more damage to {FOES} {BEFORE}.",
            "mod(damage_dealt, self, value=20",
        ),
        ("If this Pokémon is Confused, its Retreat Cost is 0.", "mod(retreat_cost, self, set)"),
    ],
)
def test_what_is_its_belongs_to_the_pokemon_spoken_of_last(text: str, means: str) -> None:
    assert means in program("power", text)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "If you go second, this Pokémon can evolve during your first turn.",
            "as_long_as(first_turn(me)) { mod(evolve_early, self, set, 2) }",
        ),
        (f"Once during your turn, {MOVES}, you may draw a card.", "my_turn, me, once)"),
        (
            f"When {FOES} retreats, if there is a Stadium in play, you may draw a card.",
            "on(retreated(all(foe)), any_of(stadium), me)",
        ),
        (
            "Your opponent can't have more than 2 Benched Pokémon. If they have more than 2 "
            "Benched Pokémon, they discard Benched Pokémon until they have 2 Pokémon on the Bench.",
            "mod(bench_size, foe, set, 2)",
        ),
    ],
)
def test_an_ability_of_later_years_in_its_own_words(text: str, means: str) -> None:
    assert means in program("power", text)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            f"Shuffle up to 3 Item cards from your discard pile {DECK}. If you shuffled any cards "
            f"{DECK} in this way, draw a card.",
            "if any_of(b) { draw(me, 1) }",
        ),
        (
            "Discard up to 2 cards from your hand. If you discarded any Pokémon in this way, draw "
            "2 cards.",
            "if any_of(b[pokemon]) { draw(me, 2) }",
        ),
        (
            "You must discard a Supporter card from your hand in order to use this attack. Draw 2 "
            "cards.",
            "pay { a <- choose(hand(me)[supporter]); discard(a) }",
        ),
        (
            "Put 1 of your Benched Pokémon into your hand. (Discard all attached cards.)",
            "discard(attached(a)); return_mon(a, hand)",
        ),
    ],
)
def test_an_attack_of_later_years_in_its_own_words(text: str, means: str) -> None:
    assert means in program("attack", text, "")


@pytest.mark.parametrize(
    ("card", "text", "means"),
    [
        ("item", "Look at your face-down Prize cards and put 1 of them into your hand.", "look(p"),
        (
            "stadium",
            "Whenever any player plays a Pokémon from their hand to evolve 1 of their Pokémon "
            "during their turn, put 2 damage counters on that Pokémon.",
            "on(evolved(all(both)), event_by_hand)",
        ),
        (
            "stadium",
            f"Each Pokémon that has any Energy attached {BOTH} can't be affected by any Special "
            "Conditions and recovers from any Special Conditions.",
            "immune(all(both)[has_energy])",
        ),
        (
            "tool",
            f"The Fire {HOST[4:]} takes 20 less damage from attacks from your opponent's Pokémon "
            f"{AFTER} and has no Weakness.",
            "mod(weakness_applies, host[typed(R)], forbid)",
        ),
    ],
)
def test_a_trainer_of_later_years_in_its_own_words(card: str, text: str, means: str) -> None:
    assert means in program("trainer", text, card=card)


def test_each_player_flips_a_coin_and_lives_by_it() -> None:
    text = "Then, each player flips a coin. If heads, that player draws 5 cards."

    made = program("trainer", f"Each player shuffles their hand into their deck. {text}")

    assert "a <- flip; if heads(a) > 0 { draw(me, 5) };" in made
    assert "b <- flip(by=foe); if heads(b) > 0 { draw(foe, 5) }" in made


def test_tails_of_each_player_is_told_of_that_player() -> None:
    text = "Each player flips a coin. If heads, that player draws 4 cards. If tails, that player"

    made = program("trainer", f"{text} discards a card from their hand.")

    assert "else { b <- choose(hand(me)); discard(b) }" in made
    assert "else { d <- choose(hand(foe), by=foe); discard(d) }" in made


def test_what_all_of_several_got_is_summed_up() -> None:
    text = (
        "Choose up to 2 of your Benched Pokémon and attach a basic Energy card from your discard "
        "pile to each of them."
    )

    made = program("trainer", f"{text} If you attached any Energy in this way, draw a card.")

    assert "b <- 0; each c in a {" in made
    assert "e <- attach(d, c); b <- b + count(e) }; if b > 0 { draw(me, 1) }" in made
