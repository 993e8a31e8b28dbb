"""Copied attacks, bounced Pokémon, swapped cards and other odd attacks printed before 2003."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP, weak to Fighting, resists Psychic
ARCANINE = "base1-23"  # 100 HP, weak to Water
PIKACHU = "base1-58"
RAICHU = "base1-58>base1-14"
ELECTABUZZ = "base1-20"


def table(you: str, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ecard", you, foe, **more)


def test_metronome_copies_without_paying() -> None:
    duel = table("base1-5 +G +G +G", "base1-4 +R")

    duel.attack("Metronome")

    assert duel.foe.active.damage == 100
    assert duel.you.active.energy == ["G", "G", "G"]


def test_super_metronome_still_pays_what_the_attack_asks_for() -> None:
    duel = table("neo1-16 +R", f"{CHANSEY} | base1-12")

    duel.attack("Super Metronome", flips="H", answers=["Fire Blast"])

    assert duel.foe.active.damage == 80
    assert duel.you.discard == ["R"]


def test_sketch_repeats_the_attack_of_the_turn_before() -> None:
    duel = table("neo2-11 +G +G", f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thundershock", flips="T")
    duel.attack("Sketch", flips="H")

    assert duel.foe.active.damage == 10
    assert duel.foe.active.conditions == {"paralyzed"}


def test_sketch_does_nothing_after_a_quiet_turn() -> None:
    duel = table("neo2-11 +G +G", f"{ELECTABUZZ} +L +L", player="foe")

    duel.end_turn().attack("Sketch")

    assert duel.foe.active.damage == 0


def test_esp_of_three_heads_copies_an_attack() -> None:
    duel = table("gym2-90 +P", ELECTABUZZ)

    duel.attack("ESP", flips="HHHH", answers=["Thundershock"])

    assert duel.foe.active.damage == 10
    assert duel.foe.active.conditions == {"paralyzed"}


def test_esp_of_one_heads_draws_a_card() -> None:
    duel = table("gym2-90 +P", ARCANINE)

    duel.attack("ESP", flips="THT")

    assert duel.foe.active.damage == 0
    assert len(duel.you.hand) == 1


def test_juxtapose_trades_the_counters() -> None:
    duel = table("gym2-14 +P dmg60", f"{CHANSEY} dmg10")

    duel.attack("Juxtapose", flips="H")

    assert (duel.you.active.damage, duel.foe.active.damage) == (10, 60)


def test_absorb_heals_half_of_the_damage_done() -> None:
    duel = table("base3-9 +F +F +F +F dmg50", ARCANINE)
    weak = table("base3-9 +F +F +F +F dmg50", CHANSEY)

    duel.attack("Absorb")
    weak.attack("Absorb")

    assert duel.you.active.damage == 30
    assert weak.foe.active.damage == 80
    assert weak.you.active.damage == 10


def test_lure_and_whirlwind_differ_in_who_chooses() -> None:
    lure = table("base1-12 +G +G", f"{CHANSEY} | {PIKACHU}, {ARCANINE}").attack("Lure")
    wind = table("base3-31 +G", f"{CHANSEY} | {PIKACHU}, {ARCANINE}")

    wind.attack("Terror Strike", flips="H")

    assert lure.chooser == "you"
    assert wind.chooser == "foe"
    wind.answer("bench 1")
    assert wind.foe.active.name == "Pikachu"
    assert wind.foe.bench[0].damage == 10


def test_prophecy_orders_the_top_of_either_deck() -> None:
    duel = table("base3-8 +P", foe_deck="G, R, W, L")

    duel.attack("Prophecy", answers=["Your opponent's deck", "3", "W", "R"])

    assert duel.foe.hand == ["W"]
    assert duel.foe.deck == ["R", "G", "L"]


def test_stare_hits_for_ten_and_turns_the_power_off_for_a_turn() -> None:
    duel = table("base5-2 +G +G", f"{CHANSEY} | base1-63>base1-42>base1-2", foe_hand="W")

    duel.attack("Stare", answers=["foe's bench 1"])

    assert duel.foe.bench[0].damage == 10
    assert duel.refused("use Rain Dance of bench 1")
    duel.end_turn().end_turn()
    assert duel.can("use Rain Dance of bench 1")


def test_magnetic_lines_push_basic_energy_to_the_bench() -> None:
    duel = table("base5-11 +L +L", f"{CHANSEY} +G +base1-96 | {PIKACHU}")

    duel.attack("Magnetic Lines")

    assert duel.foe.active.energy == ["base1-96"]
    assert duel.foe.bench[0].energy == ["G"]


def test_energy_bomb_hands_its_energy_out_one_by_one() -> None:
    duel = table(f"base5-34 +L +L +G | {PIKACHU}, {CHANSEY}")
    alone = table("base5-34 +L +L")

    duel.attack("Energy Bomb", answers=["bench 1", "bench 1", "bench 2"])
    alone.attack("Energy Bomb")

    assert [mon.energy for mon in duel.you.bench] == [["L", "L"], ["G"]]
    assert alone.you.discard == ["L", "L"]


def test_messenger_goes_home_and_sends_another() -> None:
    duel = table(f"gym2-49 +G | {PIKACHU}", deck="L, base1-14, W")

    duel.attack("Messenger", answers=["Raichu"])

    assert duel.you.active.name == "Pikachu"
    assert duel.you.hand == ["base1-14"]
    assert sorted(duel.you.deck) == ["G", "L", "W", "gym2-49"]


def test_false_charity_needs_heads() -> None:
    trainer = table("gym2-43 +G", foe_deck="base1-94, L").attack("False Charity", flips="H")
    other = table("gym2-43 +G", foe_deck="W, L").attack("False Charity", flips="H")
    tails = table("gym2-43 +G", foe_deck="base1-94, L").attack("False Charity", flips="T")

    assert trainer.foe.discard == ["base1-94"]
    assert sorted(other.foe.hand) == ["L", "W"]
    assert tails.foe.discard == []


def test_pilfer_shuffles_aipom_and_perhaps_another_card_away() -> None:
    duel = table(f"neo1-26 +G | {PIKACHU}", discard="base1-94", deck="L")

    duel.attack("Pilfer", flips="H")

    assert sorted(duel.you.deck) == ["G", "L", "base1-94", "neo1-26"]
    assert duel.you.active.name == "Pikachu"


def test_baton_pass_takes_the_grass_energy_along() -> None:
    duel = table(f"neo1-39 +G +G +R | {PIKACHU}, base1-44")

    duel.attack("Baton Pass")

    assert duel.you.active.name == "Bulbasaur"
    assert duel.you.active.energy == ["G", "G"]
    assert [mon.energy for mon in duel.you.bench if mon.name == "Ledian"] == [["R"]]


def test_rapid_spin_hits_then_both_sides_turn() -> None:
    duel = table(f"neo1-21 +F +F +F | {PIKACHU}", f"{ARCANINE} | {CHANSEY}")

    duel.attack("Rapid Spin")

    assert duel.foe.bench[0].damage == 50
    assert duel.foe.active.name == "Chansey"
    assert duel.you.active.name == "Pikachu"


def test_elemental_blast_pays_one_of_each() -> None:
    duel = table("neo1-9 +R +W +L +R")

    duel.attack("Elemental Blast")

    assert duel.foe.active.damage == 90
    assert duel.you.active.energy == ["R"]


@pytest.mark.parametrize(("flips", "hand"), [("H", [CHANSEY]), ("T", [])])
def test_tusk_toss_returns_or_turns(flips: str, hand: list[str]) -> None:
    duel = table("neo4-3 +F +F", f"{CHANSEY} +G | {PIKACHU}")

    duel.attack("Tusk Toss", flips=flips)

    assert [card for card in duel.foe.hand if card == CHANSEY] == hand
    assert duel.foe.active.name == "Pikachu"


def test_eerie_howl_drags_a_basic_out_of_the_hand() -> None:
    duel = table("neo4-7 +R", foe_hand=f"{PIKACHU}, base1-94")

    duel.attack("Eerie Howl")

    assert duel.foe.active.name == "Pikachu"
    assert duel.foe.bench[0].name == "Chansey"


def test_prehistoric_water_devolves_into_the_deck() -> None:
    duel = table("neo4-19 +W", f"{CHANSEY} | {RAICHU}", foe_deck="G")

    duel.attack("Prehistoric Water", flips="H")

    assert duel.foe.bench[0].name == "Pikachu"
    assert "base1-14" in duel.foe.deck + duel.foe.hand


def test_searchlight_gives_each_player_a_card_of_the_own_discard_pile() -> None:
    duel = table("neo4-23 +L", discard="base1-94", foe_discard="base1-91")

    duel.attack("Searchlight", flips="H", answers=["yes", "yes"])

    assert duel.you.hand == ["base1-94"]
    assert "base1-91" in duel.foe.hand


def test_bonfire_burns_every_foe_by_heads() -> None:
    duel = table("gym2-31 +R +R +R", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Bonfire", flips="HHT")

    assert duel.foe.active.damage == 20
    assert duel.foe.bench[0].damage == 20
    assert duel.you.active.energy == ["R"]


def test_white_hot_flame_discards_both_kinds() -> None:
    duel = table("neo4-107 +R +R +R +L +L")

    duel.attack("White-hot Flame", flips="T")

    assert duel.foe.active.damage == 100
    assert duel.you.active.damage == 30
    assert sorted(duel.you.active.energy) == ["L", "R", "R"]


def test_destructive_fire_burns_energy_on_both_sides_by_heads() -> None:
    duel = table("neo4-113 +D +R +R +R", f"{CHANSEY} +G +W +F")

    duel.attack("Destructive Fire", flips="HHT", answers=["G", "W"])

    assert duel.foe.active.energy == ["F"]
    assert sorted(duel.you.active.energy) == ["D", "R"]
    assert duel.foe.active.damage == 50


def test_lightning_bolt_reaches_marked_pokemon_with_weakness() -> None:
    duel = table("basep-46 +L +L", f"{CHANSEY} | base1-25")

    duel.attack("Lightning Rod", answers=["foe's bench 1"]).end_turn()
    duel.attack("Lightning Bolt")

    assert duel.foe.active.damage == 10
    assert duel.foe.bench[0].damage == 40


def test_reflect_shield_turns_the_blow_away_on_heads() -> None:
    duel = table("neo4-109 +P +L", f"{ELECTABUZZ} +L +L")

    duel.attack("Reflect Shield")
    duel.attack("Thunderpunch", flips="HH")

    assert duel.you.active.damage == 0
    assert duel.foe.active.damage == 20


def test_lunar_power_evolves_a_benched_pokemon_from_the_deck() -> None:
    duel = table(f"gym2-40 +G | {PIKACHU}, {CHANSEY}", deck="W, base1-14, L")

    duel.attack("Lunar Power", flips="H", answers=["Raichu"])

    assert duel.you.bench[0].name == "Raichu"


def test_sleight_of_hand_trades_hand_cards_for_energy() -> None:
    duel = table("gym1-94 +G", hand="base1-94, base1-91", deck="L, R, base1-95")

    duel.attack("Sleight of Hand", answers=["Potion", "Bill", "L", "R"])

    assert sorted(duel.you.hand) == ["L", "R"]
    assert sorted(duel.you.deck) == ["base1-91", "base1-94", "base1-95"]


def test_jellyfish_pod_gathers_the_family() -> None:
    duel = table("gym1-32 +W +W", deck="base3-56, gym1-10, L, gym1-32")

    duel.attack("Jellyfish Pod", answers=["Tentacool", "Misty's Tentacruel", "stop"])

    assert sorted(duel.you.hand) == ["base3-56", "gym1-10"]


def test_plasma_fetches_lightning_from_the_discard_pile() -> None:
    duel = table("gym2-15 +L", discard="L, R")

    duel.attack("Plasma")

    assert duel.you.active.energy == ["L", "L"]
    assert duel.you.discard == ["R"]


@pytest.mark.parametrize(("flips", "bench"), [("H", 0), ("T", 20)])
def test_cat_punch_strikes_front_or_back(flips: str, bench: int) -> None:
    duel = table("basep-10 +G +G", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Cat Punch", flips=flips)

    assert duel.foe.bench[0].damage == bench
    assert duel.foe.active.damage == 20 - bench


def test_energy_control_moves_the_foes_energy() -> None:
    duel = table("basep-12 +P", f"{CHANSEY} +G | {PIKACHU}")

    duel.attack("Energy Control", flips="H")

    assert duel.foe.active.energy == []
    assert duel.foe.bench[0].energy == ["G"]


def test_squaredance_flips_for_every_pokemon_in_play() -> None:
    duel = table(f"neo1-30 +G +G +G | {PIKACHU}", f"{CHANSEY} | {PIKACHU}", deck="L, R, W")

    duel.attack("Squaredance", flips="HTTH", answers=["yes", "L", "yes", "R"])

    assert sorted(duel.you.hand) == ["L", "R"]
