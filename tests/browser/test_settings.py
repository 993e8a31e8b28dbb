"""Settings: one set of them, on a page of their own and in the menu of the table."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import DESKTOP, PHONE, Tab
from tests.browser.driving import new_game, sit_down

SIZE = "Number.parseFloat(getComputedStyle(document.body).fontSize)"


def open_menu(page: Any) -> None:
    """Open the menu of the table."""
    page.click("[data-do=menu]")
    page.wait_for_selector("#menu:popover-open [data-set=sounds]")


def test_what_is_set_on_the_settings_page_is_set_at_the_table_and_the_other_way_round(
    tab: Tab, server: str
) -> None:
    page = tab(DESKTOP, "light")
    page.goto("/lobby")
    page.click("#top a[href='/settings']")
    page.wait_for_selector("[data-set=sounds]")
    normal = page.evaluate(SIZE)
    for name, value in (("theme", "dark"), ("text", "larger"), ("speed", "fast")):
        page.check(f"[name={name}][value={value}]")
    page.uncheck("[data-set=sounds]")
    larger, scheme = (
        page.evaluate(SIZE),
        page.evaluate("getComputedStyle(document.body).colorScheme"),
    )

    sit_down(page, new_game(server))
    open_menu(page)
    chosen = page.locator("#menu input:checked").evaluate_all(
        "all => all.map(each => each.value || '')"
    )
    sounds = page.is_checked("#menu [data-set=sounds]")
    page.check("#menu [data-set=still]")
    page.goto("/settings")

    assert larger > normal * 1.2
    assert scheme == "dark"
    assert chosen[:3] == ["dark", "larger", "fast"]
    assert not sounds
    assert page.is_checked("[data-set=still]")


def test_shortcuts_can_be_changed_on_the_settings_page(tab: Tab) -> None:
    page = tab(PHONE)
    page.goto("/settings")

    page.click("[data-do=keys]")
    page.click("[data-rekey=end]")
    page.keyboard.press("q")
    page.keyboard.press("Escape")

    page.wait_for_selector("#main dl div:has-text('end the turn') kbd:text-is('Q')")
