"""Rules in the browser: rulebooks compared, why something happened, a rule of a card."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Tab
from tests.browser.driving import asked_of, by_mouse, finished_game, new_game, play_until, sit_down
from tests.browser.screens import faults

BENCHED = (
    "ecard; turn 5; player you; you: base1-58 | base1-2 dmg30; hand: base1-91; deck: 6*W; "
    "prizes: 4*W; foe: base1-46; deck: 6*R; prizes: 4*R"
)
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SIZES
def test_the_books_are_compared_in_words(tab: Tab, size: tuple[int, int]) -> None:
    page = tab(size)
    page.goto("/")

    page.get_by_role("button", name="Compare rulebooks").click()
    page.wait_for_selector("#compare .books-t--kinds")

    said = page.locator("#compare").inner_text()
    assert "The player who flips heads must go first." in said
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
    assert "the player who goes first doesn't draw on the first turn of the game" in said


@SIZES
def test_why_is_told_at_the_numbers_of_a_replay(
    tab: Tab, server: str, size: tuple[int, int]
) -> None:
    page = tab(size, reduced_motion="reduce")
    page.goto(f"/replays?id={finished_game(server)}&step=60")
    said: dict[str, str] = {}

    for about in ("hp", "left", "deck"):
        page.locator(f".half--foe [data-about={about}]").first.click()
        said[about] = page.locator("#why:popover-open").inner_text()
        page.keyboard.press("Escape")
    if size == PHONE:
        page.click("#stepbar [data-do=panel]")
    page.locator("#lines [data-why='TURN-02']").last.click()
    line = page.locator("#why:popover-open h2").inner_text()
    wrong = faults(page)

    assert "rinted on" in said["hp"]
    assert "left to take" in said["left"]
    assert "60 cards in the whole deck" in said["deck"]
    assert "draw" in line
    assert wrong == []


def test_a_number_on_the_bench_is_asked_where_it_stands(tab: Tab, server: str) -> None:
    page = tab(PHONE, "light")
    sit_down(page, new_game(server, position=BENCHED))

    page.locator(".half--me .bench .ask-n--hurt").click()
    hurt = page.locator("#why:popover-open h2").inner_text()
    page.keyboard.press("Escape")
    page.locator("#top [data-about=hand]").last.click()

    assert hurt == "30 damage on Blastoise"
    assert page.locator("#why:popover-open h2").inner_text() == "You have 1 card in hand"


def test_a_term_of_a_card_opens_its_rule_with_the_books_that_know_it(tab: Tab) -> None:
    page = tab(DESKTOP)
    page.goto("/cards?id=ex6-105")

    page.locator("[data-rule='CARD-EX-1']").click()
    page.wait_for_selector("#rule .says")

    said = page.locator("#rule").inner_text()
    assert "Covered in EX 2004, Platinum 2009, Legends 2011." in said
