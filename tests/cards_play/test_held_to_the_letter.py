"""Texts that hang on a Knock Out that came about, on a source, a type or a hit, to the letter."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from tests.cards_play.modern import table

AVERTS = "Wall dmg390 +neo1-86 | Wall"  # Focus Band: on heads the Knock Out does not come about
FALLS = [("T", True), ("H", False)]


def knocked(rules: str, you: str, attack: str, flips: str, **more: Any) -> Duel:
    """Attack a Pokémon whose Knock Out a coin averts."""
    return table(rules, you, AVERTS, **more).attack(attack, flips=flips)


@pytest.mark.parametrize(("flips", "falls"), FALLS)
def test_vital_drain_mends_its_user_only_for_a_pokemon_that_fell(flips: str, falls: bool) -> None:
    duel = knocked("ex", "ex13-9 +L +L dmg80 poisoned", "Vital Drain", flips)

    assert duel.you.active.damage == (10 if falls else 90)  # the poison goes on
    assert duel.you.active.conditions == (set() if falls else {"poisoned"})


@pytest.mark.parametrize(("flips", "falls"), FALLS)
def test_power_crush_costs_energy_only_for_a_pokemon_that_fell(flips: str, falls: bool) -> None:
    duel = knocked("ex", "ex15-95 +R +R +L", "Power Crush", flips)

    assert duel.you.active.energy == (["L"] if falls else ["R", "R", "L"])


@pytest.mark.parametrize(
    ("you", "attack", "harm"),
    [("dp4-20 +W +W +W", "Scissor Blow", 30), ("pl1-13 +F", "Head Smash", 40)],
    ids=["Kingler", "Rampardos"],
)
@pytest.mark.parametrize(("flips", "falls"), FALLS)
def test_an_attack_harms_its_user_only_for_a_pokemon_that_fell(
    you: str, attack: str, harm: int, flips: str, falls: bool
) -> None:
    duel = knocked("platinum", you, attack, flips)

    assert duel.you.active.damage == (harm if falls else 0)


@pytest.mark.parametrize(("flips", "falls"), FALLS)
def test_burn_away_harms_its_user_only_for_a_pokemon_that_fell(flips: str, falls: bool) -> None:
    duel = knocked("ex", "ex14-90 +R +F +F +F", "Burn Away", flips)

    assert duel.you.active.damage == (90 if falls else 0)  # 100 onto the 10 HP left


@pytest.mark.rule("KO-04", "WIN-06")
def test_rampardos_falls_in_the_same_moment_as_the_pokemon_it_knocks_out() -> None:
    duel = table("platinum", "pl1-13 +F dmg100 | Wall", "Keg | Wall", prizes=2, foe_prizes=2)

    duel.attack("Head Smash")

    assert (len(duel.you.discard), len(duel.foe.discard), duel.asked) == (2, 1, "prize")


@pytest.mark.parametrize(("flips", "falls"), FALLS)
def test_deep_scrap_empties_the_deck_only_for_a_pokemon_that_fell(flips: str, falls: bool) -> None:
    duel = knocked("platinum", "pl3-10 +F +F +F +F", "Deep Scrap", flips, foe_deck="9*L")

    assert len(duel.foe.discard) == (5 if falls else 1)  # Wall, Focus Band and three Energy


@pytest.mark.parametrize(("flips", "falls"), FALLS)
def test_darkness_wing_takes_a_card_back_only_for_a_pokemon_that_fell(
    flips: str, falls: bool
) -> None:
    duel = knocked("platinum", "dp3-132 +D +D +D", "Darkness Wing", flips, discard="W")

    assert (duel.asked == "may") is falls


@pytest.mark.parametrize(("flips", "falls"), FALLS)
def test_drain_down_mends_its_user_only_for_a_pokemon_that_fell(flips: str, falls: bool) -> None:
    duel = table("platinum", "dp6-21 +G dmg50", "Wall | " + AVERTS.replace(" | Wall", ""))

    duel.attack("Drain Down", answers=["yes"], flips=flips)

    assert (duel.asked == "may") is falls


@pytest.mark.parametrize(("flips", "falls"), FALLS)
def test_accelerate_shields_scizor_only_for_a_pokemon_that_fell(flips: str, falls: bool) -> None:
    duel = knocked("platinum", "dp7-25 +G +G", "Accelerate", flips)
    if falls:
        duel.answer(duel.options[0])

    duel.attack("Push")

    assert duel.you.active.damage == (0 if falls else 30)


# --- whose effect it is ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("energy", "damage"),
    [("ex4-88", 40), ("ex9-87", 40), ("ex14-88", 40), ("pop5-4", 40), ("base1-96", 50)],
)
def test_double_rainbow_energy_weakens_an_attack_that_passes_over_effects(
    energy: str, damage: int
) -> None:
    duel = table("ex", f"Tower>ex7-18 +L +{energy}")

    duel.attack("Swift")

    assert duel.foe.active.damage == damage


# --- types at the moment --------------------------------------------------------------------------
CLOAK = "base1-58 +ex14-76"  # a Lightning Pokémon whose Tool makes it Colorless


def test_shift_does_not_take_the_printed_type_of_a_pokemon_made_colorless() -> None:
    duel = table("ecard", "base2-13", CLOAK)

    assert not duel.can("use Shift")


def test_shift_takes_the_type_that_another_power_has_given() -> None:
    duel = table("ecard", "base2-13 | ex15-98")
    duel.power("Type Shift").power("Shift")

    assert duel.you.active.types == "R"


def test_shift_keeps_the_type_after_the_other_pokemon_has_changed_back() -> None:
    duel = table("ecard", "base2-13 | ex15-98").power("Type Shift").power("Shift")

    duel.end_turn().end_turn()

    assert (duel.you.active.types, duel.you.bench[0].types) == ("R", "W")


def test_kecleon_has_the_type_that_the_active_pokemon_has_now() -> None:
    duel = table("xy", "bw9-94", CLOAK)

    assert duel.you.active.types == "C"


def test_two_kecleon_face_to_face_have_the_types_printed_on_each_other() -> None:
    duel = table("xy", "bw9-94", "bw9-94")

    assert (duel.you.active.types, duel.foe.active.types) == ("C", "C")


# --- what came about ------------------------------------------------------------------------------
@pytest.mark.parametrize(("lock", "left"), [("", 0), (" | base3-1", 30)])
def test_baby_evolution_mends_only_a_pokemon_that_evolved(lock: str, left: int) -> None:
    duel = table("platinum", "dp1-33 dmg30", f"Wall{lock}", hand="dp1-37")

    if duel.can("use Baby Evolution"):
        duel.power("Baby Evolution")

    assert duel.you.active.damage == left


def test_psy_shadow_is_not_offered_with_an_empty_deck() -> None:
    bare = table("ex", "ex1-7", deck="")
    full = table("ex", "ex1-7", deck="P")

    assert (bare.can("use Psy Shadow"), full.can("use Psy Shadow")) == (False, True)


# --- delta everywhere -----------------------------------------------------------------------------
def test_holon_veil_makes_pokemon_in_the_deck_delta() -> None:
    duel = table("ex", "Wall | ex15-1", hand="ex11-95, L", deck="L, base1-58, L")

    duel.play("Holon Researcher", answers=["Pikachu"])

    assert duel.you.hand == ["base1-58"]


@pytest.mark.parametrize(("bench", "drawn"), [("Wall", 3), ("ex15-1", 4)])
def test_holon_veil_makes_pokemon_in_the_discard_pile_delta(bench: str, drawn: int) -> None:
    duel = table("ex", f"Wall | {bench}", hand="ex13-85, base1-58", deck="6*L")

    duel.play("Holon Adventurer")

    assert len(duel.you.hand) == drawn


# --- hit by that attack ---------------------------------------------------------------------------
def test_perish_song_knocks_out_who_sleeps_since_midnight_eyes() -> None:
    duel = table("platinum", "pl1-18 +L +L", "Wall | Wall")
    duel.attack("Midnight Eyes", flips="T").end_turn(flips="T")

    duel.attack("Perish Song")

    assert (duel.asked, len(duel.foe.discard)) == ("prize", 1)


def test_perish_song_spares_who_was_not_there_for_midnight_eyes() -> None:
    sleeper = "dp1-37 +L +L +L +L"
    duel = table("platinum", "pl1-18 +L +L", f"Wall | {sleeper}", foe_hand="base1-95")
    duel.attack("Midnight Eyes", flips="T").play("Switch").attack("Ease Up", flips="T")

    duel.attack("Perish Song", flips="T")

    assert (duel.foe.active.name, duel.foe.active.conditions) == ("Snorlax", {"asleep"})


# --- what lies on the attacker --------------------------------------------------------------------
def test_swift_is_weakened_by_what_an_attack_left_on_sceptile() -> None:
    duel = table("ex", "ex15-4 +F +F | Wall", "ex9-10 +G +G +G +G")
    duel.attack("Delta Reduction")

    duel.attack("Swift")

    assert duel.you.active.damage == 30


# --- no Retreat Cost ------------------------------------------------------------------------------
def test_who_has_no_retreat_cost_has_none_whatever_adds_to_it() -> None:
    duel = table("xy", "Wall +bw9-99 | Wall", "Wall | bw7-45")

    assert duel.can("retreat")
