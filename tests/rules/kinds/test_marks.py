"""Marks without effect on play: stars, Prime, shiny, ACE SPEC, Team Plasma."""

from __future__ import annotations

import pytest

from playmat.cards.library import Library
from tests.rules.cards_combat import duel, every_book, mon
from tests.rules.cards_turn import PLAIN
from tests.rules.cards_turn import every_book as turn_every_book
from tests.rules.kinds.cards_named import PLAIN_LIEPARD, broken, table


@pytest.mark.rule("CARD-STAR-2", "CARD-STAR-3")
@every_book
def test_a_star_is_a_basic_of_another_name_worth_one_prize(rules: str) -> None:
    star = mon("Mudkip ★", 60, "W", kinds=("basic", "star"), id="t-star")
    after = mon("Marshtomp", 80, "W", kinds=("stage1",), of="Mudkip", id="t-marsh")
    table = duel(rules, "Basher", "Dummy", star, after, hand="t-star, t-marsh", foe_hand="")
    lost = duel(rules, "Basher", "t-star | Dummy", star)

    table.bench("t-star")
    lost.attack("Smash", answers=["prize 1"])

    assert table.you.bench[0].name == "Mudkip ★"
    assert duel(rules, "t-star", "Dummy", star, after, hand="t-marsh").refused("evolve t-marsh")
    assert lost.you.prizes_left == 5


@pytest.mark.rule("CARD-PRIME-1", "CARD-PRIME-2")
@every_book
def test_a_prime_evolves_as_its_plain_name_and_is_worth_one_prize(rules: str) -> None:
    prime = mon("Feraligatr", 60, "W", kinds=("stage2", "prime"), of="Croconaw", id="t-prime")
    middle = mon("Croconaw", 80, "W", kinds=("stage1",), of="Totodile", id="t-croc")
    table = duel(rules, "t-croc", "Dummy", prime, middle, hand="t-prime")
    lost = duel(rules, "Basher", "t-prime | Dummy", prime)

    table.evolve("t-prime", on="active")
    lost.attack("Smash", answers=["prize 1"])

    assert table.you.active.name == "Feraligatr"
    assert lost.you.prizes_left == 5


@pytest.mark.rule("CARD-SHINY-1")
@every_book
def test_a_shiny_version_is_the_pokemon_of_that_name(rules: str) -> None:
    shiny = mon("Dialga", 60, "M", kinds=("basic", "shiny"), id="t-shiny")
    after = mon(
        "Dialga X", 110, "M", kinds=("levelup",), text='rule("levels_up", "Dialga")', id="t-x"
    )
    table = duel(rules, "t-shiny", "Dummy", shiny, after, hand="t-x")
    lost = duel(rules, "Basher", "t-shiny | Dummy", shiny)

    table.level_up("t-x")
    lost.attack("Smash", answers=["prize 1"])

    assert table.you.active.stack == ["t-shiny", "t-x"]
    assert lost.you.prizes_left == 5


@turn_every_book
@pytest.mark.scenario("K-123")
@pytest.mark.rule("CARD-ACE-1", "CARD-ACE-3")
def test_the_ace_mark_belongs_to_the_printing(rules: str) -> None:
    ace, old = Library.default().card("bw7-137"), Library.default().card("base1-71")
    basic = PLAIN[0]

    assert broken(rules, (1, basic), (1, ace), (3, old)) == []
    assert broken(rules, (1, basic), (1, ace), (4, old)) == ["FORMAT-2"]
    assert "FORMAT-5" in broken(rules, (1, basic), (2, ace))


@turn_every_book
@pytest.mark.rule("CARD-PLA-1", "CARD-PLA-3")
def test_team_plasma_is_no_part_of_the_name_and_no_owner(rules: str) -> None:
    plasma = Library.default().card("bw8-84")
    duel = table(rules, "Gloomy", "bw8-82>bw8-84").attack("Owners")
    evolving = table(rules, "bw8-82", hand="bw8-84, t-liepard")

    assert broken(rules, (1, PLAIN[0]), (4, plasma), (1, PLAIN_LIEPARD)) == ["FORMAT-2"]
    assert duel.foe.active.damage == 0
    assert evolving.can("evolve bw8-84")
    assert evolving.can("evolve t-liepard")


@turn_every_book
@pytest.mark.rule("CARD-PLA-2")
def test_a_text_that_names_team_plasma_asks_the_card_and_the_top_card(rules: str) -> None:
    found = table(rules, "Tauros", hand="Plasma Call", deck="bw8-84, t-liepard, R")
    top = table(rules, "Gloomy", "bw8-82>bw8-84 | bw8-82>t-liepard").attack("Plasmas")

    found.play("Plasma Call")

    assert [text for text in found.options if "Liepard" in text] == ["pick Liepard (bw8-84)"]
    assert top.foe.active.damage == 10
