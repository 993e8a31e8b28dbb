"""Special Energy of the Neo sets."""

from __future__ import annotations

from tests.cards_played.tables import ARCANINE, CHANSEY, ELECTABUZZ, PIKACHU, ecard_table

ZUBAT = "base3-57"
DARK_GOLBAT = "base5-7"  # Sneak Attack: 10 to one of theirs when it is played
DARK_CROBAT = "neo4-2"  # Surprise Bite: 20, ignoring Weakness
METAL = "neo1-19"


def test_metal_energy_shields_its_bearer_and_dulls_the_wrong_one() -> None:
    wrong = ecard_table(f"{ELECTABUZZ} +L +neo1-19", "base1-25").attack("Thunderpunch", flips="H")
    shield = ecard_table("neo4-112 +neo1-19 +neo1-19", f"{ELECTABUZZ} +L +L", player="foe")

    shield.attack("Thunderpunch", flips="H")

    assert wrong.foe.active.damage == 60
    assert shield.you.active.damage == 20


def test_darkness_energy_adds_ten_and_gnaws_at_the_wrong_bearer() -> None:
    dark = ecard_table("base5-7 +neo1-104 | base1-58").end_turn()
    other = ecard_table(f"{PIKACHU} +neo1-104").attack("Gnaw")

    assert dark.you.active.damage == 0
    assert other.foe.active.damage == 20
    assert other.you.active.damage == 10


def test_recycle_energy_stays_away_under_miraculous_wind() -> None:
    duel = ecard_table(f"{PIKACHU} +neo1-105 | {CHANSEY}", "neo4-14")

    duel.retreat()

    assert duel.you.hand == []
    assert duel.you.discard == ["neo1-105"]


def test_recycle_energy_stays_away_with_a_pokemon_lost_under_miraculous_wind() -> None:
    duel = ecard_table(f"{PIKACHU} +neo1-105 dmg30 | {CHANSEY}", "neo4-14 +L +L +L", player="foe")

    duel.attack("Light Wave")

    assert sorted(duel.you.discard) == [PIKACHU, "neo1-105"]


def test_recycle_energy_comes_back_from_play() -> None:
    duel = ecard_table(f"{PIKACHU} +neo1-105 | {CHANSEY}")

    duel.retreat()

    assert duel.you.hand == ["neo1-105"]
    assert duel.you.discard == []


def test_miracle_energy_gives_two_for_a_turn_to_the_shining_only() -> None:
    duel = ecard_table("neo4-109 +P", ARCANINE, hand="neo4-16")
    plain = ecard_table(PIKACHU, hand="neo4-16")

    duel.attach("Miracle Energy").attack("Psyburst")

    assert plain.refused("attach Miracle Energy to active")
    assert duel.foe.active.damage == 40
    assert duel.you.discard == ["neo4-16"]


def test_metal_energy_makes_the_damage_of_a_power_less() -> None:
    duel = ecard_table(DARK_GOLBAT, f"{CHANSEY} +{METAL}", hand=DARK_CROBAT)

    duel.evolve("Dark Crobat", answers=["yes"])

    assert duel.foe.active.damage == 10


def test_metal_energy_on_the_wrong_bearer_dulls_its_power_before_weakness() -> None:
    duel = ecard_table(
        f"{ZUBAT} +{METAL} | {DARK_GOLBAT} +{METAL}", hand=f"{DARK_GOLBAT}, {DARK_CROBAT}"
    )

    duel.evolve("Dark Golbat", on="active", answers=["yes"])
    duel.evolve("Dark Crobat", on="bench 1", answers=["yes"])

    assert duel.foe.active.damage == 10


def test_recycle_energy_survives_a_knock_out() -> None:
    duel = ecard_table(
        f"{PIKACHU} +neo1-105 +L dmg30 | {CHANSEY}", f"{ELECTABUZZ} +L", player="foe"
    )

    duel.attack("Thundershock", flips="T")

    assert duel.you.hand == ["neo1-105"]
    assert duel.you.discard == [PIKACHU, "L"]
