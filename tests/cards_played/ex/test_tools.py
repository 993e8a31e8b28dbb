"""Pokémon Tools of the EX sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import (
    CHANSEY,
    ELECTABUZZ,
    HITTER,
    PIKACHU,
    RAICHU,
    ex_table,
    harm,
    table,
)


def test_crystal_shard_makes_its_bearer_colorless_until_it_attacks() -> None:
    duel = ex_table(f"{ELECTABUZZ} +L +ex8-85", "base1-25")

    duel.attack("Thundershock", flips="T")

    assert duel.foe.active.damage == 10
    assert duel.you.discard == ["ex8-85"]


def test_new_strength_charm_counts_before_weakness() -> None:
    duel = ex_table(f"{ELECTABUZZ} +L +ex8-92", "base1-25")

    duel.attack("Thundershock", flips="T")

    assert duel.foe.active.damage == 40
    assert duel.you.discard == ["ex8-92"]


def test_curse_powder_takes_revenge() -> None:
    duel = ex_table(f"{RAICHU} +ex10-80 dmg70 | {PIKACHU}", HITTER, player="foe")

    duel.attack("Jab")

    assert duel.foe.active.damage == 30


def test_energy_root_gives_hp_for_powers() -> None:
    duel = ex_table(f"{PIKACHU} | ex1-5 +ex10-83", hand="L")

    assert duel.you.bench[0].hp == 90
    assert duel.refused("use Energy Draw of bench 1")


def test_protective_orb_removes_weakness_of_the_evolved() -> None:
    duel = ex_table(f"{RAICHU} +ex10-90", HITTER, player="foe")

    duel.attack("Jab")

    assert duel.you.active.damage == 20


def test_sitrus_berry_waits_for_three_counters() -> None:
    two = ex_table(f"{CHANSEY} +ex10-91 dmg20").end_turn()
    four = ex_table(f"{CHANSEY} +ex10-91 dmg40").end_turn()

    assert two.you.active.damage == 20
    assert four.you.active.damage == 10


def test_solid_rage_burns_only_when_behind() -> None:
    behind = ex_table(f"{RAICHU} +L +L +L +ex10-92", prizes=4, foe_prizes=3)
    even = ex_table(f"{RAICHU} +L +L +L +ex10-92", prizes=4, foe_prizes=4)

    behind.attack("Agility", flips="T")
    even.attack("Agility", flips="T")

    assert behind.foe.active.damage == 40
    assert even.foe.active.damage == 20


def test_cessation_crystal_silences_the_table_from_the_active_place() -> None:
    active = ex_table(f"{PIKACHU} +ex14-74 | ex1-5", hand="L")
    benched = ex_table(f"{PIKACHU} | ex1-5, {PIKACHU} +ex14-74", hand="L")

    assert active.refused("use Energy Draw of bench 1")
    assert benched.can("use Energy Draw of bench 1")


def test_mysterious_shard_hides_from_pokemon_ex_for_a_turn() -> None:
    duel = ex_table(PIKACHU, "ex13-100 +P +P", hand="ex14-81")

    duel.play("Mysterious Shard", to="active").end_turn()
    duel.attack("Super Psy Bolt")

    assert duel.you.active.damage == 0
    assert duel.you.discard == ["ex14-81"]


def test_team_aqua_belt_evolves_its_active_bearer_between_turns() -> None:
    duel = ex_table("ex4-24 +ex4-76", deck="G, ex4-1, G")

    duel.end_turn(answers=["Team Aqua's Cacturne"])

    assert duel.you.active.name == "Team Aqua's Cacturne"
    assert duel.you.discard == ["ex4-76"]


def test_exp_all_refuses_owned_pokemon_and_saves_an_energy() -> None:
    owned = ex_table("ex4-24", hand="ex6-91")
    duel = ex_table(f"{PIKACHU} +L +R dmg20 | {CHANSEY} +ex6-91", HITTER, player="foe")

    duel.attack("Jab", answers=["yes", "R"])

    assert owned.refused("play EXP.ALL")
    assert [mon.energy for mon in duel.you.actives + duel.you.bench] == [["R"]]


def test_fluffy_berry_falls_off_a_dark_pokemon() -> None:
    plain = ex_table("base1-4 +ex10-85")
    dark = ex_table(f"{PIKACHU} | base3-57", hand="ex10-85, base5-7")

    dark.play("Fluffy Berry", to="bench 1").evolve("Dark Golbat", answers=["no"])

    assert plain.you.active.retreat == 0
    assert dark.you.bench[0].tools == []
    assert dark.you.discard == ["ex10-85"]


def test_memory_berry_of_crystal_guardians_lends_the_basic_attack() -> None:
    duel = ex_table(f"{RAICHU} +L +ex14-80")

    duel.attack("Gnaw")

    assert duel.foe.active.damage == 10
    assert duel.you.discard == ["ex14-80"]


def test_balloon_berry_pays_the_retreat() -> None:
    duel = ex_table(f"base1-4 +ex3-82 | {PIKACHU}")

    duel.retreat()

    assert duel.you.active.name == "Pikachu"
    assert duel.you.discard == ["ex3-82"]


def test_buffer_piece_lasts_one_turn_of_the_foe() -> None:
    duel = ex_table(PIKACHU, f"{ELECTABUZZ} +L +L", hand="ex3-83")

    duel.play("Buffer Piece", to="active").end_turn()
    duel.attack("Thunderpunch", flips="T")

    assert duel.you.active.damage == 10
    assert duel.you.discard == ["ex3-83"]


def test_a_new_copy_of_strength_charm_is_kept_until_it_helps() -> None:
    duel = table("ex", "Wall +ex4-74").attack("Push")

    assert harm(duel.foe) == "40"
    assert duel.you.discard == ["ex4-74"]


@pytest.mark.parametrize(("holder", "left"), [("ex4-24", []), ("ex4-1", ["ex4-76"])])
def test_a_belt_stays_with_who_cannot_evolve(holder: str, left: list[str]) -> None:
    duel = table("ex", f"{holder} +ex4-76", deck="G")

    duel.end_turn()

    assert duel.you.active.tools == left


@pytest.mark.parametrize("tool", ["ex8-85", "ex8-92", "ex14-80"])
def test_a_tool_goes_after_the_attack_by_which_its_pokemon_evolves(tool: str) -> None:
    duel = table("ex", f"ex14-40 +G +{tool}", deck="ex14-1, 5*G")

    duel.attack("Ascension", answers=["Banette"])

    assert duel.you.active.name == "Banette"
    assert duel.you.discard == [tool]


def test_a_tool_stays_where_confusion_stops_the_attack() -> None:
    duel = table("ex", "Wall confused +ex8-92")

    duel.attack("Push", flips="T")

    assert duel.you.active.tools == ["ex8-92"]
