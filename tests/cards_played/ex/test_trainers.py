"""Trainer cards of the EX sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from playmat.rules import book
from tests.cards_played.tables import (
    CARDS,
    CHANSEY,
    ELECTABUZZ,
    HITTER,
    PIKACHU,
    RAICHU,
    ex_table,
    table,
)


def test_rare_candy_skips_a_stage_even_on_a_fresh_basic() -> None:
    duel = ex_table(f"{PIKACHU} | base1-44 new", hand="ex2-88, base1-15")

    duel.play("Rare Candy", answers=["bench 1"])

    assert duel.you.bench[0].stack == ["base1-44", "base1-15"]


def test_lady_outing_finds_different_types() -> None:
    duel = ex_table(hand="ex1-83", deck="L, L, R, W, base1-96")

    duel.play("Lady Outing", answers=["L"])

    assert not [option for option in duel.options if "Lightning" in option]
    duel.answer("R", "W")
    assert sorted(duel.you.hand) == ["L", "R", "W"]


def test_pokenav_takes_one_and_orders_two() -> None:
    duel = ex_table(hand="ex1-88", deck="L, base1-94, R, G")

    duel.play("PokéNav", answers=["R", "Potion"])

    assert duel.you.hand == ["R"]
    assert duel.you.deck == ["base1-94", "L", "G"]


def test_wallys_training_evolves_the_active_from_the_deck() -> None:
    duel = ex_table(f"{PIKACHU} new", hand="ex2-89", deck="G, base1-14, G")

    duel.play("Wally's Training", answers=["Raichu"])

    assert duel.you.active.name == "Raichu"


def test_claw_fossil_scratches_gives_no_prize_and_feels_nothing() -> None:
    duel = ex_table(f"ex2-90 | {PIKACHU}", f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thundershock", flips="H")

    assert duel.you.active.conditions == set()
    assert duel.foe.active.damage == 10
    fatal = ex_table(f"ex2-90 dmg30 | {PIKACHU}", HITTER, player="foe").attack("Jab")
    assert fatal.foe.prizes_left == 6
    assert fatal.foe.active.damage == 10


def test_root_fossil_mends_itself() -> None:
    duel = ex_table("ex2-92 dmg20 | base1-58")

    duel.end_turn()

    assert duel.you.active.damage == 10


def test_lum_and_oran_berries_help_between_turns() -> None:
    lum = ex_table(f"{PIKACHU} +ex1-84 asleep poisoned").end_turn(answers=["yes"])
    oran = ex_table(f"{CHANSEY} +ex1-85 dmg30").end_turn()

    assert lum.you.active.conditions == set()
    assert lum.you.discard == ["ex1-84"]
    assert oran.you.active.damage == 10


@pytest.mark.parametrize(("picked", "hand", "deck"), [(0, 1, 5), (1, 0, 8)])
def test_energy_recycle_system_gives_one_or_shuffles_three(
    picked: int, hand: int, deck: int
) -> None:
    duel = ex_table(hand="ex3-84", discard="L, R, W", deck="5*G")

    duel.play("Energy Recycle System")
    duel.choose(duel.options[picked])
    if picked == 0:
        duel.answer("R")

    assert (len(duel.you.hand), len(duel.you.deck)) == (hand, deck)


def test_pressure_systems_change_retreat_and_hp() -> None:
    high = ex_table("base1-4", stadium="ex3-85")
    low = ex_table(PIKACHU, stadium="ex3-86")

    assert high.you.active.retreat == 2
    assert low.you.active.hp == 50


def test_mr_brineys_compassion_spares_pokemon_ex() -> None:
    duel = ex_table(f"{RAICHU} +L | ex13-100", hand="ex3-87")

    duel.play("Mr. Briney's Compassion")

    assert sorted(duel.you.hand) == ["L", "base1-14", PIKACHU]
    assert duel.you.active.name == "Mew ex"


def test_archie_benches_a_grown_aqua_pokemon_with_two_counters() -> None:
    duel = ex_table(hand="ex4-71", deck="G, ex4-6, ex4-7", stadium="neo4-92")
    bare = ex_table("ex4-6")

    duel.play("Archie", answers=["Team Aqua's Walrein"])

    assert duel.you.bench[0].damage == 20
    assert duel.you.bench[0].retreat == bare.you.active.retreat + 1


def test_maxie_finds_magma_in_the_hand_or_the_discard_pile() -> None:
    duel = ex_table(hand="ex4-73, ex4-9", discard="ex4-7, ex4-6")

    duel.play("Maxie", answers=["Team Magma's Aggron"])

    assert duel.you.bench[0].name == "Team Magma's Aggron"
    assert duel.you.bench[0].damage == 20


def test_team_aqua_machine_offers_every_condition_to_aqua_only() -> None:
    duel = ex_table("ex4-3 +W | ex4-3, ex4-3, ex4-3", hand="ex4-79")
    plain = ex_table(hand="ex4-79")

    duel.play("Team Aqua Technical Machine 01", to="active").attack("Miracle")

    assert plain.refused("play Team Aqua Technical Machine 01")
    assert duel.options == ["Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"]
    duel.answer("Paralyzed")
    assert duel.foe.active.conditions == {"paralyzed"}
    assert duel.foe.active.damage == 10
    assert duel.you.discard == ["ex4-79"]


def test_stevens_advice_counts_the_foes_pokemon() -> None:
    duel = ex_table(PIKACHU, f"{CHANSEY} | {PIKACHU}, {PIKACHU}", hand="ex5-92")
    seven = ex_table(hand="ex5-92, 6*L")
    eight = ex_table(hand="ex5-92, 7*L")

    duel.play("Steven's Advice", answers=["3"])

    assert len(duel.you.hand) == 3
    assert seven.can("play Steven's Advice")
    assert eight.refused("play Steven's Advice")


def test_vs_seeker_returns_a_supporter() -> None:
    duel = ex_table(hand="ex6-100", discard="ex1-89, base1-94")

    duel.play("VS Seeker")

    assert duel.you.hand == ["ex1-89"]


def test_pow_hand_extension_needs_to_be_behind() -> None:
    even = ex_table(foe=f"{CHANSEY} +G | {PIKACHU}", hand="ex7-85")
    behind = ex_table(foe=f"{CHANSEY} +G | {PIKACHU}", hand="ex7-85", prizes=5, foe_prizes=4)

    behind.play("Pow! Hand Extension")
    behind.choose(behind.options[1])

    assert even.refused("play Pow! Hand Extension")
    assert behind.foe.active.name == "Pikachu"


def test_rockets_admin_deals_by_prizes_left() -> None:
    duel = ex_table(hand="ex7-86, L, L", foe_hand="R", prizes=3, foe_prizes=2, deck="9*G")

    duel.play("Rocket's Admin.", answers=["3", "2"])

    assert (len(duel.you.hand), len(duel.foe.hand)) == (3, 2)


def test_rockets_mission_pays_more_for_a_dark_pokemon() -> None:
    dark = ex_table(hand="ex7-88, ex7-20").play("Rocket's Mission")
    plain = ex_table(hand="ex7-88, L").play("Rocket's Mission")

    assert (len(dark.you.hand), len(plain.you.hand)) == (4, 3)


def test_surprise_time_machine_devolves_and_evolves_anew() -> None:
    duel = ex_table(RAICHU, hand="ex7-91", deck="G, base3-14, G")

    duel.play("Surprise! Time Machine", answers=["base3-14"])

    assert duel.you.active.id == "base3-14"
    assert "base1-14" in duel.you.deck


def test_swoop_teleporter_swaps_basics_in_place() -> None:
    duel = ex_table(f"{PIKACHU} +L dmg20", hand="ex7-92", deck="G, base1-20, ex13-100")

    duel.play("Swoop! Teleporter", answers=["Electabuzz"])

    assert duel.you.active.name == "Electabuzz"
    assert (duel.you.active.damage, duel.you.active.energy) == (20, ["L"])
    assert PIKACHU in duel.you.discard


@pytest.mark.parametrize(("flips", "mine", "theirs"), [("H", 0, 10), ("T", 10, 0)])
def test_venture_bomb_goes_off_somewhere(flips: str, mine: int, theirs: int) -> None:
    duel = ex_table(hand="ex7-93")

    duel.play("Venture Bomb", flips=flips)

    assert (duel.you.active.damage, duel.foe.active.damage) == (mine, theirs)


def test_holon_supporters_cost_a_card() -> None:
    poor = ex_table(hand="ex11-97", foe_hand="4*L")
    duel = ex_table(hand="ex11-97, R", foe_hand="4*L")

    duel.play("Holon Scientist")

    assert poor.refused("play Holon Scientist")
    assert len(duel.you.hand) == 4


def test_holon_adventurer_pays_more_for_a_delta_pokemon() -> None:
    delta = ex_table(hand="ex13-85, ex13-15").play("Holon Adventurer")
    plain = ex_table(hand="ex13-85, base1-14").play("Holon Adventurer")

    assert (len(delta.you.hand), len(plain.you.hand)) == (4, 3)


def test_holon_fossil_hatches_from_deck_or_hand() -> None:
    deck = ex_table(hand="ex13-86", deck="G, neo2-56, G", stadium="neo4-92")
    hand = ex_table(hand="ex13-86, neo2-56", stadium="neo4-92")

    deck.play("Holon Fossil", flips="H", answers=["Kabuto"])
    hand.play("Holon Fossil", flips="T")

    assert deck.you.bench[0].retreat == 2
    assert hand.you.bench[0].name == "Kabuto"


def test_cozmo_draws_from_below_on_heads() -> None:
    heads = ex_table(hand="ex13-89", deck="L, L, L, R, W, F").play(
        "Professor Cozmo's Discovery", flips="H"
    )
    tails = ex_table(hand="ex13-89", deck="L, L, L, R, W, F").play(
        "Professor Cozmo's Discovery", flips="T"
    )

    assert sorted(heads.you.hand) == ["F", "R", "W"]
    assert tails.you.hand == ["L", "L"]


def test_castaway_finds_one_of_each() -> None:
    duel = ex_table(hand="ex14-72", deck="ex1-89, ex1-85, L, base1-94, R")

    duel.play("Castaway", answers=["Professor Birch", "Oran Berry", "L"])

    assert sorted(duel.you.hand) == ["L", "ex1-85", "ex1-89"]


@pytest.mark.parametrize(
    ("flips", "hand"), [("HH", ["base1-14"]), ("TT", ["base1-94"]), ("HT", [])]
)
def test_old_rod_needs_two_alike(flips: str, hand: list[str]) -> None:
    duel = ex_table(hand="ex15-78", discard="base1-14, base1-94, L")

    duel.play("Old Rod", flips=flips)

    assert duel.you.hand == hand


def test_tropical_wind_heals_or_lulls_both_actives() -> None:
    heads = ex_table(f"{PIKACHU} dmg20", f"{CHANSEY} dmg10", hand="np-26")
    tails = ex_table(f"{PIKACHU} dmg20", f"{CHANSEY} dmg10", hand="np-26")

    heads.play("Tropical Wind", flips="H")
    tails.play("Tropical Wind", flips="T")

    assert (heads.you.active.damage, heads.foe.active.damage) == (0, 0)
    assert tails.you.active.conditions == tails.foe.active.conditions == {"asleep"}


@pytest.mark.rule("DUO-31")
@pytest.mark.parametrize("card", ["ex4-85", "ex10-93", "ex14-84", "dp1-116"])
def test_warp_point_lets_each_player_pick_who_leaves(card: str) -> None:
    rules = book("ex").replace(actives=2)
    duel = scenario(rules, "Wall & Keg | Flame", "Wall & Keg | Stream", hand=card, cards=CARDS)

    duel.play("Warp Point")
    first = duel.chooser
    duel.answer("active 2")
    second = duel.chooser
    duel.answer("active 1")

    assert (first, second) == ("foe", "you")
    assert [one.name for one in duel.foe.actives] == ["Wall", "Stream"]
    assert [one.name for one in duel.you.actives] == ["Flame", "Keg"]


@pytest.mark.rule("DUO-31")
def test_warp_point_asks_nothing_of_a_player_without_a_bench() -> None:
    rules = book("ex").replace(actives=2)
    duel = scenario(rules, "Wall & Keg | Flame", "Wall & Keg", hand="ex4-85", cards=CARDS)

    duel.play("Warp Point")

    assert duel.chooser == "you"


def test_island_hermit_turns_prizes_up_and_draws_two() -> None:
    duel = ex_table(PIKACHU, hand="ex15-76")

    duel.play("Island Hermit", answers=["prize 1", "prize 2"])

    assert len(duel.you.hand) == 2
    assert duel.you.prizes_left == 6


@pytest.mark.parametrize(("damage", "asked"), [(60, "prize"), (10, "pick_card")])
def test_time_machine_does_not_save_what_devolving_knocks_out(damage: int, asked: str) -> None:
    raichu = f"base1-58>base1-14 dmg{damage} | Wall"  # Pikachu has 40 HP
    duel = table("ex", raichu, hand="ex7-91", deck="base1-14, 3*G")

    duel.play("Surprise! Time Machine")

    assert duel.asked == asked
