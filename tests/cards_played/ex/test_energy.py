"""Special Energy of the EX sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import (
    CHANSEY,
    ELECTABUZZ,
    HITTER,
    PIKACHU,
    RAICHU,
    ecard_table,
    ex_table,
    harm,
    table,
)

DARK_GOLBAT = "base5-7"  # Sneak Attack: 10 to one of theirs when it is played
DARK_CROBAT = "neo4-2"  # Surprise Bite: 20, ignoring Weakness


def test_darkness_energy_helps_the_dark_before_weakness() -> None:
    dark = ex_table("ex1-10 +ex1-93 +G +G").attack("Shakedown", flips="T")
    plain = ex_table(f"{PIKACHU} +ex1-93").attack("Gnaw")

    assert dark.foe.active.damage == 50
    assert plain.foe.active.damage == 10


def test_metal_energy_shields_only_metal() -> None:
    metal = ex_table("ex8-9 +ex1-94", HITTER, player="foe").attack("Jab")
    plain = ex_table(f"{CHANSEY} +ex1-94", f"{ELECTABUZZ} +L", player="foe")

    plain.attack("Thundershock", flips="T")

    assert metal.you.active.damage == 10
    assert plain.you.active.damage == 10


def test_rainbow_energy_puts_a_counter_from_the_hand() -> None:
    duel = ex_table("base1-28 +R", hand="ex1-95")

    duel.attach("Rainbow Energy")

    assert duel.you.active.damage == 10


def test_multi_energy_pales_beside_another_special_energy() -> None:
    alone = ex_table("base1-28 +G +ex2-93")
    paired = ex_table("base1-28 +base1-96 +ex2-93")

    assert alone.can("attack Flare")
    assert paired.refused("attack Flare")


def test_aqua_energy_serves_aqua_for_a_turn() -> None:
    duel = ex_table("ex4-3 | ex4-3, ex4-3", f"{CHANSEY} | ex4-3", hand="ex4-86")
    plain = ex_table(hand="ex4-86")

    duel.attach("Aqua Energy", to="active")

    assert plain.refused("attach Aqua Energy to active")
    duel.attack("Aqua Trip", flips="H")
    assert duel.foe.active.damage == 10
    assert duel.you.discard == ["ex4-86"]


@pytest.mark.parametrize(("energy", "damage"), [("ex4-88", 30), ("ex9-87", 20)])
def test_double_rainbow_energy_dulls_the_blow_after_or_before_weakness(
    energy: str, damage: int
) -> None:
    duel = ex_table(f"{RAICHU} +{energy} +L +L", "base1-25 | base1-58")

    duel.attack("Agility", flips="T")

    assert duel.foe.active.damage == damage


def test_double_rainbow_energy_refuses_basics_and_pokemon_ex() -> None:
    basic = ex_table(hand="ex4-88")
    ex = ex_table("ex6-85>ex6-107", hand="ex4-88")
    evolved = ex_table(RAICHU, hand="ex4-88")

    assert basic.refused("attach Double Rainbow Energy to active")
    assert ex.refused("attach Double Rainbow Energy to active")
    assert evolved.can("attach Double Rainbow Energy to active")


def test_scramble_energy_gives_three_when_behind() -> None:
    even = ex_table(f"{RAICHU} +ex8-95")
    behind = ex_table(f"{RAICHU} +ex8-95", prizes=4, foe_prizes=3)

    assert even.refused("attack Agility")
    assert behind.can("attack Agility")


def test_scramble_energy_falls_off_a_devolved_pokemon() -> None:
    duel = ex_table(f"{RAICHU} +ex8-95", hand="base1-72")

    duel.play("Devolution Spray")

    assert duel.you.active.energy == []
    assert "ex8-95" in duel.you.discard


def test_heal_energy_mends_but_not_pokemon_ex() -> None:
    plain = ex_table(f"{PIKACHU} dmg20 poisoned", hand="ex8-94").attach("Heal Energy")
    ex = ex_table("ex13-100 dmg20 poisoned", hand="ex8-94").attach("Heal Energy")

    assert (plain.you.active.damage, plain.you.active.conditions) == (10, set())
    assert (ex.you.active.damage, ex.you.active.conditions) == (20, {"poisoned"})


def test_r_energy_pays_two_dark_and_adds_ten() -> None:
    duel = ex_table("ex8-104 +G", f"{CHANSEY} | {PIKACHU}")
    dark = ex_table("neo4-7 +R +ex7-95")

    dark.attack("Dark Fire")

    assert duel.refused("attack Darkness Blast")
    assert dark.foe.active.damage == 60
    assert dark.you.discard == ["ex7-95"]


def test_r_energy_stays_for_one_turn_on_dark_pokemon() -> None:
    duel = ex_table("base3-57>base5-7 +G", hand="ex7-95")
    plain = ex_table(hand="ex7-95")

    duel.attach("R Energy", to="active")

    assert plain.refused("attach R Energy to active")
    duel.end_turn()
    assert duel.you.discard == ["ex7-95"]


def test_dark_metal_energy_is_one_of_two() -> None:
    dark = ex_table("ex7-46 +ex7-94 +ex7-94")

    assert dark.can("attack Snatch and Run")
    assert ex_table("ex13-15 +ex7-94 +ex7-94 +G").can("attack Metallic Thunder")


def test_cyclone_energy_blows_the_defender_away() -> None:
    duel = ex_table(PIKACHU, f"{CHANSEY} | {PIKACHU}, {ELECTABUZZ}", hand="ex10-99")

    duel.attach("Cyclone Energy", to="active")

    assert duel.chooser == "foe"
    duel.answer("bench 2")
    assert duel.foe.active.name == "Electabuzz"


def test_holon_energy_ff_lifts_weakness_with_fire() -> None:
    with_fire = ex_table(f"{PIKACHU} +ex11-104 +R", HITTER, player="foe").attack("Jab")
    without = ex_table(f"{CHANSEY} +ex11-104", HITTER, player="foe").attack("Jab")

    assert with_fire.you.active.damage == 20
    assert without.you.active.damage == 40


def test_holon_energy_gl_guards_from_conditions_with_grass() -> None:
    duel = ex_table(f"{PIKACHU} +ex15-85 +G", f"{ELECTABUZZ} +L", player="foe")

    duel.attack("Thundershock", flips="H")

    assert duel.you.active.conditions == set()
    assert duel.you.active.damage == 10


def test_holon_energy_wp_frees_the_retreat_with_psychic() -> None:
    assert ex_table(f"{PIKACHU} +ex15-86 +P").you.active.retreat == 0
    assert ex_table(f"{PIKACHU} +ex15-86 +W").you.active.retreat == 1


def test_delta_rainbow_energy_shines_on_deltas_only() -> None:
    delta = ex_table("ex13-15 +ex13-98 +ex13-98 +G")
    plain = ex_table("base1-28 +G +ex13-98")

    assert delta.can("attack Metallic Thunder")
    assert plain.refused("attack Flare")


def test_holons_magneton_serves_as_two_energy_and_sends_one_back() -> None:
    duel = ex_table("base1-28 +G", hand="ex11-22")
    bare = ex_table("base1-28", hand="ex11-22")

    duel.attach("Holon's Magneton", to="active")

    assert not [option for option in bare.options if option.startswith("attach")]
    assert duel.you.hand == ["G"]
    assert duel.you.active.energy == ["ex11-22"]
    duel.attack("Flare")
    assert duel.foe.active.damage == 20


def test_metal_energy_of_attacks_alone_leaves_the_damage_of_a_power() -> None:
    duel = ecard_table(DARK_GOLBAT, "neo4-112 +ex1-94", hand=DARK_CROBAT)

    duel.evolve("Dark Crobat", answers=["yes"])

    assert duel.foe.active.damage == 20


@pytest.mark.parametrize(
    ("energy", "damage"),
    [("ex4-88", 40), ("ex9-87", 40), ("ex14-88", 40), ("pop5-4", 40), ("base1-96", 50)],
)
def test_double_rainbow_energy_weakens_an_attack_that_passes_over_effects(
    energy: str, damage: int
) -> None:
    duel = table("ex", f"Tower>ex7-18 +L +{energy}")

    duel.attack("Swift")

    assert duel.foe.active.damage == damage


def test_old_holon_energy_wp_stops_powers_too() -> None:
    bare = table("ex", "ex7-3", "Wall +W").power("Black Beam")
    held = table("ex", "ex7-3", "Wall +W +ex11-106").power("Black Beam")

    assert (harm(bare.foe), harm(held.foe)) == ("0 poisoned", "0")
