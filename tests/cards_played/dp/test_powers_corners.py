"""Special cases of the Poké-Powers of the Diamond & Pearl and Platinum sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from playmat.rules import book
from tests.cards_played.tables import CARDS, table

DUO = book("platinum").replace(actives=2)
SLAKING = "dp2-100>dp2-61>dp2-34"


def test_the_second_attack_of_link_lightning_meets_the_new_active() -> None:
    duel = table("platinum", "base1-58>dp7-8 +L +L +L | Keg", "Keg | Wall", hand="dp7-99, L, L")

    duel.level_up("dp7-99").attack("Voltage Shoot", answers=["foe's active", "prize 1"])
    duel.attack("Slice")

    assert (duel.foe.active.name, duel.foe.active.damage) == ("Wall", 30)
    assert duel.refused("attack Voltage Shoot")


def test_link_lightning_does_not_follow_an_attack_that_was_stopped() -> None:
    duel = table("platinum", "base1-58>dp7-8 +L +L +L", "Wall", hand="dp7-99, L, L, ex14-79")

    duel.play("ex14-79").level_up("dp7-99").attack("Voltage Shoot")

    assert (duel.foe.active.damage, duel.player) == (0, "foe")


def test_energetic_impulse_ends_with_its_place_on_heads_too() -> None:
    duel = table("platinum", f"{SLAKING} +R +R +R +R | Keg", hand="base1-95, base1-95")

    duel.power("Energetic Impulse", flips="H").play("base1-95").play("base1-95")
    duel.attack("Lazy Blow")

    assert duel.foe.active.damage == 50


@pytest.mark.rule("DUO-29")
def test_dark_engage_ends_for_the_one_who_leaves_alone() -> None:
    pair = "Flame & Stream | dp3-40, Keg"
    duel = scenario(DUO, pair, "Wall & Wall", hand="base1-95", cards=CARDS)

    duel.power("Dark Engage").play("base1-95", answers=["bench 2", "active 1"])

    assert [one.types for one in duel.you.actives] == ["C", "D"]
    assert duel.you.bench[-1].types == "R"


@pytest.mark.rule("DUO-31")
def test_regi_move_names_who_leaves_before_the_other_player_says_who_comes() -> None:
    foes = "Wall & Keg | Flame, Stream"
    duel = scenario(DUO, "dp6-36 & Wall", foes, hand="2*R", cards=CARDS)

    duel.power("Regi Move")

    assert duel.chooser == "you"


def test_thunder_rumble_answers_the_hand_and_no_attack() -> None:
    duel = table("platinum", "bw2-82 +G | dp3-16", "Wall | Keg", hand="L")

    by_hand = duel.fork().attach("L", to="bench 1", answers=["yes"])
    by_attack = duel.attack("Tailwind", answers=["bench 1"])

    assert by_hand.foe.bench[0].damage == 10
    assert (by_attack.you.bench[0].energy, by_attack.foe.bench[0].damage) == (["L"], 0)
