"""Pokémon SP. [CARD-SP-1 ... CARD-SP-7]"""

from __future__ import annotations

import pytest

from tests.rules.cards_course import ALL, pokemon, started, trainer
from tests.rules.cards_kinds import BAG, found, lay
from tests.rules.cards_stages import stage
from tests.rules.kinds.cards import DEVOLUTER
from tests.rules.kinds.cards_owned import OWNER_BANE

PIPLUP = pokemon("dp1-93", "Piplup", 60, "W")
PRINPLUP = stage("dp1-55", "Prinplup", 80, "W", "Piplup")
PUNCHER = pokemon(
    "t-80", "Puncher", 90, "F", attacks=[("Jab", "C", "20"), ("Uppercut", "C", "140")]
)
SPARKLER = pokemon("t-82", "Sparkler", 90, "L", attacks=[("Zap", "C", "20")])
SP_CALL = trainer(
    "t-90", "SP Call", "item", 'play { x <- search(deck(me)[tag("sp")]); move(x, hand) }'
)
DEVOLVER = trainer("t-92", "Devolver", "item", "play { devolve(active(foe), hand) }")
UNLEVEL = trainer("t-93", "Unlevel", "item", "play { level_down(active(me), hand) }")
CARDS = (PIPLUP, PRINPLUP, PUNCHER, SPARKLER, SP_CALL, OWNER_BANE, DEVOLVER, DEVOLUTER, UNLEVEL)


@pytest.mark.rule("CARD-SP-1", "EVOLVE-16")
@pytest.mark.scenario("K-043")
@pytest.mark.parametrize("name", ALL)
def test_an_sp_of_any_species_is_a_basic(name: str) -> None:
    z = pokemon("pl4-26", "Porygon-Z G", 80, "C", kinds=("basic", "sp"))
    cards = (*BAG, z)
    opened = started(name, ["Porygon-Z G, 6*L"], ["Bulbasaur, 6*L"], cards=cards)
    duel = lay(name, "Bulbasaur", hand="Porygon-Z G, Basic Call", deck="Dialga G, G", cards=[z])

    duel.bench("Porygon-Z G").play("Basic Call")

    assert opened.events("mulligan") == []
    assert opened.you.active.name == "Porygon-Z G"
    assert found(duel, "Dialga G")


@pytest.mark.rule("CARD-SP-2")
@pytest.mark.parametrize("name", ALL)
def test_the_symbol_of_an_sp_is_part_of_its_name(name: str) -> None:
    bane = trainer("t-99", "Dialga Bane", "item", 'play { counters(all(me)[named("Dialga")], 1) }')
    duel = lay(name, "Dialga | Dialga G", hand="Dialga Bane", cards=[bane])

    duel.play("Dialga Bane")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [10, 0]


@pytest.mark.rule("CARD-SP-3", "EVOLVE-16")
@pytest.mark.parametrize("name", ALL)
def test_an_sp_evolves_into_nothing(name: str) -> None:
    duel = lay(name, "Turtwig GL | Turtwig", hand="Grotle")

    assert duel.refused("evolve Grotle on active")
    assert duel.can("evolve Grotle on bench 1")


@pytest.mark.rule("CARD-SP-4")
@pytest.mark.parametrize("name", ALL)
def test_an_sp_has_no_owner(name: str) -> None:
    duel = lay(name, "Dialga G | Brock's Sandshrew", hand="Owner Bane", cards=CARDS)

    duel.play("Owner Bane")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [0, 10]


@pytest.mark.rule("CARD-SP-5", "EVOLVE-12", "EVOLVE-16")
@pytest.mark.scenario("S-048", "K-041")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("species", ["Absol", "Dialga"])
def test_an_sp_lv_x_goes_only_on_the_active_sp_of_its_name(name: str, species: str) -> None:
    card = f"{species} G LV.X"
    plain = lay(name, species, hand=card)
    benched = lay(name, f"Bulbasaur | {species} G", hand=card)
    duel = lay(name, f"{species} G", hand=card)

    assert plain.refused(f"level up {card}")
    assert benched.refused(f"level up {card}")
    assert duel.level_up(card).you.active.name == card


@pytest.mark.rule("CARD-SP-6")
@pytest.mark.parametrize("name", ALL)
def test_an_sp_lv_x_in_play_is_an_unevolved_basic(name: str) -> None:
    duel = lay(name, "Dialga G>Dialga G LV.X", hand="Basic Bane, Growth Bane, Seed Bane")

    duel.play("Basic Bane").play("Growth Bane").play("Seed Bane")

    assert duel.you.active.damage == 20


@pytest.mark.rule("CARD-SP-7")
@pytest.mark.parametrize("name", ALL)
def test_a_text_about_sp_means_basics_and_lv_x_of_that_kind(name: str) -> None:
    duel = lay(
        name, "Bulbasaur", hand="SP Call", deck="Dialga G, Dialga G LV.X, Dialga, G", cards=CARDS
    )

    duel.play("SP Call")

    assert [found(duel, card) for card in ("Dialga G", "Dialga G LV.X", "Dialga")] == [
        True,
        True,
        False,
    ]
