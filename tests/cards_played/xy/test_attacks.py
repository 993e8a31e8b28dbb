"""Attacks of the XY sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import CHANSEY, CORNER_CARDS, DOUBLE, harms, table

DRAGON = "xy6-97"  # Double Dragon Energy


def test_dark_corridor_brings_a_benched_pokemon_forward() -> None:
    duel = table("xy", "xy4-34 +P +P +P | Wall, Keg").attack("Dark Corridor", answers=["bench 2"])

    assert duel.you.active.name == "Keg"


def test_attacks_that_move_the_foes_active() -> None:
    lunge = table("xy", "xy6-34 +P +P", "Wall | Keg, Flint").attack("Swift Lunge", answers=["yes"])
    swirl = table("xy", "xy5-44 +W +W +W", "Wall | Keg").attack("Aqua Swirl", answers=["yes"])
    wheel = table("xy", "xy7-18 +R +R +R", "Wall | Keg").attack("Wind Wheel")

    assert lunge.chooser == "foe"
    assert (swirl.foe.active.name, wheel.foe.active.name) == ("Keg", "Keg")


def test_sky_return_takes_everything_home() -> None:
    duel = table("xy", f"xy6-106 +{DOUBLE} | Wall").attack("Sky Return")

    assert sorted(duel.you.hand) == ["xy1-130", "xy6-106"]
    assert (duel.you.active.name, duel.foe.active.damage) == ("Wall", 30)


def test_attacks_that_attach_energy() -> None:
    wing = table("xy", "xy1-78 +D | Wall, Keg", discard="D, R").attack(
        "Oblivion Wing", answers=["bench 2"]
    )
    stoke = table("xy", "xyp-XY153 +R", deck="R, G, R").attack(
        "Stoke", flips="H", answers=["energy-R", "energy-R"]
    )

    assert wing.you.bench[1].energy == ["D"]
    assert stoke.you.active.energy == ["R"] * 3


def test_jagged_saber_heals_each_pokemon_it_gave_energy_to() -> None:
    duel = table("xy", "xy7-7>xy7-8 +G +G | Wall dmg50, Keg dmg20, Wall dmg60", hand="2*G, R")

    duel.attack("Jagged Saber", answers=["yes", "energy-G", "energy-G", "bench 1", "bench 3"])

    assert [one.damage for one in duel.you.bench] == [0, 20, 0]


def test_attacks_that_handle_cards() -> None:
    berry = table("xy", "xy10-1 +G", hand="R", deck="W, L, P").attack(
        "Hide a Berry", answers=["energy-R"]
    )
    guide = table("xy", "xyp-XY190 +W", deck="Stream, Flame").attack(
        "Marine Guidance", answers=["Stream"]
    )
    arm = table("xy", "xy5-77 +F +F +F +F", foe_deck="R, W, L").attack("Hammer Arm")
    scrap = table("xy", "xyp-XY157 +G", "Wall +Band | Keg +Band, Wall").attack(
        "Double Scrapper", answers=["pick Band (t-band) on foe's active", "Band"]
    )
    entertain = table("xy", "xyp-XY165 +M dmg40 | Wall dmg60").attack("Entertain")

    assert (sorted(berry.you.hand), berry.you.deck) == (["L", "W"], ["P", "R"])
    assert guide.you.hand == ["t-stream"]
    assert arm.foe.discard == ["R"]
    assert scrap.foe.discard == ["t-band", "t-band"]
    assert (entertain.you.bench[0].damage, entertain.you.active.damage) == (20, 40)


@pytest.mark.parametrize(
    ("you", "attack"),
    [
        ("g1-17 +W +W +W", "Hyper Whirlpool"),
        ("xyp-XY48 +P +P +P", "Psyblast"),
        ("xy1-114 +G +G +G", "Energy Cutoff"),
    ],
)
def test_heads_discards_an_energy_of_the_active(you: str, attack: str) -> None:
    duel = table("xy", you, "Wall +R | Keg +W")

    duel.attack(attack, flips="H")

    assert (duel.foe.active.energy, duel.foe.bench[0].energy) == ([], ["W"])


def test_thunder_blast_costs_a_lightning_energy() -> None:
    duel = table("xy", "xy8-54 +L +L +R").attack("Thunder Blast")

    assert sorted(duel.you.active.energy) == ["L", "R"]


def test_hand_control_plays_the_foes_supporter_for_it() -> None:
    duel = table("xy", "xy3-36 +P", hand="2*R", foe_hand="bw5-98, W", foe_deck="8*G")

    duel.attack("Hand Control", answers=["Professor Juniper"])

    assert len(duel.you.hand) == 2
    assert sorted(duel.foe.discard) == ["W", "bw5-98"]


def test_plasmagic_takes_two_counters_from_each_pokemon() -> None:
    duel = table("xy", "xy10-24 dmg30 +L +L | Wall dmg10, Keg, Wall dmg50").attack("Plasmagic")

    assert harms(duel) == ("10 | 0, 0, 30", "50")


def test_power_heater_gives_each_of_two_an_energy_of_its_own() -> None:
    duel = table("xy", "xy11-25 +R | Wall, Keg, Wall", discard="3*R, W")

    duel.attack("Power Heater", answers=["bench 1", "bench 3"])

    assert [one.energy for one in duel.you.bench] == [["R"], [], ["R"]]


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


def test_time_call_finds_the_card_first_and_then_its_pokemon() -> None:
    duel = table("xy", "xyp-XY111 +G | Wall, Keg, Wall", deck="Spire, Tower, G")

    duel.attack("Time Call", flips="H", answers=["Tower", "bench 3"])

    assert [one.name for one in duel.you.bench] == ["Wall", "Keg", "Tower"]


def test_geomancy_finds_an_energy_card_for_each_of_two() -> None:
    duel = table("xy", "xy1-96 +Y | Wall, Keg, Flint", deck="Y, R, Y, Y")

    duel.attack("Geomancy", answers=["bench 1", "bench 3", "Y", "Y"])

    assert [one.energy for one in duel.you.bench] == [["Y"], [], ["Y"]]


def test_colorful_spores_attaches_different_energy_to_each() -> None:
    duel = table("xy", "xy8-2 +G | Wall, Keg", deck="R, R, W, L")

    duel.attack("Colorful Spores", answers=["R", "W", "L", "active", "bench 1"])

    found = sorted(energy for one in (duel.you.active, *duel.you.bench) for energy in one.energy)
    assert found == ["G", "L", "R", "W"]
    assert all(one.energy for one in duel.you.bench)


def test_despair_ray_counts_the_benched_pokemon_it_discards() -> None:
    duel = table("xy", "xy7-54>xy11-79 +Y +Y | Wall +R, Keg")

    duel.attack("Despair Ray", answers=["bench 1", "stop"])

    assert duel.foe.active.damage == 120
    assert sorted(duel.you.discard) == ["R", "t-wall"]


def test_hand_control_leaves_the_decisions_on_the_foes_card_to_its_user() -> None:
    foes = "Choosy, L"
    duel = scenario("xy", "xy3-36 +P", "Wall", foe_hand=foes, foe_deck="R, 2*G", cards=CORNER_CARDS)

    duel.attack("Hand Control", answers=["Choosy"])
    chooser, shown = duel.chooser, duel.options
    duel.answer("Fire Energy")

    assert (chooser, len(shown)) == ("you", 2)
    assert sorted(duel.foe.discard) == ["R", "t-choosy"]
    assert "L" in duel.foe.hand


def test_dig_out_attaches_the_energy_it_turns_up() -> None:
    duel = scenario("xy", "xy1-60 +F", CHANSEY, deck="F, 3*W")

    duel.attack("Dig Out")

    assert duel.you.active.energy == ["F", "F"]


def test_ear_influence_rearranges_the_foes_counters() -> None:
    duel = table("xy", "xy2-43 +P", "Wall dmg30 | Keg")

    duel.attack("Ear Influence", answers=["yes", "yes", "foe's active", "no"])

    assert harms(duel)[1] == "10 | 20"
