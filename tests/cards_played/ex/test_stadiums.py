"""Stadiums of the EX sets."""

from __future__ import annotations

from tests.cards_played.tables import (
    CHANSEY,
    ELECTABUZZ,
    HITTER,
    PIKACHU,
    ex_table,
    harm,
    rarest_table,
    table,
)

PARK = "pop2-10"  # Stadium: once a turn, heal 1 counter from a Benched Pokémon that gets Energy


def test_rockets_hideout_strengthens_dark_pokemon() -> None:
    duel = ex_table("ex7-20", stadium="ex7-87")
    plain = ex_table("ex7-20")

    assert duel.you.active.hp == plain.you.active.hp + 20
    assert ex_table(stadium="ex7-87").you.active.hp == 40


def test_tricky_gym_lends_feint_attack_to_dark_pokemon() -> None:
    duel = ex_table("ex7-20 +F", "ecard1-14 | base1-58", stadium="foe:ex7-90")
    plain = ex_table(f"{PIKACHU} +L", stadium="ex7-90")

    duel.attack("Feint Attack", answers=["foe's active"])

    assert duel.foe.active.damage == 20
    assert plain.refused("attack Feint Attack")


def test_space_center_ignores_bodies_of_basics() -> None:
    basic = ex_table("ex1-51", HITTER, player="foe", stadium="ex8-91").attack("Jab")
    evolved = ex_table("ex1-51>ex1-22", HITTER, player="foe", stadium="ex8-91").attack("Jab")

    assert basic.foe.active.damage == 0
    assert evolved.foe.active.damage == 20


def test_battle_frontier_silences_grown_colorless_pokemon() -> None:
    duel = ex_table(f"{PIKACHU} | base1-57>ex6-45>ex6-10", stadium="ex9-75", deck="L, R")
    bare = ex_table(f"{PIKACHU} | base1-57>ex6-45>ex6-10", deck="L, R")

    assert duel.refused("use Quick Search of bench 1")
    assert bare.can("use Quick Search of bench 1")


def test_scott_finds_supporters_and_stadiums() -> None:
    duel = ex_table(hand="ex9-84", deck="ex1-89, ex9-75, base1-94, L")

    duel.play("Scott", answers=["Professor Birch", "Battle Frontier"])

    assert sorted(duel.you.hand) == ["ex1-89", "ex9-75"]


def test_holon_lake_lends_delta_call() -> None:
    duel = ex_table("ex13-15 +M", stadium="ex13-87", deck="G, ex13-7, base1-14")

    duel.attack("Delta Call", answers=["Flygon δ"])

    assert duel.you.hand == ["ex13-7"]
    assert ex_table(f"{PIKACHU} +L", stadium="ex13-87").refused("attack Delta Call")


def test_holon_circle_swallows_one_attack() -> None:
    duel = ex_table(f"{ELECTABUZZ} +L +L", stadium="foe:ex14-79")

    duel.attack("Thunderpunch")

    assert duel.foe.active.damage == 0
    assert duel.player == "foe"
    assert not duel.stadium
    assert duel.foe.discard == ["ex14-79"]


def test_windstorm_blows_away_tools_and_stadium() -> None:
    duel = ex_table(PIKACHU, f"{CHANSEY} +ex1-85", hand="ex14-85", stadium="ex9-75")

    duel.play("Windstorm", answers=["Oran Berry", "Battle Frontier"])

    assert duel.foe.active.tools == []
    assert duel.foe.discard == ["ex1-85"]
    assert "ex9-75" in duel.you.discard


def test_drakes_stadium_softens_only_blows_of_the_other_side() -> None:
    duel = ex_table(f"{CHANSEY} +G +G +G +G", CHANSEY, stadium="ex16-72")

    duel.attack("Double-edge")

    assert duel.foe.active.damage == 70
    assert duel.you.active.damage == 80


def test_glacias_phoebes_and_sidneys_stadiums() -> None:
    weak = ex_table(f"{ELECTABUZZ} +L", "base1-25", stadium="ex16-76").attack(
        "Thundershock", flips="T"
    )
    light = ex_table("base1-1", stadium="ex16-79")
    dark = ex_table(f"{ELECTABUZZ} +L", "ex1-10", stadium="ex16-82").attack(
        "Thundershock", flips="H"
    )

    assert weak.foe.active.damage == 10
    assert light.you.active.retreat == 1
    assert dark.foe.active.conditions == set()


