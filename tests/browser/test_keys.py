"""Keyboard shortcuts can be changed, saved, refused and switched off."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Tab
from tests.browser.driving import READY, new_game, seq_of, sit_down
from tests.browser.screens import MIDDLE, faults


def test_a_key_is_moved_kept_and_given_back(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server, position=MIDDLE))
    open_keys(page)
    page.click("[data-rekey=text]")
    page.keyboard.press("q")
    page.click("#keys [data-do=close]:has-text('Done')")
    page.reload()
    page.wait_for_selector(READY)

    page.keyboard.press("t")
    before = page.locator(".textboard").count()
    page.keyboard.press("q")
    page.wait_for_selector(".textboard")
    page.keyboard.press("q")
    open_keys(page)
    page.click("[data-do=usual]")
    page.keyboard.press("Escape")
    page.keyboard.press("t")

    assert before == 0
    page.wait_for_selector(".textboard")


def open_keys(page: Any) -> None:
    page.click("[data-do=menu]")
    page.click("#menu summary")
    page.click("#menu [data-do=keys]")


def test_a_key_that_is_in_use_is_refused_with_what_it_does(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server))
    open_keys(page)

    page.click("[data-rekey=end]")
    page.keyboard.press("u")
    taken = page.locator("#keys [role=status]").inner_text()
    page.keyboard.press("3")
    digit = page.locator("#keys [role=status]").inner_text()
    wrong = faults(page)
    page.keyboard.press("Escape")

    assert "U is already used for “take back”" in taken
    assert "3 chooses an option" in digit
    assert page.locator("[data-rekey=end]").inner_text() == "E"
    assert page.locator("#keys[open]").count() == 1
    assert wrong == []


def test_with_single_keys_off_no_character_does_anything(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server))
    page.click("[data-do=menu]")
    page.uncheck("[data-set=keys]")
    page.keyboard.press("Escape")

    seq = seq_of(page)
    for key in ("t", "/", "1"):
        page.keyboard.press(key)

    assert page.locator(".textboard").count() == 0
    assert page.evaluate("document.activeElement.id") != "cmd-in"
    assert seq_of(page) == seq
