"""Restored Pokémon. [CARD-RES-1 ... CARD-RES-6]"""

from __future__ import annotations

import pytest

from playmat.cards.card import Card
from playmat.decks.deck import Deck, violations
from playmat.rules import book
from tests.rules.cards_course import ALL, pokemon, started, trainer
from tests.rules.cards_kinds import ARCHEN, BAG, found, lay
from tests.rules.kinds.cards import LEGEND_BOX
from tests.rules.kinds.cards_owned import BODY_LOCK, CAPE, ZAPPER

FIRE = Card("base1-98", "Fire Energy", "energy", ("basic_energy",), provides="R")
CRUSHER = pokemon("t-100", "Crusher", 90, "F", attacks=[("Crush", "C", "200"), ("Jab", "C", "70")])
RAISE_TWO = trainer(
    "t-102", "Raise Two", "item", "play { x <- choose(discards(me)[pokemon], 2); bench(x) }"
)
EXILE = trainer("t-103", "Exile", "item", "play { x <- choose(all(me)); return_mon(x, lost) }")
ARCHEN_HELP = trainer(
    "t-104", "Archen Help", "supporter", 'play { x <- search(deck(me)[named("Archen")]); bench(x) }'
)
CARDS = (CRUSHER, LEGEND_BOX, RAISE_TWO, EXILE, ARCHEN_HELP, BODY_LOCK, CAPE, ZAPPER)


@pytest.mark.rule("CARD-RES-1")
@pytest.mark.scenario("S-044", "K-062")
@pytest.mark.parametrize("name", ALL)
def test_a_restored_pokemon_is_not_benched_from_hand(name: str) -> None:
    duel = lay(name, "Bulbasaur", hand="Archen, Charmander")

    assert duel.refused("bench Archen")
    assert duel.can("bench Charmander")


@pytest.mark.rule("CARD-RES-1")
@pytest.mark.scenario("S-044", "K-061")
@pytest.mark.parametrize("name", ALL)
def test_its_item_benches_it_where_there_is_room(name: str) -> None:
    row = "Bulbasaur | Bulbasaur, Bulbasaur, Bulbasaur, Bulbasaur"
    duel = lay(name, row, hand="Plume Fossil, t-67", deck="3*G, 6*G, Archen")
    full = lay(name, f"{row}, Bulbasaur", hand="Plume Fossil", deck="3*G, 6*G, Archen")

    duel.play("Plume Fossil", answers=["Archen"])
    full.play("Plume Fossil")  # no question if there is no room

    assert duel.you.bench[4].name == "Archen"
    assert (len(full.you.bench), "bw3-66" in full.you.deck) == (5, True)
    assert duel.refused("evolve Archeops")
    assert duel.end_turn().end_turn().evolve("Archeops").you.bench[4].name == "Archeops"


@pytest.mark.rule("CARD-RES-2")
@pytest.mark.scenario("K-060")
@pytest.mark.parametrize("name", ALL)
def test_a_restored_pokemon_is_no_basic_for_setup_or_for_a_deck(name: str) -> None:
    duel = started(name, ["4*Archen, 3*L", "Bulbasaur, 6*L"], ["Bulbasaur, 6*L"], "0", cards=BAG)
    held = Deck("Archen only", (*[ARCHEN] * 4, *[FIRE] * 56))

    assert len(duel.events("mulligan")) == 1
    assert "FORMAT-3" in " ".join(str(broken) for broken in violations(held, book(name)))


@pytest.mark.rule("CARD-RES-3", "CARD-RES-7", "EVOLVE-15")
@pytest.mark.scenario("K-065")
@pytest.mark.parametrize("name", ALL)
def test_a_restored_pokemon_is_unevolved_and_no_basic(name: str) -> None:
    duel = lay(name, "Archen", hand="Basic Bane, Seed Bane, Growth Bane")

    duel.play("Basic Bane").play("Growth Bane")
    untouched = duel.you.active.damage
    duel.play("Seed Bane")

    assert (untouched, duel.you.active.damage) == (0, 10)


@pytest.mark.rule("CARD-RES-4", "EVOLVE-15")
@pytest.mark.scenario("S-044", "K-063")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(
    ("call", "finds"), [("Basic Call", False), ("Growth Call", False), ("Any Call", True)]
)
def test_a_search_finds_a_restored_pokemon_as_a_pokemon_only(
    name: str, call: str, finds: bool
) -> None:
    duel = lay(name, "Bulbasaur", hand=call, deck="Archen, Bulbasaur, Bisharp, G")

    duel.play(call)

    assert found(duel, "Archen") is finds


@pytest.mark.rule("CARD-RES-5")
@pytest.mark.scenario("K-078")
@pytest.mark.parametrize("name", ALL)
def test_a_text_that_names_the_kind_benches_it_and_a_general_one_does_not(name: str) -> None:
    hill = lay(name, "Bulbasaur", hand="Archen", stadium="Twist Mountain")
    beam = lay(name, "Omanyte>Omastar", deck="Archen, 3*G")
    plain = lay(name, "Bulbasaur", hand="Raise", discard="Archen")

    hill.power("Twist Mountain", flips="H", answers=["Archen"])
    beam.power("Restoring Beam", answers=["Archen"])
    plain.play("Raise")

    assert [mon.name for mon in hill.you.bench] == ["Archen"]
    assert [mon.name for mon in beam.you.bench] == ["Archen"]
    assert (plain.you.bench, "bw3-66" in plain.you.discard) == ([], True)


@pytest.mark.rule("CARD-RES-5")
@pytest.mark.parametrize("name", ALL)
def test_a_text_that_names_another_mark_of_the_card_does_not_bench_it(name: str) -> None:
    shell = pokemon(
        "t-130",
        "Plasma Shell",
        kinds=("restored", "plasma"),
        text='rule("bench_only_by", "Shell Fossil")',
    )
    plot = trainer(
        "t-131", "Plot", "item", 'play { x <- choose(discards(me)[tag("plasma")]); bench(x) }'
    )
    duel = lay(name, "Bulbasaur", hand="Plot", discard="Plasma Shell", cards=[shell, plot])

    duel.play("Plot")

    assert duel.you.bench == []


@pytest.mark.rule("CARD-RES-5")
@pytest.mark.parametrize("name", ALL)
def test_a_text_that_names_the_species_benches_it(name: str) -> None:
    duel = lay(name, "Bulbasaur", hand="Archen Help", deck="Archen, 3*G", cards=CARDS)

    duel.play("Archen Help", answers=["Archen"])

    assert [mon.name for mon in duel.you.bench] == ["Archen"]


@pytest.mark.rule("CARD-RES-5", "CARD-BREAK-2")
@pytest.mark.parametrize("name", ALL)
def test_an_inherited_text_benches_restored_pokemon_too(name: str) -> None:
    duel = lay(name, "Omanyte>Omastar>Omastar BREAK", deck="Archen, 3*G")

    duel.power("Restoring Beam", answers=["Archen"])

    assert [mon.name for mon in duel.you.bench] == ["Archen"]


@pytest.mark.rule("CARD-RES-6", "EVOLVE-15")
@pytest.mark.scenario("S-045", "K-064")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("below", ["xy10-38", "base3-50"])
@pytest.mark.parametrize("above", ["base3-9", "xy10-39"])
def test_the_name_decides_whatever_the_stages_print(name: str, below: str, above: str) -> None:
    duel = lay(name, below, hand=above)

    assert duel.evolve("Kabutops").you.active.stack == [below, above]
