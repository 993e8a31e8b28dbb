"""Poké-Powers and Poké-Bodies of the EX sets from the return of Team Rocket on."""

from __future__ import annotations

from typing import Any

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


def test_darkest_impulse_stings_evolution_once_a_turn() -> None:
    duel = table(f"{PIKACHU} | {PIKACHU}", f"{CHANSEY} | ex7-2", hand="base1-14, base1-14")

    duel.evolve("Raichu", on="active").evolve("Raichu", on="bench 1")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [20, 0]


def test_sand_damage_wears_benched_basics_down() -> None:
    duel = table("ex7-20", f"{CHANSEY} | {PIKACHU}, {RAICHU}")

    duel.end_turn()

    assert [mon.damage for mon in duel.foe.bench] == [10, 0]
    assert duel.foe.active.damage == 0


def test_baby_evolution_heals_and_makes_an_evolved_hitmonchan() -> None:
    duel = table("ex10-33 dmg30", hand="ex10-24")

    duel.power("Baby Evolution")

    assert duel.you.active.name == "Hitmonchan"
    assert duel.you.active.damage == 0
    assert duel.you.active.hp == 100
    assert table("ex10-24").you.active.hp == 70


def test_dual_armor_adds_metal_with_metal_energy() -> None:
    assert set(table("ex7-101 +M").you.active.types) == {"D", "M"}
    assert table("ex7-101 +D").you.active.types == "D"


def test_form_change_keeps_what_lies_on_deoxys_ex() -> None:
    duel = table("ex8-97 +P dmg30 | ex8-97", deck="G, ex8-98, G")

    duel.power("Form Change", on="active", answers=["Deoxys ex"])

    assert duel.you.active.id == "ex8-98"
    assert (duel.you.active.damage, duel.you.active.energy) == (30, ["P"])
    assert "ex8-97" in duel.you.deck
    assert duel.refused("use Form Change of bench 1")


def test_form_change_of_a_delta_deoxys_finds_a_plain_one() -> None:
    duel = table("ex13-3", deck="G, ex8-16, G")

    duel.power("Form Change", answers=["Deoxys"])

    assert duel.you.active.id == "ex8-16"


def test_wishing_star_takes_one_of_five_and_sleeps() -> None:
    duel = table("ex8-9", deck="L, R, W, base1-94, G, F")

    duel.power("Wishing Star", answers=["Potion"])

    assert duel.you.hand == ["base1-94"]
    assert duel.you.active.conditions == {"asleep"}
    assert duel.refused("use Wishing Star of active")


def test_acid_sampler_drips_on_the_defender() -> None:
    duel = table("ex6-17")

    duel.end_turn()

    assert duel.foe.active.damage == 10


def test_empty_shell_gives_no_prize() -> None:
    duel = table(f"ex8-14 dmg40 | {PIKACHU}", HITTER, player="foe")

    duel.attack("Jab")

    assert duel.foe.prizes_left == 6
    assert duel.you.active.name == "Pikachu"


def test_smooth_over_leaves_the_card_on_top() -> None:
    duel = table(f"{PIKACHU} | ex8-20", deck="L, R, base1-94, G")

    duel.power("Smooth Over", answers=["Potion"])

    assert duel.you.deck[0] == "base1-94"


def test_dragon_boost_gathers_basic_energy_on_arrival() -> None:
    duel = table(f"{PIKACHU} +L +R | {CHANSEY} +W", hand="ex8-102")

    duel.bench("Rayquaza ex", answers=["yes", "L", "W", "stop"])

    assert sorted(duel.you.bench[1].energy) == ["L", "W"]
    assert duel.you.active.energy == ["R"]


def test_dragon_lift_frees_all_but_pokemon_ex() -> None:
    duel = table("base1-4 | ex8-103, ex13-100")

    assert duel.you.active.retreat == 0
    assert duel.you.bench[1].retreat > 0


def test_intimidating_ring_stops_basic_attackers() -> None:
    basic = table(f"{ELECTABUZZ} +L", "ex10-18")
    evolved = table(f"{RAICHU} +L +L +L", "ex10-18")

    assert basic.refused("attack Thundershock")
    assert evolved.can("attack Agility")


def test_delta_supply_attaches_a_second_energy_to_a_delta() -> None:
    duel = table(f"{PIKACHU} | ex13-7", hand="L, ex13-98")

    duel.attach("L", to="active").power("Delta Supply")

    assert duel.you.bench[0].energy == ["ex13-98"]
    assert duel.you.active.energy == ["L"]


def test_dual_aura_of_two_deltas_silences_the_bodies_of_evolved_pokemon() -> None:
    duel = table("base1-7 +F +F +F | ex13-11, ex13-12", "ex1-51>ex1-22")
    apart = table("base1-7 +F +F +F | ex13-11", "ex1-51>ex1-22")

    duel.attack("Jab")
    apart.attack("Jab")

    assert duel.you.active.damage == 0
    assert apart.you.active.damage == 20


