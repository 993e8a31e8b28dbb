"""Attacks of the EX sets that move cards."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import (
    ARCANINE,
    CHANSEY,
    ELECTABUZZ,
    PIKACHU,
    RAICHU,
    ex_table,
    table,
)


def test_super_tidal_wave_counts_the_energy_shown() -> None:
    duel = ex_table("ex5-94 +W +W +W", hand="L, R, base1-94", deck="5*G")

    duel.attack("Super Tidal Wave", answers=["yes"])

    assert duel.foe.active.damage == 70
    assert duel.you.hand == ["base1-94"]
    assert len(duel.you.deck) == 7


def test_fossil_charge_throws_a_fossil_at_the_bench() -> None:
    duel = ex_table("ex13-1 +F +M +G", f"{ARCANINE} | {PIKACHU}", hand="ex2-90")

    duel.attack("Fossil Charge", answers=["yes"])

    assert duel.foe.active.damage == 50
    assert duel.foe.bench[0].damage == 30
    assert duel.you.discard == ["ex2-90"]


@pytest.mark.parametrize(("card", "damage"), [("base1-94", 60), ("W", 30)])
def test_mind_play_hits_harder_for_a_trainer(card: str, damage: int) -> None:
    duel = ex_table("ex13-43 +L +L", foe_hand=card)

    duel.attack("Mind Play")

    assert duel.foe.active.damage == damage
    assert (card in duel.foe.discard) is (damage == 60)


def test_devo_crush_shuffles_the_top_stage_away() -> None:
    duel = ex_table("ex13-100 +P +P +P", f"{RAICHU} | {CHANSEY}", foe_deck="5*G")

    duel.attack("Devo Crush", answers=["yes", "yes"])

    assert "base1-14" in duel.foe.deck + duel.foe.hand
    assert duel.you.active.energy == ["P"]


def test_ultra_pump_throws_two_cards_for_more() -> None:
    duel = ex_table("ex14-98 +W +W +W", f"{CHANSEY} | {PIKACHU}", hand="L, R")

    duel.attack("Ultra Pump", answers=["yes"])

    assert duel.foe.active.damage == 80
    assert duel.foe.bench[0].damage == 20
    assert duel.you.hand == []


def test_type_match_finds_a_pokemon_of_the_shown_energy() -> None:
    duel = ex_table("ex11-20 +G", hand="L, R", deck="base1-46, base1-58, G")

    duel.attack("Type Match", answers=["L", "Pikachu"])

    assert sorted(duel.you.hand) == ["L", "R", "base1-58"]


def test_explosive_evolution_evolves_on_heads() -> None:
    duel = ex_table("ex7-40 +F", f"{CHANSEY} | {PIKACHU}", deck="G, ex7-20, G")

    duel.attack("Explosive Evolution", flips="H", answers=["Dark Tyranitar"])

    assert duel.foe.active.damage == 10
    assert duel.foe.bench[0].damage == 20
    assert duel.you.active.name == "Dark Tyranitar"


def test_snatch_and_run_finds_a_secret_machine() -> None:
    duel = ex_table(f"ex7-46 +D | {PIKACHU}", deck="G, ex7-93, ex7-83")

    duel.attack("Snatch and Run", answers=["Venture Bomb", "no"])

    assert duel.you.hand == ["ex7-93"]


def test_invisible_hand_searches_only_against_the_evolved() -> None:
    basic = ex_table("ex1-18 +F", CHANSEY, deck="L, R").attack("Invisible Hand")
    duel = ex_table("ex1-18 +F", RAICHU, deck="L, R")

    duel.attack("Invisible Hand", answers=["R"])

    assert basic.you.hand == []
    assert duel.you.hand == ["R"]


def test_power_revenge_counts_prizes_the_foe_has_taken() -> None:
    duel = ex_table("ex14-96 +P +P +P", ARCANINE, foe_prizes=4)

    duel.attack("Power Revenge")

    assert duel.foe.active.damage == 80


def test_supernatural_borrows_a_supporter_from_the_foes_hand() -> None:
    duel = ex_table("ex2-10 +D", foe_hand="ex1-89, L")

    duel.attack("Supernatural", answers=["yes"])

    assert len(duel.you.hand) == 6
    assert "ex1-89" in duel.foe.hand


def test_chime_uses_a_supporter_of_the_foes_discard_pile() -> None:
    duel = ex_table("ex5-17 +P", foe_discard="ex1-89")

    duel.attack("Chime")

    assert len(duel.you.hand) == 6
    assert duel.foe.discard == ["ex1-89"]


def test_breakdown_counts_the_foes_hand() -> None:
    duel = ex_table("ex6-110 +P +P", foe_hand="L, R, W")

    duel.attack("Breakdown")

    assert duel.foe.active.damage == 30


def test_two_energy_may_be_one_double_energy_card() -> None:
    duel = ex_table("ex13-100 +P +base1-96", f"{RAICHU} | {CHANSEY}")

    duel.attack("Devo Crush", answers=["yes", "Double Colorless Energy", "no"])

    assert duel.you.active.energy == ["P"]


def test_litter_throws_secret_machines_too() -> None:
    duel = ex_table("ex7-9 +P +P", ARCANINE, hand="ex7-93, ex1-85")

    duel.attack("Litter", answers=["yes", "Venture Bomb", "Oran Berry"])

    assert duel.foe.active.damage == 80


def test_spring_back_waits_for_the_foes_last_prize() -> None:
    last = ex_table("ex7-107 +W +W", foe_prizes=1).attack("Spring Back", flips="T")
    early = ex_table("ex7-107 +W +W", foe_prizes=2).attack("Spring Back")

    assert last.foe.active.damage == 70
    assert last.foe.active.conditions == {"asleep"}
    assert early.foe.active.damage == 20


def test_get_even_counts_the_prizes_behind() -> None:
    duel = ex_table("ex7-43 +F +F", ARCANINE, prizes=5, foe_prizes=2)

    duel.attack("Get Even")

    assert duel.foe.active.damage == 50


def test_skill_copy_uses_an_attack_of_the_discarded_card() -> None:
    duel = ex_table("ex14-99 +L +L +L", ARCANINE, hand=ELECTABUZZ)

    duel.attack("Skill Copy", answers=["Thunderpunch"], flips="H")

    assert duel.foe.active.damage == 40
    assert duel.you.discard == [ELECTABUZZ]


def test_all_out_blast_leaves_one_card() -> None:
    duel = ex_table("ex13-102 +R +R +R +R", "ex15-93", deck="L, W, base1-94, G, G")

    duel.attack("All-out Blast")

    assert len(duel.you.deck) == 1
    assert duel.foe.active.damage == 110


def test_critical_collection_counts_prizes_taken_by_the_foe() -> None:
    duel = ex_table("ex11-111 +F", discard="4*F", foe_prizes=4)

    duel.attack("Critical Collection", answers=["F", "F"])

    assert duel.you.active.energy == ["F", "F", "F"]


def test_dark_provide_attaches_one_grass_or_darkness_energy() -> None:
    duel = table("ex", "ex5-4 +G | Wall", hand="R, D")

    duel.attack("Dark Provide", answers=["D", "bench 1"])

    assert (duel.you.bench[0].energy, duel.you.hand) == (["D"], ["R"])


def test_drizzle_attaches_as_much_water_as_liked() -> None:
    duel = table("ex", "ex2-30 +W", hand="3*W, R")

    duel.attack("Drizzle", answers=["W", "W", "stop"])

    assert (duel.you.active.energy, sorted(duel.you.hand)) == (["W", "W", "W"], ["R", "W"])


def test_scam_gives_no_card_for_nothing() -> None:
    nothing = table("ex", "ex2-9 +M +M", foe_hand="G", foe_deck="2*R, 3*G")
    something = table("ex", "ex2-9 +M +M", foe_hand="G, ex1-83", foe_deck="2*R, 3*G")

    nothing.attack("Scam")
    something.attack("Scam", answers=["yes"])

    # The opponent's own turn has started: each hand drew one card for it.
    assert len(nothing.foe.hand) == 2
    assert len(something.foe.hand) == 3


def test_team_assembly_benches_what_a_stadium_for_stage_1_leaves_alone() -> None:
    duel = table("ex", "ex2-39 +G", deck="ex2-70, 5*G", stadium="xy3-102")

    duel.attack("Team Assembly", answers=["Omanyte"])

    assert [one.hp for one in duel.you.bench] == [70]
