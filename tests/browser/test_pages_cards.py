"""The card pages: picking a set, and one card explained for players."""

from __future__ import annotations

from tests.browser.conftest import PHONE, Tab


def test_a_set_is_picked_and_stands_in_the_address(tab: Tab) -> None:
    page = tab()
    page.goto("/cards?q=pikachu")
    page.wait_for_selector("select[name=set] option[value=base1]", state="attached")

    page.select_option("select[name=set]", "base1")
    page.wait_for_url("**set%3Abase1")
    page.reload()
    page.wait_for_selector("select[name=set] option[value=base1]", state="attached")

    assert page.locator("select[name=set]").input_value() == "base1"
    assert page.locator("input[name=q]").input_value() == "pikachu"
    page.wait_for_selector(".found:has-text('1 card')")


def test_the_deck_builder_finds_the_cards_of_one_set(tab: Tab) -> None:
    page = tab(PHONE, "light")
    page.goto("/decks")
    page.wait_for_selector("select[name=set] option[value=base2]", state="attached")

    page.select_option("select[name=set]", "base2")
    page.wait_for_selector(".rcw[data-key^='base2-']")

    assert page.locator(".rcw:not([data-key^='base2-'])").count() == 0


def test_the_program_of_a_card_is_behind_a_fold(tab: Tab) -> None:
    page = tab()
    page.goto("/cards?id=base1-4")
    page.wait_for_selector(".cardpage")
    hidden = page.locator(".prog pre").first.is_visible()

    page.get_by_text("Show the programs").click()

    assert not hidden
    assert page.locator(".prog pre").first.is_visible()


def test_the_kinds_of_a_card_are_told_in_a_players_words(tab: Tab) -> None:
    page = tab()

    page.goto("/cards?id=ex7-84")
    page.wait_for_selector(".cardpage")

    told = page.locator(".facts div", has_text="Kind").inner_text()
    assert told.split("\n") == ["Kind", "Trainer, Rocket's Secret Machine"]


def test_a_misspelt_name_shows_the_cards_of_the_name_meant(tab: Tab) -> None:
    page = tab()

    page.goto("/cards?q=pikacu set:base1")

    page.wait_for_selector(".found:has-text('Showing results for “Pikachu”')")
    # The set moves from the query to its own box once the sets have loaded.
    assert page.locator(".found").inner_text().startswith("No cards match “pikacu")
    page.wait_for_selector("[data-id='base1-58'], [data-key='base1-58']")
