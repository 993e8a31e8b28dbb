"""Forced colours still show what is legal and what is not."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import DESKTOP, Tab
from tests.browser.driving import new_game, point_in_sight, sit_down
from tests.browser.screens import MIDDLE, faults

STATES = ("aria-pressed", "aria-checked", "aria-selected", "aria-expanded", "aria-disabled")


def ring(page: Any, selector: str) -> str:
    """The outline of the first card found."""
    return str(
        page.evaluate(
            "s => { const r = getComputedStyle(document.querySelector(s), '::after');"
            " return `${r.borderTopStyle} ${r.outlineStyle}`; }",
            selector,
        )
    )


def test_forced_colours_still_tell_what_may_be_done(tab: Tab, server: str) -> None:
    page = tab(forced_colors="active", reduced_motion="reduce")
    sit_down(page, new_game(server, position=MIDDLE))
    energy = ".hc.legal[aria-label*='Attach']"
    legal = ring(page, f"{energy} .card")

    page.mouse.click(*point_in_sight(page.locator(energy)))
    page.wait_for_selector(".mon.opt-target")

    assert legal.endswith("solid")
    assert ring(page, ".hc.chosen .card").endswith("double")
    assert ring(page, ".mon.opt-target .card").startswith("dashed")
    # Axe reads the page's own colours instead of the forced ones.
    assert [fault for fault in faults(page) if not fault.startswith("color-contrast")] == []


def test_forced_colours_still_show_how_much_is_left(tab: Tab, server: str) -> None:
    page = tab(forced_colors="active")
    sit_down(page, new_game(server, position=MIDDLE))

    colours = page.evaluate(
        "['.hpbar', '.hpbar i'].map(s =>"
        " getComputedStyle(document.querySelector(s)).backgroundColor)"
    )

    assert colours[0] != colours[1]


def test_forced_colours_still_tell_which_filter_is_on(tab: Tab) -> None:
    page = tab(forced_colors="active")
    page.goto("/cards")

    page.click("[data-kind=trainer]")
    styles = page.evaluate(
        "['trainer', 'energy'].map(k =>"
        " getComputedStyle(document.querySelector(`[data-kind=${k}]`)).outlineStyle)"
    )

    assert styles == ["solid", "none"]


def test_a_state_that_is_off_says_so_in_a_word(tab: Tab, server: str) -> None:
    page = tab(DESKTOP)
    sit_down(page, new_game(server, position=MIDDLE))
    unsaid = "n => [...document.querySelectorAll(`[${n}='']`)].map(e => e.outerHTML.slice(0, 80))"

    found = [page.evaluate(unsaid, name) for name in STATES]
    page.mouse.click(*point_in_sight(page.locator(".hc[aria-label*='Computer Search']")))
    page.wait_for_selector("#sheet[open]")
    found += [page.evaluate(unsaid, name) for name in STATES]

    assert page.locator("[data-do=text]").first.get_attribute("aria-pressed") == "false"
    assert [each for each in found if each] == []
