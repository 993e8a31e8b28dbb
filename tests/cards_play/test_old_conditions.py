"""Conditions, locks and what lasts over turns on attacks printed before 2003."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP, weak to Fighting, resists Psychic
ARCANINE = "base1-23"  # 100 HP, weak to Water


def table(you: str, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ecard", you, foe, **more)


# you, foe, attack, coins with those between turns, conditions of the Defending Pokémon
GIVEN = [
    pytest.param("base1-5 +G", CHANSEY, "Sing", "HT", {"asleep"}, id="Clefairy-H"),
    pytest.param("base1-5 +G", CHANSEY, "Sing", "T", set(), id="Clefairy-T"),
    pytest.param("base3-32 +W +W", CHANSEY, "Clamp", "H", {"paralyzed"}, id="Cloyster-H"),
    pytest.param("base3-32 +W +W", CHANSEY, "Clamp", "T", set(), id="Cloyster-T"),
    pytest.param("neo4-110 +P +L +G", CHANSEY, "Flashing Eyes", "THTT", {"asleep"}, id="Noctowl-1"),
    pytest.param(
        "neo4-110 +P +L +G", CHANSEY, "Flashing Eyes", "THH", {"confused"}, id="Noctowl-2"
    ),
    pytest.param(
        "neo4-110 +P +L +G", CHANSEY, "Flashing Eyes", "HHH", {"paralyzed"}, id="Noctowl-3"
    ),
    pytest.param("neo4-110 +P +L +G", CHANSEY, "Flashing Eyes", "TTT", set(), id="Noctowl-0"),
    pytest.param(
        "ecard2-43 +G", CHANSEY, "Poison Scent", "H", {"poisoned", "confused"}, id="Vileplume-H"
    ),
    pytest.param(
        "ecard2-43 +G", CHANSEY, "Poison Scent", "TT", {"poisoned", "asleep"}, id="Vileplume-T"
    ),
    pytest.param("ecard2-46 +G +G", CHANSEY, "Peck Attack", "TT", {"confused"}, id="Dodrio-TT"),
    pytest.param("gym2-99 +P", ARCANINE, "Random ESP", "H", {"confused"}, id="Psyduck-H"),
]


@pytest.mark.parametrize(("you", "foe", "attack", "flips", "conditions"), GIVEN)
def test_an_attack_leaves_the_defender_in_this_condition(
    you: str, foe: str, attack: str, flips: str, conditions: set[str]
) -> None:
    duel = table(you, foe)

    duel.attack(attack, flips=flips)

    assert duel.foe.active.conditions == conditions


def test_random_esp_on_tails_confuses_its_user_and_does_no_damage() -> None:
    duel = table("gym2-99 +P", ARCANINE)

    duel.attack("Random ESP", flips="T")

    assert duel.foe.active.damage == 0
    assert duel.you.active.conditions == {"confused"}


def test_toxic_takes_twenty_between_turns() -> None:
    duel = table("base1-11 +G +G +G")

    duel.attack("Toxic")

    assert duel.foe.active.damage == 40
    duel.end_turn()
    assert duel.foe.active.damage == 60


def test_dream_eater_needs_a_sleeping_victim() -> None:
    awake = table("base1-29 +P +P", ARCANINE)
    sleeping = table("base1-29 +P +P", f"{ARCANINE} asleep")

    sleeping.attack("Dream Eater", flips="H")

    assert awake.refused("attack Dream Eater")
    assert sleeping.foe.active.damage == 50


def test_scrunch_stops_damage_for_one_turn_but_not_the_other_effects() -> None:
    duel = table("base1-3 +G +G", "base1-20 +L +L")

    duel.attack("Scrunch", flips="H")
    duel.attack("Thundershock", flips="H")

    assert duel.you.active.damage == 0
    assert duel.you.active.conditions == {"paralyzed"}
    duel.end_turn()
    duel.attack("Thunderpunch", flips="H")
    assert duel.you.active.damage == 40


def test_barrier_costs_a_psychic_energy_and_stops_everything_for_a_turn() -> None:
    duel = table("base1-10 +P +P", "base1-20 +L +L")

    duel.attack("Barrier")
    duel.attack("Thundershock", flips="H")

    assert duel.you.discard == ["P"]
    assert duel.you.active.damage == 0
    assert duel.you.active.conditions == set()
    duel.end_turn()
    duel.attack("Thundershock", flips="T")
    assert duel.you.active.damage == 10


def test_fly_does_nothing_on_tails_and_hides_its_user_on_heads() -> None:
    missed = table("neo1-16 +G +G +G").attack("Fly", flips="T")
    duel = table("neo1-16 +G +G +G", "base1-20 +L +L")

    duel.attack("Fly", flips="H")
    duel.attack("Thunderpunch", flips="H")

    assert missed.foe.active.damage == 0
    assert duel.foe.active.damage == 30
    assert duel.you.active.damage == 0


@pytest.mark.parametrize(("flips", "damage"), [("T", 0), ("H", 20)])
def test_sandstorm_lets_the_foe_flip_for_its_attack(flips: str, damage: int) -> None:
    duel = table("gym1-23 +F +F", "base1-28 +R +R")

    duel.attack("Sandstorm")
    duel.attack("Flare", flips=flips)

    assert duel.you.active.damage == damage
    assert duel.foe.active.damage == 20


def test_scary_face_forbids_attack_and_retreat_for_one_turn() -> None:
    duel = table("neo1-75 +G", "base1-20 +L +L +L | base1-58")

    duel.attack("Scary Face", flips="H")

    assert duel.refused("attack Thundershock")
    assert duel.refused("retreat")
    duel.end_turn().end_turn()
    assert duel.can("attack Thundershock")
    assert duel.can("retreat")


def test_leer_ends_when_its_user_leaves_the_active_place() -> None:
    duel = table("neo1-56 +R | base1-58", "base1-20 +L +L", foe_hand="base1-93")

    duel.attack("Leer", flips="H")

    assert duel.refused("attack Thundershock")
    duel.play("Gust of Wind")
    assert duel.can("attack Thundershock")


def test_leek_slap_is_used_once_even_after_a_stay_on_the_bench() -> None:
    duel = table("base1-27 +G | base1-58", hand="base1-95, base1-95")

    duel.attack("Leek Slap", flips="T")

    assert duel.foe.active.damage == 0
    duel.end_turn()
    assert duel.refused("attack Leek Slap")
    duel.play("Switch").play("Switch")
    assert duel.refused("attack Leek Slap")


def test_jaw_clamp_holds_against_retreat_and_against_a_switch() -> None:
    duel = table("neo1-31 +W +W +W", f"{CHANSEY} +G | base1-58", foe_hand="base1-95")

    duel.attack("Jaw Clamp")

    assert duel.foe.active.damage == 30
    assert duel.refused("retreat")
    if duel.can("play Switch"):
        duel.play("Switch")
    assert duel.foe.active.name == "Chansey"
    duel.end_turn().end_turn()
    assert duel.can("retreat")


def test_screech_adds_twenty_until_the_end_of_the_next_own_turn() -> None:
    duel = table("neo1-31 +W +W +W")

    duel.attack("Screech").end_turn()
    duel.attack("Jaw Clamp")

    assert duel.foe.active.damage == 50
    duel.end_turn()
    duel.attack("Jaw Clamp")
    assert duel.foe.active.damage == 80


def test_poison_bind_poisons_and_on_heads_roots_the_defender() -> None:
    duel = table("neo4-17 +G +G +G", f"{CHANSEY} +G | base1-58")

    duel.attack("Poison Bind", flips="H")

    assert duel.foe.active.damage == 40
    assert duel.foe.active.conditions == {"poisoned"}
    assert duel.refused("retreat")


def test_entangle_paralyzes_the_one_it_drags_out() -> None:
    duel = table("neo4-17 +G", f"{CHANSEY} | base1-58, {ARCANINE}")

    duel.attack("Entangle", answers=["foe's bench 2"], flips="H")

    assert duel.foe.active.name == "Arcanine"
    assert duel.foe.active.conditions == {"paralyzed"}


def test_sludge_grip_poisons_the_new_defender() -> None:
    duel = table("gym2-78 +G", f"{CHANSEY} | base1-58")

    duel.attack("Sludge Grip", flips="H")

    assert duel.foe.active.name == "Pikachu"
    assert duel.foe.active.conditions == {"poisoned"}


def test_ink_spurt_lasts_until_the_defender_is_benched() -> None:
    duel = table("gym2-87 +W +W", "base1-26 +G | base1-58", foe_hand="base1-95, base1-95")

    duel.attack("Ink Spurt", flips="H")
    duel.attack("Pound", flips="T").end_turn()

    assert duel.you.active.damage == 0
    duel.attack("Pound", flips="H").end_turn()
    assert duel.you.active.damage == 10
    duel.play("Switch").play("Switch")
    duel.attack("Pound")
    assert duel.you.active.damage == 20


def test_giant_growth_lasts_as_long_as_ditto_stays_active() -> None:
    duel = table("gym2-10 +G | base1-58", hand="base1-95, base1-95")

    duel.attack("Giant Growth", flips="H").end_turn()

    assert duel.you.active.hp == 80
    duel.attack("Pound").end_turn()
    assert duel.foe.active.damage == 30
    duel.play("Switch").play("Switch")
    assert duel.you.active.hp == 40
    duel.attack("Pound")
    assert duel.foe.active.damage == 40


def test_intimidate_stops_only_the_small() -> None:
    small = table("gym2-7 +G", "base1-58 +L +L").attack("Intimidate")
    large = table("gym2-7 +G", "base1-20 +L +L").attack("Intimidate")

    assert small.refused("attack Gnaw")
    assert large.can("attack Thundershock")


def test_endure_leaves_ten_hp() -> None:
    duel = table("neo1-43 +F", "base1-16 +L +L +L +L")

    duel.attack("Endure", flips="H")
    duel.attack("Thunderbolt")

    assert duel.you.active.hp_left == 10


def test_armor_up_flips_at_the_moment_of_the_knock_out() -> None:
    duel = table("neo4-35 +G", "base1-16 +L +L +L +L")

    duel.attack("Armor Up")
    duel.attack("Thunderbolt", flips="H")

    assert duel.you.active.hp_left == 10


def test_deflector_halves_damage_rounded_down() -> None:
    duel = table("gym1-43 +P", "base1-7 +F +F +F")

    duel.attack("Deflector")
    duel.attack("Jab")
    duel.end_turn()

    assert duel.you.active.damage == 10
    duel.attack("Jab")
    assert duel.you.active.damage == 30


def test_crosscounter_answers_with_twice_the_damage() -> None:
    duel = table("gym1-11 +F", "base1-7 +F +F +F")

    duel.attack("Crosscounter")
    duel.attack("Jab", flips="H")

    assert duel.you.active.damage == 20
    assert duel.foe.active.damage == 40


def test_counter_gives_back_what_wobbuffet_took() -> None:
    duel = table("neo2-16 +P", ARCANINE + " +R +R +G")

    duel.attack("Counter")
    duel.attack("Flamethrower", flips="H")

    assert duel.you.active.damage == 50
    assert duel.foe.active.damage == 50


def test_shadow_images_last_until_the_first_wound() -> None:
    duel = table("gym1-13 +G", "base1-26 +G")

    duel.attack("Shadow Images")
    duel.attack("Pound", flips="T").end_turn()
    duel.attack("Pound", flips="T").end_turn()

    assert duel.you.active.damage == 0
    duel.attack("Pound", flips="H").end_turn()
    assert duel.you.active.damage == 10
    duel.attack("Pound")
    assert duel.you.active.damage == 20


def test_focus_energy_doubles_only_quick_attack_next_turn() -> None:
    duel = table("gym2-85 +G +G")

    duel.attack("Focus Energy").end_turn()
    duel.attack("Quick Attack", flips="T")

    assert duel.foe.active.damage == 20
    duel.end_turn()
    duel.attack("Quick Attack", flips="T")
    assert duel.foe.active.damage == 30


def test_secrete_poison_poisons_the_attacker_and_stings_its_bench() -> None:
    duel = table("neo2-41 +G +G", "base1-7 +F +F +F | base1-58, base1-25")

    duel.attack("Secrete Poison")
    duel.attack("Jab")

    assert duel.foe.active.conditions == {"poisoned"}
    assert [mon.damage for mon in duel.foe.bench] == [10, 10]


def test_crushing_earth_rests_its_user_even_after_tails() -> None:
    duel = table("neo4-112 +M +M +F +F")

    duel.attack("Crushing Earth", flips="T").end_turn()

    assert duel.foe.active.damage == 0
    assert duel.refused("attack Crushing Earth")
    duel.end_turn().end_turn()
    assert duel.can("attack Crushing Earth")


def test_tunneling_hits_two_on_the_bench_and_rests_a_turn() -> None:
    duel = table("gym1-21 +F +F +F", f"{CHANSEY} | base1-58, base1-25, base1-26")

    duel.attack("Tunneling", answers=["foe's bench 1", "foe's bench 3"])

    assert [mon.damage for mon in duel.foe.bench] == [20, 0, 20]
    assert duel.foe.active.damage == 0
    duel.end_turn()
    assert duel.refused("attack Tunneling")


def test_magic_pollen_offers_the_four_old_conditions() -> None:
    duel = table("gym1-45 +G +G +G")

    duel.attack("Magic Pollen", flips="H")

    assert duel.options == ["Asleep", "Confused", "Paralyzed", "Poisoned"]
    duel.answer("Confused")
    assert duel.foe.active.conditions == {"confused"}


def test_flash_touch_shields_the_new_active_from_conditions() -> None:
    duel = table("neo4-24 +G | base1-58", "base1-20 +L +L")

    duel.attack("Flash Touch")
    duel.attack("Thundershock", flips="H")

    assert duel.you.active.name == "Pikachu"
    assert duel.you.active.damage == 10
    assert duel.you.active.conditions == set()
