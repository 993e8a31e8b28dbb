"""Special Energy of the e-Card sets."""

from __future__ import annotations

from tests.cards_played.tables import (
    ARCANINE,
    CHANSEY,
    ELECTABUZZ,
    PIKACHU,
    RAICHU,
    ecard_table,
    rarest_table,
)


def test_boost_energy_gives_three_roots_its_bearer_and_burns_out() -> None:
    duel = ecard_table(f"{RAICHU} | {CHANSEY}", hand="ecard2-145")

    duel.attach("Boost Energy", to="active")

    assert duel.refused("retreat")
    duel.end_turn()
    assert duel.you.discard == ["ecard2-145"]


def test_boost_energy_refuses_a_basic_pokemon() -> None:
    duel = ecard_table(hand="ecard2-145")

    assert duel.refused("attach Boost Energy to active")


def test_warp_energy_switches_the_active_that_gets_it() -> None:
    duel = ecard_table(f"{PIKACHU} asleep | {CHANSEY}, {ELECTABUZZ}", hand="ecard2-147")

    duel.attach("Warp Energy", to="active", answers=["bench 2"])

    assert duel.you.active.name == "Electabuzz"
    assert duel.you.bench[1].energy == ["ecard2-147"]


def test_crystal_energy_takes_the_types_beside_it() -> None:
    beside = rarest_table(f"{ARCANINE} +R +G +ecard2-146")
    without = rarest_table(f"{ARCANINE} +G +G +ecard2-146")

    assert beside.can("attack Flamethrower")
    assert without.refused("attack Flamethrower")
