"""Trainer cards, Stadiums and Tools of the e-Card sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import (
    ARCANINE,
    CHANSEY,
    ELECTABUZZ,
    PIKACHU,
    RAICHU,
    ecard_table,
    table,
)


def test_memory_berry_lends_lower_attacks_and_goes_after_one() -> None:
    duel = ecard_table(f"{RAICHU} +ecard2-128 +L")

    duel.attack("Gnaw")

    assert duel.foe.active.damage == 10
    assert duel.you.discard == ["ecard2-128"]


def test_strength_charm_is_spent_only_when_damage_was_done() -> None:
    idle = ecard_table("base1-5 +G +ecard1-150").attack("Sing", flips="T")
    used = ecard_table(f"{ELECTABUZZ} +L +ecard1-150").attack("Thundershock", flips="T")

    assert idle.you.active.tools == ["ecard1-150"]
    assert used.foe.active.damage == 20
    assert used.you.discard == ["ecard1-150"]


@pytest.mark.rule("COND-20")
def test_strength_charm_is_spent_when_a_confused_pokemon_hits_itself() -> None:
    duel = ecard_table(f"{ELECTABUZZ} +L +ecard1-150 confused")

    duel.attack("Thundershock", flips="T")

    assert duel.you.active.damage == 30
    assert (duel.you.active.tools, duel.you.discard) == ([], ["ecard1-150"])


@pytest.mark.rule("COND-21")
def test_strength_charm_stays_where_confusion_is_no_attack() -> None:
    duel = table("ex", f"{ELECTABUZZ} +L +ex4-74 confused", CHANSEY)

    duel.attack("Thundershock", flips="T")

    assert duel.you.active.damage == 30
    assert duel.you.active.tools == ["ex4-74"]


def test_weakness_guard_lasts_through_the_foes_turn() -> None:
    duel = ecard_table(CHANSEY, "base1-7 +F +F +F", hand="ecard2-141")

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
    duel = ecard_table(f"{host} +{energy} | {PIKACHU}", hand=cube)

    assert not any(option.startswith("play") and "bench" in option for option in duel.options)
    duel.play(duel.options[0].removeprefix("play ").split(" (")[0])
    duel.attack(attack, flips="H" if attack == "Singe" else "")
    assert duel.foe.active.conditions == ({"burned"} if attack == "Singe" else {"confused"})
    assert duel.you.discard == [cube]


def test_lightning_cube_throws_all_lightning_and_flips_for_each() -> None:
    duel = ecard_table(f"{ELECTABUZZ} +L +L +L +G +ecard2-127")

    duel.attack("Discharge", flips="HTH")

    assert duel.foe.active.damage == 80
    assert duel.you.active.energy == ["G"]


def test_water_cube_splashes_anyone_for_twenty() -> None:
    duel = ecard_table("base3-10 +W +ecard2-140", f"{CHANSEY} | {ARCANINE}")

    duel.attack("Splatter", answers=["foe's bench 1"])

    assert duel.foe.bench[0].damage == 20


def test_metal_cube_may_drag_another_into_the_blow() -> None:
    duel = ecard_table("neo4-112 +M +ecard2-129", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Metal Reversal", answers=["yes"])

    assert duel.foe.active.name == "Pikachu"
    assert duel.foe.active.damage == 10
    assert duel.foe.bench[0].damage == 0


def test_time_shard_saves_two_energy_of_its_fallen_bearer() -> None:
    duel = ecard_table(
        f"{PIKACHU} +L +R +base1-96 +ecard2-135 dmg20 | {CHANSEY}",
        f"{ELECTABUZZ} +L +L",
        player="foe",
    )

    duel.attack("Thunderpunch", flips="H", answers=["yes", "L", "R"])

    assert sorted(duel.you.hand) == ["L", "R"]
    assert "base1-96" in duel.you.discard


def test_undersea_ruins_devolve_by_coin() -> None:
    duel = ecard_table(f"{RAICHU}", stadium="ecard2-138")

    duel.power("Undersea Ruins", flips="H")

    assert duel.you.active.name == "Pikachu"
    assert duel.you.discard == ["base1-14"]


def test_power_plant_trades_basic_energy_with_the_discard_pile() -> None:
    duel = ecard_table(hand="L", discard="R", stadium="ecard2-139")

    duel.power("Power Plant", answers=["R"])

    assert duel.you.hand == ["R"]
    assert duel.you.discard == ["L"]


def test_pokemon_park_heals_a_benched_pokemon_once_a_turn() -> None:
    duel = ecard_table(f"{PIKACHU} | {CHANSEY} dmg20", hand="L", stadium="ecard2-131")

    duel.attach("L", to="bench 1")

    assert duel.you.bench[0].damage == 10


@pytest.mark.parametrize(("flips", "mine", "theirs"), [("HH", 1, 0), ("TT", 0, 1), ("HT", 1, 1)])
def test_super_energy_removal_two_cuts_both_ways(flips: str, mine: int, theirs: int) -> None:
    duel = ecard_table(f"{PIKACHU} +L", f"{CHANSEY} +G", hand="ecard2-134")

    duel.play("Super Energy Removal 2", flips=flips)

    assert (len(duel.you.active.energy), len(duel.foe.active.energy)) == (mine, theirs)


def test_juggler_draws_three_or_five() -> None:
    one = ecard_table(PIKACHU, hand="ecard2-126, L, R").play("Juggler", answers=["L", "stop"])
    two = ecard_table(PIKACHU, hand="ecard2-126, L, R").play("Juggler", answers=["L", "R"])

    assert len(one.you.hand) == 4
    assert len(two.you.hand) == 5


def test_pokemon_reversal_chooses_before_it_flips() -> None:
    duel = ecard_table(PIKACHU, f"{CHANSEY} | {PIKACHU}, {ARCANINE}", hand="ecard1-146")

    duel.play("Pokémon Reversal", answers=["foe's bench 2"], flips="H")

    assert duel.foe.active.name == "Arcanine"


def test_town_volunteers_shuffle_five_back() -> None:
    duel = ecard_table(
        PIKACHU, hand="ecard2-136", discard="3*L, base1-14, base1-58, base1-94", deck="G"
    )

    duel.play("Town Volunteers")

    assert len(duel.you.deck) == 6
    assert duel.you.discard == ["base1-94"]


def test_seer_takes_only_the_basic_energy_among_six_cards() -> None:
    duel = table("ecard", "Wall", hand="ecard2-133", deck="G, Wall, R, Keg, W, Wall, L")

    duel.play("Seer")

    assert duel.you.hand == ["G", "R", "W"]


@pytest.mark.parametrize(("side", "front", "left"), [("H", "Bulbasaur", 0), ("T", "Pikachu", 1)])
def test_mirage_stadium_lets_a_coin_decide_on_a_retreat(side: str, front: str, left: int) -> None:
    duel = ecard_table(f"{PIKACHU} +L | base1-44", stadium="ecard3-132")

    duel.retreat(flips=side)

    assert duel.you.active.name == front
    assert len([each for each in (duel.you.active, *duel.you.bench) if each.energy]) == left
    assert duel.refused("retreat")


def test_a_buried_fossil_becomes_what_the_mysterious_one_does() -> None:
    duel = ecard_table("ecard3-47", hand="neo4-37, base1-30")

    duel.evolve("Dark Omanyte", on="active")

    assert duel.you.active.name == "Dark Omanyte"
    assert duel.refused("evolve Ivysaur on active")


@pytest.mark.parametrize(
    ("you", "power"),
    [
        ("Wall", "Radio Tower"),
        ("neo2-69", "[Observe]"),
        ("neo4-20", "Cunning"),
        ("ex7-9", "Cunning"),
    ],
)
def test_nobody_looks_at_an_empty_deck(you: str, power: str) -> None:
    full, empty = (
        table("ecard", you, stadium="neo4-95", deck=deck, foe_deck=deck) for deck in ("G, G", "")
    )

    assert (full.can(f"use {power}"), empty.can(f"use {power}")) == (True, False)
