"""Trainer cards, Stadiums and Tools of the HeartGold & SoulSilver sets and Call of Legends."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import CHANSEY, table


def test_indigo_plateau_gives_thirty_hp_to_every_legend() -> None:
    duel = table("legends", "hgss2-94>hgss2-95", "hgss1-113>hgss1-114 | Wall", stadium="hgss4-86")

    assert (duel.you.active.hp, duel.foe.active.hp, duel.foe.bench[0].hp) == (190, 160, 400)


@pytest.mark.parametrize(("mine", "theirs", "allowed"), [(4, 3, True), (3, 3, False)])
def test_black_belt_needs_more_prizes_left(mine: int, theirs: int, allowed: bool) -> None:
    duel = table("legends", "Wall", hand="hgss4-85", prizes=mine, foe_prizes=theirs)

    assert duel.can("play Black Belt") is allowed


def test_black_belt_adds_forty_to_the_active_target_this_turn() -> None:
    duel = table("legends", "col1-12 +W +W +W +W", "Wall | Wall", hand="hgss4-85", foe_prizes=2)

    duel.play("Black Belt").attack("Destructive Tsunami", flips="H")

    assert (duel.foe.active.damage, duel.foe.bench[0].damage) == (80, 40)


@pytest.mark.parametrize(("flip", "hand"), [("H", ["t-keg"]), ("T", [])])
def test_poke_ball_finds_a_pokemon_on_heads(flip: str, hand: list[str]) -> None:
    duel = table("legends", "Wall", hand="hgss1-95", deck="G, Keg")

    duel.play("Poké Ball", flips=flip, answers=["Keg"] if hand else [])

    assert duel.you.hand == hand


def test_junk_arm_costs_two_cards_and_never_finds_itself() -> None:
    duel = table("legends", "Wall", hand="hgss4-87, R, W", discard="hgss1-95, hgss4-87, L")

    duel.play("Junk Arm")

    assert "hgss1-95" in duel.you.hand
    assert sorted(duel.you.discard) == ["L", "R", "W", "hgss4-87", "hgss4-87"]
    assert table("legends", "Wall", hand="hgss4-87, R", discard="hgss1-95").refused("play Junk Arm")


def test_dual_ball_finds_a_basic_for_each_heads() -> None:
    duel = table("legends", "Wall", hand="col1-78", deck="Keg, Tower, Flint")

    duel.play("Dual Ball", flips="HH", answers=["Keg", "Flint"])

    assert sorted(duel.you.hand) == ["t-flint", "t-keg"]


def test_plus_power_rides_on_its_pokemon_for_a_turn() -> None:
    duel = table("legends", "Wall | Keg", hand="hgss2-80")

    duel.play("PlusPower", to="active").attack("Push")

    assert (duel.foe.active.damage, duel.you.discard) == (40, ["hgss2-80"])


def test_plus_power_on_the_bench_adds_nothing() -> None:
    duel = table("legends", "Wall | Keg", hand="hgss2-80").play("PlusPower", to="bench 1")

    assert duel.attack("Push").foe.active.damage == 30


def test_copycat_draws_as_many_as_the_foe_holds() -> None:
    duel = table("legends", "Wall", hand="hgss1-90, R", foe_hand="4*G").play("Copycat")

    assert len(duel.you.hand) == 4


def test_oaks_new_theory_renews_the_hand_to_six() -> None:
    duel = table("legends", "Wall", hand="col1-83, 8*R", deck="10*G")

    duel.play("Professor Oak's New Theory")

    assert (len(duel.you.hand), len(duel.you.deck)) == (6, 12)


def test_sages_training_keeps_two_of_five() -> None:
    duel = table("legends", "Wall", hand="col1-85", deck="R, W, L, P, F, G")

    duel.play("Sage's Training", answers=["energy-L", "energy-F"])

    assert sorted(duel.you.hand) == ["F", "L"]
    assert sorted(duel.you.discard) == ["P", "R", "W"]


@pytest.mark.parametrize(("gone", "offered"), [(6, True), (5, False)])
def test_lost_world_wins_over_six_lost_pokemon(gone: int, offered: bool) -> None:
    duel = table("legends", "Wall", stadium="col1-81", foe_lost=f"{gone}*Keg, 2*G")

    assert duel.can("power Lost World") is offered
    if offered:
        assert duel.power("Lost World").winner == "you"


def test_full_heal_cures_the_active() -> None:
    duel = table("legends", "Wall poisoned confused burned", hand="hgss1-93").play("Full Heal")

    assert duel.you.active.conditions == set()


def test_pokemon_communication_trades_a_pokemon_for_one_of_the_deck() -> None:
    duel = table("legends", "Wall", hand="hgss1-98, Keg, R", deck="G, Flint")

    duel.play("Pokémon Communication", answers=["Flint"])

    assert sorted(duel.you.hand) == ["R", "t-flint"]
    assert sorted(duel.you.deck) == ["G", "t-keg"]


def test_old_rare_candy_puts_either_stage_on_a_basic() -> None:
    second = table("legends", "hgss2-63 | Keg", hand="hgss2-82, hgss2-13")
    first = table("legends", "hgss2-63", hand="hgss2-82, hgss2-42")

    second.play("Rare Candy", answers=["active"])
    first.play("Rare Candy")

    assert (second.you.active.name, first.you.active.name) == ("Blastoise", "Wartortle")


def test_old_rare_candy_needs_a_card_that_fits() -> None:
    assert table("legends", "Wall | Keg", hand="hgss2-82, hgss2-13").refused("play Rare Candy")


def test_seeker_returns_a_benched_pokemon_of_each() -> None:
    duel = table("legends", "Wall | Keg +R, Wall", "Wall | Keg, Flint", hand="hgss4-88")

    duel.play("Seeker", answers=["bench 1", "bench 2"])

    assert sorted(duel.you.hand) == ["R", "t-keg"]
    assert duel.foe.hand == ["t-flint"]


def test_judge_deals_four_to_each() -> None:
    duel = table("legends", "Wall", hand="hgss2-78, 6*R", foe_hand="W").play("Judge")

    assert (len(duel.you.hand), len(duel.foe.hand)) == (4, 4)


def test_tidal_wave_sweeps_the_other_sides_fossils_away() -> None:
    foe = f"{CHANSEY} | dp2-117"
    duel = scenario("legends", CHANSEY, foe, hand="hsp-HGSS18")

    duel.play("Tropical Tidal Wave", flips="H")

    assert (duel.foe.bench, duel.foe.discard) == ([], ["dp2-117"])


def test_an_older_supporter_stays_beside_the_active_until_the_turn_ends() -> None:
    duel = table("xy", "base1-58", hand="hgss1-89, xy4-109", deck="4*W", discard="W")

    duel.play("Bill")

    assert "hgss1-89" not in duel.you.discard
    assert duel.refused("play VS Seeker")
    assert "hgss1-89" in duel.end_turn().you.discard


def test_legend_box_benches_two_halves_with_the_energy_beside_them() -> None:
    halves = "hgss1-111, hgss1-112"
    duel = table("legends", CHANSEY, hand="hgss3-75", deck=f"{halves}, 2*L, 8*base1-94")

    duel.play("Legend Box")

    assert len(duel.you.bench) == 1
    assert duel.you.bench[0].energy == ["L", "L"]


def test_a_legend_from_the_box_uses_its_power_once_the_box_has_done_its_work() -> None:
    deck = "hgss1-113, hgss1-114, 2*L, 6*base1-94, 4*W, base1-95"
    duel = table("legends", CHANSEY, hand="hgss3-75", deck=deck)

    duel.play("Legend Box", answers=["hgss1-113", "yes"])

    assert duel.you.bench[0].energy == ["L", "L"]
    assert duel.you.discard == [*["base1-94"] * 5, "hgss3-75"]
