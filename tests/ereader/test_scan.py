"""The screens of a scanned card."""

from __future__ import annotations

import pytest

from playmat.cards.library import Library
from playmat.ereader import scan
from playmat.ereader.scan import Page
from playmat.errors import UnknownCard


def screens(*ids: str) -> dict[str, tuple[Page, ...]]:
    return {screen.name: screen.pages for screen in scan(*ids)}


def names(page: Page) -> list[str]:
    return [line.partition(" (")[0] for line in page.lines]


@pytest.mark.rule("ER-1", "ER-2")
def test_a_pokemon_has_its_own_screen_first() -> None:
    found = screens("base1-24")

    assert list(found) == ["Pokémon", "Card", "Evolution", "Dictionary"]
    (page,) = found["Pokémon"]
    assert page.title == "Charmeleon"
    assert page.lines[0] == "National Pokédex no. 5"


@pytest.mark.rule("ER-3")
@pytest.mark.scenario("K-197")
def test_an_energy_card_begins_with_the_card_and_has_no_line() -> None:
    found = screens("base1-98")

    assert next(iter(found)) == "Card"
    assert "Pokémon" not in found
    assert "Evolution" not in found


@pytest.mark.rule("ER-5")
@pytest.mark.scenario("K-197")
def test_the_line_of_a_pokemon_is_shown_step_by_step() -> None:
    pages = screens("base1-24")["Evolution"]

    assert [page.title for page in pages] == ["Basic", "Stage 1", "Stage 2"]
    assert [names(page)[0] for page in pages] == ["Charmander", "Charmeleon", "Charizard"]


@pytest.mark.rule("ER-5")
@pytest.mark.scenario("K-197")
def test_a_pokemon_that_does_not_evolve_has_no_line() -> None:
    assert "Evolution" not in screens("base2-47")


@pytest.mark.rule("ER-3")
def test_the_card_screen_tells_how_such_a_card_is_played() -> None:
    (page,) = screens("xy2-69")["Card"]

    assert "Your opponent takes two Prizes when your Pokémon-EX is Knocked Out." in page.lines


@pytest.mark.rule("ER-4")
@pytest.mark.scenario("K-198")
def test_a_card_without_a_side_code_has_no_data_screen() -> None:
    assert "Data" not in screens("base1-24")


@pytest.mark.rule("ER-7")
def test_a_side_code_on_one_card_opens_at_once() -> None:
    (page,) = screens("pm-122")["Data"]

    assert page.title == "Coin flipper"
    assert "playmat coin" in page.lines[-1]


@pytest.mark.rule("ER-10")
@pytest.mark.parametrize("ids", [("pm-125", "pm-126"), ("pm-126", "pm-125")])
def test_a_side_code_on_two_cards_opens_in_any_order(ids: tuple[str, str]) -> None:
    (alone,) = screens(ids[0])["Data"]
    (both,) = screens(*ids)["Data"]

    assert alone.lines[-1] == f"Scan {ids[1]} too"
    assert "Scan" not in both.lines[-1]


@pytest.mark.rule("ER-6")
def test_the_dictionary_explains_the_words_on_the_card() -> None:
    terms = [page.title for page in screens("base2-47")["Dictionary"]]

    assert "Confused" in terms
    assert "Poisoned" not in terms


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(UnknownCard):
        scan("base1-999")


def test_cards_of_all_years_can_be_scanned() -> None:
    cards = Library.default().cards()[::830]

    found = [scan(card.id) for card in cards]

    assert all(any(screen.name == "Card" for screen in each) for each in found)
