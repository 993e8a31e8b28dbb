"""Damage of attacks of the Diamond & Pearl and Platinum sets."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import book
from tests.cards_played.tables import CARDS, case, harms, strikes, struck, table


def encored(machine: str) -> Duel:
    """A game in which the opponent's Charmander can use only one attack."""
    duel = scenario("platinum", "dp3-28 +P", f"base1-46 +R{machine}")
    return duel.attack("Encore", answers=["Scratch"])


def breathed(attacked: bool) -> Duel:
    """Two Actives that may level up, one of them optionally attacked just before."""
    rules = book("platinum").replace(actives=2)
    foe, hand = "dp6-30 & dp1-61>dp1-6", "dp7-97, dp2-122"
    you = "pl2-55 +F +F & Wall | Wall"
    duel = scenario(rules, you, f"{foe} | Wall", foe_hand=hand, turn=5, cards=CARDS)
    if not attacked:
        return duel.end_turn()
    return duel.attack("Primal Breath", by="active 1", at="foe's active 1")


def test_plunder_discards_the_tools_before_the_damage() -> None:
    duel = table("platinum", "dp7-26 +D +D +D", "Wall +Band +R").attack("Plunder")

    assert (duel.foe.active.damage, duel.foe.active.tools, duel.foe.active.energy) == (
        60,
        [],
        ["R"],
    )


def test_gadget_bolt_spends_its_tool_for_more() -> None:
    spent = table("platinum", "pl4-5 +L +L +L +L +Band").attack("Gadget Bolt", answers=["yes"])
    bare = table("platinum", "pl4-5 +L +L +L +L").attack("Gadget Bolt")

    assert (spent.foe.active.damage, spent.you.active.tools) == (100, [])
    assert bare.foe.active.damage == 60


def test_raid_is_stronger_after_absol_was_played_from_hand() -> None:
    duel = table("platinum", "Wall", hand="dp3-21, D, base1-95")

    duel.bench("Absol").attach("D", to="bench 1").play("Switch").attack("Raid")

    assert duel.foe.active.damage == 40


def test_raid_is_not_stronger_after_absol_came_from_the_deck() -> None:
    duel = table("platinum", "Wall", hand="ecard2-130, D, base1-95", deck="dp3-21, 3*L")
    duel.play("Pokémon Fan Club", answers=["Absol"])

    duel.attach("D", to="bench 1").play("Switch").attack("Raid")

    assert duel.foe.active.damage == 10


def test_encore_leaves_no_attack_of_a_technical_machine() -> None:
    plain, armed = encored(""), encored(" +dp6-136")

    assert plain.can("attack Scratch")
    assert armed.can("attack Scratch")
    assert armed.refused("attack Evoluter")


