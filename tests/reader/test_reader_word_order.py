"""Later wordings with the same slots, owners, amounts and word orders as related ones."""

from __future__ import annotations

import pytest

from tests.reader.test_reader_modern_style import program, refused

FOES = "your opponent's Active Pokémon"
SHUFFLED = "Then, shuffle your deck."
LOST = "If you have 3 or more cards in the Lost Zone,"

COSTS = (
    "this Pokémon's attack costs",
    "the attack cost of this Pokémon",
    "the attack costs of this Pokémon",
    "the attack cost of this Pokémon's attacks",
    "the costs of attacks used by this Pokémon",
    "the cost of attacks from this Pokémon",
    "the costs of this Pokémon's attacks",
)


@pytest.mark.parametrize("cost", COSTS)
def test_what_attacks_cost_is_told_in_many_ways(cost: str) -> None:
    free = program("power", f"{LOST} ignore all Energy in {cost}.")
    cheap = program("power", f"{LOST} ignore all Colorless Energy in {cost}.")

    held = "static(while=count(lost(me)) >= 3)"
    assert free == f"{held} {{ cost_is(self); mod(attack_cost, self, value=-9) }}"
    assert cheap == f"{held} {{ mod(attack_cost, self, value=-9) }}"


def test_energy_attached_needs_no_word_in_front() -> None:
    shield = "Prevent all effects of attacks used by your opponent's Pokémon done to"

    made = program("power", f"{shield} all of your Pokémon that have Energy attached.")

    assert made == "static { prevent(effects, all(me)[has_energy], attack, foe) }"
    assert refused("power", ["If this Pokémon has Energy attached, it can't retreat."]) == []


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Put up to 2 Pokémon, each with 80 HP or less, from your discard pile into your hand.",
            "choose(discards(me)[pokemon and hp_at_most(80)], most=2)",
        ),
        (
            "Search your deck for up to 2 Pokémon, each with a Retreat Cost of 3 or more, reveal "
            f"them, and put them into your hand. {SHUFFLED}",
            "search(deck(me)[pokemon and retreat_at_least(3)], 2)",
        ),
        (
            "Search your deck for up to 3 Basic Pokémon, each having 50 HP or less, and put them "
            f"onto your Bench. {SHUFFLED}",
            "search(deck(me)[basic and hp_at_most(50)], 3)",
        ),
    ],
)
def test_what_each_card_must_have_stands_between_commas(text: str, means: str) -> None:
    assert means in program("trainer", text)


def test_one_kind_of_trainers_is_not_all_of_them() -> None:
    text = "Whenever your opponent plays a Supporter card from their hand, prevent all effects of"

    assert program("power", f"{text} that card done to this Pokémon.").startswith("stopped")


@pytest.mark.parametrize("also", ["also does", "does"])
def test_damage_to_itself_may_be_counted(also: str) -> None:
    text = f"This Pokémon {also} 10 damage to itself for each Energy attached to it."

    assert program("attack", text, "90") == "after { hit(self, 10 * units(self)) }"


@pytest.mark.parametrize(
    "order",
    [
        f"to {FOES} for each of your Benched Pokémon",
        f"for each of your Benched Pokémon to {FOES}",
        f"to {FOES} for each of your Benched Pokémon (before applying Weakness and Resistance)",
    ],
)
def test_more_damage_for_each_comes_in_any_order(order: str) -> None:
    made = program("power", f"Attacks used by this Pokémon do 10 more damage {order}.")

    assert "mod(damage_dealt, self, value=10 * count(bench_of(me))" in made
    assert "from=active(foe)" in made


@pytest.mark.parametrize(
    ("text", "paid"),
    [
        ("a Fire, Water, and Lightning Energy", "RWL"),
        ("a Fire and Water Energy", "RW"),
        ("a Fire Energy and a Water Energy", "RW"),
    ],
)
def test_energy_of_several_types_is_paid_one_each(text: str, paid: str) -> None:
    made = program("attack", f"Discard {text} from this Pokémon.", "150")

    assert made == f'after {{ a <- choose_paying(energy_on(self), "{paid}"); discard(a) }}'


def test_the_first_turn_may_count_only_for_who_goes_first() -> None:
    power = program(
        "power",
        "Once during your turn, you may draw a card. If you go first, you can't use this Ability "
        "during your first turn.",
    )
    card = program("trainer", "Draw 2 cards. You can't play this card on your first turn if you go")
    item = program(
        "trainer", "If you go first, you can't play this card during your first turn. Draw 2 cards."
    )

    assert "first_turn(me) and went_first(me)) {" in power
    assert card.startswith("stopped")
    assert item.startswith("needs(not (first_turn(me) and went_first(me)))")


def test_the_bench_of_whose_turn_it_is_may_be_asked_for() -> None:
    text = "Once during each player's turn, if their Bench isn't full, that player may search their"

    made = program(
        "trainer", f"{text} deck for a Basic Pokémon and put it onto their Bench.", card="stadium"
    )

    assert made.startswith("power(once_player, not bench_full(me)")
