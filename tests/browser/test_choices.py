"""Consecutive choices of exact numbers: by mouse, by keyboard and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Tab
from tests.browser.driving import new_game, sit_down

SEARCHER = (
    "ecard; turn 5; player you; first you; you: base1-4 +R +R +R +R dmg40 | base1-2 +W; "
    "hand: {card}, base1-88, base1-94, base1-95, R; deck: 4*R, base1-88, base1-91, 4*W; "
    "discard: base1-91; prizes: 6*R; foe: base1-16 +L | base1-7; hand: R; deck: 8*R; prizes: 5*R"
)
CARDS = {"Computer Search": "base1-71", "Item Finder": "base1-74"}


def by_mouse(page: Any, name: str) -> None:
    """Click the option, two cards and the button; then one card."""
    page.locator("#options .opt", has_text=f"Play {name}").click()
    choose(page, "click")


def by_touch(page: Any, name: str) -> None:
    """The same by touch, from the list behind the bar."""
    page.tap("#bar [data-do=panel]")
    page.locator("#options .opt", has_text=f"Play {name}").tap()
    choose(page, "tap")


def choose(page: Any, how: str) -> None:
    """Choose the first two cards of the sheet, confirm, then choose the first of the next."""
    page.wait_for_selector("#sheet[open] .pick")
    first = page.locator("#sheet h2").inner_text()
    for n in (0, 1):
        getattr(page.locator("#sheet .pick").nth(n), how)()
    getattr(page.locator("#sheet [data-do=send]"), how)()
    wait_for_other_title(page, first)
    getattr(page.locator("#sheet .pick").first, how)()


def by_keyboard(page: Any, name: str) -> None:
    """Press the keys of the option, of two cards and of the next choice."""
    option = page.locator("#options .opt", has_text=f"Play {name}")
    page.keyboard.press(option.locator("kbd").inner_text())
    page.wait_for_selector("#sheet[open] .pick")
    first = page.locator("#sheet h2").inner_text()
    for key in ("1", "2"):
        page.keyboard.press(key)
    page.locator("#sheet [data-do=send]").focus()
    page.keyboard.press("Enter")
    wait_for_other_title(page, first)
    page.keyboard.press("1")


def wait_for_other_title(page: Any, title: str) -> None:
    """Wait until a sheet shows another choice."""
    page.locator("#sheet[open] h2").filter(has_not_text=title).wait_for()


@pytest.mark.parametrize("name", list(CARDS))
@pytest.mark.parametrize("way", [by_mouse, by_keyboard, by_touch])
def test_after_choosing_exactly_two_the_next_choice_opens(
    tab: Tab, server: str, way: Any, name: str
) -> None:
    phone = {"has_touch": True, "is_mobile": True} if way is by_touch else {}
    page = tab(PHONE if phone else DESKTOP, "light", **phone)
    sit_down(page, new_game(server, position=SEARCHER.format(card=CARDS[name])))

    way(page, name)
    page.wait_for_selector("body[data-asked=main]")

    said = page.locator("#lines > li", has_text=f"You play {name}").last.text_content()
    assert f"You play {name}: discard " in said
    assert page.locator(".half--me .pile--discard").get_attribute("aria-label") == (
        "Your Discard: 4 cards" if name == "Computer Search" else "Your Discard: 3 cards"
    )


def test_a_choice_keeps_keys_and_presses_to_itself_until_it_is_put_away(
    tab: Tab, server: str
) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server, position=SEARCHER.format(card="base1-71")))
    inside = "document.querySelector('#sheet').contains(document.activeElement)"

    page.locator("#options .opt", has_text="Play Computer Search").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#sheet[open] .pick")
    stayed = [page.evaluate(inside)]
    for key in ("Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"):
        page.keyboard.press(key)
        stayed.append(page.evaluate(inside))
    page.keyboard.press("Escape")
    away = page.locator("#veil").is_hidden() and page.locator("#sheet").is_hidden()
    page.locator("[data-do=sheet]:visible").click()
    page.mouse.click(20, 500)

    assert all(stayed)
    assert away
    assert page.locator("#veil").is_hidden()
    assert page.locator("#sheet").is_hidden()
