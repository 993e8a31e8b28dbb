"""Special Energy of the Base sets and their promos."""

from __future__ import annotations

from tests.cards_played.tables import PIKACHU, ecard_table


def test_old_rainbow_energy_hurts_from_the_hand_and_pays_anything() -> None:
    duel = ecard_table("base1-28 +R", hand="base5-17")

    duel.attach("Rainbow Energy")

    assert duel.you.active.damage == 10
    duel.attack("Flare")
    assert duel.foe.active.damage == 20


def test_full_heal_energy_cures_on_the_way_in() -> None:
    duel = ecard_table(f"{PIKACHU} paralyzed poisoned", hand="base5-81")

    duel.attach("Full Heal Energy")

    assert duel.you.active.conditions == set()


def test_potion_energy_removes_one_counter() -> None:
    duel = ecard_table(f"{PIKACHU} dmg20", hand="base5-82")

    duel.attach("Potion Energy")

    assert duel.you.active.damage == 10


def test_old_rainbow_energy_does_damage_that_texts_answer() -> None:
    duel = ecard_table("gym2-52", hand="base5-17")

    duel.attach("Rainbow Energy", flips="TH")

    assert (duel.you.active.damage, duel.foe.active.damage) == (30, 20)


def test_pure_body_asks_no_price_for_energy_of_every_type() -> None:
    plain = ecard_table("basep-53 +R", hand="W")
    every = ecard_table("basep-53 +R", hand="base5-17")

    plain.attach("W", answers=["R"])
    every.attach("Rainbow Energy")

    assert plain.you.active.energy == ["W"]
    assert every.you.active.energy == ["R", "base5-17"]
