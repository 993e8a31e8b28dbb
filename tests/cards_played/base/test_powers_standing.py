"""Pokémon Powers of the Base sets and their promos that work by themselves."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import (
    ARCANINE,
    BLASTOISE,
    CHANSEY,
    ELECTABUZZ,
    FOCUS_BAND,
    HITTER,
    PIKACHU,
    ecard_table,
)

GIOVANNIS_NIDORAN = "gym2-76"
GIOVANNIS_NIDOKING = "gym2-7"  # Stage 2


def test_strikes_back_returns_ten_whatever_the_attack_did() -> None:
    duel = ecard_table("base1-8", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="H")

    assert duel.you.active.damage == 40
    assert duel.foe.active.damage == 10


def test_strikes_back_sleeps_with_machamp() -> None:
    duel = ecard_table("base1-8 confused", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="H")

    assert duel.foe.active.damage == 0


def test_invisible_wall_stops_thirty_but_not_twenty() -> None:
    duel = ecard_table("base2-6", "base1-7 +F +F +F", player="foe")

    duel.attack("Special Punch").end_turn()

    assert duel.you.active.damage == 0
    duel.attack("Jab")
    assert duel.you.active.damage == 20


def test_thick_skinned_snorlax_is_not_paralyzed() -> None:
    duel = ecard_table("base2-11", "base1-20 +L +L", player="foe")

    duel.attack("Thundershock", flips="H")

    assert duel.you.active.damage == 10
    assert duel.you.active.conditions == set()


def test_retreat_aid_of_two_dodrio_takes_two_off() -> None:
    duel = ecard_table(f"{BLASTOISE} | base2-34, base2-34")

    assert duel.you.active.retreat == 1


def test_prehistoric_power_forbids_evolution_to_both_until_aerodactyl_sleeps() -> None:
    awake = ecard_table(f"{PIKACHU} | base3-1", hand="base1-14")
    asleep = ecard_table(f"base3-1 asleep | {PIKACHU}", hand="base1-14")
    theirs = ecard_table(f"{PIKACHU}", f"{CHANSEY} | base3-1", hand="base1-14")

    assert awake.refused("evolve Raichu on active")
    assert theirs.refused("evolve Raichu on active")
    assert asleep.can("evolve Raichu on bench 1")


def test_transform_makes_ditto_the_defender_with_energy_of_every_type() -> None:
    duel = ecard_table("base3-3 +G +G | base1-58", "base1-20")

    assert duel.you.active.hp == 70
    assert duel.you.active.types == "L"
    duel.attack("Thunderpunch", flips="H")
    assert duel.foe.active.damage == 40


def test_a_sleeping_ditto_is_only_ditto() -> None:
    duel = ecard_table("base3-3 +G +G asleep", "base1-20")

    assert duel.you.active.hp == 50
    assert duel.you.active.types == "C"


def test_transparency_flips_when_haunter_is_attacked() -> None:
    duel = ecard_table("base3-6", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HH")

    assert duel.you.active.damage == 0


def test_transparency_guards_a_benched_haunter_too() -> None:
    duel = ecard_table(f"{CHANSEY} | base3-6", "base3-7 +F +F", player="foe")

    duel.attack("Stretch Kick", flips="H")

    assert duel.you.bench[0].damage == 0


def test_kabuto_armor_halves_rounded_down() -> None:
    duel = ecard_table("base3-50", "base1-28 +R +R", player="foe")
    strong = ecard_table("base3-50", "base1-20 +L +L", player="foe")

    duel.attack("Flare")
    strong.attack("Thunderpunch", flips="T")

    assert duel.you.active.damage == 10
    assert strong.you.active.damage == 10


def test_sneak_attack_applies_weakness_on_the_bench_as_it_says() -> None:
    duel = ecard_table("base1-58 | base3-57", f"{CHANSEY} | base1-19", hand="base5-7")

    duel.evolve("Dark Golbat", answers=["yes", "foe's bench 1"])

    assert duel.foe.bench[0].damage == 20


def test_final_beam_counts_the_water_energy_it_died_with() -> None:
    duel = ecard_table(f"base5-8 +W +W dmg60 | {PIKACHU}", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HH")

    assert duel.foe.active.damage == 40


def test_final_beam_needs_heads() -> None:
    duel = ecard_table(f"base5-8 +W +W dmg60 | {PIKACHU}", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HT")

    assert duel.foe.active.damage == 0


def test_hay_fever_stops_trainers_of_both_players() -> None:
    mine = ecard_table(f"{PIKACHU} dmg20 | base5-13", hand="base1-94")
    theirs = ecard_table(f"{PIKACHU} dmg20", f"{CHANSEY} | base5-13", hand="base1-94")
    asleep = ecard_table(f"{PIKACHU} dmg20", "base5-13 asleep", hand="base1-94")

    assert mine.refused("play Potion")
    assert theirs.refused("play Potion")
    assert asleep.can("play Potion")


@pytest.mark.parametrize(("flips", "damage"), [("T", 20), ("H", 0)])
def test_sinkhole_waits_for_a_retreat(flips: str, damage: int) -> None:
    duel = ecard_table(f"{PIKACHU} +L | base1-7", f"{CHANSEY} | base5-6")

    duel.retreat(flips=flips)

    assert duel.you.active.name == "Hitmonchan"
    assert duel.you.bench[0].damage == damage


def test_frenzy_adds_thirty_while_confused() -> None:
    duel = ecard_table("base5-43 +F +F +F confused", ARCANINE)
    name = duel.you.active.attacks[0]
    calm = ecard_table("base5-43 +F +F +F", ARCANINE).attack(name)

    duel.attack(name, flips="H")

    assert duel.foe.active.damage == calm.foe.active.damage + 30


def test_summon_minions_brings_two_basics_from_the_deck() -> None:
    duel = ecard_table("base1-26>base5-33", hand="base5-5", deck="L, base1-58, base1-46, base1-14")

    duel.evolve("Dark Dragonite", answers=["Pikachu", "Charmander"])

    assert [mon.name for mon in duel.you.bench] == ["Pikachu", "Charmander"]


def test_ditto_loses_the_copy_under_goop_gas() -> None:
    duel = ecard_table("base3-3 +G +G", ELECTABUZZ, hand="base5-78")

    duel.play("Goop Gas Attack")

    assert duel.you.active.hp == 50
    assert duel.refused("attack Thunderpunch")


def test_ditto_does_not_evolve_as_the_card_it_copies() -> None:
    duel = ecard_table("base3-3", PIKACHU, hand="base1-14")

    assert duel.refused("evolve Raichu on active")


def test_invisible_wall_stops_the_own_selfdestruct_only_from_thirty() -> None:
    duel = ecard_table("base1-9 +L +L +L +L | base2-6", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Selfdestruct")

    assert duel.you.bench[0].damage == 20


def test_strikes_back_also_answers_a_killing_blow() -> None:
    duel = ecard_table(f"base1-8 dmg90 | {PIKACHU}", HITTER, player="foe")

    duel.attack("Jab")

    assert duel.foe.active.damage == 10


def test_bolt_carries_entei_and_its_cards_into_the_deck() -> None:
    duel = ecard_table(f"basep-34 +R | {PIKACHU}", f"{ELECTABUZZ} +L", player="foe", deck="G, G")

    duel.attack("Thundershock", flips="HT")

    assert duel.you.active.name == "Pikachu"
    assert {"basep-34", "R"} <= set(duel.you.deck + duel.you.hand)
    assert duel.foe.prizes_left == 6


@pytest.mark.parametrize(
    ("flips", "asked", "active"),
    [("HH", "main", "Pikachu"), ("HT", "main", "Entei"), ("T", "prize", "")],
)
def test_bolt_waits_for_the_focus_band(flips: str, asked: str, active: str) -> None:
    row = f"basep-34 dmg70 +{FOCUS_BAND} | {PIKACHU}"
    duel = ecard_table(row, "base1-7 +F +F +F", player="foe", deck="G, G")

    duel.attack("Jab", flips=flips)

    assert duel.asked == asked
    assert [one.name for one in duel.you.actives] == ([active] if active else [])


def test_neutral_shield_stops_evolved_pokemon_only() -> None:
    basic = ecard_table("basep-47", "base1-20 +L +L", player="foe")
    evolved = ecard_table("basep-47", f"{PIKACHU}>base1-14 +L +L +L +L", player="foe")

    basic.attack("Thundershock", flips="T")
    evolved.attack("Thunder", flips="H")

    assert basic.you.active.damage == 10
    assert evolved.you.active.damage == 0


def test_prehistoric_power_stops_a_trainer_that_lays_an_evolution_card() -> None:
    hand = f"base1-76, {GIOVANNIS_NIDOKING}"
    free = ecard_table(GIOVANNIS_NIDORAN, hand=hand)
    stopped = ecard_table(GIOVANNIS_NIDORAN, f"{CHANSEY} | base3-1", hand=hand)

    free.play("Pokémon Breeder")

    assert free.you.active.name == "Giovanni's Nidoking"
    assert stopped.refused("play Pokémon Breeder")


@pytest.mark.parametrize(("flip", "active"), [("H", "base3-6"), ("T", CHANSEY)])
def test_transparency_may_stop_an_attack_that_only_switches(flip: str, active: str) -> None:
    duel = scenario("ecard", "ecard2-52 +M", f"base3-6 | {CHANSEY}")

    duel.attack("Attract", flips=flip)

    assert duel.foe.active.id == active


@pytest.mark.parametrize(
    ("rules", "left"), [pytest.param("ecard", 10, marks=pytest.mark.rule("COND-20")), ("ex", 0)]
)
def test_frenzy_counts_once_against_itself(rules: str, left: int) -> None:
    duel = scenario(rules, "base2-55>base5-43 +F +F confused | base1-58", CHANSEY)

    duel.attack("Frenzied Attack", flips="T")

    primeape = [one for one in duel.you.actives if one.id == "base5-43"]
    assert sum(one.hp_left for one in primeape) == left


@pytest.mark.rule("CARD-BABY-5")
def test_prehistoric_power_keeps_evolution_cards_in_hand_and_lets_a_baby_grow() -> None:
    duel = ecard_table(f"neo1-12 | {PIKACHU}", "base3-1", hand="base1-58, base1-14", turn=5)

    assert duel.can("evolve Pikachu (base1-58) on active")
    assert not any("base1-14" in option for option in duel.options)


@pytest.mark.parametrize(("foe", "can"), [("base3-1", False), (CHANSEY, True)])
def test_prehistoric_power_stops_the_breeder_too(foe: str, can: bool) -> None:
    duel = ecard_table("base1-46", foe, hand="base1-4, base1-76", turn=5)

    assert duel.can("play base1-76") is can
