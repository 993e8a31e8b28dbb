"""Interactions of attacks of the Neo sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import FREELY, table

LONG = {"deck": "6*G", "foe_deck": "6*G"}


def test_sticky_nectar_ends_when_gloom_evolves() -> None:
    hand = "base2-15, base1-93"
    duel = table("ecard", "base2-58>neo1-36 +G +G +G | Wall", "Wall | Keg", hand=hand)
    duel.attack("Sticky Nectar", flips="H").end_turn()

    duel.evolve("base2-15").play("base1-93")

    assert duel.foe.active.name == "Keg"


def test_sticky_nectar_holds_while_gloom_stays() -> None:
    duel = table(FREELY, "base2-58>neo1-36 +G +G +G | Wall", "Wall | Keg", hand="base1-93")
    duel.attack("Sticky Nectar", flips="H").end_turn()

    duel.play("base1-93")

    assert duel.foe.active.name == "Wall"


def test_char_that_a_shield_keeps_off_may_come_again() -> None:
    duel = table("ecard", "base1-46>neo1-47 +R +R +R", "Guard", **LONG)

    duel.attack("Char", flips="H").end_turn().attack("Char", flips="H")

    assert duel.foe.active.damage == 60


@pytest.mark.parametrize(("flips", "can"), [("HT", True), ("HH", False), ("T", False)])
def test_crushing_earth_rests_steelix_unless_confusion_stops_it(flips: str, can: bool) -> None:
    duel = table("ecard", "neo4-112 +M +M +F +F confused", **LONG)

    duel.attack("Crushing Earth", flips=flips).end_turn()

    assert duel.can("attack Crushing Earth") == can


@pytest.mark.parametrize(("flips", "name"), [("H", "Sunflora"), ("T", "Sunkern")])
def test_sunbathe_leaves_all_of_it_to_the_coin(flips: str, name: str) -> None:
    answers = ["Sunflora"] if flips == "H" else []
    duel = table("ecard", "neo4-83 +G +G dmg10", deck="neo1-50, 3*G")

    duel.attack("Sunbathe", flips=flips, answers=answers)

    assert duel.you.active.name == name


@pytest.mark.parametrize(("mine", "theirs", "usable"), [(5, 1, True), (1, 5, False)])
def test_who_puts_a_pokemon_onto_the_other_bench_needs_room_there(
    mine: int, theirs: int, usable: bool
) -> None:
    you = ", ".join(mine * ["Wall"])
    foe = ", ".join(theirs * ["Wall"])

    duel = table("ecard", f"neo4-36 +P | {you}", f"Wall | {foe}", foe_discard="Keg")

    assert duel.can("attack Call Back") is usable


def test_pollen_shield_keeps_new_conditions_off_and_ends_none() -> None:
    duel = table("ecard", "neo1-28 +G +G +G poisoned", "base1-63 +W +W | Keg")

    duel.attack("Pollen Shield").attack("Bubble", flips="H")

    assert duel.you.active.conditions == {"poisoned"}


HELD = "base2-58>neo1-36 +G +G +G | Wall"


def test_sticky_nectar_keeps_texts_from_carrying_its_victim_off() -> None:
    scooped = table("ecard", HELD, "Wall +G | Keg", foe_hand="base1-78")
    lifted = table("ecard", HELD, "Wall +G | Keg", foe_hand="xy1-115")
    fading = table("ecard", HELD, "hgss1-41 +G +G +G | Keg")

    scooped.attack("Sticky Nectar", flips="H").play("Scoop Up", answers=["active"])
    lifted.attack("Sticky Nectar", flips="H").play("Cassius", answers=["active"])
    fading.attack("Sticky Nectar", flips="H").attack("Fade Out")

    assert (scooped.foe.active.name, scooped.foe.active.energy) == ("Wall", ["G"])
    assert (lifted.foe.active.name, lifted.foe.active.energy) == ("Wall", ["G"])
    assert (fading.foe.active.name, fading.you.active.damage > 0) == ("Dunsparce", True)


def test_sticky_nectar_leaves_its_victim_no_power_to_flee_by() -> None:
    duel = table("ecard", HELD, "base3-56 +G | Keg")
    free = table("ecard", HELD, "Keg | base3-56 +G")

    duel.attack("Sticky Nectar", flips="H")
    free.attack("Sticky Nectar", flips="H")

    assert duel.refused("use Cowardice")
    assert free.can("use Cowardice of bench 1")


def test_a_pokemon_held_by_sticky_nectar_may_still_be_knocked_out() -> None:
    duel = table("ecard", HELD, "Keg | Wall")

    duel.attack("Sticky Nectar", flips="H").end_turn()
    duel.attack("Strange Powder", flips="H", answers=["prize 1"])

    assert duel.foe.active.name == "Wall"


def test_rainbow_wave_names_only_types_of_energy_on_mew() -> None:
    one = table("ecard", "si1-1 +P", "base1-10 | base1-44, base1-58")
    two = table("ecard", "si1-1 +P +L +base1-96", "base1-10 | base1-44, base1-58")

    one.attack("Rainbow Wave")
    two.attack("Rainbow Wave")
    offered = two.options
    two.answer("Lightning")

    assert [one.foe.active.damage, *(mon.damage for mon in one.foe.bench)] == [20, 0, 0]
    assert offered == ["Lightning", "Psychic"]
    assert [two.foe.active.damage, *(mon.damage for mon in two.foe.bench)] == [0, 0, 20]
