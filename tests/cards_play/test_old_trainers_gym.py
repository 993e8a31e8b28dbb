"""Trainer cards of the Gym and Neo sets."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP, weak to Fighting, resists Psychic
ARCANINE = "base1-23"  # 100 HP, weak to Water
PIKACHU = "base1-58"
RAICHU = "base1-58>base1-14"


def table(you: str = PIKACHU, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ecard", you, foe, **more)


def test_erika_lets_each_player_draw_up_to_three() -> None:
    duel = table(hand="gym1-16", deck="5*L", foe_deck="5*R")

    duel.play("Erika", answers=["yes", "3", "yes", "1"])

    assert (len(duel.you.hand), len(duel.foe.hand)) == (3, 1)


def test_lt_surge_puts_a_basic_in_front() -> None:
    duel = table(f"{PIKACHU} asleep", hand=f"gym1-17, {CHANSEY}")

    duel.play("Lt. Surge")

    assert duel.you.active.name == "Chansey"
    assert duel.you.bench[0].conditions == set()


def test_misty_adds_twenty_for_a_misty_pokemon_only() -> None:
    hers = table("gym2-90 +P", ARCANINE, hand="gym1-18, L, R").play("Misty")
    other = table("base1-20 +L", ARCANINE, hand="gym1-18, L, R").play("Misty")

    hers.attack("ESP", flips="HHT")
    other.attack("Thundershock", flips="T")

    assert hers.foe.active.damage == 60
    assert other.foe.active.damage == 10


def test_blaines_last_resort_needs_an_empty_hand() -> None:
    duel = table(hand="gym1-105")
    rich = table(hand="gym1-105, L")

    duel.play("Blaine's Last Resort")

    assert len(duel.you.hand) == 5
    assert rich.refused("play Blaine's Last Resort")


def test_minion_returns_a_benched_foe_or_ends_the_turn() -> None:
    won = table(foe=f"{CHANSEY} | {RAICHU} +L", hand="gym1-113")
    lost = table(foe=f"{CHANSEY} | {RAICHU} +L", hand="gym1-113")

    won.play("Minion of Team Rocket", flips="HH")
    lost.play("Minion of Team Rocket", flips="HT")

    assert won.foe.bench == []
    assert sorted(won.foe.hand) == sorted(["L", PIKACHU, "base1-14"])
    assert lost.player == "foe"


def test_mistys_wrath_keeps_two_of_seven() -> None:
    duel = table(hand="gym1-114", deck="L, R, W, G, F, P, D, M")

    duel.play("Misty's Wrath", answers=["Fire", "Psychic"])

    assert sorted(duel.you.hand) == ["P", "R"]
    assert len(duel.you.discard) == 6
    assert duel.you.deck == ["M"]


def test_recall_lends_the_attacks_of_the_cards_below() -> None:
    duel = table(f"{RAICHU} +L", hand="gym1-116")

    assert duel.refused("attack Gnaw")
    duel.play("Recall").attack("Gnaw")
    assert duel.foe.active.damage == 10


def test_sabrinas_esp_flips_the_coins_again_once() -> None:
    duel = table("gym1-58 +P +P | gym2-97", ARCANINE, hand="gym1-117")

    duel.play("Sabrina's ESP", to="active")
    duel.attack("Night Spirits", flips="TTHH", answers=["yes"])

    assert duel.foe.active.damage == 60
    assert duel.you.discard == ["gym1-117"]


def test_tickling_machine_sets_a_hand_aside_for_a_turn() -> None:
    duel = table(hand="gym1-119", foe_hand="base1-94, L")

    duel.play("Tickling Machine", flips="H")

    assert duel.foe.hand == []
    duel.end_turn()
    assert duel.foe.hand == ["G"]
    duel.end_turn()
    assert sorted(duel.foe.hand) == ["G", "L", "base1-94"]


def test_tickling_machine_on_tails_ends_the_turn() -> None:
    duel = table(hand="gym1-119", foe_hand="L")

    duel.play("Tickling Machine", flips="T")

    assert duel.player == "foe"
    assert sorted(duel.foe.hand) == ["G", "L"]


def test_blaines_gamble_doubles_what_was_thrown_away() -> None:
    duel = table(hand="gym1-121, L, R, W")

    duel.play("Blaine's Gamble", answers=["L", "R", "stop"], flips="H")

    assert len(duel.you.hand) == 5


def test_sabrinas_gaze_renews_both_hands_in_size() -> None:
    duel = table(hand="gym1-125, L, R", foe_hand="L, R, W")

    duel.play("Sabrina's Gaze")

    assert (len(duel.you.hand), len(duel.foe.hand)) == (2, 3)


def test_trash_exchange_mills_as_many_as_went_back() -> None:
    duel = table(hand="gym1-126", discard="L, R, W", deck="6*G")

    duel.play("Trash Exchange")

    assert len(duel.you.deck) == 6
    assert len(duel.you.discard) == 4


def test_lt_surges_treaty_leaves_the_choice_to_the_foe() -> None:
    duel = table(hand="gym1-112", prizes="L, L, L, L, L, L")

    duel.play("Lt. Surge's Treaty")

    assert duel.chooser == "foe"
    duel.choose(duel.options[1])
    assert len(duel.you.hand) == 1
    assert duel.you.prizes_left == 6


def test_treaty_may_cost_everyone_a_prize() -> None:
    duel = table(hand="gym1-112")

    duel.play("Lt. Surge's Treaty")
    duel.choose(duel.options[0])
    duel.answer("prize 1", "prize 1")

    assert (duel.you.prizes_left, duel.foe.prizes_left) == (5, 5)
    assert (len(duel.you.hand), len(duel.foe.hand)) == (1, 1)


def test_brocks_protection_keeps_energy_on() -> None:
    duel = table("gym1-21 +F +gym2-101", "base1-13 +W +W +W +W", player="foe", foe_hand="base1-92")

    duel.play("Energy Removal")
    duel.attack("Whirlpool")

    assert duel.you.active.energy == ["F"]
    assert duel.you.active.damage == 40


def test_quiz_two_pays_the_one_who_was_right() -> None:
    right = table(hand="gym2-111, L").play("Blaine's Quiz #2", answers=["Energy"])
    wrong = table(hand="gym2-111, L").play("Blaine's Quiz #2", answers=["Trainer"])

    assert (len(wrong.you.hand), len(wrong.foe.hand)) == (3, 0)
    assert (len(right.you.hand), len(right.foe.hand)) == (1, 2)


def test_personality_test_pays_the_one_who_was_right() -> None:
    right = table(hand="neo4-102, base5-7").play("Pokémon Personality Test", answers=["Dark"])
    wrong = table(hand="neo4-102, base5-7").play("Pokémon Personality Test", answers=["Light"])

    assert (len(wrong.you.hand), len(wrong.foe.hand)) == (4, 0)
    assert (len(right.you.hand), len(right.foe.hand)) == (1, 3)


def test_secret_experiment_on_tails_bars_trainers_through_the_next_turn() -> None:
    duel = table(f"{PIKACHU} dmg20", hand="gym2-120, base1-94")

    duel.play("Rocket's Secret Experiment", flips="T")

    assert duel.refused("play Potion")
    duel.end_turn().end_turn()
    assert duel.refused("play Potion")
    duel.end_turn().end_turn()
    assert duel.can("play Potion")


def test_the_old_warp_point_switches_the_foe_first_by_the_foes_choice() -> None:
    duel = table(
        f"{PIKACHU} | base1-20, base1-7", f"{CHANSEY} | {PIKACHU}, base1-25", hand="gym2-126"
    )

    duel.play("Warp Point")

    assert duel.chooser == "foe"
    duel.answer("bench 2", "bench 1")
    assert duel.foe.active.name == "Dewgong"
    assert duel.you.active.name == "Electabuzz"


def test_arcade_game_keeps_the_cards_of_one_name() -> None:
    duel = table(hand="neo1-83", deck="L, L, R, G", shuffles="keep")
    none = table(hand="neo1-83", deck="L, W, R, G", shuffles="keep")

    duel.play("Arcade Game")
    none.play("Arcade Game")

    assert duel.you.hand == ["L", "L"]
    assert none.you.hand == []


def test_card_flip_game_turns_a_prize_up_and_pays_a_right_guess() -> None:
    duel = table(hand="neo1-92", foe_prizes="base1-94, L, L, L, L, L")

    duel.play("Card-Flip Game", answers=["prize 1", "Trainer"])

    assert len(duel.you.hand) == 2


def test_double_gust_lets_each_choose_for_the_other() -> None:
    duel = table(
        f"{PIKACHU} | base1-20, base1-7", f"{CHANSEY} | {PIKACHU}, base1-25", hand="neo1-100"
    )

    duel.play("Double Gust")

    assert duel.chooser == "foe"
    duel.answer("foe's bench 2")
    assert duel.you.active.name == "Hitmonchan"
    assert duel.chooser == "you"
    duel.answer("foe's bench 1")
    assert duel.foe.active.name == "Pikachu"


def test_pokegear_ends_trainers_for_the_turn() -> None:
    duel = table(f"{PIKACHU} dmg10", hand="neo1-88, base1-94", deck="L, base1-91, R, G, G, G, G, G")

    duel.play("PokéGear", answers=["yes"])

    assert "base1-91" in duel.you.hand
    assert duel.refused("play Potion")
    assert duel.refused("play Bill")


@pytest.mark.parametrize(("flips", "card"), [("H", "base1-14"), ("T", PIKACHU)])
def test_super_rod_fishes_by_coin(flips: str, card: str) -> None:
    duel = table(hand="neo1-103", discard=f"{PIKACHU}, base1-14, L")

    duel.play("Super Rod", flips=flips)

    assert duel.you.hand == [card]


def test_fossil_egg_hatches_a_fossil_pokemon_as_a_basic() -> None:
    duel = table(hand="neo2-72", deck="G, base3-50, L", stadium="neo4-92")

    duel.play("Fossil Egg", flips="H")
    duel.choose(duel.options[0])
    if duel.asked == "pick_card":
        duel.answer("Kabuto")

    assert duel.you.bench[0].name == "Kabuto"
    assert duel.you.bench[0].retreat == 2


def test_hyper_devolution_spray_bars_evolving_this_turn() -> None:
    duel = table(RAICHU, hand="neo2-73")

    duel.play("Hyper Devolution Spray")

    assert duel.you.active.name == "Pikachu"
    assert duel.you.hand == ["base1-14"]
    assert duel.refused("evolve Raichu on active")


def test_thought_wave_machine_returns_energy_by_heads_and_ends_the_turn() -> None:
    duel = table(foe=f"{CHANSEY} +G +R +W", hand="neo4-96")

    duel.play("Thought Wave Machine", flips="HHT", answers=["R", "W"])

    assert duel.player == "foe"
    assert duel.foe.active.energy == ["G"]
    assert sorted(duel.foe.hand) == ["G", "R", "W"]


def test_mail_from_bill_fills_up_to_four_from_a_small_hand() -> None:
    duel = table(hand="neo4-105, L")
    rich = table(hand="neo4-105, L, L, L, L")

    duel.play("Mail from Bill")

    assert len(duel.you.hand) == 4
    assert rich.refused("play Mail from Bill")


def test_computer_error_draws_and_ends_the_turn() -> None:
    duel = table(hand="basep-16")

    duel.play("Computer Error", answers=["yes", "5", "yes", "2"])

    assert duel.player == "foe"
    assert len(duel.you.hand) == 5
    assert len(duel.foe.hand) == 3
