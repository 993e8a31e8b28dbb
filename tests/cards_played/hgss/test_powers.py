"""Poké-Powers and Poké-Bodies of the HeartGold & SoulSilver sets and Call of Legends."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import table


def test_leaf_trans_moves_grass_energy_as_often_as_wanted() -> None:
    duel = table("legends", "hsp-HGSS08 +G +R | Wall, Keg +G")

    duel.power("Leaf Trans", answers=["pick Grass Energy (energy-G) on active", "bench 1"])
    duel.power("Leaf Trans", answers=["pick Grass Energy (energy-G) on bench 2", "active"])

    assert duel.you.bench[0].energy == ["G"]
    assert sorted(duel.you.active.energy) == ["G", "R"]
    assert not table("legends", "hsp-HGSS08 +G poisoned | Wall").can("power Leaf Trans")


def test_wash_out_brings_water_energy_to_the_active_only() -> None:
    duel = table("legends", "Wall | hgss2-13 +W +R, Keg +W")

    duel.power("Wash Out", answers=["pick Water Energy (energy-W) on bench 1"])
    duel.power("Wash Out")

    assert duel.you.active.energy == ["W", "W"]
    assert not duel.can("power Wash Out")


def test_magical_trans_moves_one_psychic_energy_a_turn() -> None:
    duel = table("legends", "hgss2-5 +P | Wall")

    duel.power("Magical Trans")

    assert duel.you.bench[0].energy == ["P"]
    assert not duel.can("power Magical Trans")


def test_leap_frog_sends_a_water_pokemon_to_the_front() -> None:
    duel = table("legends", "Wall | Keg, hgss2-7, hgss1-39")

    duel.power("Leap Frog", answers=["bench 3"])

    assert duel.you.active.name == "Delibird"


@pytest.mark.parametrize(("energy", "cost"), [("", 1), (" +G", 0)])
def test_boost_gas_frees_pupitar_with_energy(energy: str, cost: int) -> None:
    assert table("legends", "hgss2-38" + energy).you.active.retreat == cost


def test_natural_remedy_answers_water_energy_from_the_hand() -> None:
    water = table("legends", "hgss4-22 dmg50", hand="W").attach("W")
    fire = table("legends", "hgss4-22 dmg50", hand="R").attach("R")

    assert (water.you.active.damage, fire.you.active.damage) == (30, 50)


@pytest.mark.parametrize(("state", "damage"), [(" asleep", 0), ("", 30)])
def test_smoochum_asleep_takes_no_damage(state: str, damage: int) -> None:
    duel = table("legends", "hsp-HGSS13" + state + " | Wall", "Wall +G | Keg", player="foe")

    duel.attack("Push", **({"flips": "H"} if state else {}))

    assert (duel.you.active.damage if damage == 0 else 30) == damage
    assert (duel.asked == "prize") is (damage == 30)


def test_dittobolic_shrinks_the_foes_bench_to_four() -> None:
    crowd = "Wall | Wall, Wall, Wall, Wall"
    duel = table("legends", "Wall | hgss4-17", crowd, player="foe", foe_hand="Keg")
    plain = table("legends", "Wall | Keg", crowd, player="foe", foe_hand="Keg")

    assert not duel.can("bench Keg")
    assert plain.can("bench Keg")


def test_dittobolic_discards_the_fifth_when_ditto_comes_down() -> None:
    duel = table("legends", "Wall", "Wall | Wall, Wall, Wall, Wall, Keg +R", hand="hgss4-17")

    duel.bench("Ditto", answers=["bench 5"])

    assert len(duel.foe.bench) == 4
    assert sorted(duel.foe.discard) == ["R", "t-keg"]


def test_second_sight_orders_the_top_of_either_deck() -> None:
    duel = table("legends", "hgss1-12", foe_deck="R, W, L, G")

    duel.power("Second Sight", answers=["Your opponent's deck", "energy-L", "energy-R"])

    assert duel.foe.deck == ["L", "R", "W", "G"]


def test_sunshine_grace_finds_a_grass_pokemon() -> None:
    duel = table("legends", "hgss1-31", deck="Wall, hgss2-12, G")

    duel.power("Sunshine Grace")

    assert [one for one in duel.options if "pick" in one] == ["pick Beedrill (hgss2-12)"]


def test_ocean_grow_attaches_the_energy_among_the_top_five() -> None:
    duel = table(
        "legends", "Wall", hand="hgss1-113, hgss1-114", deck="R, Wall, W, hgss1-104, Keg, L"
    )

    duel.choose("Lugia LEGEND").answer("yes")

    assert sorted(duel.you.bench[0].energy) == ["R", "W", "hgss1-104"]
    assert (duel.you.deck, sorted(duel.you.discard)) == (["L"], ["t-keg", "t-wall"])


def test_lost_link_lends_mew_attacks_of_the_lost_zone() -> None:
    duel = table("legends", "hgss4-97 +P", lost="Cannon", foe_lost="hgss4-75")

    duel.attack("Blast")

    assert duel.foe.active.damage == 200
    assert table("legends", "hgss4-97 +P", foe_lost="hgss4-75").can("attack Haunt")
    assert not table("legends", "hgss4-97", foe_lost="hgss4-75").can("attack Haunt")


def test_energymite_knocks_electrode_out_and_charges_the_others() -> None:
    duel = table("legends", "Wall | hgss4-93, Keg", deck="R, Keg, W, Keg, hgss1-104, Keg, L, G")

    duel.power("Energymite")
    while duel.asked not in ("main", "prize"):
        wanted = [one for one in duel.options if "active" in one or "pick" in one]
        duel.choose(wanted[0])

    assert "hgss4-93" in duel.you.discard
    assert sorted(duel.you.active.energy) == ["L", "R", "W", "hgss1-104"]
    assert duel.you.discard.count("t-keg") == 3


def test_energymite_leaves_nobody_to_charge_in_electrode_itself() -> None:
    duel = table("legends", "Wall | hgss4-93, Keg", deck="7*R").power("Energymite")

    while duel.asked not in ("pick_mon", "main", "prize"):
        duel.choose(duel.options[0])

    assert duel.options == ["pick active", "pick bench 1"]


def test_catastrophe_loses_the_fallen_but_discards_what_they_held() -> None:
    duel = table("legends", "hgss4-94 +P +P +P +P", "Keg dmg40 poisoned +R | Wall").end_turn()

    assert (duel.foe.lost, duel.foe.discard) == (["t-keg"], ["R"])


def test_mischievous_trick_takes_a_prize_that_lies_face_down() -> None:
    duel = table("xy", "hgss3-20", hand="xy8-150", prizes="R, R, R", deck="3*W")
    bare = table("xy", "hgss3-20", prizes="R, R, R", deck="")

    assert duel.can("use Mischievous Trick of active")
    assert duel.play("Town Map").refused("use Mischievous Trick of active")
    assert bare.refused("use Mischievous Trick of active")


def test_ocean_grow_discards_energy_that_lugia_may_not_hold() -> None:
    halves = "hgss1-113, hgss1-114"
    duel = table("legends", "Wall", hand=halves, deck="L, ecard2-145, W, Keg, xy5-144, R")

    duel.choose(duel.options[0]).answer("yes")

    assert sorted(duel.you.bench[0].energy) == ["L", "W"]
    assert duel.you.discard == ["ecard2-145", "t-keg", "xy5-144"]


def test_energymite_offers_no_energy_that_nobody_may_hold() -> None:
    duel = table("legends", "Wall | hgss4-93", deck="R, ecard2-145, 5*Keg").power("Energymite")

    offered = duel.options
    duel.answer("stop")

    assert offered == ["pick Fire Energy (energy-R)", "stop"]
    assert {"R", "ecard2-145"} < set(duel.you.discard)
