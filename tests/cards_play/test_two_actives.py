"""Cards in battles with two Actives a side: one is chosen where the text means one."""

from __future__ import annotations

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.lang.show import show
from playmat.reader import Face, read
from playmat.rules import book
from tests.cards_play.modern import WALL
from tests.rules.cards_turn import trainer

TEXTS = {
    "Lullaby": "The Defending Pokémon is now Asleep.",
    "Wide Lullaby": "Each Defending Pokémon is now Asleep.",
    "Salve": "Remove 2 damage counters from your Active Pokémon.",
    "Blackout": "Discard all Energy cards attached to your opponent's Active Pokémon.",
    "Lure": "Choose 1 of {benched} and switch it with 1 of {it}. Your "
    "opponent chooses {it} to switch.",
}


def of(name: str) -> str:
    """Return the program that a text of this file means."""
    text = TEXTS[name].format(it="the Defending Pokémon", benched="your opponent's Benched Pokémon")
    reading = read(Face("trainer", text, name, era="2004-06-01", kinds=("item",)))
    assert reading.program is not None, reading.stopped
    return show(reading.program)


def table(name: str, you: str, foe: str, actives: int = 2) -> Duel:
    """Lay a position with one of the cards in hand."""
    rules = book("ex").replace(actives=actives)
    return scenario(rules, you, foe, hand=name, cards=(WALL, trainer(name, "item", of(name))))


@pytest.mark.rule("DUO-24")
def test_only_the_active_chosen_falls_asleep() -> None:
    duel = table("Lullaby", "Wall & Wall", "Wall & Wall")

    duel.play("Lullaby", answers=["foe's active 2"])

    assert [one.conditions for one in duel.foe.actives] == [set(), {"asleep"}]


@pytest.mark.rule("DUO-5")
def test_each_active_falls_asleep_without_a_question() -> None:
    duel = table("Wide Lullaby", "Wall & Wall", "Wall & Wall")

    duel.play("Wide Lullaby")

    assert [one.conditions for one in duel.foe.actives] == [{"asleep"}, {"asleep"}]


@pytest.mark.rule("DUO-24")
def test_a_lone_active_is_not_asked_about() -> None:
    duel = table("Lullaby", "Wall", "Wall", actives=1)

    duel.play("Lullaby")

    assert (duel.foe.active.conditions, duel.asked) == ({"asleep"}, "main")


@pytest.mark.rule("DUO-25")
def test_only_a_damaged_active_can_be_healed() -> None:
    duel = table("Salve", "Wall & Wall dmg50", "Wall & Wall")

    duel.play("Salve")

    assert [one.damage for one in duel.you.actives] == [0, 30]


@pytest.mark.rule("DUO-24")
def test_only_the_active_chosen_loses_its_energy() -> None:
    duel = table("Blackout", "Wall & Wall", "Wall +R & Wall +W +W")

    duel.play("Blackout", answers=["foe's active 2"])

    assert [len(one.energy) for one in duel.foe.actives] == [1, 0]


@pytest.mark.rule("DUO-31")
def test_the_opponent_chooses_who_leaves_where_the_text_says_so() -> None:
    duel = table("Lure", "Wall & Wall", "Wall dmg10 & Wall dmg20 | Wall dmg30")

    duel.play("Lure")
    asked = duel.chooser
    duel.answer("active 2")

    assert asked == "foe"
    assert [one.damage for one in duel.foe.actives] == [10, 30]