@strikes(
    "platinum",
    case(
        "Weavile dp1-40 counts all own D",
        "dp1-40 +D +D +D | Wall +D, Wall +G",
        "Dark Pulse",
        "Wall +D",
        "0 | 0, 0",
        "40",
    ),
    case(
        "Drifblim FB pl3-3 doubles on the Bench",
        "pl3-3 +P +P +P",
        "Shadow Ball",
        "Wall | Flint",
        "0",
        "0 | 80",
    ),
    case(
        "Exploud pl3-28 heads takes an Energy",
        "pl3-28 +G +G +G",
        "Hyper Beam",
        "Wall +R",
        "0",
        "60",
        flips="H",
    ),
    case(
        "Raichu pl4-27 with a Tool spares the evolved",
        "pl4-27 +L +Band",
        "Boosted Voltage",
        "Wall | Wall, Wall>Tower",
        "0",
        "20 | 20, 0",
    ),
    case(
        "Raichu pl4-27 without a Tool", "pl4-27 +L", "Boosted Voltage", "Wall | Wall", "0", "20 | 0"
    ),
    case(
        "Dusknoir dp7-17 hurt target, then its body",
        "dp7-17 +P +P +P",
        "Darkness Mist",
        "Wall dmg20 +R | Wall +R, Wall",
        "0",
        "110 | 10, 0",
    ),
    case(
        "Dusknoir dp7-17 target with one counter",
        "dp7-17 +P +P +P",
        "Darkness Mist",
        "Wall dmg10 | Wall",
        "0",
        "70 | 0",
    ),
    case(
        "Venusaur pl3-13 badly hurt",
        "pl3-13 dmg80 +G",
        "Desperate Pollen",
        "Wall",
        "80",
        "60 burned confused poisoned",
        flips="T",
    ),
    case(
        "Venusaur pl3-13 with seven counters",
        "pl3-13 dmg70 +G",
        "Desperate Pollen",
        "Wall",
        "70",
        "30",
    ),
    case(
        "Venusaur pl3-13 for each condition",
        "pl3-13 +G +G +G +G",
        "Special Reaction",
        "Wall asleep burned poisoned",
        "0",
        "170 burned poisoned",
        flips="HH",
    ),
    case(
        "Exeggutor dp6-54 one heads of two",
        "dp6-54 +P +P | Wall +G",
        "Super Eggsplosion",
        "Wall",
        "0 | 0",
        "50",
        flips="HT",
        answers=["Psychic", "Psychic", "stop"],
    ),
    case(
        "Exeggutor dp6-54 discards none",
        "dp6-54 +P | Wall +G",
        "Super Eggsplosion",
        "Wall",
        "0 | 0",
        "0",
        answers=["stop"],
    ),
    case(
        "Blissey dp2-5 attaches first",
        "dp2-5 +G",
        "Happy Chance",
        "Wall",
        "0",
        "40",
        discard="R",
        answers=["yes"],
    ),
    case(
        "Blissey dp2-5 leaves it",
        "dp2-5 +G",
        "Happy Chance",
        "Wall",
        "0",
        "30",
        discard="R",
        answers=["no"],
    ),
    case(
        "Floatzel GL LV.X pl2-104 shows two",
        "pl2-4>pl2-104 +W +W",
        "Energy Cyclone",
        "Wall",
        "0",
        "40",
        hand="R, W, pl3-140",
        answers=["energy-R", "energy-W"],
    ),
    case(
        "Breloom pl3-52 against special Energy",
        "pl3-52 +F +F",
        "Crash Bomber",
        "Wall +dp2-118 +R",
        "0",
        "60",
    ),
    case(
        "Breloom pl3-52 against basic Energy", "pl3-52 +F +F", "Crash Bomber", "Wall +R", "0", "20"
    ),
    case(
        "Yanmega pl3-14 takes its G back",
        "pl3-14 +G +G +R",
        "Wind Return",
        "Wall",
        "0",
        "60",
        answers=["yes"],
    ),
    case(
        "Yanmega pl3-14 keeps them",
        "pl3-14 +G +G +R",
        "Wind Return",
        "Wall",
        "0",
        "20",
        answers=["no"],
    ),
    case(
        "Sableye dp7-48 against fewer HP", "dp7-48 +D", "Overconfident", "Keg | Wall", "0", "40 | 0"
    ),
    case(
        "Sableye dp7-48 against as many HP", "dp7-48 +D", "Overconfident", "Wall dmg340", "0", "350"
    ),
    case("Unown G dp4-57 unhurt", "dp4-57 +P +P", "Hidden Power", "Wall", "0", "50"),
    case("Unown G dp4-57 hurt", "dp4-57 dmg10 +P +P", "Hidden Power", "Wall", "10", "10"),
    case(
        "Ho-Oh dp3-10 three types of basic Energy",
        "dp3-10 +R +R +W +G +dp2-118",
        "Rainbow Wing",
        "Wall",
        "0",
        "60",
    ),
    case(
        "Electrode dp3-26 holds back",
        "dp3-26 +L +L",
        "Ion Blast",
        "Wall",
        "0",
        "40",
        answers=["no"],
    ),
    case(
        "Uxie dp2-18 with its two kin",
        "dp2-18 +P | dp2-14, dp2-4",
        "Mind Off",
        "Wall",
        "0 | 0, 0",
        "30 asleep",
        flips="T",
    ),
    case("Uxie dp2-18 with one of them", "dp2-18 +P | dp2-14", "Mind Off", "Wall", "0 | 0", "10"),
    case(
        "Hippowdon LV.X pl2-107 hits two on the Bench",
        "pl2-25>pl2-107 +F +F +F +F",
        "Double Shoot",
        "Wall | Wall, Wall, Wall",
        "0",
        "0 | 40, 0, 40",
        answers=["foe's bench 1", "foe's bench 3"],
    ),
    case(
        "Palkia G LV.X pl1-125 hits anyone",
        "pl1-12>pl1-125 +W +W +W +W",
        "Hydro Shot",
        "Wall | Wall",
        "0",
        "0 | 80",
        answers=["foe's bench 1"],
    ),
    case("Raticate pl4-29 with a Tool", "pl4-29 +G +Band", "Extend Fang", "Wall", "0", "60"),
    case("Raticate pl4-29 without", "pl4-29 +G", "Extend Fang", "Wall", "0", "20"),
    case("Diglett pl1-72 under the Bench", "pl1-72 +F", "Dig Under", "Wall | Wall", "0", "0 | 10"),
    case(
        "Diglett pl1-72 trips on heads", "pl1-72 +F +F", "Trip Over", "Wall", "0", "40", flips="H"
    ),
    case(
        "Gabite pl3-59 heals all own",
        "pl3-59 dmg20 | Wall dmg10, Wall dmg50",
        "Healing Scale",
        "Wall dmg50",
        "10 | 0, 40",
        "50",
    ),
    case(
        "Altaria pl1-18 sings for all own",
        "pl1-18 dmg20 +G +G | Wall dmg10",
        "Healing Song",
        "Wall",
        "10 | 0",
        "40",
    ),
    case("Pichu dp2-93 on tails", "dp2-93", "Chupi", "Wall", "0", "0", flips="T"),
    case(
        "Charizard G LV.X dpp-DP45 on heads",
        "pl3-20>dpp-DP45 +R +R +R +R +R",
        "Malevolent Fire",
        "Wall",
        "0",
        "150",
        flips="H",
    ),
    case(
        "Treecko dp7-79 breathes poison on heads",
        "dp7-79 +G",
        "Poison Breath",
        "Wall",
        "0",
        "10 poisoned",
        flips="H",
    ),
    case("Jirachi pl2-7 pierces Weakness", "pl2-7 +M", "Swift", "dp6-43", "0", "20"),
    case(
        "Dialga dpp-DP26 keeps its Energy",
        "dpp-DP26 +M +M +M",
        "Flash Cannon",
        "Wall>Tower",
        "0",
        "40",
        answers=["no"],
    ),
    case(
        "Giratina pl1-27 stays in front",
        "pl1-27 +P +P | Wall",
        "Strafe",
        "Wall",
        "0 | 0",
        "20",
        answers=["no"],
    ),
    case(
        "Alakazam dp2-2 hits for its printed number",
        "dp2-2 +P +P +P",
        "Psychic Guard",
        "Wall",
        "0",
        "50",
    ),
)
def test_an_attack_does_what_its_card_says(
    rules: str, you: str, attack: str, foe: str, mine: str, theirs: str, more: dict[str, Any]
) -> None:
    duel = struck(rules, you, attack, foe, dict(more))

    assert duel.player == "foe"
    assert harms(duel) == (mine, theirs)


