"""Trainer cards printed before 2003."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP, weak to Fighting, resists Psychic
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


def test_energy_retrieval_trades_a_card_for_two_basic_energy() -> None:
    duel = table(hand="base1-81, base1-94", discard="L, R, base1-96")

    duel.play("Energy Retrieval", answers=["L", "R"])

    assert sorted(duel.you.hand) == ["L", "R"]
    assert sorted(duel.you.discard) == ["base1-81", "base1-94", "base1-96"]


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
