"""Special cases of the Pokémon Powers of the Base sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import harm, table

CLEFAIRY = "base1-5 +P +P +P"  # Metronome copies an attack of the Defending Pokémon


@pytest.mark.rule("ATTACK-10")
@pytest.mark.parametrize(("flips", "harmed"), [("H", "0"), ("TT", "10 asleep")])
@pytest.mark.parametrize("haunter", ["base3-21", "base6-46"])
def test_transparency_flips_for_an_attack_that_is_copied(
    haunter: str, flips: str, harmed: str
) -> None:
    duel = table("ecard", CLEFAIRY, haunter)

    duel.attack("Metronome", answers=["Nightmare"], flips=flips)

    assert harm(duel.foe) == harmed


@pytest.mark.rule("ATTACK-10")
def test_transparency_flips_on_the_bench_for_a_copy_too() -> None:
    duel = table("ecard", CLEFAIRY, "base5-2 | base3-21")

    duel.attack("Metronome", answers=["Poison Vapor"], flips="H")

    assert harm(duel.foe) == "20 poisoned | 0"


@pytest.mark.rule("POWER-04")
def test_chain_reaction_is_over_for_whoever_has_evolved_by_an_earlier_one() -> None:
    deck = "base2-12, base2-3, base2-4, G"
    duel = table("ecard", "base1-58 | basep-11, basep-11", hand="base1-14", deck=deck)

    duel.evolve("base1-14", answers=["yes", "Vaporeon", "yes", "Flareon"])

    assert [mon.name for mon in duel.you.bench] == ["Vaporeon", "Flareon"]
    assert duel.asked == "main"


@pytest.mark.rule("POWER-04")
def test_chain_reaction_that_was_declined_is_asked_for_again_at_the_next_evolution() -> None:
    deck = "base2-12, base2-3, base2-4, G"
    duel = table("ecard", "base1-58 | basep-11, basep-11", hand="base1-14", deck=deck)

    duel.evolve("base1-14", answers=["no", "yes", "Flareon"])

    assert duel.asked == "may"