def test_shoot_needle_hits_nobody_twice() -> None:
    duel = table("platinum", "pl1-67 +G", "Wall | Keg")

    duel.attack("Shoot Needle", flips="HH", answers=["foe's active", "stop"])

    assert harms(duel)[1] == "10 | 0"


def test_gut_kick_hits_the_defender_where_nobody_is_benched() -> None:
    alone = table("platinum", "dp6-126>dp6-100 +F +F")
    aside = table("platinum", "dp6-126>dp6-100 +F +F", "Wall | Keg")

    alone.attack("Gut Kick")
    aside.attack("Gut Kick", answers=["yes"])

    assert harms(alone)[1] == "30"
    assert harms(aside)[1] == "0 | 30"


@pytest.mark.rule("DUO-28", "DUO-37")
@pytest.mark.parametrize("attacked", [False, True])
def test_primal_breath_keeps_only_the_one_attacked_from_leveling_up(attacked: bool) -> None:
    duel = breathed(attacked)

    assert duel.player == "foe"
    assert duel.can("level up Heatran LV.X") is not attacked
    assert duel.can("level up Lucario LV.X")


@pytest.mark.parametrize("foe", ["Wall", "dpp-DP36"])
def test_wake_up_punch_asks_only_whether_slakoth_was_asleep(foe: str) -> None:
    duel = table("platinum", "dp2-99 +W asleep", foe, hand="dp2-68, base1-82")

    duel.evolve("Vigoroth")
    if duel.can("play Full Heal"):
        duel.play("Full Heal")
    duel.attack("Wake-up Punch")

    assert duel.foe.active.damage == 60


@pytest.mark.parametrize(("flips", "damage", "own"), [("H", 40, 0), ("T", 10, 10)])
def test_hidden_power_passes_weakness_by_on_tails(flips: str, damage: int, own: int) -> None:
    duel = table("platinum", "dp6-42 +P", "base1-10")

    duel.attack("Hidden Power", flips=flips)

    assert (duel.foe.active.damage, duel.you.active.damage) == (damage, own)
