"""WCAG 2.2 AA by axe on everything the table opens, in both themes and at phone size."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Tab
from tests.browser.driving import (
    asked_of,
    by_mouse,
    by_touch,
    is_choosing,
    new_game,
    play_until,
    sit_down,
)

axe = pytest.importorskip("axe_playwright_python.sync_playwright")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(page: Any) -> list[str]:
    """Return what axe finds wrong with a page as it is now."""
    page.evaluate("document.getAnimations().forEach(a => a.finish())")
    found = axe.Axe().run(page, options={"runOnly": {"type": "tag", "values": TAGS}})
    return [
        f"{fault['id']}: {node['target']}"
        for fault in found.response["violations"]
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize(
    ("size", "scheme"),
    [
        (DESKTOP, "dark"),
        pytest.param(DESKTOP, "light", marks=pytest.mark.slow),
        (PHONE, "light"),
    ],
)
def test_axe_finds_no_fault_at_the_table(
    tab: Tab, server: str, size: tuple[int, int], scheme: str
) -> None:
    page = tab(size, scheme, reduced_motion="reduce")
    sit_down(page, new_game(server, clock={"minutes": 20}))
    play_until(page, by_mouse if size == DESKTOP else by_touch, is_choosing)
    found = {"sheet": faults(page)}

    page.keyboard.press("Escape")
    found["table"] = faults(page)
    page.locator(".half--me .active .mon").focus()
    page.keyboard.press("i")
    for screen in ("card", "evo", "dic", "dat"):
        page.locator(f"#t-{screen}").click()
        found[screen] = faults(page)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    found["text"] = faults(page)

    assert {where: wrong for where, wrong in found.items() if wrong} == {}


def test_the_text_table_says_what_the_mat_shows(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server))
    play_until(page, by_mouse, lambda p: asked_of(p) == "main")
    shown = page.locator(".half--me .active .mon").get_attribute("aria-label")

    page.keyboard.press("t")

    assert shown is not None
    assert shown.removeprefix("Your Active: ") in page.locator(".textboard").inner_text()


def test_a_typed_command_that_names_nothing_is_answered_with_a_reason(
    tab: Tab, server: str
) -> None:
    page = tab()
    sit_down(page, new_game(server))
    play_until(page, by_mouse, lambda p: asked_of(p) == "main")

    page.keyboard.press("/")
    page.keyboard.type("e nosuch b1")
    page.keyboard.press("Enter")
    page.wait_for_selector("#reply:not([hidden])")

    assert page.locator("#reply").inner_text()
