"""Lasting effects of attacks of the Diamond & Pearl and Platinum sets."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import WALL, harms, table

AVERTS = "Wall dmg390 +neo1-86 | Wall"  # Focus Band: heads prevents the Knock Out
FALLS = [("T", True), ("H", False)]


def knocked(rules: str, you: str, attack: str, flips: str, **more: Any) -> Duel:
    """Attack a Pokémon whose Knock Out is prevented by a coin."""
    return table(rules, you, AVERTS, **more).attack(attack, flips=flips)


def grown(card: str) -> Duel:
    """A game in which a Pichu has become a Pikachu by its own power."""
    duel = scenario("platinum", "dp7-45 +L +L +L", "base1-46 +R", hand=card)
    return duel.power("Baby Evolution")


def test_broken_space_blow_sends_the_fallen_to_the_lost_zone() -> None:
    duel = table("platinum", "pl1-27 +P +P +P", "Keg +R | Wall")

    duel.attack("Broken-space Blow")

    assert sorted(duel.foe.lost) == ["R", "t-keg"]
    assert duel.foe.discard == []


def test_scary_face_holds_back_attack_and_retreat_on_heads() -> None:
    held = table("platinum", "pl2-58 +G", "Wall +G | Wall").attack("Scary Face", flips="H")
    free = table("platinum", "pl2-58 +G", "Wall +G | Wall").attack("Scary Face", flips="T")

    assert not held.can("attack Push")
    assert not held.can("retreat")
    assert free.can("attack Push")
    assert free.can("retreat")


@pytest.mark.parametrize(("flip", "damage"), [("H", 30), ("T", 0)])
def test_horsea_makes_the_next_attack_a_gamble(flip: str, damage: int) -> None:
    duel = table("platinum", "dp6-102 +W").attack("Smokescreen")

    duel.attack("Push", flips=flip)

    assert duel.you.active.damage == damage


def test_hover_hit_makes_retreat_free_until_the_end_of_the_own_next_turn() -> None:
    duel = table("platinum", "pl3-52 +F", "Wall | Wall").attack("Hover Hit")

    now = duel.foe.active.retreat
    duel.end_turn()
    later = duel.foe.active.retreat
    duel.end_turn()

    assert (now, later, duel.foe.active.retreat) == (0, 0, 1)


def test_jaw_bite_hurts_more_in_the_next_turn_only() -> None:
    duel = table("platinum", "dp4-24 +M +M").attack("Jaw Bite").end_turn()

    duel.attack("Jaw Bite")
    second = duel.foe.active.damage
    duel.end_turn().end_turn().end_turn().attack("Jaw Bite")

    assert (second, duel.foe.active.damage) == (20 + 40, 80)


def test_psychic_guard_takes_thirty_off_stage_two_attacks_only() -> None:
    big = table("platinum", "dp2-2 +P +P +P", "Wall>Tower>Spire").attack("Psychic Guard")
    small = table("platinum", "dp2-2 +P +P +P", "Wall>Tower").attack("Psychic Guard")

    big.attack("Fall")
    small.attack("Fall")

    assert (big.you.active.damage, small.you.active.damage) == (30, 60)


def test_psychic_lock_stops_poke_powers_for_a_turn() -> None:
    duel = table("platinum", "dp3-7 +P +P +P", "Wall | pl3-25").attack("Psychic Lock")

    locked = duel.can("power Echo Draw")
    duel.end_turn().end_turn()

    assert not locked
    assert duel.can("power Echo Draw")


def test_doom_desire_fells_the_target_at_the_end_of_its_next_turn() -> None:
    duel = table("platinum", "dp6-31 +M +M", "Wall | Keg").attack("Doom Desire")

    standing = duel.foe.active.name
    duel.end_turn()

    assert (standing, duel.you.active.energy) == ("Wall", [])
    assert "t-wall" in duel.foe.discard


def test_hydro_impact_costs_the_next_turn() -> None:
    duel = table("platinum", "dp1-4>dp1-120 +W +W +W", "Wall | Wall")

    duel.attack("Hydro Impact", answers=["foe's bench 1"]).end_turn()

    assert duel.foe.bench[0].damage == 80
    assert not duel.can("attack Hydro Impact")
    assert duel.end_turn().end_turn().can("attack Hydro Impact")


def test_unown_e_turns_the_foes_coins_to_tails() -> None:
    duel = table("platinum", "dp2-65 +G +G", "pl1-72 +F +F").attack("Hidden Power")

    duel.attack("Trip Over", flips="H")

    assert duel.you.active.damage == 20


@pytest.mark.parametrize(
    ("you", "attack", "harm"),
    [("dp4-20 +W +W +W", "Scissor Blow", 30), ("pl1-13 +F", "Head Smash", 40)],
    ids=["Kingler", "Rampardos"],
)
@pytest.mark.parametrize("flips", ["T", "H"], ids=["it falls", "a coin averts it"])
def test_an_attack_harms_its_user_for_a_pokemon_that_would_fall(
    you: str, attack: str, harm: int, flips: str
) -> None:
    duel = knocked("platinum", you, attack, flips)

    assert duel.you.active.damage == harm


@pytest.mark.rule("KO-04", "WIN-06")
def test_rampardos_falls_in_the_same_moment_as_the_pokemon_it_knocks_out() -> None:
    duel = table("platinum", "pl1-13 +F dmg100 | Wall", "Keg | Wall", prizes=2, foe_prizes=2)

    duel.attack("Head Smash")

    assert (len(duel.you.discard), len(duel.foe.discard), duel.asked) == (2, 1, "prize")


@pytest.mark.parametrize(("flips", "gone"), [("T", 5), ("H", 4)])
def test_deep_scrap_empties_the_deck_for_a_pokemon_that_would_fall(flips: str, gone: int) -> None:
    duel = knocked("platinum", "pl3-10 +F +F +F +F", "Deep Scrap", flips, foe_deck="9*L")

    assert len(duel.foe.discard) == gone  # three Energy, Focus Band, and Wall if Knocked Out


@pytest.mark.parametrize("flips", ["T", "H"], ids=["it falls", "a coin averts it"])
def test_darkness_wing_takes_a_card_back_for_a_pokemon_that_would_fall(flips: str) -> None:
    duel = knocked("platinum", "dp3-132 +D +D +D", "Darkness Wing", flips, discard="W")

    assert duel.asked == "may"


@pytest.mark.parametrize("flips", ["T", "H"], ids=["it falls", "a coin averts it"])
def test_drain_down_mends_its_user_for_a_pokemon_that_would_fall(flips: str) -> None:
    duel = table("platinum", "dp6-21 +G dmg50", "Wall | " + AVERTS.replace(" | Wall", ""))

    duel.attack("Drain Down", answers=["yes"], flips=flips)

    assert duel.asked == "may"


@pytest.mark.parametrize(("flips", "falls"), FALLS)
def test_accelerate_shields_scizor_only_for_a_pokemon_that_fell(flips: str, falls: bool) -> None:
    duel = knocked("platinum", "dp7-25 +G +G", "Accelerate", flips)
    if falls:
        duel.answer(duel.options[0])

    duel.attack("Push")

    assert duel.you.active.damage == (0 if falls else 30)


def test_destiny_bond_takes_the_attacker_along() -> None:
    duel = table("platinum", "dp6-3 +P +W | Wall", "Cannon | Wall").attack("Destiny Bond")

    duel.attack("Blast")

    assert "t-cannon" in duel.foe.discard
    assert "dp6-3" in duel.you.discard


@pytest.mark.parametrize(("answer", "dealt", "taken"), [("yes", 40, 0), ("no", 80, 30)])
def test_megaton_rock_trades_damage_for_shelter(answer: str, dealt: int, taken: int) -> None:
    duel = table("platinum", "dp3-29 +F +F +F +F").attack("Megaton Rock", answers=[answer])

    duel.attack("Push")

    assert (duel.foe.active.damage, duel.you.active.damage) == (dealt, taken)


@pytest.mark.parametrize(("foe", "milled"), [("Keg | Wall", 3), ("Wall | Keg", 0)])
def test_deep_scrap_mills_when_it_knocks_out(foe: str, milled: int) -> None:
    duel = table("platinum", "pl3-10 +F +F +F +F", foe, foe_deck="6*R").attack("Deep Scrap")

    assert duel.foe.discard.count("R") == milled


@pytest.mark.parametrize(("foe", "hurt"), [("Keg | Wall", 40), ("Wall | Keg", 0)])
def test_head_smash_hurts_its_user_when_it_knocks_out(foe: str, hurt: int) -> None:
    duel = table("platinum", "pl1-13 +F +F +F +F", foe).attack("Head Smash")

    assert duel.you.active.damage == hurt


def test_encore_leaves_the_target_one_attack() -> None:
    duel = table("platinum", "pl3-115 +G +G +G", "Wall +G +G").attack("Encore", answers=["Push"])

    assert duel.can("attack Push")
    assert not duel.can("attack Shove")


def test_electromagnetic_jam_follows_the_active_spot() -> None:
    duel = table("platinum", "dp2-81 +L +L", "Wall +G | Keg", foe_hand="2*G")

    duel.attack("Electromagnetic Jam", flips="H").retreat()

    assert duel.foe.active.name == "Keg"
    assert not duel.can("attach Grass Energy to active")
    assert duel.can("attach Grass Energy to bench 1")


@pytest.mark.parametrize(("tool", "damage"), [(" +Band", 0), ("", 10)])
def test_pulse_barrier_keeps_off_powers_as_well(tool: str, damage: int) -> None:
    duel = table("platinum", "dp1-3>dp2-121 +L +L", f"Wall{tool}", foe_hand="pl1-47")

    duel.attack("Pulse Barrier").bench("Crobat G", answers=["yes"])

    assert duel.you.active.damage == damage


def test_spine_missile_applies_weakness_once_to_the_sum() -> None:
    duel = table("platinum", "dp3-47 +W +W", "dp1-5 | Keg")

    duel.attack(
        "Spine Missile",
        flips="HHHT",
        answers=["foe's active", "foe's bench 1", "foe's active"],
    )

    # Infernape's Weakness to Water adds 30, once.
    assert harms(duel)[1] == "70 | 20"


def test_primal_breath_stops_leveling_up() -> None:
    free = table("platinum", "Wall", "dp2-14", foe_hand="dp6-143").attack("Push")
    held = table("platinum", "pl2-55 +F +F", "dp2-14", foe_hand="dp6-143").attack("Primal Breath")

    assert any("dp6-143" in option for option in free.options)
    assert not any("dp6-143" in option for option in held.options)


def test_speed_bolt_shields_in_the_turn_of_evolving() -> None:
    duel = grown("dp7-70")

    duel.attack("Speed Bolt").attack("Scratch")

    assert duel.you.active.damage == 0


def test_encore_binds_nobody_who_has_no_attack_to_choose() -> None:
    blank = replace(WALL, id="t-blank", name="Blank", attacks=())
    duel = scenario("platinum", "pl3-115 +G +G +G", "Blank +dp6-136", cards=[blank])

    duel.attack("Encore")

    assert duel.can("attack Evoluter")
