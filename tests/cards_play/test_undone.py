"""Cards whose effects fall away where there is nothing for them to do, or count for a sum."""

from __future__ import annotations

import pytest

from tests.cards_play.modern import harms, table

UXIE_AZELF = ("dp2-18", "dp2-4")
UXIE_AZELF_X = ("dp2-18>dp6-146", "dp2-4>dp6-140")


@pytest.mark.parametrize(("friends", "damage"), [(UXIE_AZELF, "0"), (UXIE_AZELF_X, "200")])
def test_supreme_blast_needs_both_others_leveled_up(friends: tuple[str, str], damage: str) -> None:
    duel = table("platinum", f"dp2-14>dp6-143 +P +P | {', '.join(friends)}")

    duel.attack("Supreme Blast")

    assert harms(duel)[1] == damage


def test_scam_gives_no_card_for_nothing() -> None:
    nothing = table("ex", "ex2-9 +M +M", foe_hand="G", foe_deck="2*R, 3*G")
    something = table("ex", "ex2-9 +M +M", foe_hand="G, ex1-83", foe_deck="2*R, 3*G")

    nothing.attack("Scam", answers=["yes"])
    something.attack("Scam", answers=["yes"])

    # The foe's own turn has begun: one card of each hand was drawn for it.
    assert len(nothing.foe.hand) == 2
    assert len(something.foe.hand) == 3


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


def test_psyloop_counts_a_fossil_that_is_a_trainer_card_too() -> None:
    duel = table("ex", "ex10-102 +P +P +P", "Wall | ex13-91")

    duel.attack("Psyloop")

    assert duel.foe.active.damage == 60 + 30


def test_black_fire_knows_a_rainbow_energy_by_both_types() -> None:
    duel = table("platinum", "dp4-18 +R +R +ex1-95")

    duel.attack("Black Fire", answers=["yes", "Rainbow Energy"], flips="H")

    assert harms(duel)[1] == "70 burned"


def test_spine_missile_applies_weakness_once_to_the_sum() -> None:
    duel = table("platinum", "dp3-47 +W +W", "dp1-5 | Keg")

    duel.attack(
        "Spine Missile",
        flips="HHHT",
        answers=["foe's active", "foe's bench 1", "foe's active"],
    )

    # Infernape has Weakness to Water: 30 more, once.
    assert harms(duel)[1] == "70 | 20"


def test_critical_crush_keeps_the_only_basic_energy_card() -> None:
    duel = table("ex", "pop1-17 +F +ex1-95 +ex1-95 +ex1-95")

    duel.attack("Critical Crush")

    assert duel.foe.active.damage == 0
    assert duel.you.active.energy == ["F", "ex1-95", "ex1-95", "ex1-95"]


def test_gut_kick_hits_the_defender_where_nobody_is_benched() -> None:
    alone = table("platinum", "dp6-126>dp6-100 +F +F")
    aside = table("platinum", "dp6-126>dp6-100 +F +F", "Wall | Keg")

    alone.attack("Gut Kick")
    aside.attack("Gut Kick", answers=["yes"])

    assert harms(alone)[1] == "30"
    assert harms(aside)[1] == "0 | 30"
