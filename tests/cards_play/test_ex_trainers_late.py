"""Trainer cards, Stadiums and Tools of the EX sets from the return of Team Rocket on."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP, weak to Fighting, resists Psychic
PIKACHU = "base1-58"
RAICHU = "base1-58>base1-14"
ELECTABUZZ = "base1-20"
HITTER = "base1-7 +F +F +F"  # Jab 20, Special Punch 40


def table(you: str = PIKACHU, foe: str = CHANSEY, **more: Any) -> Duel:
    return scenario("ex", you, foe, **more)


def test_rockets_admin_deals_by_prizes_left() -> None:
    duel = table(hand="ex7-86, L, L", foe_hand="R", prizes=3, foe_prizes=2, deck="9*G")

    duel.play("Rocket's Admin.", answers=["3", "2"])

    assert (len(duel.you.hand), len(duel.foe.hand)) == (3, 2)


def test_rockets_hideout_strengthens_dark_pokemon() -> None:
    duel = table("ex7-20", stadium="ex7-87")
    plain = table("ex7-20")

    assert duel.you.active.hp == plain.you.active.hp + 20
    assert table(stadium="ex7-87").you.active.hp == 40


def test_rockets_mission_pays_more_for_a_dark_pokemon() -> None:
    dark = table(hand="ex7-88, ex7-20").play("Rocket's Mission")
    plain = table(hand="ex7-88, L").play("Rocket's Mission")

    assert (len(dark.you.hand), len(plain.you.hand)) == (4, 3)


def test_tricky_gym_lends_feint_attack_to_dark_pokemon() -> None:
    duel = table("ex7-20 +F", "ecard1-14 | base1-58", stadium="foe:ex7-90")
    plain = table(f"{PIKACHU} +L", stadium="ex7-90")

    duel.attack("Feint Attack", answers=["foe's active"])

    assert duel.foe.active.damage == 20
    assert plain.refused("attack Feint Attack")


def test_surprise_time_machine_devolves_and_evolves_anew() -> None:
    duel = table(RAICHU, hand="ex7-91", deck="G, base3-14, G")

    duel.play("Surprise! Time Machine", answers=["base3-14"])

    assert duel.you.active.id == "base3-14"
    assert "base1-14" in duel.you.deck


def test_swoop_teleporter_swaps_basics_in_place() -> None:
    duel = table(f"{PIKACHU} +L dmg20", hand="ex7-92", deck="G, base1-20, ex13-100")

    duel.play("Swoop! Teleporter", answers=["Electabuzz"])

    assert duel.you.active.name == "Electabuzz"
    assert (duel.you.active.damage, duel.you.active.energy) == (20, ["L"])
    assert PIKACHU in duel.you.discard


@pytest.mark.parametrize(("flips", "mine", "theirs"), [("H", 0, 10), ("T", 10, 0)])
def test_venture_bomb_goes_off_somewhere(flips: str, mine: int, theirs: int) -> None:
    duel = table(hand="ex7-93")

    duel.play("Venture Bomb", flips=flips)

    assert (duel.you.active.damage, duel.foe.active.damage) == (mine, theirs)


def test_crystal_shard_makes_its_bearer_colorless_until_it_attacks() -> None:
    duel = table(f"{ELECTABUZZ} +L +ex8-85", "base1-25")

    duel.attack("Thundershock", flips="T")

    assert duel.foe.active.damage == 10
    assert duel.you.discard == ["ex8-85"]


def test_space_center_ignores_bodies_of_basics() -> None:
    basic = table("ex1-51", HITTER, player="foe", stadium="ex8-91").attack("Jab")
    evolved = table("ex1-51>ex1-22", HITTER, player="foe", stadium="ex8-91").attack("Jab")

    assert basic.foe.active.damage == 0
    assert evolved.foe.active.damage == 20


def test_new_strength_charm_counts_before_weakness() -> None:
    duel = table(f"{ELECTABUZZ} +L +ex8-92", "base1-25")

    duel.attack("Thundershock", flips="T")

    assert duel.foe.active.damage == 40
    assert duel.you.discard == ["ex8-92"]


def test_battle_frontier_silences_grown_colorless_pokemon() -> None:
    duel = table(f"{PIKACHU} | base1-57>ex6-45>ex6-10", stadium="ex9-75", deck="L, R")
    bare = table(f"{PIKACHU} | base1-57>ex6-45>ex6-10", deck="L, R")

    assert duel.refused("use Quick Search of bench 1")
    assert bare.can("use Quick Search of bench 1")


def test_scott_finds_supporters_and_stadiums() -> None:
    duel = table(hand="ex9-84", deck="ex1-89, ex9-75, base1-94, L")

    duel.play("Scott", answers=["Professor Birch", "Battle Frontier"])

    assert sorted(duel.you.hand) == ["ex1-89", "ex9-75"]


def test_curse_powder_takes_revenge() -> None:
    duel = table(f"{RAICHU} +ex10-80 dmg70 | {PIKACHU}", HITTER, player="foe")

    duel.attack("Jab")

    assert duel.foe.active.damage == 30


def test_energy_root_gives_hp_for_powers() -> None:
    duel = table(f"{PIKACHU} | ex1-5 +ex10-83", hand="L")

    assert duel.you.bench[0].hp == 90
    assert duel.refused("use Energy Draw of bench 1")


def test_protective_orb_removes_weakness_of_the_evolved() -> None:
    duel = table(f"{RAICHU} +ex10-90", HITTER, player="foe")

    duel.attack("Jab")

    assert duel.you.active.damage == 20


def test_sitrus_berry_waits_for_three_counters() -> None:
    two = table(f"{CHANSEY} +ex10-91 dmg20").end_turn()
    four = table(f"{CHANSEY} +ex10-91 dmg40").end_turn(answers=["yes"])

    assert two.you.active.damage == 20
    assert four.you.active.damage == 10


def test_solid_rage_burns_only_when_behind() -> None:
    behind = table(f"{RAICHU} +L +L +L +ex10-92", prizes=4, foe_prizes=3)
    even = table(f"{RAICHU} +L +L +L +ex10-92", prizes=4, foe_prizes=4)

    behind.attack("Agility", flips="T")
    even.attack("Agility", flips="T")

    assert behind.foe.active.damage == 40
    assert even.foe.active.damage == 20


def test_holon_supporters_cost_a_card() -> None:
    poor = table(hand="ex11-97", foe_hand="4*L")
    duel = table(hand="ex11-97, R", foe_hand="4*L")

    duel.play("Holon Scientist")

    assert poor.refused("play Holon Scientist")
    assert len(duel.you.hand) == 4


def test_holon_adventurer_pays_more_for_a_delta_pokemon() -> None:
    delta = table(hand="ex13-85, ex13-15").play("Holon Adventurer")
    plain = table(hand="ex13-85, base1-14").play("Holon Adventurer")

    assert (len(delta.you.hand), len(plain.you.hand)) == (4, 3)


def test_holon_lake_lends_delta_call() -> None:
    duel = table("ex13-15 +M", stadium="ex13-87", deck="G, ex13-7, base1-14")

    duel.attack("Delta Call", answers=["Flygon δ"])

    assert duel.you.hand == ["ex13-7"]
    assert table(f"{PIKACHU} +L", stadium="ex13-87").refused("attack Delta Call")


def test_holon_fossil_hatches_from_deck_or_hand() -> None:
    deck = table(hand="ex13-86", deck="G, neo2-56, G", stadium="neo4-92")
    hand = table(hand="ex13-86, neo2-56", stadium="neo4-92")

    deck.play("Holon Fossil", flips="H", answers=["Kabuto"])
    hand.play("Holon Fossil", flips="T")

    assert deck.you.bench[0].retreat == 2
    assert hand.you.bench[0].name == "Kabuto"


def test_cozmo_draws_from_below_on_heads() -> None:
    heads = table(hand="ex13-89", deck="L, L, L, R, W, F").play(
        "Professor Cozmo's Discovery", flips="H"
    )
    tails = table(hand="ex13-89", deck="L, L, L, R, W, F").play(
        "Professor Cozmo's Discovery", flips="T"
    )

    assert sorted(heads.you.hand) == ["F", "R", "W"]
    assert tails.you.hand == ["L", "L"]


def test_castaway_finds_one_of_each() -> None:
    duel = table(hand="ex14-72", deck="ex1-89, ex1-85, L, base1-94, R")

    duel.play("Castaway", answers=["Professor Birch", "Oran Berry", "L"])

    assert sorted(duel.you.hand) == ["L", "ex1-85", "ex1-89"]


def test_cessation_crystal_silences_the_table_from_the_active_place() -> None:
    active = table(f"{PIKACHU} +ex14-74 | ex1-5", hand="L")
    benched = table(f"{PIKACHU} | ex1-5, {PIKACHU} +ex14-74", hand="L")

    assert active.refused("use Energy Draw of bench 1")
    assert benched.can("use Energy Draw of bench 1")


def test_holon_circle_swallows_one_attack() -> None:
    duel = table(f"{ELECTABUZZ} +L +L", stadium="foe:ex14-79")

    duel.attack("Thunderpunch")

    assert duel.foe.active.damage == 0
    assert duel.player == "foe"
    assert not duel.stadium
    assert duel.foe.discard == ["ex14-79"]


def test_mysterious_shard_hides_from_pokemon_ex_for_a_turn() -> None:
    duel = table(PIKACHU, "ex13-100 +P +P", hand="ex14-81")

    duel.play("Mysterious Shard", to="active").end_turn()
    duel.attack("Super Psy Bolt")

    assert duel.you.active.damage == 0
    assert duel.you.discard == ["ex14-81"]


def test_windstorm_blows_away_tools_and_stadium() -> None:
    duel = table(PIKACHU, f"{CHANSEY} +ex1-85", hand="ex14-85", stadium="ex9-75")

    duel.play("Windstorm", answers=["Oran Berry", "Battle Frontier"])

    assert duel.foe.active.tools == []
    assert duel.foe.discard == ["ex1-85"]
    assert "ex9-75" in duel.you.discard


@pytest.mark.parametrize(
    ("flips", "hand"), [("HH", ["base1-14"]), ("TT", ["base1-94"]), ("HT", [])]
)
def test_old_rod_needs_two_alike(flips: str, hand: list[str]) -> None:
    duel = table(hand="ex15-78", discard="base1-14, base1-94, L")

    duel.play("Old Rod", flips=flips)

    assert duel.you.hand == hand


def test_drakes_stadium_softens_only_blows_of_the_other_side() -> None:
    duel = table(f"{CHANSEY} +G +G +G +G", CHANSEY, stadium="ex16-72")

    duel.attack("Double-edge")

    assert duel.foe.active.damage == 70
    assert duel.you.active.damage == 80


def test_glacias_phoebes_and_sidneys_stadiums() -> None:
    weak = table(f"{ELECTABUZZ} +L", "base1-25", stadium="ex16-76").attack(
        "Thundershock", flips="T"
    )
    light = table("base1-1", stadium="ex16-79")
    dark = table(f"{ELECTABUZZ} +L", "ex1-10", stadium="ex16-82").attack("Thundershock", flips="H")

    assert weak.foe.active.damage == 10
    assert light.you.active.retreat == 1
    assert dark.foe.active.conditions == set()


def test_championship_arena_trims_hands_to_seven() -> None:
    duel = table(hand="9*L", stadium="np-28")

    duel.end_turn()

    while duel.chooser == "you":
        duel.choose(duel.options[0])
    assert len(duel.you.hand) == 7


def test_tropical_wind_heals_or_lulls_both_actives() -> None:
    heads = table(f"{PIKACHU} dmg20", f"{CHANSEY} dmg10", hand="np-26")
    tails = table(f"{PIKACHU} dmg20", f"{CHANSEY} dmg10", hand="np-26")

    heads.play("Tropical Wind", flips="H")
    tails.play("Tropical Wind", flips="T")

    assert (heads.you.active.damage, heads.foe.active.damage) == (0, 0)
    assert tails.you.active.conditions == tails.foe.active.conditions == {"asleep"}
