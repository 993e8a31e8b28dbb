"""Where cards printed before 2003 meet each other or the end of an effect."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP, weak to Fighting, resists Psychic
ARCANINE = "base1-23"  # 100 HP, weak to Water
PIKACHU = "base1-58"
ELECTABUZZ = "base1-20"
HITTER = "base1-7 +F +F +F"  # Jab 20, Special Punch 40
BLASTOISE = "base1-63>base1-42>base1-2"


def table(you: str, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ecard", you, foe, **more)


def test_metronome_leaves_out_what_the_attack_requires() -> None:
    duel = table("base1-5 +G +G +G", "base1-29")

    duel.attack("Metronome", answers=["Dream Eater"])

    assert duel.foe.active.damage == 50


def test_toxic_gas_frees_evolution_from_prehistoric_power() -> None:
    duel = table(f"{PIKACHU} | base3-13", f"{CHANSEY} | base3-1", hand="base1-14")

    assert duel.can("evolve Raichu on active")


def test_ditto_loses_the_copy_under_goop_gas() -> None:
    duel = table("base3-3 +G +G", ELECTABUZZ, hand="base5-78")

    duel.play("Goop Gas Attack")

    assert duel.you.active.hp == 50
    assert duel.refused("attack Thunderpunch")


def test_ditto_does_not_evolve_as_the_card_it_copies() -> None:
    duel = table("base3-3", PIKACHU, hand="base1-14")

    assert duel.refused("evolve Raichu on active")


def test_invisible_wall_stops_the_own_selfdestruct_only_from_thirty() -> None:
    duel = table("base1-9 +L +L +L +L | base2-6", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Selfdestruct")

    assert duel.you.bench[0].damage == 20


def test_rain_dance_takes_no_special_energy_that_only_counts_in_play() -> None:
    duel = table(BLASTOISE, hand="base5-17")

    assert duel.refused("use Rain Dance of active")


def test_energy_trans_moves_a_rainbow_energy_without_new_damage() -> None:
    duel = table(f"base1-15 +base5-17 | {PIKACHU}")

    duel.power("Energy Trans")

    assert duel.you.bench[0].energy == ["base5-17"]
    assert duel.you.bench[0].damage == 0


def test_strikes_back_also_answers_a_killing_blow() -> None:
    duel = table(f"base1-8 dmg90 | {PIKACHU}", HITTER, player="foe")

    duel.attack("Jab")

    assert duel.foe.active.damage == 10


def test_pulse_guard_stops_thirty_and_lets_twenty_through() -> None:
    soft = table("neo4-48 +L", "base1-28 +R +R").attack("Pulse Guard").attack("Flare")
    hard = table("neo4-48 +L", f"{ELECTABUZZ} +L +L").attack("Pulse Guard")

    hard.attack("Thunderpunch", flips="T")

    assert soft.you.active.damage == 20
    assert hard.you.active.damage == 0


def test_triple_poison_takes_thirty_each_time() -> None:
    duel = table("neo2-18 +G")

    duel.attack("Triple Poison", flips="H")

    assert duel.foe.active.damage == 40
    duel.end_turn()
    assert duel.foe.active.damage == 70


def test_a_full_heal_ends_the_stronger_poison() -> None:
    duel = table("neo2-18 +G", foe_hand="base1-82")

    duel.attack("Triple Poison", flips="H").play("Full Heal").end_turn()

    assert duel.foe.active.damage == 40


def test_freeze_lasts_until_the_defender_leaves_the_active_place() -> None:
    duel = table("neo1-44 +W +W", f"{ELECTABUZZ} +L +L | {PIKACHU}", foe_hand="base1-95, base1-95")

    duel.attack("Freeze", flips="H")

    assert duel.refused("attack Thundershock")
    duel.end_turn().end_turn()
    assert duel.refused("attack Thundershock")
    duel.play("Switch").play("Switch")
    assert duel.can("attack Thundershock")


def test_mean_look_ends_when_murkrow_goes() -> None:
    duel = table(f"neo1-24 +D | {PIKACHU}", f"{CHANSEY} +G +G | {PIKACHU}", hand="base1-95")

    duel.attack("Mean Look")

    assert duel.refused("retreat")
    duel.end_turn().play("Switch").end_turn()
    assert duel.can("retreat")


def test_amnesia_blocks_only_the_chosen_attack() -> None:
    duel = table("neo1-82 +W", f"{ELECTABUZZ} +L +L")

    duel.attack("Amnesia", answers=["Thunderpunch"])

    assert duel.refused("attack Thunderpunch")
    assert duel.can("attack Thundershock")


def test_crystal_beam_bars_energy_from_the_defender_for_a_turn() -> None:
    duel = table("gym1-57 +W +W", f"{CHANSEY} | {PIKACHU}", foe_hand="L")

    duel.attack("Crystal Beam", flips="H")

    assert duel.refused("attach Lightning Energy to active")
    assert duel.can("attach Lightning Energy to bench 1")


def test_high_voltage_shuts_trainers_for_one_turn() -> None:
    duel = table("gym2-28 +L +L", f"{CHANSEY} dmg20", foe_hand="base1-94")

    duel.attack("High Voltage", flips="H")

    assert duel.refused("play Potion")
    duel.end_turn().end_turn()
    assert duel.can("play Potion")


def test_super_fang_takes_half_of_what_is_left_rounded_up() -> None:
    duel = table("gym1-51 +G", f"{ARCANINE} dmg50")

    duel.attack("Super Fang")

    assert duel.foe.active.damage == 80


def test_full_speed_charge_hits_both_sides_by_the_coins() -> None:
    duel = table("gym1-64 +G +G +G", ARCANINE)

    duel.attack("Full Speed Charge", flips="HHHT")

    assert (duel.foe.active.damage, duel.you.active.damage) == (60, 20)


def test_flytrap_hits_the_one_it_drags_in() -> None:
    duel = table("gym1-48 +G +G", f"{CHANSEY} | {ELECTABUZZ}")
    alone = table("gym1-48 +G +G")

    duel.attack("Flytrap")

    assert duel.foe.active.name == "Electabuzz"
    assert duel.foe.active.damage == 20
    assert duel.foe.bench[0].damage == 0
    assert alone.refused("attack Flytrap")


def test_dragon_tornado_drags_only_a_survivor_away() -> None:
    alive = table("neo1-8 +W +W +W +W", f"{CHANSEY} | {PIKACHU}").attack("Dragon Tornado")
    fallen = table("neo1-8 +W +W +W +W", f"{CHANSEY} dmg80 | {PIKACHU}").attack("Dragon Tornado")

    assert alive.foe.active.name == "Pikachu"
    assert fallen.asked == "prize"


def test_take_away_clears_both_active_places() -> None:
    duel = table(f"gym1-4 +G +G +G +G | {PIKACHU}", f"{CHANSEY} +G | {ELECTABUZZ}", deck="L")

    duel.attack("Take Away")

    assert duel.you.active.name == "Pikachu"
    assert duel.foe.active.name == "Electabuzz"
    assert "gym1-4" in duel.you.deck
    assert duel.foe.prizes_left == duel.you.prizes_left == 6


def test_lava_burst_counts_the_fire_it_mills() -> None:
    duel = table("gym1-37 +R +R +R", deck="R, R, W, base1-94, R, R")

    duel.attack("Lava Burst")

    assert duel.foe.active.damage == 60
    assert len(duel.you.discard) == 5


def test_psysplash_weighs_each_foe_by_its_own_energy() -> None:
    duel = table("neo4-4 +P +P +P", f"{CHANSEY} +G +G | {PIKACHU} +L, {ELECTABUZZ}")

    duel.attack("Psysplash")

    assert duel.foe.active.damage == 20
    assert [mon.damage for mon in duel.foe.bench] == [10, 0]


@pytest.mark.parametrize(
    ("foe", "damage"), [("neo1-22", 10), (ELECTABUZZ, 30), ("base1-58>base1-14", 50)]
)
def test_gentle_flames_spare_the_young(foe: str, damage: int) -> None:
    duel = table("neo4-12 +R +R +R", f"{foe} | {CHANSEY}")

    duel.attack("Gentle Flames", flips="H" if foe == "neo1-22" else "")

    assert duel.foe.active.damage == damage


def test_ice_pillar_guards_the_bench_while_dewgong_stands() -> None:
    duel = table(f"neo4-45 +W +W +W | {PIKACHU}", "base3-7 +F +F")

    duel.attack("Ice Pillar")
    duel.attack("Stretch Kick")

    assert duel.you.bench[0].damage == 0


def test_growl_dulls_the_defender_against_chikorita() -> None:
    duel = table("neo1-54 +G", "base1-26 +G")

    duel.attack("Growl")
    duel.attack("Pound")

    assert duel.you.active.damage == 0


def test_dark_wave_silences_pokemon_powers_for_a_turn() -> None:
    duel = table("gym2-29 +P +P", f"{CHANSEY} | {BLASTOISE}", foe_hand="W")

    duel.attack("Dark Wave")

    assert duel.refused("use Rain Dance of bench 1")


def test_fire_wall_burns_whoever_strikes_moltres() -> None:
    duel = table("gym1-12 +R +R +R", f"{ELECTABUZZ} +L")

    duel.attack("Fire Wall")
    duel.attack("Thundershock", flips="T")

    assert duel.foe.active.damage == 50


def test_conduction_of_electroburn_counts_its_own_lightning() -> None:
    duel = table("gym2-15 +L +L +L +G")

    duel.attack("Electroburn")

    assert duel.foe.active.damage == 70
    assert duel.you.active.damage == 30


def test_a_pokemon_takes_only_one_lightning_rod() -> None:
    duel = table("basep-46 +L", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Lightning Rod", answers=["foe's active"]).end_turn()
    duel.attack("Lightning Rod", answers=["foe's active"])

    assert duel.foe.active.markers == {"Lightning Rod": 1}


def test_dogpile_counts_the_own_bench_for_both() -> None:
    duel = table(f"ecard1-72 +G +G +G | {PIKACHU}, {PIKACHU}")

    duel.attack("Dogpile")

    assert (duel.foe.active.damage, duel.you.active.damage) == (20, 20)


@pytest.mark.parametrize(("flips", "left"), [("HT", 2), ("TT", 0), ("HH", 4)])
def test_scorching_whirlwind_pays_by_tails(flips: str, left: int) -> None:
    duel = table("ecard1-6 +R +R +R +R", "base1-4 | base1-58")

    duel.attack("Scorching Whirlwind", flips=flips)

    assert len(duel.you.active.energy) == left
    assert duel.asked == "prize"


def test_syncroblast_needs_equal_energy() -> None:
    equal = table("ecard1-1 +P +P +P", f"{ARCANINE} +R +R +R").attack("Syncroblast")
    unequal = table("ecard1-1 +P +P +P", f"{ARCANINE} +R").attack("Syncroblast")

    assert equal.foe.active.damage == 80
    assert unequal.foe.active.damage == 20


def test_super_psywave_counts_energy_on_a_benched_foe() -> None:
    duel = table("ecard1-19 +P +P", f"{CHANSEY} | {ELECTABUZZ} +L +base1-96")

    duel.attack("Super Psywave", answers=["foe's bench 1"])

    assert duel.foe.bench[0].damage == 20


def test_copy_of_sudowoodo_needs_the_energy() -> None:
    poor = table("ecard2-36 +F", "base1-28").attack("Copy")
    rich = table("ecard2-36 +R +R", "base1-28").attack("Copy")

    assert poor.foe.active.damage == 0
    assert rich.foe.active.damage == 20


@pytest.mark.parametrize(("flips", "damage"), [("HH", 70), ("HT", 50), ("TT", 0)])
def test_iron_smash_follows_two_coins(flips: str, damage: int) -> None:
    duel = table("ecard2-35 +M +M +G +G")

    duel.attack("Iron Smash", flips=flips)

    assert duel.foe.active.damage == damage


def test_sleep_inducer_puts_the_new_defender_to_sleep() -> None:
    duel = table("ecard2-74 +P", f"{CHANSEY} | {ELECTABUZZ}")

    duel.attack("Sleep Inducer", flips="HT")

    assert duel.foe.active.name == "Electabuzz"
    assert duel.foe.active.conditions == {"asleep"}


def test_conversion_changes_a_weakness_but_gives_none() -> None:
    has = table("base1-39 +G | base3-10 +W", CHANSEY, hand="base1-95")
    none = table("base1-39 +G | base3-10 +W", "base1-16", hand="base1-95")

    has.attack("Conversion 1", answers=["yes", "W"]).end_turn().play("Switch").attack("Water Gun")
    none.attack("Conversion 1")
    if none.asked == "may":
        none.answer("yes", "W")
    none.end_turn().play("Switch").attack("Water Gun")

    assert has.foe.active.damage == 20
    assert none.foe.active.damage == 10


def test_destiny_bond_takes_the_killer_along() -> None:
    duel = table(f"base1-50 +P +P | {PIKACHU}", f"{ELECTABUZZ} +L +L | {PIKACHU}")

    duel.attack("Destiny Bond")
    duel.attack("Thunderpunch", flips="H")

    assert ELECTABUZZ in duel.foe.discard
    assert "base1-50" in duel.you.discard


def test_erikas_maids_take_both_cards_even_for_one() -> None:
    duel = table(PIKACHU, hand="gym1-109, L, R", deck="G, gym1-43, W")

    duel.play("Erika's Maids", answers=["Erika's Exeggcute"])

    assert duel.you.hand == ["gym1-43"]
    assert {"L", "R"} <= set(duel.you.deck)


def test_onix_harden_stops_thirty_and_lets_forty_through() -> None:
    soft = table("base1-56 +F +F", HITTER).attack("Harden").attack("Jab")
    hard = table("base1-56 +F +F", HITTER).attack("Harden").attack("Special Punch")

    assert soft.you.active.damage == 0
    assert hard.you.active.damage == 40


def test_chain_lightning_runs_through_the_defenders_type_on_both_benches() -> None:
    duel = table(f"base2-2 +L +L +L | {PIKACHU}", f"{ELECTABUZZ} | {PIKACHU}, {CHANSEY}")
    plain = table(f"base2-2 +L +L +L | {PIKACHU}", f"{CHANSEY} | {PIKACHU}, {CHANSEY}")

    duel.attack("Chain Lightning")
    plain.attack("Chain Lightning")

    assert [mon.damage for mon in duel.foe.bench] == [10, 0]
    assert duel.you.bench[0].damage == 10
    assert [mon.damage for mon in plain.foe.bench] == [0, 0]


def test_pounce_softens_only_blows_at_persian() -> None:
    duel = table("base2-42 +G +G +G", HITTER)

    duel.attack("Pounce")
    duel.attack("Jab")

    assert duel.you.active.damage == 30


def test_swords_dance_readies_slash() -> None:
    duel = table("base2-10 +G +G +G")

    duel.attack("Swords Dance").end_turn()
    duel.attack("Slash")

    assert duel.foe.active.damage == 60


def test_ram_switches_the_defender_even_as_rhydon_falls() -> None:
    duel = table(f"base2-45 +F +F +F +F dmg80 | {PIKACHU}", f"{ARCANINE} | {CHANSEY}")

    duel.attack("Ram")

    assert "base2-45" in duel.you.discard
    assert duel.foe.active.name == "Chansey"
    assert duel.foe.bench[0].damage == 50


def test_recycle_energy_survives_a_knock_out() -> None:
    duel = table(f"{PIKACHU} +neo1-105 +L dmg30 | {CHANSEY}", f"{ELECTABUZZ} +L", player="foe")

    duel.attack("Thundershock", flips="T")

    assert duel.you.hand == ["neo1-105"]
    assert duel.you.discard == [PIKACHU, "L"]


def test_clefairy_doll_may_step_aside_at_will() -> None:
    duel = table(f"base1-70 | {PIKACHU}")

    assert duel.refused("retreat")
    duel.choose("discard active from play")
    assert duel.you.active.name == "Pikachu"
    assert duel.foe.prizes_left == 6


def test_shock_blast_strikes_both_actives_and_may_go_on() -> None:
    duel = table(f"gym2-52 | {PIKACHU}", "base1-26 +G", player="foe")

    duel.attack("Pound", flips="TH")

    assert duel.you.active.damage == 30
    assert duel.foe.active.damage == 20


def test_bolt_carries_entei_and_its_cards_into_the_deck() -> None:
    duel = table(f"basep-34 +R | {PIKACHU}", f"{ELECTABUZZ} +L", player="foe", deck="G, G")

    duel.attack("Thundershock", flips="HT")

    assert duel.you.active.name == "Pikachu"
    assert {"basep-34", "R"} <= set(duel.you.deck + duel.you.hand)
    assert duel.foe.prizes_left == 6


def test_flee_takes_tentacruel_away_from_the_rest_of_the_attack() -> None:
    duel = table(f"gym1-10 | {PIKACHU}", f"{ELECTABUZZ} +L", player="foe")

    duel.attack("Thundershock", flips="H", answers=["yes"])

    assert duel.you.active.name == "Pikachu"
    assert duel.you.active.conditions == set()
    assert duel.you.bench[0].damage == 20
    assert duel.you.bench[0].conditions == set()
