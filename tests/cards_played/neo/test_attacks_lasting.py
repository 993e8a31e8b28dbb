"""Lasting effects of attacks of the Neo sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import (
    ARCANINE,
    CHANSEY,
    ELECTABUZZ,
    PIKACHU,
    ecard_table,
    rarest_table,
    table,
)

GUST_OF_WIND = "base1-93"


def test_fly_does_nothing_on_tails_and_hides_its_user_on_heads() -> None:
    missed = ecard_table("neo1-16 +G +G +G").attack("Fly", flips="T")
    duel = ecard_table("neo1-16 +G +G +G", "base1-20 +L +L")

    duel.attack("Fly", flips="H")
    duel.attack("Thunderpunch", flips="H")

    assert missed.foe.active.damage == 0
    assert duel.foe.active.damage == 30
    assert duel.you.active.damage == 0


def test_scary_face_forbids_attack_and_retreat_for_one_turn() -> None:
    duel = ecard_table("neo1-75 +G", "base1-20 +L +L +L | base1-58")

    duel.attack("Scary Face", flips="H")

    assert duel.refused("attack Thundershock")
    assert duel.refused("retreat")
    duel.end_turn().end_turn()
    assert duel.can("attack Thundershock")
    assert duel.can("retreat")


def test_leer_ends_when_its_user_leaves_the_active_place() -> None:
    duel = ecard_table("neo1-56 +R | base1-58", "base1-20 +L +L", foe_hand="base1-93")

    duel.attack("Leer", flips="H")

    assert duel.refused("attack Thundershock")
    duel.play("Gust of Wind")
    assert duel.can("attack Thundershock")


def test_jaw_clamp_holds_against_retreat_and_against_a_switch() -> None:
    duel = ecard_table("neo1-31 +W +W +W", f"{CHANSEY} +G | base1-58", foe_hand="base1-95")

    duel.attack("Jaw Clamp")

    assert duel.foe.active.damage == 30
    assert duel.refused("retreat")
    if duel.can("play Switch"):
        duel.play("Switch")
    assert duel.foe.active.name == "Chansey"
    duel.end_turn().end_turn()
    assert duel.can("retreat")


def test_screech_adds_twenty_until_the_end_of_the_next_own_turn() -> None:
    duel = ecard_table("neo1-31 +W +W +W")

    duel.attack("Screech").end_turn()
    duel.attack("Jaw Clamp")

    assert duel.foe.active.damage == 50
    duel.end_turn()
    duel.attack("Jaw Clamp")
    assert duel.foe.active.damage == 80


def test_poison_bind_poisons_and_on_heads_roots_the_defender() -> None:
    duel = ecard_table("neo4-17 +G +G +G", f"{CHANSEY} +G | base1-58")

    duel.attack("Poison Bind", flips="H")

    assert duel.foe.active.damage == 40
    assert duel.foe.active.conditions == {"poisoned"}
    assert duel.refused("retreat")


def test_endure_leaves_ten_hp() -> None:
    duel = ecard_table("neo1-43 +F", "base1-16 +L +L +L +L")

    duel.attack("Endure", flips="H")
    duel.attack("Thunderbolt")

    assert duel.you.active.hp_left == 10


def test_armor_up_flips_at_the_moment_of_the_knock_out() -> None:
    duel = ecard_table("neo4-35 +G", "base1-16 +L +L +L +L")

    duel.attack("Armor Up")
    duel.attack("Thunderbolt", flips="H")

    assert duel.you.active.hp_left == 10


def test_counter_gives_back_what_wobbuffet_took() -> None:
    duel = ecard_table("neo2-16 +P", ARCANINE + " +R +R +G")

    duel.attack("Counter")
    duel.attack("Flamethrower", flips="H")

    assert duel.you.active.damage == 50
    assert duel.foe.active.damage == 50


def test_secrete_poison_poisons_the_attacker_and_stings_its_bench() -> None:
    duel = ecard_table("neo2-41 +G +G", "base1-7 +F +F +F | base1-58, base1-25")

    duel.attack("Secrete Poison")
    duel.attack("Jab")

    assert duel.foe.active.conditions == {"poisoned"}
    assert [mon.damage for mon in duel.foe.bench] == [10, 10]


def test_crushing_earth_rests_its_user_even_after_tails() -> None:
    duel = ecard_table("neo4-112 +M +M +F +F")

    duel.attack("Crushing Earth", flips="T").end_turn()

    assert duel.foe.active.damage == 0
    assert duel.refused("attack Crushing Earth")
    duel.end_turn().end_turn()
    assert duel.can("attack Crushing Earth")


def test_flash_touch_shields_the_new_active_from_conditions() -> None:
    duel = ecard_table("neo4-24 +G | base1-58", "base1-20 +L +L")

    duel.attack("Flash Touch")
    duel.attack("Thundershock", flips="H")

    assert duel.you.active.name == "Pikachu"
    assert duel.you.active.damage == 10
    assert duel.you.active.conditions == set()


def test_pulse_guard_stops_thirty_and_lets_twenty_through() -> None:
    soft = ecard_table("neo4-48 +L", "base1-28 +R +R").attack("Pulse Guard").attack("Flare")
    hard = ecard_table("neo4-48 +L", f"{ELECTABUZZ} +L +L").attack("Pulse Guard")

    hard.attack("Thunderpunch", flips="T")

    assert soft.you.active.damage == 20
    assert hard.you.active.damage == 0


def test_freeze_lasts_until_the_defender_leaves_the_active_place() -> None:
    duel = ecard_table(
        "neo1-44 +W +W", f"{ELECTABUZZ} +L +L | {PIKACHU}", foe_hand="base1-95, base1-95"
    )

    duel.attack("Freeze", flips="H")

    assert duel.refused("attack Thundershock")
    duel.end_turn().end_turn()
    assert duel.refused("attack Thundershock")
    duel.play("Switch").play("Switch")
    assert duel.can("attack Thundershock")


def test_mean_look_ends_when_murkrow_goes() -> None:
    duel = ecard_table(f"neo1-24 +D | {PIKACHU}", f"{CHANSEY} +G +G | {PIKACHU}", hand="base1-95")

    duel.attack("Mean Look")

    assert duel.refused("retreat")
    duel.end_turn().play("Switch").end_turn()
    assert duel.can("retreat")


def test_amnesia_blocks_only_the_chosen_attack() -> None:
    duel = ecard_table("neo1-82 +W", f"{ELECTABUZZ} +L +L")

    duel.attack("Amnesia", answers=["Thunderpunch"])

    assert duel.refused("attack Thunderpunch")
    assert duel.can("attack Thundershock")


def test_ice_pillar_guards_the_bench_while_dewgong_stands() -> None:
    duel = ecard_table(f"neo4-45 +W +W +W | {PIKACHU}", "base3-7 +F +F")

    duel.attack("Ice Pillar")
    duel.attack("Stretch Kick")

    assert duel.you.bench[0].damage == 0


def test_growl_dulls_the_defender_against_chikorita() -> None:
    duel = ecard_table("neo1-54 +G", "base1-26 +G")

    duel.attack("Growl")
    duel.attack("Pound")

    assert duel.you.active.damage == 0


def test_clamping_jaw_lets_go_when_the_one_that_bites_goes_to_the_bench() -> None:
    foe = f"{CHANSEY} +G +G | {PIKACHU}"
    duel = ecard_table(f"neo4-32 +W +W | {PIKACHU}", foe, foe_hand=GUST_OF_WIND)

    duel.attack("Clamping Jaw")

    assert duel.refused("retreat")
    duel.play("Gust of Wind")
    assert duel.can("retreat")


UMBREON = "neo2-32 +D +D +D"


@pytest.mark.rule("RETREAT-09")
def test_pursuit_strikes_one_that_only_tries_to_retreat() -> None:
    duel = ecard_table(UMBREON, f"{CHANSEY} confused +G | {PIKACHU}")

    duel.attack("Pursuit").retreat(flips="T")

    assert duel.foe.active.name == "Chansey"
    assert duel.foe.active.damage == 40


@pytest.mark.rule("ATTACK-12")
def test_pursuit_is_shaken_off_by_evolving() -> None:
    duel = ecard_table(UMBREON, f"{PIKACHU} +L | {CHANSEY}", foe_hand="base1-14")
    same = ecard_table(UMBREON, f"{CHANSEY} +L | {PIKACHU}")

    duel.attack("Pursuit").evolve("Raichu", on="active").retreat()
    same.attack("Pursuit").retreat()

    assert [mon.damage for mon in duel.foe.bench] == [30]
    assert [mon.damage for mon in same.foe.bench] == [40]


def test_mean_look_does_not_come_back_with_murkrow() -> None:
    bench = ", ".join([PIKACHU] * 2)
    duel = ecard_table(
        f"neo1-24 +D | {bench}",
        f"{CHANSEY} +G +G | {PIKACHU}",
        hand="base1-95, base1-95",
    )

    duel.attack("Mean Look").end_turn()
    duel.play("Switch", answers=["bench 1"]).play("Switch", answers=["Murkrow"]).end_turn()

    assert duel.you.active.name == "Murkrow"
    assert duel.can("retreat")


def test_lock_on_turns_the_tails_of_electric_bolt() -> None:
    duel = rarest_table("neo2-7 +L +L")

    duel.attack("Lock-on").end_turn()
    duel.attack("Electric Bolt", flips="TT")

    assert duel.foe.active.damage == 50
    assert duel.foe.active.conditions == {"paralyzed"}


def test_a_char_counter_burns_on_tails_after_every_turn() -> None:
    duel = rarest_table("neo1-47 +R +R +R")

    duel.attack("Char", flips="HT")

    assert duel.foe.active.damage == 50
    duel.end_turn(flips="H")
    assert duel.foe.active.damage == 50


def test_dark_tentacle_lets_a_power_evolve_the_defender() -> None:
    duel = table("ex", "neo4-19 +W +W +W", "ex2-20", foe_hand="base1-58")
    duel.attack("Dark Tentacle")

    duel.power("Baby Evolution")

    assert duel.foe.active.name == "Pikachu"


@pytest.mark.parametrize(("tied", "name"), [(True, "Eevee"), (False, "Jolteon")])
def test_dark_tentacle_stops_a_trainer_that_evolves(tied: bool, name: str) -> None:
    duel = table("ex", "neo4-19 +W +W +W", "base2-51", foe_hand="ex2-89", foe_deck="L, base2-4, L")
    if tied:
        duel.attack("Dark Tentacle")
    else:
        duel.end_turn()

    duel.play("Wally's Training", answers=[] if tied else ["Jolteon"])

    assert duel.foe.active.name == name


def test_reflect_shield_turns_the_blow_away_on_heads() -> None:
    duel = ecard_table("neo4-109 +P +L", f"{ELECTABUZZ} +L +L")

    duel.attack("Reflect Shield")
    duel.attack("Thunderpunch", flips="HH")

    assert duel.you.active.damage == 0
    assert duel.foe.active.damage == 20


@pytest.mark.parametrize(("flip", "stays"), [("H", True), ("T", False)])
def test_defense_curl_holds_against_the_damage_of_a_power(flip: str, stays: bool) -> None:
    duel = scenario("ecard", f"neo1-66 +W | {CHANSEY}", "neo1-22")  # Marill, weak to Lightning

    duel.attack("Defense Curl", flips=f"H{flip}")  # the first for the Baby
    duel.power("Playful Punch", flips="H")

    assert ("neo1-66" in [m.id for m in duel.you.actives]) == stays
