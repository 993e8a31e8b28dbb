"""Attacks of the Neo sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import (
    ARCANINE,
    CHANSEY,
    ELECTABUZZ,
    FOCUS_BAND,
    PIKACHU,
    RAICHU,
    ecard_table,
    rarest_table,
)

KINGDRA = "neo1-8 +W +W +W +W"  # Dragon Tornado 50


def test_super_metronome_still_pays_what_the_attack_asks_for() -> None:
    duel = ecard_table("neo1-16 +R", f"{CHANSEY} | base1-12")

    duel.attack("Super Metronome", flips="H", answers=["Fire Blast"])

    assert duel.foe.active.damage == 80
    assert duel.you.discard == ["R"]


def test_sketch_repeats_the_attack_of_the_turn_before() -> None:
    duel = ecard_table("neo2-11 +G +G", f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thundershock", flips="T")
    duel.attack("Sketch", flips="H")

    assert duel.foe.active.damage == 10
    assert duel.foe.active.conditions == {"paralyzed"}


def test_sketch_does_nothing_after_a_quiet_turn() -> None:
    duel = ecard_table("neo2-11 +G +G", f"{ELECTABUZZ} +L +L", player="foe")

    duel.end_turn().attack("Sketch")

    assert duel.foe.active.damage == 0


def test_pilfer_shuffles_aipom_and_perhaps_another_card_away() -> None:
    duel = ecard_table(f"neo1-26 +G | {PIKACHU}", discard="base1-94", deck="L")

    duel.attack("Pilfer", flips="H")

    assert sorted(duel.you.deck) == ["G", "L", "base1-94", "neo1-26"]
    assert duel.you.active.name == "Pikachu"


def test_baton_pass_takes_the_grass_energy_along() -> None:
    duel = ecard_table(f"neo1-39 +G +G +R | {PIKACHU}, base1-44")

    duel.attack("Baton Pass")

    assert duel.you.active.name == "Bulbasaur"
    assert duel.you.active.energy == ["G", "G"]
    assert [mon.energy for mon in duel.you.bench if mon.name == "Ledian"] == [["R"]]


def test_rapid_spin_hits_then_both_sides_turn() -> None:
    duel = ecard_table(f"neo1-21 +F +F +F | {PIKACHU}", f"{ARCANINE} | {CHANSEY}")

    duel.attack("Rapid Spin")

    assert duel.foe.bench[0].damage == 50
    assert duel.foe.active.name == "Chansey"
    assert duel.you.active.name == "Pikachu"


def test_elemental_blast_pays_one_of_each() -> None:
    duel = ecard_table("neo1-9 +R +W +L +R")

    duel.attack("Elemental Blast")

    assert duel.foe.active.damage == 90
    assert duel.you.active.energy == ["R"]


@pytest.mark.parametrize(("flips", "hand"), [("H", [CHANSEY]), ("T", [])])
def test_tusk_toss_returns_or_turns(flips: str, hand: list[str]) -> None:
    duel = ecard_table("neo4-3 +F +F", f"{CHANSEY} +G | {PIKACHU}")

    duel.attack("Tusk Toss", flips=flips)

    assert [card for card in duel.foe.hand if card == CHANSEY] == hand
    assert duel.foe.active.name == "Pikachu"


def test_eerie_howl_drags_a_basic_out_of_the_hand() -> None:
    duel = ecard_table("neo4-7 +R", foe_hand=f"{PIKACHU}, base1-94")

    duel.attack("Eerie Howl")

    assert duel.foe.active.name == "Pikachu"
    assert duel.foe.bench[0].name == "Chansey"


def test_prehistoric_water_devolves_into_the_deck() -> None:
    duel = ecard_table("neo4-19 +W", f"{CHANSEY} | {RAICHU}", foe_deck="G")

    duel.attack("Prehistoric Water", flips="H")

    assert duel.foe.bench[0].name == "Pikachu"
    assert "base1-14" in duel.foe.deck + duel.foe.hand


def test_searchlight_gives_each_player_a_card_of_the_own_discard_pile() -> None:
    duel = ecard_table("neo4-23 +L", discard="base1-94", foe_discard="base1-91")

    duel.attack("Searchlight", flips="H", answers=["yes", "yes"])

    assert duel.you.hand == ["base1-94"]
    assert "base1-91" in duel.foe.hand


def test_white_hot_flame_discards_both_kinds() -> None:
    duel = ecard_table("neo4-107 +R +R +R +L +L")

    duel.attack("White-hot Flame", flips="T")

    assert duel.foe.active.damage == 100
    assert duel.you.active.damage == 30
    assert sorted(duel.you.active.energy) == ["L", "R", "R"]


def test_destructive_fire_burns_energy_on_both_sides_by_heads() -> None:
    duel = ecard_table("neo4-113 +D +R +R +R", f"{CHANSEY} +G +W +F")

    duel.attack("Destructive Fire", flips="HHT", answers=["G", "W"])

    assert duel.foe.active.energy == ["F"]
    assert sorted(duel.you.active.energy) == ["D", "R"]
    assert duel.foe.active.damage == 50


def test_squaredance_flips_for_every_pokemon_in_play() -> None:
    duel = ecard_table(f"neo1-30 +G +G +G | {PIKACHU}", f"{CHANSEY} | {PIKACHU}", deck="L, R, W")

    duel.attack("Squaredance", flips="HTTH", answers=["yes", "L", "yes", "R"])

    assert sorted(duel.you.hand) == ["L", "R"]


def test_triple_poison_takes_thirty_each_time() -> None:
    duel = ecard_table("neo2-18 +G")

    duel.attack("Triple Poison", flips="H")

    assert duel.foe.active.damage == 40
    duel.end_turn()
    assert duel.foe.active.damage == 70


def test_dragon_tornado_drags_only_a_survivor_away() -> None:
    alive = ecard_table("neo1-8 +W +W +W +W", f"{CHANSEY} | {PIKACHU}").attack("Dragon Tornado")
    fallen = ecard_table("neo1-8 +W +W +W +W", f"{CHANSEY} dmg80 | {PIKACHU}").attack(
        "Dragon Tornado"
    )

    assert alive.foe.active.name == "Pikachu"
    assert fallen.asked == "prize"


def test_psysplash_weighs_each_foe_by_its_own_energy() -> None:
    duel = ecard_table("neo4-4 +P +P +P", f"{CHANSEY} +G +G | {PIKACHU} +L, {ELECTABUZZ}")

    duel.attack("Psysplash")

    assert duel.foe.active.damage == 20
    assert [mon.damage for mon in duel.foe.bench] == [10, 0]


@pytest.mark.parametrize(
    ("foe", "damage"), [("neo1-22", 10), (ELECTABUZZ, 30), ("base1-58>base1-14", 50)]
)
def test_gentle_flames_spare_the_young(foe: str, damage: int) -> None:
    duel = ecard_table("neo4-12 +R +R +R", f"{foe} | {CHANSEY}")

    duel.attack("Gentle Flames", flips="H" if foe == "neo1-22" else "")

    assert duel.foe.active.damage == damage


def test_fire_wind_burns_the_bench_by_heads_and_the_active_as_usual() -> None:
    duel = ecard_table("neo1-46 +R +R", "base1-15 | base1-44, base1-58")

    duel.attack("Fire Wind", answers=["foe's bench 1"], flips="HH")

    assert duel.foe.bench[0].damage == 20
    assert duel.foe.bench[1].damage == 0
    assert duel.foe.active.damage == 40


def test_rushing_flames_throws_energy_of_the_bench_too() -> None:
    duel = ecard_table("neo4-10 +R | base1-46 +R +R")

    duel.attack("Rushing Flames", answers=["R on active", "R", "R"], flips="HTH")

    assert duel.foe.active.damage == 80
    assert duel.you.discard == ["R"] * 3


def test_riptide_counts_the_discarded_water_energy_and_shuffles_it_away() -> None:
    duel = ecard_table("neo1-5 +W +W +W", discard="3*W, L")

    duel.attack("Riptide")

    assert duel.foe.active.damage == 40
    assert duel.you.discard == ["L"]
    assert duel.you.deck.count("W") == 3


def test_fling_away_splits_thirty_and_thirty_when_there_is_a_bench() -> None:
    lone = ecard_table("neo4-11 +F +F +F +F", ARCANINE).attack("Fling Away")
    crowd = ecard_table("neo4-11 +F +F +F +F", f"{ARCANINE} | base1-58")

    crowd.attack("Fling Away")

    assert lone.foe.active.damage == 50
    assert crowd.foe.active.damage == 30
    assert crowd.foe.bench[0].damage == 30


def test_dragon_tornado_switches_what_a_focus_band_saves() -> None:
    duel = ecard_table(KINGDRA, f"{PIKACHU} +{FOCUS_BAND} | {CHANSEY}")

    duel.attack("Dragon Tornado", flips="H")

    assert duel.foe.active.name == "Chansey"
    assert duel.foe.bench[0].damage == 30


def test_dragon_tornado_finds_nobody_to_switch_when_the_defender_is_gone() -> None:
    duel = ecard_table(KINGDRA, f"ex14-100 dmg10 | {CHANSEY}, {PIKACHU}", foe_deck="G")

    duel.attack("Dragon Tornado", flips="H", answers=["yes"])

    assert duel.asked == "promote"
    assert (duel.chooser, duel.you.prizes_left) == ("foe", 6)


def test_dark_drain_heals_by_the_damage_that_was_done() -> None:
    duel = ecard_table("neo4-2 +G +G dmg50", f"{CHANSEY} | {PIKACHU}", hand="base1-84")

    duel.play("PlusPower").attack("Dark Drain", flips="HH")

    assert (duel.foe.active.damage, duel.foe.bench[0].damage) == (20, 10)
    assert duel.you.active.damage == 20


def test_entangle_may_paralyze_the_one_it_brings_up() -> None:
    duel = ecard_table("neo4-17 +G", f"{CHANSEY} | {PIKACHU}").attack("Entangle", flips="H")

    assert duel.foe.active.name == "Pikachu"
    assert "paralyzed" in duel.foe.active.conditions


def test_entangle_paralyzes_the_one_it_drags_out() -> None:
    duel = ecard_table("neo4-17 +G", f"{CHANSEY} | base1-58, {ARCANINE}")

    duel.attack("Entangle", answers=["foe's bench 2"], flips="H")

    assert duel.foe.active.name == "Arcanine"
    assert duel.foe.active.conditions == {"paralyzed"}


def test_electric_bolt_alone_needs_both_heads() -> None:
    duel = rarest_table("neo2-7 +L +L")

    duel.attack("Electric Bolt", flips="HT")

    assert duel.foe.active.damage == 0


def test_psychic_control_wants_a_trainer_card_to_use() -> None:
    duel = scenario("ecard", CHANSEY, CHANSEY, hand="gym2-121", foe_discard="L, base1-58")

    assert duel.refused("play Sabrina's Psychic Control")


def test_devastate_takes_an_energy_card_off_each_of_their_pokemon() -> None:
    foe = f"{CHANSEY} +G +R | {PIKACHU} +L, {PIKACHU} +W"
    duel = scenario("ecard", "neo3-65 +W +W +R +R", foe)

    duel.attack("Devastate", flips="H", answers=["G"])

    assert duel.foe.active.energy == ["R"]
    assert [mon.energy for mon in duel.foe.bench] == [[], []]


def test_white_hot_flame_takes_a_card_for_each_type() -> None:
    duel = ecard_table("neo4-107 +R +R +R +ex11-22")

    duel.attack("White-hot Flame", flips="H", answers=["Holon's Magneton"])

    assert duel.foe.active.damage == 100
    assert sorted(duel.you.discard) == ["R", "ex11-22"]