def test_championship_arena_trims_hands_to_seven() -> None:
    duel = ex_table(hand="9*L", stadium="np-28")

    duel.end_turn()

    while duel.chooser == "you":
        duel.choose(duel.options[0])
    assert len(duel.you.hand) == 7


def test_team_magma_hideout_bites_newcomers() -> None:
    duel = ex_table(hand=f"{PIKACHU}, ex4-9", stadium="ex4-83")

    duel.bench("Pikachu").bench("Team Magma's Groudon")

    assert [mon.damage for mon in duel.you.bench] == [10, 0]


def test_ancient_tomb_lifts_weakness_but_not_from_pokemon_ex() -> None:
    plain = ex_table(HITTER, CHANSEY, stadium="ex5-87").attack("Jab")
    ex = ex_table("ex13-100 +P +P", "ex15-93", stadium="ex5-87").attack("Super Psy Bolt")

    assert plain.foe.active.damage == 20
    assert ex.foe.active.damage == 60


def test_island_cave_cures_whom_energy_reaches() -> None:
    duel = ex_table("base3-10 poisoned", hand="L", stadium="ex5-89")
    fire = ex_table("base1-28 poisoned", hand="L", stadium="ex5-89")

    duel.attach("L")
    fire.attach("L")

    assert duel.you.active.conditions == set()
    assert fire.you.active.conditions == {"poisoned"}


def test_magnetic_storm_breaks_resistance_for_psychic_and_fighting() -> None:
    duel = ex_table(HITTER, "base1-16", stadium="ex5-91")

    duel.attack("Jab")

    assert duel.foe.active.damage == 20


def test_mt_moon_silences_powers_of_the_small() -> None:
    small = ex_table("ex8-9", stadium="ex6-94")
    grown = ex_table(f"{PIKACHU} | ex1-5", hand="L", stadium="ex6-94")

    assert small.refused("use Wishing Star of active")
    assert grown.can("use Energy Draw of bench 1")


def test_holon_ruins_trade_a_card_for_a_card_with_a_delta_in_play() -> None:
    duel = ex_table("ex13-15", hand="L", deck="R, G", stadium="ex11-96")
    plain = ex_table(PIKACHU, hand="L", deck="R, G", stadium="ex11-96")

    duel.power("Holon Ruins", answers=["L"])

    assert duel.you.hand == ["R"]
    assert plain.options[-1] == "end turn"
    assert not [option for option in plain.options if option.startswith("use")]


def test_holon_legacy_takes_weakness_and_powers_from_deltas() -> None:
    duel = ex_table(HITTER, "ex13-15 | ex13-17", stadium="ex15-74")

    duel.attack("Jab")

    assert duel.foe.active.damage == 20
    assert duel.refused("use Poison Pollen of bench 1")


def test_crystal_beach_leaves_one_of_two() -> None:
    inside = rarest_table(f"{CHANSEY} +base1-96", rules="ex", stadium="ex14-75")
    outside = rarest_table(f"{CHANSEY} +base1-96", rules="ex")

    assert inside.refused("attack Scrunch")
    assert outside.can("attack Scrunch")


def test_crystal_beach_lessens_what_a_poke_body_makes_two_energy() -> None:
    outside = table("ex", "ex12-17 +ex12-82")
    inside = table("ex", "ex12-17 +ex12-82", stadium="ex14-75")
    with_more = table("ex", "ex12-17 +ex12-82 +W", stadium="ex14-75")

    assert outside.can("attack Hydro Pump")
    assert inside.refused("attack Hydro Pump")
    assert with_more.can("attack Hydro Pump")


def test_pokemon_park_mends_once_a_turn() -> None:
    duel = table("platinum", "base1-2 | base1-63 dmg30", stadium=PARK, hand="3*W")

    duel.attach("W", to="bench 1").power("Rain Dance", answers=["bench 1"])

    assert harm(duel.you) == "0 | 20"
