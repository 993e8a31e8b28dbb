"""Attacks that copy attacks, which may copy in turn."""

from __future__ import annotations

from typing import Final

from tests.rules.cards_combat import blow, mon
from tests.words.cards import lay

COPY: Final = "no_damage; after { a <- choose(attacks_of(defender)); use_attack(a) }"
MEW = mon("Mew", 60, "P", blow("Metronome", 0, COPY))
CLEF = mon("Clef", 100, "C", blow("Mimic", 0, COPY), blow("Slap", 30))
TOGE = mon("Toge", 100, "C", blow("Metronome", 0, COPY), blow("Sing", 10))
SELF = mon("Selfish", 60, "C", blow("Echo", 0, COPY.replace("defender", "self")))
BENCHED = mon("Pal", 60, "C", blow("Ask", 0, COPY.replace("defender", "bench_of(me)")))
SLEEPY = mon("Sleepy", 100, "C", blow("Doze", 20, "after { inflict(self, asleep) }"))


def test_a_copied_attack_that_copies_is_carried_out_for_its_user() -> None:
    duel = lay("Mew", "Clef", MEW, CLEF)

    duel.attack("Metronome", answers=["Mimic", "Slap"])

    assert [event.detail for event in duel.events("copies")] == ["Mimic", "Slap"]
    assert duel.foe.active.damage == 30
    assert duel.player == "foe"


def test_an_attack_that_would_copy_itself_does_nothing() -> None:
    duel = lay("Mew", "Clef", MEW, CLEF)

    duel.attack("Metronome", answers=["Mimic", "Mimic"])

    assert duel.foe.active.damage == 0
    assert duel.player == "foe"


def test_two_metronomes_of_different_cards_copy_each_other_once() -> None:
    duel = lay("Mew", "Toge", MEW, TOGE)

    duel.attack("Metronome", answers=["Metronome", "Sing"])

    assert duel.foe.active.damage == 10


def test_an_attack_that_may_choose_itself_comes_to_an_end() -> None:
    duel = lay("Selfish", "Target", SELF)

    duel.attack("Echo")

    assert duel.player == "foe"


def test_the_user_of_a_copied_attack_is_the_one_its_text_means() -> None:
    duel = lay("Mew", "Sleepy", MEW, SLEEPY)

    duel.attack("Metronome", flips="T")

    assert duel.you.active.conditions == {"asleep"}
    assert duel.foe.active.conditions == set()


def test_a_copied_attack_of_the_own_bench_hits_the_defender() -> None:
    duel = lay("Pal | Sleepy", "Target", BENCHED, SLEEPY)

    duel.attack("Ask", flips="T")

    assert (duel.foe.active.damage, duel.you.bench[0].damage) == (20, 0)
