"""Trainer cards printed before 2003."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.duel import Duel
from playmat.game.scenario import scenario

CHANSEY = "base1-3"  # 120 HP, weak to Fighting, resists Psychic
ARCANINE = "base1-23"  # 100 HP, weak to Water
PIKACHU = "base1-58"
RAICHU = "base1-58>base1-14"
VENUSAUR = "base1-44>base1-30>base1-15"


def table(you: str = PIKACHU, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ecard", you, foe, **more)


def test_computer_search_needs_two_other_cards_and_finds_any() -> None:
    poor = table(hand="base1-71, L")
    duel = table(hand="base1-71, L, R, W", deck="G, base1-94, G")

    duel.play("Computer Search", answers=["L", "R", "Potion"])

    assert poor.refused("play Computer Search")
    assert sorted(duel.you.hand) == ["W", "base1-94"]
    assert sorted(duel.you.discard) == ["L", "R", "base1-71"]


def test_item_finder_brings_back_a_trainer() -> None:
    duel = table(hand="base1-74, L, R", discard="base1-91, W")

    duel.play("Item Finder")

    assert duel.you.hand == ["base1-91"]
    assert sorted(duel.you.discard) == ["L", "R", "W", "base1-74"]


@pytest.mark.parametrize(("stages", "name", "left"), [("1", "Ivysaur", 2), ("2", "Bulbasaur", 1)])
def test_devolution_spray_takes_off_a_stage_and_all_above(
    stages: str, name: str, left: int
) -> None:
    duel = table(f"{VENUSAUR} poisoned asleep +G", hand="base1-72")

    duel.play("Devolution Spray", answers=[stages])

    assert duel.you.active.name == name
    assert len(duel.you.active.stack) == left
    assert duel.you.active.conditions == set()
    assert duel.you.active.energy == ["G"]


def test_impostor_oak_gives_the_foe_seven_new_cards() -> None:
    duel = table(hand="base1-73", foe_hand="L, R", foe_deck="10*G")

    duel.play("Impostor Professor Oak")

    assert len(duel.foe.hand) == 7
    assert len(duel.foe.deck) == 5


def test_lass_shuffles_the_trainers_of_both_hands_away() -> None:
    duel = table(hand="base1-75, base1-94, L", foe_hand="base1-91, base1-95, R")

    duel.play("Lass")

    assert duel.you.hand == ["L"]
    assert duel.foe.hand == ["R"]
    assert "base1-94" in duel.you.deck
    assert {"base1-91", "base1-95"} <= set(duel.foe.deck)


def test_breeder_skips_stage_one_but_not_the_waiting() -> None:
    duel = table("base1-44", hand="base1-76, base1-15")
    fresh = table(f"{RAICHU} | base1-44 new", hand="base1-76, base1-15")

    duel.play("Pokémon Breeder")

    assert duel.you.active.stack == ["base1-44", "base1-15"]
    assert fresh.refused("play Pokémon Breeder")


@pytest.mark.xfail(strict=True, reason="any Basic Pokémon is enough, matching or not")
def test_breeder_needs_a_basic_the_stage_two_card_matches() -> None:
    duel = table(hand="base1-76, base1-15")

    assert duel.refused("play Pokémon Breeder")


def test_trader_swaps_a_pokemon_of_the_hand_with_one_of_the_deck() -> None:
    duel = table(hand="base1-77, base1-46, L", deck="G, base1-14, G")

    duel.play("Pokémon Trader", answers=["Raichu"])

    assert sorted(duel.you.hand) == ["L", "base1-14"]
    assert "base1-46" in duel.you.deck


def test_scoop_up_takes_the_basic_and_discards_the_rest() -> None:
    duel = table(f"{CHANSEY} | {RAICHU} +L +L", hand="base1-78")

    duel.play("Scoop Up", answers=["bench 1"])

    assert duel.you.hand == [PIKACHU]
    assert sorted(duel.you.discard) == ["L", "L", "base1-14", "base1-78"]
    assert duel.you.bench == []


def test_super_energy_removal_pays_one_and_takes_up_to_two() -> None:
    duel = table(f"{PIKACHU} +L +R", f"{CHANSEY} +G +W +F", hand="base1-79")

    duel.play("Super Energy Removal", answers=["R", "W", "G"])

    assert duel.you.active.energy == ["L"]
    assert duel.foe.active.energy == ["F"]


def test_defender_takes_twenty_off_through_the_foes_turn() -> None:
    duel = table(CHANSEY, "base1-20 +L +L", hand="base1-80")

    duel.play("Defender").end_turn()
    duel.attack("Thunderpunch", flips="H")

    assert duel.you.active.damage == 20
    assert duel.you.discard == ["base1-80"]


def test_pluspower_adds_ten_after_weakness_and_leaves_at_the_end() -> None:
    duel = table("base1-20 +L +L", "base1-25", hand="base1-84, base1-84")

    duel.play("PlusPower").play("PlusPower").attack("Thundershock", flips="T")

    assert duel.foe.active.damage == 40
    assert duel.you.discard == ["base1-84", "base1-84"]


def test_pluspower_adds_nothing_to_nothing() -> None:
    duel = table("base1-5 +G", hand="base1-84")

    duel.play("PlusPower").attack("Sing", flips="T")

    assert duel.foe.active.damage == 0


@pytest.mark.xfail(strict=True, reason="only as many cards come back as were given")
def test_energy_retrieval_trades_a_card_for_two_basic_energy() -> None:
    duel = table(hand="base1-81, base1-94", discard="L, R, base1-96")

    duel.play("Energy Retrieval", answers=["L", "R"])

    assert sorted(duel.you.hand) == ["L", "R"]
    assert sorted(duel.you.discard) == ["base1-81", "base1-94", "base1-96"]


@pytest.mark.xfail(strict=True, reason="only as many cards come back as were given")
def test_super_energy_retrieval_trades_two_cards_for_four_energy() -> None:
    duel = table(hand="neo1-89, base1-94, base1-91", discard="L, R, W, F, base1-96")

    duel.play("Super Energy Retrieval")

    assert sorted(duel.you.hand) == ["F", "L", "R", "W"]


def test_pokemon_center_heals_all_and_strips_only_the_healed() -> None:
    duel = table(f"{PIKACHU} +L dmg20 | {CHANSEY} +G", hand="base1-85")

    duel.play("Pokémon Center")

    assert (duel.you.active.damage, duel.you.active.energy) == (0, [])
    assert duel.you.bench[0].energy == ["G"]


def test_flute_fills_the_foes_bench() -> None:
    duel = table(hand="base1-86", foe_discard=f"{PIKACHU}, base1-14")
    full = table(
        foe=f"{CHANSEY} | {PIKACHU}, {PIKACHU}, {PIKACHU}, {PIKACHU}, {PIKACHU}",
        hand="base1-86",
        foe_discard=PIKACHU,
    )

    duel.play("Pokémon Flute")

    assert duel.foe.bench[0].name == "Pikachu"
    assert full.refused("play Pokémon Flute")


def test_revive_puts_half_the_hp_as_counters() -> None:
    duel = table(hand="base1-89", discard="base1-20")

    duel.play("Revive")

    assert duel.you.bench[0].damage == 30


def test_super_potion_pays_energy_of_the_same_pokemon() -> None:
    duel = table(f"{CHANSEY} +G dmg60 | {PIKACHU} dmg20", hand="base1-90")

    duel.play("Super Potion", answers=["4"])

    assert duel.you.active.damage == 20
    assert duel.you.active.energy == []


def test_professor_oak_discards_the_hand_and_draws_seven() -> None:
    duel = table(hand="base1-88, L, R")

    duel.play("Professor Oak")

    assert len(duel.you.hand) == 7
    assert sorted(duel.you.discard) == ["L", "R", "base1-88"]


def test_clefairy_doll_gives_no_prize() -> None:
    duel = table(f"base1-70 | {PIKACHU}", "base1-20 +L +L", player="foe")

    duel.attack("Thundershock", flips="T")

    assert duel.foe.prizes_left == 6
    assert duel.you.active.name == "Pikachu"


def test_gambler_draws_eight_or_one() -> None:
    won = table(hand="base3-60, L, R").play("Gambler", flips="H")
    lost = table(hand="base3-60, L, R").play("Gambler", flips="T")

    assert (len(won.you.hand), len(lost.you.hand)) == (8, 1)


def test_mr_fuji_shuffles_a_benched_pokemon_with_its_cards() -> None:
    duel = table(f"{CHANSEY} | {RAICHU} +L dmg30", hand="base3-58", deck="G")

    duel.play("Mr. Fuji")

    assert sorted(duel.you.deck) == ["G", "L", "base1-14", PIKACHU]
    assert duel.you.bench == []


def test_goop_gas_silences_powers_until_the_end_of_the_foes_turn() -> None:
    duel = table("base1-63>base1-42>base1-2", hand="base5-78, W, W")

    duel.play("Goop Gas Attack")

    assert duel.refused("use Rain Dance of active")
    duel.end_turn()
    duel.end_turn()
    assert duel.can("use Rain Dance of active")


def test_nightly_garbage_run_shuffles_three_back() -> None:
    duel = table(hand="base5-77", discard=f"{PIKACHU}, base1-14, L, base1-96, base1-94", deck="G")

    duel.play("Nightly Garbage Run", answers=["Pikachu", "Raichu", "L"])

    assert len(duel.you.deck) == 4
    assert sorted(duel.you.discard) == ["base1-94", "base1-96", "base5-77"]


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


@pytest.mark.xfail(strict=True, reason="the foe who guessed right gets nothing")
def test_quiz_two_pays_the_one_who_was_right() -> None:
    right = table(hand="gym2-111, L").play("Blaine's Quiz #2", answers=["Energy"])
    wrong = table(hand="gym2-111, L").play("Blaine's Quiz #2", answers=["Trainer"])

    assert (len(wrong.you.hand), len(wrong.foe.hand)) == (3, 0)
    assert (len(right.you.hand), len(right.foe.hand)) == (1, 2)


@pytest.mark.xfail(strict=True, reason="the foe who guessed right gets nothing")
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


@pytest.mark.xfail(strict=True, reason="the foe does not choose")
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
