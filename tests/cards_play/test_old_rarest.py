"""The rarest cards printed before 2007; those the library cannot play yet are skipped."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.errors import UnprogrammedCard
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP, weak to Fighting, resists Psychic
ARCANINE = "base1-23"  # 100 HP, weak to Water
PIKACHU = "base1-58"
ELECTABUZZ = "base1-20"
HITTER = "base1-7 +F +F +F"  # Jab 20, Special Punch 40


def table(you: str = PIKACHU, foe: str = CHANSEY, rules: str = "ecard", **more: Any) -> Duel:
    try:
        return scenario(rules, you, foe, **more)
    except UnprogrammedCard as missing:
        pytest.skip(str(missing))


def test_mistys_duel_renews_the_hand_of_the_winner() -> None:
    duel = table(hand="gym1-123, L, R", foe_hand="W")

    duel.play("Misty's Duel", answers=["paper", "rock"])

    assert len(duel.you.hand) == 5
    assert duel.foe.hand == ["W"]


def test_a_lost_duel_renews_the_other_hand() -> None:
    duel = table(hand="gym1-123, L, R", foe_hand="W")

    duel.play("Misty's Duel", answers=["rock", "paper"])

    assert sorted(duel.you.hand) == ["L", "R"]
    assert len(duel.foe.hand) == 5


def test_lock_on_turns_the_tails_of_electric_bolt() -> None:
    duel = table("neo2-7 +L +L")

    duel.attack("Lock-on").end_turn()
    duel.attack("Electric Bolt", flips="TT")

    assert duel.foe.active.damage == 50
    assert duel.foe.active.conditions == {"paralyzed"}


def test_electric_bolt_alone_needs_both_heads() -> None:
    duel = table("neo2-7 +L +L")

    duel.attack("Electric Bolt", flips="HT")

    assert duel.foe.active.damage == 0


def test_breaking_impact_weighs_the_retreat_cost() -> None:
    duel = table("ex3-16 +P +P", f"{CHANSEY} | base1-4", rules="ex")

    duel.attack("Breaking Impact", answers=["foe's bench 1"])

    assert duel.foe.bench[0].damage == 30
    assert duel.foe.active.damage == 0


def test_mirror_move_gives_back_the_final_result() -> None:
    duel = table("base1-22 +G +G +G", "base1-26 +G", player="foe")

    duel.attack("Pound")
    duel.attack("Mirror Move")

    assert duel.foe.active.damage == 10


@pytest.mark.parametrize(("flips", "mine", "theirs"), [("T", 10, 0), ("HT", 0, 10), ("HHT", 10, 0)])
def test_digger_ends_with_the_first_tails(flips: str, mine: int, theirs: int) -> None:
    duel = table(hand="base5-75")

    duel.play("Digger", flips=flips)

    assert (duel.you.active.damage, duel.foe.active.damage) == (mine, theirs)


@pytest.mark.parametrize(
    ("answer", "flips", "damage"), [("no", "", 30), ("yes", "H", 80), ("yes", "T", 30)]
)
def test_birthday_surprise_asks_for_the_day(answer: str, flips: str, damage: int) -> None:
    duel = table("basep-24 +L +L")

    duel.attack("Birthday Surprise", answers=[answer], flips=flips)

    assert duel.foe.active.damage == damage


def test_no_removal_gym_makes_removal_dear() -> None:
    poor = table(foe=f"{CHANSEY} +G", hand="base1-92, L", stadium="gym1-103")
    duel = table(foe=f"{CHANSEY} +G", hand="base1-92, L, R", stadium="gym1-103")

    duel.play("Energy Removal")

    assert poor.refused("play Energy Removal")
    assert duel.you.hand == []
    assert duel.foe.active.energy == []


def test_ecogym_returns_energy_of_a_type_to_its_owner() -> None:
    typed = table(foe=f"{CHANSEY} +G", hand="base1-92", stadium="neo1-84")
    plain = table(foe=f"{CHANSEY} +base1-96", hand="base1-92", stadium="neo1-84")

    typed.play("Energy Removal")
    plain.play("Energy Removal")

    assert (typed.foe.hand, typed.foe.discard) == (["G"], [])
    assert (plain.foe.hand, plain.foe.discard) == ([], ["base1-96"])


def test_crystal_beach_leaves_one_of_two() -> None:
    inside = table(f"{CHANSEY} +base1-96", rules="ex", stadium="ex14-75")
    outside = table(f"{CHANSEY} +base1-96", rules="ex")

    assert inside.refused("attack Scrunch")
    assert outside.can("attack Scrunch")


def test_crystal_energy_takes_the_types_beside_it() -> None:
    beside = table(f"{ARCANINE} +R +G +ecard2-146")
    without = table(f"{ARCANINE} +G +G +ecard2-146")

    assert beside.can("attack Flamethrower")
    assert without.refused("attack Flamethrower")


def test_chaos_gym_may_hand_a_trainer_to_the_other_player() -> None:
    kept = table(hand="base1-91", stadium="gym2-102")
    given = table(hand="base1-91", stadium="gym2-102")

    kept.play("Bill", flips="H")
    given.play("Bill", flips="T", answers=["yes"])

    assert len(kept.you.hand) == 2
    assert len(given.foe.hand) == 2
    assert given.you.discard == ["base1-91"]


def test_sabrinas_psychic_control_borrows_a_discarded_trainer() -> None:
    duel = table(hand="gym2-121", foe_discard="base1-91, L")

    duel.play("Sabrina's Psychic Control", flips="H")
    if duel.asked == "may":
        duel.answer("yes")

    assert len(duel.you.hand) == 2
    assert "base1-91" in duel.foe.discard


def test_energy_grounding_saves_an_energy_of_the_fallen() -> None:
    duel = table(f"{PIKACHU} +L +R dmg20 | ex5-38", HITTER, rules="ex", player="foe")

    duel.attack("Jab", answers=["yes", "R"])

    assert [mon.energy for mon in duel.you.actives + duel.you.bench] == [["R"]]


def test_paint_changes_the_type() -> None:
    duel = table("basep-32 +G")

    duel.attack("Paint", flips="H", answers=["W"])

    assert duel.foe.active.types == "W"


def test_a_char_counter_burns_on_tails_after_every_turn() -> None:
    duel = table("neo1-47 +R +R +R")

    duel.attack("Char", flips="HT")

    assert duel.foe.active.damage == 50
    duel.end_turn(flips="H")
    assert duel.foe.active.damage == 50


def test_magnetic_flow_swaps_energy_between_two_foes() -> None:
    duel = table("ecard2-22", f"{CHANSEY} +G | {PIKACHU} +L")

    duel.power("Magnetic Flow", flips="H")
    while duel.asked in ("pick_mon", "pick_card"):
        duel.choose(duel.options[0])

    assert duel.foe.active.energy == ["L"]
    assert duel.foe.bench[0].energy == ["G"]


def test_a_declined_challenge_draws_two() -> None:
    duel = table(hand="base5-74")

    duel.play("Challenge!", answers=["no"])

    assert len(duel.you.hand) == 2


def test_a_declined_wish_draws_a_card() -> None:
    duel = table(hand="gym2-108, L")

    duel.play("Misty's Wish", answers=["prize 1", "no"])

    assert len(duel.you.hand) == 2
    assert duel.you.prizes_left == 6
