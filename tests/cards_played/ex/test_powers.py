"""Poké-Powers of the EX sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import (
    ARCANINE,
    CHANSEY,
    ELECTABUZZ,
    HITTER,
    PIKACHU,
    RAICHU,
    ex_table,
    rarest_table,
    table,
)


def test_baby_evolution_heals_and_makes_an_evolved_hitmonchan() -> None:
    duel = ex_table("ex10-33 dmg30", hand="ex10-24")

    duel.power("Baby Evolution")

    assert duel.you.active.name == "Hitmonchan"
    assert duel.you.active.damage == 0
    assert duel.you.active.hp == 100
    assert ex_table("ex10-24").you.active.hp == 70


def test_form_change_keeps_what_lies_on_deoxys_ex() -> None:
    duel = ex_table("ex8-97 +P dmg30 | ex8-97", deck="G, ex8-98, G")

    duel.power("Form Change", on="active", answers=["Deoxys ex"])

    assert duel.you.active.id == "ex8-98"
    assert (duel.you.active.damage, duel.you.active.energy) == (30, ["P"])
    assert "ex8-97" in duel.you.deck
    assert duel.refused("use Form Change of bench 1")


def test_form_change_of_a_delta_deoxys_finds_a_plain_one() -> None:
    duel = ex_table("ex13-3", deck="G, ex8-16, G")

    duel.power("Form Change", answers=["Deoxys"])

    assert duel.you.active.id == "ex8-16"


def test_wishing_star_takes_one_of_five_and_sleeps() -> None:
    duel = ex_table("ex8-9", deck="L, R, W, base1-94, G, F")

    duel.power("Wishing Star", answers=["Potion"])

    assert duel.you.hand == ["base1-94"]
    assert duel.you.active.conditions == {"asleep"}
    assert duel.refused("use Wishing Star of active")


def test_smooth_over_leaves_the_card_on_top() -> None:
    duel = ex_table(f"{PIKACHU} | ex8-20", deck="L, R, base1-94, G")

    duel.power("Smooth Over", answers=["Potion"])

    assert duel.you.deck[0] == "base1-94"


def test_dragon_boost_gathers_basic_energy_on_arrival() -> None:
    duel = ex_table(f"{PIKACHU} +L +R | {CHANSEY} +W", hand="ex8-102")

    duel.bench("Rayquaza ex", answers=["yes", "L", "W", "stop"])

    assert sorted(duel.you.bench[1].energy) == ["L", "W"]
    assert duel.you.active.energy == ["R"]


def test_delta_supply_attaches_a_second_energy_to_a_delta() -> None:
    duel = ex_table(f"{PIKACHU} | ex13-7", hand="L, ex13-98")

    duel.attach("L", to="active").power("Delta Supply")

    assert duel.you.bench[0].energy == ["ex13-98"]
    assert duel.you.active.energy == ["L"]


def test_time_travel_sends_celebi_under_the_deck_without_a_prize() -> None:
    duel = ex_table(f"ex14-100 +G dmg50 | {PIKACHU}", HITTER, player="foe", deck="L, R, W")

    duel.attack("Jab", answers=["yes"], flips="H")

    assert duel.foe.prizes_left == 6
    assert duel.you.deck[-1] == "ex14-100"
    assert duel.you.discard == ["G"]
    assert duel.you.active.name == "Pikachu"


def test_imprison_marks_and_silences() -> None:
    duel = ex_table("ex15-93", f"{CHANSEY} | ex1-5", foe_hand="L")

    duel.power("Imprison", answers=["foe's bench 1"]).end_turn()

    assert duel.foe.bench[0].markers == {"Imprison": 1}
    assert duel.refused("use Energy Draw of bench 1")


def test_an_imprison_marker_holds_after_its_giver_has_left() -> None:
    duel = ex_table(f"ex15-93 | {PIKACHU}", f"{CHANSEY} | ex1-5", hand="base1-78", foe_hand="L")
    duel.power("Imprison", answers=["foe's bench 1"])

    duel.play("Scoop Up", answers=["active"]).end_turn()

    assert duel.you.active.name == "Pikachu"
    assert duel.refused("use Energy Draw of bench 1")


def test_an_imprison_marker_taken_off_lets_powers_work() -> None:
    duel = ex_table("ex15-93", f"{CHANSEY} | ex1-5", foe_hand="ex15-23, L")
    duel.power("Imprison", answers=["foe's bench 1"]).end_turn()

    duel.bench("Tropius δ", answers=["yes"])

    assert duel.can("use Energy Draw of bench 1")


def test_tropical_heal_takes_the_markers_off() -> None:
    duel = ex_table(f"{PIKACHU} asleep marker:Imprison", hand="ex15-23")

    duel.bench("Tropius δ", answers=["yes"])

    assert duel.you.active.markers == {}
    assert duel.you.active.conditions == set()


def test_sharing_uses_a_supporter_of_the_foes_hand() -> None:
    duel = ex_table(f"{PIKACHU} | ex15-5", foe_hand="ex1-89", hand="L")

    duel.power("Sharing", answers=["yes"])

    assert len(duel.you.hand) == 6
    assert duel.foe.hand == ["ex1-89"]


def test_makeover_asks_for_a_pokemon_with_a_basic_energy() -> None:
    duel = ex_table("ex10-48 | base1-58 +L", discard="R")

    duel.power("Makeover")

    assert duel.asked == "main"
    assert duel.you.bench[0].energy == ["R"]


def test_final_sting_costs_beedrill() -> None:
    duel = ex_table(f"{PIKACHU} | ex11-1")

    duel.power("Final Sting", answers=["prize 1"])

    assert duel.foe.active.conditions == {"paralyzed", "poisoned"}
    assert duel.foe.prizes_left == 5
    duel.end_turn()
    assert duel.foe.active.damage == 20


def test_golden_wing_saves_two_energy_from_the_fall() -> None:
    duel = ex_table(f"ex10-104 +R +R +G dmg100 | {PIKACHU}", HITTER, player="foe")

    duel.attack("Jab", answers=["yes", "R", "R", "bench 1", "bench 1"])

    assert [mon.energy for mon in duel.you.actives + duel.you.bench] == [["R", "R"]]
    assert duel.asked == "prize"


def test_cursed_eyes_move_three_counters_on_arrival() -> None:
    duel = ex_table(PIKACHU, f"{CHANSEY} dmg50 | {ELECTABUZZ}", hand="ex16-92")

    duel.bench("Absol ex", answers=["yes"])

    assert (duel.foe.active.damage, duel.foe.bench[0].damage) == (20, 30)


def test_magnetic_redraw_gives_four_to_each() -> None:
    duel = ex_table("ex16-95", hand="L", foe_hand="5*R")

    duel.power("Magnetic Redraw")

    assert (len(duel.you.hand), len(duel.foe.hand)) == (4, 4)


def test_chilling_breath_freezes_trainers_for_a_turn() -> None:
    duel = ex_table("ex16-37", f"{CHANSEY} dmg20", hand="ex16-99", foe_hand="base1-94")

    duel.evolve("Walrein ex", answers=["yes"]).end_turn()

    assert duel.refused("play Potion")


def test_type_shift_changes_the_type_for_the_turn() -> None:
    duel = ex_table("ex16-93")

    duel.power("Type Shift")

    assert duel.you.active.types == "F"
    duel.end_turn()
    assert duel.you.active.types == "P"


def test_delta_control_puts_the_rest_below() -> None:
    duel = ex_table(f"{PIKACHU} | ex11-11", deck="L, R, W, F, G, G")

    duel.power("Delta Control", answers=["Water", "Fighting", "Fire"])

    assert duel.you.hand == ["W"]
    assert duel.you.deck[:2] == ["G", "G"]
    assert sorted(duel.you.deck[2:]) == ["F", "L", "R"]


def test_blissful_support_heals_and_strips_the_chosen() -> None:
    chansey_ex = "ex1-96"
    duel = ex_table(f"{chansey_ex} +G dmg40 | {PIKACHU} +L dmg20", hand="ex10-101")

    duel.evolve("Blissey ex", answers=["yes", "active", "stop"])

    assert (duel.you.active.damage, duel.you.active.energy) == (0, [])
    assert (duel.you.bench[0].damage, duel.you.bench[0].energy) == (20, ["L"])


def test_devo_flash_sends_a_benched_stage_back() -> None:
    duel = ex_table("neo2-38", f"{CHANSEY} | {RAICHU}", hand="ex10-102")

    duel.evolve("Espeon ex", answers=["yes"])

    assert duel.foe.bench[0].name == "Pikachu"
    assert duel.foe.hand == ["base1-14"]


def test_firestarter_feeds_the_bench_from_the_discard_pile() -> None:
    duel = ex_table(f"ex1-3 | {PIKACHU}", discard="R, R")

    duel.power("Firestarter")

    assert duel.you.bench[0].energy == ["R"]
    assert duel.refused("use Firestarter of active")


def test_energy_draw_pays_an_energy_for_up_to_three_cards() -> None:
    duel = ex_table(f"{PIKACHU} | ex1-5", hand="L")

    duel.power("Energy Draw", answers=["3"])

    assert len(duel.you.hand) == 3
    assert duel.you.discard == ["L"]


def test_psy_shadow_costs_two_counters() -> None:
    duel = ex_table(f"{CHANSEY} | ex1-7", deck="G, P, G")

    duel.power("Psy Shadow", answers=["Psychic Energy", "active"])

    assert duel.you.active.energy == ["P"]
    assert duel.you.active.damage == 20


def test_dragon_wind_chooses_the_new_defender() -> None:
    duel = ex_table("ex3-10", f"{CHANSEY} | {PIKACHU}, {ARCANINE}")

    duel.power("Dragon Wind", answers=["foe's bench 2"])

    assert duel.foe.active.name == "Arcanine"


def test_magnetic_field_never_returns_the_card_it_cost() -> None:
    duel = ex_table(f"{PIKACHU} | ex3-17", hand="W", discard="L, R")

    duel.power("Magnetic Field")

    assert not [option for option in duel.options if "Water" in option]
    duel.answer("L", "R")
    assert sorted(duel.you.hand) == ["L", "R"]
    assert duel.you.discard == ["W"]


def test_loose_shell_brings_shedinja_as_a_basic() -> None:
    duel = ex_table("ex3-66", hand="ex3-18", deck="G, ex3-11, G", stadium="neo4-92")
    bare = ex_table("ex3-11")

    duel.evolve("Ninjask", answers=["yes", "Shedinja"])

    assert duel.you.bench[0].name == "Shedinja"
    assert duel.you.bench[0].retreat == bare.you.active.retreat + 1


def test_form_variation_turns_ditto_into_a_discarded_basic() -> None:
    duel = ex_table("ex6-4 +L +L dmg20", discard=f"{ELECTABUZZ}, ex13-100")

    duel.power("Form Variation")

    assert duel.you.active.name == "Electabuzz"
    assert duel.you.active.damage == 20
    assert duel.you.active.energy == ["L", "L"]
    assert "ex6-4" in duel.you.discard


def test_quick_search_works_once_for_two_pidgeot() -> None:
    duel = ex_table(f"{PIKACHU} | ex6-10, ex6-10", deck="L, base1-94, G")

    duel.power("Quick Search", on="bench 1", answers=["Potion"])

    assert duel.you.hand == ["base1-94"]
    assert duel.refused("use Quick Search of bench 2")


def test_energy_rain_pours_on_anyone_at_a_counter_each() -> None:
    duel = ex_table(f"{CHANSEY} | ex6-104", hand="W, W")

    duel.power("Energy Rain", answers=["active"]).power("Energy Rain", answers=["active"])

    assert duel.you.active.energy == ["W", "W"]
    assert duel.you.active.damage == 20


def test_extra_energy_bomb_falls_and_feeds_the_rest() -> None:
    duel = ex_table(f"{PIKACHU} | ex6-85>ex6-107 +L", discard="R, R, W, W", prizes=6, foe_prizes=6)

    duel.power("Extra Energy Bomb", answers=["prize 1", "prize 2"])

    assert duel.foe.prizes_left == 4
    assert sorted(duel.you.active.energy) == ["L", "R", "R", "W", "W"]
    assert duel.you.bench == []


@pytest.mark.rule("CARD-FOS-5")
@pytest.mark.parametrize(("fossil", "asked"), [("ex16-86", "promote"), ("base1-58", "may")])
def test_lanturn_gets_no_energy_of_a_fossil_that_does_not_count(fossil: str, asked: str) -> None:
    duel = table("ex", f"{fossil} +L | ex16-15, Wall", "Cannon", player="foe")

    duel.attack("Blast")

    assert duel.asked == asked


def test_call_for_power_moves_energy_of_other_pokemon_only() -> None:
    alone = table("ex", "ex3-90 +W | Wall")
    helped = table("ex", "ex3-90 +W | Wall +L")

    assert not alone.can("use Call for Power")
    helped.power("Call for Power")
    assert helped.you.active.energy == ["W", "L"]


def test_psy_shadow_is_not_offered_with_an_empty_deck() -> None:
    bare = table("ex", "ex1-7", deck="")
    full = table("ex", "ex1-7", deck="P")

    assert (bare.can("use Psy Shadow"), full.can("use Psy Shadow")) == (False, True)


def test_energy_grounding_saves_an_energy_of_the_fallen() -> None:
    duel = rarest_table(f"{PIKACHU} +L +R dmg20 | ex5-38", HITTER, rules="ex", player="foe")

    duel.attack("Jab", answers=["yes", "R"])

    assert [mon.energy for mon in duel.you.actives + duel.you.bench] == [["R"]]


def test_peal_of_thunder_discards_what_could_not_be_attached() -> None:
    duel = table("ex", "base1-46>base1-24 | Keg", hand="ex14-4", deck="ex9-87, G, W")

    duel.evolve("ex14-4", answers=["yes", "ex9-87", "G", "stop", "bench 1"])

    assert duel.you.bench[0].energy == ["G"]
    assert sorted(duel.you.discard) == ["W", "ex9-87"]
    assert duel.you.deck == []
