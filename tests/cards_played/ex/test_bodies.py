"""Poké-Bodies of the EX sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import (
    ARCANINE,
    CHANSEY,
    ELECTABUZZ,
    HITTER,
    PIKACHU,
    RAICHU,
    ex_table,
    table,
)

MEW_EX = "ex13-100 +P +P +P"  # Super Psy Bolt 30


def test_dual_armor_adds_metal_with_metal_energy() -> None:
    assert set(ex_table("ex7-101 +M").you.active.types) == {"D", "M"}
    assert ex_table("ex7-101 +D").you.active.types == "D"


def test_empty_shell_gives_no_prize() -> None:
    duel = ex_table(f"ex8-14 dmg40 | {PIKACHU}", HITTER, player="foe")

    duel.attack("Jab")

    assert duel.foe.prizes_left == 6
    assert duel.you.active.name == "Pikachu"


def test_dragon_lift_frees_all_but_pokemon_ex() -> None:
    duel = ex_table("base1-4 | ex8-103, ex13-100")

    assert duel.you.active.retreat == 0
    assert duel.you.bench[1].retreat > 0


def test_intimidating_ring_stops_basic_attackers() -> None:
    basic = ex_table(f"{ELECTABUZZ} +L", "ex10-18")
    evolved = ex_table(f"{RAICHU} +L +L +L", "ex10-18")

    assert basic.refused("attack Thundershock")
    assert evolved.can("attack Agility")


def test_dual_aura_of_two_deltas_silences_the_bodies_of_evolved_pokemon() -> None:
    duel = ex_table("base1-7 +F +F +F | ex13-11, ex13-12", "ex1-51>ex1-22")
    apart = ex_table("base1-7 +F +F +F | ex13-11", "ex1-51>ex1-22")

    duel.attack("Jab")
    apart.attack("Jab")

    assert duel.you.active.damage == 0
    assert apart.you.active.damage == 20


def test_chlorophyll_turns_colorless_cards_to_grass() -> None:
    duel = ex_table("ex14-28 +base1-96 +G")

    assert duel.can("attack Toxic Sleep")


def test_star_light_makes_the_attack_cheaper_against_pokemon_ex() -> None:
    dear = ex_table("ex14-94 +P", ARCANINE)
    cheap = ex_table("ex14-94 +P", f"{ARCANINE} | ex13-100")

    assert dear.refused("attack Shield Beam")
    assert cheap.can("attack Shield Beam")


def test_extra_liquid_adds_one_to_the_cost_of_pokemon_ex_once() -> None:
    duel = ex_table("ex13-100 +P +P", f"{CHANSEY} | ex14-96, ex14-96")
    enough = ex_table("ex13-100 +P +P +P", f"{CHANSEY} | ex14-96, ex14-96")

    assert duel.refused("attack Super Psy Bolt")
    assert enough.can("attack Super Psy Bolt")


def test_water_pressure_rises_at_the_end() -> None:
    duel = ex_table("ex14-14 +W +W +W +W dmg80")
    hale = ex_table("ex14-14 +W +W +W +W")
    name = hale.you.active.attacks[0]

    duel.attack(name)
    hale.attack(name)

    assert duel.foe.active.damage == hale.foe.active.damage + 40


def test_submerged_feebas_takes_no_splash() -> None:
    duel = ex_table(f"{CHANSEY} | ex9-49", "base1-9 +L +L +L +L | base1-58", player="foe")

    duel.attack("Selfdestruct")

    assert duel.you.bench[0].damage == 0


def test_cursed_glare_bars_special_energy_from_the_active() -> None:
    duel = ex_table(f"{PIKACHU} | {CHANSEY}", "ex9-91", hand="base1-96, ex1-93, L")

    assert duel.refused("attach Double Colorless Energy to active")
    assert duel.can("attach Double Colorless Energy to bench 1")
    assert duel.can("attach Darkness Energy to active")


def test_lonesome_bars_trainers_but_not_supporters() -> None:
    duel = ex_table(f"{PIKACHU} dmg10 | {PIKACHU}", "ex10-7", hand="base1-94, ex1-89")

    assert duel.refused("play Potion")
    assert duel.can("play Professor Birch")


def test_intimidating_fang_bites_before_weakness() -> None:
    duel = ex_table("ex1-10", HITTER, player="foe")

    duel.attack("Jab")

    assert duel.you.active.damage == 20


def test_lazy_slaking_silences_powers_but_not_bodies() -> None:
    duel = ex_table(f"{PIKACHU} | ex1-5, ex1-22", "ex1-12", hand="L")
    benched = ex_table(f"{PIKACHU} | ex1-5", f"{CHANSEY} | ex1-12", hand="L")

    assert duel.refused("use Energy Draw of bench 1")
    assert benched.can("use Energy Draw of bench 1")


def test_primal_veil_bars_supporters_for_both() -> None:
    mine = ex_table("ex2-1", hand="ex1-89")
    theirs = ex_table(PIKACHU, "ex2-1", hand="ex1-89")

    assert mine.refused("play Professor Birch")
    assert theirs.refused("play Professor Birch")


def test_kecleon_takes_the_types_of_its_basic_energy() -> None:
    plain = ex_table("ex2-18 +base1-96")
    duel = ex_table("ex2-18 +R +W")

    assert plain.you.active.types == "C"
    assert set(duel.you.active.types) == {"R", "W"}


def test_power_pinchers_add_ten_before_weakness() -> None:
    weak = ex_table("ex3-3 +W +W +W", "base1-46>base1-24>base1-4")
    plain = ex_table("ex3-3 +W +W +W")

    weak.attack("Guillotine")
    plain.attack("Guillotine")

    assert weak.asked == "prize"
    assert plain.foe.active.damage == 60


def test_wonder_guard_fears_only_plain_basics() -> None:
    basic = ex_table("ex3-11", f"{ELECTABUZZ} +L +L", player="foe")
    evolved = ex_table("ex3-11", f"{RAICHU} +L +L +L +L", player="foe")
    ex = ex_table("ex3-11", MEW_EX, player="foe")

    basic.attack("Thundershock", flips="T")
    evolved.attack("Thunder", flips="H")
    ex.attack("Super Psy Bolt")

    assert basic.you.active.damage == 10
    assert evolved.you.active.damage == 0
    assert ex.you.active.damage == 0


def test_toxic_gas_of_muk_ex_silences_bodies_too() -> None:
    front = ex_table("ex3-96 | base1-4, ex8-103", f"{PIKACHU} | ex1-5", player="foe", foe_hand="L")
    back = ex_table("base1-4 | ex3-96, ex8-103", f"{PIKACHU} | ex1-5", player="foe", foe_hand="L")

    assert front.refused("use Energy Draw of bench 1")
    assert back.can("use Energy Draw of bench 1")
    assert front.you.bench[0].retreat == 3
    assert back.you.active.retreat == 0


def test_power_saver_waits_for_a_fourth_member() -> None:
    three = ex_table("ex4-3 +W +W | ex4-3, ex4-3")
    four = ex_table("ex4-3 +W +W | ex4-3, ex4-3", f"{CHANSEY} | ex4-3")

    assert three.refused("attack Aqua Trip")
    assert four.can("attack Aqua Trip")


def test_safeguard_stops_pokemon_ex_only() -> None:
    ex = ex_table("ex2-26", MEW_EX, player="foe").attack("Super Psy Bolt")
    basic = ex_table("ex2-26", HITTER, player="foe").attack("Jab")

    assert ex.you.active.damage == 0
    assert basic.you.active.damage == 20


def test_fiery_aura_doubles_the_burn() -> None:
    duel = ex_table("ex6-13", f"{CHANSEY} burned")

    duel.end_turn(flips="T")

    assert duel.foe.active.damage == 40


def test_energy_protection_stops_at_thirty() -> None:
    duel = ex_table("ex6-39 +G +base1-96 +base1-96", HITTER, player="foe")

    duel.attack("Special Punch")

    assert duel.you.active.damage == 10


def test_fast_feet_outrun_sleep_but_not_suction_cups() -> None:
    asleep = ex_table(f"ex5-33 +G +G asleep | {PIKACHU}")
    held = ex_table(f"ex5-33 +G +G | {PIKACHU}", "ex10-10")

    assert asleep.can("retreat")
    assert held.refused("retreat")


def test_rage_aura_lifts_the_colorless_cost_when_behind() -> None:
    behind = ex_table("ex15-97 +L", prizes=4, foe_prizes=3)
    even = ex_table("ex15-97 +L", prizes=4, foe_prizes=4)

    assert behind.can("attack Special Circuit")
    assert even.refused("attack Special Circuit")


def test_delta_aura_changes_a_cost_beside_latios_delta() -> None:
    beside = ex_table("ex11-8 +L +M +G | ex11-9")
    alone = ex_table("ex11-8 +L +M +G")

    assert beside.can("attack Extra Crush")
    assert alone.refused("attack Extra Crush")


def test_holon_veil_makes_pokemon_in_the_deck_delta() -> None:
    duel = table("ex", "Wall | ex15-1", hand="ex11-95, L", deck="L, base1-58, L")

    duel.play("Holon Researcher", answers=["Pikachu"])

    assert duel.you.hand == ["base1-58"]


@pytest.mark.parametrize(("bench", "drawn"), [("Wall", 3), ("ex15-1", 4)])
def test_holon_veil_makes_pokemon_in_the_discard_pile_delta(bench: str, drawn: int) -> None:
    duel = table("ex", f"Wall | {bench}", hand="ex13-85, base1-58", deck="6*L")

    duel.play("Holon Adventurer")

    assert len(duel.you.hand) == drawn


@pytest.mark.parametrize(("bench", "damage"), [("base1-58", 40), ("bw10-3", 30)])
def test_holon_veil_makes_nobody_delta_who_is_neither_basic_nor_evolution(
    bench: str, damage: int
) -> None:
    duel = table("xy", f"ex15-1 +R +R +R | {bench}", "Wall")

    duel.attack("Delta Circle")

    assert duel.foe.active.damage == damage


@pytest.mark.parametrize(("energy", "offered"), [("base5-17", False), ("base1-96", True)])
def test_chlorophyll_colours_only_what_provides_only_colorless(energy: str, offered: bool) -> None:
    """Two Grass from one Double Colorless Energy; one of any type from a Rainbow Energy."""
    duel = table("ex", f"ex14-28 +{energy} +R")

    assert duel.can("attack Toxic Sleep") is offered


@pytest.mark.parametrize(("foe_prizes", "can"), [(3, True), (6, False)])
def test_rage_aura_takes_off_the_colorless_that_a_foe_adds(foe_prizes: int, can: bool) -> None:
    duel = table("ex", "ex15-97 +L", "Wall | ex14-96", prizes=6, foe_prizes=foe_prizes)

    assert duel.can("attack Special Circuit") is can


def test_pure_body_asks_for_what_the_card_is_in_the_hand() -> None:
    duel = table("ex", "np-30", hand="ex1-95, W")

    duel.attach("ex1-95", to="active")

    assert (duel.you.active.energy, duel.you.discard) == (["ex1-95"], [])
