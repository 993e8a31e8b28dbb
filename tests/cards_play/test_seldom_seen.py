"""Faces whose effect few positions show: each is brought about here by hand."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import book

CHANSEY = "base1-3"  # 120 HP
GYARADOS = "base1-6"


@pytest.mark.parametrize(
    ("below", "card", "attack", "energy", "conditions"),
    [
        ("base3-56", "hgss4-50", "Tentavolve", "+W", {"paralyzed", "poisoned"}),
        ("dp2-101", "dp7-12", "Below Zero", "+W +W +W", {"paralyzed"}),
    ],
)
def test_an_attack_does_more_in_the_turn_of_evolving(
    below: str, card: str, attack: str, energy: str, conditions: set[str]
) -> None:
    duel = scenario("legends", f"{below} {energy}", CHANSEY, hand=card)

    duel.evolve(card).attack(attack)

    assert duel.foe.active.conditions == conditions


def test_evolving_thunder_reaches_the_bench_in_the_turn_of_evolving() -> None:
    duel = scenario("platinum", "base2-51 +L +L", f"{CHANSEY} | {CHANSEY}", hand="pl2-26")

    duel.evolve("Jolteon").attack("Evolving Thunder")

    assert duel.foe.bench[0].damage == 10


def grown(card: str) -> Duel:
    """Return a game in which a Pichu has become a Pikachu by its own power."""
    duel = scenario("platinum", "dp7-45 +L +L +L", "base1-46 +R", hand=card)
    return duel.power("Baby Evolution")


def test_numb_paralyzes_in_the_turn_of_evolving() -> None:
    duel = grown("pop9-15")

    duel.attack("Numb")

    assert duel.foe.active.conditions == {"paralyzed"}


def test_speed_bolt_shields_in_the_turn_of_evolving() -> None:
    duel = grown("dp7-70")

    duel.attack("Speed Bolt").attack("Scratch")

    assert duel.you.active.damage == 0


@pytest.mark.parametrize(
    ("attacker", "attack", "flips", "condition"),
    [
        ("base1-17 +G +G +G", "Poison Sting", "H", "poisoned"),
        ("ecard1-28 +R +R +R +R", "Super Singe", "HHH", "burned"),
    ],
)
def test_mirror_coat_gives_a_condition_back(
    attacker: str, attack: str, flips: str, condition: str
) -> None:
    duel = scenario("ex", attacker, "ex8-29")

    duel.attack(attack, flips=flips)

    assert condition in duel.you.active.conditions


@pytest.mark.parametrize(
    ("stadium", "active", "open"),
    [("", CHANSEY, True), ("xy5-140", CHANSEY, False), ("", "g1-RC11", False)],
)
def test_no_ability_is_used_from_the_discard_pile(stadium: str, active: str, open: bool) -> None:
    laid: dict[str, Any] = {"stadium": stadium} if stadium else {}
    duel = scenario("xy", f"{active} | {CHANSEY}", CHANSEY, discard="bw9-4", **laid)

    assert any("Propagation" in option for option in duel.options) == open


def test_koga_poisons_whom_his_pokemon_damages() -> None:
    duel = scenario("ecard", "gym2-82 +G", CHANSEY, hand="gym2-19")

    duel.play("Koga").attack("Sting")

    assert duel.foe.active.conditions == {"poisoned"}


def test_celadon_city_gym_cures_for_an_energy_card() -> None:
    duel = scenario("ecard", "gym1-47 +G poisoned", CHANSEY, stadium="gym1-107")

    duel.power("Celadon City Gym")

    assert (duel.you.active.conditions, duel.you.active.energy) == (set(), [])


def test_narrow_gym_sends_a_fifth_benched_pokemon_back() -> None:
    bench = ", ".join(["base1-46"] * 5)
    duel = scenario("ecard", CHANSEY, f"{CHANSEY} | {bench}", hand="gym1-124")

    duel.play("Narrow Gym", answers=["bench 1"])

    assert (len(duel.foe.bench), duel.foe.hand) == (4, ["base1-46"])


def test_heat_up_fetches_fire_for_who_has_less() -> None:
    duel = scenario("ecard", f"ecard1-28 | {CHANSEY}", f"{CHANSEY} +R", deck="R, W")

    duel.power("Heat Up", answers=["yes", "Fire Energy"])

    assert duel.you.bench[0].energy == ["R"]


def test_poison_revenge_poisons_after_a_loss() -> None:
    duel = scenario(
        "platinum", "base1-46 | dpp-DP41 +P +P", "base1-8 +F +F +F +F", foe_prizes="3*F"
    )

    duel.end_turn().attack("Seismic Toss", answers=["prize 1"])
    duel.attack("Poison Revenge")

    assert duel.foe.active.conditions == {"poisoned"}


def test_dig_out_attaches_the_energy_it_turns_up() -> None:
    duel = scenario("xy", "xy1-60 +F", CHANSEY, deck="F, 3*W")

    duel.attack("Dig Out")

    assert duel.you.active.energy == ["F", "F"]


@pytest.mark.parametrize(("potion", "damage"), [(False, 30), (True, 90)])
def test_powerful_gain_grows_with_healing(potion: bool, damage: int) -> None:
    duel = scenario("xy", "xy10-83 +W +W dmg80", CHANSEY, hand="base1-94")
    if potion:
        duel.play("Potion", answers=["2"])

    duel.attack("Powerful Gain")

    assert duel.foe.active.damage == damage
    assert duel.you.active.damage == (30 if potion else 80)


@pytest.mark.parametrize(("host", "hp"), [(GYARADOS, 120), ("base1-46", 50)])
def test_heavy_boots_strengthen_who_is_slow_to_retreat(host: str, hp: int) -> None:
    duel = scenario("xy", host, CHANSEY, hand="xy8-141")

    duel.play("Heavy Boots")

    assert duel.you.active.hp == hp


def test_battle_tower_mends_who_levels_up() -> None:
    duel = scenario("platinum", "dp6-61 dmg50", CHANSEY, hand="dp2-122", stadium="pl3-134")

    duel.level_up("Lucario LV.X", answers=["first Battle Tower", "no"])

    assert duel.you.active.damage == 10


def test_charons_choice_changes_a_rotom_and_cures_it() -> None:
    duel = scenario("platinum", "pl3-82 poisoned", CHANSEY, hand="pl2-RT6", deck="pl2-RT1, 3*L")

    duel.play("Charon's Choice", answers=["Fan Rotom"])

    assert (duel.you.active.id, duel.you.active.conditions) == ("pl2-RT1", set())


def test_kinesis_strikes_when_the_mega_is_laid_on() -> None:
    duel = scenario("xy", "xy10-25", f"{CHANSEY} | {CHANSEY}", hand="xy10-26")

    duel.evolve("M Alakazam-EX", answers=["yes"])

    assert (duel.foe.active.damage, duel.foe.bench[0].damage) == (20, 30)


def test_ripple_swell_feeds_six_arceus_of_six_types() -> None:
    others = ", ".join(f"pl4-AR{n}" for n in (1, 2, 3, 4, 6))
    duel = scenario("platinum", f"pl4-AR5 | {others}", CHANSEY, deck="6*W, 4*base1-94")

    duel.attack("Ripple Swell", answers=["Water Energy"] * 6)
    while duel.asked == "pick_mon":
        duel.answer(duel.options[0])

    assert sum(len(one.energy) for one in [*duel.you.actives, *duel.you.bench]) == 6


def test_tidal_wave_sweeps_the_other_sides_fossils_away() -> None:
    foe = f"{CHANSEY} | dp2-117"
    duel = scenario("legends", CHANSEY, foe, hand="hsp-HGSS18")

    duel.play("Tropical Tidal Wave", flips="H")

    assert (duel.foe.bench, duel.foe.discard) == ([], ["dp2-117"])


def test_pokemon_tower_keeps_cards_in_the_discard_pile() -> None:
    duel = scenario(
        "ecard", CHANSEY, CHANSEY, hand="base1-74, 2*L", discard="base1-94", stadium="basep-42"
    )

    duel.play("Item Finder")

    assert "base1-94" in duel.you.discard


def test_fast_stream_moves_energy_between_two_actives() -> None:
    rules = book("ex").replace(actives=2)
    duel = scenario(rules, f"ex1-21 +W +W & {CHANSEY}", f"{CHANSEY} +R & {CHANSEY}")

    duel.attack("Fast Stream", at=duel.options[0].partition(" at ")[2])

    assert sorted(len(one.energy) for one in duel.foe.actives) == [0, 1]


def test_paralyzing_kiss_needs_a_second_active_foe() -> None:
    rules = book("ex").replace(actives=2)
    alone = scenario("ex", "pop2-14 +W", CHANSEY)
    faced = scenario(rules, f"pop2-14 +W & {CHANSEY}", f"{CHANSEY} & {CHANSEY}")

    alone.attack("Paralyzing Kiss")
    faced.attack("Paralyzing Kiss", at="foe's active 1")

    assert alone.foe.active.conditions == set()
    assert [one.conditions for one in faced.foe.actives] == [{"paralyzed"}, set()]


def test_chain_of_events_follows_the_attack_of_the_other_active() -> None:
    rules = book("ex").replace(actives=2)
    you = f"base1-46 +R +R dmg10 & ex3-7 +L dmg10 | {CHANSEY} dmg10"
    duel = scenario(rules, you, f"{CHANSEY} & {CHANSEY}")

    duel.attack("Scratch", by="active 1", at="foe's active 1", answers=["yes"])

    assert [one.damage for one in [*duel.you.actives, *duel.you.bench]] == [0, 0, 0]


def test_ice_generator_clears_the_other_sides_trainer_cards() -> None:
    you = "base1-46>base1-24 +R +ex5-84"
    duel = scenario("ex", you, f"{CHANSEY} | dp2-117")

    duel.attack("Ice Generator")

    assert (duel.foe.bench, duel.foe.discard) == ([], ["dp2-117"])


def test_hidden_power_of_unown_l_lays_cards_back_onto_the_deck() -> None:
    duel = scenario("platinum", "dp4-91 +P +P", CHANSEY, discard="base1-94, base1-95", deck="3*P")

    duel.attack("Hidden Power", answers=["my discard pile"])
    while duel.asked != "main":
        duel.answer(duel.options[0])

    assert duel.you.discard == []


def test_heat_wave_gives_back_the_energy_that_an_attack_cost() -> None:
    duel = scenario("platinum", "base1-46 +R +R | dp6-6>dpp-DP31", CHANSEY)

    duel.attack("Ember", answers=["yes"])
    while duel.player == "you":
        duel.answer(duel.options[0])

    assert duel.you.active.energy == ["R", "R"]


def test_ectoplasm_goes_to_the_hand_when_another_stadium_comes() -> None:
    duel = scenario(
        "platinum",
        "base1-8 +F +F +F +F",
        f"dp1-2>dp7-96 dmg80 | {CHANSEY}",
        hand="gym1-107",
        prizes="3*F",
    )

    duel.attack("Seismic Toss", answers=["yes"])
    while duel.asked != "main":
        duel.answer(duel.options[0])
    before = duel.stadium
    duel.end_turn().play("Celadon City Gym")

    assert before == "dp7-96"
    assert "dp7-96" in duel.foe.hand
