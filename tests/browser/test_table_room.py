"""Layout of the table: everything needed is fully visible, and nothing overlaps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Tab
from tests.browser.driving import new_game, sit_down
from tests.browser.screens import MIDDLE

MANY = MIDDLE.replace("hand: ", "hand: base1-46, base1-24, base1-90, base1-91, W, ")
"""Nine cards in hand, and thirteen legal moves."""
MORE = MANY.replace("hand: ", "hand: base1-77, base1-3, base1-96, base1-15, base1-80, base1-93, ")
"""Fifteen cards in hand."""

CUT = """() => [...document.querySelectorAll('.hc .face, #options .opt')]
  .filter(el => el.getBoundingClientRect().bottom > innerHeight
    || [el.closest('.optlist')].some(list => list && list.scrollHeight > list.clientHeight + 1))
  .map(el => el.textContent)"""
HIDDEN = """() => [...document.querySelectorAll('.hand .hc')].flatMap(card => {
  const name = card.querySelector('.c-name'), text = document.createRange();
  text.selectNodeContents(name);
  const seen = [...text.getClientRects()].every(({ left, right, top, bottom }) =>
    [left + 1, right - 1].every(x =>
      document.elementFromPoint(x, (top + bottom) / 2)?.closest('.hc') === card));
  return seen && name.scrollWidth <= name.clientWidth + 1 ? [] : [name.textContent];
})"""
"""Cards in hand whose names are cut off or covered by another card."""
COVERED = """() => [...document.querySelectorAll('.hand .hc')].filter((card, n, all) =>
  n && card.offsetLeft < all[n - 1].offsetLeft + all[n - 1].offsetWidth)
  .map(card => card.textContent)"""
"""Cards in hand that overlap the one before."""
OVERLAPS = """() => {
  const seen = '.mat .zone-label, .mat .bench > *, .active .status, .active .mon';
  const boxes = [...document.querySelectorAll(seen)]
    .filter(el => el.checkVisibility()).map(el => [el, el.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], n) => boxes.slice(n + 1)
    .filter(([other, b]) => !one.contains(other) && !other.contains(one)
      && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
    .map(([other]) => `${one.textContent} over ${other.textContent}`));
}"""


def settled(page: Any, script: str) -> list[str]:
    """The result of a script once nothing moves any more."""
    page.evaluate("document.getAnimations().forEach(each => each.finish())")
    found: list[str] = page.evaluate(script)
    return found


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 800), ""), ((1920, 1080), ""), ((1280, 800), "larger")]
)
def test_on_a_desktop_the_hand_and_every_option_are_seen_in_full(
    tab: Tab, server: str, size: tuple[int, int], text: str
) -> None:
    page = tab(size, "light")
    page.add_init_script(f"localStorage.setItem('playmat-text', '\"{text}\"')")
    sit_down(page, new_game(server, position=MANY))

    assert page.locator("#options .opt").count() == 13
    assert settled(page, CUT) == []


@pytest.mark.parametrize("text", ["", "larger"])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_name_of_every_card_in_a_large_hand_can_be_read(
    tab: Tab, server: str, size: tuple[int, int], text: str
) -> None:
    page = tab(size, "light")
    page.add_init_script(f"localStorage.setItem('playmat-text', '\"{text}\"')")
    sit_down(page, new_game(server, position=MANY))
    covered = settled(page, COVERED)
    sit_down(page, new_game(server, position=MORE))

    assert page.locator(".hand .hc").count() == 15
    assert covered == []
    assert settled(page, HIDDEN) == []
    assert settled(page, CUT) == []


def test_a_hand_moves_into_two_rows_where_the_window_becomes_narrow(tab: Tab, server: str) -> None:
    page = tab((1920, 1080), "light")
    sit_down(page, new_game(server, position=MORE))

    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_selector("body.two-rows")

    assert settled(page, HIDDEN) == []


def test_on_the_smallest_phone_no_pile_lies_over_a_bench_space(tab: Tab, server: str) -> None:
    page = tab((320, 640), "light")
    sit_down(page, new_game(server, position=MIDDLE.replace("ecard", "platinum", 1)))

    assert settled(page, OVERLAPS) == []
