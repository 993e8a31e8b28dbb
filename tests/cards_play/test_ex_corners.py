"""Where cards of the EX sets meet each other or the end of an effect."""

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
HITTER = "base1-7 +F +F +F"  # Jab 20, Special Punch 40


def table(you: str, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ex", you, foe, **more)


def test_dark_seed_sprouts_at_the_end_of_the_foes_turn() -> None:
    duel = table("ex7-17 +D", f"{CHANSEY} +G +G | {PIKACHU}")

    duel.attack("Dark Seed")

    assert duel.refused("retreat")
    duel.end_turn()
    assert duel.foe.active.damage == 50


def test_dark_seed_withers_when_the_defender_is_benched() -> None:
    duel = table("ex7-17 +D", f"{CHANSEY} | {PIKACHU}", foe_hand="base1-95")

    duel.attack("Dark Seed").play("Switch").end_turn()

    assert duel.foe.bench[0].damage == 0
    assert duel.foe.active.damage == 0


def test_fast_feet_outrun_sleep_but_not_suction_cups() -> None:
    asleep = table(f"ex5-33 +G +G asleep | {PIKACHU}")
    held = table(f"ex5-33 +G +G | {PIKACHU}", "ex10-10")

    assert asleep.can("retreat")
    assert held.refused("retreat")


def test_silver_wind_adds_to_damage_done() -> None:
    duel = table("ex5-20 +G +G")

    duel.attack("Silver Wind").end_turn()
    duel.attack("Silver Wind")

    assert duel.foe.active.damage == 90


def test_silver_wind_adds_nothing_where_no_damage_is_done() -> None:
    duel = table("ex5-20 +G +G | base1-31 +P", hand="base1-95")

    duel.attack("Silver Wind").end_turn()
    duel.play("Switch").attack("Doubleslap", flips="HT")

    assert duel.foe.active.damage == 30


def test_two_energy_may_be_one_double_energy_card() -> None:
    duel = table("ex13-100 +P +base1-96", f"{RAICHU} | {CHANSEY}")

    duel.attack("Devo Crush", answers=["yes", "Double Colorless Energy", "no"])

    assert duel.you.active.energy == ["P"]


def test_litter_throws_secret_machines_too() -> None:
    duel = table("ex7-9 +P +P", ARCANINE, hand="ex7-93, ex1-85")

    duel.attack("Litter", answers=["yes", "Venture Bomb", "Oran Berry"])

    assert duel.foe.active.damage == 80


def test_makeover_asks_for_a_pokemon_with_a_basic_energy() -> None:
    duel = table("ex10-48 | base1-58 +L", discard="R")

    duel.power("Makeover")

    assert duel.asked == "main"
    assert duel.you.bench[0].energy == ["R"]


def test_fluff_guards_a_hurt_benched_swablu() -> None:
    duel = table(f"{CHANSEY} | ex8-79 dmg10", "base3-7 +F +F", player="foe")

    duel.attack("Stretch Kick", flips="H")

    assert duel.you.bench[0].damage == 10


def test_final_sting_costs_beedrill() -> None:
    duel = table(f"{PIKACHU} | ex11-1")

    duel.power("Final Sting", answers=["prize 1"])

    assert duel.foe.active.conditions == {"paralyzed", "poisoned"}
    assert duel.foe.prizes_left == 5
    duel.end_turn()
    assert duel.foe.active.damage == 20


def test_psychic_protector_trades_cards_for_damage() -> None:
    duel = table("ex16-94", HITTER, player="foe", hand="L, R, W")

    duel.attack("Special Punch", answers=["yes", "L", "R", "stop"])

    assert len([card for card in duel.you.discard if card in ("L", "R")]) == 2
    assert duel.you.active.damage == 0


def test_metal_gravity_weighs_on_a_healthy_deserter() -> None:
    hale = table(f"{CHANSEY} +G | {PIKACHU}", f"{PIKACHU} | ex16-98").retreat()
    frail = table(f"{PIKACHU} +G dmg10 | {CHANSEY}", f"{PIKACHU} | ex16-98").retreat()

    assert hale.you.bench[0].damage == 30
    assert frail.you.bench[0].damage == 10


def test_golden_wing_saves_two_energy_from_the_fall() -> None:
    duel = table(f"ex10-104 +R +R +G dmg100 | {PIKACHU}", HITTER, player="foe")

    duel.attack("Jab", answers=["yes", "R", "R", "bench 1", "bench 1"])

    assert [mon.energy for mon in duel.you.actives + duel.you.bench] == [["R", "R"]]
    assert duel.asked == "prize"


def test_cursed_eyes_move_three_counters_on_arrival() -> None:
    duel = table(PIKACHU, f"{CHANSEY} dmg50 | {ELECTABUZZ}", hand="ex16-92")

    duel.bench("Absol ex", answers=["yes"])

    assert (duel.foe.active.damage, duel.foe.bench[0].damage) == (20, 30)


def test_magnetic_redraw_gives_four_to_each() -> None:
    duel = table("ex16-95", hand="L", foe_hand="5*R")

    duel.power("Magnetic Redraw")

    assert (len(duel.you.hand), len(duel.foe.hand)) == (4, 4)


def test_chilling_breath_freezes_trainers_for_a_turn() -> None:
    duel = table("ex16-37", f"{CHANSEY} dmg20", hand="ex16-99", foe_hand="base1-94")

    duel.evolve("Walrein ex", answers=["yes"]).end_turn()

    assert duel.refused("play Potion")


def test_type_shift_changes_the_type_for_the_turn() -> None:
    duel = table("ex16-93")

    duel.power("Type Shift")

    assert duel.you.active.types == "F"
    duel.end_turn()
    assert duel.you.active.types == "P"


def test_rage_aura_lifts_the_colorless_cost_when_behind() -> None:
    behind = table("ex15-97 +L", prizes=4, foe_prizes=3)
    even = table("ex15-97 +L", prizes=4, foe_prizes=4)

    assert behind.can("attack Special Circuit")
    assert even.refused("attack Special Circuit")


def test_special_circuit_burns_powers_harder() -> None:
    duel = table("ex15-97 +L +L", f"{CHANSEY} | ex1-5")

    duel.attack("Special Circuit", answers=["foe's bench 1"])

    assert duel.foe.bench[0].damage == 50


def test_delta_control_puts_the_rest_below() -> None:
    duel = table(f"{PIKACHU} | ex11-11", deck="L, R, W, F, G, G")

    duel.power("Delta Control", answers=["Water", "Fighting", "Fire"])

    assert duel.you.hand == ["W"]
    assert duel.you.deck[:2] == ["G", "G"]
    assert sorted(duel.you.deck[2:]) == ["F", "L", "R"]


def test_delta_aura_changes_a_cost_beside_latios_delta() -> None:
    beside = table("ex11-8 +L +M +G | ex11-9")
    alone = table("ex11-8 +L +M +G")

    assert beside.can("attack Extra Crush")
    assert alone.refused("attack Extra Crush")


def test_body_odor_finds_bodies_on_the_whole_other_side() -> None:
    duel = table("ex11-33", f"{CHANSEY} | ex1-22, {PIKACHU}")

    duel.end_turn()

    assert [mon.damage for mon in duel.foe.bench] == [10, 0]


def test_blissful_support_heals_and_strips_the_chosen() -> None:
    chansey_ex = "ex1-96"
    duel = table(f"{chansey_ex} +G dmg40 | {PIKACHU} +L dmg20", hand="ex10-101")

    duel.evolve("Blissey ex", answers=["yes", "active", "stop"])

    assert (duel.you.active.damage, duel.you.active.energy) == (0, [])
    assert (duel.you.bench[0].damage, duel.you.bench[0].energy) == (20, ["L"])


def test_devo_flash_sends_a_benched_stage_back() -> None:
    duel = table("neo2-38", f"{CHANSEY} | {RAICHU}", hand="ex10-102")

    duel.evolve("Espeon ex", answers=["yes"])

    assert duel.foe.bench[0].name == "Pikachu"
    assert duel.foe.hand == ["base1-14"]


def test_silver_sparkle_returns_an_energy_of_the_attacker() -> None:
    duel = table("ex10-105", f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HH")

    assert duel.foe.active.energy == ["L"]
    assert "L" in duel.foe.hand


def test_extra_comet_punch_grows_the_turn_after() -> None:
    duel = table("ex10-36 +G +G")

    duel.attack("Extra Comet Punch").end_turn()
    duel.attack("Extra Comet Punch")

    assert duel.foe.active.damage == 90


def test_hustle_punch_tires() -> None:
    duel = table("ex8-3 +F +F +F", "ex15-93")

    duel.attack("Hustle Punch").end_turn()
    duel.attack("Hustle Punch")

    assert duel.foe.active.damage == 120


def test_spring_back_waits_for_the_foes_last_prize() -> None:
    last = table("ex7-107 +W +W", foe_prizes=1).attack("Spring Back", flips="T")
    early = table("ex7-107 +W +W", foe_prizes=2).attack("Spring Back")

    assert last.foe.active.damage == 70
    assert last.foe.active.conditions == {"asleep"}
    assert early.foe.active.damage == 20


def test_shooting_star_spends_itself_on_pokemon_ex() -> None:
    ex = table("ex8-105 +R +W +P", "ex14-97 | base1-58").attack("Shooting Star")
    plain = table("ex8-105 +R +W +P").attack("Shooting Star")

    assert ex.asked == "prize"
    assert ex.you.active.energy == []
    assert plain.foe.active.damage == 50
    assert len(plain.you.active.energy) == 3


def test_bouncy_move_hurts_meganium_for_more() -> None:
    duel = table("ex10-9 +G +G +G")

    duel.attack("Bouncy Move", answers=["yes", "4"])

    assert duel.foe.active.damage == 80
    assert duel.you.active.damage == 30


def test_psyloop_counts_trainers_the_foe_has_in_play() -> None:
    duel = table("ex10-102 +P +P +P", f"{CHANSEY} +ex1-85", stadium="foe:ex9-75")

    duel.attack("Psyloop")

    assert duel.foe.active.damage == 60 + 60 - 30


def test_get_even_counts_the_prizes_behind() -> None:
    duel = table("ex7-43 +F +F", ARCANINE, prizes=5, foe_prizes=2)

    duel.attack("Get Even")

    assert duel.foe.active.damage == 50


def test_skill_copy_uses_an_attack_of_the_discarded_card() -> None:
    duel = table("ex14-99 +L +L +L", ARCANINE, hand=ELECTABUZZ)

    duel.attack("Skill Copy", answers=["Thunderpunch"], flips="H")

    assert duel.foe.active.damage == 40
    assert duel.you.discard == [ELECTABUZZ]


def test_rainbow_wave_hits_the_type_of_the_chosen_energy() -> None:
    duel = table("ex15-101 +W +L", f"{CHANSEY} | {PIKACHU}, {ARCANINE}")

    duel.attack("Rainbow Wave", answers=["Lightning Energy"])

    assert [mon.damage for mon in duel.foe.bench] == [20, 0]
    assert duel.foe.active.damage == 0


def test_bench_manipulation_lets_the_foe_flip() -> None:
    duel = table("ex16-4 +P +P +P", f"{CHANSEY} | {PIKACHU}, {PIKACHU}")

    duel.attack("Bench Manipulation", flips="TT")

    assert duel.foe.active.damage == 80


def test_toss_and_turn_works_asleep() -> None:
    duel = table("ex6-15 +G +G +G asleep")

    duel.attack("Toss and Turn", flips="T")

    assert duel.foe.active.damage == 60


def test_stadium_play_asks_whose_stadium_it_is() -> None:
    mine = table("ex14-7 +W dmg20", f"{CHANSEY} | {PIKACHU}", stadium="ex9-75")
    theirs = table("ex14-7 +W dmg20", f"{CHANSEY} | {PIKACHU}", stadium="foe:ex9-75")

    mine.attack("Stadium Play")
    theirs.attack("Stadium Play")

    assert (mine.you.active.damage, mine.foe.bench[0].damage) == (10, 0)
    assert (theirs.you.active.damage, theirs.foe.bench[0].damage) == (20, 10)


def test_all_out_blast_leaves_one_card() -> None:
    duel = table("ex13-102 +R +R +R +R", "ex15-93", deck="L, W, base1-94, G, G")

    duel.attack("All-out Blast")

    assert len(duel.you.deck) == 1
    assert duel.foe.active.damage == 110


def test_critical_collection_counts_prizes_taken_by_the_foe() -> None:
    duel = table("ex11-111 +F", discard="4*F", foe_prizes=4)

    duel.attack("Critical Collection", answers=["F", "F"])

    assert duel.you.active.energy == ["F", "F", "F"]


def test_burn_down_ignores_everything_and_takes_five_energy() -> None:
    duel = table("ex6-105 +R +R +R +R +R +R", "ex15-93 | base1-58")

    duel.attack("Burn Down")

    assert duel.asked == "prize"
    assert duel.you.active.energy == ["R"]


def test_tumbling_attack_and_dragon_aura_keep_conditions_off() -> None:
    duel = table("ex8-22 +R +L", f"{ELECTABUZZ} +L", player="foe")

    duel.attack("Thundershock", flips="H")

    assert duel.you.active.damage == 10
    assert duel.you.active.conditions == set()


@pytest.mark.parametrize(
    ("you", "attack", "condition"),
    [("ex4-2 +W +W +W", "Deep Impact", "confused"), ("ex6-8 +F +F", "Earth Poison", "poisoned")],
)
def test_wounds_of_the_attack_itself_are_not_wounds_already_there(
    you: str, attack: str, condition: str
) -> None:
    fresh = table(you, ARCANINE if "ex6" in you else CHANSEY).attack(attack)
    hurt = table(you, f"{ARCANINE if 'ex6' in you else CHANSEY} dmg10").attack(attack)

    assert hurt.foe.active.conditions == {condition}
    assert fresh.foe.active.conditions == set()


def test_slow_trip_gas_confuses_only_a_defender_that_stayed() -> None:
    stayed = table("ex6-63 +P", f"{CHANSEY} | {PIKACHU}").attack("Slow Trip Gas").end_turn()
    gone = table("ex6-63 +P", f"{CHANSEY} | {PIKACHU}", foe_hand="base1-95")

    gone.attack("Slow Trip Gas").play("Switch").end_turn()

    assert stayed.foe.active.conditions == {"confused"}
    assert gone.foe.bench[0].conditions == set()
    assert gone.foe.active.conditions == set()


def test_spiky_shell_stings_at_the_end_of_the_foes_turn() -> None:
    duel = table("ex10-6 +M +M", CHANSEY)

    duel.attack("Spiky Shell")
    before = duel.foe.active.damage
    duel.end_turn()

    assert duel.foe.active.damage == before + 30


def test_team_aqua_belt_evolves_its_active_bearer_between_turns() -> None:
    duel = table("ex4-24 +ex4-76", deck="G, ex4-1, G")

    duel.end_turn(answers=["yes", "Team Aqua's Cacturne"])

    assert duel.you.active.name == "Team Aqua's Cacturne"
    assert duel.you.discard == ["ex4-76"]


def test_exp_all_refuses_owned_pokemon_and_saves_an_energy() -> None:
    owned = table("ex4-24", hand="ex6-91")
    duel = table(f"{PIKACHU} +L +R dmg20 | {CHANSEY} +ex6-91", HITTER, player="foe")

    duel.attack("Jab", answers=["yes", "R"])

    assert owned.refused("play EXP.ALL")
    assert [mon.energy for mon in duel.you.actives + duel.you.bench] == [["R"]]


def test_fluffy_berry_falls_off_a_dark_pokemon() -> None:
    plain = table("base1-4 +ex10-85")
    dark = table(f"{PIKACHU} | base3-57", hand="ex10-85, base5-7")

    dark.play("Fluffy Berry", to="bench 1").evolve("Dark Golbat", answers=["no"])

    assert plain.you.active.retreat == 0
    assert dark.you.bench[0].tools == []
    assert dark.you.discard == ["ex10-85"]


def test_memory_berry_of_crystal_guardians_lends_the_basic_attack() -> None:
    duel = table(f"{RAICHU} +L +ex14-80")

    duel.attack("Gnaw")

    assert duel.foe.active.damage == 10
    assert duel.you.discard == ["ex14-80"]


def test_holon_ruins_trade_a_card_for_a_card_with_a_delta_in_play() -> None:
    duel = table("ex13-15", hand="L", deck="R, G", stadium="ex11-96")
    plain = table(PIKACHU, hand="L", deck="R, G", stadium="ex11-96")

    duel.power("Holon Ruins", answers=["L"])

    assert duel.you.hand == ["R"]
    assert plain.options[-1] == "end turn"
    assert not [option for option in plain.options if option.startswith("use")]


def test_holon_legacy_takes_weakness_and_powers_from_deltas() -> None:
    duel = table(HITTER, "ex13-15 | ex13-17", stadium="ex15-74")

    duel.attack("Jab")

    assert duel.foe.active.damage == 20
    assert duel.refused("use Poison Pollen of bench 1")


def test_island_hermit_turns_prizes_up_and_draws_two() -> None:
    duel = table(PIKACHU, hand="ex15-76")

    duel.play("Island Hermit", answers=["prize 1", "prize 2"])

    assert len(duel.you.hand) == 2
    assert duel.you.prizes_left == 6
