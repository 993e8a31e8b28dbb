"""Attacks of the Gym sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import (
    ARCANINE,
    BLASTOISE,
    CHANSEY,
    ELECTABUZZ,
    PIKACHU,
    ecard_table,
    table,
)
from tests.rules.cards_turn import held, mon

THROW = "power(once) { hit(active(foe), 10) }"


def test_random_esp_on_tails_confuses_its_user_and_does_no_damage() -> None:
    duel = ecard_table("gym2-99 +P", ARCANINE)

    duel.attack("Random ESP", flips="T")

    assert duel.foe.active.damage == 0
    assert duel.you.active.conditions == {"confused"}


@pytest.mark.parametrize(("flips", "damage"), [("T", 0), ("H", 20)])
def test_sandstorm_lets_the_foe_flip_for_its_attack(flips: str, damage: int) -> None:
    duel = ecard_table("gym1-23 +F +F", "base1-28 +R +R")

    duel.attack("Sandstorm")
    duel.attack("Flare", flips=flips)

    assert duel.you.active.damage == damage
    assert duel.foe.active.damage == 20


def test_sludge_grip_poisons_the_new_defender() -> None:
    duel = ecard_table("gym2-78 +G", f"{CHANSEY} | base1-58")

    duel.attack("Sludge Grip", flips="H")

    assert duel.foe.active.name == "Pikachu"
    assert duel.foe.active.conditions == {"poisoned"}


def test_ink_spurt_lasts_until_the_defender_is_benched() -> None:
    duel = ecard_table("gym2-87 +W +W", "base1-26 +G | base1-58", foe_hand="base1-95, base1-95")

    duel.attack("Ink Spurt", flips="H")
    duel.attack("Pound", flips="T").end_turn()

    assert duel.you.active.damage == 0
    duel.attack("Pound", flips="H").end_turn()
    assert duel.you.active.damage == 10
    duel.play("Switch").play("Switch")
    duel.attack("Pound")
    assert duel.you.active.damage == 20


def test_giant_growth_lasts_as_long_as_ditto_stays_active() -> None:
    duel = ecard_table("gym2-10 +G | base1-58", hand="base1-95, base1-95")

    duel.attack("Giant Growth", flips="H").end_turn()

    assert duel.you.active.hp == 80
    duel.attack("Pound").end_turn()
    assert duel.foe.active.damage == 30
    duel.play("Switch").play("Switch")
    assert duel.you.active.hp == 40
    duel.attack("Pound")
    assert duel.foe.active.damage == 40


def test_intimidate_stops_only_the_small() -> None:
    small = ecard_table("gym2-7 +G", "base1-58 +L +L").attack("Intimidate")
    large = ecard_table("gym2-7 +G", "base1-20 +L +L").attack("Intimidate")

    assert small.refused("attack Gnaw")
    assert large.can("attack Thundershock")


def test_deflector_halves_damage_rounded_down() -> None:
    duel = ecard_table("gym1-43 +P", "base1-7 +F +F +F")

    duel.attack("Deflector")
    duel.attack("Jab")
    duel.end_turn()

    assert duel.you.active.damage == 10
    duel.attack("Jab")
    assert duel.you.active.damage == 30


def test_crosscounter_answers_with_twice_the_damage() -> None:
    duel = ecard_table("gym1-11 +F", "base1-7 +F +F +F")

    duel.attack("Crosscounter")
    duel.attack("Jab", flips="H")

    assert duel.you.active.damage == 20
    assert duel.foe.active.damage == 40


def test_shadow_images_last_until_the_first_wound() -> None:
    duel = ecard_table("gym1-13 +G", "base1-26 +G")

    duel.attack("Shadow Images")
    duel.attack("Pound", flips="T").end_turn()
    duel.attack("Pound", flips="T").end_turn()

    assert duel.you.active.damage == 0
    duel.attack("Pound", flips="H").end_turn()
    assert duel.you.active.damage == 10
    duel.attack("Pound")
    assert duel.you.active.damage == 20


def test_shadow_images_end_with_damage_that_no_attack_does() -> None:
    thrower = mon("Thrower", 60, powers=held("Throw", "power", THROW))
    duel = ecard_table("gym1-13 +G", "base1-26 +G | Thrower", cards=[thrower])

    duel.attack("Shadow Images").power("Throw").attack("Pound")

    assert duel.you.active.damage == 20


def test_focus_energy_doubles_only_quick_attack_next_turn() -> None:
    duel = ecard_table("gym2-85 +G +G")

    duel.attack("Focus Energy").end_turn()
    duel.attack("Quick Attack", flips="T")

    assert duel.foe.active.damage == 20
    duel.end_turn()
    duel.attack("Quick Attack", flips="T")
    assert duel.foe.active.damage == 30


def test_tunneling_hits_two_on_the_bench_and_rests_a_turn() -> None:
    duel = ecard_table("gym1-21 +F +F +F", f"{CHANSEY} | base1-58, base1-25, base1-26")

    duel.attack("Tunneling", answers=["foe's bench 1", "foe's bench 3"])

    assert [mon.damage for mon in duel.foe.bench] == [20, 0, 20]
    assert duel.foe.active.damage == 0
    duel.end_turn()
    assert duel.refused("attack Tunneling")


def test_magic_pollen_offers_the_four_old_conditions() -> None:
    duel = ecard_table("gym1-45 +G +G +G")

    duel.attack("Magic Pollen", flips="H")

    assert duel.options == ["Asleep", "Confused", "Paralyzed", "Poisoned"]
    duel.answer("Confused")
    assert duel.foe.active.conditions == {"confused"}


def test_esp_of_three_heads_copies_an_attack() -> None:
    duel = ecard_table("gym2-90 +P", ELECTABUZZ)

    duel.attack("ESP", flips="HHHH", answers=["Thundershock"])

    assert duel.foe.active.damage == 10
    assert duel.foe.active.conditions == {"paralyzed"}


def test_esp_of_one_heads_draws_a_card() -> None:
    duel = ecard_table("gym2-90 +P", ARCANINE)

    duel.attack("ESP", flips="THT")

    assert duel.foe.active.damage == 0
    assert len(duel.you.hand) == 1


def test_juxtapose_trades_the_counters() -> None:
    duel = ecard_table("gym2-14 +P dmg60", f"{CHANSEY} dmg10")

    duel.attack("Juxtapose", flips="H")

    assert (duel.you.active.damage, duel.foe.active.damage) == (10, 60)


def test_messenger_goes_home_and_sends_another() -> None:
    duel = ecard_table(f"gym2-49 +G | {PIKACHU}", deck="L, base1-14, W")

    duel.attack("Messenger", answers=["Raichu"])

    assert duel.you.active.name == "Pikachu"
    assert duel.you.hand == ["base1-14"]
    assert sorted(duel.you.deck) == ["G", "L", "W", "gym2-49"]


def test_false_charity_needs_heads() -> None:
    trainer = ecard_table("gym2-43 +G", foe_deck="base1-94, L").attack("False Charity", flips="H")
    other = ecard_table("gym2-43 +G", foe_deck="W, L").attack("False Charity", flips="H")
    tails = ecard_table("gym2-43 +G", foe_deck="base1-94, L").attack("False Charity", flips="T")

    assert trainer.foe.discard == ["base1-94"]
    assert sorted(other.foe.hand) == ["L", "W"]
    assert tails.foe.discard == []


def test_bonfire_burns_every_foe_by_heads() -> None:
    duel = ecard_table("gym2-31 +R +R +R", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Bonfire", flips="HHT")

    assert duel.foe.active.damage == 20
    assert duel.foe.bench[0].damage == 20
    assert duel.you.active.energy == ["R"]


def test_lunar_power_evolves_a_benched_pokemon_from_the_deck() -> None:
    duel = ecard_table(f"gym2-40 +G | {PIKACHU}, {CHANSEY}", deck="W, base1-14, L")

    duel.attack("Lunar Power", flips="H", answers=["Raichu"])

    assert duel.you.bench[0].name == "Raichu"


def test_sleight_of_hand_trades_hand_cards_for_energy() -> None:
    duel = ecard_table("gym1-94 +G", hand="base1-94, base1-91", deck="L, R, base1-95")

    duel.attack("Sleight of Hand", answers=["Potion", "Bill", "L", "R"])

    assert sorted(duel.you.hand) == ["L", "R"]
    assert sorted(duel.you.deck) == ["base1-91", "base1-94", "base1-95"]


def test_jellyfish_pod_gathers_the_family() -> None:
    duel = ecard_table("gym1-32 +W +W", deck="base3-56, gym1-10, L, gym1-32")

    duel.attack("Jellyfish Pod", answers=["Tentacool", "Misty's Tentacruel", "stop"])

    assert sorted(duel.you.hand) == ["base3-56", "gym1-10"]


def test_plasma_fetches_lightning_from_the_discard_pile() -> None:
    duel = ecard_table("gym2-15 +L", discard="L, R")

    duel.attack("Plasma")

    assert duel.you.active.energy == ["L", "L"]
    assert duel.you.discard == ["R"]


def test_crystal_beam_bars_energy_from_the_defender_for_a_turn() -> None:
    duel = ecard_table("gym1-57 +W +W", f"{CHANSEY} | {PIKACHU}", foe_hand="L")

    duel.attack("Crystal Beam", flips="H")

    assert duel.refused("attach Lightning Energy to active")
    assert duel.can("attach Lightning Energy to bench 1")


def test_high_voltage_shuts_trainers_for_one_turn() -> None:
    duel = ecard_table("gym2-28 +L +L", f"{CHANSEY} dmg20", foe_hand="base1-94")

    duel.attack("High Voltage", flips="H")

    assert duel.refused("play Potion")
    duel.end_turn().end_turn()
    assert duel.can("play Potion")


def test_super_fang_takes_half_of_what_is_left_rounded_up() -> None:
    duel = ecard_table("gym1-51 +G", f"{ARCANINE} dmg50")

    duel.attack("Super Fang")

    assert duel.foe.active.damage == 80


def test_full_speed_charge_hits_both_sides_by_the_coins() -> None:
    duel = ecard_table("gym1-64 +G +G +G", ARCANINE)

    duel.attack("Full Speed Charge", flips="HHHT")

    assert (duel.foe.active.damage, duel.you.active.damage) == (60, 20)


def test_flytrap_hits_the_one_it_drags_in() -> None:
    duel = ecard_table("gym1-48 +G +G", f"{CHANSEY} | {ELECTABUZZ}")
    alone = ecard_table("gym1-48 +G +G")

    duel.attack("Flytrap")

    assert duel.foe.active.name == "Electabuzz"
    assert duel.foe.active.damage == 20
    assert duel.foe.bench[0].damage == 0
    assert alone.refused("attack Flytrap")


def test_take_away_clears_both_active_places() -> None:
    duel = ecard_table(f"gym1-4 +G +G +G +G | {PIKACHU}", f"{CHANSEY} +G | {ELECTABUZZ}", deck="L")

    duel.attack("Take Away")

    assert duel.you.active.name == "Pikachu"
    assert duel.foe.active.name == "Electabuzz"
    assert "gym1-4" in duel.you.deck
    assert duel.foe.prizes_left == duel.you.prizes_left == 6


def test_lava_burst_counts_the_fire_it_mills() -> None:
    duel = ecard_table("gym1-37 +R +R +R", deck="R, R, W, base1-94, R, R")

    duel.attack("Lava Burst")

    assert duel.foe.active.damage == 60
    assert len(duel.you.discard) == 5


def test_dark_wave_silences_pokemon_powers_for_a_turn() -> None:
    duel = ecard_table("gym2-29 +P +P", f"{CHANSEY} | {BLASTOISE}", foe_hand="W")

    duel.attack("Dark Wave")

    assert duel.refused("use Rain Dance of bench 1")


def test_fire_wall_burns_whoever_strikes_moltres() -> None:
    duel = ecard_table("gym1-12 +R +R +R", f"{ELECTABUZZ} +L")

    duel.attack("Fire Wall")
    duel.attack("Thundershock", flips="T")

    assert duel.foe.active.damage == 50


def test_conduction_of_electroburn_counts_its_own_lightning() -> None:
    duel = ecard_table("gym2-15 +L +L +L +G")

    duel.attack("Electroburn")

    assert duel.foe.active.damage == 70
    assert duel.you.active.damage == 30


def test_group_attack_may_first_fill_the_bench_with_its_kind() -> None:
    duel = ecard_table("gym2-83 +G +G | gym2-83", deck="gym2-83, L, gym2-83")

    duel.attack("Group Attack", answers=["yes", "Koga's Zubat", "Koga's Zubat"])

    assert duel.foe.active.damage == 40
    assert len(duel.you.bench) == 3


def test_errand_running_shuffles_only_a_deck_that_was_searched() -> None:
    left = ecard_table("gym2-39 +G +G", deck="base1-94, L")
    taken = ecard_table("gym2-39 +G +G", deck="base1-94, L")

    left.attack("Errand-Running", flips="H", answers=["no"])
    taken.attack("Errand-Running", flips="H", answers=["yes", "Potion"])

    assert left.events("shuffle") == []
    assert len(taken.events("shuffle")) == 1
    assert "base1-94" in taken.you.hand


@pytest.mark.parametrize(("foe", "drawn", "damage"), [("Guard dmg30", 0, 30), ("Wall dmg30", 3, 0)])
def test_helping_hand_draws_for_counters_that_went(foe: str, drawn: int, damage: int) -> None:
    duel = table("ecard", "gym2-57 +P", foe, deck="8*G")

    duel.attack("Helping Hand", answers=["3"])

    assert (len(duel.you.hand), duel.foe.active.damage) == (drawn, damage)


@pytest.mark.parametrize(("flips", "energy"), [("H", 3), ("T", 4)])
def test_crystal_beam_keeps_energy_off_from_wherever_it_comes(flips: str, energy: int) -> None:
    duel = table("ecard", "gym1-57 +W +W", "neo3-10 +L +L +L", foe_discard="L")
    duel.attack("Crystal Beam", flips=flips)

    duel.attack("Plasma")

    assert len(duel.foe.active.energy) == energy
