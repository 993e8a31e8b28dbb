"""Special cases of the Poké-Bodies of the Diamond & Pearl and Platinum sets."""

from __future__ import annotations

from dataclasses import replace

import pytest

from playmat.cards.card import TypeMatch
from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import FLINT, MIND, table

GLACEON_X = "base2-51>dp5-20>dp5-98"  # 100 HP, on a Glaceon that evolved from Eevee


@pytest.mark.rule("CARD-LVX-4")
def test_a_level_up_card_evolves_from_what_the_pokemon_below_it_does() -> None:
    duel = scenario("platinum", f"{GLACEON_X} | base2-51>dp5-18, base2-51>dp5-32")

    glaceon = duel.you.active

    assert (glaceon.hp, glaceon.retreat) == (120, 0)


@pytest.mark.rule("DAMAGE-09")
def test_burning_spirit_adds_nothing_where_resistance_left_nothing() -> None:
    duel = scenario("platinum", "base1-52 +F | pl3-2>pl3-142", "base1-16 burned")

    duel.attack("Low Kick", flips="H")

    assert duel.foe.active.damage == 0


def test_jamming_waits_for_the_supporter_though_mind_games_steps_in_first() -> None:
    duel = table("platinum", "Wall | Keg", "dp3-1 | neo1-14", hand="bw2-90", deck="6*R")

    duel.play("Bianca", answers=["yes"], flips="T")

    seen = [event.what for event in duel.log if event.what in ("draw", "counters")]
    assert seen[0] == "draw"
    assert [one.damage for one in (duel.you.active, *duel.you.bench)] == [10, 10]


@pytest.mark.parametrize("foe", ["Wall", "Wall | dp2-4, dp2-18, dp2-14"])
def test_dark_genes_lends_without_energy_whatever_makes_attacks_dearer(foe: str) -> None:
    duel = table("platinum", "dp2-90 | dp2-10 +D +D +D +D", foe)

    assert duel.can("attack Dark Wing Flaps")


@pytest.mark.parametrize(("energy", "lent"), [("+G +G", False), ("+D +D +G", True)])
def test_dark_genes_under_a_higher_level_lends_only_its_own_attack(energy: str, lent: bool) -> None:
    duel = table("platinum", f"dp2-90 | dp2-90>dp2-10>dp3-132 {energy}")

    assert duel.can("attack Dark Wing Flaps") is lent
    assert duel.refused("attack Feint Attack")
    assert duel.refused("attack Darkness Wing")


@pytest.mark.parametrize(
    ("foe", "hp"), [("Keg", 50), ("Keg +pl4-87", 70), ("dp6-27", 60), ("dp6-27 +pl4-87", 80)]
)
def test_ditto_dna_has_the_hp_that_the_foe_has_now(foe: str, hp: int) -> None:
    duel = table("platinum", "dp6-27", foe)

    assert duel.you.active.hp == hp


@pytest.mark.parametrize(("bench", "damage"), [("pl2-8", 200), ("pl2-8, base3-13", 120)])
def test_a_weakness_is_doubled_only_by_a_body_that_works(bench: str, damage: int) -> None:
    soft = replace(FLINT, weaknesses=(TypeMatch("P", "+", 20),))
    duel = scenario("platinum", "Mind", f"Flint | {bench}", cards=[soft, MIND])

    duel.attack("Gaze")

    assert duel.foe.active.damage == damage
