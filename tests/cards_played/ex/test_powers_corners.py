"""Special cases of the Poké-Powers of the EX sets."""

from __future__ import annotations

import pytest

from playmat.cards.card import TypeMatch
from playmat.game.scenario.scenario import scenario
from playmat.rules import book
from tests.cards_played.tables import CARDS, table
from tests.rules.cards_turn import hit, mon


@pytest.mark.parametrize(("energy", "fits"), [("ex1-95", False), ("ex13-98", True)])
@pytest.mark.rule("NAMING-3")
def test_delta_supply_takes_no_plain_rainbow_energy(energy: str, fits: bool) -> None:
    duel = scenario("ex", "base1-58 | ex13-7", hand=energy)

    offered = duel.can("use Delta Supply")

    assert offered == fits


def test_type_change_takes_the_type_of_one_of_two() -> None:
    rules = book("ex").replace(actives=2)
    duel = scenario(rules, "ex12-10 & Wall", "Flame & Stream", cards=CARDS)

    duel.power("Type Change", answers=["foe's active 2"])

    assert duel.you.actives[0].types == "W"


def test_energy_recycle_attaches_as_many_as_there_are() -> None:
    duel = table("ex", "Wall | ex14-98", discard="R")

    duel.power("Energy Recycle", answers=["active"])

    assert duel.you.active.energy == ["R"]


@pytest.mark.parametrize(("wall", "damage"), [("base1-56", 20), ("ex5-72", 10)])
def test_dark_hole_leaves_another_weakness_alone(wall: str, damage: int) -> None:
    duel = table("ex", "ex4-1 +D", f"{wall} | ex9-94")

    duel.attack("Dark Bind", answers=["no"])

    assert duel.foe.active.damage == damage


TWICE_WEAK = mon(
    "Twice",
    *(400, "C", hit("Push", "", 30)),
    weaknesses=(TypeMatch("D", "x", 2), TypeMatch("M", "x", 2)),
)
DUSK = mon("Dusk", 400, "DM", hit("Gnaw", "", 20))
NIGHT = mon("Night", 400, "D", hit("Gnaw", "", 20))


@pytest.mark.parametrize(("attacker", "damage"), [("Dusk", 40), ("Night", 20)])
def test_dark_hole_leaves_the_second_of_two_weaknesses(attacker: str, damage: int) -> None:
    duel = scenario("ex", attacker, "Twice | ex9-94", cards=(TWICE_WEAK, DUSK, NIGHT))

    duel.attack("Gnaw")

    assert duel.foe.active.damage == damage


def test_a_pokemon_attached_as_energy_from_the_hand_is_energy_attached_from_it() -> None:
    duel = table("ex", "Wall | Keg dmg10", stadium="pop2-10", hand="ex11-70")

    duel.attach("ex11-70", to="bench 1")

    assert duel.you.bench[0].damage == 0
