"""Cards that find, attach or show cards, and what hangs on the cards found."""

from __future__ import annotations

import pytest

from tests.cards_play.modern import harms, table


def test_shear_attaches_the_fighting_energy_it_mills() -> None:
    duel = table("xy", "bw2-53 +F", deck="F, R, F, G, W, L, L").attack("Shear")

    assert sorted(duel.you.active.energy) == ["F", "F", "F"]
    assert sorted(duel.you.discard) == ["G", "R", "W"]


@pytest.mark.parametrize(("foe", "damage"), [("Wall", "0"), ("Wall +Band", "90")])
def test_dark_penalty_needs_a_tool(foe: str, damage: str) -> None:
    duel = table("xy", "bw4-70 +D", foe).attack("Dark Penalty")

    assert harms(duel)[1] == damage


def test_shadow_ball_heeds_weakness_on_the_bench() -> None:
    duel = table("xy", "bw9-48 +P", "Wall | Flint").attack("Shadow Ball", answers=["bench 1"])

    assert harms(duel)[1] == "0 | 80"


def test_double_thread_hits_two_pokemon() -> None:
    duel = table("xy", "xy11-42 +G", "Wall | Keg, Tower")

    duel.attack("Double Thread", answers=["bench 1", "bench 2"])

    assert harms(duel)[1] == "0 | 30, 30"


def test_geomancy_finds_an_energy_card_for_each_of_two() -> None:
    duel = table("xy", "xy1-96 +Y | Wall, Keg, Flint", deck="Y, R, Y, Y")

    duel.attack("Geomancy", answers=["bench 1", "bench 3", "Y", "Y"])

    assert [one.energy for one in duel.you.bench] == [["Y"], [], ["Y"]]


def test_dark_provide_attaches_one_grass_or_darkness_energy() -> None:
    duel = table("ex", "ex5-4 +G | Wall", hand="R, D")

    duel.attack("Dark Provide", answers=["D", "bench 1"])

    assert (duel.you.bench[0].energy, duel.you.hand) == (["D"], ["R"])


def test_drizzle_attaches_as_much_water_as_liked() -> None:
    duel = table("ex", "ex2-30 +W", hand="3*W, R")

    duel.attack("Drizzle", answers=["W", "W", "stop"])

    assert (duel.you.active.energy, sorted(duel.you.hand)) == (["W", "W", "W"], ["R", "W"])


def test_fervor_takes_all_fire_energy_of_three_cards() -> None:
    duel = table("xy", "Wall", hand="gym2-124", deck="R, W, R, G").play("Fervor")

    assert duel.you.hand == ["R", "R"]
    assert sorted(duel.you.discard) == ["W", "gym2-124"]


def test_fossil_excavator_finds_what_evolves_from_a_fossil() -> None:
    duel = table("platinum", "Wall", hand="dp2-111", deck="dp2-43, dp2-11, R")

    duel.play("Fossil Excavator", answers=["find", "dp2-43"])

    assert duel.you.hand == ["dp2-43"]


def test_lost_burn_counts_the_energy_it_gives_up() -> None:
    duel = table("legends", "hgss4-96 +L +L | Wall +G")

    duel.attack("Lost Burn", answers=["L", "G", "stop"])

    assert harms(duel)[1] == "100"
    assert sorted(duel.you.lost) == ["G", "L"]


def test_colorful_spores_attaches_different_energy_to_each() -> None:
    duel = table("xy", "xy8-2 +G | Wall, Keg", deck="R, R, W, L")

    duel.attack("Colorful Spores", answers=["R", "W", "L", "active", "bench 1"])

    found = sorted(energy for one in (duel.you.active, *duel.you.bench) for energy in one.energy)
    assert found == ["G", "L", "R", "W"]
    assert all(one.energy for one in duel.you.bench)


def test_hurl_into_darkness_takes_as_many_pokemon_as_there_is_energy() -> None:
    duel = table("legends", "hgss4-94 +P", foe_hand="Wall, Keg, R")

    duel.attack("Hurl into Darkness", answers=["Wall"])

    assert duel.foe.lost == ["t-wall"]