def test_chlorophyll_turns_colorless_cards_to_grass() -> None:
    duel = table("ex14-28 +base1-96 +G")

    assert duel.can("attack Toxic Sleep")


def test_star_light_makes_the_attack_cheaper_against_pokemon_ex() -> None:
    dear = table("ex14-94 +P", ARCANINE)
    cheap = table("ex14-94 +P", f"{ARCANINE} | ex13-100")

    assert dear.refused("attack Shield Beam")
    assert cheap.can("attack Shield Beam")


def test_extra_liquid_adds_one_to_the_cost_of_pokemon_ex_once() -> None:
    duel = table("ex13-100 +P +P", f"{CHANSEY} | ex14-96, ex14-96")
    enough = table("ex13-100 +P +P +P", f"{CHANSEY} | ex14-96, ex14-96")

    assert duel.refused("attack Super Psy Bolt")
    assert enough.can("attack Super Psy Bolt")


def test_dark_eyes_punish_the_use_of_a_power() -> None:
    duel = table(f"{PIKACHU} | ex1-5", f"{CHANSEY} | ex14-97", hand="L")

    duel.power("Energy Draw", answers=["2"])

    assert duel.you.bench[0].damage == 20


def test_time_travel_sends_celebi_under_the_deck_without_a_prize() -> None:
    duel = table(f"ex14-100 +G dmg50 | {PIKACHU}", HITTER, player="foe", deck="L, R, W")

    duel.attack("Jab", answers=["yes"], flips="H")

    assert duel.foe.prizes_left == 6
    assert duel.you.deck[-1] == "ex14-100"
    assert duel.you.discard == ["G"]
    assert duel.you.active.name == "Pikachu"


def test_imprison_marks_and_silences() -> None:
    duel = table("ex15-93", f"{CHANSEY} | ex1-5", foe_hand="L")

    duel.power("Imprison", answers=["foe's bench 1"]).end_turn()

    assert duel.foe.bench[0].markers == {"Imprison": 1}
    assert duel.refused("use Energy Draw of bench 1")


def test_an_imprison_marker_holds_after_its_giver_has_left() -> None:
    duel = table(f"ex15-93 | {PIKACHU}", f"{CHANSEY} | ex1-5", hand="base1-78", foe_hand="L")
    duel.power("Imprison", answers=["foe's bench 1"])

    duel.play("Scoop Up", answers=["active"]).end_turn()

    assert duel.you.active.name == "Pikachu"
    assert duel.refused("use Energy Draw of bench 1")


def test_an_imprison_marker_taken_off_lets_powers_work() -> None:
    duel = table("ex15-93", f"{CHANSEY} | ex1-5", foe_hand="ex15-23, L")
    duel.power("Imprison", answers=["foe's bench 1"]).end_turn()

    duel.bench("Tropius δ", answers=["yes"])

    assert duel.can("use Energy Draw of bench 1")


def test_tropical_heal_takes_the_markers_off() -> None:
    duel = table(f"{PIKACHU} asleep marker:Imprison", hand="ex15-23")

    duel.bench("Tropius δ", answers=["yes"])

    assert duel.you.active.markers == {}
    assert duel.you.active.conditions == set()


def test_sharing_uses_a_supporter_of_the_foes_hand() -> None:
    duel = table(f"{PIKACHU} | ex15-5", foe_hand="ex1-89", hand="L")

    duel.power("Sharing", answers=["yes"])

    assert len(duel.you.hand) == 6
    assert duel.foe.hand == ["ex1-89"]


def test_water_pressure_rises_at_the_end() -> None:
    duel = table("ex14-14 +W +W +W +W dmg80")
    hale = table("ex14-14 +W +W +W +W")
    name = hale.you.active.attacks[0]

    duel.attack(name)
    hale.attack(name)

    assert duel.foe.active.damage == hale.foe.active.damage + 40


def test_submerged_feebas_takes_no_splash() -> None:
    duel = table(f"{CHANSEY} | ex9-49", "base1-9 +L +L +L +L | base1-58", player="foe")

    duel.attack("Selfdestruct")

    assert duel.you.bench[0].damage == 0


def test_cursed_glare_bars_special_energy_from_the_active() -> None:
    duel = table(f"{PIKACHU} | {CHANSEY}", "ex9-91", hand="base1-96, ex1-93, L")

    assert duel.refused("attach Double Colorless Energy to active")
    assert duel.can("attach Double Colorless Energy to bench 1")
    assert duel.can("attach Darkness Energy to active")


def test_lonesome_bars_trainers_but_not_supporters() -> None:
    duel = table(f"{PIKACHU} dmg10 | {PIKACHU}", "ex10-7", hand="base1-94, ex1-89")

    assert duel.refused("play Potion")
    assert duel.can("play Professor Birch")
