"""A set is picked on the pages of cards and decks."""

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
