"""Special cases of the Abilities of the Black & White sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import table

REBIRTH = "use Rebirth of Ho-Oh-EX (bw6-22) in discard"


@pytest.mark.rule("POWER-03")
def test_a_power_of_the_discard_pile_is_used_once_a_turn() -> None:
    duel = scenario("xy", "base1-58", discard="bw6-22, R, W, L")

    duel.power("Rebirth", flips="T")

    assert duel.why_not("use Rebirth") == "POWER-03"


@pytest.mark.rule("POWER-03", "POW-5")
def test_each_copy_in_the_discard_pile_has_its_own_use_of_a_power() -> None:
    duel = scenario("xy", "base1-58", discard="bw6-22, bw6-22, R, W, L")

    duel.choose(f"{REBIRTH} #1", flips="T").choose(f"{REBIRTH} #2", flips="H")

    assert [one.id for one in duel.you.bench] == ["bw6-22"]
    assert duel.refused("use Rebirth")


@pytest.mark.rule("POW-5")
def test_a_card_back_in_the_discard_pile_may_use_its_power_again() -> None:
    duel = scenario("xy", "base1-58", hand="xy2-99, R", discard="bw9-4")

    duel.power("Propagation").play("Ultra Ball")

    assert duel.can("use Propagation")


def test_victory_star_does_not_hear_the_coin_that_a_foes_effect_asks_for() -> None:
    duel = table("xy", "Wall | bw3-14", "bw1-51 +P", player="foe").attack("Attract")

    duel.attack("Push", flips="T")

    assert duel.player == "foe"
    assert duel.foe.active.damage == 0
