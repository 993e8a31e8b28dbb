"""Attacks of the Neo sets: the order of choices, and requirements of copied attacks."""

from __future__ import annotations

from tests.cards_played.tables import CHANSEY, PIKACHU, ecard_table

NATU = "neo1-67 +P +P"


def test_telekinesis_chooses_before_the_confusion_coin() -> None:
    duel = ecard_table(f"{NATU} confused | {CHANSEY}", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Telekinesis")

    assert (duel.asked, duel.events("coin")) == ("pick_mon", [])
    assert duel.answer("foe's bench 1", flips="H").foe.bench[0].damage == 20


def test_a_copied_attack_does_nothing_without_the_energy_it_demands() -> None:
    bare = ecard_table("neo1-16 +W", "base1-24 +R +R +R")
    holder = ecard_table("neo1-16 +R", "base1-24 +R +R +R")

    for duel in (bare, holder):
        duel.attack("Super Metronome", flips="H", answers=["Flamethrower"])

    assert (bare.foe.active.damage, bare.you.active.energy) == (0, ["W"])
    assert (holder.foe.active.damage, holder.you.active.energy) == (50, [])


def test_a_price_that_coins_set_is_paid_before_the_confusion_coin() -> None:
    you = "neo4-113 +neo1-104 +R +R +R confused"
    duel = ecard_table(you, f"{CHANSEY} +W")

    duel.attack("Destructive Fire", flips="HTTT")

    assert (duel.you.active.energy, duel.foe.active.damage) == (["neo1-104", "R", "R"], 0)
