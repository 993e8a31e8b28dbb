"""How much, of whom and in which order: attacks of the cards from 2009 on."""

from __future__ import annotations

import pytest

from tests.cards_play.modern import harms, table

DRAGON = "xy6-97"  # Double Dragon Energy


def test_damakinesis_gathers_counters_from_several_pokemon() -> None:
    duel = table("xy", "bw8-70 +P +P +P | Wall dmg40, Keg dmg40")

    duel.attack("Damakinesis", answers=["bench 1"] * 3 + ["bench 2"] * 3)

    assert harms(duel) == ("0 | 10, 10", "60")


def test_plasmagic_takes_two_counters_from_each_pokemon() -> None:
    duel = table("xy", "xy10-24 dmg30 +L +L | Wall dmg10, Keg, Wall dmg50").attack("Plasmagic")

    assert harms(duel) == ("10 | 0, 0, 30", "50")


def test_power_heater_gives_each_of_two_an_energy_of_its_own() -> None:
    duel = table("xy", "xy11-25 +R | Wall, Keg, Wall", discard="3*R, W")

    duel.attack("Power Heater", answers=["bench 1", "bench 3"])

    assert [one.energy for one in duel.you.bench] == [["R"], [], ["R"]]


def test_sticky_shot_holds_the_target_and_not_the_shooter() -> None:
    duel = table("xy", "xy11-29 +W +W | Keg", "Wall +G | Keg").attack("Sticky Shot")

    assert not duel.can("retreat")
    assert duel.end_turn().can("retreat")


@pytest.mark.parametrize(("foe", "damage"), [("xy1-96", 120), ("xy1-97", 120), ("Wall", 80)])
def test_wings_of_destruction_hate_xerneas_as_an_ex_too(foe: str, damage: int) -> None:
    duel = table("xy", "xyp-XY32 +D +D +D +D", f"Wall | {foe}").attack("Wings of Destruction")

    assert duel.foe.active.damage == damage


def test_exavolt_pays_for_its_power_with_its_own_hp() -> None:
    strong = table("xy", "xy7-27>xy7-28 +L +L +L +L").attack("Exavolt", answers=["yes"])
    plain = table("xy", "xy7-27>xy7-28 +L +L +L +L").attack("Exavolt", answers=["no"])

    assert harms(strong) == ("30", "170 paralyzed")
    assert harms(plain) == ("0", "120")


def test_dark_burn_counts_a_double_dragon_energy_twice() -> None:
    duel = table("xy", f"xy11-86 +{DRAGON} +P")

    duel.attack("Dark Burn", answers=["Double Dragon Energy"])

    assert (duel.foe.active.damage, duel.you.active.energy) == (100, ["P"])


@pytest.mark.parametrize(
    ("energy", "first", "kept"),
    [
        ("+xy1-131 +R", ["Rainbow Energy"], []),
        (f"+{DRAGON} +G", [], ["G"]),
        ("+R +L +G", [], ["G"]),
    ],
)
def test_dragon_blast_takes_both_energies_whichever_card_serves(
    energy: str, first: list[str], kept: list[str]
) -> None:
    duel = table("xy", f"xyp-XY141 {energy} +G +G")

    duel.attack("Dragon Blast", answers=first)

    assert duel.you.active.energy == [*kept, "G", "G"]


@pytest.mark.rule("ATTACK-04")
def test_trash_bolt_is_paid_for_before_confusion_is_asked() -> None:
    duel = table("platinum", "pl2-9 +L +L +L confused", hand="R, Keg").attack(
        "Trash Bolt", flips="T"
    )

    assert (duel.you.discard, harms(duel)) == (["R"], ("30 confused", "0"))


def test_trash_bolt_without_energy_in_hand_does_nothing() -> None:
    duel = table("platinum", "pl2-9 +L +L +L", hand="Keg").attack("Trash Bolt")

    assert (duel.you.hand, duel.foe.active.damage) == (["t-keg"], 0)


def test_time_call_finds_the_card_first_and_then_its_pokemon() -> None:
    duel = table("xy", "xyp-XY111 +G | Wall, Keg, Wall", deck="Spire, Tower, G")

    duel.attack("Time Call", flips="H", answers=["Tower", "bench 3"])

    assert [one.name for one in duel.you.bench] == ["Wall", "Keg", "Tower"]


def test_time_hollow_leaves_a_mega_evolution_alone() -> None:
    duel = table("legends", "hgss2-1 +P +P", "xy7-27>xy7-28 | Wall>Tower")

    duel.attack("Time Hollow", answers=["foe's bench 1"])

    assert [duel.foe.active.name, duel.foe.bench[0].name] == ["M Ampharos-EX", "Wall"]


def test_legend_ceremony_takes_both_halves_or_none() -> None:
    whole = table("legends", "hgss4-15 +M", deck="2*hgss1-111, G, hgss1-112")
    half = table("legends", "hgss4-15 +M", deck="hgss1-111, G, R")

    whole.attack("Legend Ceremony", answers=["hgss1-111"])
    half.attack("Legend Ceremony", answers=["hgss1-111"])

    assert sorted(whole.you.hand) == ["hgss1-111", "hgss1-112"]
    assert half.you.hand == []


def test_power_lariat_counts_evolution_cards_that_did_not_evolve() -> None:
    duel = table("xy", "xy11-45 +P +P +P | Tower, Wall>Tower, Wall").attack("Power Lariat")

    assert duel.foe.active.damage == 120
