"""Poké-Powers and Poké-Bodies of the EX sets."""

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
MEW_EX = "ex13-100 +P +P +P"  # Super Psy Bolt 30


def table(you: str, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ex", you, foe, **more)


def test_firestarter_feeds_the_bench_from_the_discard_pile() -> None:
    duel = table(f"ex1-3 | {PIKACHU}", discard="R, R")

    duel.power("Firestarter")

    assert duel.you.bench[0].energy == ["R"]
    assert duel.refused("use Firestarter of active")


def test_energy_draw_pays_an_energy_for_up_to_three_cards() -> None:
    duel = table(f"{PIKACHU} | ex1-5", hand="L")

    duel.power("Energy Draw", answers=["3"])

    assert len(duel.you.hand) == 3
    assert duel.you.discard == ["L"]


def test_psy_shadow_costs_two_counters() -> None:
    duel = table(f"{CHANSEY} | ex1-7", deck="G, P, G")

    duel.power("Psy Shadow", answers=["Psychic Energy", "active"])

    assert duel.you.active.energy == ["P"]
    assert duel.you.active.damage == 20


def test_intimidating_fang_bites_before_weakness() -> None:
    duel = table("ex1-10", HITTER, player="foe")

    duel.attack("Jab")

    assert duel.you.active.damage == 20


def test_lazy_slaking_silences_powers_but_not_bodies() -> None:
    duel = table(f"{PIKACHU} | ex1-5, ex1-22", "ex1-12", hand="L")
    benched = table(f"{PIKACHU} | ex1-5", f"{CHANSEY} | ex1-12", hand="L")

    assert duel.refused("use Energy Draw of bench 1")
    assert benched.can("use Energy Draw of bench 1")


def test_rough_skin_answers_with_two_counters() -> None:
    duel = table("ex1-22", HITTER, player="foe")

    duel.attack("Jab")

    assert duel.foe.active.damage == 20


@pytest.mark.parametrize(("flips", "damage"), [("H", 10), ("T", 40)])
def test_hard_cocoon_may_soften_by_thirty(flips: str, damage: int) -> None:
    duel = table("ex1-26", HITTER, player="foe")

    duel.attack("Special Punch", flips=flips)

    assert duel.you.active.damage == damage


def test_natural_remedy_heals_once_a_turn() -> None:
    duel = table("ex1-23 dmg30 | ex1-13", hand="W, W")

    duel.attach("W", to="active").power("Water Call")

    assert duel.you.active.energy == ["W", "W"]
    assert duel.you.active.damage == 20


def test_primal_veil_bars_supporters_for_both() -> None:
    mine = table("ex2-1", hand="ex1-89")
    theirs = table(PIKACHU, "ex2-1", hand="ex1-89")

    assert mine.refused("play Professor Birch")
    assert theirs.refused("play Professor Birch")


def test_rain_dish_heals_between_turns() -> None:
    duel = table(f"{PIKACHU} | ex2-7 dmg30")

    duel.end_turn()

    assert duel.you.bench[0].damage == 20


def test_kecleon_takes_the_types_of_its_basic_energy() -> None:
    plain = table("ex2-18 +base1-96")
    duel = table("ex2-18 +R +W")

    assert plain.you.active.types == "C"
    assert set(duel.you.active.types) == {"R", "W"}


def test_primal_lock_strips_tools_when_aerodactyl_ex_evolves() -> None:
    duel = table("ex2-91", f"{CHANSEY} +ex1-85", hand="ex2-94", foe_hand="ex1-84")

    duel.evolve("Aerodactyl ex").end_turn()

    assert duel.foe.active.tools == []
    assert duel.refused("play Lum Berry")


def test_primal_lock_strips_tools_however_aerodactyl_ex_arrives() -> None:
    duel = table(PIKACHU, f"{CHANSEY} +ex1-85", hand="ex13-86", deck="G, ex2-94")

    duel.play("Holon Fossil", flips="H", answers=["Aerodactyl ex"])

    assert duel.you.bench[0].name == "Aerodactyl ex"
    assert duel.foe.active.tools == []


def test_power_pinchers_add_ten_before_weakness() -> None:
    weak = table("ex3-3 +W +W +W", "base1-46>base1-24>base1-4")
    plain = table("ex3-3 +W +W +W")

    weak.attack("Guillotine")
    plain.attack("Guillotine")

    assert weak.asked == "prize"
    assert plain.foe.active.damage == 60


def test_dragon_wind_chooses_the_new_defender() -> None:
    duel = table("ex3-10", f"{CHANSEY} | {PIKACHU}, {ARCANINE}")

    duel.power("Dragon Wind", answers=["foe's bench 2"])

    assert duel.foe.active.name == "Arcanine"


def test_wonder_guard_fears_only_plain_basics() -> None:
    basic = table("ex3-11", f"{ELECTABUZZ} +L +L", player="foe")
    evolved = table("ex3-11", f"{RAICHU} +L +L +L +L", player="foe")
    ex = table("ex3-11", MEW_EX, player="foe")

    basic.attack("Thundershock", flips="T")
    evolved.attack("Thunder", flips="H")
    ex.attack("Super Psy Bolt")

    assert basic.you.active.damage == 10
    assert evolved.you.active.damage == 0
    assert ex.you.active.damage == 0


def test_sand_guard_flips_for_twenty_less() -> None:
    duel = table("ex3-15", HITTER, player="foe")

    duel.attack("Special Punch", flips="H")

    assert duel.you.active.damage == 20


def test_magnetic_field_never_returns_the_card_it_cost() -> None:
    duel = table(f"{PIKACHU} | ex3-17", hand="W", discard="L, R")

    duel.power("Magnetic Field")

    assert not [option for option in duel.options if "Water" in option]
    duel.answer("L", "R")
    assert sorted(duel.you.hand) == ["L", "R"]
    assert duel.you.discard == ["W"]


def test_loose_shell_brings_shedinja_as_a_basic() -> None:
    duel = table("ex3-66", hand="ex3-18", deck="G, ex3-11, G", stadium="neo4-92")
    bare = table("ex3-11")

    duel.evolve("Ninjask", answers=["yes", "Shedinja"])

    assert duel.you.bench[0].name == "Shedinja"
    assert duel.you.bench[0].retreat == bare.you.active.retreat + 1


def test_conductivity_of_two_ampharos_ex_is_one_counter() -> None:
    duel = table(PIKACHU, f"{CHANSEY} | ex3-89, ex3-89", hand="L")

    duel.attach("L")

    assert duel.you.active.damage == 10


def test_toxic_gas_of_muk_ex_silences_bodies_too() -> None:
    front = table("ex3-96 | base1-4, ex8-103", f"{PIKACHU} | ex1-5", player="foe", foe_hand="L")
    back = table("base1-4 | ex3-96, ex8-103", f"{PIKACHU} | ex1-5", player="foe", foe_hand="L")

    assert front.refused("use Energy Draw of bench 1")
    assert back.can("use Energy Draw of bench 1")
    assert front.you.bench[0].retreat == 3
    assert back.you.active.retreat == 0


def test_power_saver_waits_for_a_fourth_member() -> None:
    three = table("ex4-3 +W +W | ex4-3, ex4-3")
    four = table("ex4-3 +W +W | ex4-3, ex4-3", f"{CHANSEY} | ex4-3")

    assert three.refused("attack Aqua Trip")
    assert four.can("attack Aqua Trip")


def test_safeguard_stops_pokemon_ex_only() -> None:
    ex = table("ex2-26", MEW_EX, player="foe").attack("Super Psy Bolt")
    basic = table("ex2-26", HITTER, player="foe").attack("Jab")

    assert ex.you.active.damage == 0
    assert basic.you.active.damage == 20


def test_form_variation_turns_ditto_into_a_discarded_basic() -> None:
    duel = table("ex6-4 +L +L dmg20", discard=f"{ELECTABUZZ}, ex13-100")

    duel.power("Form Variation")

    assert duel.you.active.name == "Electabuzz"
    assert duel.you.active.damage == 20
    assert duel.you.active.energy == ["L", "L"]
    assert "ex6-4" in duel.you.discard


def test_quick_search_works_once_for_two_pidgeot() -> None:
    duel = table(f"{PIKACHU} | ex6-10, ex6-10", deck="L, base1-94, G")

    duel.power("Quick Search", on="bench 1", answers=["Potion"])

    assert duel.you.hand == ["base1-94"]
    assert duel.refused("use Quick Search of bench 2")


def test_fiery_aura_doubles_the_burn() -> None:
    duel = table("ex6-13", f"{CHANSEY} burned")

    duel.end_turn(flips="T")

    assert duel.foe.active.damage == 40


@pytest.mark.parametrize(("flips", "damage"), [("T", 30), ("H", 50)])
def test_rest_up_heals_only_a_snorlax_that_sleeps_on(flips: str, damage: int) -> None:
    duel = table("ex6-15 asleep dmg50")

    duel.end_turn(flips=flips)

    assert duel.you.active.damage == damage


def test_energy_protection_stops_at_thirty() -> None:
    duel = table("ex6-39 +G +base1-96 +base1-96", HITTER, player="foe")

    duel.attack("Special Punch")

    assert duel.you.active.damage == 10


@pytest.mark.parametrize(
    ("mime", "attack", "damage"),
    [
        ("ex6-110", "Jab", 20),
        ("ex6-111", "Jab", 0),
        ("ex6-111", "Special Punch", 0),
        ("ex6-110", "Special Punch", 40),
    ],
)
def test_mr_mime_ex_dodges_odd_or_even(mime: str, attack: str, damage: int) -> None:
    duel = table(mime, HITTER, player="foe")

    duel.attack(attack)

    assert duel.you.active.damage == damage


def test_energy_rain_pours_on_anyone_at_a_counter_each() -> None:
    duel = table(f"{CHANSEY} | ex6-104", hand="W, W")

    duel.power("Energy Rain", answers=["active"]).power("Energy Rain", answers=["active"])

    assert duel.you.active.energy == ["W", "W"]
    assert duel.you.active.damage == 20


def test_extra_energy_bomb_falls_and_feeds_the_rest() -> None:
    duel = table(f"{PIKACHU} | ex6-85>ex6-107 +L", discard="R, R, W, W", prizes=6, foe_prizes=6)

    duel.power("Extra Energy Bomb", answers=["prize 1", "prize 2"])

    assert duel.foe.prizes_left == 4
    assert sorted(duel.you.active.energy) == ["L", "R", "R", "W", "W"]
    assert duel.you.bench == []
