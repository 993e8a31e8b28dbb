"""Rules in the browser: the books side by side, why something happened, a rule of a card."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Tab
from tests.browser.driving import asked_of, by_mouse, new_game, play_until, sit_down
from tests.browser.test_access import faults

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SIZES
def test_the_books_are_compared_in_words(tab: Tab, size: tuple[int, int]) -> None:
    page = tab(size)
    page.goto("/")

    page.get_by_role("button", name="Compare the books").click()
    page.wait_for_selector("#compare .books-t--kinds")

    said = page.locator("#compare").inner_text()
    assert "Whoever gets heads has to go first." in said
    assert "Two-on-two battles" in said
    assert "_" not in said
    assert faults(page) == []
    scroll = page.locator("#compare .scroll")
    assert scroll.evaluate("el => el.scrollWidth <= el.clientWidth")


def test_why_tells_the_rule_of_the_book_being_played_and_of_the_others(
    tab: Tab, server: str
) -> None:
    page = tab(DESKTOP)
    sit_down(page, new_game(server))
    play_until(page, by_mouse, lambda p: asked_of(p) == "main")

    page.locator("[data-why='TURN-02']").last.click()
    page.locator("#why summary").click()

    said = page.locator("#why").inner_text()
    assert "You must begin your turn by drawing one card" in said
    assert "“What Can You Do During Your Turn?”" in said
    assert "the starting player draws none on the first turn of the game" in said


def test_a_term_of_a_card_opens_its_rule_with_the_books_that_know_it(tab: Tab) -> None:
    page = tab(DESKTOP)
    page.goto("/cards?id=ex6-105")

    page.locator("[data-rule='CARD-EX-1']").click()
    page.wait_for_selector("#rule .says")

    said = page.locator("#rule").inner_text()
    assert "Told of in EX 2004, Platinum 2009, Legends 2011." in said
