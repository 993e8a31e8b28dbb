"""Poké-Bodies of the EX sets that react to events."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import (
    CHANSEY,
    CORNER_CARDS,
    ELECTABUZZ,
    HITTER,
    PIKACHU,
    RAICHU,
    ex_table,
    table,
)

LUDICOLO = "ex2-7"  # 90 HP, removes 1 damage counter from itself between turns


def test_rough_skin_answers_with_two_counters() -> None:
    duel = ex_table("ex1-22", HITTER, player="foe")

    duel.attack("Jab")

    assert duel.foe.active.damage == 20


@pytest.mark.parametrize(("flips", "damage"), [("H", 10), ("T", 40)])
def test_hard_cocoon_may_soften_by_thirty(flips: str, damage: int) -> None:
    duel = ex_table("ex1-26", HITTER, player="foe")

    duel.attack("Special Punch", flips=flips)

    assert duel.you.active.damage == damage


def test_natural_remedy_heals_once_a_turn() -> None:
    duel = ex_table("ex1-23 dmg30 | ex1-13", hand="W, W")

    duel.attach("W", to="active").power("Water Call")

    assert duel.you.active.energy == ["W", "W"]
    assert duel.you.active.damage == 20


def test_rain_dish_heals_between_turns() -> None:
    duel = ex_table(f"{PIKACHU} | ex2-7 dmg30")

    duel.end_turn()

    assert duel.you.bench[0].damage == 20


def test_primal_lock_strips_tools_when_aerodactyl_ex_evolves() -> None:
    duel = ex_table("ex2-91", f"{CHANSEY} +ex1-85", hand="ex2-94", foe_hand="ex1-84")

    duel.evolve("Aerodactyl ex").end_turn()

    assert duel.foe.active.tools == []
    assert duel.refused("play Lum Berry")


def test_primal_lock_strips_tools_however_aerodactyl_ex_arrives() -> None:
    duel = ex_table(PIKACHU, f"{CHANSEY} +ex1-85", hand="ex13-86", deck="G, ex2-94")

    duel.play("Holon Fossil", flips="H", answers=["Aerodactyl ex"])

    assert duel.you.bench[0].name == "Aerodactyl ex"
    assert duel.foe.active.tools == []


def test_sand_guard_flips_for_twenty_less() -> None:
    duel = ex_table("ex3-15", HITTER, player="foe")

    duel.attack("Special Punch", flips="H")

    assert duel.you.active.damage == 20


def test_conductivity_of_two_ampharos_ex_is_one_counter() -> None:
    duel = ex_table(PIKACHU, f"{CHANSEY} | ex3-89, ex3-89", hand="L")

    duel.attach("L")

    assert duel.you.active.damage == 10


@pytest.mark.parametrize(("flips", "damage"), [("T", 30), ("H", 50)])
def test_rest_up_heals_only_a_snorlax_that_sleeps_on(flips: str, damage: int) -> None:
    duel = ex_table("ex6-15 asleep dmg50")

    duel.end_turn(flips=flips)

    assert duel.you.active.damage == damage


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
    duel = ex_table(mime, HITTER, player="foe")

    duel.attack(attack)

    assert duel.you.active.damage == damage


def test_fluff_guards_a_hurt_benched_swablu() -> None:
    duel = ex_table(f"{CHANSEY} | ex8-79 dmg10", "base3-7 +F +F", player="foe")

    duel.attack("Stretch Kick", flips="H")

    assert duel.you.bench[0].damage == 10


def test_psychic_protector_trades_cards_for_damage() -> None:
    duel = ex_table("ex16-94", HITTER, player="foe", hand="L, R, W")

    duel.attack("Special Punch", answers=["yes", "L", "R", "stop"])

    assert len([card for card in duel.you.discard if card in ("L", "R")]) == 2
    assert duel.you.active.damage == 0


def test_metal_gravity_weighs_on_a_healthy_deserter() -> None:
    hale = ex_table(f"{CHANSEY} +G | {PIKACHU}", f"{PIKACHU} | ex16-98").retreat()
    frail = ex_table(f"{PIKACHU} +G dmg10 | {CHANSEY}", f"{PIKACHU} | ex16-98").retreat()

    assert hale.you.bench[0].damage == 30
    assert frail.you.bench[0].damage == 10


def test_body_odor_finds_bodies_on_the_whole_other_side() -> None:
    duel = ex_table("ex11-33", f"{CHANSEY} | ex1-22, {PIKACHU}")

    duel.end_turn()

    assert [mon.damage for mon in duel.foe.bench] == [10, 0]


def test_silver_sparkle_returns_an_energy_of_the_attacker() -> None:
    duel = ex_table("ex10-105", f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HH")

    assert duel.foe.active.energy == ["L"]
    assert "L" in duel.foe.hand


def test_darkest_impulse_stings_evolution_once_a_turn() -> None:
    duel = ex_table(f"{PIKACHU} | {PIKACHU}", f"{CHANSEY} | ex7-2", hand="base1-14, base1-14")

    duel.evolve("Raichu", on="active").evolve("Raichu", on="bench 1")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [20, 0]


def test_darkest_impulse_waits_for_an_evolution_card() -> None:
    held = "ex14-53, base1-14"
    duel = ex_table(f"ex5-37 dmg30 | {PIKACHU}", f"{CHANSEY} | ex7-2", hand=held)

    duel.power("Baby Evolution").evolve("Raichu", on="bench 1")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [0, 20]


def test_sand_damage_wears_benched_basics_down() -> None:
    duel = ex_table("ex7-20", f"{CHANSEY} | {PIKACHU}, {RAICHU}")

    duel.end_turn()

    assert [mon.damage for mon in duel.foe.bench] == [10, 0]
    assert duel.foe.active.damage == 0


def test_acid_sampler_drips_on_the_defender() -> None:
    duel = ex_table("ex6-17")

    duel.end_turn()

    assert duel.foe.active.damage == 10


def test_dark_eyes_punish_the_use_of_a_power() -> None:
    duel = ex_table(f"{PIKACHU} | ex1-5", f"{CHANSEY} | ex14-97", hand="L")

    duel.power("Energy Draw", answers=["2"])

    assert duel.you.bench[0].damage == 20


@pytest.mark.rule("BETWEEN-06", "BETWEEN-07")
def test_rain_dish_goes_before_the_poison_if_its_player_likes() -> None:
    row = f"{LUDICOLO} dmg80 poisoned | Wall"
    now = scenario("ex", row, "Wall", cards=CORNER_CARDS)
    later = scenario("ex", row, "Wall", cards=CORNER_CARDS)

    now.end_turn(answers=["yes"])
    later.end_turn(answers=["no"])

    assert (now.asked, now.you.active.damage) == ("main", 80)
    assert (later.asked, later.chooser) == ("prize", "foe")


def test_rain_dish_asks_nothing_where_nothing_else_happens_between_turns() -> None:
    duel = scenario("ex", f"Wall | {LUDICOLO} dmg30", "Wall", cards=CORNER_CARDS)

    duel.end_turn()

    assert (duel.asked, duel.player) == ("main", "foe")
    assert duel.you.bench[0].damage == 20


@pytest.mark.parametrize(
    ("attacker", "attack", "flips", "condition"),
    [
        ("base1-17 +G +G +G", "Poison Sting", "H", "poisoned"),
        ("ecard1-28 +R +R +R +R", "Super Singe", "HHH", "burned"),
    ],
)
def test_mirror_coat_gives_a_condition_back(
    attacker: str, attack: str, flips: str, condition: str
) -> None:
    duel = scenario("ex", attacker, "ex8-29")

    duel.attack(attack, flips=flips)

    assert condition in duel.you.active.conditions


def test_chain_of_events_needs_a_second_active() -> None:
    duel = scenario("ex", f"hgss2-44 +P dmg20 | ex3-8 +L dmg20, {CHANSEY}", CHANSEY)

    duel.attack("Reaction", answers=["yes", "bench 1"])

    assert (duel.player, duel.asked) == ("foe", "main")


def test_primal_lock_strips_tools_again_as_soon_as_it_works_again() -> None:
    duel = ex_table(f"ecard3-1 | {PIKACHU}", "ex2-91>ex2-94", hand="ex1-84")

    duel.power("Ancient Wind")
    duel.play("Lum Berry", to="bench 1")

    assert duel.you.bench[0].tools == ["ex1-84"]
    duel.end_turn()
    assert duel.you.bench[0].tools == []


def test_a_focus_band_is_kept_where_its_pokemon_stays_anyway() -> None:
    duel = table("ex", "ex7-57 +neo1-86", "Cannon", player="foe")

    duel.attack("Blast", flips="H")

    assert (duel.you.active.damage, duel.you.active.tools) == (20, ["neo1-86"])


def test_mirror_coat_answers_poison_that_comes_at_the_end_of_the_own_turn() -> None:
    duel = table("ex", "ex8-66", "ex4-18 +W +W", player="foe").attack("Slow-Acting Poison")

    duel.end_turn()

    assert "poisoned" in duel.you.active.conditions & duel.foe.active.conditions
