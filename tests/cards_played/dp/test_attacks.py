"""Attacks of the Diamond & Pearl and Platinum sets."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import CHANSEY, case, harms, strikes, struck, table


@strikes(
    "platinum",
    case(
        "Charizard dp3-3 heads pays two",
        "dp3-3 +R +R +R +P",
        "Blast Burn",
        "Wall",
        "0",
        "120",
        flips="H",
        answers=["Fire Energy", "Psychic Energy"],
    ),
    case(
        "Charizard dp3-3 tails pays four",
        "dp3-3 +R +R +R +P",
        "Blast Burn",
        "Wall",
        "0",
        "120",
        flips="T",
    ),
    case(
        "Beautifly pl1-21 with three Energy",
        "pl1-21 +G +G +G",
        "Colorful Powder",
        "Wall",
        "0",
        "50 burned poisoned",
        flips="T",
    ),
    case(
        "Beautifly pl1-21 with four Energy",
        "pl1-21 +G +G +G +G",
        "Colorful Powder",
        "Wall",
        "0",
        "70 asleep burned poisoned",
        flips="HT",
    ),
    case(
        "Magmortar dpp-DP20 without its baby pays two",
        "dpp-DP20 +R +R +R",
        "Flame Drum",
        "Wall",
        "0",
        "80",
        hand="R, W, Keg",
    ),
    case(
        "Magmortar dpp-DP20 cannot pay",
        "dpp-DP20 +R +R +R",
        "Flame Drum",
        "Wall",
        "0",
        "0",
        hand="R, Keg",
    ),
    case(
        "Houndoom dp4-18 discards Darkness",
        "dp4-18 +R +D",
        "Black Fire",
        "Wall",
        "0",
        "70",
        answers=["yes", "Darkness Energy"],
    ),
    case(
        "Houndoom dp4-18 discards Fire",
        "dp4-18 +R +D",
        "Black Fire",
        "Wall",
        "0",
        "60 burned",
        answers=["yes", "Fire Energy"],
        flips="T",
    ),
    case(
        "Banette dp3-23 remembers its kin",
        "dp3-23 +P +P +P",
        "Spiteful Pain",
        "Wall",
        "0",
        "80",
        discard="dp3-23, R",
    ),
    case(
        "Meganium dp2-13 first and third coin",
        "dp2-13 +G +G +G",
        "Ultra Powder",
        "Wall",
        "0",
        "30 paralyzed poisoned",
        flips="HTH",
    ),
    case(
        "Mamoswine dp7-21 leads the parade",
        "dp7-21 +W +F +F +F | dp7-21, Wall",
        "Parade",
        "Wall",
        "0 | 0, 0",
        "100",
    ),
    case(
        "Infernape LV.X dpp-DP10 with seven Fire Energy",
        "dpp-DP10 +R +R +R +R",
        "Flare Up",
        "Wall",
        "0",
        "0",
        discard="7*R",
    ),
    case(
        "Kingdra dp6-7 pumps",
        "dp6-7 +W +W +W",
        "Dragon Pump",
        "Wall | Wall",
        "0",
        "60 | 20",
        hand="2*R",
        answers=["yes"],
    ),
    case(
        "Darkrai dpp-DP24 with three Pokémon",
        "dpp-DP24 +M +M +M +M",
        "Roar of Time",
        "Wall",
        "0",
        "80",
        discard="3*Keg",
    ),
    case(
        "Darkrai dpp-DP24 with two Pokémon",
        "dpp-DP24 +M +M +M +M",
        "Roar of Time",
        "Wall",
        "0",
        "0",
        discard="2*Keg, R",
    ),
    case(
        "Arbok dp4-33 on the poisoned",
        "dp4-33 +P +P +P",
        "Deadly Poison",
        "Wall poisoned",
        "0",
        "60 poisoned",
    ),
    case(
        "Darkrai dp4-4 on the sleeping",
        "dp4-4 +D +D +D",
        "Sleep Hole",
        "Wall asleep",
        "0",
        "80 asleep",
        flips="T",
    ),
    case(
        "Misdreavus dp7-68 feasts on the sleeping",
        "dp7-68 dmg60 +P +P",
        "Nightmare Feast",
        "Wall asleep",
        "10",
        "50 asleep",
        flips="T",
    ),
    case(
        "Misdreavus dp7-68 on the wakeful",
        "dp7-68 dmg60 +P +P",
        "Nightmare Feast",
        "Wall",
        "60",
        "0",
    ),
    case(
        "Unown dp2-66 tails hits an own one",
        "dp2-66 +P +P | Wall",
        "Hidden Power",
        "Wall",
        "0 | 30",
        "0",
        flips="T",
        answers=["bench 1"],
    ),
    case(
        "Bellossom dp6-20 counts the garden",
        "dp6-20 +G +G | dp6-45, Wall",
        "Blend Pollen",
        "Wall",
        "0 | 0, 0",
        "80",
        flips="T",
    ),
    case(
        "Froslass dp6-3 breathes ice",
        "dp6-3 +W +W",
        "Icy Breath",
        "Wall | Keg, Wall",
        "0",
        "40 asleep | 10, 10",
        flips="T",
    ),
    case("Skuntank dp7-26 poisons", "dp7-26 +D +D", "Poison Claws", "Wall", "0", "30 poisoned"),
)
def test_an_attack_does_what_its_card_says(
    rules: str, you: str, attack: str, foe: str, mine: str, theirs: str, more: dict[str, Any]
) -> None:
    duel = struck(rules, you, attack, foe, dict(more))

    assert harms(duel) == (mine, theirs)


def test_take_out_fells_the_unevolved_and_hurts_the_rest() -> None:
    basic = table("platinum", "dp7-20 +F +F +F +F", "Wall | Keg").attack("Take Out")
    evolved = table("platinum", "dp7-20 +F +F +F +F", "Wall>Tower | Keg").attack("Take Out")

    assert "t-wall" in basic.foe.discard
    assert evolved.foe.active.damage == 40


ALREADY = (
    ("pl2-3 +D +D +D", "Darkness Sleep", {"asleep"}),
    ("dp2-61 +F +F +F", "Poison Spike", {"poisoned"}),
    ("pl1-43 +G +G", "Vine Extract", {"burned", "poisoned"}),
    ("dp6-57 +R", "Burning Sensation", {"burned"}),
)


@pytest.mark.parametrize(("you", "attack", "state"), ALREADY)
def test_a_target_hurt_before_the_attack_takes_its_effect(
    you: str, attack: str, state: set[str]
) -> None:
    duel = table("platinum", you, "Wall dmg10")

    duel.attack(attack, flips="T" if state & {"asleep", "burned"} else "")

    assert duel.foe.active.conditions == state


@pytest.mark.parametrize(("you", "attack", "state"), ALREADY)
def test_a_fresh_target_is_spared_the_effect(you: str, attack: str, state: set[str]) -> None:
    duel = table("platinum", you, coins="TT").attack(attack)

    assert duel.foe.active.conditions == set(), state


@pytest.mark.parametrize(
    ("hurt", "damage", "active"),
    [
        (" dmg20", 100, "Keg"),
        ("", 60, "Yanmega"),
    ],
)
def test_pursue_and_turn_flees_from_the_hurt_only(hurt: str, damage: int, active: str) -> None:
    duel = table("platinum", "dp6-17 +G +G +G +G | Keg", "Wall" + hurt).attack("Pursue and Turn")

    assert (duel.foe.active.damage, duel.you.active.name) == (damage, active)


def test_tongue_reel_paralyzes_whom_it_reeled_in() -> None:
    duel = table("platinum", "dp3-12 +G +G", "Wall | Keg, Flint")

    duel.attack("Tongue Reel", flips="H", answers=["foe's bench 2"])

    assert (duel.foe.active.name, harms(duel)[1]) == ("Flint", "20 paralyzed | 0, 0")


def test_evolving_thunder_reaches_the_bench_in_the_turn_of_evolving() -> None:
    duel = scenario("platinum", "base2-51 +L +L", f"{CHANSEY} | {CHANSEY}", hand="pl2-26")

    duel.evolve("Jolteon").attack("Evolving Thunder")

    assert duel.foe.bench[0].damage == 10


def grown(card: str) -> Duel:
    """A game in which a Pichu has become a Pikachu by its own power."""
    duel = scenario("platinum", "dp7-45 +L +L +L", "base1-46 +R", hand=card)
    return duel.power("Baby Evolution")


def test_numb_paralyzes_in_the_turn_of_evolving() -> None:
    duel = grown("pop9-15")

    duel.attack("Numb")

    assert duel.foe.active.conditions == {"paralyzed"}


def test_poison_revenge_poisons_after_a_loss() -> None:
    duel = scenario(
        "platinum", "base1-46 | dpp-DP41 +P +P", "base1-8 +F +F +F +F", foe_prizes="3*F"
    )

    duel.end_turn().attack("Seismic Toss", answers=["prize 1"])
    duel.attack("Poison Revenge")

    assert duel.foe.active.conditions == {"poisoned"}


def test_strafe_may_change_places() -> None:
    duel = table("platinum", "pl1-27 +P +P | Wall, Keg")

    duel.attack("Strafe", answers=["yes", "bench 2"])

    assert (duel.you.active.name, duel.you.bench[1].name) == ("Keg", "Giratina")


@pytest.mark.parametrize(("first", "damage"), [("Midnight Eyes", 400), ("Healing Song", 40)])
def test_perish_song_needs_midnight_eyes_the_turn_before(first: str, damage: int) -> None:
    duel = table("platinum", "pl1-18 +G +G", "Wall asleep | Wall dmg10")

    duel.attack(first, flips="T").end_turn(flips="T")
    duel.attack("Perish Song", **({"flips": "T"} if damage == 40 else {}))

    gone = duel.foe.discard == ["t-wall"]
    assert gone is (damage == 400)


def test_perish_song_knocks_out_who_sleeps_since_midnight_eyes() -> None:
    duel = table("platinum", "pl1-18 +L +L", "Wall | Wall")
    duel.attack("Midnight Eyes", flips="T").end_turn(flips="T")

    duel.attack("Perish Song")

    assert (duel.asked, len(duel.foe.discard)) == ("prize", 1)


def test_perish_song_spares_who_was_not_there_for_midnight_eyes() -> None:
    sleeper = "dp1-37 +L +L +L +L"
    duel = table("platinum", "pl1-18 +L +L", f"Wall | {sleeper}", foe_hand="base1-95")
    duel.attack("Midnight Eyes", flips="T").play("Switch").attack("Ease Up", flips="T")

    duel.attack("Perish Song", flips="T")

    assert (duel.foe.active.name, duel.foe.active.conditions) == ("Snorlax", {"asleep"})


@pytest.mark.parametrize(("answer", "harm"), [("yes", ("40", "100 | 40")), ("no", ("0", "60 | 0"))])
def test_charge_through_hurts_the_bench_and_itself_only_if_strengthened(
    answer: str, harm: tuple[str, str]
) -> None:
    duel = table("platinum", "dp6-9 +F +F +F +F", "Wall | Keg")

    duel.attack("Charge Through", answers=[answer])

    assert harms(duel) == harm
