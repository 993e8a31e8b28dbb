"""Damage of attacks of the XY sets."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import CHANSEY, DOUBLE, case, harms, strikes, struck, table

RAYQUAZA = "xy6-75>xy7-98"


@pytest.mark.parametrize(("you", "damage"), [("xy10-77 asleep", 120), ("xy10-77", 30)])
def test_toss_and_turn_is_stronger_asleep(you: str, damage: int) -> None:
    duel = table("xy", f"{you} +R +R +R").attack("Toss and Turn", flips="T" * ("asleep" in you))

    assert duel.foe.active.damage == damage


@pytest.mark.parametrize(("foe", "lost"), [("Keg | Wall", ["t-keg"]), ("Wall", [])])
def test_ultimate_blade_finishes_what_it_leaves_with_few_hp(foe: str, lost: list[str]) -> None:
    duel = table("xy", "xy11-32 +W +W", foe).attack("Ultimate Blade")

    assert duel.foe.discard == lost


@pytest.mark.parametrize(("foe", "damage"), [("xy1-96", 120), ("xy1-97", 120), ("Wall", 80)])
def test_wings_of_destruction_hate_xerneas_as_an_ex_too(foe: str, damage: int) -> None:
    duel = table("xy", "xyp-XY32 +D +D +D +D", f"Wall | {foe}").attack("Wings of Destruction")

    assert duel.foe.active.damage == damage


def test_power_lariat_counts_evolution_cards_that_did_not_evolve() -> None:
    duel = table("xy", "xy11-45 +P +P +P | Tower, Wall>Tower, Wall").attack("Power Lariat")

    assert duel.foe.active.damage == 120


def test_double_thread_hits_two_pokemon() -> None:
    duel = table("xy", "xy11-42 +G", "Wall | Keg, Tower")

    duel.attack("Double Thread", answers=["foe's bench 1", "foe's bench 2"])

    assert harms(duel)[1] == "0 | 30, 30"


@pytest.mark.parametrize(("potion", "damage"), [(False, 30), (True, 90)])
def test_powerful_gain_grows_with_healing(potion: bool, damage: int) -> None:
    duel = scenario("xy", "xy10-83 +W +W dmg80", CHANSEY, hand="base1-94")
    if potion:
        duel.play("Potion", answers=["2"])

    duel.attack("Powerful Gain")

    assert duel.foe.active.damage == damage
    assert duel.you.active.damage == (30 if potion else 80)


def test_gaia_volcano_discards_the_stadium() -> None:
    duel = table("xy", "xy5-85>xy5-151 +F +F +F +F", stadium="foe:xy4-93").attack("Gaia Volcano")

    assert (duel.stadium, duel.foe.discard) == (None, ["xy4-93"])


@pytest.mark.parametrize(
    ("card", "attack", "damage"), [("xy10-33", "Mini Link", 40), ("xy10-34", "Double Link", 70)]
)
def test_a_link_counts_another_of_its_kind_on_the_bench(
    card: str, attack: str, damage: int
) -> None:
    duel = table("xy", f"{card} +P +P | {card}").attack(attack)

    assert duel.foe.active.damage == damage


@strikes(
    "xy",
    case(
        "Trevenant xy1-55 and two on the Bench",
        "xy1-55 +P +P +P",
        "Tree Slam",
        "Wall | Wall, Wall, Wall",
        "0",
        "60 | 20, 0, 20",
        answers=["foe's bench 1", "foe's bench 3"],
    ),
    case(
        "Trevenant xy1-55 against one on the Bench",
        "xy1-55 +P +P +P",
        "Tree Slam",
        "Wall | Wall",
        "0",
        "60 | 20",
    ),
    case(
        "Joltik xy4-26 marches",
        "xy4-26 +G +G",
        "Night March",
        "Wall",
        "0",
        "60",
        discard="2*xy4-26, xy4-44, Keg",
    ),
    case(
        "M Rayquaza-EX xy7-98 counts its Bench",
        f"{RAYQUAZA} +G +G +G | Wall, Keg, Wall",
        "Emerald Break",
        "Wall | Wall",
        "0 | 0, 0, 0",
        "90 | 0",
    ),
    case(
        "Gengar-EX xy4-34 puts counters anywhere",
        "xy4-34 +P",
        "Night Attack",
        "Wall | Flint",
        "0",
        "0 | 30",
        answers=["foe's bench 1"],
    ),
    case(
        "Gengar-EX xy4-34 slips away",
        "xy4-34 +P +P +P | Wall",
        "Dark Corridor",
        "Wall",
        "0 | 0",
        "70 poisoned",
    ),
    case(
        "Mewtwo-EX xyp-XY107 trades damage",
        "xyp-XY107 dmg90 +P +P +P",
        "Damage Change",
        "Wall dmg20",
        "20",
        "90",
    ),
    case("Mewtwo-EX xy8-62 counts P", "xy8-62 +P +P +R", "Shatter Shot", "Wall", "0", "60"),
    case(
        "Mamoswine xy8-82 with an own Stadium",
        "xy8-82 dmg60 +F +F +F +F",
        "Primordial Boom",
        "Wall",
        "60",
        "120",
        stadium="xy3-90",
    ),
    case(
        "Mamoswine xy8-82 with a Stadium of the foe",
        "xy8-82 dmg60 +F +F +F +F",
        "Primordial Boom",
        "Wall",
        "20",
        "80",
        stadium="foe:xy3-90",
    ),
    case(
        "Ninetales BREAK xy12-16 burns its Fire",
        f"xy12-15>xy12-16 +R +R +{DOUBLE}",
        "Explosive Fireball",
        "Wall",
        "0",
        "130",
    ),
    case(
        "Whiscash xy5-41 shakes its own Bench",
        "xy5-41 +W +W +W +W | Wall, Keg",
        "Earthquake",
        "Wall",
        "0 | 20, 20",
        "120",
    ),
    case(
        "Azumarill xy5-104 dwindles", "xy5-104 dmg40 +Y +Y +Y", "Dwindling Wave", "Wall", "40", "60"
    ),
    case(
        "White Kyurem xyp-XY128 with Fire",
        "xyp-XY128 +W +R",
        "Burning Icicles",
        "Wall | Wall, Wall",
        "0",
        "40 | 20, 20",
    ),
    case(
        "White Kyurem xyp-XY128 without Fire",
        "xyp-XY128 +W +W",
        "Burning Icicles",
        "Wall | Wall, Wall",
        "0",
        "40 | 0, 0",
    ),
    case(
        "Beedrill xy12-7 swarms",
        "xy12-7 +G +G | xy12-7, Wall",
        "Swarming Sting",
        "Wall | Wall",
        "0 | 0, 0",
        "0 | 80",
        answers=["foe's bench 1"],
    ),
    case("Pyroar xy4-12 hurts itself", "xy4-12 +R +R +R +R", "Inferno Onrush", "Wall", "30", "110"),
    case(
        "Team Aqua's Muk dc1-8 pesters the ill",
        "dc1-8 +P +P +P",
        "Pester",
        "Wall confused",
        "0",
        "120 confused",
    ),
    case("Rapidash xy2-15 overruns", "xy2-15 +R +R", "Overrun", "Wall | Keg", "0", "40 | 20"),
    case(
        "Pangoro xyp-XY50 when ill",
        "xyp-XY50 +F +F +F poisoned",
        "Crazy Knuckle",
        "Wall",
        "10 poisoned",
        "120",
    ),
    case(
        "Primal Groudon-EX xy5-151 with a Stadium",
        "xy5-85>xy5-151 +F +F +F +F",
        "Gaia Volcano",
        "Wall",
        "0",
        "200",
        stadium="xy4-93",
    ),
    case(
        "Primal Groudon-EX xy5-151 without",
        "xy5-85>xy5-151 +F +F +F +F",
        "Gaia Volcano",
        "Wall",
        "0",
        "100",
    ),
    case(
        "Meloetta xyp-XY193 two heads",
        "xyp-XY193 +P",
        "Soprano Wave",
        "Wall | Keg, Wall",
        "0",
        "20 | 20, 20",
        flips="HTH",
    ),
    case(
        "Metagross xy7-50 counts the hand",
        "xy7-50 +M +M",
        "Machine Gun Stomp",
        "Wall",
        "0",
        "50",
        hand="3*G",
    ),
    case(
        "Volcarona xy7-18 one heads", "xy7-18 +R", "Burning Scales", "Wall", "0", "40", flips="TH"
    ),
    case(
        "Hydreigon-EX xy6-62 shreds through a coat",
        "xy6-62 +P +D +D",
        "Shred",
        "xy1-114",
        "0",
        "80",
    ),
    case(
        "Team Magma's Baltoy dc1-10 ignores Weakness",
        "dc1-10 +P +P",
        "Telekinesis",
        "Flint | Flint",
        "0",
        "20 | 0",
        answers=["foe's active"],
    ),
    case(
        "Gallade-EX xy6-34 counts own Prizes",
        "xy6-34 +P +P +P",
        "Piercing Prizes",
        "Wall",
        "0",
        "110",
        prizes=3,
    ),
    case(
        "Diancie xy4-71 heals Fairies only",
        "xy4-71 dmg50 +Y +Y +Y | xy3-70 dmg40, Wall dmg40",
        "Diamond Storm",
        "Wall",
        "20 | 10, 40",
        "60",
    ),
    case(
        "M Altaria-EX xy10-121 with special Energy",
        f"xy10-123>xy10-121 dmg50 +Y +{DOUBLE} | Wall dmg40",
        "Mist Purge",
        "Wall",
        "20 | 10",
        "130",
    ),
    case(
        "M Altaria-EX xy10-121 with basic Energy",
        "xy10-123>xy10-121 dmg50 +Y +Y +Y | Wall dmg40",
        "Mist Purge",
        "Wall",
        "50 | 40",
        "100",
    ),
    case(
        "Tauros xy1-100 flips for each counter",
        "xy1-100 dmg30 +G +G +G",
        "Seething Anger",
        "Wall",
        "30",
        "60",
        flips="HTH",
    ),
    case(
        "Magearna xyp-XY165 counts types",
        "xyp-XY165 +M",
        "Prismatic Wave",
        "Flame | Flame, Stream, Flame, Mind",
        "0",
        "60 | 0, 0, 0, 0",
    ),
    case(
        "M Aerodactyl-EX xyp-XY98 hits both Benches",
        "xyp-XY98 +F +F +F | Wall",
        "Rock Drill Dive",
        "Wall | Keg, Wall",
        "0 | 10",
        "110 | 10, 10",
    ),
    case("Kyurem-EX xy7-25 glaciates", "xy7-25 +W +W +W", "Glaciate", "Wall | Keg", "0", "30 | 30"),
    case("Trevenant-EX xy5-145 counts G", "xy5-145 +G +G +R", "Wood Blast", "Wall", "0", "90"),
    case(
        "Beedrill-EX xyp-XY157 three heads",
        "xyp-XY157 +G +G",
        "Pin Missile",
        "Wall",
        "0",
        "120",
        flips="HHTH",
    ),
    case(
        "Blissey xyp-XY56 nurses the Bench",
        "xyp-XY56 dmg30 +G +G +G +G | Wall dmg150, Keg dmg40",
        "Nurse's Egg",
        "Wall",
        "30 | 50, 0",
        "0",
    ),
    case(
        "Ludicolo xy5-12 warms all own",
        "xy5-12 dmg50 +G +G +G | Wall dmg10",
        "Solar Ray",
        "Wall",
        "30 | 0",
        "80",
    ),
    case("Togekiss xy6-46 for its number", "xy6-46 +Y +Y +Y", "Fairy Wind", "Wall", "0", "60"),
    case(
        "Blastoise-EX g1-17 presses the Bench",
        "g1-17 +W +W +W +W",
        "Hydro Press",
        "Wall | Wall",
        "0",
        "100 | 20",
    ),
    case("Meowstic-EX g1-37 ignores Weakness", "g1-37 +P +P", "Mind Shock", "Flint", "0", "60"),
    case(
        "Chandelure xy4-43 drops six counters",
        "xy4-43 +P +P +P",
        "Cursed Drop",
        "Wall | Keg, Wall",
        "0",
        "20 | 10, 30",
        answers=["foe's active", "foe's active", "foe's bench 1", *["foe's bench 2"] * 3],
    ),
    case(
        "Vivillon xy8-15 puts to sleep",
        "xy8-15 +G +G +G",
        "Sleep Powder",
        "Wall",
        "0",
        "60 asleep",
        flips="T",
    ),
)
def test_an_attack_does_what_its_card_says(
    rules: str, you: str, attack: str, foe: str, mine: str, theirs: str, more: dict[str, Any]
) -> None:
    duel = struck(rules, you, attack, foe, dict(more))

    assert duel.player == "foe"
    assert harms(duel)[1] == theirs
    assert sorted(harms(duel)[0].split()) == sorted(mine.split())
