"""Cards, decks, views and choices as text for players."""

from __future__ import annotations

from random import Random

import pytest

import playmat as pm


@pytest.fixture(scope="module")
def game() -> pm.Game:
    played = pm.Game("haymaker", "rain-dance", rules="ecard", seed=3)
    rng = Random(1)
    while played.turn < 6:
        played.play(rng.choice(played.options))
    return played


def test_a_card_says_what_its_attacks_do() -> None:
    said = pm.describe(pm.card("base1-58"))

    assert said.startswith("Pikachu (base1-58), Basic Pokémon\n  40 HP, Lightning")
    assert "Attack: Thunder Jolt, for 1 Lightning and 1 Colorless, 30 damage" in said
    assert "after {" not in said


def test_a_view_names_cards_energy_and_attacks_and_explains_what_is_in_play_and_in_hand(
    game: pm.Game,
) -> None:
    said = pm.describe(game.view(1))

    assert said.startswith("Turn 6 (you), e-Card rulebook (2002)\nOpponent: hand")
    assert "Hitmonchan, 70 of 70 HP; Energy: Fighting" in said
    assert "  Hand: Energy Retrieval, 2 Water Energy, Professor Oak" in said
    assert "Professor Oak (base1-88), Item\n    Discard your hand. Draw 7 cards." in said
    assert said.count("Wartortle (base1-42), Stage 1 Pokémon") == 1


def test_the_player_who_waits_is_told_whose_turn_it_is_and_no_hand(game: pm.Game) -> None:
    said = pm.describe(game.view(0))

    assert said.startswith("Turn 6 (Opponent), ")
    assert "Professor Oak (base1-88)" not in said


def test_a_choice_has_a_title_and_options_under_the_numbers_that_play_takes(game: pm.Game) -> None:
    choice = game.choice
    assert choice is not None

    title, *lines = pm.describe(choice).splitlines()

    assert title == "Your options:"
    assert lines == [f"{n:>4}  {option}" for n, option in enumerate(game.options)]
    assert pm.describe(game.view(1), choice).endswith("\n\n" + pm.describe(choice))


def test_a_choice_is_equal_to_that_of_a_clone_until_one_of_them_goes_on(game: pm.Game) -> None:
    other = game.clone()
    same = other.choice

    assert same == game.choice
    assert hash(same) == hash(game.choice)

    other.play("end turn")
    assert other.choice != game.choice


def test_a_choice_is_plain_data_with_all_of_its_options(game: pm.Game) -> None:
    choice = game.choice
    assert choice is not None

    plain = choice.plain()

    assert (plain["player"], plain["what"], plain["title"]) == (1, "main", "Your options")
    assert plain["options"] == [option.plain() for option in choice.options]
    assert plain["picking"] is None
