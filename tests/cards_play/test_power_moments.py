"""Powers at the edge of their moment: whose turn, who was switched, what was there to take."""

from __future__ import annotations

import pytest

from tests.cards_play.modern import harms, table

SWITCH = "base1-95"


def test_set_up_is_not_offered_when_the_foe_puts_uxie_onto_the_bench() -> None:
    duel = table("platinum", "dp7-4", foe_hand="dp6-43, R")

    duel.power("Fin Luster")

    assert (duel.chooser, duel.foe.hand) == ("you", ["R"])


def test_sticky_hold_hands_energy_over_when_gastrodon_is_switched_out() -> None:
    duel = table("platinum", "pl2-21 +W +F | Wall", hand=SWITCH)

    duel.play("Switch", answers=["energy-F", "stop"])

    assert (duel.you.active.energy, duel.you.bench[0].energy) == (["F"], ["W"])


def test_sticky_hold_rests_when_gastrodon_comes_up() -> None:
    duel = table("platinum", "Wall | pl2-21 +W", hand=SWITCH)

    duel.play("Switch")

    assert duel.asked == "main"
    assert duel.you.active.energy == ["W"]


def test_time_walk_adds_no_prize_where_there_is_no_pokemon_to_take() -> None:
    duel = table("platinum", "Wall", hand="dp6-19, R", prizes="5*G, W")

    duel.bench("Azelf", answers=["yes", "yes"])

    assert (duel.you.hand, duel.you.prizes_left) == (["R"], 6)


@pytest.mark.parametrize(
    ("row", "harm"), [("gym2-41 | Wall", "20 | 0"), ("Wall | gym2-41", "30 | 0")]
)
def test_relaxing_scent_halves_damage_and_rounds_it_up_while_active(row: str, harm: str) -> None:
    duel = table("ecard", row, player="foe")

    duel.attack("Push")

    assert harms(duel) == (harm, "0")


@pytest.mark.parametrize(("energy", "offered"), [("base5-17", False), ("base1-96", True)])
def test_chlorophyll_colours_only_what_provides_only_colorless(energy: str, offered: bool) -> None:
    """Two Grass from one Double Colorless Energy; one of any type from a Rainbow Energy."""
    duel = table("ex", f"ex14-28 +{energy} +R")

    assert duel.can("attack Toxic Sleep") is offered


@pytest.mark.parametrize(("switched", "harm"), [(False, "0 | 0"), (True, "0 | 20")])
def test_stance_does_not_hold_on_the_bench(switched: bool, harm: str) -> None:
    """Quick Swim does 20 damage wherever its target is."""
    duel = table("platinum", "dp1-6 | Wall", "dp7-4", hand=f"dp2-122, {SWITCH}")
    duel.level_up("Lucario LV.X", answers=["yes"])
    if switched:
        duel.play("Switch")

    duel.end_turn().attack("Quick Swim", answers=["Lucario LV.X"])

    assert harms(duel)[0] == harm
