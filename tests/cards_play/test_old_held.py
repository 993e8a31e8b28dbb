"""Tools, Stadiums, Technical Machines and special Energy printed before 2003."""

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


def table(you: str = PIKACHU, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ecard", you, foe, **more)


def test_old_rainbow_energy_hurts_from_the_hand_and_pays_anything() -> None:
    duel = table("base1-28 +R", hand="base5-17")

    duel.attach("Rainbow Energy")

    assert duel.you.active.damage == 10
    duel.attack("Flare")
    assert duel.foe.active.damage == 20


def test_full_heal_energy_cures_on_the_way_in() -> None:
    duel = table(f"{PIKACHU} paralyzed poisoned", hand="base5-81")

    duel.attach("Full Heal Energy")

    assert duel.you.active.conditions == set()


def test_potion_energy_removes_one_counter() -> None:
    duel = table(f"{PIKACHU} dmg20", hand="base5-82")

    duel.attach("Potion Energy")

    assert duel.you.active.damage == 10


def test_metal_energy_shields_its_bearer_and_dulls_the_wrong_one() -> None:
    wrong = table(f"{ELECTABUZZ} +L +neo1-19", "base1-25").attack("Thunderpunch", flips="H")
    shield = table("neo4-112 +neo1-19 +neo1-19", f"{ELECTABUZZ} +L +L", player="foe")

    shield.attack("Thunderpunch", flips="H")

    assert wrong.foe.active.damage == 60
    assert shield.you.active.damage == 20


def test_darkness_energy_adds_ten_and_gnaws_at_the_wrong_bearer() -> None:
    dark = table("base5-7 +neo1-104 | base1-58").end_turn()
    other = table(f"{PIKACHU} +neo1-104").attack("Gnaw")

    assert dark.you.active.damage == 0
    assert other.foe.active.damage == 20
    assert other.you.active.damage == 10


def test_recycle_energy_comes_back_from_play() -> None:
    duel = table(f"{PIKACHU} +neo1-105 | {CHANSEY}")

    duel.retreat()

    assert duel.you.hand == ["neo1-105"]
    assert duel.you.discard == []


def test_miracle_energy_gives_two_for_a_turn_to_the_shining_only() -> None:
    duel = table("neo4-109 +P", ARCANINE, hand="neo4-16")
    plain = table(PIKACHU, hand="neo4-16")

    duel.attach("Miracle Energy").attack("Psyburst")

    assert plain.refused("attach Miracle Energy to active")
    assert duel.foe.active.damage == 40
    assert duel.you.discard == ["neo4-16"]


def test_focus_band_saves_on_heads_and_is_spent() -> None:
    duel = table(f"{PIKACHU} +neo1-86", f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HH")

    assert duel.you.active.hp_left == 10
    assert duel.you.discard == ["neo1-86"]


def test_berry_heals_two_between_turns() -> None:
    duel = table(f"{CHANSEY} +neo1-99 dmg20")

    duel.end_turn(answers=["yes"])

    assert duel.you.active.damage == 0
    assert duel.you.discard == ["neo1-99"]


def test_gold_berry_waits_for_four_counters() -> None:
    three = table(f"{CHANSEY} +neo1-93 dmg30").end_turn()
    four = table(f"{CHANSEY} +neo1-93 dmg50").end_turn()

    while four.asked == "may":
        four.answer("no")

    assert three.you.active.damage == 30
    assert four.you.active.damage == 10


def test_miracle_berry_cures_before_the_sleep_check() -> None:
    duel = table(f"{CHANSEY} +neo1-94 asleep")

    duel.end_turn(answers=["yes"])

    assert duel.you.active.conditions == set()


def test_exp_all_saves_an_energy_of_the_fallen() -> None:
    duel = table(f"{PIKACHU} +L +R dmg20 | {CHANSEY} +neo4-93", f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thunderpunch", flips="H", answers=["yes", "R"])

    assert [mon.energy for mon in duel.you.actives + duel.you.bench] == [["R"]]
    assert "neo4-93" in duel.you.discard
    assert "L" in duel.you.discard


def test_counterattack_claws_scratch_on_heads() -> None:
    duel = table(f"{CHANSEY} +neo4-97", f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HH")

    assert duel.foe.active.damage == 20
    assert duel.you.discard == ["neo4-97"]


def test_rockets_training_gym_raises_and_cerulean_lowers_retreat() -> None:
    raised = table(stadium="gym1-104")
    lowered = table("gym2-90", stadium="gym1-108")
    bare = table("gym2-90")

    assert raised.you.active.retreat == 2
    assert lowered.you.active.retreat == max(bare.you.active.retreat - 1, 0)


def test_pewter_city_gym_breaks_resistance_for_brock() -> None:
    inside = table("gym1-23 +F +F", "base1-16", stadium="gym1-115").attack("Sandstorm")
    outside = table("gym1-23 +F +F", "base1-16").attack("Sandstorm")

    assert (inside.foe.active.damage, outside.foe.active.damage) == (20, 0)


def test_resistance_gym_leaves_ten_of_resistance() -> None:
    duel = table("base1-7 +F +F +F", "base1-16", stadium="gym2-109")

    duel.attack("Special Punch")

    assert duel.foe.active.damage == 30


def test_cinnabar_gym_guards_blaine_from_water() -> None:
    blaine = table("base3-10 +W", "gym1-61 +R", stadium="gym2-113").attack("Water Gun")
    plain = table("base3-10 +W", ARCANINE, stadium="gym2-113").attack("Water Gun")

    assert blaine.foe.active.damage == 10
    assert plain.foe.active.damage == 20


def test_viridian_gym_heals_a_giovanni_that_evolves() -> None:
    duel = table("gym2-43 dmg30", hand="gym2-8", stadium="gym2-123")

    duel.evolve("Giovanni's Persian", answers=["first Viridian City Gym", "no"])

    assert duel.you.active.damage == 10


def test_saffron_gym_returns_sabrinas_basic_energy_without_end() -> None:
    duel = table("gym2-97 +P +P | base1-58 +L", stadium="gym2-122")

    duel.power("Saffron City Gym").power("Saffron City Gym")

    assert duel.you.hand == ["P", "P"]
    assert not [option for option in duel.options if option.startswith("use")]


def test_fuchsia_gym_works_once_a_turn_for_each_player() -> None:
    duel = table(f"{PIKACHU} | gym2-83 +G", stadium="foe:gym2-114", deck="G")

    duel.power("Fuchsia City Gym", flips="H", answers=["yes"])

    assert duel.you.bench == []
    assert sorted(duel.you.deck) == ["G", "G", "gym2-83"]
    assert not [option for option in duel.options if option.startswith("use")]


def test_sprout_tower_dulls_colorless_attackers_after_weakness() -> None:
    duel = table(f"{CHANSEY} +G +G +G +G", stadium="neo1-97")

    duel.attack("Double-edge")

    assert duel.foe.active.damage == 50
    assert duel.you.active.damage == 50


def test_lucky_stadium_flips_for_a_card() -> None:
    duel = table(stadium="neo4-100")

    duel.power("Lucky Stadium", flips="H")

    assert len(duel.you.hand) == 1
    duel.end_turn()
    duel.power("Lucky Stadium", flips="T")
    assert len(duel.foe.hand) == 1


def test_broken_ground_gym_weighs_on_basics_and_babies() -> None:
    duel = table("neo1-22 | base1-58, base1-58>base1-14", stadium="neo4-92")
    bare = table("neo1-22 | base1-58, base1-58>base1-14")

    assert duel.you.active.retreat == bare.you.active.retreat + 1
    assert duel.you.bench[0].retreat == bare.you.bench[0].retreat + 1
    assert duel.you.bench[1].retreat == bare.you.bench[1].retreat


def test_memory_berry_lends_lower_attacks_and_goes_after_one() -> None:
    duel = table(f"{RAICHU} +ecard2-128 +L")

    duel.attack("Gnaw")

    assert duel.foe.active.damage == 10
    assert duel.you.discard == ["ecard2-128"]


def test_strength_charm_is_spent_only_when_damage_was_done() -> None:
    idle = table("base1-5 +G +ecard1-150").attack("Sing", flips="T")
    used = table(f"{ELECTABUZZ} +L +ecard1-150").attack("Thundershock", flips="T")

    assert idle.you.active.tools == ["ecard1-150"]
    assert used.foe.active.damage == 20
    assert used.you.discard == ["ecard1-150"]


def test_weakness_guard_lasts_through_the_foes_turn() -> None:
    duel = table(CHANSEY, "base1-7 +F +F +F", hand="ecard2-141")

    duel.play("Weakness Guard").end_turn()
    duel.attack("Special Punch")

    assert duel.you.active.damage == 40
    assert duel.you.discard == ["ecard2-141"]


@pytest.mark.parametrize(
    ("cube", "host", "attack", "energy"),
    [
        ("ecard2-132", "base1-31", "Psy Confuse", "P"),
        ("ecard2-122", "base1-28", "Singe", "R"),
    ],
)
def test_a_cube_lends_its_attack_for_one_turn(
    cube: str, host: str, attack: str, energy: str
) -> None:
    duel = table(f"{host} +{energy} | {PIKACHU}", hand=cube)

    assert not any(option.startswith("play") and "bench" in option for option in duel.options)
    duel.play(duel.options[0].removeprefix("play ").split(" (")[0])
    duel.attack(attack, flips="H" if attack == "Singe" else "")
    assert duel.foe.active.conditions == ({"burned"} if attack == "Singe" else {"confused"})
    assert duel.you.discard == [cube]


def test_lightning_cube_throws_all_lightning_and_flips_for_each() -> None:
    duel = table(f"{ELECTABUZZ} +L +L +L +G +ecard2-127")

    duel.attack("Discharge", flips="HTH")

    assert duel.foe.active.damage == 80
    assert duel.you.active.energy == ["G"]


def test_water_cube_splashes_anyone_for_twenty() -> None:
    duel = table("base3-10 +W +ecard2-140", f"{CHANSEY} | {ARCANINE}")

    duel.attack("Splatter", answers=["foe's bench 1"])

    assert duel.foe.bench[0].damage == 20


def test_metal_cube_may_drag_another_into_the_blow() -> None:
    duel = table("neo4-112 +M +ecard2-129", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Metal Reversal", answers=["yes"])

    assert duel.foe.active.name == "Pikachu"
    assert duel.foe.active.damage == 10
    assert duel.foe.bench[0].damage == 0


def test_time_shard_saves_two_energy_of_its_fallen_bearer() -> None:
    duel = table(
        f"{PIKACHU} +L +R +base1-96 +ecard2-135 dmg20 | {CHANSEY}",
        f"{ELECTABUZZ} +L +L",
        player="foe",
    )

    duel.attack("Thunderpunch", flips="H", answers=["yes", "L", "R"])

    assert sorted(duel.you.hand) == ["L", "R"]
    assert "base1-96" in duel.you.discard


def test_boost_energy_gives_three_roots_its_bearer_and_burns_out() -> None:
    duel = table(f"{RAICHU} | {CHANSEY}", hand="ecard2-145")

    duel.attach("Boost Energy", to="active")

    assert duel.refused("retreat")
    duel.end_turn()
    assert duel.you.discard == ["ecard2-145"]


def test_boost_energy_refuses_a_basic_pokemon() -> None:
    duel = table(hand="ecard2-145")

    assert duel.refused("attach Boost Energy to active")


def test_warp_energy_switches_the_active_that_gets_it() -> None:
    duel = table(f"{PIKACHU} asleep | {CHANSEY}, {ELECTABUZZ}", hand="ecard2-147")

    duel.attach("Warp Energy", to="active", answers=["bench 2"])

    assert duel.you.active.name == "Electabuzz"
    assert duel.you.bench[1].energy == ["ecard2-147"]


def test_undersea_ruins_devolve_by_coin() -> None:
    duel = table(f"{RAICHU}", stadium="ecard2-138")

    duel.power("Undersea Ruins", flips="H")

    assert duel.you.active.name == "Pikachu"
    assert duel.you.discard == ["base1-14"]


def test_power_plant_trades_basic_energy_with_the_discard_pile() -> None:
    duel = table(hand="L", discard="R", stadium="ecard2-139")

    duel.power("Power Plant", answers=["R"])

    assert duel.you.hand == ["R"]
    assert duel.you.discard == ["L"]


def test_pokemon_park_heals_a_benched_pokemon_once_a_turn() -> None:
    duel = table(f"{PIKACHU} | {CHANSEY} dmg20", hand="L", stadium="ecard2-131")

    duel.attach("L", to="bench 1")

    assert duel.you.bench[0].damage == 10
