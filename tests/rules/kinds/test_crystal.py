"""Crystal Types. [CARD-CRY-1 ... CARD-CRY-5]"""

from __future__ import annotations

import pytest

from playmat.cards.library import Library
from tests.rules.cards_turn import every_book, mon
from tests.rules.kinds.cards_named import broken, table

LUGIA = "ecard2-149"


@every_book
@pytest.mark.scenario("K-096")
@pytest.mark.rule("CARD-CRY-1", "CARD-CRY-2")
def test_crystal_lugia_is_fire_in_the_turn_fire_energy_is_attached(rules: str) -> None:
    duel = table(rules, f"{LUGIA} +W +W +P", "Frail", hand="R, R")

    duel.attach("R")
    types = duel.you.active.types
    duel.attack("Steam Blast", answers=["Psychic Energy"])

    assert types == "R"
    assert duel.foe.active.damage == 100
    assert duel.you.active.types == "C"


@every_book
@pytest.mark.scenario("K-096")
@pytest.mark.rule("CARD-CRY-1")
def test_crystal_lugia_is_colorless_in_a_turn_without_attaching(rules: str) -> None:
    duel = table(rules, f"{LUGIA} +W +W +R +P", "Frail")

    duel.attack("Steam Blast", answers=["Psychic Energy"])

    assert duel.foe.active.damage == 50


@every_book
@pytest.mark.scenario("K-097")
@pytest.mark.rule("CARD-CRY-3")
@pytest.mark.parametrize("card", ["Rainbow Energy", "neo1-104", "neo1-19", "G"])
def test_only_basic_energy_of_a_listed_type_changes_it(rules: str, card: str) -> None:
    duel = table(rules, LUGIA, hand=card)

    duel.attach(card)

    assert duel.you.active.types == "C"


@every_book
@pytest.mark.rule("CARD-CRY-1")
def test_a_second_attachment_by_effect_replaces_the_type(rules: str) -> None:
    duel = table(rules, f"{LUGIA} | Rainer", hand="R, W")

    duel.attach("R").power("Rain")

    assert duel.you.active.types == "W"


@every_book
@pytest.mark.rule("CARD-CRY-1")
def test_energy_that_does_not_come_from_hand_changes_nothing(rules: str) -> None:
    duel = table(rules, f"{LUGIA} | Shifter +R")

    duel.power("Shift")

    assert duel.you.active.energy == ["R"]
    assert duel.you.active.types == "C"


@every_book
@pytest.mark.rule("CARD-CRY-4")
def test_a_body_switched_off_later_leaves_the_type_and_earlier_gives_none(rules: str) -> None:
    later = table(rules, LUGIA, hand="R, Hush").attach("R").play("Hush")
    earlier = table(rules, LUGIA, hand="R", stadium="Hush").attach("R")

    assert later.you.active.types == "R"
    assert earlier.you.active.types == "C"


@every_book
@pytest.mark.rule("CARD-CRY-5")
def test_a_crystal_pokemon_has_the_name_and_limit_of_any_other(rules: str) -> None:
    crystal = Library.default().card(LUGIA)
    plain = mon("Lugia", 90, "C", id="t-lugia")

    assert broken(rules, (4, crystal)) == []
    assert broken(rules, (4, crystal), (1, plain)) == ["FORMAT-2"]
