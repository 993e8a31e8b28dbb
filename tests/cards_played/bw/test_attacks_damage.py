"""Damage of attacks of the Black & White sets."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import DOUBLE, case, harms, strikes, struck, table

LOST = "bw1-91 +G +G +G +G | base1-58 dmg30"


@pytest.mark.parametrize(("foe", "damage"), [("Wall", "0"), ("Wall +Band", "90")])
def test_dark_penalty_needs_a_tool(foe: str, damage: str) -> None:
    duel = table("xy", "bw4-70 +D", foe).attack("Dark Penalty")

    assert harms(duel)[1] == damage


def test_shadow_ball_heeds_weakness_on_the_bench() -> None:
    duel = table("xy", "bw9-48 +P", "Wall | Flint").attack("Shadow Ball", answers=["foe's bench 1"])

    assert harms(duel)[1] == "0 | 80"


def test_a_pokemon_lost_to_a_power_is_not_avenged() -> None:
    duel = scenario("xy", LOST, "hgss2-85 | base1-3", player="foe")
    duel.power("Spray Splash", answers=["foe's bench 1"])
    while duel.asked != "main":
        duel.answer(duel.options[0])
    duel.end_turn()

    duel.attack("Revenge")

    assert duel.foe.active.damage == 20


def test_a_pokemon_lost_to_an_attack_is_avenged() -> None:
    duel = table("xy", "base1-58 dmg30 | bw1-91 +G +G +G +G", "Cannon", player="foe")
    duel.attack("Blast")
    while duel.asked != "main":
        duel.answer(duel.options[0])

    duel.attack("Revenge")

    assert duel.foe.active.damage == 90


def test_top_down_mills_a_card_for_each_heads() -> None:
    duel = table("xy", "bw3-64 +F +F +F +F", foe_deck="R, W, L, G").attack("Top Down", flips="HHT")

    assert sorted(duel.foe.discard) == ["R", "W"]


@strikes(
    "xy",
    case(
        "Klinklang bw1-76 one heads", "bw1-76 +M +M +M", "Gear Grind", "Wall", "0", "80", flips="HT"
    ),
    case(
        "Landorus-EX bw7-89 hits the Bench too",
        "bw7-89 +F",
        "Hammerhead",
        "Wall | Wall, Wall",
        "0",
        "30 | 0, 30",
        answers=["foe's bench 2"],
    ),
    case(
        "Landorus-EX bw7-89 gives all up",
        "bw7-89 +F +F +R",
        "Land's Judgment",
        "Wall",
        "0",
        "150",
        answers=["yes"],
    ),
    case(
        "Landorus-EX bw7-89 keeps its Energy",
        "bw7-89 +F +F +R",
        "Land's Judgment",
        "Wall",
        "0",
        "80",
        answers=["no"],
    ),
    case("Keldeo-EX bw7-49 counts W", "bw7-49 +W +W +R", "Secret Sword", "Wall", "0", "90"),
    case("Keldeo-EX bwp-BW61 counts W", "bwp-BW61 +W +W +W", "Secret Sword", "Wall", "0", "110"),
    case(
        "Zoroark bw1-71 plays foul for free",
        "bw1-71 +D +G",
        "Foul Play",
        "Wall",
        "0",
        "50",
        answers=["Shove"],
    ),
    case(
        "Klinklang bw8-90 heads",
        "bw8-90 +M +M +M",
        "Heavy Bullet",
        "Wall | Wall",
        "0",
        "70 | 20",
        flips="H",
    ),
    case(
        "Gardevoir bw4-57 pays four with two P and ignores Weakness",
        "bw4-57 +P +P",
        "Mind Shock",
        "Flint",
        "0",
        "60",
    ),
    case(
        "White Kyurem-EX bw7-103 burns",
        "bw7-103 +R +R +W +G",
        "Ice Burn",
        "Wall",
        "0",
        "170 burned",
        flips="T",
    ),
    case(
        "Minun bw5-40 showers", "bw5-40 +L", "Electrishower", "Wall | Keg, Wall", "0", "10 | 10, 10"
    ),
    case("Blastoise bw7-31 pumps", "bw7-31 +W +W +W +R", "Hydro Pump", "Wall", "0", "90"),
    case(
        "Latias dv1-9 heals beside Latios",
        "dv1-9 dmg50 +R +P | dv1-10",
        "Sky Heal",
        "Wall",
        "30 | 0",
        "40",
    ),
    case("Latias dv1-9 alone", "dv1-9 dmg50 +R +P | Wall", "Sky Heal", "Wall", "50 | 0", "40"),
    case(
        "Kyogre-EX bw5-26 splashes two",
        "bw5-26 +W +W +W",
        "Dual Splash",
        "Wall | Wall, Wall",
        "0",
        "0 | 50, 50",
        answers=["foe's bench 1", "foe's bench 2"],
    ),
    case(
        "Cobalion-EX bw8-93 breaks a shield",
        "bw8-93 +M +M +M",
        "Steel Bullet",
        "bw8-90",
        "0",
        "100",
    ),
    case(
        "Terrakion-EX bw6-71 ignores Resistance", "bw6-71 +F +F", "Rock Tumble", "xy1-55", "0", "50"
    ),
    case(
        "Shaymin-EX bw11-RC21 avenges two Prizes",
        "bw11-RC21 +G +G",
        "Revenge Blast",
        "Wall",
        "0",
        "90",
        foe_prizes=4,
    ),
    case(
        "Meloetta bw11-78 counts the target's Energy",
        "bw11-78 +P",
        "Psychic",
        f"Wall +R +{DOUBLE}",
        "0",
        "70",
    ),
    case(
        "Vanilluxe bw9-29 flips for each Energy",
        f"bw9-29 +{DOUBLE} +W",
        "ChillMAX",
        "Wall",
        "0",
        "120",
        flips="HTH",
    ),
    case(
        "Vanilluxe bw9-29 breathes cold",
        "bw9-29 +W +W",
        "Cold Breath",
        "Wall",
        "0",
        "40 asleep",
        flips="T",
    ),
    case(
        "Stoutland bw5-88 with special Energy",
        f"bw5-88 +{DOUBLE} +G",
        "Special Fang",
        "Wall",
        "0",
        "80",
    ),
    case(
        "Stoutland bw5-88 with basic Energy", "bw5-88 +G +G +G", "Special Fang", "Wall", "0", "40"
    ),
    case(
        "Groudon-EX bw5-106 tramples",
        "bw5-106 +F +F",
        "Tromp",
        "Wall | Wall, Keg",
        "0",
        "20 | 10, 10",
    ),
    case(
        "Groudon-EX bw5-106 against the hurt",
        "bw5-106 +F +F +F",
        "Giant Claw",
        "Wall dmg20",
        "0",
        "140",
    ),
    case(
        "Exploud bw8-107 counts rounds",
        "bw8-107 +G +G +G +G | bw8-107, Wall",
        "Round",
        "Wall",
        "0 | 0, 0",
        "100",
    ),
    case(
        "Scrafty bw8-86 with a Tool",
        "bw8-86 +D +D +D +Band",
        "Reinforced Headbutt",
        "Wall",
        "0",
        "100",
    ),
    case(
        "Lugia-EX bwp-BW83 without Plasma Energy",
        "bwp-BW83 +G +G +G +G",
        "Plasma Gale",
        "Wall",
        "0",
        "0",
    ),
    case(
        "Lugia-EX bwp-BW83 with Plasma Energy",
        "bwp-BW83 +G +G +G +bw8-127",
        "Plasma Gale",
        "Wall",
        "0",
        "120",
    ),
    case(
        "Leafeon bwp-BW87 quick on heads",
        "bwp-BW87 +G",
        "Quick Attack",
        "Wall",
        "0",
        "40",
        flips="H",
    ),
    case(
        "Registeel-EX bw6-81 three targets",
        "bw6-81 +M +M +M",
        "Triple Laser",
        "Wall | Wall, Wall, Wall",
        "0",
        "30 | 30, 0, 30",
        answers=["foe's active", "foe's bench 1", "foe's bench 3"],
    ),
    case(
        "Blaziken bw5-17 tails burns",
        "bw5-17 +R +R",
        "Blaze Kick",
        "Wall",
        "0",
        "60 burned",
        flips="TT",
    ),
    case("Blaziken bw5-17 heads", "bw5-17 +R +R", "Blaze Kick", "Wall", "0", "70", flips="H"),
    case(
        "Lucario bw11-80 and the Bench",
        "bw11-80 +F +F",
        "Aura Sphere",
        "Wall | Wall",
        "0",
        "50 | 20",
    ),
    case(
        "Zebstrika bw4-48 crashes",
        "bw4-48 +L +L +L",
        "Lightning Crash",
        "Wall | Wall",
        "0",
        "0 | 80",
        answers=["foe's bench 1"],
    ),
    case("Raichu bw4-40 two heads", "bw4-40 +L +L +L", "Slam", "Wall", "0", "160", flips="HH"),
    case(
        "Galvantula bw1-46 heals what it did",
        "bw1-46 dmg60 +L +L",
        "Leech Life",
        "Wall",
        "20",
        "40",
    ),
    case(
        "Crobat bw8-55 poisons hard",
        "bw8-55 +P +P +P",
        "Ultra-Toxic Fang",
        "Wall",
        "0",
        "80 poisoned",
    ),
    case(
        "Unfezant bw7-125 heads keeps Energy",
        "bw7-125 +G +G +G",
        "Air Slash",
        "Wall",
        "0",
        "80",
        flips="H",
    ),
    case(
        "Victini-EX bw8-131 against an EX",
        "bw8-131 +R +R +R",
        "Intensifying Burn",
        "Giant-EX",
        "0",
        "100",
    ),
    case(
        "Victini-EX bw8-131 against others",
        "bw8-131 +R +R +R",
        "Intensifying Burn",
        "Wall",
        "0",
        "50",
    ),
    case(
        "Latias-EX bw9-112 breaks barriers",
        "bw9-112 +R +P +P",
        "Barrier Break",
        "bw9-112",
        "0",
        "70",
    ),
    case("Amoonguss bw4-9 heads", "bw4-9 +G +G", "Rising Lunge", "Wall", "0", "50", flips="H"),
    case(
        "Kyurem-EX bw11-44 for its number",
        "bw11-44 +W +W +W",
        "Frozen Wings",
        f"Wall +{DOUBLE}",
        "0",
        "60",
    ),
    case(
        "Conkeldurr bw3-64 until tails",
        "bw3-64 +F +F +F +F",
        "Top Down",
        "Wall",
        "0",
        "80",
        flips="HHT",
    ),
    case("Thundurus bw2-35 for its number", "bw2-35 +L +L +L", "Disaster Volt", "Wall", "0", "80"),
)
def test_an_attack_does_what_its_card_says(
    rules: str, you: str, attack: str, foe: str, mine: str, theirs: str, more: dict[str, Any]
) -> None:
    duel = struck(rules, you, attack, foe, dict(more))

    assert duel.player == "foe"
    assert harms(duel) == (mine, theirs)


@pytest.mark.parametrize(("flips", "damage"), [("TTT", 0), ("HTT", 10), ("HHT", 30), ("HHH", 60)])
def test_constant_rattle_counts_heads_its_own_way(flips: str, damage: int) -> None:
    duel = table("xy", "bw1-12 +G +G +G").attack("Constant Rattle", flips=flips)

    assert duel.foe.active.damage == damage
